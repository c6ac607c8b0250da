"""Whether a question for cards takes what it asks for: one card where it asks for one, and none to spare."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from trainer.cards import Card
from trainer.content.acceptance import legal_picks
from trainer.content.exercises import CardsExercise, ExerciseBase
from trainer.content.judging import is_right
from trainer.content.proof import Fault
from trainer.rules.moves import Add, Lay, Move, TakePile

_THE_CARD = re.compile(r"\bpick (?:the|one) card\b|\bwhich card\b|\bescolha a carta\b|\b(?:qual|que) carta\b", re.I)
_A_CARD = re.compile(r"\bpick (?:a|any) card\b|\bescolha uma carta\b", re.I)


def pick_faults(exercise: ExerciseBase) -> Iterator[Fault]:
    """What is wrong between the question and the picks that it takes; only picks that complete a move are judged."""
    if not isinstance(exercise, CardsExercise) or exercise.together in (None, "discard"):
        return
    right = [move for move in legal_picks(exercise) if is_right(exercise, _cards(move))]
    goals = (exercise.goal.pt, exercise.goal.en)
    asks_for_the = any(map(_THE_CARD.search, goals))
    asks_for_one = asks_for_the or any(map(_A_CARD.search, goals))
    for move in right:
        if asks_for_one and len(_cards(move)) > 1:
            yield Fault(("accept",), f"it asks for one card and takes {str(move)!r}", "picks of one card")
        elif not exercise.answers and (other := _does_without(move, right)):
            wrong = f"{str(move)!r} is right too, with more cards than {str(other)!r} needs"
            yield Fault(("accept",), wrong, "a hand without the spare cards, or a criterion that they fail")
    alone = [move for move in right if len(_cards(move)) == 1]
    if asks_for_the and len(alone) > 1:
        named = ", ".join(repr(str(move)) for move in alone)
        yield Fault(("accept",), f"it asks for the card and takes {named}", "one right card, or a question for any")


def _does_without(move: Move, right: list[Move]) -> Move | None:
    """A right pick that this one holds, with cards beside it."""
    mine = Counter(_cards(move))
    return next((other for other in right if other != move and not Counter(_cards(other)) - mine), None)


def _cards(move: Move) -> tuple[Card, ...]:
    return move.cards if isinstance(move, Lay | Add | TakePile) else ()
