"""Where a learner stands: views on attempts, nothing stored of their own."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from trainer.content.models import Lesson, Puzzle
from trainer.learning.store import History

Parts = Mapping[tuple[str, str], History]


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far a lesson is done: per step, whether it was read, or its exercise solved."""

    done: tuple[bool, ...]

    @property
    def count(self) -> int:
        """How many steps are done."""
        return sum(self.done)

    @property
    def is_complete(self) -> bool:
        """Whether every step is done."""
        return all(self.done)

    @property
    def is_begun(self) -> bool:
        """Whether any step is done."""
        return any(self.done)

    @property
    def next_step(self) -> int:
        """The number (from 1) of the first step to do; 1 when all are done."""
        return 1 if self.is_complete else self.done.index(False) + 1


def lesson_progress(lesson: Lesson, parts: Parts) -> LessonProgress:
    """A lesson's progress from the attempts at its steps, which are numbered from 1."""

    def is_done(number: int, asks: bool) -> bool:
        history = parts.get((lesson.id, str(number)))
        return history is not None and (history.done if asks else True)

    return LessonProgress(
        tuple(is_done(number, bool(step.do or step.puzzle)) for number, step in enumerate(lesson.steps, 1))
    )


def with_lessons(histories: Mapping[str, History], lessons: Iterable[Lesson], parts: Parts) -> dict[str, History]:
    """The histories of puzzles, with what was tried at those steps of lessons that ask a puzzle of the collection."""
    merged = dict(histories)
    for lesson in lessons:
        for number, step in enumerate(lesson.steps, 1):
            found = parts.get((lesson.id, str(number)))
            if step.puzzle is not None and found is not None:
                before = merged.get(step.puzzle, History(0, 0))
                merged[step.puzzle] = History(before.tries + found.tries, before.right + found.right)
    return merged


def next_lesson(lessons: Sequence[Lesson], parts: Parts, known: Collection[str] = ()) -> Lesson | None:
    """The first lesson, in the course's order, that is neither complete nor `known` by the placement test."""
    waiting = (lesson for lesson in lessons if lesson.id not in known)
    return next((lesson for lesson in waiting if not lesson_progress(lesson, parts).is_complete), None)


def first_for_beginners(puzzles: Iterable[Puzzle], lessons_done: Iterable[Lesson]) -> list[Puzzle]:
    """The puzzles in the order given, but behind the others those under rules other than STBL's, until the lessons
    that are done have puzzles of all their themes."""
    ordered = list(puzzles)
    themes = {puzzle.id: set(puzzle.themes) for puzzle in ordered}
    steps = (step for lesson in lessons_done for step in lesson.steps if step.puzzle)
    taught = {theme for step in steps for theme in themes.get(str(step.puzzle), ())}
    return sorted(ordered, key=lambda each: each.exercise.rules.name != "stbl" and not themes[each.id] <= taught)


def next_puzzle(puzzles: Iterable[Puzzle], histories: Mapping[str, History], after: str = "") -> Puzzle | None:
    """The next puzzle never solved, in the order given, beginning behind the puzzle `after`."""
    ordered = list(puzzles)
    place = next((index + 1 for index, puzzle in enumerate(ordered) if puzzle.id == after), 0)
    waiting = (puzzle for puzzle in ordered[place:] + ordered[:place] if puzzle.id != after)
    return next((puzzle for puzzle in waiting if puzzle.id not in histories or not histories[puzzle.id].done), None)
