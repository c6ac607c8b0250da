"""The door for messages: a budget that slows its sender alone, and nothing meant for developers comes through."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from streamlit.proto.BackMsg_pb2 import BackMsg

from trainer.app.server.gate import PROTOCOL_ERROR, UNSUPPORTED, Gate
from trainer.app.server.limits import LimitError, Limits, limits_of


class Time:
    """A clock that only moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def message(kind: str) -> bytes:
    back = BackMsg()
    if kind in ("rerun_script", "app_heartbeat", "file_urls_request"):
        getattr(back, kind).SetInParent()
    else:
        setattr(back, kind, True)
    return back.SerializeToString()


RERUN = message("rerun_script")


class Client:
    """One connection: what it sends, when each message reached the app, and what it was answered."""

    def __init__(self, gate: Gate, time: Time, frames: Iterable[dict[str, Any]], address: str = "10.0.0.1") -> None:
        self.gate, self.time, self.address = gate, time, address
        self.frames = [{"type": "websocket.receive", **frame} for frame in frames]
        self.answers: list[Message] = []

    async def run(self) -> None:
        frames = iter([{"type": "websocket.connect"}, *self.frames, {"type": "websocket.disconnect", "code": 1000}])

        async def receive() -> Message:
            return next(frames)

        async def send(answer: Message) -> None:
            self.answers.append(answer)

        await self.gate({"type": "websocket", "client": (self.address, 1)}, receive, send)


class App:
    """What stands behind the gate: notes what reaches it, and when."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.reached: list[tuple[float, bytes]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        while (got := await receive())["type"] != "websocket.disconnect":
            if got["type"] == "websocket.receive":
                self.reached.append((self.time.now, got["bytes"]))


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def app(time: Time) -> App:
    return App(time)


def gate_of(app: App, time: Time, most: int = 100, **limits: int) -> Gate:
    return Gate(app, Limits(**limits), most, time.clock, time.sleep)


def test_a_burst_passes_at_once_and_the_rest_at_the_rate(app: App, time: Time) -> None:
    gate = gate_of(app, time, session_burst=40, session_rate=10)
    asyncio.run(Client(gate, time, [{"bytes": RERUN}] * 100).run())
    times = [at for at, _ in app.reached]
    assert len(times) == 100  # slowed down, and nothing lost
    assert times[:40] == [0.0] * 40
    assert times[-1] == pytest.approx(6.0)
    assert gate.delayed == 60


def test_the_pages_of_one_address_share_a_budget_and_other_addresses_do_not(app: App, time: Time) -> None:
    gate = gate_of(app, time, session_burst=100, address_burst=50, address_rate=10)
    asyncio.run(Client(gate, time, [{"bytes": RERUN}] * 50, "10.0.0.1").run())
    asyncio.run(Client(gate, time, [{"bytes": RERUN}] * 10, "10.0.0.2").run())
    assert time.now == 0.0
    asyncio.run(Client(gate, time, [{"bytes": RERUN}], "10.0.0.1").run())
    assert time.now == pytest.approx(0.1)


@pytest.mark.parametrize("kind", ["clear_cache", "set_run_on_save", "debug_shutdown_runtime", "load_git_info"])
def test_what_is_meant_for_developers_is_ignored(app: App, time: Time, kind: str) -> None:
    asyncio.run(Client(gate_of(app, time), time, [{"bytes": message(kind)}, {"bytes": RERUN}]).run())
    assert [data for _, data in app.reached] == [RERUN]


def test_of_the_operations_of_a_page_only_the_download_passes(app: App, time: Time) -> None:
    download, writing = BackMsg(), BackMsg()
    download.backend_operation_request.deferred_file.file_id = "f"
    writing.backend_operation_request.install_skills.SetInParent()
    frames = [{"bytes": each.SerializeToString()} for each in (download, writing)]
    asyncio.run(Client(gate_of(app, time), time, frames).run())
    assert [data for _, data in app.reached] == [download.SerializeToString()]


@pytest.mark.parametrize(("frame", "code"), [({"text": "hello"}, UNSUPPORTED), ({"bytes": b"\xff"}, PROTOCOL_ERROR)])
def test_who_does_not_speak_the_protocol_is_cut_off_quietly(
    app: App, time: Time, frame: dict[str, Any], code: int
) -> None:
    client = Client(gate_of(app, time), time, [frame, {"bytes": RERUN}])
    asyncio.run(client.run())
    assert client.answers == [{"type": "websocket.close", "code": code}]
    assert app.reached == []


def test_connections_beyond_the_limit_are_refused_and_free_places_are_given_again(app: App, time: Time) -> None:
    gate = gate_of(app, time, most=3, sockets_per_address=2)
    waiting = asyncio.Event()

    async def hold(scope: Scope, receive: Receive, send: Send) -> None:
        await waiting.wait()

    gate._app = hold

    async def visit() -> list[int | None]:
        clients = [Client(gate, time, [], address) for address in ("a", "a", "a", "b", "c")]
        tasks = [asyncio.create_task(client.run()) for client in clients]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gate.sockets == 3
        waiting.set()
        await asyncio.gather(*tasks)
        assert gate.sockets == 0
        return [client.answers[0]["status"] if client.answers else None for client in clients]

    assert asyncio.run(visit()) == [None, None, 503, None, 503]


def test_limits_come_from_the_environment_and_a_wrong_one_is_one_line() -> None:
    assert limits_of({"BURACO_SESSION_RATE": "20"}).session.a_second == 20
    assert limits_of({}) == Limits()
    assert limits_of({"BURACO_UNFINISHED_GAMES": "9"}).quotas.unfinished_games == 9
    with pytest.raises(LimitError, match="BURACO_SESSION_RATE=fast: not a limit; expected a whole number above zero"):
        limits_of({"BURACO_SESSION_RATE": "fast"})
