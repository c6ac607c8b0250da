"""What `apply` tells: every event, in the order things happen; and every article a move breaks."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.cards import HIDDEN, JOKER, Card, parse_cards
from trainer.notation import position_from_mapping
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    DealEnded,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    MonteRefilled,
    SwappedFirst,
    TookMorto,
    TookPile,
    TurnPassed,
    WildMoved,
    seen_by,
)
from trainer.rules.moves import parse_move
from trainer.rules.play import apply, judge
from trainer.rules.ruleset import ruleset

MORTOS = ["AS AH AD AC KS KH KD KC QS QH QD", "3S 3H 3D 3C 4S 4H 4D 4C 9S 9H 9D"]


def told(fields: dict[str, Any], *moves: str, **switches: Any) -> tuple[Event, ...]:
    """The events of the last of these moves."""
    position, events = position_from_mapping(fields, ruleset("stbl", **switches)), ()
    for move in moves:
        position, events = apply(position, parse_move(move))
    return events


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def test_a_draw_tells_the_card_to_its_seat_alone() -> None:
    (event,) = told({"hands": {0: "3S 5S", 1: 11}, "monte": "7C 8C"}, "draw")
    assert event == DrewCard(0, Card.parse("7C"))
    assert seen_by(event, 0) == event
    assert seen_by(event, 1) == DrewCard(0, HIDDEN)


def test_the_lixo_taken_and_its_top_laid() -> None:
    fields = {"hands": {0: "5C 6C KS QS", 1: 11}, "lixo": "9H 7C"}
    assert told(fields, "take new 5C 6C") == (TookPile(0, cards("9H 7C")), LaidMeld(0, 1, cards("5C 6C 7C")))


def test_the_cards_of_a_meld_are_told_as_they_lie() -> None:
    fields = {"phase": "play", "hands": {0: "9H JH QH KH JK KS QS", 1: 11}, "table": {0: ["5C 6C 7C"]}}
    assert told(fields, "lay JH QH KH JK 9H") == (LaidMeld(0, 2, cards("9H JK JH QH KH")),)
    fields = {"phase": "play", "hands": {0: "8C 4C KS QS", 1: 11}, "table": {0: ["5C 6C 7C"]}}
    assert told(fields, "add 1 8C 4C") == (AddedToMeld(0, 1, cards("4C 8C")),)


def test_a_wild_moves_when_its_card_comes() -> None:
    fields = {"phase": "play", "hands": {0: "6C KS QS", 1: 11}, "table": {0: ["5C JK 7C"]}}
    assert told(fields, "add 1 6C") == (AddedToMeld(0, 1, cards("6C")), WildMoved(0, 1, JOKER, Card.parse("8C")))


def test_a_meld_grows_and_its_wild_stays() -> None:
    fields = {"phase": "play", "hands": {0: "8C KS QS", 1: 11}, "table": {0: ["5C JK 7C"]}}
    assert told(fields, "add 1 8C") == (AddedToMeld(0, 1, cards("8C")),)


def test_a_meld_becomes_clean_and_a_canastra() -> None:
    fields = {"phase": "play", "hands": {0: "3H 6H KS QS", 1: 11}, "table": {0: ["4H 5H 2H 7H 8H 9H"]}}
    assert told(fields, "add 1 3H 6H") == (
        AddedToMeld(0, 1, cards("3H 6H")),
        MeldBecameClean(0, 1),
        CanastraMade(0, 1, "limpa"),
    )


def test_a_limpa_becomes_a_suja() -> None:
    fields = {"phase": "play", "hands": {0: "JK KS QS", 1: 11}, "table": {0: ["4H 5H 6H 7H 8H 9H TH"]}}
    assert told(fields, "add 1 JK") == (
        AddedToMeld(0, 1, (JOKER,)),
        MeldBecameDirty(0, 1),
        CanastraMade(0, 1, "suja"),
    )


def test_a_longer_limpa_is_no_news() -> None:
    fields = {"phase": "play", "hands": {0: "JH KS QS", 1: 11}, "table": {0: ["4H 5H 6H 7H 8H 9H TH"]}}
    assert told(fields, "add 1 JH") == (AddedToMeld(0, 1, cards("JH")),)


def test_the_own_two_goes_home_and_a_joker_takes_its_part() -> None:
    fields = {"phase": "play", "hands": {0: "3S 4S JK KS QS", 1: 11}, "table": {0: ["5S 6S 2S"]}}
    two = Card.parse("2S")
    assert told(fields, "add 1 3S 4S JK") == (AddedToMeld(0, 1, cards("3S 4S JK")), WildMoved(0, 1, two, two))


def test_the_morto_is_fetched_directly() -> None:
    fields = {"phase": "play", "hands": {0: "5C 6C 7C", 1: 11}, "mortos": MORTOS}
    assert told(fields, "lay 5C 6C 7C") == (LaidMeld(0, 1, cards("5C 6C 7C")), TookMorto(0, direct=True))


def test_the_morto_is_fetched_indirectly_before_the_turn_passes() -> None:
    fields = {"phase": "play", "hands": {0: "5C", 1: 11}, "mortos": MORTOS}
    assert told(fields, "discard 5C") == (Discarded(0, Card.parse("5C")), TookMorto(0, direct=False), TurnPassed(1))


def test_the_monte_is_refilled_before_the_turn_passes() -> None:
    fields = {"hands": {0: "5C KS", 1: 11}, "monte": "7C", "mortos": 1, "morto_taken": [1]}
    assert told(fields, "draw", "discard 5C") == (Discarded(0, Card.parse("5C")), MonteRefilled(11), TurnPassed(1))


def test_the_deal_ends_by_a_batida_and_for_want_of_cards() -> None:
    limpa = {"table": {0: ["4H 5H 6H 7H 8H 9H TH"]}, "morto_taken": [0], "phase": "play"}
    assert told(limpa | {"hands": {0: "5C", 1: 11}}, "discard 5C") == (Discarded(0, Card.parse("5C")), DealEnded(0))
    out = told(limpa | {"hands": {0: "JH", 1: 11}}, "add 1 JH")
    assert out == (AddedToMeld(0, 1, cards("JH")), DealEnded(0))
    exhausted = {"hands": {0: "5C KS", 1: 11}, "monte": "7C", "mortos": 0}
    assert told(exhausted, "draw", "discard 5C") == (Discarded(0, Card.parse("5C")), DealEnded(None))


def test_the_first_card_is_swapped() -> None:
    fields = {"phase": "play", "hands": {0: "5C KS", 1: 11}, "monte": "7C 8C", "first_drawn": "KS"}
    swapped = told(fields, "swap", first_card_swap=True)
    assert swapped == (SwappedFirst(0, Card.parse("KS")), DrewCard(0, Card.parse("7C")))


@pytest.mark.parametrize(
    ("fields", "move", "articles"),
    [
        ({"hands": {0: "5C 6C 7D"}}, "lay 5C 6C 7D", ["turn.draw_first", "meld.suit"]),
        ({"hands": {0: "5C 6C"}}, "lay 5C 7D", ["turn.draw_first", "hand.missing", "meld.size", "meld.suit"]),
        ({"hands": {0: "5C 6C"}, "lixo": "8C"}, "take new 5C 6C", ["meld.sequence", "pile.top"]),
        ({"hands": {0: "5C 6C"}, "lixo": "8C"}, "take 1", ["meld.opponent", "pile.top"]),
        ({"phase": "play", "hands": {0: "5C 6C"}}, "take", ["turn.drawn", "pile.empty"]),
        ({"phase": "play", "hands": {0: "5C 6C"}}, "draw", ["turn.drawn"]),
        ({"phase": "play", "hands": {0: "5C 6C"}, "monte": 0}, "draw", ["turn.drawn"]),
        ({"phase": "play", "hands": {0: "5S 6S 7S 2S"}}, "lay 5S 7S 7S 2S", ["hand.missing", "meld.sequence"]),
        (
            {"phase": "play", "hands": {0: "2S 3S 5S JK 2D"}},
            "lay 2S 3S 5S JK 2D",
            ["meld.one_wild"],
        ),
        (
            {"phase": "play", "hands": {0: "KS QS"}, "table": {0: ["4D 5D 6D", "7D 8D 9D TD"]}},
            "add 1 7D",
            ["meld.no_merge", "hand.missing"],
        ),
        (
            {"phase": "play", "hands": {0: "KS QS"}, "table": {0: ["4D 5D 6D"], 1: ["7D 8D 9D TD"]}},
            "add 1 7D",
            ["hand.missing", "meld.no_merge"],
        ),
        (
            {"phase": "play", "hands": {0: "KS QS"}, "table": {0: ["4D 5D 6D"]}},
            "discard 4D",
            ["hand.missing", "meld.no_merge"],
        ),
    ],
)
def test_every_article_broken_is_told_the_one_named_first(
    fields: dict[str, Any], move: str, articles: list[str]
) -> None:
    verdict = judge(position_from_mapping(fields, ruleset()), parse_move(move))
    assert list(verdict.articles) == articles


def test_out_of_turn_nothing_is_told_of_the_others_hand() -> None:
    for hand in ("5C 6C 7C KS", "AD AH 8S 9S"):
        position = position_from_mapping({"phase": "play", "hands": {0: hand, 1: "5C 6C 7C QD"}}, ruleset())
        for move in ("lay 5C 6C 7C", "discard QD", "draw", "add 3 5C"):
            assert judge(position, parse_move(move), seat=1).articles == ("turn.seat",)
