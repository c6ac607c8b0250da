"""The deal's sheet, line by line, and what each ruleset and house rule changes in it (score.sheet)."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.notation import position_from_mapping
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS, ruleset
from trainer.rules.scoring import TeamSheet, deal_sheet, scores

LIMPA, SUJA = "4H 5H 6H 7H 8H 9H TH", "4C 5C 6C 7C 8C 9C 2D"
LOW13 = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
MORTO = "AS KS QS 9S 7S 6S 5S 3S 2S 4S 8S"  # 90 points


def counted(rules: str = "stbl", switches: dict[str, Any] | None = None, **fields: Any) -> Position:
    usual = {"ended": True, "morto_taken": [0, 1], "mortos": 0, "monte": 0, "hands": {0: "", 1: ""}}
    return position_from_mapping(usual | fields, ruleset(rules, **switches or {}))


def test_every_line_is_there_and_they_add_up() -> None:
    position = counted(
        batida=0,
        morto_taken=[0],
        mortos=1,
        hands={0: "", 1: "JK 3S"},
        table={0: [LIMPA, "QD KD AD", SUJA], 1: ["3D 4D 5D"]},
    )
    ours, theirs = deal_sheet(position)
    assert ours == TeamSheet(
        cards=50 + 35 + 50, canastras=((1, "limpa", 200), (3, "suja", 100)), batida=100, morto=0, hand=0
    )
    assert ours.lines == (
        ("cards", 135),
        ("limpa", 200),
        ("suja", 100),
        ("batida", 100),
        ("morto", 0),
        ("hand", 0),
    )
    assert ours.total == 535
    assert theirs == TeamSheet(cards=15, canastras=(), batida=0, morto=-100, hand=-55)
    assert theirs.lines == (("cards", 15), ("batida", 0), ("morto", -100), ("hand", -55))
    assert theirs.total == -140
    assert scores(position) == (535, -140)


@pytest.mark.parametrize(
    ("rules", "kind", "bonus"),
    [
        ("stbl", "quinhentos", 500),
        ("aberto", "quinhentos", 500),
        ("fechado", "quinhentos", 500),
        ("tradicional", "limpa", 200),
    ],
)
def test_thirteen_clean_cards(rules: str, kind: str, bonus: int) -> None:
    sheet = deal_sheet(counted(rules, table={0: [LOW13]}))[0]
    assert sheet.canastras == ((1, kind, bonus),)
    assert sheet.total == 110 + bonus


@pytest.mark.parametrize("rules", RULESETS)
def test_the_real_is_a_thousand_everywhere(rules: str) -> None:
    sheet = deal_sheet(counted(rules, table={1: [f"{LOW13} AC"]}))[1]
    assert sheet.lines == (("cards", 125), ("real", 1000), ("batida", 0), ("morto", 0), ("hand", 0))


def test_a_trinca_of_seven_counts_in_fechado_alone() -> None:
    trinca = {0: ["7S 7S 7H 7H 7D 7D 7C"]}
    assert deal_sheet(counted("fechado", table=trinca))[0].canastras == ((1, "limpa", 200),)
    assert deal_sheet(counted("tradicional", {"trincas": True}, table=trinca))[0].canastras == ()


@pytest.mark.parametrize("rules", ["stbl", "aberto", "fechado"])
def test_an_unplayed_morto_is_taken_and_its_cards_are_held(rules: str) -> None:
    sheet = deal_sheet(counted(rules, batida=0, unplayed_morto=1, hands={0: "", 1: MORTO}))[1]
    assert (sheet.morto, sheet.hand) == (0, -90)


def test_an_unplayed_morto_is_paid_in_tradicional() -> None:
    sheet = deal_sheet(counted("tradicional", batida=0, unplayed_morto=1, hands={0: "", 1: MORTO}))[1]
    assert (sheet.morto, sheet.hand) == (-100, 0)


@pytest.mark.parametrize(("rules", "expected"), [("stbl", (-100, -25)), ("tradicional", (-110, -115))])
def test_of_four_two_may_hold_unplayed_mortos(rules: str, expected: tuple[int, int]) -> None:
    """Seats 0 and 3 fetched theirs by batida indireta; their partners' hands are deducted all the same."""
    hands = {0: MORTO, 1: "KH 3C", 2: "KD", 3: "8H"}
    assert scores(counted(rules, players=4, unplayed_morto=[0, 3], hands=hands)) == expected


def test_whoever_ends_the_deal_an_unplayed_morto_is_unplayed() -> None:
    """By the partner's batida too, and when the cards run out."""
    hands = {0: MORTO, 1: "", 2: "", 3: ""}
    for batida in (0, 1, None):
        sheet = deal_sheet(counted("tradicional", players=4, batida=batida, unplayed_morto=0, hands=hands))[0]
        assert (sheet.morto, sheet.hand) == (-100, 0)


def test_a_joker_is_worth_what_the_table_says() -> None:
    assert scores(counted(hands={0: "JK", 1: ""}, table={1: ["5S JK 7S"]})) == (-50, 60)
    twenty = {"joker_points": 20}
    assert scores(counted("stbl", twenty, hands={0: "JK", 1: ""}, table={1: ["5S JK 7S"]})) == (-20, 30)


@pytest.mark.parametrize(
    ("mortos", "taken", "penalties", "spared"),
    [
        (0, [], (-100, -100), (0, 0)),
        (0, [0], (0, -100), (0, 0)),
        (1, [0], (0, -100), (0, -100)),
        (2, [], (-100, -100), (-100, -100)),
        (0, [0, 1], (0, 0), (0, 0)),
    ],
)
def test_no_morto_costs_a_hundred_unless_it_became_the_monte_by_house_rule(
    mortos: int, taken: list[int], penalties: tuple[int, int], spared: tuple[int, int]
) -> None:
    for switch, expected in ((True, penalties), (False, spared)):
        position = counted("stbl", {"converted_morto_penalty": switch}, mortos=mortos, morto_taken=taken)
        assert tuple(sheet.morto for sheet in deal_sheet(position)) == expected


def test_the_batida_earns_its_team_a_hundred() -> None:
    for batida, expected in ((0, (100, 0)), (1, (0, 100)), (None, (0, 0))):
        assert tuple(sheet.batida for sheet in deal_sheet(counted(batida=batida))) == expected


def test_scores_may_be_negative() -> None:
    assert scores(counted(morto_taken=[], hands={0: "JK JK AS", 1: "2H"})) == (-215, -110)


def test_a_hand_nobody_told_has_no_score() -> None:
    assert scores(counted(hands={0: 3, 1: "3C"})) == (None, -5)
    assert scores(counted(players=4, hands={0: "3C", 1: "3D", 2: "4C", 3: "3S ??"})) == (-10, None)
    assert scores(counted("tradicional", batida=0, unplayed_morto=1, hands={0: "", 1: 11})) == (100, -100)
