"""By how much one option is ahead of another on average: the hidden cards dealt many times, the same way for both, and
the deal played on. Two styles of play are asked, and what counts is what both bear out. No proof: players unlike both
may fare otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.kernel import KernelError
from trainer.bots.kernel.lookahead import deal_seeds
from trainer.bots.kernel.paths import KernelPath, best_path
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.memory import Sight, remembered
from trainer.bots.review.scale import TURNS
from trainer.bots.review.values import Measured
from trainer.content.fields import Line
from trainer.content.seen import NOTHING, Seen, sight, unseen
from trainer.rules.position import Position

__all__ = ["DEALS", "TURNS", "KernelError", "analysis", "lead"]

DEALS: Final = 160
"""Deals of the hidden cards."""


def analysis(position: Position, seen: Seen = NOTHING, path: KernelPath | None = None) -> Analysis:
    """What the seat to move can weigh, from what it sees and has seen.

    Raises:
        KernelError: the position is none a deal has.
    """
    known, seat = sight(position, seen), position.turn
    hidden = sum(card.is_hidden for pile in known.piles for card in pile)
    if hidden != unseen(known).total():
        raise KernelError(f"{hidden} cards are hidden; expected {unseen(known).total()}, all that are not seen")
    held = tuple(seen.hands.get(other, ()) for other in range(position.players))
    return Analysis(Sight(remembered(known, seat), held), path or best_path(), "club")


def lead(look: Analysis, better: Line, other: Line, seeds: Sequence[int] | None = None, turns: int = TURNS) -> Measured:
    """By how many points the one line is ahead of the other: in each style of play, the smaller of the two.

    Raises:
        KernelError: a line in steps that the kernel does not know.
    """
    one, two = look.plan(better), look.plan(other)
    deals = deal_seeds(0, DEALS) if seeds is None else seeds
    leads = [style.compare(one, two, deals, turns) for style in (look, look.plainly())]
    return min(leads, key=lambda each: each.points - 2 * each.error)
