"""What every answer tells the browser about itself, and what is kept from strangers."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",  # Streamlit's page and its components need them
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",  # nothing is fetched from elsewhere, whatever a content file says
        "font-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "worker-src 'self' blob:",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    )
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "SAMEORIGIN",
}

CLOSED: Final = ("/_stcore/metrics",)
"""Streamlit's own figures of the process; the operator's are at `/metrics`."""


class SafeHeaders:
    """Middleware that adds the headers to every answer, and answers 404 for what is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["path"].endswith(CLOSED):
            await PlainTextResponse("Not found\n", 404)(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)
