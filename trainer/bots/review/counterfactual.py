"""Reasons checked: in a position without what a reason names, the difference between the two turns must shrink."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from trainer.bots.kernel.core import layout, search
from trainer.bots.kernel.lookahead import Plan
from trainer.bots.review.analysis import Analysis, measured
from trainer.bots.review.values import Measured, Reason

FEWEST: Final = 10
"""Deals without a thing say nothing where they are fewer."""


def holds(reason: Reason, look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int], turns: int) -> bool:
    """Whether a reason may be given: the difference surely shrinks without what it names, or that is nothing that could
    be taken away."""
    found = shrinks(reason, look, worse, better, seeds, turns)
    return found is None or found.points > found.error


def shrinks(
    reason: Reason, look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int], turns: int
) -> Measured | None:
    """By how much the difference is smaller without what a reason names, in points of the lookahead; None where that
    cannot be taken away."""
    gains = _gains(look, worse, better, seeds, turns)
    if reason.kind == "lixo_risk":
        taken = [look.next_takes(worse, seed) for seed in seeds]
        safe = [gain for gain, risk in zip(gains, taken, strict=True) if not risk]
        if not FEWEST <= len(safe) <= len(seeds) - FEWEST:
            return None
        whole, without = measured(gains), measured(safe)
        return Measured(whole.points - without.points, math.sqrt(max(0.0, without.error**2 - whole.error**2)))
    without_it = _WITHOUT.get(reason.kind)
    other = without_it(look, reason) if without_it else None
    if other is None:
        return None
    left = _gains(other, worse, better, seeds, turns)
    return measured([gain - rest for gain, rest in zip(gains, left, strict=True)])


def _gains(look: Analysis, worse: Plan, better: Plan, seeds: Sequence[int], turns: int) -> list[int]:
    """By how much the better plan is ahead in each deal."""
    pairs = zip(look.weigh(better, seeds, turns), look.weigh(worse, seeds, turns), strict=True)
    return [one - two for one, two in pairs]


def _without_their_meld(look: Analysis, reason: Reason) -> Analysis:
    """As if the opponents did not have the meld of the reason's number."""
    other, team = copy(look), 1 - look.view.team
    state = look._start.copy()
    first = layout.TABLE + layout.MOST_MELDS * team
    state[layout.MELDS + team] -= 1
    state[first + reason.number - 1] = state[first + int(state[layout.MELDS + team])]
    other._start = state
    return other


def _without_lixo(look: Analysis, _: Reason) -> Analysis | None:
    """As if nothing lay under the top of the lixo."""
    count = int(look._start[layout.LIXO_COUNT])
    if count < 2:
        return None
    other, state, hidden = copy(look), look._start.copy(), look._hidden.copy()
    state[layout.LIXO] = state[layout.LIXO + count - 1]
    state[layout.LIXO_COUNT], hidden[search.HIDDEN_LIXO] = 1, 0
    other._start, other._hidden = state, hidden
    return other


#: By kind of reason, the position without what it names.
_WITHOUT: Final[dict[str, Callable[[Analysis, Reason], Analysis | None]]] = {
    "fed_meld": _without_their_meld,
    "lixo_left": _without_lixo,
}
CHECKED: Final = ("lixo_risk", *_WITHOUT)
"""The kinds of reason that are checked."""
