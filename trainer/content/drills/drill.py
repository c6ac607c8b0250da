"""A drill: an exercise made from a seed, with its words; and the deals between bots that drills are taken from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.bots import BOTS
from trainer.cards import Card
from trainer.content.exercises import ExerciseBase
from trainer.content.fields import Text
from trainer.content.prose import in_braces
from trainer.rules.deal import deal
from trainer.rules.events import Discarded, TookPile
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Drill:
    """One generated question. The same kind and seed always give the same drill.

    `watched` are discards (seat, card) to be shown one after the other before the question is put: what the
    learner is to remember.
    """

    kind: str
    seed: int
    title: Text
    exercise: ExerciseBase
    watched: tuple[tuple[int, Card], ...] = ()

    @property
    def id(self) -> str:
        """A name for attempts to remember: `drill-unseen-7`."""
        return f"drill-{self.kind}-{self.seed}"


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a deal between bots, with the discards (seat, card) that lie in the lixo, bottom to top."""

    position: Position
    discards: tuple[tuple[int, Card], ...]


def moments(rules: Ruleset, players: int, seed: int) -> Iterator[Moment]:
    """A deal of greedy bots, position by position, the end of the deal included."""
    position = deal(rules, players, seed)
    discards: tuple[tuple[int, Card], ...] = ()
    choose = BOTS["greedy"]
    number = 0
    yield Moment(position, discards)
    while not position.ended:
        move = choose(view_of(position, position.turn), seed * 10_007 + number).move
        position, events = apply(position, move)
        number += 1
        for event in events:
            if isinstance(event, TookPile):
                discards = ()
            elif isinstance(event, Discarded):
                discards = (*discards, (event.seat, event.card))
        yield Moment(position, discards)


def faces(cards: tuple[Card, ...] | list[Card]) -> str:
    """Cards as prose draws them: `{7♦} {8♦}`, or a dash for none."""
    return " ".join(in_braces([card]) for card in cards) or "—"
