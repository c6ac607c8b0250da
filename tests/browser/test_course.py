"""The course walked as a newcomer walks it, scripted from the content: in CI two lessons that hold every kind of
question, with `-m slow` all of them in both languages."""

from itertools import combinations

import pytest
from clicks import Clicks
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, WIDE, Visitor
from walk import Walk

from trainer.content.models import Lesson
from trainer.learning.store import Store

pytestmark = pytest.mark.browser

LESSONS = LIBRARY.lessons_in_order


def kinds(*lessons: Lesson) -> set[str]:
    """The ways of asking in lessons, and `try` where there is a sandbox."""
    asked = {exercise.ask for lesson in lessons for step in lesson.steps if (exercise := LIBRARY.exercise_of(step))}  # type: ignore[attr-defined]
    return asked | {"try" for lesson in lessons for step in lesson.steps if step.sandbox}


def fewest_steps() -> tuple[Lesson, Lesson]:
    """The two lessons that show every kind of step with the fewest steps."""
    pairs = [pair for pair in combinations(LESSONS, 2) if kinds(*pair) == kinds(*LESSONS)]
    return min(pairs, key=lambda pair: sum(len(lesson.steps) for lesson in pair))


@pytest.mark.parametrize(
    ("lesson", "lang", "size"),
    [(lesson, *way) for lesson, way in zip(fewest_steps(), [("pt-BR", NARROW), ("en", WIDE)], strict=True)],
    ids=lambda value: value.id if isinstance(value, Lesson) else None,
)
def test_a_lesson_is_walked_wrong_then_right(
    visit: Visitor, database: str, lesson: Lesson, lang: str, size: tuple[int, int]
) -> None:
    learner = visit(lang, size)
    walked(Walk(learner), database, lesson)
    Clicks(learner).enter("Home")
    done = learner.says("{done} of {total} lessons", done=1, total=len(LESSONS))
    expect(learner.page.get_by_text(done)).to_be_visible(timeout=SLOW)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_whole_course_is_walked_on_a_phone(visit: Visitor, database: str, lesson: Lesson, lang: str) -> None:
    walked(Walk(visit(lang, NARROW)), database, lesson)


def walked(walk: Walk, database: str, lesson: Lesson) -> None:
    """Walks one lesson to its end and holds it to what every page owes."""
    walk.lesson(lesson)
    assert walk.faults == []
    store = Store(database)
    assert walk.is_finished(lesson, store)
    store.close()
