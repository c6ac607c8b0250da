"""Spaced repetition: what was missed comes back when it is due. A view on attempts, nothing stored of its own.

A *sitting* is one encounter with a question: its attempts up to the right answer or the solution shown; an hour's
pause ends it too. A question enters the queue with its first sitting that holds a wrong answer or the solution. From
then on every sitting with it, wherever it was and sibling or not, is one review for FSRS, graded

- Again: the solution was shown, or two answers or more were wrong, or none was right;
- Hard: one answer was wrong before the right one, or a hint was taken;
- Good: right at the first try, without a hint;
- Easy: so for the third time in a row, and from then on.

Intervals are whole days, without chance: the same attempts always give the same queue.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from fsrs import Card, Rating, Scheduler

from trainer.content.exercises import Exercise
from trainer.content.library import Library
from trainer.learning.store import RIGHT, SHOWN, WRONG, Attempt

PAUSE = timedelta(hours=1)
LONGEST = 365
"""The longest interval, in days."""
_EASY = 3  # clean sittings in a row


@dataclass(frozen=True, slots=True)
class Question:
    """What can come back: a puzzle, or a lesson's step (`part`, its number from 1)."""

    source: str
    content: str
    part: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One encounter with a question: when it ended, the wrong answers, the hints, and whether it was solved."""

    at: datetime
    wrong: int = 0
    hints: int = 0
    right: bool = False
    shown: bool = False

    def joined(self, attempt: Attempt) -> Sitting:
        """With one more attempt."""
        return Sitting(
            attempt.at,
            self.wrong + (attempt.result == WRONG),
            max(self.hints, attempt.hints),
            attempt.result == RIGHT,
            attempt.result == SHOWN,
        )

    @property
    def is_over(self) -> bool:
        """Whether it ended with the right answer or the solution."""
        return self.right or self.shown

    @property
    def is_missed(self) -> bool:
        """Whether it puts the question into the queue."""
        return self.wrong > 0 or self.shown

    @property
    def is_clean(self) -> bool:
        """Whether it was right at the first try, without a hint."""
        return self.right and not self.is_missed and not self.hints


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a question stands in the queue: when it is due, its reviews so far, and the grade of the last."""

    question: Question
    due: datetime
    reviews: int
    grade: Rating

    def is_due(self, now: datetime) -> bool:
        """Whether its day has come; `now` carries the learner's time zone, which says where days begin."""
        return self.due.astimezone(now.tzinfo).date() <= now.date()

    def days_left(self, now: datetime) -> int:
        """In how many of the learner's calendar days it is due; 0 when it is."""
        return max(0, (self.due.astimezone(now.tzinfo).date() - now.date()).days)

    @property
    def seed(self) -> int | None:
        """Which sibling to ask next; None for the very question, as long as it is failed."""
        return None if self.grade is Rating.Again else self.reviews


Find = Callable[[Question], Question | None]


def question_of(attempt: Attempt) -> Question | None:
    """What an attempt was about; None for what does not come back, such as drills and games."""
    if attempt.result not in (RIGHT, WRONG, SHOWN):
        return None
    match attempt.source:
        case "lesson" | "sibling" if attempt.part:
            return Question("lesson", attempt.content, attempt.part)
        case "puzzle" | "sibling":
            return Question("puzzle", attempt.content)
    return None


@dataclass(frozen=True, slots=True)
class Path:
    """What is remembered of the attempts at one question: the reviews so far, and the last sitting, which is none of
    them yet, for it may go on."""

    last: Sitting
    card: Card | None = None
    clean: int = 0
    reviews: int = 0
    grade: Rating = Rating.Again

    def joined(self, attempt: Attempt) -> Path:
        """With one more attempt: in the last sitting where that is open, else in another one."""
        if self.last.is_over or attempt.at - self.last.at > PAUSE:
            return replace(self.reviewed(), last=Sitting(attempt.at).joined(attempt))
        return replace(self, last=self.last.joined(attempt))

    def reviewed(self) -> Path:
        """With the last sitting counted as a review, from the first miss on."""
        if self.card is None and not self.last.is_missed:
            return self
        # An id of our own: fsrs would wait for one from its clock.
        card = self.card or Card(card_id=0, due=self.last.at)
        clean = self.clean + 1 if self.last.is_clean else 0
        given = grade(self.last, clean)
        card, _log = _scheduler().review_card(card, given, self.last.at)
        return replace(self, card=card, clean=clean, reviews=self.reviews + 1, grade=given)


class Queue:
    """Every question that comes back, worked out from attempts as they come: each is looked at once.

    Attempts are added oldest first; the same attempts give the same queue, in one go or one by one, and also where
    what was worked out before was kept meanwhile (`to_json`).
    """

    def __init__(self, find: Find = lambda question: question) -> None:
        """`find` tells what a question is today, and None where it is gone (see `finder`)."""
        self._find = find
        self._paths: dict[Question, Path] = {}
        self._standings: dict[Question, Standing] = {}

    def add(self, attempts: Iterable[Attempt]) -> None:
        """Takes account of further attempts."""
        changed: set[Question] = set()
        for attempt in attempts:
            asked = question_of(attempt)
            found = self._find(asked) if asked else None
            if found is not None:
                path = self._paths.get(found)
                joined = path.joined(attempt) if path else Path(Sitting(attempt.at).joined(attempt))
                self._paths[found] = joined
                changed.add(found)
        self._place(changed)

    def _place(self, questions: Iterable[Question]) -> None:
        for question in questions:
            at = self._paths[question].reviewed()
            if at.card is not None:
                self._standings[question] = Standing(question, at.card.due, at.reviews, at.grade)

    def standings(self) -> list[Standing]:
        """Every question in the queue, the one due first first; of two due at once, the one that was met first."""
        met = {question: place for place, question in enumerate(self._paths)}
        return sorted(self._standings.values(), key=lambda standing: (standing.due, met[standing.question]))

    def to_json(self) -> str:
        """What was worked out so far, to go on from later."""
        return json.dumps([[*astuple(question), *_path_values(path)] for question, path in self._paths.items()])

    @classmethod
    def from_json(cls, text: str, find: Find) -> Queue:
        """The queue that was kept; `find` must tell of every question the same as then."""
        queue = cls(find)
        for source, content, part, *values in json.loads(text):
            queue._paths[Question(source, content, part)] = _path_of(values)
        queue._place(queue._paths)
        return queue


def _path_values(path: Path) -> tuple[object, ...]:
    last, card = path.last, path.card
    sitting = (last.at.isoformat(), last.wrong, last.hints, last.right, last.shown)
    return (sitting, card and card.to_json(), path.clean, path.reviews, int(path.grade))


def _path_of(values: list[Any]) -> Path:
    (at, *rest), card, clean, reviews, given = values
    sitting = Sitting(datetime.fromisoformat(at), *rest)
    return Path(sitting, Card.from_json(card) if card else None, clean, reviews, Rating(given))


def standings(attempts: Iterable[Attempt], find: Find = lambda question: question) -> list[Standing]:
    """The queue of a learner's attempts, oldest first, the question due first first."""
    queue = Queue(find)
    queue.add(attempts)
    return queue.standings()


def finder(library: Library) -> Find:
    """Finds questions in a library: a step that is a puzzle by its id is that puzzle; what is no exercise is gone."""

    def find(question: Question) -> Question | None:
        if question.source == "lesson":
            lesson = library.lessons.get(question.content)
            number = int(question.part) if question.part.isdecimal() else 0
            if lesson is None or not 0 < number <= len(lesson.steps):
                return None
            step = lesson.steps[number - 1]
            if step.puzzle is None:
                return question if step.do else None
            question = Question("puzzle", step.puzzle)
        return question if question.content in library.puzzles else None

    return find


def exercise_of(question: Question, library: Library) -> Exercise | None:
    """The exercise of a question that was found in the library."""
    if question.source == "puzzle":
        return library.puzzles[question.content].exercise
    return library.lessons[question.content].steps[int(question.part) - 1].do


def grade(sitting: Sitting, clean: int) -> Rating:
    """The grade of a sitting; `clean` counts the clean ones in a row that end with it."""
    if not sitting.right or sitting.wrong > 1:
        return Rating.Again
    if not sitting.is_clean:
        return Rating.Hard
    return Rating.Easy if clean >= _EASY else Rating.Good


@cache
def _scheduler() -> Scheduler:
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False)
