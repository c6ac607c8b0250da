"""The card table's server side: what it shows a seat, which acts it lets through, and that its script is current."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from trainer.app.table import (
    MoveAct,
    Pick,
    PickAct,
    PrefAct,
    Refusal,
    UndoAct,
    fragment_data,
    new_acts,
    table_data,
    table_labels,
)
from trainer.app.table.acts import handled
from trainer.app.table.bundle import ASSETS, BundleError, bundled, file_name, write
from trainer.cards import parse_cards
from trainer.rules.arranging import arrange
from trainer.rules.deal import deal
from trainer.rules.events import CanastraMade, DrewCard, TookMorto
from trainer.rules.moves import Draw, MoveError, parse_move
from trainer.rules.play import apply
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS, ruleset

STBL = ruleset("stbl")


def english(message: str) -> str:
    return message


def shown(position: Position, **options: Any) -> dict[str, Any]:
    return table_data(position, lang="en", translate=english, **options)


def outbox(*acts: Any, version: str = "1", first: int = 1) -> dict[str, Any]:
    return {"outbox": [{"seq": first + at, "version": version, "act": act} for at, act in enumerate(acts)]}


DRAW, LAY, UNDO = {"kind": "move", "text": "draw"}, {"kind": "move", "text": "lay 5C 6C 7C"}, {"kind": "undo"}
FOUR_COLOURS = {"kind": "pref", "name": "deck", "value": "four"}


# ---- the outbox


def test_a_move_that_names_the_card_to_be_drawn_is_none() -> None:
    """It would tell whether that card lies on top of the monte."""
    assert MoveAct("draw").read() == Draw()
    with pytest.raises(MoveError, match="nobody has seen"):
        MoveAct("draw 7C").read()


def test_each_act_is_handed_out_once_and_acknowledged() -> None:
    session: dict[str, Any] = {"t": outbox(DRAW)}
    assert new_acts("t", "1", session) == [MoveAct("draw")]
    assert handled("t", session) == 1
    assert new_acts("t", "2", session) == []


def test_a_move_made_on_another_version_is_refused_but_acknowledged() -> None:
    session: dict[str, Any] = {"t": outbox(LAY, version="0")}
    assert new_acts("t", "1", session) == []
    assert handled("t", session) == 1


def test_a_version_takes_one_move_and_any_number_of_preferences() -> None:
    session: dict[str, Any] = {"t": outbox(DRAW, FOUR_COLOURS, DRAW, UNDO)}
    assert new_acts("t", "1", session) == [MoveAct("draw"), PrefAct("deck", "four")]
    assert handled("t", session) == 4


def test_a_preference_counts_whatever_the_version() -> None:
    session: dict[str, Any] = {"t": outbox(FOUR_COLOURS, version="old")}
    assert new_acts("t", "1", session) == [PrefAct("deck", "four")]


def test_picks_and_undos_are_read() -> None:
    session: dict[str, Any] = {"t": outbox({"kind": "pick", "cards": ["2D", "JK"]})}
    assert new_acts("t", "1", session) == [PickAct(parse_cards("2D JK"))]
    session["t"] = outbox(UNDO, first=2)
    assert new_acts("t", "1", session) == [UndoAct()]


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "x",
        {"outbox": "draw"},
        {"outbox": [None, 3, {}, {"seq": "1", "version": "1", "act": DRAW}, {"seq": 1.5, "version": "1", "act": DRAW}]},
        outbox({"kind": "move", "text": 7}, {"kind": "move", "text": "x" * 9999}, {"kind": "pick", "cards": ["9Z"]}),
        outbox(
            {"kind": "pref", "name": "deck", "value": "nine"}, {"kind": "pref", "name": "theme", "value": "four"}, "x"
        ),
    ],
)
def test_malformed_acts_are_passed_over(value: object) -> None:
    assert new_acts("t", "1", {"t": value}) == []


@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(), lambda part: st.lists(part) | st.dictionaries(
    st.sampled_from(["outbox", "seq", "version", "act", "kind", "text", "cards"]), part)))  # fmt: skip
def test_nothing_a_browser_sends_breaks_the_reading(value: object) -> None:
    assert new_acts("t", "1", {"t": {"outbox": [value, {"seq": value, "version": "1", "act": value}]}}) == []


# ---- what a seat is shown


@pytest.mark.parametrize("name", RULESETS)
def test_what_others_hold_never_reaches_the_browser(name: str) -> None:
    position = deal(RULESETS[name], 4, seed=3)
    swapped = replace(
        position,
        hands=(position.hands[0], position.hands[2], position.hands[1], position.hands[3]),
        monte=position.monte[::-1],
        mortos=position.mortos[::-1],
    )
    assert json.dumps(shown(position)) == json.dumps(shown(swapped))


def test_a_card_another_seat_drew_stays_hidden() -> None:
    card = parse_cards("7C")[0]
    events = [DrewCard(1, card), DrewCard(0, card), TookMorto(1, True), CanastraMade(0, 2, "limpa")]
    assert shown(deal(STBL, 2, seed=1), events=events)["events"] == [
        {"kind": "drew_card", "seat": 1, "card": "??"},
        {"kind": "drew_card", "seat": 0, "card": "7C"},
        {"kind": "took_morto", "seat": 1, "direct": True},
        {"kind": "canastra_made", "seat": 0, "meld": 2, "canastra": "limpa"},
    ]


def test_melds_tell_their_kind_points_and_what_the_wild_stands_for() -> None:
    meld = arrange(parse_cards("3H 4H 2S 6H 7H 8H 9H"), STBL)
    data = fragment_data(lang="en", translate=english, ruleset=STBL, melds=[meld])  # type: ignore[list-item]
    assert data["melds"] == [
        {
            "team": 0, "number": 1, "cards": ["3H", "4H", "2S", "6H", "7H", "8H", "9H"], "wild": 2,
            "stands_for": "5H", "kind": "suja", "kind_label": "Dirty canasta", "kind_short": "dirty",
            "points": 50, "bonus": 100, "clean": False,
        }
    ]  # fmt: skip
    assert data["hand"] is None
    assert data["lixo"] is None
    assert data["mode"] == "show"


def test_melds_that_are_asked_about_tell_only_their_cards() -> None:
    meld = arrange(parse_cards("3H 4H 2S 6H 7H 8H 9H"), STBL)
    position = replace(deal(STBL, 2, seed=1), table=((meld,), ()))  # type: ignore[arg-type]
    assert shown(position, appraised=False)["melds"] == [
        {"team": 0, "number": 1, "cards": ["3H", "4H", "2S", "6H", "7H", "8H", "9H"]}
    ]


def test_what_can_be_done_follows_the_turn() -> None:
    position = deal(STBL, 2, seed=1)
    assert {name for name, able in shown(position)["can"].items() if able} == {"draw"}
    drawn, _ = apply(position, parse_move("draw"))
    assert {name for name, able in shown(drawn, can_undo=True)["can"].items() if able} == {"lay", "discard", "undo"}
    assert not any(shown(drawn, seat=1)["can"].values())
    assert not any(shown(drawn, mode="show", can_undo=True)["can"].values())


def test_the_first_card_may_be_swapped_only_under_that_house_rule() -> None:
    for switches, able in (({}, False), ({"first_card_swap": True}, True)):
        drawn, _ = apply(deal(ruleset("stbl", **switches), 2, seed=1), parse_move("draw"))
        assert shown(drawn)["can"]["swap"] is able


def test_refusals_picks_and_names_are_passed_on() -> None:
    position = deal(STBL, 2, seed=1)
    data = shown(position, mode="pick", pick=Pick(("hand",), 2, 3), names=["Ana", "Bia"], bots={1}, thinking=1)
    assert data["pick"] == {"zones": ["hand"], "min": 2, "max": 3}
    assert [(seat["name"], seat["bot"], seat["thinking"]) for seat in data["seats"]] == [
        ("Ana", False, False),
        ("Bia", True, True),
    ]
    refused = shown(position, refusal=Refusal("meld.size", "Size", "Too few.", "One more."))["refusal"]
    assert refused == {"article": "meld.size", "title": "Size", "message": "Too few.", "remedy": "One more."}


def test_the_data_is_small_enough_to_send_at_every_move() -> None:
    assert len(json.dumps(shown(deal(STBL, 4, seed=1)))) < 7000


def test_every_word_the_script_asks_for_is_among_the_labels() -> None:
    labels = table_labels(english)
    asked = set(re.findall(r"labels\.(\w+)", bundled()))
    assert asked <= set(labels), asked - set(labels)
    asked |= {name for name in labels if name.startswith(("rank_", "suit_", "act_"))} | {
        "monte",
        "lixo",
        "mortos",
    }
    assert set(labels) == asked, set(labels) - asked


# ---- the script


def test_the_bundle_served_is_made_of_the_source() -> None:
    text = bundled()
    served = list(ASSETS.glob("table-*.js"))
    assert [path.name for path in served] == [file_name(text)], "run: python -m trainer.app.table.bundle"
    assert served[0].read_text("utf-8") == text


def test_a_new_bundle_replaces_the_old_one(tmp_path: Path) -> None:
    (tmp_path / "table-0.js").write_text("old")
    assert list(tmp_path.iterdir()) != [write(tmp_path)]
    assert [path.name for path in tmp_path.iterdir()] == [file_name(bundled())]


def test_one_name_in_two_modules_is_refused(tmp_path: Path) -> None:
    from trainer.app.table import bundle

    for module in bundle.MODULES:
        (tmp_path / f"{module}.js").write_text("const same = 1;\n")
    for style in bundle.STYLES:
        (tmp_path / style).write_text("")
    with pytest.raises(BundleError, match=r"dom\.js: same is also declared in courts\.js"):
        bundled(tmp_path)


# ---- in a page


def page() -> None:
    import streamlit as st

    from trainer.app.table import mount_table, table_data
    from trainer.rules.deal import deal
    from trainer.rules.ruleset import ruleset

    data = table_data(deal(ruleset("stbl"), 2, seed=1), lang="en", translate=str, version="1")
    st.text([repr(act) for act in mount_table(data, "t")])


def test_a_page_gets_the_acts_when_it_mounts_the_table() -> None:
    app = AppTest.from_function(page).run()
    assert not app.exception
    app.session_state["t"] = outbox(DRAW)
    app.run()
    assert not app.exception
    assert app.text[0].value == "[\"MoveAct(text='draw')\"]"
    app.run()
    assert app.text[0].value == "[]"
