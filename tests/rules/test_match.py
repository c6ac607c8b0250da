"""Matches: one deal, or several to a target (match.target)."""

from __future__ import annotations

import pytest

from trainer.rules.match import Match, after_deal
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import TeamSheet


def sheets(first: int, second: int) -> tuple[TeamSheet, TeamSheet]:
    return tuple(TeamSheet(cards=points, canastras=(), batida=0, morto=0, hand=0) for points in (first, second))  # type: ignore[return-value]


def played(target: int, *deals: tuple[int, int], players: int = 2, start: int = 0) -> Match:
    match = Match(ruleset("stbl", target=target), players, start)
    for deal in deals:
        match = after_deal(match, sheets(*deal))
    return match


def test_a_match_not_begun_is_not_over() -> None:
    match = played(0)
    assert (match.is_over, match.winner, match.totals) == (False, None, (0, 0))


@pytest.mark.parametrize(("deal", "winner"), [((10, 5), 0), ((-300, -200), 1), ((40, 40), None)])
def test_one_deal_decides_and_equal_is_a_draw(deal: tuple[int, int], winner: int | None) -> None:
    match = played(0, deal)
    assert match.is_over
    assert match.winner == winner


def test_a_target_is_reached_over_several_deals() -> None:
    match = played(3000, (1600, -200))
    assert not match.is_over
    match = played(3000, (1600, -200), (1395, 700))
    assert (match.is_over, match.totals) == (False, (2995, 500))
    match = played(3000, (1600, -200), (1395, 700), (5, 900))
    assert (match.is_over, match.winner, match.totals) == (True, 0, (3000, 1400))


def test_both_over_the_target_more_points_win() -> None:
    match = played(1500, (1500, 1505))
    assert (match.is_over, match.winner) == (True, 1)


def test_equal_over_the_target_another_deal_is_played() -> None:
    match = played(1500, (1500, 1500))
    assert (match.is_over, match.winner) == (False, None)
    match = after_deal(match, sheets(-200, -150))
    assert (match.is_over, match.winner, match.totals) == (False, None, (1300, 1350))
    match = after_deal(match, sheets(200, 100))
    assert (match.is_over, match.winner, match.totals) == (True, 0, (1500, 1450))


def test_totals_may_go_down_and_below_zero() -> None:
    assert played(2000, (-400, 1900), (100, -50)).totals == (-300, 1850)


@pytest.mark.parametrize("players", [2, 4])
def test_the_starting_seat_rotates(players: int) -> None:
    match, starts = played(5000, players=players, start=1), []
    for _ in range(5):
        starts.append(match.start)
        match = after_deal(match, sheets(10, 20))
    assert starts == [(1 + number) % players for number in range(5)]


def test_no_deal_after_the_end() -> None:
    with pytest.raises(ValueError, match="the match is over"):
        after_deal(played(0, (10, 5)), sheets(1, 2))
