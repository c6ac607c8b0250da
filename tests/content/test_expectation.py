"""Where the option that brings most on average is asked for, simulations in two styles of play decide."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from trainer.content import expectation
from trainer.content.exercises import ChooseExercise, TurnExercise
from trainer.content.judging import judge_answer
from trainer.content.models import Puzzle
from trainer.content.proof import prove
from trainer.content.proof_book import proof_value
from trainer.content.siblings import sibling
from trainer.content.wording import acceptance_text, feedback
from trainer.yaml_text import parse_yaml

PUZZLE = """\
id: deixar-o-lixo
title: {pt-BR: Três cartas, en: Three cards}
themes: [lixo]
articles: [pile.top]
difficulty: 4
goal: {pt-BR: Comprar o lixo ou do monte?, en: The discard pile or the stock?}
seen: {lixo: all}
position:
  players: 4
  phase: draw
  hands: {0: "4H AD 2D", 1: 10, 2: 11, 3: 2}
  table:
    0: ["8C 9C TC JC QC KC", "7H 8H JK", "5D 6D 7D 8D 9D 2D JD"]
    1: ["QD KD AD", "AH 2H 3H 4H 5H 6H JK", "AS 2S 3S 4S 5S 6S", "3C 4C 5C 6C", "QS KS AS", "QC KC AC",
        "7S JK 9S TS", "9H TH JH"]
  lixo: "TS KH 6C 3D"
  monte: 7
ask: choose
options: [draw, take new AD 2D]
accept: expected
solution: [draw]
explain: {pt-BR: Não., en: No.}
"""


def puzzle(text: str = PUZZLE) -> Puzzle:
    """The puzzle of a text."""
    return Puzzle.from_document(parse_yaml(text, "probe"))


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals, to save time."""
    monkeypatch.setattr(expectation, "DEALS", 60)


@pytest.mark.usefixtures("few_deals")
def test_the_option_that_is_surely_ahead_is_right_by_simulation() -> None:
    made = puzzle()
    proven = prove(made.exercise)
    assert not proven.faults
    proof = proof_value(proven)
    assert (proof.verdict, proof.exhausted, proof.is_simulated) == (
        "by simulation, ahead of every other option",
        False,
        True,
    )
    assert made.model_copy(update={"proof": proof}).is_published


@pytest.mark.usefixtures("few_deals")
def test_an_option_that_is_not_ahead_is_refused_with_its_points() -> None:
    made = puzzle(PUZZLE.replace("solution: [draw]", "solution: [take new AD 2D]"))
    (fault,) = prove(made.exercise).faults
    assert "points ahead of 'draw'" in fault.wrong
    assert fault.expected == "an option that is surely ahead"


def test_a_position_that_no_deal_has_is_refused() -> None:
    (fault,) = prove(puzzle(PUZZLE.replace("monte: 7", "monte: 6")).exercise).faults
    assert (fault.path, fault.expected) == (("position",), "a position a deal can have")


def test_one_option_alone_is_asked_for() -> None:
    made = puzzle(PUZZLE.replace("solution: [draw]", "solution: [draw, take new AD 2D]"))
    assert [fault.wrong for fault in prove(made.exercise).faults] == ["2 options"]


def test_answers_are_judged_by_the_solution_and_told_so() -> None:
    exercise = puzzle().exercise
    assert judge_answer(exercise, "draw").right
    wrong = judge_answer(exercise, "take new AD 2D")
    assert wrong.counts
    assert not wrong.right
    assert feedback(exercise, wrong, "pt") == "Em média rende menos."
    assert acceptance_text(exercise).pt == "Vale a opção que rende mais em média, por simulação."


def test_it_has_no_sibling_for_the_cards_are_what_decides() -> None:
    assert sibling(puzzle(), 1) is None


def test_only_options_are_compared_so() -> None:
    exercise = puzzle().exercise
    assert isinstance(exercise, ChooseExercise)
    data = {**exercise.model_dump(include={"goal", "explain"}), "position": exercise.position, "ask": "turn"}
    with pytest.raises(ValidationError, match="expected"):
        TurnExercise.model_validate({**data, "accept": "expected", "solution": "draw"})
