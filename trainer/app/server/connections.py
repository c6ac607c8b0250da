"""Bare connections, before they have asked for anything: a few of one address, and not for ever.

Each open page needs several descriptors of the process. What is accepted must stay below their number, or the
server can accept nobody and its log fills with that.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

DESCRIPTORS_A_PAGE: Final = 5
"""A connection's own, and those of the session's thread while it runs."""

RESERVED: Final = 200
"""Descriptors for files, the database and everything else."""


@dataclass
class Connections:
    """How many connections are open, in all and by address; those that are refused count until they `leave` too.

    `trusted` addresses are proxies: what comes from them comes from many people.
    """

    most: int
    per_address: int
    trusted: Container[str] = ()
    open: Counter[str] = field(default_factory=Counter)

    def admit(self, address: str) -> bool:
        """Counts one more, and says whether it may stay."""
        self.open[address] += 1
        return self.open.total() <= self.most and (address in self.trusted or self.open[address] <= self.per_address)

    def leave(self, address: str) -> None:
        """Counts one less."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def raise_descriptors() -> int:
    """Lets this process open as many files as the system allows it; returns how many that are."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 1 << 16) if hard != resource.RLIM_INFINITY else 1 << 16
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def most_pages(descriptors: int) -> int:
    """How many connections fit into so many descriptors."""
    return max(8, (descriptors - RESERVED) // DESCRIPTORS_A_PAGE)


def counted(connections: Connections, seconds: float) -> type[asyncio.Protocol]:
    """The HTTP protocol of uvicorn, its connections counted and those that ask for nothing in so many seconds ended."""

    class Counted(H11Protocol):
        address = ""
        patience: asyncio.TimerHandle | None = None
        left = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self.address = peer[0] if isinstance(peer, tuple) else ""
            if not connections.admit(self.address):
                transport.abort()
                return
            self.patience = self.loop.call_later(seconds, transport.abort)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.scope is not None:
                self._be_patient()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._be_patient()
            self._leave()  # the gate counts it from here on
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._be_patient()
            self._leave()
            super().connection_lost(exc)

        def _be_patient(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def _leave(self) -> None:
            if not self.left:
                self.left = True
                connections.leave(self.address)

    return Counted
