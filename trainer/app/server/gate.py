"""What passes from a browser's page to the app: messages within the budget, and none meant for developers.

A page that sends more than its budget is slowed down, not cut off: its messages wait in its own connection, and
nobody else's wait with them. Connections beyond the limits are refused with 503 before a session begins.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from google.protobuf.message import DecodeError
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg

from trainer.app.server.budget import Budget
from trainer.app.server.connections import Connections
from trainer.app.server.limits import Limits

DOWNLOAD: Final = "deferred_file"
"""Of the operations a page may ask for (`backend_operation_request`), the one of a learner: a file that is made when
it is asked for. Another writes into the folder of the app."""

ALLOWED: Final = frozenset({"rerun_script", "stop_script", "app_heartbeat", "file_urls_request", DOWNLOAD})
"""What a learner's page sends. The rest serves developers at their own machine: to empty the caches of everybody
(`clear_cache`), to ask for the state of the code, to run at every save, to end the server in its tests."""

UNSUPPORTED: Final = 1003
PROTOCOL_ERROR: Final = 1002
LONGEST_WAIT: Final = 10.0
"""Seconds a new page may wait for its turn before it is refused."""

_KEPT: Final = 4096

Sleep = Callable[[float], Awaitable[None]]


class Gate:
    """Middleware around the app for everything that comes over websockets."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        most: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """`most` pages are open at once; `clock` and `sleep` are passed in, so that a test need not wait."""
        self._app, self._limits, self._clock, self._sleep = app, limits, clock, sleep
        self.messages = self.delayed = self.refused = 0
        self._pages_open = Connections(most, limits.sockets_per_address)
        self._messages: dict[str, Budget] = {}
        self._pages: dict[str, Budget] = {}

    @property
    def sockets(self) -> int:
        """Pages connected at this moment."""
        return self._pages_open.open.total()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its beginning to its end."""
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        wait = self._budget(self._pages, address).take(self._clock())
        try:
            if not self._pages_open.admit(address) or wait > LONGEST_WAIT:
                self.refused += 1
                await _refuse(receive, send)
                return
            if wait:
                await self._sleep(wait)
            await self._app(scope, self._measured(address, receive, send), send)
        finally:
            self._pages_open.leave(address)

    def _measured(self, address: str, receive: Receive, send: Send) -> Receive:
        own = Budget(self._limits.session, self._clock())

        async def receive_next() -> Message:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return message
                now = self._clock()
                wait = max(own.take(now), self._budget(self._messages, address).take(now))
                self.messages += 1
                if wait:
                    self.delayed += 1
                    await self._sleep(wait)
                data = message.get("bytes")
                if data is None:
                    return await _closed(send, UNSUPPORTED)
                kind = _kind(data)
                if kind is None:
                    return await _closed(send, PROTOCOL_ERROR)
                if kind in ALLOWED:
                    return message

        return receive_next

    def _budget(self, budgets: dict[str, Budget], address: str) -> Budget:
        """The budget of an address; those that nobody draws on are forgotten before there are too many."""
        found = budgets.get(address)
        if found is None:
            now = self._clock()
            if len(budgets) >= _KEPT:
                for each in [name for name, budget in budgets.items() if budget.is_full(now)]:
                    del budgets[each]
            rate = self._limits.pages if budgets is self._pages else self._limits.address
            found = budgets[address] = Budget(rate, now)
        return found


def _kind(data: bytes) -> str | None:
    """What kind of message it is; None where it is none."""
    message = BackMsg()
    try:
        message.ParseFromString(data)
    except DecodeError:
        return None
    kind = message.WhichOneof("type") or ""
    if kind == "backend_operation_request" and message.backend_operation_request.WhichOneof("payload") == DOWNLOAD:
        return DOWNLOAD
    return kind


async def _closed(send: Send, code: int) -> Message:
    """Ends a connection that does not speak the protocol, quietly: a stranger must not fill the log."""
    await send({"type": "websocket.close", "code": code})
    return {"type": "websocket.disconnect", "code": code}


async def _refuse(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.http.response.start", "status": 503, "headers": [(b"retry-after", b"10")]})
    await send({"type": "websocket.http.response.body", "body": b"Too many connections from this address.\n"})
