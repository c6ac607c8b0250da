"""Horizons put together: one alone as it is, near ones while few deals were played, far ones after many."""

from __future__ import annotations

import pytest

from trainer.bots.kernel import path
from trainer.bots.kernel.blend import Blend, at
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.weights import blend_of
from trainer.rules.deal import deal
from trainer.rules.moves import Draw
from trainer.rules.play import apply
from trainer.rules.position import view_of
from trainer.rules.ruleset import RULESETS, ruleset


def test_a_single_horizon_counts_as_it_is() -> None:
    assert at(8).horizons == (8,)
    assert at(8).shares(5) == (1.0,)
    assert at(8).score([50], 5) == 10.0


def test_two_horizons_are_put_together_as_is_best() -> None:
    """The second sees everything and is noisy; the first sees half of it at once: by hand, of one deal and of many."""
    blend = Blend((0, 8), ((50.0, 50.0), (50.0, 100.0)), (50.0, 100.0), ((0.0, 0.0), (0.0, 100.0)))
    assert blend.shares(1) == pytest.approx((2 / 3, 1 / 3))
    assert blend.shares(10**6) == pytest.approx((0, 1), abs=1e-3)
    assert blend.score([30, 60], 1) == pytest.approx(40)


def test_a_horizon_that_misleads_is_left_out() -> None:
    blend = Blend((0, 8), ((100.0, -50.0), (-50.0, 100.0)), (-60.0, 100.0), ((0.0, 0.0), (0.0, 100.0)))
    assert blend.shares(1) == pytest.approx((0, 0.5))


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_far_horizons_count_more_the_more_deals_were_played(rules: str, players: int) -> None:
    blend = blend_of(RULESETS[rules], players)
    few, many = blend.shares(1), blend.shares(400)
    assert min(few + many) >= 0
    assert few[-1] < many[-1]
    assert 0.8 < sum(many) < 1.3


def test_a_plan_is_weighed_at_all_horizons_as_at_each() -> None:
    begin = deal(ruleset(), 2, seed=3)
    now, _ = apply(begin, Draw())
    look = Lookahead(view_of(now, now.turn), path("plain"))
    plan = look.plans(2, seed=1)[-1]
    together = look.weigh_at(plan, range(3), (0, 2, 5))
    assert [list(column) for column in zip(*together, strict=True)] == [
        look.weigh(plan, range(3), turns) for turns in (0, 2, 5)
    ]
