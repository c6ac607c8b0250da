"""Hints in three rungs: what matters here, which cards, the move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.bots.kernel import KernelPath
from trainer.bots.review.values import Reason
from trainer.cards import Card
from trainer.rules.moves import Move
from trainer.rules.position import PlayerView


class Rung(StrEnum):
    """How much a hint tells."""

    MATTERS = "matters"
    CARDS = "cards"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Hint:
    """One rung: the reasons in the order to be told; the cards it is about (`cards` and `move`); the move itself
    and, where it opens a whole turn, the rest of it (`move`)."""

    rung: Rung
    reasons: tuple[Reason, ...]
    cards: tuple[Card, ...] = ()
    moves: tuple[Move, ...] = ()


def hints(view: PlayerView, seed: int, path: KernelPath | None = None) -> tuple[Hint, Hint, Hint]:
    """The three rungs for the seat to move, each telling more.

    Raises:
        ValueError: it is not the seat's turn.
    """
    raise NotImplementedError
