"""What was missed comes back when it is due: computed from the attempts alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from fsrs import Rating
from hypothesis import given
from hypothesis import strategies as st

from trainer.content.library import load_library
from trainer.learning.due import (
    LONGEST,
    Path,
    Question,
    Queue,
    Sitting,
    Standing,
    exercise_of,
    finder,
    question_of,
    standings,
)
from trainer.learning.store import Attempt

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
LIBRARY = load_library()


def attempt(result: str, after: timedelta = timedelta(0), hints: int = 0, **more: object) -> Attempt:
    fields: dict[str, object] = {"source": "puzzle", "content": "rei-as-dois", **more}
    return Attempt(learner="a", at=START + after, result=result, hints=hints, **fields)  # type: ignore[arg-type]


def only(*attempts: Attempt) -> Standing:
    (standing,) = standings(attempts)
    return standing


def test_what_was_right_at_once_does_not_come_back() -> None:
    assert standings([attempt("right"), attempt("right", DAY, hints=2)]) == []


@pytest.mark.parametrize("result", ["wrong", "shown"])
def test_what_was_missed_is_due_the_next_day(result: str) -> None:
    standing = only(attempt(result))
    assert standing.question == Question("puzzle", "rei-as-dois")
    assert standing.due == START + DAY
    assert (standing.reviews, standing.grade) == (1, Rating.Again)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([("shown", 0)], Rating.Again),
        ([("wrong", 0)], Rating.Again),
        ([("wrong", 0), ("wrong", 0), ("right", 0)], Rating.Again),
        ([("wrong", 0), ("shown", 0)], Rating.Again),
        ([("wrong", 0), ("right", 0)], Rating.Hard),
        ([("wrong", 0), ("right", 1)], Rating.Hard),
        ([("right", 1)], Rating.Hard),
        ([("right", 0)], Rating.Good),
    ],
)
def test_a_review_is_graded_by_result_tries_and_hints(given: list[tuple[str, int]], expected: Rating) -> None:
    review = [attempt(result, DAY + number * MINUTE, hints) for number, (result, hints) in enumerate(given)]
    assert only(attempt("shown"), *review).grade == expected


def test_the_third_clean_review_in_a_row_is_easy() -> None:
    clean = [attempt("right", number * 10 * DAY) for number in range(1, 4)]
    assert only(attempt("wrong"), *clean[:2]).grade is Rating.Good
    assert only(attempt("wrong"), *clean).grade is Rating.Easy
    assert only(attempt("wrong"), *clean[:2], attempt("right", 25 * DAY, hints=1), clean[2]).grade is Rating.Good


def test_intervals_grow_with_every_right_answer_and_shrink_with_a_miss() -> None:
    given = [attempt("wrong")]
    days = []
    for _review in range(5):
        due = only(*given).due
        days.append((due - given[-1].at).days)
        given.append(attempt("right", due - START))
    assert days == sorted(set(days))
    assert days[0] == 1
    given.append(attempt("wrong", only(*given).due - START))
    assert (only(*given).due - given[-1].at).days < days[-1]


def test_a_day_begins_where_the_learner_is() -> None:
    standing = only(attempt("wrong", timedelta(hours=11)))  # 23 h UTC, due at that hour the next day
    brasilia = timezone(timedelta(hours=-3))
    assert not standing.is_due((START + timedelta(hours=14)).astimezone(brasilia))
    assert standing.is_due((START + timedelta(hours=16)).astimezone(brasilia))
    assert standing.is_due((START + timedelta(hours=12)).astimezone(UTC))
    assert standing.days_left((START + timedelta(hours=14)).astimezone(brasilia)) == 1


def test_an_hours_pause_or_the_right_answer_ends_a_sitting() -> None:
    given = [("wrong", 0), ("wrong", 30), ("right", 45), ("right", 46), ("wrong", 50), ("wrong", 120)]
    found: dict[int, tuple[int, bool]] = {}
    path = Path(Sitting(START))
    for result, minutes in given:
        path = path.joined(attempt(result, minutes * MINUTE))
        found[path.reviews] = (path.last.wrong, path.last.right)
    assert list(found.values()) == [(2, True), (0, True), (1, False), (1, False)]


def test_a_sibling_counts_for_the_question_it_is_like() -> None:
    missed = attempt("wrong", source="lesson", content="lixo", part="2")
    again = attempt("right", DAY, source="sibling", content="lixo", part="2", seed=1)
    assert only(missed, again).question == Question("lesson", "lixo", "2")
    assert only(missed, again).reviews == 2
    assert only(attempt("wrong"), attempt("right", DAY, source="sibling", seed=4)).reviews == 2


def test_what_is_failed_comes_back_itself_then_in_other_cards() -> None:
    assert only(attempt("wrong")).seed is None
    assert only(attempt("wrong"), attempt("right", MINUTE)).seed == 1
    assert only(attempt("wrong"), attempt("right", DAY)).seed == 2


@pytest.mark.parametrize("source", ["drill", "game", "guided"])
def test_drills_and_games_do_not_come_back(source: str) -> None:
    assert standings([attempt("wrong", source=source)]) == []


def test_a_step_that_was_read_is_no_question() -> None:
    assert question_of(attempt("seen", source="lesson", content="lixo", part="1")) is None


def test_a_step_that_is_a_puzzle_is_that_puzzle() -> None:
    lesson = next(each for each in LIBRARY.lessons.values() if any(step.puzzle for step in each.steps))
    number, puzzle = next((n, step.puzzle) for n, step in enumerate(lesson.steps, 1) if step.puzzle)
    given = [attempt("wrong", source="lesson", content=lesson.id, part=str(number)), attempt("wrong", content=puzzle)]
    (standing,) = standings(given, finder(LIBRARY))
    assert standing.question == Question("puzzle", str(puzzle))
    assert exercise_of(standing.question, LIBRARY) is LIBRARY.puzzles[str(puzzle)].exercise


def test_what_is_gone_is_dropped_and_the_rest_kept() -> None:
    reading = next(n for n, step in enumerate(LIBRARY.lessons["lixo"].steps, 1) if not (step.do or step.puzzle))
    gone = [("puzzle", "nowhere", ""), ("lesson", "nowhere", "1"), ("lesson", "lixo", "99"), ("lesson", "lixo", "x")]
    gone.append(("lesson", "lixo", str(reading)))
    given = [attempt("wrong", source=source, content=content, part=part) for source, content, part in gone]
    kept = standings([*given, attempt("wrong", revision="of another day")], finder(LIBRARY))
    assert [standing.question.content for standing in kept] == ["rei-as-dois"]


@given(st.lists(st.tuples(st.sampled_from(["right", "wrong", "shown"]), st.integers(0, 400), st.integers(0, 3))))
def test_any_history_gives_the_same_queue_again_within_the_longest_interval(
    given: list[tuple[str, int, int]],
) -> None:
    passed, attempts = timedelta(0), []
    for result, hours, hints in given:
        passed += timedelta(hours=hours)
        attempts.append(attempt(result, passed, hints))
    found = standings(attempts)
    assert found == standings(attempts)
    assert bool(found) == any(result != "right" for result, _hours, _hints in given)
    assert all(DAY <= standing.due - attempts[-1].at <= LONGEST * DAY for standing in found)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["rei-as-dois", "dama-dois-as"]),
            st.sampled_from(["right", "wrong", "shown"]),
            st.integers(0, 3),
            st.integers(0, 2),
        ),
        max_size=20,
    )
)
def test_attempts_taken_one_by_one_give_the_same_queue(events: list[tuple[str, str, int, int]]) -> None:
    at = timedelta(0)
    attempts = []
    for content, result, hours, hints in events:
        at += timedelta(hours=hours)
        attempts.append(attempt(result, at, hints, content=content))
    queue = Queue()
    for each in attempts:
        queue.add([each])
        queue = Queue.from_json(queue.to_json(), lambda question: question)
    assert queue.standings() == standings(attempts)
