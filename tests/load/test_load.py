"""A club on this machine: everybody is answered, nothing fails, and memory stays where it was."""

from __future__ import annotations

import os
from typing import Any

import pytest

from trainer.load import bench
from trainer.load.bench import bench_load, figures
from trainer.load.club import Acts

MOST = 1000
"""Milliseconds within which 95 of 100 acts are to be done; docs/deploy.md has what a quiet machine takes."""
GAMES = int(os.environ.get("LOAD_GAMES", "1000"))
HELD = 350
"""MB one process may hold after so many games."""


def test_figures_are_of_all_acts_and_by_kind() -> None:
    done: dict[Any, Acts] = {"lesson": Acts([0.010] * 95 + [0.5] * 5), "game": Acts([0.020], ["TimeoutError: "] * 2)}
    found = figures(done)
    assert (found["acts"], found["failed"], found["p50"], found["p95"]) == (101, 2, 10, 20)
    assert found["kinds"]["lesson"]["p99"] == 500
    assert found["kinds"]["game"]["first_failures"] == ["TimeoutError: "]


def test_some_learners_of_every_kind_are_answered_and_nothing_fails() -> None:
    found = bench_load(6, processes=1, minutes=0.3, every=1.5, thinking=0, url=None, seed=1)
    assert found["failed"] == 0, found
    assert all(kind["acts"] > 3 for kind in found["kinds"].values()), found


@pytest.mark.slow
@pytest.mark.parametrize(("learners", "thinking"), [(50, 0), (200, 0), (50, 50)])
def test_a_club_on_one_process_is_answered_soon(learners: int, thinking: int) -> None:
    found = bench_load(learners, processes=1, minutes=2, every=5, thinking=thinking, url=None, seed=1)
    print(found)
    assert found["failed"] == 0
    assert found["p95"] < MOST


@pytest.mark.slow
def test_after_many_games_a_process_holds_no_more_than_it_may() -> None:
    found = bench.bench_games(GAMES, at_once=20, seed=1)
    print(found)
    assert found["failed"] == 0
    assert found["memory_after"] < HELD
