"""The deal and its ruleset: seeds, seats, and switches that a table may turn on (deal, house.rules)."""

from __future__ import annotations

import pickle

import pytest

from trainer.rules.deal import deal
from trainer.rules.position import Phase
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, ruleset


def test_a_seed_brings_a_deal_back() -> None:
    assert deal(ruleset(), 4, seed=7) == deal(ruleset(), 4, seed=7)
    assert deal(ruleset(), 4, seed=7) != deal(ruleset(), 4, seed=8)


def test_the_start_seat_moves_first_with_the_same_cards() -> None:
    first, third = deal(ruleset(), 4, seed=7), deal(ruleset(), 4, seed=7, start=2)
    assert (first.turn, third.turn) == (0, 2)
    assert (third.hands, third.monte, third.phase) == (first.hands, first.monte, Phase.DRAW)


@pytest.mark.parametrize(
    ("players", "start", "message"),
    [
        (3, 0, "3 players; expected 2 or 4"),
        (2, 2, "start seat 2; expected 0 to 1"),
        (4, -1, "start seat -1; expected 0 to 3"),
    ],
)
def test_three_never_play_and_seats_exist(players: int, start: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        deal(ruleset(), players, seed=1, start=start)


def test_the_rulesets_differ_as_the_table_of_the_rules_says() -> None:
    """RULES.md, "The four rulesets" (rulesets.differ)."""
    facts = {
        name: (
            rules.jokers,
            rules.trincas,
            rules.trinca_canastras,
            rules.is_pile_open,
            rules.out_needs,
            rules.quinhentos,
            rules.unplayed_morto,
            rules.target,
        )
        for name, rules in RULESETS.items()
    }
    assert facts == {
        "stbl": (4, False, False, False, "limpa", "any13", "taken", 0),
        "aberto": (4, False, False, True, "limpa", "any13", "taken", 0),
        "fechado": (4, True, True, False, "any", "any13", "taken", 0),
        "tradicional": (0, False, False, True, "limpa", "none", "unpaid", 0),
    }


def test_equal_rulesets_are_one_object_whatever_the_order() -> None:
    first = ruleset("stbl", target=3000, joker_points=20, wild_reread="displaced")
    assert ruleset("stbl", wild_reread="displaced", joker_points=20, target=3000) is first
    assert pickle.loads(pickle.dumps(first)) is first
    assert ruleset("stbl", target=0) is RULESETS["stbl"]
    assert ruleset(first.name, **first.switches) is first


@pytest.mark.parametrize("switch", HOUSE_RULES)
def test_every_switch_has_its_values_and_no_others(switch: str) -> None:
    name = "tradicional" if switch == "trincas" else "stbl"
    for value in HOUSE_RULES[switch]:
        assert getattr(ruleset(name, **{switch: value}), switch) == value
    for value in ("other", 7, None):
        with pytest.raises(ValueError, match=f"house rule {switch} is {value!r}; expected one of "):
            ruleset(name, **{switch: value})


@pytest.mark.parametrize(
    ("name", "switches", "message"),
    [
        ("canasta", {}, "no ruleset 'canasta'; expected one of stbl, aberto, fechado, tradicional"),
        ("stbl", {"jokers": 2}, "no house rule 'jokers'; expected one of natural_two_beside_wild_two, "),
        ("stbl", {"trincas": True}, "house rule trincas does not apply to stbl; expected tradicional"),
        ("stbl", {"joker_points": True}, "house rule joker_points is True; expected one of 50, 20"),
        ("stbl", {"first_card_swap": 1}, "house rule first_card_swap is 1; expected one of False, True"),
    ],
)
def test_a_switch_that_is_none_is_refused(name: str, switches: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ruleset(name, **switches)
