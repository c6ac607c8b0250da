"""The conformance cases: all hold, every article that refuses is broken and kept, and a false case is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trainer.conformance import case_files, run_file
from trainer.rulebook import articles
from trainer.rules.ruleset import HOUSE_RULES, RULESETS
from trainer.yaml_text import YamlError, read_yaml

CASES = Path(__file__).parent / "cases"
REFUSING = [article.id for article in articles() if article.refusal]


def all_cases() -> list[dict[str, Any]]:
    return [dict(case) for file in case_files([CASES]) for case in read_yaml(file).sequence()]  # type: ignore[arg-type]


@pytest.mark.parametrize("file", case_files([CASES]), ids=lambda file: file.stem)
def test_every_case_holds(file: Path) -> None:
    assert [str(failure) for failure in run_file(file) if failure] == []


def test_case_ids_are_unique() -> None:
    ids = [case["id"] for case in all_cases()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("article", REFUSING)
def test_every_article_that_refuses_is_broken_and_kept(article: str) -> None:
    """`why` begins with the articles a case is about; wild.moves refuses under a house rule alone."""
    broken = {case["expect"].get("breaks") for case in all_cases()}
    kept = {case.get("why", "").partition(":")[0] for case in all_cases() if "breaks" not in case["expect"]}
    assert article in broken
    assert article in kept


def test_every_ruleset_and_every_house_rule_has_cases() -> None:
    rules = [case.get("rules", "stbl") for case in all_cases()]
    assert {value["name"] if isinstance(value, dict) else value for value in rules} == set(RULESETS)
    assert {switch for value in rules if isinstance(value, dict) for switch in value} == {"name", *HOUSE_RULES}


def failures(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "cases.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(failure).removeprefix(f"{file}: ") for failure in run_file(file) if failure]


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ('{id: a, lay: "3H 4H 5H", expect: {clean: false}}', "a (line 1): expected clean false; came true"),
        ('{id: a, lay: "3H 4H 5H", expect: {points: 20}}', "a (line 1): expected points 20; came 15"),
        ('{id: a, lay: "3H 4H 5H", expect: {breaks: "*"}}', "a (line 1): expected breaks *; came legal"),
        (
            '{id: a, lay: "3H 4H 6H", expect: {clean: true}}',
            "a (line 1): expected a legal meld; came breaks meld.sequence",
        ),
        (
            '{id: a, lay: "3H 4H 6H", expect: {breaks: meld.suit}}',
            "a (line 1): expected breaks meld.suit; came breaks meld.sequence",
        ),
        (
            '{id: a, position: {phase: play, hands: {0: "3H 4H"}}, moves: ["draw", "discard 3H"], expect: {turn: 1}}',
            "a (line 1): expected move 1, draw, legal; came breaks turn.drawn",
        ),
        (
            '{id: a, position: {phase: play, hands: {0: "3H 4H"}}, moves: ["discard 3H"], expect: {hand: "3H"}}',
            "a (line 1): expected hand 3H; came 4H",
        ),
        (
            '{id: a, position: {phase: play, hands: {0: "3H 4H"}}, expect: {illegal: ["discard 3H"]}}',
            "a (line 1): expected discard 3H illegal False; came True",
        ),
        (
            '{id: a, position: {players: 4, hands: {0: "3H"}}, expect: {breaks: deal}}',
            "a (line 1): expected breaks deal; came no move to judge",
        ),
        (
            '{id: a, position: {ended: true, hands: {0: "3H"}}, expect: {scores: {0: 5}}}',
            "a (line 1): expected score of team 0 5; came -105",
        ),
    ],
)
def test_a_false_case_says_what_was_expected_and_what_came(tmp_path: Path, case: str, told: str) -> None:
    assert failures(tmp_path, f"- {case}\n") == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("id: a\n", "1: a mapping; expected a list (- item)"),
        ("- a\n", "1: 0: not a mapping; expected a case: id, lay or table and add or position, expect"),
        ('- {id: a, lays: "3H", expect: {clean: true}}\n', "1: 0.lays: unknown field; expected one of"),
        ('- {id: a, lay: "3H 4H 5H"}\n', "1: 0.expect: not a mapping; expected what the case expects"),
        ("- {id: a, expect: {clean: true}}\n", "1: 0: nothing to judge; expected lay, table with add, or position"),
        ('- {id: a, lay: "3H 4H 5H", expect: {clear: true}}\n', "1: 0.expect.clear: unknown fact; expected breaks or"),
        ('- {id: a, lay: "3H 4H 5X", expect: {clean: true}}\n', "1: 0.lay: '5X' is not a card; expected cards"),
        (
            '- {id: a, table: "3H 4H 6H", add: "7H", expect: {clean: true}}\n',
            "1: 0.table: breaks meld.sequence; expected a legal meld",
        ),
        (
            '- id: a\n  rules: stbll\n  lay: "3H"\n  expect: {clean: true}\n',
            "2: 0.rules: no ruleset 'stbll'; expected one of stbl, aberto, fechado, tradicional",
        ),
        (
            '- id: a\n  position: {hands: {0: "3H"}}\n  moves:\n  - draw\n  - hop\n  expect: {turn: 0}\n',
            "5: 0.moves.1: 'hop' is not a move; expected draw",
        ),
        (
            '- id: a\n  position: {hands: {0: "3H"}}\n  expect:\n    turn: 0\n    score: 1\n',
            "5: 0.expect.score: unknown fact; expected breaks or",
        ),
        (
            '- id: a\n  position: {hands: {0: "3H"}}\n  expect:\n    hands: {7: "3H"}\n',
            "4: 0.expect.hands: a mapping; expected a value as in the format",
        ),
        (
            '- {id: a, position: {hands: {0: "3H"}}, expect: {scores: none}}\n',
            "1: 0.expect.scores: 'none'; expected a value as in the format",
        ),
        (
            '- {id: a, position: {hands: {0: "3H"}}, expect: {lixo: "3X"}}\n',
            "1: 0.expect.lixo: '3X' is not a card; expected a value as in the format",
        ),
        ('- {id: a, lay: "3H 4H 5H", expect: {lies: "3X"}}\n', "1: 0.expect.lies: '3X' is not a card; expected cards"),
    ],
)
def test_a_file_that_holds_no_cases_is_one_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(YamlError) as error:
        failures(tmp_path, text)
    line = str(error.value)
    assert line.startswith(f"{tmp_path / 'cases.yaml'}:{told}")
    assert "\n" not in line
    assert "; expected " in line
