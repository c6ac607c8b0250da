"""The course leaves nothing out: every article taught and checked, every difference between the rulesets, every
misconception met. A failure lists the gaps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from trainer.content.exercises import ChooseExercise, ExerciseBase, LegalExercise
from trainer.content.judging import solution_text
from trainer.content.library import load_library
from trainer.content.models import Lesson
from trainer.content.played import play_line
from trainer.rulebook import articles
from trainer.rules.ruleset import RULESETS

LIBRARY = load_library()
LESSONS = LIBRARY.lessons_in_order
ARTICLES = {article.id for article in articles()}
NEVER_PLAYED = {"deal", "turn.seat"}
"""Refusals no question can ask for: a position is dealt for 2 or 4, and only the seat in turn moves."""


def exercises_of(lesson: Lesson) -> Iterator[ExerciseBase]:
    """The exercises of a lesson, those of its puzzles included."""
    for step in lesson.steps:
        if step.do:
            yield step.do
        elif step.puzzle:
            yield LIBRARY.puzzles[step.puzzle].exercise


EXERCISES = [exercise for lesson in LESSONS for exercise in exercises_of(lesson)]


def refusals_in(exercise: ExerciseBase) -> set[str]:
    """The articles by which the engine refuses something that the exercise asks about."""
    lines = [exercise.moves] if isinstance(exercise, LegalExercise) else []
    lines += exercise.options if isinstance(exercise, ChooseExercise) else []
    named = {wrong.when.breaks for wrong in exercise.wrong if wrong.when.breaks}
    return named | {play_line(exercise.position, line).verdict.article or "" for line in lines} - {""}


def test_every_article_is_taught_by_a_lesson() -> None:
    taught = {article for lesson in LESSONS for article in lesson.articles}
    assert sorted(ARTICLES - taught) == []


def test_every_article_is_checked_by_an_exercise_of_the_course() -> None:
    checked = {article for exercise in EXERCISES for article in exercise.articles}
    assert sorted(ARTICLES - checked) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_checks_what_it_teaches(lesson: Lesson) -> None:
    checked = {article for exercise in exercises_of(lesson) for article in exercise.articles}
    assert sorted(set(lesson.articles) - checked) == []


def test_every_refusal_is_met_in_the_course() -> None:
    refusing = {article.id for article in articles() if article.refusal} - NEVER_PLAYED
    met = set().union(*map(refusals_in, EXERCISES))
    assert sorted(refusing - met) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_position_of_a_lesson_accounts_for_the_whole_pack(lesson: Lesson) -> None:
    things = [thing for step in lesson.steps for thing in (step.do, step.sandbox) if thing]
    for number, at in enumerate(thing.position for thing in things):
        piles = [*at.hands, *(meld.cards for melds in at.table for meld in melds), at.lixo, at.monte, *at.mortos]
        assert sum(map(len, piles)) == 104 + at.ruleset.jokers, number


# Legal here, not there

DIFFERENCES = {
    "jokers": "deal",
    "trincas": "meld.trinca",
    "trinca_canastras": "meld.trinca",
    "pile": "pile.top",
    "out_needs": "out.limpa",
    "quinhentos": "canastra.kinds",
    "unplayed_morto": "morto.indireta",
}
"""Each parameter in which the four rulesets differ, and the article that its exercises train."""


def question(exercise: ExerciseBase) -> tuple[object, ...]:
    """What two exercises share that ask the same of the same cards, whatever the rules."""
    at = exercise.position
    asked = [getattr(exercise, name, None) for name in ("ask", "moves", "options", "count", "meld")]
    return at.hands, at.table, at.lixo, at.phase, at.ended, *map(str, asked)


def test_the_differences_are_those_of_the_rulesets() -> None:
    names = [field.name for field in fields(RULESETS["stbl"]) if field.name != "name"]
    differ = {name for name in names if len({getattr(rules, name) for rules in RULESETS.values()}) > 1}
    assert differ == set(DIFFERENCES)


@pytest.mark.parametrize("parameter", DIFFERENCES)
def test_a_difference_is_shown_on_the_same_cards_under_both_rules(parameter: str) -> None:
    about = [exercise for exercise in EXERCISES if DIFFERENCES[parameter] in exercise.articles]
    assert any(
        question(one) == question(other)
        and solution_text(one) != solution_text(other)
        and getattr(one.rules, parameter) != getattr(other.rules, parameter)
        for one in about
        for other in about
    )


# What people get wrong

MISCONCEPTIONS = {
    "bate limpo is no card left over": ("batida-limpa", "Now without a discard"),
    "a last card to discard is no batida limpa": ("batida-limpa", "your last card, and go out"),
    "K-A-2 is the corner": ("ases", "the 2 in the place of the queen"),
    "K-A-3 goes round": ("ases", "{Q♣} {K♣} {A♣} {3♣}"),
    "two 2s may share a meld": ("dois-naturais", "The other way round too"),
    "a joker can be cleaned away": ("andar-e-limpar", "The joker plays the 6"),
    "2 to 8 of one suit is suja": ("dois-naturais", "runs from {2♠} to {8♠}"),
    "a hidden card justifies the lixo": ("lixo", "now the {7♣} lies on it"),
    "the morto needs a limpa": ("morto", "You have no canasta at all"),
    "ace to ace with a wild is a real": ("contagem", "The clubs run from ace to ace"),
    "thirteen with a wild is a quinhentos": ("canastras", "Ace to king, with the joker"),
    "going out is winning": ("contagem", "You went out with 370"),
    "a morto that became the monte costs nothing": ("fim-do-monte", "Both reserves had become the stock"),
    "melds that touch are one": ("andar-e-limpar", "You add the {7♠} to the first"),
    "trincas are melds": ("sequencias", "three sevens"),
}


@pytest.mark.parametrize("misconception", MISCONCEPTIONS)
def test_a_misconception_is_met_by_an_exercise(misconception: str) -> None:
    lesson, words = MISCONCEPTIONS[misconception]
    assert any(words in exercise.goal.en for exercise in exercises_of(LIBRARY.lessons[lesson]))
