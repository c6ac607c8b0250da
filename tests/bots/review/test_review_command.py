"""`buraco review`: worst turns first, as a table or as data; one line for what it cannot read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer.bots.kernel import path
from trainer.bots.review import Effort, command
from trainer.bots.review.weighing import EFFORTS
from trainer.cli import main

RECORD = """\
buraco: 1
rules: stbl
players: 2
seed: 1
start: 0
bots: human club

1. draw; discard 5S
2. draw; discard 4H
3. draw; discard KC
4. draw; discard 4H
5. draw; discard JK
6. take new QD KD; discard 4H
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a test."""
    monkeypatch.setattr(command, "warm_up", lambda: False)
    monkeypatch.setattr("trainer.bots.review.deal.best_path", lambda: path("plain"))
    monkeypatch.setitem(EFFORTS, "plain", Effort(4, 40, 20, 0))


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "deal.txt"
    file.write_text(RECORD)
    return str(file)


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as exit_:
        main(["review", *arguments])
    assert isinstance(exit_.value.code, int)
    return exit_.value.code


def test_the_worst_turn_comes_first(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(record, "--json", "--lang", "en") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["seat"] == 0
    assert answer["turns"] == 3
    assert answer["lead"] is None
    worst = answer["mistakes"][0]
    assert (worst["turn"], worst["own_turn"]) == (5, 3), "the line of the record, and as the page counts"
    assert worst["played"] == ["draw", "discard JK"]
    assert worst["grade"] == "blunder"
    assert "wild card" in worst["why"][0]
    given = [turn["given_away"] for turn in answer["mistakes"]]
    assert given == sorted(given, reverse=True)


def test_memory_sets_a_persons_review_beside_the_perfect_one(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(record, "--json", "--lang", "en") == 0
    alone = json.loads(capsys.readouterr().out)
    assert run(record, "--json", "--lang", "en", "--memory") == 0
    both = json.loads(capsys.readouterr().out)
    person = both.pop("by_person")
    assert both == alone
    assert person.keys() == alone.keys()
    assert person["mistakes"][0]["turn"] == 5, "a joker thrown needs no memory"
    assert run(record, "--memory") == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "memória" in shown
    assert "só a última volta de descartes" in shown


def test_the_table_speaks_portuguese_first(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(record, "--seat", "0") == 0
    shown = capsys.readouterr().out
    assert "erro grave" in shown
    assert "discard JK" in shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("buraco: 2\n", "deal.txt:1: 2; expected `buraco: 1`"),
        (RECORD.replace("discard KC", "discard QQ"), "deal.txt:10:"),
        (RECORD.replace("3. draw; discard KC", "3. lay 3C 4C 5C"), "breaks turn.draw_first"),
    ],
)
def test_a_record_that_cannot_be_read_is_one_line(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deal.txt").write_text(text)
    assert run(str(tmp_path / "deal.txt")) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_seat_that_is_not_there_is_one_line(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(record, "--seat", "3") == 2
    assert "seat 3 of a deal for 2; expected 0 to 1" in capsys.readouterr().err
