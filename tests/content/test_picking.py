"""A question for cards takes what its words ask for."""

from __future__ import annotations

import pytest

from trainer.content.exercises import CardsExercise
from trainer.content.picking import pick_faults

LIXO = {"phase": "play", "hands": {0: "8S JS 4H KH TD 6C 9C QC 3S", 1: 10}, "table": {0: ["5C 2D 7C"]}, "lixo": "TH"}


def question(pt: str, en: str, hand: str, accept: object = "legal") -> CardsExercise:
    return CardsExercise.model_validate(
        {
            "ask": "cards",
            "goal": {"pt-BR": pt, "en": en},
            "position": {**LIXO, "hands": {0: hand, 1: 10}},
            "together": "add 1",
            "accept": accept,
            "solution": "6C",
            "explain": {"pt-BR": "É.", "en": "Yes."},
        }
    )


def wrongs(exercise: CardsExercise) -> list[str]:
    return [fault.wrong for fault in pick_faults(exercise)]


def test_a_question_for_one_card_that_takes_two_is_refused() -> None:
    asked = question("Escolha a carta que encaixa.", "Pick the card that fits.", "8S JS 4H 6C 9C QC")
    assert "it asks for one card and takes 'add 1 6C 9C'" in wrongs(asked)


@pytest.mark.parametrize(
    ("pt", "en"), [("Escolha a carta.", "Pick cards."), ("Escolha cartas.", "Which card goes in?")]
)
def test_a_question_for_the_card_has_one_answer_in_either_language(pt: str, en: str) -> None:
    assert "it asks for the card and takes 'add 1 6C', 'add 1 8C'" in wrongs(question(pt, en, "8S JS 6C 8C QC"))[-1]


def test_a_question_for_a_card_may_have_several_answers() -> None:
    asked = question("Escolha uma carta que encaixa.", "Pick a card that fits.", "8S JS 3H 6C QC")
    assert wrongs(asked) == []


def test_a_pick_with_cards_to_spare_is_refused() -> None:
    asked = question("Escolha as cartas.", "Pick the cards.", "8S JS 4H 6C 9C QC")
    assert "'add 1 6C 9C' is right too, with more cards than 'add 1 6C' needs" in wrongs(asked)


def test_where_only_the_longest_pick_counts_none_has_cards_to_spare() -> None:
    asked = question("Escolha as cartas.", "Pick the cards.", "8S JS 4H 6C 9C QC", {"meets": ["legal"], "within": 0})
    assert wrongs(asked) == []
