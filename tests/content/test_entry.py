"""The placement test and the paths from other games: whole, solvable, and about what they say."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from trainer.content.check import run_check
from trainer.content.entry import Difference, PlayerPath
from trainer.content.exercises import ChooseExercise, ExerciseBase, LegalExercise
from trainer.content.fields import Line
from trainer.content.judging import judge_answer, solution_text
from trainer.content.library import content_folders, load_library
from trainer.content.models import Lesson
from trainer.content.played import play_line
from trainer.content.prose import words
from trainer.content.summary import MOST, example_melds
from trainer.rules.ruleset import RULESETS

LIBRARY = load_library()
assert LIBRARY.placement is not None
QUESTIONS = LIBRARY.placement.questions
PATHS = list(LIBRARY.paths.values())
DIFFERENCES = [(path, difference) for path in PATHS for difference in path.differences]
WRITTEN_OUT = [question.do for question in QUESTIONS] + [each.do for _, each in DIFFERENCES if each.do]


def test_the_placement_test_has_twelve_questions_that_name_every_lesson() -> None:
    assert len(QUESTIONS) == 12
    assert LIBRARY.placement is not None
    assert set(LIBRARY.placement.lessons) == {lesson.id for lesson in LIBRARY.lessons_in_order}


@pytest.mark.parametrize("exercise", WRITTEN_OUT, ids=lambda exercise: exercise.goal.en[:50])
def test_the_engine_takes_the_solution(exercise: ExerciseBase) -> None:
    assert judge_answer(exercise, solution_text(exercise)).right
    assert exercise.articles


@pytest.mark.parametrize("exercise", WRITTEN_OUT, ids=lambda exercise: exercise.goal.en[:50])
def test_every_position_accounts_for_the_whole_pack(exercise: ExerciseBase) -> None:
    at = exercise.position
    piles = [*at.hands, *(meld.cards for melds in at.table for meld in melds), at.lixo, at.monte, *at.mortos]
    assert sum(map(len, piles)) == 104 + at.ruleset.jokers


def test_no_question_of_the_placement_test_is_a_coin_toss() -> None:
    assert not any(isinstance(question.do, LegalExercise) for question in QUESTIONS)
    choices = [question.do for question in QUESTIONS if isinstance(question.do, ChooseExercise)]
    assert all(len(exercise.options) == 4 for exercise in choices)
    places = {exercise.options.index(exercise.solution[0]) for exercise in choices}
    assert places == {0, 1, 2, 3}


def test_players_of_four_games_have_a_path() -> None:
    assert [path.id for path in PATHS] == ["fechado", "aberto", "burraco", "canasta"]


def trained_by(difference: Difference) -> ExerciseBase | None:
    """The exercise that trains a difference."""
    if difference.puzzle:
        return LIBRARY.puzzles[difference.puzzle].exercise
    if difference.see:
        return LIBRARY.exercise_of(LIBRARY.lessons[difference.see.lesson].steps[difference.see.step - 1])
    return difference.do


@pytest.mark.parametrize(("path", "difference"), DIFFERENCES, ids=lambda each: getattr(each, "id", ""))
def test_a_difference_is_trained_under_stbl_on_an_article_it_cites(path: PlayerPath, difference: Difference) -> None:
    exercise = trained_by(difference)
    assert exercise is not None
    assert exercise.rules is RULESETS["stbl"]
    assert set(exercise.articles) & set(difference.articles)
    assert max(words(difference.text.pt), words(difference.text.en)) <= 40


def lines_of(exercise: ExerciseBase) -> Iterator[Line]:
    if isinstance(exercise, ChooseExercise):
        yield from exercise.options
    if isinstance(exercise, LegalExercise):
        yield exercise.moves


@pytest.mark.parametrize("path", [path for path in PATHS if path.id in RULESETS], ids=lambda path: path.id)
def test_what_is_legal_there_is_refused_here(path: PlayerPath) -> None:
    for exercise in [difference.do for difference in path.differences if difference.do]:
        there = replace(exercise.position, ruleset=RULESETS[path.id])
        lines = list(lines_of(exercise))
        assert all(play_line(there, line).refused is None for line in lines), exercise.goal.en
        assert any(play_line(exercise.position, line).refused for line in lines), exercise.goal.en


@pytest.mark.parametrize("lesson", LIBRARY.lessons_in_order, ids=lambda lesson: lesson.id)
def test_a_summary_has_short_lines_and_melds_of_the_lesson(lesson: Lesson) -> None:
    assert 4 <= len(lesson.summary) <= 7
    assert all(max(words(line.pt), words(line.en)) <= 30 for line in lesson.summary)
    assert 1 <= len(example_melds(lesson)) <= MOST


QUESTION = """\
questions:
  - id: uma
    about: {pt-BR: a vez, en: the turn}
    lessons: [mesa, nowhere]
    do:
      goal: {pt-BR: Vale?, en: Legal?}
      position: {phase: play, hands: {0: "5C 6C 7C KH", 1: 11}, lixo: "9S"}
      ask: legal?
      moves: [lay 5C 6C 7C]
      accept: no
      explain: {pt-BR: Assim., en: So.}
"""
PATH = """\
paths:
  - id: tranca
    title: {pt-BR: Tranca, en: Tranca}
    lead: {pt-BR: Muda., en: It changes.}
    same: {pt-BR: Fica., en: It stays.}
    lessons: [mesa]
    differences:
      - title: {pt-BR: Uma, en: One}
        text: {pt-BR: Muda., en: It changes.}
        articles: [meld.nothing]
        see: {lesson: mesa, step: 99}
"""


def problems(folder: Callable[..., list[Path]], **files: str) -> str:
    folder(**files)
    out = io.StringIO()
    assert run_check([Path()], out) == 1
    return out.getvalue()


def test_the_check_finds_what_a_placement_test_leaves_out(folder: Callable[..., list[Path]]) -> None:
    lesson = (content_folders()[0] / "09-lixo.yaml").read_text("utf-8")
    said = problems(folder, placement=QUESTION, lesson=lesson)
    assert "placement.yaml:4: questions.0.lessons.1: no lesson nowhere; expected the id of a lesson" in said
    assert "placement.yaml:10: questions.0.do.accept: the move is legal; expected yes" in said
    assert "no question names the lesson lixo; expected every lesson named by one" in said
    twice = problems(folder, placement=QUESTION + QUESTION.removeprefix("questions:\n"))
    assert "the id uma twice; expected an id of its own for each" in twice


def test_the_check_finds_what_a_path_points_at_in_vain(folder: Callable[..., list[Path]]) -> None:
    said = problems(folder, paths=PATH)
    assert "differences.0.articles.0: no article 'meld.nothing' in the rulebook; expected an article id" in said
    assert "no step 99 in the lesson mesa; expected a lesson's id and the number of a step" in said
    both = problems(folder, paths=PATH + "        do: qual-desce\n")
    assert "not one thing that trains it; expected do or see" in both
