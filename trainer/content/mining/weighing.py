"""What the seat to move can weigh of its turn, every card of the lixo known to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.paths import KernelPath
from trainer.bots.review.analysis import measured
from trainer.bots.review.memory import remembered
from trainer.content.mining.deals import Moment
from trainer.rules.position import Position

DEALS: Final = 80
TURNS: Final = 6


def lookahead(position: Position, path: KernelPath) -> Lookahead:
    """The lookahead of the seat to move."""
    return Lookahead(remembered(position, position.turn), path)


def seed_of(moment: Moment) -> int:
    """The seed that what is weighed at a moment is drawn with."""
    return moment.deal * 1000 + moment.turn


def margin(look: Lookahead, answer: Plan, rivals: Sequence[Plan], seed: int, turns: int = TURNS) -> float:
    """By how many points the answer is ahead of the best rival, less the error of that.

    The rival is chosen on one half of the deals and measured on the other.
    """
    first, second = range(seed, seed + DEALS), range(seed + DEALS, seed + 2 * DEALS)
    rival = max(rivals, key=lambda plan: sum(look.weigh(plan, first, turns)))
    pairs = zip(look.weigh(answer, second, turns), look.weigh(rival, second, turns), strict=True)
    ahead = measured([one - other for one, other in pairs])
    return ahead.points - ahead.error
