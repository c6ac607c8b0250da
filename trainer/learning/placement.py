"""The placement test as a learner took it: a view on attempts, nothing stored of its own.

An answer is an attempt of source `placement`: its content is the question's id, its part the number of the sitting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.content.entry import Placement, PlacementQuestion
from trainer.learning.progress import Parts

SOURCE = "placement"


@dataclass(frozen=True, slots=True)
class Sitting:
    """One time through the test: its number, from 1, and by question id whether the answer was right."""

    placement: Placement
    number: int
    answers: Mapping[str, bool]

    @property
    def next_question(self) -> PlacementQuestion | None:
        """The first question without an answer; None when the test is over."""
        return next((each for each in self.placement.questions if each.id not in self.answers), None)

    @property
    def missed(self) -> tuple[PlacementQuestion, ...]:
        """The questions that were not answered right."""
        return tuple(each for each in self.placement.questions if not self.answers.get(each.id, False))

    @property
    def known(self) -> tuple[str, ...]:
        """The lessons every question of which was answered right; none before the test is over."""
        if self.next_question is not None:
            return ()
        to_study = {lesson for question in self.missed for lesson in question.lessons}
        return tuple(lesson for lesson in self.placement.lessons if lesson not in to_study)

    def why(self, lesson: str) -> tuple[PlacementQuestion, ...]:
        """The missed questions for which a lesson is to be studied."""
        return tuple(question for question in self.missed if lesson in question.lessons)


def sittings(placement: Placement, parts: Parts) -> list[Sitting]:
    """Every sitting that was begun, the first one first. Only an answer's first try counts."""
    answers: dict[int, dict[str, bool]] = {}
    for (question, part), history in parts.items():
        if part.isdecimal():
            answers.setdefault(int(part), {})[question] = history.right == history.tries
    return [Sitting(placement, number, answers[number]) for number in sorted(answers)]


def current_sitting(placement: Placement, parts: Parts) -> Sitting | None:
    """The sitting begun last; None before the first answer."""
    begun = sittings(placement, parts)
    return begun[-1] if begun else None


def known_lessons(placement: Placement | None, parts: Parts) -> frozenset[str]:
    """The lessons known by the last sitting that was taken to its end."""
    if placement is None:
        return frozenset()
    over = [sitting for sitting in sittings(placement, parts) if sitting.next_question is None]
    return frozenset(over[-1].known) if over else frozenset()
