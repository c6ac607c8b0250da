"""Each predicate is true of a line that does it, and false of one that does not."""

from __future__ import annotations

import pytest

from trainer.content.criteria import Predicate
from trainer.content.fields import line_of_moves
from trainer.content.layouts import dealt
from trainer.content.played import Played, is_true, play_line, play_within_turn
from trainer.notation import position_from_mapping
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

LONG = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
POSITION = position_from_mapping(
    {
        "phase": "play",
        "hands": {0: "TH JK AC AC 3S 4S 8S 9D KD", 1: 11},
        "table": {0: ["4H 5H 6H 7H 8H 9H", "5S 6S 7S 2S", LONG, "TD JD 2H KD"], 1: []},
    },
    ruleset(),
)
DRAW = position_from_mapping({"hands": {0: "KS QD", 1: 11}, "table": {0: ["4D 5D 6D"]}, "lixo": "KH 7D"}, ruleset())
TWOS = position_from_mapping(
    {"phase": "play", "hands": {0: "5C 7C 2C 2H KS QD", 1: "JD KD 4S 9H"}, "lixo": "3H 4H"}, ruleset()
)
LAST = position_from_mapping({"phase": "play", "hands": {0: "KS 9S", 1: 11}, "table": {0: ["6S 7S 8S"]}}, ruleset())
OUT = position_from_mapping(
    {"phase": "play", "hands": {0: "KS", 1: 11}, "table": {0: ["4H 5H 6H 7H 8H 9H TH"]}, "morto_taken": [0]}, ruleset()
)


def play(position: object, moves: str) -> Played:
    return play_line(position, line_of_moves(moves))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("predicate", "position", "does", "does_not"),
    [
        ("legal", POSITION, "add 1 TH", "add 1 KD"),
        ("illegal", POSITION, "add 1 KD", "add 1 TH"),
        ("goes_out", OUT, "discard KS", None),
        ("reaches_morto", LAST, "add 1 9S; discard KS", "discard KS"),
        ("reaches_morto_direta", LAST, None, "add 1 9S; discard KS"),
        ("takes_lixo", DRAW, "take 1", "draw"),
        ("closes_canastra", POSITION, "add 1 JK", "add 2 8S"),
        ("closes_limpa", POSITION, "add 1 TH", "add 1 JK"),
        ("closes_limpa", POSITION, "add 2 3S 4S 8S", "add 2 4S 8S"),
        ("closes_quinhentos", POSITION, "add 3 AC", "add 1 TH"),
        ("closes_real", POSITION, "add 3 AC AC", "add 3 AC"),
        ("cleans", POSITION, "add 2 3S 4S", "add 2 8S"),
        ("keeps_limpa", POSITION, "add 1 JK", "add 3 JK"),
        ("stays_clean", POSITION, "add 2 8S; add 1 TH", "add 1 JK"),
        ("stays_clean", POSITION, "add 4 9D", "lay KD AC JK"),
        ("stays_cleanable", POSITION, "add 2 8S; add 1 TH", "add 1 JK"),
        ("stays_cleanable", TWOS, "lay 5C 7C 2C", "lay 5C 7C 2H"),
        ("denies_lixo", TWOS, "discard KS", "discard QD"),
        ("denies_lixo", TWOS, None, "lay 5C 7C 2C"),
        ("gives_lixo", TWOS, "discard QD", "discard KS"),
        ("gives_lixo", TWOS, None, "lay 5C 7C 2C"),
    ],
)
def test_a_predicate_of_a_line(predicate: str, position: object, does: str | None, does_not: str | None) -> None:
    if does is not None:
        assert is_true(Predicate(predicate), play(position, does))
    if does_not is not None:
        assert not is_true(Predicate(predicate), play(position, does_not))


def test_a_line_stops_at_the_move_the_engine_refuses() -> None:
    played = play(POSITION, "add 1 TH; add 1 KD; discard 9D")
    assert [str(move) for move in played.moves] == ["add 1 TH"]
    assert str(played.refused) == "add 1 KD"
    assert played.verdict.article == "meld.suit"
    assert len(played.after.table[0][0]) == 7


def test_points_leave_out_a_partners_hand_which_the_player_does_not_see() -> None:
    hands = {0: "5C 6C 7C KD QS", 1: 11, 2: "AS AH", 3: 11}
    position = position_from_mapping({"players": 4, "phase": "play", "hands": hands, "morto_taken": [0]}, ruleset())
    line = line_of_moves("lay 5C 6C 7C; discard KD")
    assert play_line(position, line).points == play_line(view_of(position, 0).as_position(), line).points == 15 - 10


def test_equal_ends_are_one_whatever_the_order_and_the_numbers_of_melds() -> None:
    position = position_from_mapping(
        {"phase": "play", "hands": {0: "4S 5S 6S 7H 8H 9H KD KC", 1: 11}, "morto_taken": [0]}, ruleset()
    )
    first, second = (
        play(position, moves)
        for moves in ("lay 4S 5S 6S; lay 7H 8H 9H; discard KD", "lay 7H 8H 9H; lay 4S 5S 6S; discard KD")
    )
    assert first.end == second.end
    assert first.end != play(position, "lay 4S 5S 6S; lay 7H 8H 9H; discard KC").end


def test_dealing_the_unknown_cards_keeps_what_the_player_sees_and_the_pack() -> None:
    position = position_from_mapping({"hands": {0: "KS QD JK", 1: 11}, "lixo": "4H", "monte": 64}, ruleset())
    layout = dealt(position)
    assert view_of(layout, 0) == view_of(position, 0)
    cards = [*layout.hands[0], *layout.hands[1], *layout.lixo, *layout.monte, *layout.mortos[0], *layout.mortos[1]]
    assert all(cards.count(card) <= (4 if card.is_joker else 2) for card in cards)
    assert dealt(position) == layout
    assert dealt(position, seed=1) != layout


@pytest.mark.parametrize(
    ("position", "moves", "played"),
    [
        (DRAW, "draw; discard QD; draw", "draw"),
        (LAST, "add 1 9S; discard KS; draw", "add 1 9S"),
        (OUT, "discard KS", ""),
        (DRAW, "draw; draw; discard QD", "draw"),
    ],
)
def test_moves_are_played_as_far_as_the_turn_goes_on(position: object, moves: str, played: str) -> None:
    found = play_within_turn(position, line_of_moves(moves))  # type: ignore[arg-type]
    assert "; ".join(map(str, found.moves)) == played
    assert found.refused is None
