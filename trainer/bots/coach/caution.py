"""A word before a costly move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.bots.kernel import KernelPath
from trainer.bots.review.values import Grade, Measured, Reason
from trainer.rules.moves import Move
from trainer.rules.position import PlayerView


class Watch(StrEnum):
    """When the learner wants to be warned: never, before big losses, before any that is sure."""

    OFF = "off"
    BIG = "big"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Caution:
    """What a move is expected to lose against the best found, in points of a whole deal, and why.

    `best` is the move the best turn goes on with: for the one who asks for a hint, not for the warning itself.
    """

    loss: Measured
    grade: Grade
    reasons: tuple[Reason, ...]
    best: Move

    def is_due(self, watch: Watch) -> bool:
        """Whether someone who watches so is to be warned: `big` from `costly` on, `all` from `small` on."""
        raise NotImplementedError


def caution(view: PlayerView, move: Move, seed: int, path: KernelPath | None = None) -> Caution:
    """Weigh a legal move the seat is about to make: a draw, cards put down or a discard.

    Raises:
        IllegalMove: the rules refuse it.
        ValueError: it is not the seat's turn.
    """
    raise NotImplementedError
