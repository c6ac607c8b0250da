"""What the printed page of a lesson shows beside its summary: melds that the lesson itself has."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.exercises import CardsExercise
from trainer.content.models import Lesson
from trainer.rules.arranging import arrange
from trainer.rules.meld import Meld
from trainer.rules.ruleset import Ruleset

MOST = 4


def example_melds(lesson: Lesson) -> list[tuple[Meld, Ruleset]]:
    """Melds of a lesson with their rules: those it shows, those the learner makes, those on its
    tables, the longest first."""
    found: list[tuple[Meld, Ruleset]] = []
    for meld, rules in _melds(lesson):
        if all(meld.cards != other.cards for other, _rules in found):
            found.append((meld, rules))
    return found[:MOST]


def _melds(lesson: Lesson) -> Iterator[tuple[Meld, Ruleset]]:
    for step in lesson.steps:
        if step.show:
            for meld in step.show.melds:
                yield meld, step.show.rules
    for exercise in lesson.exercises:
        if isinstance(exercise, CardsExercise) and exercise.together in ("lay", "take new"):
            top = exercise.position.lixo[-1:] if exercise.together == "take new" else ()
            laid = arrange((*top, *exercise.solution), exercise.rules)
            if isinstance(laid, Meld):
                yield laid, exercise.rules
    lying = [
        (meld, exercise.rules)
        for exercise in lesson.exercises
        for meld in exercise.position.table[exercise.position.team]
    ]
    yield from sorted(lying, key=lambda entry: len(entry[0]), reverse=True)
