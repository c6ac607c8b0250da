"""People who play at the table over bare websockets, as the table's own script does: numbered acts that are kept until
they are acknowledged, a connection that is opened anew when it is lost."""

from __future__ import annotations

import asyncio
import random
import ssl
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from websockets.exceptions import WebSocketException

from trainer.bots import BOTS
from trainer.learning.game import Game, play, until_human
from trainer.load.page import Page, connected
from trainer.notation import Record
from trainer.rules.moves import Move
from trainer.rules.position import view_of

RETRY: Final = 2.0
"""Seconds after which what was not acknowledged is sent again."""


@dataclass
class Ack:
    """A move that was acknowledged: how long that took, and when, in seconds of one clock."""

    seconds: float
    at: float


@dataclass
class Player:
    """Somebody at a table; `game` is the deal as they know it, the bots' moves worked out as the server does."""

    learner: str
    game_id: str
    game: Game
    cookies: dict[str, str] = field(default_factory=dict)
    acks: list[Ack] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    outages: int = 0
    processes: list[str] = field(default_factory=list)
    _page: Page | None = None
    _number: int = 0

    @property
    def is_done(self) -> bool:
        """Whether the deal has ended."""
        return self.game.position.ended

    async def play(self, address: str, tls: ssl.SSLContext | None, until: asyncio.Event, pause: float) -> None:
        """Plays move after move, with a pause between them, until told to stop or the deal has ended."""
        while not until.is_set() and not self.is_done:
            await self._move(address, tls)
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
        await self._leave()

    async def _move(self, address: str, tls: ssl.SSLContext | None) -> None:
        """Makes one move and waits until the table shows that it is kept."""
        move, after = step(self.game)
        begun, entry = time.monotonic(), dict[str, Any]()
        while True:
            try:
                page = self._page or await self._connect(address, tls)
                shown = _shown(page.data)
                if shown == _sight(after):
                    break
                if shown != _sight(self.game):
                    await self._send(page, {})  # a bot still thinks
                    continue
                if entry.get("version") != page.data["version"]:
                    self._number = max(self._number, page.data["ack"]) + 1
                    act = {"kind": "move", "text": str(move)}
                    entry = {"seq": self._number, "version": page.data["version"], "act": act}
                await self._send(page, entry)
            except (OSError, WebSocketException, TimeoutError):
                await self._leave()
                await asyncio.sleep(0.2)
        self.game = after
        self.moves.append(move)
        self.acks.append(Ack(time.monotonic() - begun, time.monotonic()))

    async def _connect(self, address: str, tls: ssl.SSLContext | None) -> Page:
        self.cookies["buraco_learner"] = self.learner
        page = self._page = await connected(address, self.cookies, tls)
        self.processes.append(self.cookies.get("buraco_process", ""))
        await page.open("game", f"game={self.game_id}", 30)
        await self._bear(page)
        if not page.data:
            raise TimeoutError  # the store did not answer: no table yet
        return page

    async def _leave(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            with suppress(OSError, WebSocketException):
                await page.socket.close()

    async def _send(self, page: Page, entry: dict[str, Any]) -> None:
        """What the table sends; while the store does not answer, the page asks again by itself with it."""
        await page.send_table({"outbox": [entry] if entry else []}, page.again if page.is_out else None, 30)
        await self._bear(page)

    async def _bear(self, page: Page) -> None:
        if page.is_out:
            self.outages += 1
            await asyncio.sleep(RETRY)


@cache
def _steps() -> dict[Record, tuple[Move, Game]]:
    return {}


def step(game: Game) -> tuple[Move, Game]:
    """The move a player makes, and the deal once it is theirs again; thought about once a deal of this process.

    Where many play the same deals they cost no time of the processor, which the app would miss.
    """
    known = _steps().get(game.record)
    if known is None:
        move = BOTS["greedy"](view_of(game.position, game.seat), game.version, []).move
        known = _steps()[game.record] = (move, until_human(play(game, move)))
    return known


def _shown(data: dict[str, Any]) -> object:
    """What the table shows now, to be compared with `_sight`; None while a bot is to move."""
    is_over = data["mode"] == "show"
    if not is_over and data["turn"] != data["seat"]:
        return None
    return (data["monte"], "over" if is_over else data["phase"], Counter(data["hand"]))


def _sight(game: Game) -> object:
    """What the table shows of a deal, as far as it tells two moments of it apart."""
    view = view_of(game.position, game.seat)
    return (view.monte, game.position.phase.value, Counter(map(str, view.hand)))
