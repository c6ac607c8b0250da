"""What two ways to play lead to, counted: batidas, points left in hand, canastras, the lixo given.

Both are played on over the same deals of the hidden cards as when they were measured. Told is the count in which the
better one gains most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.lookahead import Plan
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.scale import WHOLE
from trainer.bots.review.values import Reason

#: The lines of a sheet, in their order.
SHEET: Final = ("table", "canastras", "batida", "morto", "hand")
LIXO: Final = "outcome_lixo"
CARD: Final = 9
"""The points of a card of the pack, on the average: 1000 in 108 cards."""
COUNTED: Final = ("batida", "morto")
"""Lines told as so many of a hundred deals: each is worth 100 points where it is not 0."""
KINDS: Final = (LIXO, *(f"outcome_{side}_{line}" for line in SHEET for side in ("own", "their")))


@dataclass(frozen=True, slots=True)
class Outcome:
    """One count, the mean over the deals after the worse and after the better play: points, deals of a hundred or
    cards. `gain` is what the difference is worth to the side that plays, in points."""

    kind: str
    worse: float
    better: float
    gain: float


def outcome(look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int], turns: int) -> Reason | None:
    """The count in which the better play gains most, set side by side; None where it gains in none.

    The deals are played to their end on the compiled path, else so many turns on.
    """
    horizons = (WHOLE, turns) if look.path.name == "compiled" else (turns,)
    for horizon in horizons:
        best = max(outcomes(look, worse, better, seeds, horizon), key=lambda each: each.gain)
        if best.gain > 0 and round(best.worse) != round(best.better):
            return Reason(best.kind, points=round(best.gain), number=round(best.worse), other=round(best.better))
    return None


def outcomes(look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int], turns: int) -> list[Outcome]:
    """All counts after either play and so many turns more. Those of the sheets gain what the lead does."""
    counts = [list(_counted(look, plan, seeds, turns)) for plan in (worse, better)]
    found = []
    for (kind, one), (_, other) in zip(*counts, strict=True):
        sign = 1 if kind.startswith("outcome_own") else -1
        found.append(Outcome(kind, _told(kind, one), _told(kind, other), sign * (other - one)))
    return found


def _counted(look: Analysis, plan: Plan, seeds: Sequence[int], turns: int) -> Iterator[tuple[str, float]]:
    """Each kind with its mean, in points."""
    sums = dict.fromkeys(KINDS, 0.0)
    own = look.view.team
    for seed in seeds:
        sums[LIXO] += CARD * _lixo_given(look, plan, seed)
        state = look.end(plan, seed, turns)
        for team in (own, 1 - own):
            for line, points in zip(SHEET, look.simulation.sheet(state, team), strict=False):
                sums[f"outcome_{'own' if team == own else 'their'}_{line}"] += points
    yield from ((kind, points / len(seeds)) for kind, points in sums.items())


def _lixo_given(look: Analysis, plan: Plan, seed: int) -> int:
    """How many cards of the lixo the next player takes; 0 where the plan does not pass the turn."""
    state = look.end(plan, seed, 0)
    if look.simulation.ended(state) or state[layout.TURN] == look.view.seat:
        return 0
    before = int(state[layout.LIXO_COUNT])
    return before if _is_taken(before, look.end(plan, seed, 1)) else 0


def _is_taken(before: int, after: Ints) -> bool:
    """Whether a lixo of so many cards was taken in the turn after which this is the state."""
    left = int(after[layout.LIXO_COUNT])
    return left < before or left == before == 1


def _told(kind: str, points: float) -> float:
    """A mean in points as it is told: without the sign of what counts against a side, a lixo in cards."""
    return abs(points) / CARD if kind == LIXO else abs(points)
