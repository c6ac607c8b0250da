"""The lessons and puzzles that come with the program keep what they promise the learner."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from trainer.content.exercises import ASKS, ChooseExercise, ExerciseBase
from trainer.content.fields import line_text
from trainer.content.judging import judge_answer, solution_text
from trainer.content.library import load_library
from trainer.content.models import Lesson, Puzzle
from trainer.content.prose import words
from trainer.content.wording import acceptance_text, feedback

LIBRARY = load_library()
PUZZLES = list(LIBRARY.puzzles.values())
LESSONS = LIBRARY.lessons_in_order
EXERCISES = [puzzle.exercise for puzzle in PUZZLES] + [each for lesson in LESSONS for each in lesson.exercises]


def test_there_are_puzzles_of_every_kind_and_strength() -> None:
    asks = Counter(puzzle.exercise.ask for puzzle in PUZZLES)
    assert len(PUZZLES) >= 24
    assert all(asks[ask] >= 3 for ask in ASKS)
    assert {puzzle.difficulty for puzzle in PUZZLES} >= {1, 2, 3, 4, 5, 6}
    assert all(puzzle.status == "active" for puzzle in PUZZLES)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.goal.en[:50])
def test_the_engine_takes_the_solution_and_says_something_in_both_languages(exercise: ExerciseBase) -> None:
    result = judge_answer(exercise, solution_text(exercise))
    assert result.right
    assert feedback(exercise, result, "pt-BR") == exercise.explain.pt
    assert feedback(exercise, result, "en") == exercise.explain.en
    sentence = acceptance_text(exercise)
    assert sentence.pt != sentence.en


CHOICES = [each for each in EXERCISES if isinstance(each, ChooseExercise) and not each.accept.holds]


@pytest.mark.parametrize("exercise", CHOICES, ids=lambda exercise: exercise.goal.en[:50])
def test_any_option_is_said_only_where_several_are_right(exercise: ChooseExercise) -> None:
    right = [option for option in exercise.options if judge_answer(exercise, line_text(option)).right]
    assert len(right) == len(exercise.solution)
    sentence = acceptance_text(exercise)
    assert sentence.en.startswith("Any ") == (len(right) > 1)
    assert ("qualquer" in sentence.pt) == (len(right) > 1)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.goal.en[:50])
def test_no_question_for_one_thing_takes_any(exercise: ExerciseBase) -> None:
    if re.search(r"\b(?:only one|one of these|which of these|the card)\b", exercise.goal.en, re.IGNORECASE):
        assert not acceptance_text(exercise).en.startswith("Any ")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_articles_and_words_for_a_typical_mistake(puzzle: Puzzle) -> None:
    assert puzzle.exercise.articles
    assert puzzle.exercise.wrong


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_short_steps_of_which_half_are_practice(lesson: Lesson) -> None:
    assert 8 <= len(lesson.steps) <= 14
    assert sum(step.is_practice for step in lesson.steps) * 2 >= len(lesson.steps)
    assert lesson.check


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_a_step_says_at_most_sixty_words(lesson: Lesson, language: str) -> None:
    for number, step in enumerate(lesson.steps):
        said = [step.say] if step.say else []
        said += [step.do.goal] if step.do else []
        assert sum(words(text.said(language)) for text in said) <= 60, number
        if step.do:
            assert words(step.do.explain.said(language)) <= 60, number


def test_the_course_begins_at_the_table_and_every_lesson_is_in_it() -> None:
    assert LESSONS[0].id == "mesa"
    assert {lesson.id for lesson in LESSONS} == set(LIBRARY.lessons)
