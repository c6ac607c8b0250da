"""What an exercise needs is read off its cards and answers, and a lesson asks for nothing that was not taught."""

from __future__ import annotations

import pytest

from trainer.content.exercises import ExerciseBase
from trainer.content.library import Library, load_library
from trainer.content.models import Lesson
from trainer.content.needs import needed_articles
from trainer.content.teaching import teaching_faults

LIBRARY = load_library()


def exercise(puzzle: str) -> ExerciseBase:
    found: ExerciseBase = LIBRARY.puzzles[puzzle].exercise
    return found


@pytest.mark.parametrize(
    ("puzzle", "article"),
    [
        ("qual-desce", "wild.place"),  # an option has a 2 as a curinga
        ("sete-com-as", "wild.place"),  # a natural 2
        ("sete-com-as", "canastra.kinds"),
        ("para-onde-vai-o-as", "morto.indireta"),
        ("direta-sem-sobra", "morto.direta"),
        ("jogo-do-parceiro", "pile.top"),
        ("ponte-dupla", "wild.moves"),
        ("um-tres-para-dois", "wild.cleans"),
        ("bata-agora", "out.limpa"),
        ("seis-cartas", "canastra.kinds"),
        ("trinca-da-casa", "rulesets.differ"),
    ],
)
def test_the_subject_of_an_answer_is_needed_whatever_the_exercise_lists(puzzle: str, article: str) -> None:
    bare = exercise(puzzle).model_copy(update={"articles": ()})
    assert article in needed_articles(bare)


def test_a_plain_run_needs_no_curinga() -> None:
    assert needed_articles(exercise("nas-duas-pontas")) == {"meld.sequence", "meld.suit"}


@pytest.mark.parametrize(
    ("lesson", "puzzle", "needs"),
    [
        ("sequencias", "qual-desce", "wild.place"),
        ("ases", "para-onde-vai-o-as", "morto.indireta"),
        ("a-vez", "jogo-do-parceiro", "pile.top"),
    ],
)
def test_an_exercise_that_comes_before_its_lesson_is_refused(lesson: str, puzzle: str, needs: str) -> None:
    taught = LIBRARY.lessons[lesson]
    step = taught.steps[-1].model_copy(update={"say": None, "do": None, "puzzle": puzzle})
    early = taught.model_copy(update={"steps": (*taught.steps[:-1], step)})
    found = [finding for finding in teaching_faults(early, LIBRARY) if "which no lesson so far lists" in finding.wrong]
    assert [finding.path for finding in found] == [("steps", len(taught.steps) - 1, "do")]
    assert needs in found[0].wrong


@pytest.mark.parametrize("lesson", LIBRARY.lessons_in_order, ids=lambda lesson: lesson.id)
def test_the_course_asks_for_nothing_before_it_is_taught(lesson: Lesson) -> None:
    assert [each.wrong for each in teaching_faults(lesson, LIBRARY) if "so far lists" in each.wrong] == []


def test_a_lesson_leans_on_the_lessons_it_needs_alone() -> None:
    alone = Library(lessons={"lixo": LIBRARY.lessons["lixo"]}, puzzles=LIBRARY.puzzles, courses=LIBRARY.courses)
    wrong = [finding.wrong for finding in teaching_faults(LIBRARY.lessons["lixo"], alone)]
    assert any("canastra.kinds" in each and "so far lists" in each for each in wrong)
