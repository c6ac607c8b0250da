"""What two plays lead to is counted over the same deals, adds up to the lead, and is told with the reasons."""

from __future__ import annotations

from trainer.bots.club import choose as club
from trainer.bots.coach import hints
from trainer.bots.kernel import path
from trainer.bots.kernel.lookahead import Plan, deal_seeds
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.memory import sight
from trainer.bots.review.outcomes import KINDS, LIXO, outcome, outcomes
from trainer.bots.review.reasons import reasons
from trainer.bots.review.scale import WHOLE
from trainer.cards import JOKER
from trainer.rules.deal import deal
from trainer.rules.moves import Discard
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import ruleset

PLAIN = path("plain")


def with_a_joker() -> Position:
    """A moment of a deal of club players in which a joker could be thrown."""
    at = deal(ruleset(), 2, seed=1)
    step = 0
    while step < 8 or at.phase is not Phase.PLAY or JOKER not in at.hand:
        at, _ = apply(at, club(view_of(at, at.turn), 0).move)
        step += 1
    return at


def two_plays() -> tuple[Analysis, Plan, Plan]:
    """A joker thrown, and the policy's turn."""
    at = with_a_joker()
    look = Analysis(sight(view_of(at, at.turn), ()), PLAIN)
    return look, look.plan((Discard(JOKER),)), look.plans(2, 1)[0]


def test_the_counts_of_a_sheet_come_to_the_lead() -> None:
    look, worse, better = two_plays()
    seeds = deal_seeds(1, 4)
    found = [each for each in outcomes(look, worse, better, seeds, WHOLE) if each.kind != LIXO]
    totals = []
    for plan in (worse, better):
        ends = [look.end(plan, seed, WHOLE) for seed in seeds]
        assert all(look.simulation.ended(end) for end in ends)
        own = look.view.team
        leads = [look.simulation.sheet(end, own)[5] - look.simulation.sheet(end, 1 - own)[5] for end in ends]
        totals.append(sum(leads) / len(leads))
    assert round(sum(each.gain for each in found), 6) == round(totals[1] - totals[0], 6)


def test_the_count_in_which_the_better_play_gains_most_is_told_both_ways_round() -> None:
    look, worse, better = two_plays()
    seeds = deal_seeds(1, 6)
    told = outcome(look, worse, better, seeds, 8)
    assert told is not None
    assert told.kind in KINDS
    assert told.points == max(round(each.gain) for each in outcomes(look, worse, better, seeds, 8))
    turned = {each.kind: each.gain for each in outcomes(look, better, worse, seeds, 8)}
    assert round(turned[told.kind]) == -told.points


def test_two_plays_alike_have_nothing_to_tell() -> None:
    look, _, better = two_plays()
    assert outcome(look, better, better, deal_seeds(1, 3), 8) is None


def test_a_large_loss_never_stands_without_what_the_move_leads_to() -> None:
    look, worse, better = two_plays()
    assert reasons(look, worse, better, 150.0, 1.0, deal_seeds(1, 6), 8)[-1].kind in KINDS


def test_the_last_rung_of_a_hint_has_its_reason() -> None:
    at = with_a_joker()
    last = hints(view_of(at, at.turn), seed=1, path=PLAIN)[-1]
    assert last.moves
    assert last.reasons
