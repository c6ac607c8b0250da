"""Uploaded files are held in memory until their page is closed: how much that may be, in all and for one page.

The largest single file is Streamlit's own setting (`server.maxUploadSize`), which it checks while the file comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import streamlit as st
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

PATH: Final = "/_stcore/upload_file/"
FILES_A_PAGE: Final = 8

Held = Mapping[str, Sequence[int]]
"""By page (Streamlit's session id), the sizes in bytes of the files held for it."""


def held() -> Held:
    """What this process holds now."""
    storage = getattr(st.runtime.get_instance().uploaded_file_mgr, "file_storage", {})
    return {page: [len(file.data) for file in files.values()] for page, files in dict(storage).items()}


class BoundedUploads:
    """Middleware that refuses a file before it is read where it would not fit any more."""

    def __init__(self, app: ASGIApp, megabytes: int, held: Callable[[], Held] = held) -> None:
        """`megabytes` (MiB) are for all pages together."""
        self._app, self._most, self._held = app, megabytes * 1024 * 1024, held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and scope["method"] == "PUT" and PATH in scope["path"]:
            sizes = self._held()
            page = scope["path"].partition(PATH)[2].partition("/")[0]
            length = Headers(scope=scope).get("content-length", "")
            coming = int(length) if length.isdecimal() else 0
            if len(sizes.get(page, ())) >= FILES_A_PAGE or sum(map(sum, sizes.values())) + coming > self._most:
                await PlainTextResponse("Too many files\n", 413)(scope, receive, send)
                return
        await self._app(scope, receive, send)
