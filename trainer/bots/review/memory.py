"""What a seat knows at its turn: what lies open, what it saw go by, and what it does not see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.bots.memory import Memory, remember
from trainer.cards import HIDDEN, Card
from trainer.rules.events import Event
from trainer.rules.position import PlayerView, Position, view_of


@dataclass(frozen=True, slots=True)
class Sight:
    """A view whose lixo holds every card the seat saw thrown, and by seat the cards it knows to be in other hands."""

    view: PlayerView
    held: tuple[tuple[Card, ...], ...]

    @property
    def memory(self) -> Memory:
        """The same as the lookahead takes it."""
        return Memory(self.view.lixo, self.held)

    def at(self, position: Position) -> Sight:
        """What the seat knows at another moment of the same turn."""
        return Sight(remembered(position, self.view.seat), self.held)


def sight(view: PlayerView, log: Sequence[Event] = ()) -> Sight:
    """What the view's seat knows that saw these events; without them, what lies open."""
    memory = remember(view, log)
    return Sight(replace(view, lixo=memory.lixo), memory.held)


def remembered(position: Position, seat: int) -> PlayerView:
    """The seat's view with every card of the lixo it saw thrown: in the closed rulesets only the top lies open, but
    each was thrown for all to see."""
    seen = position.lixo
    while HIDDEN in seen:
        seen = seen[1:]
    return replace(view_of(position, seat), lixo=seen)
