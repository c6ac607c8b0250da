"""The `buraco` command: answers, exit codes, and one line for what it cannot read."""

from __future__ import annotations

import io
import json
import socket
from pathlib import Path

import pytest

from trainer.cli import main

POSITION = """\
position: {phase: draw, hands: {0: "5C 6C KS QD", 1: 11}, lixo: "KH 7C", monte: 64}
moves: ["take new 5C 6C", "discard KS"]
"""
RECORD = "buraco: 1\nrules: stbl\nplayers: 2\nseed: 42\nstart: 0\n\n"


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as exit_:
        main(list(arguments))
    assert isinstance(exit_.value.code, int)
    return exit_.value.code


def answer_of(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


def test_judge_answers_with_verdicts_events_position_legal_moves_and_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "p.yaml").write_text(POSITION)
    assert run("judge", str(tmp_path / "p.yaml")) == 0
    answer = answer_of(capsys)
    assert list(answer) == ["ok", "moves", "events", "position", "legal_moves", "scores"]
    assert answer["ok"] is True
    assert answer["scores"] == {"0": 15 - 20 - 100, "1": None}


def test_judge_names_every_article_and_exits_1_when_a_move_is_illegal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = POSITION.replace("take new 5C 6C", "take")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert run("judge", "-", "--lang", "en") == 1
    answer = answer_of(capsys)
    assert answer["ok"] is False
    [move] = answer["moves"]  # type: ignore[misc]
    assert move["breaks"] == ["pile.top"]
    assert "discard pile" in move["message"]


def test_judge_replays_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "r.txt").write_text(RECORD + "1. draw\n")
    assert run("judge", str(tmp_path / "r.txt")) == 0
    assert answer_of(capsys)["position"]["phase"] == "play"  # type: ignore[index]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("position: {hands: {0: 5X}}", "1: position.hands.0: '5X' is not a card"),
        ('position: {hands: {0: "5C 5C 5C"}}', "1: position.hands.0: 5C for the 3rd time"),
        ("position: {hands: {0: 5C, 1: 40}, monte: 80}", "a 109th card"),
        ('position: {hands: {0: 5C}, table: {0: ["5C 7C 9C"]}}', "5C 7C 9C cannot lie so (meld.sequence)"),
        ("position: {hands: {0: 5C}, turn: 7}", "a seat from 0 to 1, whose turn it is"),
        ("- a\n- b", "1: a list; expected a mapping"),
        ("a: &x 1\nb: *x", "1:"),
        ("x: [", "expected"),
        ("[" * 40, "1:"),
        ("a: 1\na: 2", "2:"),
        ("a" * 1_000_001, "more than 1,000,000 bytes"),
        ('position: {hands: {0: "5C"}}\nmoves:\n- 1: draw\n', "3: moves.0: no text; expected a move"),
        (RECORD + "1. lay 5C 6C 7C\n", "7: lay 5C 6C 7C breaks turn.draw_first"),
        (RECORD.replace("42", "forty"), "4: seed 'forty'"),
        (RECORD + "9" * 5000 + ". draw\n", "7: '9"),
        (RECORD.replace("seed: 42\n", ""), "no `seed:` and no `position:`"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(
    content: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad"
    file.write_text(content)
    assert run("judge", str(file)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith(f"buraco: {file}:")
    assert line in captured.err


@pytest.mark.parametrize("command", ["cases", "check"])
def test_a_folder_with_nothing_to_check_is_no_check_passed(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, str(tmp_path)) == 2
    assert run(command, str(tmp_path / "nowhere")) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_cases_end_with_the_count_and_exit_1_for_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "c.yaml").write_text(
        '- {id: right, lay: "5C 6C 7C", expect: {clean: true}}\n'
        '- {id: wrong, lay: "5C 6C 7C", expect: {clean: false}}\n'
    )
    assert run("cases", str(tmp_path)) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[-1] == "1 passed, 1 failed"
    assert out[0].endswith("wrong (line 2): expected clean false; came true")


def test_solve_gives_the_best_turn_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "p.yaml").write_text('position: {phase: play, hands: {0: "5C 6C 7C KD", 1: 11}, morto_taken: [0]}')
    assert run("solve", str(tmp_path / "p.yaml")) == 0
    answer = answer_of(capsys)
    assert answer["unique"] is True
    assert answer["exhausted"] is True


def test_wrong_usage_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("nonsense") == 2
    assert run("judge") == 2
    assert run("bench", "engine", "--seconds", "nan") == 2
    assert capsys.readouterr().err.count("\n") == 3


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run("mine", "--deals", "1", "--out", str(tmp_path / "file")) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"buraco: {tmp_path / 'file'}")
    assert "not a directory; expected" in line


def test_a_closed_standard_input_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run("judge", "-") == 2
    assert capsys.readouterr().err == "buraco: <stdin>: closed; expected a text on standard input\n"


@pytest.mark.parametrize("before", ["\ufeff", "# my deal\n\n", "\n"])
def test_a_record_is_known_by_its_version_wherever_it_stands(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deal.txt").write_text(before + RECORD + "1. draw\n", encoding="utf-8")
    assert run("judge", str(tmp_path / "deal.txt")) == 0
    assert answer_of(capsys)["ok"] is True


def test_a_port_in_use_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("serve", "--no-browser", "--port", str(port)) == 2
    assert f"--port {port}" in capsys.readouterr().err
