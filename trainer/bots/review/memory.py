"""What a seat knows at its turn: what lies open, what it saw go by, and what it does not see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.bots.memory import Memory, remember
from trainer.cards import HIDDEN, Card
from trainer.rules.events import Event
from trainer.rules.position import PlayerView, Position, view_of


class Recall(StrEnum):
    """What of what went by is remembered: all of it, or what a person keeps in mind, the last round of the lixo."""

    PERFECT = "perfect"
    PERSON = "person"


@dataclass(frozen=True, slots=True)
class Sight:
    """A view whose lixo holds the cards the seat remembers being thrown, and by seat those it knows to be in other
    hands."""

    view: PlayerView
    held: tuple[tuple[Card, ...], ...]
    recall: Recall = Recall.PERFECT

    @property
    def memory(self) -> Memory:
        """The same as the lookahead takes it."""
        return Memory(self.view.lixo, self.held)

    def at(self, position: Position) -> Sight:
        """What the seat knows at another moment of the same turn."""
        return replace(self, view=remembered(position, self.view.seat, self.recall))


def sight(view: PlayerView, log: Sequence[Event] = ()) -> Sight:
    """What the view's seat knows that saw these events; without them, what lies open."""
    memory = remember(view, log)
    return Sight(replace(view, lixo=memory.lixo), memory.held)


def remembered(position: Position, seat: int, recall: Recall = Recall.PERFECT) -> PlayerView:
    """The seat's view with the cards of the lixo it remembers: in the closed rulesets only the top lies open, but
    each was thrown for all to see. A person remembers what each seat threw last."""
    seen = position.lixo
    while HIDDEN in seen:
        seen = seen[1:]
    if recall is Recall.PERSON and not position.ruleset.is_pile_open:
        seen = seen[-position.players :]
    return replace(view_of(position, seat), lixo=seen)
