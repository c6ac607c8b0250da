"""What a bot answers: a move, and the facts that made it choose so."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.cards import Card
from trainer.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Fact:
    """One reason, without words: a kind the texts have a sentence for, with its cards or number."""

    kind: str
    cards: tuple[Card, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the fact behind it."""

    move: Move
    reason: Fact
