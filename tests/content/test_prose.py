"""Cards in prose."""

from __future__ import annotations

from trainer.cards import Card
from trainer.content.prose import broken_cards, split_prose, words


def test_cards_in_braces_are_drawn_and_the_rest_is_markdown() -> None:
    seven, ten, jack = (Card.parse(text) for text in ("7S", "TH", "JH"))
    assert split_prose("**O** {7♠} e {10♥ J♥}.") == ["**O** ", seven, " e ", ten, " ", jack, "."]
    assert split_prose("{JK}") == [Card.parse("JK")]
    assert split_prose("sem carta") == ["sem carta"]


def test_a_brace_that_holds_no_card_stays_text_and_is_reported() -> None:
    assert split_prose("{x} ou {7Z}") == ["{x}", " ou ", "{7Z}"]
    assert broken_cards("{x} ou {7Z} ou {7♠}, {") == ["{x}", "{7Z}", "{"]
    assert broken_cards("{}") == ["{}"]
    assert broken_cards("tudo bem {7♠}") == []


def test_a_drawn_card_reads_as_one_word() -> None:
    assert words("O {10♥ J♥} cabe — aqui.") == 4
