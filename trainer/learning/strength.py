"""How strong a learner plays, from the deals they won and lost: what the opponent at their level follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.bots import EVEN, LEVELS
from trainer.bots.human import STRONGEST
from trainer.learning.store import Attempt

SOURCE: Final = "game"
"""What attempts say that are the results of deals; their content ends in the opponents' name."""
WON, LOST, DRAWN = "won", "lost", "drawn"
FIRST: Final = 0.4
"""Where everybody begins, on the scale of `trainer.bots.human.at_strength`: a learner."""
STEP: Final = 0.2
"""By how much one deal moves it: three deals are a level."""


def strength_of(attempts: Iterable[Attempt]) -> float:
    """The strength after these attempts, the oldest first, to a tenth.

    A deal won against somebody at least as strong raises it, one lost against somebody at most as strong lowers it: of
    two who play alike each wins half, and so it stays about where the learner wins half. The styles to practise
    against have no strength, and tell nothing.
    """
    now = FIRST
    for attempt in attempts:
        if attempt.source != SOURCE:
            continue
        name = attempt.content.rpartition("-")[2]
        other = now if name == EVEN else LEVELS[name].strength if name in LEVELS else None
        if other is None:
            continue
        if attempt.result == WON and other >= now:
            now += STEP
        elif attempt.result == LOST and other <= now:
            now -= STEP
        now = round(min(max(now, 0.0), STRONGEST), 1)
    return now
