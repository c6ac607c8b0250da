"""A turn is told to be lost as soon as it is, and never while it can still become right."""

from __future__ import annotations

import pytest

from trainer.content.exercises import TurnExercise
from trainer.content.fields import line_of_moves
from trainer.content.judging import Outcome, judge_answer
from trainer.content.library import load_library
from trainer.content.reach import is_lost
from trainer.content.wording import feedback

LIBRARY = load_library()
TURNS = {
    f"{lesson.id} {number}": exercise
    for lesson in LIBRARY.lessons_in_order
    for number, step in enumerate(lesson.steps, 1)
    if isinstance(exercise := LIBRARY.exercise_of(step), TurnExercise)
}


@pytest.mark.parametrize("exercise", TURNS.values(), ids=TURNS)
def test_no_beginning_of_the_solution_is_lost(exercise: TurnExercise) -> None:
    assert not any(is_lost(exercise, exercise.solution[:end]) for end in range(1, len(exercise.solution)))


def lixo() -> TurnExercise:
    return next(exercise for exercise in TURNS.values() if "takes_lixo" in exercise.accept.meets)


def test_the_monte_drawn_where_the_lixo_was_asked_for_is_wrong_at_once() -> None:
    asked = lixo().model_copy(update={"wrong": ()})
    result = judge_answer(asked, line_of_moves("draw"))
    assert result.outcome is Outcome.WRONG
    assert result.lost
    said = feedback(asked, result, "en")
    assert said == "You have drawn from the stock: the question was to take the discard pile."


def test_the_author_s_words_for_that_mistake_come_first() -> None:
    asked = lixo()
    result = judge_answer(asked, line_of_moves("draw"))
    assert result.note is not None
    assert feedback(asked, result, "pt-BR") == result.note.pt


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("canastras 6", "add 2 JK"),  # the 2 of spades could still go home
        ("a-vez 4", "add 1 5S"),
    ],
)
def test_while_it_can_become_right_a_turn_is_only_unfinished(step: str, line: str) -> None:
    result = judge_answer(TURNS[step], line_of_moves(line))
    assert result.outcome is Outcome.UNFINISHED


def test_a_card_spent_that_the_goal_needs_is_lost_before_the_turn_is_over() -> None:
    canastra = TURNS["canastras 6"]  # a limpa of spades, with 3S 4S 8S
    result = judge_answer(canastra, line_of_moves("add 1 JK"))
    assert result.outcome is not Outcome.RIGHT
    assert judge_answer(TURNS["morto 4"], line_of_moves("add 1 7S")).outcome is Outcome.UNFINISHED
