"""Records of deals: written, read and replayed; a bad record is one line that names its line and the article."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from trainer.notation import (
    NotationError,
    Record,
    extended,
    position_from_mapping,
    position_to_text,
    record_from_text,
    record_to_text,
    replay,
)
from trainer.notation.records import MAX_CHARACTERS
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS, Ruleset, ruleset


def played(rules: Ruleset, players: int, seed: int, moves: int | None = None) -> tuple[Record, list[Position]]:
    """A deal played at random, whole or so many moves of it, with every position on the way."""
    rng = Random(seed)
    record = Record(
        rules, players, seed=seed, start=rng.randrange(players), bots=("human", *["random"] * (players - 1))
    )
    positions = [record.opening]
    while not positions[-1].ended and len(positions) - 1 != moves:
        before = positions[-1]
        move = rng.choice(list(legal_moves(before)))
        record = extended(record, before, move)
        positions.append(apply(before, move)[0])
    return record, positions


def check_record(record: Record, positions: list[Position]) -> None:
    """The text read back is the record, and its replay passes through every position."""
    text = record_to_text(record)
    again = record_from_text(text)
    assert again == record
    assert record_to_text(again) == text
    steps = list(replay(again))
    assert [step.before for step in steps] == positions[:-1]
    assert [step.after for step in steps] == positions[1:]
    assert [step.move for step in steps] == list(record.moves)
    assert [step.events for step in steps] == [apply(step.before, step.move)[1] for step in steps]
    assert [step.turn for step in steps] == sorted(step.turn for step in steps)


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_deal_comes_back_position_by_position(rules: str, players: int) -> None:
    for seed in range(4):
        check_record(*played(RULESETS[rules], players, seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 150))
def test_deals_come_back_at_length(seed: int) -> None:
    for rules in RULESETS.values():
        check_record(*played(rules, 2 + seed % 2 * 2, seed))


def test_an_unfinished_turn_and_house_rules_are_kept() -> None:
    rules = ruleset("aberto", joker_points=20, wild_reread="displaced", target=3000, first_card_swap=True)
    for moves in range(12):
        check_record(*played(rules, 2, seed=5, moves=moves))


def test_a_deal_from_a_position_is_kept() -> None:
    fields = {
        "phase": "play",
        "hands": {0: "5C 6C 7C KS QS", 1: "3H 8D"},
        "monte": "7D 8D 9D TD",
        "table": {0: ["4D 5D 6D"]},
        "lixo": "JS",
    }
    opening = position_from_mapping(fields, ruleset("stbl", joker_points=20))
    record = Record(opening.ruleset, 2, position=opening)
    positions, rng = [opening], Random(2)
    for _ in range(9):
        move = rng.choice(list(legal_moves(positions[-1])))
        record = extended(record, positions[-1], move)
        positions.append(apply(positions[-1], move)[0])
    check_record(record, positions)


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("rules: stbl", "record.txt:2: rules 'stbl'; expected the rules of the position"),
        ("players: 4", "record.txt:2: players '4'; expected 2"),
    ],
)
def test_a_header_that_does_not_agree_with_its_position_is_refused(written: str, wrong: str) -> None:
    opening = deal(RULESETS["aberto"], 2, seed=1)
    with pytest.raises(NotationError, match=re.escape(wrong)):
        record_from_text(f"buraco: 1\n{written}\nposition: {position_to_text(opening)}\n", "record.txt")


def test_the_text_is_one_line_a_turn() -> None:
    record, _ = played(RULESETS["stbl"], 2, seed=42, moves=5)
    lines = record_to_text(record).splitlines()
    assert lines[:6] == [
        "buraco: 1",
        "rules: stbl",
        "players: 2",
        "seed: 42",
        f"start: {record.start}",
        "bots: human random",
    ]
    assert lines[6] == ""
    assert lines[7].startswith("1. draw; ")
    assert lines[8].startswith("2. ")
    assert len(lines) == 7 + len(record.turns)


def test_blank_lines_and_remarks_are_passed_over() -> None:
    record, _ = played(RULESETS["stbl"], 2, seed=42, moves=5)
    text = "# a remark\n\n" + record_to_text(record).replace("\n2. ", "\n\n# more\n  2. ")
    assert record_from_text(text) == record


HEADER = "buraco: 1\nrules: stbl\nplayers: 2\nseed: 42\nstart: 0\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "record.txt:1: no `buraco:` field; expected `buraco: 1`, the version of the format"),
        (
            "hello\n",
            "record.txt:1: 'hello'; expected a header field (buraco, rules, players, seed, start, bots, position) or "
            "`1. draw; …`",
        ),
        ("buraco: 2\n", "record.txt:1: 2; expected `buraco: 1`, the version of the format"),
        (
            "buraco: 1\nrules: stbll\n",
            "record.txt:2: no ruleset 'stbll'; expected one of stbl, aberto, fechado, tradicional",
        ),
        (
            "buraco: 1\nrules: stbl joker_points=9\n",
            "record.txt:2: house rule joker_points is '9'; expected one of 50, 20",
        ),
        ("buraco: 1\nrules: stbl jokers=9\n", "record.txt:2: no house rule 'jokers'; expected one of "),
        (
            "buraco: 1\nrules: stbl joker_points=20 joker_points=50\n",
            "record.txt:2: rules 'stbl joker_points=20 joker_points=50'; expected the ruleset, then each ",
        ),
        (
            "buraco: 1\nrules: stbl name=aberto\n",
            "record.txt:2: rules 'stbl name=aberto'; expected the ruleset, then each house rule once",
        ),
        ("buraco: 1\nplayers: 3\n", "record.txt:2: players '3'; expected 2 or 4"),
        ("buraco: 1\nseed: -4\n", "record.txt:2: seed '-4'; expected a whole number"),
        (
            "buraco: 1\nseed: 99999999999999999999\n",
            "record.txt:2: seed '99999999999999999999'; expected a whole number",
        ),
        ("buraco: 1\nstart: 2\n", "record.txt:2: start '2'; expected 0 or 1"),
        ("buraco: 1\nseed: 1\nseed: 2\n", "record.txt:3: seed for the second time; expected each header field once"),
        ("buraco: 1\ncolour: red\n", "record.txt:2: 'colour: red'; expected a header field (buraco, "),
        (
            "buraco: 1\nposition: 1AAAA\n",
            "record.txt:2: position: damaged (its checksum differs); expected a link as the trainer wrote it, whole",
        ),
        (HEADER + "\n1. hop\n", "record.txt:7: 'hop' is not a move; expected draw · draw CARD · "),
        (
            HEADER + "\n1. draw; discard 5X\n",
            "record.txt:7: move 'discard 5X': '5X' is not a card; expected a rank A 2 ",
        ),
        (HEADER + "\n1. discard KH\n", "record.txt:7: discard KH breaks turn.draw_first; expected a legal move"),
        (HEADER + "\n1. draw; draw\n", "record.txt:7: draw breaks turn.drawn; expected a legal move"),
        (HEADER + "\n1. take\n", "record.txt:7: take breaks pile.empty; expected a legal move"),
        (HEADER + "\n2. draw\n", "record.txt:7: turn 2; expected turn 1"),
        (HEADER + "\n1. \n", "record.txt:7: a turn without moves; expected `1. draw; …; discard CARD`"),
        (HEADER + "\n1. draw\n2. draw\n", "record.txt:8: a new turn; expected a discard to end the turn before"),
        (HEADER + "\n1. draw\nseed: 4\n", "record.txt:8: 'seed: 4'; expected a header field (buraco, "),
    ],
)
def test_a_bad_record_is_one_line_with_its_line(text: str, line: str) -> None:
    with pytest.raises(NotationError) as error:
        record_from_text(text, "record.txt")
    assert str(error.value).startswith(line)
    assert "\n" not in str(error.value)


def test_an_illegal_move_in_line_seven_names_line_and_article() -> None:
    record, _ = played(RULESETS["stbl"], 2, seed=42, moves=30)
    lines = [line for line in record_to_text(record).splitlines() if line and not line.startswith("bots")]
    assert lines[6].startswith("2. ")
    lines[6] = "2. draw; lay 5C 6C 8D"
    with pytest.raises(NotationError) as error:
        record_from_text("\n".join(lines), "game.txt")
    assert str(error.value).startswith("game.txt:7: lay 5C 6C 8D breaks ")
    assert str(error.value).endswith("; expected a legal move")
    assert error.value.article in ("hand.missing", "meld.suit")


def test_a_move_after_the_discard_belongs_to_the_next_turn() -> None:
    record, _ = played(RULESETS["stbl"], 2, seed=42)
    text = record_to_text(replace(record, turns=record.turns[:2])).replace("\n2. ", "; ")
    with pytest.raises(NotationError) as error:
        record_from_text(text, "game.txt")
    again = record.turns[1][0]
    assert str(error.value) == f"game.txt:8: {again} after the discard; expected the next turn on a line of its own"


def test_nothing_follows_the_end_of_the_deal() -> None:
    record, positions = played(RULESETS["stbl"], 2, seed=42)
    assert positions[-1].ended
    text = record_to_text(record) + f"{len(record.turns) + 1}. draw\n"
    with pytest.raises(NotationError, match=r"draw breaks deal\.over"):
        record_from_text(text)


def test_a_record_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(
        NotationError, match=f"game.txt: {MAX_CHARACTERS + 1} characters; expected {MAX_CHARACTERS} at most"
    ):
        record_from_text("x" * (MAX_CHARACTERS + 1), "game.txt")
