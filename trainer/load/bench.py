"""What `buraco bench load` measures: a club of so many on this machine's own processes of the app."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from trainer.content.library import load_library
from trainer.learning.store import Store
from trainer.load.club import Acts, Club, What
from trainer.load.page import percentile

STARTS: Final = 90.0
"""Seconds a process may take until it answers."""
ONE_ADDRESS: Final = {
    "BURACO_SOCKETS_PER_ADDRESS": "2000",
    "BURACO_ADDRESS_BURST": "10000",
    "BURACO_ADDRESS_RATE": "10000",
    "BURACO_PAGE_BURST": "2000",
    "BURACO_PAGE_RATE": "2000",
}
"""All learners come from one address here, as they never would: what is bounded by address is not what is measured."""


def bench_load(
    learners: int, processes: int, minutes: float, every: float, thinking: int, url: str | None, seed: int
) -> dict[str, Any]:
    """Learners of every kind on so many processes, each with an act once `every` seconds; times in milliseconds.

    `url` is the database, which several processes share; without one a SQLite file of its own. The memory is that of
    all processes together, in MB, before anybody came and after everybody has left (None where it cannot be asked).
    `thinking` further learners look on while `master` thinks; they are not measured.
    """
    with _house(url, processes) as (store, addresses, pids):
        before = memory(pids)
        club = Club(load_library(), store, learners, every, seed, thinking)
        done = asyncio.run(club.work(addresses, 60 * minutes))
        after = memory(pids)
    return {
        "bench": "load",
        "learners": learners,
        "processes": processes,
        "minutes": minutes,
        "every": every,
        "thinking": thinking,
        "seed": seed,
        "memory_before": before,
        "memory_after": after,
        **figures(done),
    }


def bench_games(games: int, at_once: int, seed: int, moves: int = 10) -> dict[str, Any]:
    """So many games on one process, each of somebody new who leaves after some moves; memory in MB."""
    with _house(None, 1) as (store, addresses, pids):
        before = memory(pids)
        club = Club(load_library(), store, at_once, 0.1, seed)
        acts = asyncio.run(club.play_games(addresses[0], games, at_once, moves))
        after = memory(pids)
    return {"bench": "games", "games": games, "seed": seed, "memory_before": before, "memory_after": after, **_of(acts)}


@contextmanager
def _house(url: str | None, processes: int) -> Iterator[tuple[Store, list[str], list[int]]]:
    """A store, and processes of the app that answer: their addresses and ids. The bots' kernel is compiled before."""
    subprocess.run(
        [sys.executable, "-m", "trainer.bots.kernel"], check=True, stdout=subprocess.DEVNULL
    )  # compiled once
    with ExitStack() as house:
        folder = Path(house.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
        url = url or f"sqlite:///{folder / 'club.sqlite'}"
        store = Store(url)
        house.callback(store.close)
        served = [house.enter_context(process(url, folder)) for _ in range(processes)]
        yield store, [address for address, _pid in served], [pid for _address, pid in served]


def figures(done: dict[What, Acts]) -> dict[str, Any]:
    """Acts, failures and times in milliseconds, of all and by kind."""
    everything = Acts()
    for acts in done.values():
        everything.seconds += acts.seconds
        everything.failed += acts.failed
    return {**_of(everything), "kinds": {kind: _of(acts) for kind, acts in done.items()}}


def _of(acts: Acts) -> dict[str, Any]:
    times = acts.seconds
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {name: round(1000 * percentile(times, share)) if times else None for name, share in shares.items()}
    return {"acts": len(times), "failed": len(acts.failed), **found, "first_failures": sorted(set(acts.failed))[:3]}


@contextmanager
def process(url: str, folder: Path) -> Iterator[tuple[str, int]]:
    """A process of the app that answers: its address and its id; ended afterwards."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "trainer", "serve", "--port", str(port), "--no-browser"]
    with (folder / f"{port}.log").open("ab") as log:
        running = subprocess.Popen(
            command, env=os.environ | ONE_ADDRESS | {"BURACO_DB": url}, cwd=folder, stdout=log, stderr=log
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _await_answer(f"{address}/readyz", running)
        yield address, running.pid
    finally:
        running.terminate()
        running.wait(60)


def _await_answer(url: str, running: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTS
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            if time.monotonic() > until or running.poll() is not None:
                raise
            time.sleep(0.2)
        else:
            return


def memory(pids: list[int]) -> int | None:
    """What processes hold in memory, in MB; None where the machine has no /proc."""
    held = 0
    for pid in pids:
        status = Path(f"/proc/{pid}/status")
        if not status.exists():
            return None
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text("ascii"))
        held += int(found[1]) if found else 0
    return round(held / 1024)
