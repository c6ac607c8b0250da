"""What a refusal proposes can be done: a remedy leaves out cards just played, never cards on the table."""

from __future__ import annotations

import pytest

from trainer.cards import parse_cards
from trainer.rules.meld import Meld, arrange_as_written
from trainer.rules.moves import parse_move
from trainer.rules.play import judge
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import ruleset


@pytest.mark.parametrize(
    ("article", "meld", "added", "left_out"),
    [
        pytest.param("meld.one_wild", "4D 5D 6D 2C", "JK", "JK", id="one_wild: the joker comes second"),
        pytest.param("meld.one_wild", "4D 5D 6D JK", "2C", "2C", id="one_wild: the 2 comes second"),
        pytest.param("meld.second_two", "AH 2D 3H", "2H", "2H", id="second_two: the natural comes second"),
        pytest.param("meld.second_two", "2H 3H 4H", "2D", "2D", id="second_two: the wild comes second"),
        pytest.param("meld.suit", "5H 6H 7H", "8H 9S", "9S", id="suit: one stranger"),
        pytest.param("meld.suit", "5H 6H 7H", "TS JS QS KS", "TS JS QS KS", id="suit: more strangers"),
        pytest.param("meld.sequence", "5H 6H 7H", "6H", "6H", id="sequence: a repeat"),
        pytest.param(
            "meld.size", "AC 2C 3C 4C 5C 6C JK 8C 9C TC JC QC KC AC", "7C", "7C", id="size: nothing fits a full meld"
        ),
    ],
)
def test_a_remedy_leaves_out_cards_just_played(article: str, meld: str, added: str, left_out: str) -> None:
    before = arrange_as_written(parse_cards(meld), ruleset())
    assert isinstance(before, Meld)
    hands = (tuple(sorted(parse_cards(f"{added} 3S 9D"))), ())
    position = Position(ruleset(), hands=hands, phase=Phase.PLAY, table=((before,), ()))
    breach = judge(position, parse_move(f"add 1 {added}")).breaches[0]
    assert breach.article == article
    assert breach.remedy is not None
    assert (breach.remedy.kind, breach.remedy.cards) == ("drop_cards", parse_cards(left_out))
    assert breach.remedy.number == len(breach.remedy.cards)
