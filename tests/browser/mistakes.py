"""Answers that are wrong, and acts that are legal, made from the content itself: what a walk of the course tries."""

from collections.abc import Iterator
from itertools import chain, combinations

from trainer.cards import Card
from trainer.content.answers import Answer, MalformedAnswer, parse_answer
from trainer.content.exercises import (
    KINDS,
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line, cards_of
from trainer.content.judging import Outcome, judge_answer, truth_of
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Discard, Draw, Move
from trainer.rules.position import Phase, Position

MOST_PICKED = 3  # cards in a pick that is made up


def wrong_answer(exercise: ExerciseBase) -> Answer:
    """An answer the engine judges wrong: a mistake the author foresaw, else one made up.

    A turn is one that the table lets through: legal to its end, and yet not what was asked for.
    Raises LookupError where nothing that can be answered is wrong.
    """
    for answer in chain(_foreseen(exercise), _made_up(exercise)):
        result = judge_answer(exercise, answer)
        is_playable = not isinstance(exercise, TurnExercise) or result.verdict is None or result.verdict.legal
        if result.outcome is Outcome.WRONG and is_playable:
            return answer
    raise LookupError(f"no wrong answer to {exercise.goal.en!r}")


def legal_act(position: Position) -> Move:
    """An act the engine takes: the draw, else cards laid or added, else a discard."""
    legal = legal_moves(position)
    if position.phase is Phase.DRAW:
        return Draw()
    return next(chain(legal.lays, legal.additions, legal.discards))


def _foreseen(exercise: ExerciseBase) -> Iterator[Answer]:
    for when in (wrong.when for wrong in exercise.wrong):
        if when.answer is not None:
            try:
                yield parse_answer(exercise, when.answer)
            except MalformedAnswer:
                continue
        elif when.includes is not None and isinstance(exercise, CardsExercise):
            yield tuple(sorted({*_cards(truth_of(exercise)), *cards_of(when.includes)}))


def _made_up(exercise: ExerciseBase) -> Iterator[Answer]:
    match exercise:
        case LegalExercise():
            yield not truth_of(exercise)
        case ChooseExercise():
            yield from exercise.options
        case ClassifyExercise():
            yield from KINDS
        case CountExercise():
            truth = truth_of(exercise)
            assert isinstance(truth, int)
            yield truth + exercise.within + 1
        case CardsExercise():
            for number in range(1, MOST_PICKED + 1):
                yield from combinations(sorted(exercise.choices), number)
        case TurnExercise():
            yield from _turns(exercise.position)


def _turns(position: Position) -> Iterator[Line]:
    """Short whole turns: what is drawn, and a discard."""
    begin: Line = (Draw(),) if position.phase is Phase.DRAW else ()
    for card in dict.fromkeys(position.hand):
        yield (*begin, Discard(card))


def _cards(answer: Answer) -> tuple[Card, ...]:
    assert isinstance(answer, tuple)
    return tuple(item for item in answer if isinstance(item, Card))
