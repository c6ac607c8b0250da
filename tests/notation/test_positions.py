"""Positions as mappings and as links, both ways; every fault is one exact line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import yaml

from trainer.cards import HIDDEN, parse_cards
from trainer.notation import (
    NotationError,
    position_from_mapping,
    position_from_text,
    position_to_mapping,
    position_to_text,
    read_moves,
    read_position,
    record_from_text,
    ruleset_from_value,
    ruleset_to_value,
)
from trainer.notation.links import _SIGNS, _check, _pile_numbers
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, Ruleset, ruleset
from trainer.yaml_text import YamlError, parse_yaml


def some_rules(rng: Random) -> Ruleset:
    name = rng.choice(list(RULESETS))
    switches = {switch: rng.choice(values) for switch, values in HOUSE_RULES.items() if rng.random() < 0.3}
    if name != "tradicional":
        switches.pop("trincas", None)
    return ruleset(name, **switches)


def positions(seed: int, every: int) -> Iterator[Position]:
    """Positions of a random deal, and what a seat sees of them."""
    rng = Random(seed)
    players = rng.choice((2, 4))
    position = deal(some_rules(rng), players, seed)
    number = 0
    while True:
        if number % every == 0 or position.ended or len(position.hand) < 3:
            yield position
            yield view_of(position, rng.randrange(players)).as_position()
        if position.ended:
            return
        position, _ = apply(position, rng.choice(list(legal_moves(position))))
        number += 1


def as_written(mapping: dict[str, Any]) -> Any:
    """A mapping by way of YAML, where every value is a text."""
    return parse_yaml(yaml.safe_dump(mapping)).data


def check_both_ways(position: Position) -> None:
    mapping = position_to_mapping(position)
    assert position_from_mapping(mapping, position.ruleset) == position
    assert position_from_mapping(as_written(mapping), position.ruleset) == position
    assert ruleset_from_value(ruleset_to_value(position.ruleset)) is position.ruleset
    text = position_to_text(position)
    assert len(text) <= 400
    assert set(text) <= set(_SIGNS)
    assert position_from_text(text) == position


@pytest.mark.parametrize("seed", range(12))
def test_a_position_comes_back_from_mapping_and_link(seed: int) -> None:
    for position in positions(seed, every=7):
        check_both_ways(position)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 300))
def test_positions_come_back_at_length(seed: int) -> None:
    for position in positions(seed, every=1):
        check_both_ways(position)


@pytest.mark.parametrize(
    "melds",
    [
        ["AS 2S 3S", "2S 3S 4S"],
        ["JK 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"],
        ["AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", "AH 2D 3H"],
        ["3H 4H 5H 6H 7H 8H 9H TH JH QH 2H AH", "JK 5C 6C"],
        ["2S KS AS", "5C 6C JK"],
    ],
)
def test_melds_keep_the_ends_they_lie_on(melds: list[str]) -> None:
    position = position_from_mapping({"hands": {0: "7C"}, "table": {0: melds}}, ruleset())
    assert position_to_mapping(position)["table"][0] == melds
    check_both_ways(position)


def test_a_lixo_that_nobody_knows_comes_back() -> None:
    check_both_ways(position_from_mapping({"hands": {0: "7C 8C"}, "lixo": "?? ??", "mortos": ["?? " * 11]}, ruleset()))


def test_a_two_lies_as_itself_wherever_it_is_written() -> None:
    """Cards may be written in any order; the reading with the fewest wilds is taken (meld.natural_stays)."""
    position = position_from_mapping({"hands": {0: "7C"}, "table": {0: ["3C 4C 5C 2C", "7D 5D 6D"]}}, ruleset())
    assert position_to_mapping(position)["table"][0] == ["2C 3C 4C 5C", "5D 6D 7D"]


def test_under_the_house_rule_a_two_waits_where_it_is_written() -> None:
    rules = ruleset("stbl", wild_reread="displaced")
    position = position_from_mapping({"hands": {0: "7C"}, "table": {0: ["3C 4C 5C 2C"]}}, rules)
    assert position_to_mapping(position)["table"][0] == ["3C 4C 5C 2C"]
    check_both_ways(position)


def test_what_is_left_out_is_usual() -> None:
    position = position_from_mapping({"hands": {0: "7C"}, "morto_taken": [1]}, ruleset())
    assert (position.players, position.turn, position.phase) == (2, 0, Phase.DRAW)
    assert position.monte == (HIDDEN,) * 20
    assert position.mortos == ((HIDDEN,) * 11,)
    assert (position.lixo, position.table, position.batida) == ((), ((), ()), None)


def test_the_usual_monte_is_no_more_than_the_pack_has_left() -> None:
    fields = {
        "players": 4,
        "hands": dict.fromkeys(range(4), 11),
        "lixo": [f"{rank}{suit}" for suit in "SH" for rank in "A23456789TJQK"],
    }
    position = position_from_mapping(fields, ruleset())
    assert len(position.monte) == 108 - 44 - 22 - 26
    check_both_ways(position)


def test_between_turns_an_empty_monte_is_refilled_or_the_deal_over() -> None:
    """As the end of the turn before left it (monte.refill)."""
    refilled = position_from_mapping({"hands": {0: "7C"}, "monte": 0, "mortos": 2}, ruleset())
    assert (len(refilled.monte), len(refilled.mortos)) == (11, 1)
    over = position_from_mapping({"hands": {0: "7C"}, "monte": 0, "mortos": 0}, ruleset())
    assert over.ended
    playing = position_from_mapping({"hands": {0: "7C"}, "monte": 0, "mortos": 2, "phase": "play"}, ruleset())
    assert (len(playing.monte), len(playing.mortos)) == (0, 2)


FIELDS = (
    "players, turn, phase, hands, table, lixo, monte, mortos, morto_taken, ended, batida, unplayed_morto, "
    "not_returnable, first_drawn"
)
FULL = {"hands": {0: 11, 1: 11}, "monte": 64, "mortos": 2}


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        (
            "text",
            f"not a mapping; expected a mapping of {FIELDS.split(', ended')[0]} …",
        ),
        (
            ["5C"],
            f"not a mapping; expected a mapping of {FIELDS.split(', ended')[0]} …",
        ),
        (
            {"hand": {0: "5C"}},
            f"hand: unknown field; expected one of {FIELDS}",
        ),
        (
            {"hands": {0: "5C 5X"}},
            "hands.0: '5X' is not a card; expected a rank A 2 … 9 T J Q K and a suit S H D C, or JK",
        ),
        (
            {"hands": {0: "5C"}, "lixo": "11C"},
            "lixo: '11C' is not a card; expected a rank A 2 … 9 T J Q K and a suit S H D C, or JK",
        ),
        ({"hands": {0: {"5C": "6C"}}}, "hands.0: no text; expected cards, like 5C 6C 7C"),
        ({"hands": {0: "5C"}, "lixo": [["5C"]]}, "lixo: no text; expected cards, like 5C 6C 7C"),
        ({"hands": {0: "5C 5C", 1: "5C"}}, "hands.1: 5C for the 3rd time; expected at most 2 in the pack"),
        ({"hands": {0: "5C 6C"}, "lixo": "6C 7D 6C"}, "lixo: 6C for the 3rd time; expected at most 2 in the pack"),
        ({"hands": {0: "JK JK"}, "lixo": "JK JK JK"}, "lixo: JK for the 5th time; expected at most 4 in the pack"),
        (FULL | {"lixo": "5C"}, "mortos.1: a 109th card; expected the pack's 108 at most"),
        (FULL | {"monte": 65}, "mortos.1: a 109th card; expected the pack's 108 at most"),
        ({"hands": {0: 109}}, "hands.0: a 109th card; expected the pack's 108 at most"),
        ({"hands": {0: "5C"}, "monte": 5000}, "monte: a 109th card; expected the pack's 108 at most"),
        (
            {"hands": {0: "5C"}, "table": {0: ["4D 5D 6D", "7S 9S TS"]}},
            "table.0.1: 7S 9S TS cannot lie so (meld.sequence); expected a legal meld",
        ),
        (
            {"hands": {0: "5C"}, "table": {1: ["7S 7H 7D"]}},
            "table.1.0: 7S 7H 7D cannot lie so (meld.trinca); expected a legal meld",
        ),
        (
            {"hands": {0: "5C"}, "table": {0: ["4D ?? 6D"]}},
            "table.0.0: an unknown card in a meld; expected cards everyone sees",
        ),
        ({"hands": {0: "5C"}, "table": {0: "4D 5D 6D"}}, "table.0: '4D 5D 6D'; expected a list of melds"),
        ({"hands": {0: "5C"}, "table": {2: ["4D 5D 6D"]}}, "table.2: 2; expected a number from 0 to 1"),
        ({"hands": {0: "5C"}, "turn": 2}, "turn: 2; expected a seat from 0 to 1, whose turn it is"),
        ({"hands": {0: "5C"}, "turn": "me"}, "turn: 'me'; expected a seat from 0 to 1, whose turn it is"),
        ({"hands": {0: "5C"}, "turn": ""}, "turn: ''; expected a seat from 0 to 1, whose turn it is"),
        ({"hands": {1: "5C"}}, "hands.0: no cards for the seat whose turn it is; expected at least one card"),
        ({}, "hands.0: no cards for the seat whose turn it is; expected at least one card"),
        ({"hands": {2: "5C"}}, "hands.2: 2; expected a number from 0 to 1"),
        ({"hands": "5C"}, "hands: '5C'; expected a mapping by number, from 0 to 1"),
        ({"players": 3, "hands": {0: "5C"}}, "players: 3; expected 2 or 4 (article deal)"),
        ({"hands": {0: "5C"}, "phase": "plays"}, "phase: 'plays'; expected draw, play or over"),
        ({"hands": {0: "5C"}, "ended": "perhaps"}, "ended: 'perhaps'; expected true or false"),
        ({"hands": {0: "5C"}, "batida": 2, "ended": True}, "batida: 2; expected team 0 or 1"),
        ({"hands": {0: "5C"}, "morto_taken": [0, 2]}, "morto_taken: 2; expected numbers from 0 to 1"),
        ({"hands": {0: "5C"}, "mortos": 3}, "mortos: 3 on the table and 0 taken; expected two mortos in all"),
        (
            {"hands": {0: "5C"}, "mortos": 2, "morto_taken": [1]},
            "mortos: 2 on the table and 1 taken; expected two mortos in all",
        ),
        ({"hands": {0: "5C"}, "mortos": ["5D 6D"]}, "mortos.0: 2 cards; expected 11 cards"),
        ({"hands": {0: "5C"}, "unplayed_morto": 5}, "unplayed_morto: 5; expected numbers from 0 to 1"),
        (
            {"hands": {0: "5C 6C"}, "phase": "play", "first_drawn": "7C"},
            "first_drawn: not in hand after a draw; expected a card of the seat whose turn it is",
        ),
        (
            {"hands": {0: "5C 6C"}, "not_returnable": "5C"},
            "not_returnable: not in hand after a draw; expected a card of the seat whose turn it is",
        ),
        (
            {"hands": {0: "5C 6C"}, "phase": "play", "not_returnable": "5C 6C"},
            "not_returnable: 5C 6C; expected one card",
        ),
    ],
)
def test_a_bad_position_is_one_exact_line(fields: Any, line: str) -> None:
    with pytest.raises(NotationError) as error:
        position_from_mapping(fields, ruleset())
    assert str(error.value) == line


def test_a_joker_is_no_card_of_tradicional() -> None:
    with pytest.raises(NotationError) as error:
        position_from_mapping({"hands": {0: "5C JK"}}, RULESETS["tradicional"])
    assert str(error.value) == "hands.0: JK for the 1st time; expected no JK in tradicional"


def test_faults_in_a_document_name_its_line() -> None:
    document = parse_yaml("position:\n  hands:\n    0: 5C 6C\n    1: 5C 5C\nmoves:\n- draw\n- 1 discard\n", "bad.yaml")
    with pytest.raises(YamlError) as error:
        read_position(document, document.mapping()["position"], ("position",), ruleset())
    assert str(error.value) == "bad.yaml:4: position.hands.1: 5C for the 3rd time; expected at most 2 in the pack"
    with pytest.raises(YamlError) as error:
        read_moves(document, document.mapping()["moves"], ("moves",))
    assert str(error.value).startswith("bad.yaml:7: moves.1: '1 discard' is not a move; expected draw · draw CARD · ")


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ("stbll", "no ruleset 'stbll'; expected one of stbl, aberto, fechado, tradicional"),
        ({"name": "stbl", "joker_points": "30"}, "house rule joker_points is '30'; expected one of 50, 20"),
        ({"name": "aberto", "trincas": "true"}, "house rule trincas does not apply to aberto; expected tradicional"),
        (["stbl"], "no ruleset \"['stbl']\"; expected one of stbl, aberto, fechado, tradicional"),
    ],
)
def test_a_bad_ruleset_is_one_line(value: Any, line: str) -> None:
    with pytest.raises(NotationError) as error:
        ruleset_from_value(value)
    assert str(error.value) == line


# --- links


def a_link() -> str:
    position = deal(ruleset("fechado", target=2000, joker_points=20), 4, seed=3)
    rng = Random(3)
    for _ in range(60):
        position, _ = apply(position, rng.choice(list(legal_moves(position))))
    return position_to_text(position)


def test_every_link_with_one_sign_changed_is_refused() -> None:
    """The checksum covers every sign but the version, which is looked at first."""
    link = a_link()
    for index, sign in enumerate(link):
        for other in _SIGNS:
            if other != sign:
                with pytest.raises(NotationError, match=r"link: (damaged|version)"):
                    position_from_text(link[:index] + other + link[index + 1 :])


def test_a_sign_lost_added_or_moved_is_refused() -> None:
    link = a_link()
    damaged = [link[:index] + link[index + 1 :] for index in range(1, len(link))]
    damaged += [link[:index] + sign + link[index:] for index in range(1, len(link) + 1) for sign in "A_9"]
    swapped = [link[:at] + link[at + 1] + link[at] + link[at + 2 :] for at in range(1, len(link) - 1)]
    damaged += [text for text in swapped if text != link]
    damaged += [link[:length] for length in range(2, len(link))]
    for text in damaged:
        with pytest.raises(NotationError, match="link: damaged"):
            position_from_text(text)


def test_one_sign_in_any_place_changes_the_checksum() -> None:
    """A cyclic checksum of a difference does not depend on the rest: all differences in 700 places are tried."""
    body = "A" * 700
    whole = _check(body)
    assert all(_check(body[:at] + sign + body[at + 1 :]) != whole for at in range(700) for sign in _SIGNS[1:])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "link: signs that no link has; expected a link as the trainer wrote it, whole"),
        ("1 A", "link: signs that no link has; expected a link as the trainer wrote it, whole"),
        ("1ção", "link: signs that no link has; expected a link as the trainer wrote it, whole"),
        ("2AAAAAAAA", "link: version '2'; expected version 1"),
        ("1", "link: damaged (its checksum differs); expected a link as the trainer wrote it, whole"),
        ("1AAAAAAAAA", "link: damaged (its checksum differs); expected a link as the trainer wrote it, whole"),
    ],
)
def test_a_bad_link_is_one_exact_line(text: str, line: str) -> None:
    with pytest.raises(NotationError) as error:
        position_from_text(text)
    assert str(error.value) == line


def test_a_link_made_up_with_a_right_checksum_is_refused_or_a_position() -> None:
    rng, lines = Random(4), []
    body = a_link()[1:-5]
    for _ in range(3000):
        signs = list(body)
        for _ in range(rng.randint(1, 6)):
            signs[rng.choice((rng.randrange(12), rng.randrange(len(signs))))] = rng.choice(_SIGNS)
        made_up = "".join(signs)[: rng.choice((len(body), rng.randrange(1, len(body))))]
        try:
            position = position_from_text(f"1{made_up}{_check(made_up)}")
        except NotationError as error:
            lines.append(str(error))
        else:
            check_both_ways(position)
            for move in legal_moves(position):
                apply(position, move)
    assert len(lines) > 1000
    assert all("; expected " in line and "\n" not in line for line in lines)


def test_the_longest_positions_fit_a_link() -> None:
    rules = ruleset("tradicional", **{name: values[-1] for name, values in HOUSE_RULES.items() if name != "quinhentos"})
    whole = [f"{run} AC".replace("C", suit) for suit in "SHDC" for run in ["AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"]]
    short = [f"{a}{suit} {b}{suit} {c}{suit}" for suit in "SHDC" for a, b, c in ("234", "567", "89T")]
    fields = {"hands": {0: "JS"}, "table": {0: whole, 1: short}, "lixo": "KS KH KD KC", "mortos": 0}
    check_both_ways(position_from_mapping(fields, rules))


def test_a_link_that_counts_more_cards_than_the_pack_costs_nothing() -> None:
    """A pile of unknown cards is a number: it is looked at before so many cards are made."""
    link = position_to_text(position_from_mapping({"hands": {0: "5C"}, "lixo": "KH QH"}, ruleset()))
    body = link[1:-5]
    place = body.index(pile_in_link("KH QH"))
    for length in (150, 900, 100_000, 400_000):
        huge = body[:place] + "_" * length + "AA" + body[place + 4 :]
        text = "1" + huge + _check(huge)
        begun = time.perf_counter()
        with pytest.raises(NotationError, match=r"link: (damaged|\d+ characters)"):
            position_from_text(text)
        with pytest.raises(NotationError, match=r"record:2: position: (damaged|\d+ characters)|\d+ char"):
            record_from_text(f"buraco: 1\nposition: {text}\n", "record")
        assert time.perf_counter() - begun < 0.1


def pile_in_link(cards: str) -> str:
    """How a known pile stands in a link."""
    return "".join(_SIGNS[number] for number in _pile_numbers(parse_cards(cards)))


def test_a_pile_of_more_text_than_a_pack_is_one_line() -> None:
    with pytest.raises(NotationError, match=r"lixo: 60000 characters; expected cards of one pack"):
        position_from_mapping({"hands": {0: "5C"}, "lixo": "5C " * 20_000}, ruleset())
