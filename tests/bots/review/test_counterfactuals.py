"""Reasons are checked: without what one names the difference shrinks, or it is not given."""

from __future__ import annotations

import pytest

from trainer.bots.kernel import path
from trainer.bots.review import counterfactual
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.counterfactual import holds, shrinks
from trainer.bots.review.memory import sight
from trainer.bots.review.reasons import facts, reasons
from trainer.bots.review.values import Measured, Reason
from trainer.notation import position_from_mapping
from trainer.rules.moves import parse_move
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

SEEDS = range(40)


def looking(**fields: object) -> Analysis:
    at = position_from_mapping({"phase": "play", "monte": 40, "turn": 0, **fields}, ruleset())
    return Analysis(sight(view_of(at, 0)), path("plain"))


FEEDING = {
    "hands": {0: "8H 3S 4S 9D QD KD 6C TC JC", 1: 9},
    "table": [[], ["2H 3H 4H 5H 6H 7H"]],
    "lixo": "KH",
}


def test_a_card_that_makes_their_limpa_is_a_reason_and_shrinks_without_the_meld() -> None:
    look = looking(**FEEDING)
    worse, better = (look.plan([parse_move(move)]) for move in ("discard 8H", "discard KD"))
    (fed,) = (fact for fact in facts(look, worse, better, SEEDS) if fact.kind == "fed_meld")
    found = shrinks(fed, look, worse, better, SEEDS, 2)
    assert found is not None
    assert found.points > 40, "most of the canastra of 200 that it makes"
    assert holds(fed, look, worse, better, SEEDS, 2)
    given = reasons(look, worse, better, 150, 1.0, SEEDS, 2)
    assert "fed_meld" in {reason.kind for reason in given}


def test_a_meld_that_has_nothing_to_do_with_it_is_no_reason() -> None:
    """The same two discards, said to differ by a meld that neither card fits."""
    look = looking(**{**FEEDING, "table": [[], ["2H 3H 4H 5H 6H 7H", "4C 5C 6C"]]})
    worse, better = (look.plan([parse_move(move)]) for move in ("discard 3S", "discard 4S"))
    assert not holds(Reason("fed_meld", number=2), look, worse, better, SEEDS, 2)


def test_a_reason_that_fails_the_check_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    look = looking(**FEEDING)
    worse, better = (look.plan([parse_move(move)]) for move in ("discard 8H", "discard KD"))
    monkeypatch.setattr(counterfactual, "shrinks", lambda *_: Measured(5.0, 6.0))
    assert "fed_meld" not in {reason.kind for reason in reasons(look, worse, better, 150, 1.0, SEEDS, 2)}


def test_a_lixo_left_shrinks_without_the_cards_under_its_top() -> None:
    look = looking(
        phase="draw", hands={0: "5S 6S 9D QD 3C", 1: 9}, table=[[], []], lixo="JK 2H AH KH QH JH TH 9H 8H 7S"
    )
    worse, better = look.plan([parse_move("draw")]), look.plan([parse_move("take new 5S 6S")])
    left = Reason("lixo_left", look.view.lixo[-1:], number=look.view.lixo_count)
    found = shrinks(left, look, worse, better, SEEDS, 3)
    assert found is not None
    assert found.points > found.error


def test_what_cannot_be_taken_away_is_given_unchecked() -> None:
    look = looking(**FEEDING)
    worse, better = (look.plan([parse_move(move)]) for move in ("discard 8H", "discard KD"))
    assert shrinks(Reason("threw_wild"), look, worse, better, SEEDS, 2) is None
    assert holds(Reason("threw_wild"), look, worse, better, SEEDS, 2)
