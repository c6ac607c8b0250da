"""The policy and the lookahead see what their seat may know, and play the same by both paths."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from trainer.bots.kernel import path, warm_up
from trainer.bots.kernel.core import layout, search
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.weights import policy_weights, value_weights
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


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_both_paths_weigh_alike(rules: str) -> None:
    if not warm_up():
        pytest.skip("numba is absent or off")
    for players in (2, 4):
        for at in positions(rules, players, seed=4, every=17):
            looks = [Lookahead(view_of(at, at.turn), path(name)) for name in ("plain", "compiled")]
            plans = [look.plans(6, seed=3) for look in looks]
            assert plans[0] == plans[1]
            assert looks[0].best(plans[0], 40, 4, seed=9) == looks[1].best(plans[1], 40, 4, seed=9)
            assert int(looks[0]._state[layout.RANDOM]) == int(looks[1]._state[layout.RANDOM])
