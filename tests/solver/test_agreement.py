"""The solver and the plain search agree: on the best value, on every best end, on how many ends there are."""

from __future__ import annotations

from random import Random

import pytest
from brute import End, TooMany, all_ends, long_runs, many_diretas, random_position, twin_melds

from trainer.cards import HIDDEN
from trainer.rules.position import Position
from trainer.solver import GOALS, Feature, Goal, end_state, outcomes, solve

FEW = [random_position, long_runs, many_diretas, twin_melds]


@pytest.mark.parametrize("block", range(6))
def test_agrees_with_the_plain_search(block: int) -> None:
    _compare(random_position, range(50 * block, 50 * block + 50), goals=2, limit=1500)


@pytest.mark.parametrize("positions", FEW[1:], ids=lambda positions: positions.__name__)
def test_agrees_where_cards_and_acts_are_entangled(positions) -> None:
    _compare(positions, range(30), goals=2, limit=1500)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_agrees_on_thousands_of_positions(block: int) -> None:
    _compare(random_position, range(1000 + 200 * block, 1200 + 200 * block), goals=9)


@pytest.mark.slow
@pytest.mark.parametrize("positions", FEW[1:], ids=lambda positions: positions.__name__)
def test_agrees_on_many_entangled_positions(positions) -> None:
    _compare(positions, range(1000, 1600), goals=9)


@pytest.mark.slow
def test_agrees_on_larger_hands() -> None:
    _compare(lambda seed: random_position(seed, cards=11), range(5000, 5400), goals=4)


def _compare(positions, seeds: range, goals: int, limit: int = 20_000) -> None:
    compared = 0
    for seed in seeds:
        position = positions(seed)
        try:
            ends = all_ends(position, limit)
        except TooMany:
            continue
        compared += 1
        for goal in _goals(Random(seed), goals):
            _agree(position, goal, ends, f"{positions.__name__}({seed}), {goal}")
    assert compared > 0.9 * len(seeds)


def _goals(random: Random, count: int) -> list[Goal]:
    """Goals of every kind, named ones and ones of several features."""
    mixed = [
        Goal(frozenset(random.sample(list(Feature), random.choice((1, 2, 2, 3)))), random.choice(("points", "cards")))
        for _ in range(3)
    ]
    return random.sample([*GOALS.values(), *mixed], count)


def _agree(position: Position, goal: Goal, ends: set[End], at: str) -> None:
    ranks: dict[Position, tuple[bool, int, int]] = {}
    for end in ends:
        if goal.meets <= end.features:
            left = -end.cards_left if goal.rank == "cards" else 0
            ranks[end.state] = (goal.direta_first and end.is_direta, left, end.points)
    best = max(ranks.values(), default=None)
    optimal = {state for state, rank in ranks.items() if rank == best}

    solution = solve(position, goal, top=3)
    assert solution.exhausted, at
    assert solution.optimal == len(optimal), at
    states = [end_state(outcome.after) for outcome in solution.outcomes]
    assert len(set(states)) == len(states) == min(3, len(ranks)), at
    assert [ranks[state] for state in states] == sorted(ranks.values(), reverse=True)[:3], at
    assert all(outcome.points == ranks[state][2] for outcome, state in zip(solution.outcomes, states, strict=True)), at
    is_known = any(HIDDEN not in morto for morto in position.mortos) and not position.morto_taken[position.team]
    assert solution.states >= len(ranks) if is_known else solution.states == len(ranks), at

    listed = outcomes(position, goal, within=0, limit=5000)
    assert listed.exhausted, at
    assert {end_state(outcome.after) for outcome in listed.outcomes} == optimal, at
    if solution.states < 100:
        listed = outcomes(position, goal)
        assert listed.exhausted, at
        assert {end_state(outcome.after) for outcome in listed.outcomes} == ranks.keys(), at
