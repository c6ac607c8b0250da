"""The policy and the lookahead see what their seat may know, and play the same by both paths."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from trainer.bots.kernel import path, warm_up
from trainer.bots.kernel.core import layout, policy, search
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.simulation import Simulation
from trainer.bots.kernel.weights import MIXTURE, policies_of, policy_weights, style_weights, styles_of, value_weights
from trainer.cards import pack
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, ruleset


def positions(rules: str, players: int, seed: int, every: int = 1) -> list[Position]:
    """Positions of a random deal, before its end."""
    random, at, found = Random(seed), deal(RULESETS[rules], players, seed), []
    while not at.ended:
        found.append(at)
        at, _ = apply(at, random.choice(list(legal_moves(at))))
    return found[::every]


def otherwise_dealt(at: Position, seed: int) -> Position:
    """The same to the seat to move, with the cards it does not see dealt in another way."""
    open_pile = at.ruleset.is_pile_open
    under = () if open_pile else at.lixo[:-1]
    others = [hand for seat, hand in enumerate(at.hands) if seat != at.turn]
    cards = [card for pile in (*others, under, at.monte, *at.mortos) for card in pile]
    Random(seed).shuffle(cards)
    taken = iter(cards)
    hands = tuple(
        hand if seat == at.turn else tuple(sorted(next(taken) for _ in hand)) for seat, hand in enumerate(at.hands)
    )
    lixo = tuple(next(taken) for _ in under) + at.lixo[len(under) :]
    monte = tuple(next(taken) for _ in at.monte)
    return replace(
        at, hands=hands, lixo=lixo, monte=monte, mortos=tuple(tuple(next(taken) for _ in morto) for morto in at.mortos)
    )


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_set_of_weights_is_there(rules: str, players: int) -> None:
    assert policy_weights(RULESETS[rules], players)
    assert len(value_weights(RULESETS[rules], players)) == search.STAGES * search.FEATURES


@pytest.mark.parametrize("rules", ["stbl", "aberto"])
def test_hidden_cards_change_neither_the_policy_nor_the_lookahead(rules: str) -> None:
    for number, at in enumerate(positions(rules, 4, seed=2, every=9)):
        looks = [Lookahead(view_of(now, at.turn), path("plain")) for now in (at, otherwise_dealt(at, number))]
        acts = [look.policy_act() for look in looks]
        assert acts[0] == acts[1]
        assert judge(at, looks[0].move(acts[0])).legal
        plans = [look.plans(4, seed=number) for look in looks]
        assert plans[0] == plans[1]
        leads = [look.weigh(plans[0][0], range(2), turns=2) for look in looks]
        assert leads[0] == leads[1]


def test_plans_are_whole_legal_turns_that_end_in_different_ways() -> None:
    for at in positions("stbl", 2, seed=5, every=13):
        ends = []
        for plan in Lookahead(view_of(at, at.turn), path("plain")).plans(8, seed=1):
            now = at
            for move in plan.moves:
                assert judge(now, move).legal
                now, _ = apply(now, move)
            ends.append(now)
            whole = now.turn != at.turn or now.ended or len(now.mortos) < len(at.mortos)
            assert whole or at.phase is Phase.DRAW
        assert ends


def test_a_deal_of_hidden_cards_makes_a_whole_pack() -> None:
    at = positions("stbl", 4, seed=8)[90]
    look = Lookahead(view_of(at, at.turn), path("plain"))
    for seed in range(5):
        dealt = look.simulation.position(look._dealt(seed))
        piles = [*dealt.hands, dealt.lixo, dealt.monte, *dealt.mortos]
        piles += [meld.cards for melds in dealt.table for meld in melds]
        assert Counter(card for pile in piles for card in pile) == Counter(pack())
        assert view_of(dealt, at.turn) == view_of(at, at.turn)


def test_the_value_of_a_deal_that_is_over_is_its_sheet() -> None:
    at = positions("stbl", 2, seed=3)[-1]
    look = Lookahead(view_of(at, at.turn), path("plain"))
    plan = look.plans(1, seed=1)[0]
    ends = look.weigh(plan, [1], turns=500)
    assert ends[0] % 5 == 0


def test_out_of_turn_nothing_is_weighed() -> None:
    at = deal(ruleset(), 2, seed=1)
    with pytest.raises(ValueError, match="expected its turn"):
        Lookahead(view_of(at, 1), path("plain"))


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_mixture_is_of_two_styles_at_least(rules: str, players: int) -> None:
    styles = styles_of(RULESETS[rules], players)
    policies = policies_of(RULESETS[rules], players, MIXTURE)
    assert len(styles) >= 2
    assert [weights[:-1] for weights in policies] == [
        style_weights(RULESETS[rules], players, style) for style in styles
    ]
    assert {len(weights) for weights in policies} == {policy.WEIGHTS}


def test_each_seat_plays_by_the_weights_its_style_begins_at() -> None:
    styles = policies_of(ruleset(), 2, MIXTURE)
    rows = [weight for weights in styles for weight in weights]
    kernel, simulation = path("plain"), Simulation(ruleset(), path("plain"))
    acts, told = kernel.jit.zeros(layout.MOST_ACTS), set()
    for at in positions("stbl", 2, seed=3, every=5):
        for index, weights in enumerate(styles):
            state, alone = simulation.state(at), simulation.state(at)
            state[layout.STYLE + at.turn] = index * policy.WEIGHTS
            chosen = kernel.policy.choose(state, kernel.book(ruleset()), rows, acts)
            assert chosen == kernel.policy.choose(alone, kernel.book(ruleset()), weights, acts)
            told.add((at, chosen))
    assert len({at for at, _ in told}) < len(told)  # they do not all play alike


def test_a_seed_draws_the_styles_whatever_the_plan() -> None:
    at = positions("stbl", 2, seed=5)[9]
    looks = [Lookahead(view_of(at, at.turn), path("plain"), level=MIXTURE) for _ in range(2)]
    for plan in looks[0].plans(3, seed=1):
        looks[0].weigh(plan, range(4), turns=2)
    drawn = looks[0].styles(range(60))
    assert drawn == looks[1].styles(range(60))
    assert set(drawn) == set(range(len(looks[0].policies)))
    assert set(Lookahead(view_of(at, at.turn), path("plain")).styles(range(9))) == {0}


@pytest.mark.slow
@pytest.mark.parametrize("level", ["club", MIXTURE])
@pytest.mark.parametrize("rules", RULESETS)
def test_both_paths_weigh_alike(rules: str, level: str) -> None:
    if not warm_up():
        pytest.skip("numba is absent or off")
    for players in (2, 4):
        for at in positions(rules, players, seed=4, every=17):
            looks = [Lookahead(view_of(at, at.turn), path(name), level=level) for name in ("plain", "compiled")]
            plans = [look.plans(6, seed=3) for look in looks]
            assert plans[0] == plans[1]
            assert looks[0].best(plans[0], 40, 4, seed=9) == looks[1].best(plans[1], 40, 4, seed=9)
            assert int(looks[0]._state[layout.RANDOM]) == int(looks[1]._state[layout.RANDOM])
