"""Hostile clients against a real server on this machine: the others go on as before.

Bounded in count and time. Times are compared with those of the same server just before, for machines differ.
"""

from __future__ import annotations

import asyncio
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from clients import STRANGER, clear_cache, flood, honest, rerun
from serving import served

from trainer.load.page import percentile

pytestmark = pytest.mark.alone

PEOPLE = 5
ACTS = 8
EVERY = 0.25
MOST = 0.2
"""Seconds within which 95 of 100 acts are to be done."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacked")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """The app with no more descriptors than 1,024."""

    def arguments(port: int) -> list[str]:
        return ["-m", "trainer", "serve", "--port", str(port), "--no-browser", "--db", f"sqlite:///{folder}/x.sqlite"]

    with served(arguments, folder, folder / "log", descriptors=1024) as address:
        yield address


async def _p95(server: str) -> float:
    times: list[float] = []
    await asyncio.gather(*(honest(server, ACTS, EVERY, times) for _ in range(PEOPLE)))
    return percentile(times, 0.95)


@pytest.fixture(scope="module")
def quiet(server: str) -> float:
    """Seconds for 95 of 100 acts while nobody attacks."""
    asyncio.run(_p95(server))
    return asyncio.run(_p95(server))


async def _under(server: str, message: bytes, a_second: int) -> float:
    until = asyncio.Event()
    attack = asyncio.create_task(flood(server, a_second, until, message))
    await asyncio.sleep(1)
    found = await _p95(server)
    until.set()
    attack.cancel()
    await asyncio.gather(attack, return_exceptions=True)
    return found


@pytest.mark.parametrize("a_second", [300, 1000])
def test_a_flood_of_messages_slows_nobody_else(server: str, quiet: float, a_second: int) -> None:
    under = asyncio.run(_under(server, rerun(), a_second))
    print(f"p95 quiet {1000 * quiet:.0f} ms, under {a_second} messages a second {1000 * under:.0f} ms")
    assert under < max(MOST, 3 * quiet)


def test_the_message_that_empties_caches_does_nothing(server: str, quiet: float) -> None:
    assert asyncio.run(_under(server, clear_cache(), 20)) < max(MOST, 3 * quiet)


def test_idle_sockets_keep_nobody_out_and_do_not_fill_the_log(server: str, quiet: float, folder: Path) -> None:
    host, port = server.removeprefix("http://").split(":")
    with ExitStack() as held:
        for _ in range(300):
            held.enter_context(closing(socket.create_connection((host, int(port)), source_address=(STRANGER, 0))))
        time.sleep(1)
        with urllib.request.urlopen(f"{server}/healthz", timeout=10) as answer:
            assert answer.status == 200
        assert asyncio.run(_p95(server)) < max(MOST, 3 * quiet)
    assert (folder / "log").stat().st_size < 20_000
