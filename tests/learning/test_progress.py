"""Progress is a view on attempts."""

from datetime import UTC, datetime

from trainer.content.library import load_library
from trainer.learning.progress import first_for_beginners, lesson_progress, next_lesson, next_puzzle, with_lessons
from trainer.learning.store import History

NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)
RIGHT, WRONG = History(2, 1), History(1, 0)
LIBRARY = load_library()
LESSON = LIBRARY.lessons["lixo"]


def test_a_step_with_an_exercise_is_done_when_it_was_solved() -> None:
    exercise = next(number for number, step in enumerate(LESSON.steps, 1) if step.do)
    wrong = lesson_progress(LESSON, {("lixo", str(exercise)): WRONG})
    right = lesson_progress(LESSON, {("lixo", str(exercise)): RIGHT})
    assert not wrong.is_begun
    assert right.done[exercise - 1]
    assert right.count == 1


def test_a_step_to_read_is_done_when_it_was_read() -> None:
    progress = lesson_progress(LESSON, {("lixo", "1"): WRONG})
    assert progress.done[0]
    assert progress.next_step == 2


def test_the_next_lesson_is_the_first_that_is_not_complete() -> None:
    lessons = LIBRARY.lessons_in_order
    first = {(lessons[0].id, str(number)): RIGHT for number, _ in enumerate(lessons[0].steps, 1)}
    assert next_lesson(lessons, {}) == lessons[0]
    assert next_lesson(lessons, first) == lessons[1]
    everything = {(lesson.id, str(n)): RIGHT for lesson in lessons for n in range(1, len(lesson.steps) + 1)}
    assert next_lesson(lessons, everything) is None


def test_a_puzzle_solved_in_a_lesson_is_solved_in_the_collection() -> None:
    number, puzzle = next((number, step.puzzle) for number, step in enumerate(LESSON.steps, 1) if step.puzzle)
    parts = {("lixo", str(number)): RIGHT, ("lixo", "1"): RIGHT}
    assert with_lessons({}, [LESSON], parts) == {puzzle: RIGHT}
    assert with_lessons({str(puzzle): WRONG, "bata-agora": WRONG}, [LESSON], parts) == {
        puzzle: History(3, 1),
        "bata-agora": WRONG,
    }


def test_a_beginner_is_offered_puzzles_of_stbl_first() -> None:
    puzzles = LIBRARY.active_puzzles
    first = first_for_beginners(puzzles, [])
    others = [puzzle for puzzle in puzzles if puzzle.exercise.rules.name != "stbl"]
    assert others
    assert first[-len(others) :] == others
    everything = first_for_beginners(puzzles, LIBRARY.lessons_in_order)
    assert everything[0] == puzzles[0]
    assert sorted(each.id for each in first) == sorted(each.id for each in puzzles)


def test_the_next_puzzle_is_never_one_already_solved() -> None:
    puzzles = LIBRARY.active_puzzles
    assert next_puzzle(puzzles, {}) == puzzles[0]
    assert next_puzzle(puzzles, {puzzles[0].id: RIGHT, puzzles[1].id: WRONG}) == puzzles[1]
    assert next_puzzle(puzzles, {}, after=puzzles[4].id) == puzzles[5]
    assert next_puzzle(puzzles, {}, after=puzzles[-1].id) == puzzles[0]
    assert next_puzzle(puzzles, {puzzle.id: RIGHT for puzzle in puzzles}) is None
