"""`buraco match`: paired deals, the same whatever the number of processes; bad words are one line and exit 2."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from trainer.bots import BOTS, Choice, match
from trainer.cli import main
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

Run = Callable[..., dict[str, Any]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def match(*arguments: str) -> dict[str, Any]:
        with pytest.raises(SystemExit) as left:
            main(["match", *arguments])
        assert left.value.code == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return match


def test_a_match_counts_every_deal_both_ways_round(run: Run) -> None:
    answer = run("greedy", "random", "--deals", "6", "--players", "4", "--rules", "tradicional", "--seed", "3")
    assert answer["bots"] == ["greedy", "random"]
    assert (answer["deals"], answer["games"], answer["players"], answer["rules"]) == (6, 12, 4, "tradicional")
    assert sum(answer["wins"]) + answer["draws"] == 12
    assert answer["interval"][0] < answer["mean_difference"] < answer["interval"][1]
    assert answer["mean_difference"] > 0
    assert all(milliseconds > 0 for milliseconds in answer["ms_per_turn"])


def test_the_order_of_the_bots_turns_the_result_round(run: Run) -> None:
    one, other = run("greedy", "random", "--deals", "4"), run("random", "greedy", "--deals", "4")
    assert one["mean_difference"] == -other["mean_difference"]
    assert one["wins"] == other["wins"][::-1]


def test_a_bot_against_itself_ends_level(run: Run) -> None:
    """Club leaves nothing to chance, so each deal changed over is the same deal."""
    answer = run("club", "club", "--deals", "3")
    assert answer["mean_difference"] == 0
    assert answer["win_share"] == 0.5


def test_who_looks_ahead_may_be_told_on_how_many_deals(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[int] = set()

    def counts(view: PlayerView, seed: int, log: Sequence[Event] = (), *, deals: int) -> Choice:
        told.add(deals)
        return BOTS["club"](view, seed, log)

    for name in ("expert", "master"):
        monkeypatch.setitem(match.AHEAD, name, counts)
    answer = run("master", "expert", "--deals", "1", "--deals-a-move", "7")
    assert (answer["deals_a_move"], told) == (7, {7})


@pytest.mark.slow
def test_processes_change_nothing_but_the_time(run: Run) -> None:
    alone, shared = (run("club", "greedy", "--deals", "6", "--jobs", jobs) for jobs in ("1", "2"))
    assert len(alone.pop("ms_per_turn")) == len(shared.pop("ms_per_turn"))
    assert alone == shared


@pytest.mark.parametrize(
    "arguments",
    [("club", "nobody"), ("club",), ("club", "random", "--rules", "canasta"), ("club", "random", "--players", "3")],
)
def test_wrong_words_are_one_line_and_exit_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["match", *arguments])
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("buraco: ")
    assert told.err.count("\n") == 1


def test_one_deal_alone_has_no_interval(run: Run) -> None:
    answer = run("greedy", "random", "--deals", "1")
    assert (answer["interval"], answer["games"]) == (None, 2)
