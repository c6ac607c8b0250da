"""What a learner knows by the placement test is a view on attempts."""

from collections.abc import Iterable
from datetime import UTC, datetime

from trainer.content.library import load_library
from trainer.learning.placement import current_sitting, known_lessons, sittings
from trainer.learning.progress import Parts, next_lesson
from trainer.learning.store import History

NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)
RIGHT, WRONG = History(1, 1), History(1, 0)
LIBRARY = load_library()
PLACEMENT = LIBRARY.placement
assert PLACEMENT is not None
IDS = [question.id for question in PLACEMENT.questions]
EVERY = {lesson.id for lesson in LIBRARY.lessons_in_order}


def answered(sitting: int, ids: Iterable[str], missed: Iterable[str] = ()) -> Parts:
    return {(each, str(sitting)): WRONG if each in missed else RIGHT for each in ids}


def test_nothing_is_known_before_the_last_answer() -> None:
    assert known_lessons(PLACEMENT, answered(1, IDS[:-1])) == frozenset()
    sitting = current_sitting(PLACEMENT, answered(1, IDS[:-1]))
    assert sitting is not None
    assert sitting.next_question is PLACEMENT.questions[-1]


def test_a_lesson_is_known_when_every_question_that_names_it_is_right() -> None:
    assert known_lessons(PLACEMENT, answered(1, IDS)) == EVERY
    one_of_two = answered(1, IDS, missed=["treze-sujas"])
    assert known_lessons(PLACEMENT, one_of_two) == EVERY - {"canastras", "contagem"}
    sitting = current_sitting(PLACEMENT, one_of_two)
    assert sitting is not None
    assert [question.id for question in sitting.why("contagem")] == ["treze-sujas"]


def test_only_the_first_answer_counts() -> None:
    again = {**answered(1, IDS), (IDS[0], "1"): History(2, 1)}
    assert known_lessons(PLACEMENT, again) < EVERY


def test_a_sitting_under_way_leaves_the_last_verdict_standing() -> None:
    parts = {**answered(1, IDS), **answered(2, IDS[:3], missed=IDS[:3])}
    assert [sitting.number for sitting in sittings(PLACEMENT, parts)] == [1, 2]
    assert known_lessons(PLACEMENT, parts) == EVERY
    over = {**answered(1, IDS), **answered(2, IDS, missed=IDS)}
    assert known_lessons(PLACEMENT, over) == frozenset()


def test_the_course_goes_on_behind_what_is_known() -> None:
    lessons = LIBRARY.lessons_in_order
    known = EVERY - {"lixo", "morto"}
    found = next_lesson(lessons, {}, known)
    assert found is not None
    assert found.id == "lixo"
    assert next_lesson(lessons, {}, EVERY) is None
