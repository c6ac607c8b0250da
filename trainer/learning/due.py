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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache

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


def standings(attempts: Iterable[Attempt], find: Find = lambda question: question) -> list[Standing]:
    """Every question in the queue, the one due first first, from a learner's attempts, oldest first.

    `find` tells what a question is today, and None where it is gone (see `finder`).
    """
    events: dict[Question, list[Attempt]] = {}
    for attempt in attempts:
        asked = question_of(attempt)
        found = find(asked) if asked else None
        if found is not None:
            events.setdefault(found, []).append(attempt)
    every = (_standing(question, sittings(given)) for question, given in events.items())
    return sorted((each for each in every if each is not None), key=lambda standing: standing.due)


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


def sittings(attempts: Sequence[Attempt]) -> list[Sitting]:
    """The encounters that the attempts at one question make up, in order."""
    found: list[Sitting] = []
    is_open = False
    for attempt in attempts:
        if not is_open or attempt.at - found[-1].at > PAUSE:
            found.append(Sitting(attempt.at))
        last = found[-1]
        found[-1] = replace(
            last,
            at=attempt.at,
            wrong=last.wrong + (attempt.result == WRONG),
            hints=max(last.hints, attempt.hints),
            right=attempt.result == RIGHT,
            shown=attempt.result == SHOWN,
        )
        is_open = attempt.result == WRONG
    return found


def grade(sitting: Sitting, clean: int) -> Rating:
    """The grade of a sitting; `clean` counts the clean ones in a row that end with it."""
    if not sitting.right or sitting.wrong > 1:
        return Rating.Again
    if not sitting.is_clean:
        return Rating.Hard
    return Rating.Easy if clean >= _EASY else Rating.Good


def _standing(question: Question, met: Sequence[Sitting]) -> Standing | None:
    """Replays a question's sittings from its first miss on; None where it was never missed."""
    first = next((index for index, sitting in enumerate(met) if sitting.is_missed), None)
    if first is None:
        return None
    card = Card(card_id=0, due=met[first].at)  # an id of our own: fsrs would wait for one from its clock
    clean = 0
    given = Rating.Again
    for sitting in met[first:]:
        clean = clean + 1 if sitting.is_clean else 0
        given = grade(sitting, clean)
        card, _log = _scheduler().review_card(card, given, sitting.at)
    return Standing(question, card.due, len(met) - first, given)


@cache
def _scheduler() -> Scheduler:
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False)
