"""Moves as texts and values."""

from __future__ import annotations

import pytest

from trainer.cards import parse_cards
from trainer.rules.moves import Add, Discard, Draw, Lay, MoveError, SwapFirst, TakePile, parse_move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", Draw()),
        ("draw 7C", Draw(parse_cards("7C")[0])),
        ("take", TakePile()),
        ("take new 5C 6C", TakePile(0, parse_cards("5C 6C"))),
        ("take 1", TakePile(1)),
        ("take 12 7D JK", TakePile(12, parse_cards("7D JK"))),
        ("lay 5C 6C 7C", Lay(parse_cards("5C 6C 7C"))),
        ("add 1 8C", Add(1, parse_cards("8C"))),
        ("discard KH", Discard(parse_cards("KH")[0])),
        ("swap", SwapFirst()),
    ],
)
def test_a_move_and_its_text(text: str, move: object) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@pytest.mark.parametrize("text", ["LAY 7♣ 5C 6c", " lay  6C 7C 5C ", "lay 5C,6C,7C"])
def test_order_case_and_symbols_are_free(text: str) -> None:
    assert str(parse_move(text)) == "lay 5C 6C 7C"


@pytest.mark.parametrize(
    "text",
    ["", " ", "hop", "draw 7C 8C", "take new", "take 0", "take 0 5C", "take x", "lay", "add", "add 1", "add 0 5C"]
    + ["add 5C 1", "add -1 5C", "discard", "discard 5C 6C", "swap 5C", "take ²", "add ٣ 5C"],
)
def test_what_is_no_move_says_what_one_is(text: str) -> None:
    with pytest.raises(MoveError) as error:
        parse_move(text)
    assert str(error.value) == (
        f"{text!r} is not a move; expected draw · draw CARD · take · take new CARDS · take N CARDS · lay CARDS · "
        "add N CARDS · discard CARD · swap"
    )


@pytest.mark.parametrize("text", ["lay 5C 6C 7X", "discard 1C", "draw 10", "add 1 JJ", "take new 5C AA"])
def test_a_word_that_is_no_card_is_named(text: str) -> None:
    with pytest.raises(MoveError, match=f"move '{text}': '.*' is not a card; expected a rank"):
        parse_move(text)


def test_values_that_make_no_move_are_refused() -> None:
    for make in (
        lambda: Add(0, parse_cards("5C")),
        lambda: Add(1, ()),
        lambda: TakePile(-1),
        lambda: TakePile(None, parse_cards("5C")),
    ):
        with pytest.raises(MoveError, match="; expected draw"):
            make()
