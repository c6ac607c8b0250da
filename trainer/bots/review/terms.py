"""What two turns lead to, told apart term by term: the value of a deal is a sum, and so is its difference.

For each deal of the hidden cards both turns are played on as in the lookahead; what either leads to is added up by
term, for one's own side and the opponents'. The terms come to the difference in points, the opponents' with the
sign that their gain is one's loss.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.bots.kernel.core import layout, search
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.lookahead import Plan
from trainer.bots.review.analysis import Analysis

#: The features of the value by what they speak of.
TERMS: Final[dict[str, tuple[int, ...]]] = {
    "table": (search.CARD_VALUES,),
    "canastras": (search.BONUSES,),
    "hand": (search.HELD_VALUES,),
    "cards": (search.HELD_CARDS,),
    "wilds": (search.HELD_WILDS,),
    "neighbours": (search.HELD_PAIRS, search.HELD_RUNS, search.HELD_FITS),
    "morto": (search.MORTO_TAKEN, search.NEAR_MORTO),
    "clean": (*range(search.CLEAN_LENGTH, search.DIRTY_LENGTH), search.LIMPA_LENGTH),
    "dirty": tuple(range(search.DIRTY_LENGTH, search.LIMPA_LENGTH)),
    "way_out": (search.HAS_LIMPA, search.CAN_GO_OUT, search.NEAR_OUT),
}
#: The lines of a sheet, in their order, by the same names; the batida is what a way out was for.
SHEET: Final = ("table", "canastras", "way_out", "morto", "hand")


@dataclass(frozen=True, slots=True)
class Term:
    """What one term has to do with the difference, in points; `own` or the opponents'."""

    name: str
    own: bool
    points: float


def terms(look: Analysis, better: Plan, other: Plan, seeds: Sequence[int], turns: int) -> list[Term]:
    """By how many points each term is better after the first plan than after the second, the most telling first."""
    team = look.view.team
    sums = {(name, own): 0.0 for name in TERMS for own in (True, False)}
    for plan, sign in ((better, 1), (other, -1)):
        for seed in seeds:
            state = look.end(plan, seed, turns)
            for side in (0, 1):
                own = side == team
                for name, points in _side(look, state, side, look.values):
                    sums[name, own] += points * sign * (1 if own else -1) / len(seeds)
    found = [Term(name, own, points) for (name, own), points in sums.items()]
    return sorted(found, key=lambda term: (-abs(term.points), term.name))


def _side(look: Analysis, state: Ints, side: int, values: Sequence[int]) -> Iterator[tuple[str, float]]:
    """One team's terms, in points: of its sheet where the deal is over, else of the value."""
    if look.simulation.ended(state):
        yield from zip(SHEET, look.simulation.sheet(state, side), strict=False)
        return
    alone, room = state.copy(), look.path.jit.zeros(search.FEATURES)
    _clear(alone, 1 - side)
    look.path.search.write_features(alone, look.path.book(look.simulation.ruleset), room)
    stage = int(look.path.search.stage_of(state)) * search.FEATURES
    sign = -1 if side else 1  # features are team 0's less team 1's
    for name, features in TERMS.items():
        yield name, sign * sum(int(room[index]) * values[stage + index] for index in features) / 1000


def _clear(state: Ints, side: int) -> None:
    """Take a team's melds, hands and morto off the state."""
    state[layout.MELDS + side] = state[layout.TAKEN + side] = 0
    for seat in range(side, int(state[layout.PLAYERS]), 2):
        for place in range(layout.HANDS + layout.HAND * seat, layout.HANDS + layout.HAND * (seat + 1)):
            state[place] = 0
