"""People who play at the table over bare websockets, as the table's own script does: numbered acts that are kept until
they are acknowledged, a connection that is opened anew when it is lost."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from trainer.bots import BOTS
from trainer.learning.game import Game, play, until_human
from trainer.rules.moves import Move
from trainer.rules.position import view_of

RETRY: Final = 2.0
"""Seconds after which what was not acknowledged is sent again."""

OUTAGE: Final = ("does not answer", "não está respondendo")
"""What the page says while the store is away, in both languages."""


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
    _socket: ClientConnection | None = None
    _table: tuple[str, str] = ("", "")
    _data: dict[str, Any] = field(default_factory=dict)
    _again: str = ""
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
        if self._socket is not None:
            await self._socket.close()

    async def _move(self, address: str, tls: ssl.SSLContext | None) -> None:
        """Makes one move and waits until the table shows that it is kept."""
        position = self.game.position
        move = BOTS["greedy"](view_of(position, self.game.seat), len(self.moves), []).move
        after = until_human(play(self.game, move))
        begun, entry = time.monotonic(), dict[str, Any]()
        while True:
            try:
                if self._socket is None:
                    await self._connect(address, tls)
                shown = self._shown()
                if shown == _sight(after):
                    break
                if shown != _sight(self.game):
                    await self._hear(self._message({}), RETRY)  # a bot still thinks
                    continue
                if entry.get("version") != self._data["version"]:
                    self._number = max(self._number, self._data["ack"]) + 1
                    act = {"kind": "move", "text": str(move)}
                    entry = {"seq": self._number, "version": self._data["version"], "act": act}
                await self._hear(self._message(entry), RETRY)
            except (OSError, WebSocketException, TimeoutError):
                await self._leave()
                await asyncio.sleep(0.2)
        self.game = after
        self.moves.append(move)
        self.acks.append(Ack(time.monotonic() - begun, time.monotonic()))

    async def _connect(self, address: str, tls: ssl.SSLContext | None) -> None:
        self.cookies["buraco_learner"] = self.learner
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._socket = await connect(
            address.replace("http", "ws", 1) + "/_stcore/stream",
            subprotocols=[Subprotocol("streamlit")],
            additional_headers={"Cookie": cookies},
            origin=address,  # type: ignore[arg-type]
            max_size=None,
            open_timeout=30,
            ssl=tls,
        )
        response = self._socket.response
        for told in response.headers.get_all("Set-Cookie") if response else []:
            name, _, value = told.partition(";")[0].partition("=")
            self.cookies[name] = value
        self.processes.append(self.cookies.get("buraco_process", ""))
        self._data, self._again = {}, ""
        page = BackMsg()
        page.rerun_script.query_string = f"game={self.game_id}"
        page.rerun_script.page_name = "game"
        await self._hear(page, 30)
        if not self._data:
            raise TimeoutError  # the store did not answer: no table yet

    async def _leave(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            with suppress(OSError, WebSocketException):
                await socket.close()

    def _message(self, entry: dict[str, Any]) -> BackMsg:
        """What the table sends; while the store does not answer, the page asks again by itself with it."""
        widget, fragment = self._table
        message = BackMsg()
        message.rerun_script.query_string = f"game={self.game_id}"
        message.rerun_script.page_name = "game"
        message.rerun_script.fragment_id, self._again = self._again or fragment, ""
        state = message.rerun_script.widget_states.widgets.add()
        state.id, state.json_value = widget, json.dumps({"outbox": [entry] if entry else []})
        return message

    async def _hear(self, message: BackMsg, seconds: float) -> None:
        """Sends it and reads until the run of the page is over; what the table shows then is noted."""
        assert self._socket is not None
        await self._socket.send(message.SerializeToString())
        is_out = False
        async with asyncio.timeout(max(seconds, 30)):
            while True:
                answer = ForwardMsg()
                answer.ParseFromString(await self._socket.recv())
                kind = answer.WhichOneof("type")
                if kind == "auto_rerun" and is_out:
                    self._again = answer.auto_rerun.fragment_id
                elif kind == "delta":
                    element = answer.delta.new_element
                    if element.WhichOneof("type") == "bidi_component":
                        found = element.bidi_component
                        self._table = (found.id, answer.delta.fragment_id or self._table[1])
                        self._data = json.loads(found.json or found.mixed.json)
                    elif any(word in element.html.body for word in OUTAGE):
                        is_out = True
                elif kind == "script_finished":
                    break
        if is_out:
            self.outages += 1
            await asyncio.sleep(RETRY)

    def _shown(self) -> object:
        """What the table shows now, to be compared with `_sight`; None while a bot is to move."""
        data = self._data
        is_over = data["mode"] == "show"
        if not is_over and data["turn"] != data["seat"]:
            return None
        return (data["monte"], "over" if is_over else data["phase"], Counter(data["hand"]))


def _sight(game: Game) -> object:
    """What the table shows of a deal, as far as it tells two moments of it apart."""
    view = view_of(game.position, game.seat)
    return (view.monte, game.position.phase.value, Counter(map(str, view.hand)))
