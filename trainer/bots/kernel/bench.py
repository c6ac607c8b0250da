"""What the kernel does in a second; figures are of one run on one machine, ratios are what to compare."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from trainer.bots.kernel.core import layout
from trainer.bots.kernel.paths import best_path, can_compile, warm_up
from trainer.bots.kernel.simulation import Simulation
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.ruleset import RULESETS, Ruleset, ruleset

_DEALS: Final = 64
_START: Final = (
    "import time; began = time.perf_counter(); from trainer.bots.kernel.paths import load; load(); "
    "print(time.perf_counter() - began, time.process_time())"
)


def bench_kernel(seconds: float, seed: int, *, peers: bool = False, first_compile: bool = True) -> dict[str, Any]:
    """Random playouts of the kernel and of the engine, each combination of ruleset and players for `seconds` of
    processor time on one core, and the seconds the kernel takes to start: compiled for the first time, and loaded.

    `peers` measures the gin rummy of RLCard and of OpenSpiel too, where they are installed.
    """
    starts = _starts() if first_compile and can_compile() else {}
    warm_up()
    runs = [_kernel_run(RULESETS[name], players, seconds, seed) for name in RULESETS for players in (2, 4)]
    engine = [_engine_run(ruleset(), players, seconds, seed) for players in (2, 4)]
    answer: dict[str, Any] = {
        "bench": "kernel",
        "seed": seed,
        "path": best_path().name,
        **starts,
        "deals_per_second": _rate(runs, "deals"),
        "turns_per_second": _rate(runs, "turns"),
        "acts_per_second": _rate(runs, "acts"),
        "engine_deals_per_second": _rate(engine, "deals"),
        "times_the_engine": round(_rate(runs[:2], "deals") / _rate(engine, "deals")),
        "runs": runs,
    }
    if peers:
        measured = {name: measure(seconds, seed) for name, measure in PEERS.items() if find_spec(name)}
        answer["peers_deals_per_second"] = measured
        answer["times_the_fastest_peer"] = round(_rate(runs[:2], "deals") / max(measured.values(), default=1))
    return answer


def _rate(runs: list[dict[str, Any]], what: str) -> int:
    rate: float = sum(run[what] for run in runs) / sum(run["seconds"] for run in runs)
    return round(rate)


def _starts() -> dict[str, float]:
    """Seconds until the compiled path is ready in a new process, with nothing on the disk and with all of it."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        cold, warm = (
            subprocess.run([sys.executable, "-c", _START], env=environment, check=True, capture_output=True, text=True)
            for _ in range(2)
        )
    elapsed = {"first_compile": cold.stdout.split(), "warm_start": warm.stdout.split()}
    return {
        f"{name}_{kind}": round(float(figure), 2)
        for name, figures in elapsed.items()
        for kind, figure in zip(("seconds", "processor_seconds"), figures, strict=True)
    }


def _kernel_run(rules: Ruleset, players: int, seconds: float, seed: int) -> dict[str, Any]:
    simulation = Simulation(rules)
    states = [simulation.state(deal(rules, players, seed + number)) for number in range(_DEALS)]
    deals = turns = acts = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for start in states:
            state = start.copy()
            simulation.reseed(state, seed + deals)
            acts += simulation.playout(state)
            turns += int(state[layout.TURNS])
            deals += 1
    spent = time.process_time() - began
    return {
        "rules": rules.name,
        "players": players,
        "seconds": round(spent, 2),
        "deals": deals,
        "turns": turns,
        "acts": acts,
    }


def _engine_run(rules: Ruleset, players: int, seconds: float, seed: int) -> dict[str, Any]:
    """The same by `trainer.rules`."""
    random = Random(seed)
    deals = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        position = deal(rules, players, random.getrandbits(32))
        while not position.ended:
            position, _ = apply(position, random.choice(list(legal_moves(position))))
        deals += 1
    return {"seconds": time.process_time() - began, "deals": deals}


def _deals_per_second(play: Callable[[], None], seconds: float) -> float:
    deals, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        play()
        deals += 1
    return round(deals / (time.process_time() - began), 1)


def _rlcard(seconds: float, seed: int) -> float:
    import numpy
    from rlcard.games.gin_rummy import Game

    random = Random(seed)

    def play() -> None:
        game = Game()
        game.np_random = numpy.random.RandomState(random.getrandbits(32))
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.judge.get_legal_actions()))

    return _deals_per_second(play, seconds)


def _openspiel(seconds: float, seed: int) -> float:
    import pyspiel

    random = Random(seed)
    game = pyspiel.load_game("gin_rummy")

    def play() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))

    return _deals_per_second(play, seconds)


#: Peers by the name of the module to import: random deals a second of processor time.
PEERS: Final[dict[str, Callable[[float, int], float]]] = {"rlcard": _rlcard, "pyspiel": _openspiel}
