"""The answers a walk gives: truly wrong ones, and acts the engine takes."""

import pytest
from mistakes import legal_act, wrong_answer

from trainer.content.exercises import ExerciseBase, TurnExercise
from trainer.content.judging import Outcome, judge_answer
from trainer.content.library import load_library
from trainer.content.played import play_line
from trainer.rules.legal import legal_moves

LIBRARY = load_library()
EXERCISES = {
    f"{lesson.id} {number}": exercise
    for lesson in LIBRARY.lessons_in_order
    for number, step in enumerate(lesson.steps, 1)
    if (exercise := LIBRARY.exercise_of(step))
}
SANDBOXES = [step.sandbox.position for lesson in LIBRARY.lessons_in_order for step in lesson.steps if step.sandbox]


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=EXERCISES)
def test_a_wrong_answer_is_judged_wrong(exercise: ExerciseBase) -> None:
    assert judge_answer(exercise, wrong_answer(exercise)).outcome is Outcome.WRONG


def test_a_wrong_turn_is_one_the_table_lets_through_to_its_end() -> None:
    for exercise in EXERCISES.values():
        if isinstance(exercise, TurnExercise):
            played = play_line(exercise.position, wrong_answer(exercise))  # type: ignore[arg-type]
            assert played.refused is None
            assert played.is_over


def test_a_mistake_the_author_foresaw_comes_first() -> None:
    exercise = EXERCISES["mesa 7"]
    assert judge_answer(exercise, wrong_answer(exercise)).note is not None


def test_every_sandbox_has_a_legal_act() -> None:
    assert SANDBOXES
    for position in SANDBOXES:
        assert legal_act(position) in legal_moves(position)
