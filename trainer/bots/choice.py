"""What a bot answers: a move, and the facts that made it choose so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from trainer.cards import Card
from trainer.rules.events import Event
from trainer.rules.moves import Move
from trainer.rules.position import PlayerView


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


class Bot(Protocol):
    """A player."""

    def __call__(self, view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
        """The next move of the view's seat. Raises ValueError where it has nothing to play."""
