"""A sibling has the idea of its puzzle and other cards, and is proved like any puzzle."""

from __future__ import annotations

import pytest

from trainer.content.exercises import ChooseExercise
from trainer.content.judging import judge_answer, solution_text
from trainer.content.library import load_library
from trainer.content.linter import shape_of
from trainer.content.models import Lesson, Puzzle
from trainer.content.proof import prove
from trainer.content.prose import broken_cards
from trainer.content.siblings import puzzle_of_step, sibling
from trainer.yaml_text import parse_yaml

LIBRARY = load_library()
PUZZLES = [
    puzzle
    for puzzle in LIBRARY.puzzles.values()
    if not (isinstance(puzzle.exercise, ChooseExercise) and puzzle.exercise.accept.expected)
]
LESSONS = LIBRARY.lessons_in_order

PLAIN = """\
id: plain
title: {pt-BR: Duas pontas, en: Both ends}
themes: [sequencias]
articles: [meld.sequence]
difficulty: 1
goal: {pt-BR: "O que entra em {5♣} {6♣} {7♣}, de paus?", en: "What fits {5♣} {6♣} {7♣}, in clubs?"}
explain: {pt-BR: "{4♣} e {8♣} são de paus.", en: "{4♣} and {8♣} are clubs."}
position: {phase: play, hands: {0: "4C 8C 9H QD", 1: 11}, table: {0: ["5C 6C 7C"]}, monte: 40}
ask: cards
each: add 1
accept: "4C 8C"
"""


def plain(**changes: str) -> Puzzle:
    text = PLAIN
    for before, after in changes.items():
        text = text.replace(before, after)
    return Puzzle.from_document(parse_yaml(text))


def test_cards_words_and_ranks_are_renamed_together() -> None:
    puzzle = plain()
    seen = set()
    for seed in range(6):
        made = sibling(puzzle, seed)
        assert made is not None
        assert made.id == f"plain-sibling-{seed}"
        assert prove(made.exercise).faults == []
        meld = made.exercise.position.table[0][0]
        name = ["spades", "hearts", "diamonds", "clubs"][int(meld.suit or 0)]
        assert f"in {name}" in made.exercise.goal.en
        assert meld.cards[0].symbol in made.exercise.goal.pt
        seen.add(meld.cards)
    assert len(seen) > 3
    assert any(cards[0].rank != 5 for cards in seen)


def test_the_same_seed_gives_the_same_sibling() -> None:
    first, again = sibling(plain(), 1), sibling(plain(), 1)
    assert first is not None
    assert first == again


def test_ranks_named_in_words_stay_what_they_are() -> None:
    puzzle = Puzzle.from_document(parse_yaml(PLAIN.replace("Duas pontas", "O quatro e o oito")))
    for seed in range(6):
        made = sibling(puzzle, seed)
        assert made is not None
        assert made.exercise.position.table[0][0].start == 5
        assert shape_of(made.exercise.known) == shape_of(puzzle.exercise.known)


def test_an_article_before_a_suit_keeps_its_gender() -> None:
    puzzle = Puzzle.from_document(parse_yaml(PLAIN.replace("são de paus", "são dos paus")))
    for seed in range(8):
        made = sibling(puzzle, seed)
        assert made is not None
        assert "dos paus" in made.exercise.explain.pt or "dos ouros" in made.exercise.explain.pt


def test_what_does_not_prove_is_not_served() -> None:
    broken = Puzzle.from_document(parse_yaml(PLAIN.replace('accept: "4C 8C"', 'accept: "4C 9H"')))
    assert sibling(broken, 1) is None


@pytest.mark.parametrize("puzzle", PUZZLES[::4], ids=lambda puzzle: puzzle.id)
def test_the_programs_puzzles_have_siblings(puzzle: Puzzle) -> None:
    made = sibling(puzzle, 1)
    assert made is not None
    assert made.exercise.position != puzzle.exercise.position
    assert judge_answer(made.exercise, solution_text(made.exercise)).right
    for text in (made.title, made.exercise.goal, made.exercise.explain):
        assert broken_cards(text.pt) == broken_cards(text.en) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_exercise_written_in_a_lesson_has_a_sibling(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps, 1):
        puzzle = puzzle_of_step(lesson, number)
        assert (puzzle is None) == (step.do is None)
        if puzzle is not None and step.do is not None:
            made = sibling(puzzle, 1)
            assert made is not None
            assert made.exercise.position != step.do.position
