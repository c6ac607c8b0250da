"""A turn cut where the seat learned something: what was decided in between, and what it knew then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.bots.memory import Witness
from trainer.bots.review.memory import Recall, Sight, remembered
from trainer.cards import Card
from trainer.notation import Record, Step, replay
from trainer.rules.events import seen_by
from trainer.rules.moves import Move, SwapFirst
from trainer.rules.position import Phase, Position


@dataclass(frozen=True, slots=True)
class Decision:
    """Moves made without learning anything new: the draw, or all from there to the end of the turn or the morto."""

    known: Sight
    before: Position
    moves: tuple[Move, ...]

    @property
    def is_draw(self) -> bool:
        """Whether it was decided where to draw from."""
        return self.before.phase is Phase.DRAW

    @property
    def is_swap(self) -> bool:
        """Whether the first card was swapped, which is chance and no decision to weigh."""
        return isinstance(self.moves[0], SwapFirst)


@dataclass(frozen=True, slots=True)
class Turn:
    """One whole turn of a record: its number, from 1, and its decisions in order."""

    number: int
    decisions: tuple[Decision, ...]

    @property
    def before(self) -> Position:
        """The position it began in."""
        return self.decisions[0].before

    @property
    def moves(self) -> tuple[Move, ...]:
        """All its moves."""
        return tuple(move for decision in self.decisions for move in decision.moves)


def turns_of(record: Record, seat: int, recall: Recall = Recall.PERFECT) -> list[Turn]:
    """The seat's turns as it knew them with such a memory; one that the record breaks off in is left out."""
    witness = Witness(record.players)
    steps: dict[int, list[Step]] = {}
    held: dict[int, tuple[tuple[Card, ...], ...]] = {}
    for step in replay(record):
        if step.before.turn == seat:
            held.setdefault(step.turn, _held(witness, seat, recall))
            steps.setdefault(step.turn, []).append(step)
        for event in step.events:
            witness.hear(seen_by(event, seat))
    return [
        Turn(number, tuple(_decisions(played, held[number], recall)))
        for number, played in steps.items()
        if _is_whole(played)
    ]


def _held(witness: Witness, seat: int, recall: Recall) -> tuple[tuple[Card, ...], ...]:
    if recall is Recall.PERSON:
        return ((),) * len(witness.held)
    return tuple(() if other == seat else tuple(sorted(cards.elements())) for other, cards in enumerate(witness.held))


def _is_whole(steps: list[Step]) -> bool:
    last = steps[-1].after
    return last.ended or last.phase is Phase.DRAW


def _decisions(steps: list[Step], held: tuple[tuple[Card, ...], ...], recall: Recall) -> Iterator[Decision]:
    begin = 0
    for index, step in enumerate(steps, 1):
        before, after = step.before, step.after
        learned = before.phase is Phase.DRAW or isinstance(step.move, SwapFirst)
        learned = learned or len(after.mortos) < len(before.mortos)
        swaps_next = index < len(steps) and isinstance(steps[index].move, SwapFirst)
        if learned or swaps_next or index == len(steps):
            at = steps[begin].before
            moves = tuple(each.move for each in steps[begin:index])
            yield Decision(Sight(remembered(at, at.turn, recall), held, recall), at, moves)
            begin = index
