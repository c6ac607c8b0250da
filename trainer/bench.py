"""What `buraco bench` measures; figures are of one run on one machine, ratios are what to compare."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.ruleset import RULESETS


def bench_engine(seconds: float, seed: int) -> dict[str, Any]:
    """Random play through `legal_moves` and `apply`: moves, deals and listed moves a second, by ruleset and players.

    `seconds` of processor time are spent on each of the eight combinations.
    """
    runs = [_random_play(name, players, seconds, seed) for name in RULESETS for players in (2, 4)]
    total = sum(run["seconds"] for run in runs)
    return {
        "bench": "engine",
        "seed": seed,
        "moves_per_second": round(sum(run["moves"] for run in runs) / total),
        "slowest_moves_per_second": min(round(run["moves"] / run["seconds"]) for run in runs),
        "runs": runs,
    }


def _random_play(rules: str, players: int, seconds: float, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    moves = deals = listed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        position = deal(RULESETS[rules], players, rng.getrandbits(32))
        while not position.ended:
            legal = list(legal_moves(position))
            position, _ = apply(position, rng.choice(legal))
            listed += len(legal)
            moves += 1
        deals += 1
    spent = time.process_time() - began
    return {
        "rules": rules,
        "players": players,
        "seconds": round(spent, 2),
        "deals": deals,
        "moves": moves,
        "listed": listed,
    }
