"""The app as the server runs it: Streamlit's, with the door in front of it and what the process says of itself."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final

import streamlit as st
from starlette.middleware import Middleware
from starlette.types import ASGIApp

from trainer.app import session, thinking
from trainer.app.server.faults import tell
from trainer.app.server.gate import Gate
from trainer.app.server.headers import SafeHeaders
from trainer.app.server.health import routes
from trainer.app.server.limits import Limits
from trainer.app.server.uploads import BoundedUploads
from trainer.bots.kernel import is_ready

MAIN: Final = Path(__file__).parents[1] / "main.py"

Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]


def application(limits: Limits, most: int, lifespan: Lifespan) -> ASGIApp:
    """The whole app for uvicorn; `most` pages are open at once."""
    gates: list[Gate] = []

    def gate(app: ASGIApp) -> Gate:
        gates.append(Gate(app, limits, most))
        return gates[-1]

    def figures() -> Mapping[str, float]:
        return {
            "pages_open": sum(each.sockets for each in gates),
            "messages_total": sum(each.messages for each in gates),
            "messages_delayed_total": sum(each.delayed for each in gates),
            "connections_refused_total": sum(each.refused for each in gates),
            "thoughts_waiting": thinking.moves().waiting + thinking.reviews().waiting,
            "threads": threading.active_count(),
            "kernel_compiled": is_ready(),
            "store_seconds_total": session.store().timing.seconds,
            "store_statements_total": session.store().timing.statements,
        }

    return st.App(
        MAIN,
        lifespan=lifespan,
        routes=routes(session.store_answers, figures),
        middleware=[
            Middleware(SafeHeaders),
            Middleware(gate),
            Middleware(BoundedUploads, limits.uploads_mb),
        ],
        on_script_error=tell,
    )
