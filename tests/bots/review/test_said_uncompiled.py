"""Before the kernel is compiled the coach says less: a warning's interval leaves out half its size."""

from __future__ import annotations

import pytest

from trainer.bots import BOTS
from trainer.bots.coach import Watch, caution
from trainer.bots.kernel import path
from trainer.bots.review import Effort, Grade, Measured, grade_of
from trainer.bots.review.memory import remembered
from trainer.bots.review.values import SURE
from trainer.bots.review.weighing import sayable
from trainer.rules.deal import deal
from trainer.rules.moves import Draw
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import ruleset

PLAIN, COMPILED = Effort(6, 60, 30, 0), Effort(20, 3000, 1200, 600)


@pytest.mark.parametrize("error", [30.0, 50.0, 59.0, 61.0, 90.0])
def test_what_no_whole_deals_confirmed_counts_only_beyond_half_its_size(error: float) -> None:
    loss = Measured(240.0, error)
    said = sayable(loss, PLAIN)
    assert said.is_sure == (loss.points - 1.5 * SURE * error > loss.points / 2)
    assert said.points == loss.points
    assert grade_of(said) is (Grade.BLUNDER if said.is_sure else Grade.FINE)
    assert sayable(loss, COMPILED) == loss


def position(seed: int, moves: int) -> Position:
    """The position of a deal of club players after so many moves."""
    at = deal(ruleset(), 2, seed)
    for _ in range(moves):
        at, _ = apply(at, BOTS["club"](view_of(at, at.turn), 0).move)
    return at


@pytest.mark.parametrize(("deal_seed", "moves", "seed"), [(1, 12, 1), (1, 12, 3), (2, 30, 2), (3, 34, 2)])
def test_a_loss_overstated_on_a_few_deals_is_not_said(deal_seed: int, moves: int, seed: int) -> None:
    """By few deals the plain path makes up to 1,250 points of a draw where the compiled one, on many, finds no loss."""
    at = position(deal_seed, moves)
    warned = caution(remembered(at, at.turn), Draw(), seed, path=path("plain"))
    assert not warned.is_due(Watch.ALL) or warned.loss.is_firm
    assert not warned.is_due(Watch.BIG)
