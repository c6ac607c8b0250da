"""What `buraco bench solver` measures: whole turns solved on positions out of games, with their times."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Lay, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS
from trainer.solver import Solution, solve

SMALLEST_HAND: Final = 11
LARGEST_HAND: Final = 25
MOST_MELDS: Final = 8
FROM_A_DEAL: Final = 3


def bench_solver(positions: int, seed: int, clock: Callable[[], float] = time.process_time) -> dict[str, Any]:
    """The best turn by points, from so many positions of games of patient players, each as its player sees it.

    Half the positions are before the draw and half after it, with hands of 11 to 25 cards and up to 8 melds, of
    all rulesets and both numbers of players. Times are in milliseconds of `clock`, by default processor time.
    """
    chosen = list(islice(sample(seed), positions))
    with _uncollected():
        runs = [_timed(position, clock) for position in chosen]
    return {
        "bench": "solver",
        "seed": seed,
        "positions": positions,
        "exact": sum(solution.exhausted for _, solution in runs) / positions,
        "nodes": sum(solution.nodes for _, solution in runs),
        **_figures([spent for spent, _ in runs]),
        "runs": [
            {
                "rules": name,
                **_figures([spent for at, (spent, _) in zip(chosen, runs, strict=True) if at.ruleset.name == name]),
            }
            for name in RULESETS
        ],
    }


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without pauses for collecting garbage, whose length is that of the whole process, not of a search."""
    was_on = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _timed(position: Position, clock: Callable[[], float]) -> tuple[float, Solution]:
    began = clock()
    solution = solve(position)
    return 1000 * (clock() - began), solution


def _figures(times: Sequence[float]) -> dict[str, float]:
    """How many, the median, the 95th of a hundred and the worst."""
    if not times:
        return {"solved": 0}
    ordered = sorted(times)
    at = {"median_ms": len(times) // 2, "p95_ms": len(times) * 95 // 100, "worst_ms": len(times) - 1}
    return {"solved": len(times), **{name: round(ordered[index], 3) for name, index in at.items()}}


def sample(seed: int) -> Iterator[Position]:
    """Positions of games without end, as the player to move sees them: of each deal a few, with hands of different
    sizes and turn about before and after the draw."""
    random = Random(seed)
    phases = cycle((Phase.DRAW, Phase.PLAY))
    for players in cycle((2, 4)):
        for rules in RULESETS.values():
            for phase in (next(phases), next(phases)):
                by_size = _by_size(deal(rules, players, random.getrandbits(32)), phase, random)
                for size in random.sample(sorted(by_size), min(FROM_A_DEAL, len(by_size))):
                    yield view_of(by_size[size], by_size[size].turn).as_position()


def _by_size(position: Position, phase: Phase, random: Random) -> dict[int, Position]:
    """A position of a deal for each size of hand it comes to, among those wanted."""
    found: dict[int, list[Position]] = {}
    patience = [random.choice((0.2, 0.6, 0.9, 0.98)) for _ in range(position.players)]
    while not position.ended:
        if (
            position.phase is phase
            and SMALLEST_HAND <= len(position.hand) <= LARGEST_HAND
            and len(position.melds) <= MOST_MELDS
        ):
            found.setdefault(len(position.hand), []).append(position)
        position, _ = apply(position, _move(position, patience[position.turn], random))
    return {size: random.choice(positions) for size, positions in found.items()}


def _move(position: Position, patience: float, random: Random) -> Move:
    """A move of a player who likes the lixo and, patient, holds melds back; wilds are rarely spent."""
    legal = legal_moves(position)
    if position.phase is Phase.DRAW:
        if legal.pickups and (not legal.draws or random.random() < 0.8):
            return random.choice(legal.pickups)
        return legal.draws[0]
    acts: list[Lay | Add] = [*legal.lays, *legal.additions]
    if acts and (not legal.discards or random.random() > patience):
        clean = [act for act in acts if not any(card.can_be_wild for card in act.cards)]
        return random.choice(clean or acts)
    plain = [move for move in legal.discards if not move.card.can_be_wild]
    return random.choice(plain or legal.discards)
