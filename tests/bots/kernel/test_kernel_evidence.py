"""What the others did is told as a trail that leads back through true hands, and hands that explain it are found."""

from __future__ import annotations

from collections import Counter

import pytest

from trainer.bots import BOTS
from trainer.bots.kernel import lookahead, path, warm_up
from trainer.bots.kernel.convert import state_values
from trainer.bots.kernel.core import evidence, layout
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.past import Past, past_of
from trainer.bots.memory import remember
from trainer.cards import Card, pack
from trainer.rules.deal import deal
from trainer.rules.events import Event, seen_by
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import RULESETS


def played(rules: str, players: int, seed: int) -> list[tuple[Position, list[Event]]]:
    """The positions of a deal that `club` plays, each with all that happened until then."""
    at, log = deal(RULESETS[rules], players, seed), list[Event]()
    found = []
    while not at.ended:
        found.append((at, list(log)))
        at, events = apply(at, BOTS["club"](view_of(at, at.turn), 0).move)
        log += events
    return found


def as_seen(log: list[Event], seat: int) -> list[Event]:
    return [seen_by(event, seat) for event in log]


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_trail_leads_back_through_hands_the_others_had(rules: str, players: int) -> None:
    """Whatever is taken back, a hand holds what it threw and as many cards as it then had."""
    judged = 0
    for at, log in played(rules, players, seed=4)[::19]:
        past = past_of(view_of(at, at.turn), as_seen(log, at.turn))
        state, hand = state_values(at, seed=1), 0
        for step in past.trail:
            kind, where, card = step & 7, step >> evidence.SCENE & 8191, step >> evidence.CARD
            if kind == evidence.SEAT:
                hand = layout.HANDS + layout.HAND * where
                assert where != at.turn
            elif kind == evidence.GAVE:
                path("plain").evidence.give(state, hand, card)
            elif kind == evidence.GOT:
                assert holds(state, hand, card)
                path("plain").evidence.drop(state, hand, card)
            elif kind == evidence.DREW:
                path("plain").evidence._forget_one(state, hand, past.scenes[where], layout.SPARE)
            else:
                judged += 1
                scene = past.scenes[where]
                seat = scene[layout.TURN]
                assert scene[layout.HANDS + layout.HAND * seat + layout.CARDS] == state[hand + layout.CARDS]
                assert kind != evidence.THREW or holds(state, hand, card)
    assert judged > 10


def holds(state: list[int], hand: int, card: int) -> bool:
    if card == layout.JOKER:
        return state[hand + layout.JOKERS] > 0
    return bool(state[hand + (card >> 4)] >> (card & 15) & 1)


def test_a_log_that_tells_not_the_whole_deal_tells_nothing() -> None:
    at, log = played("stbl", 2, seed=4)[60]
    view = view_of(at, at.turn)
    assert past_of(view, as_seen(log, at.turn)).trail
    assert past_of(view, ()) == Past()
    assert past_of(view, as_seen(log[20:], at.turn)) == Past()


def test_deals_that_explain_the_play_come_nearer_to_the_true_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against one who plays by the weights to the letter, the likely hands hold more of the true cards than others."""
    monkeypatch.setattr(lookahead, "PATIENCE", tuple(points // 6 for points in lookahead.PATIENCE))
    likely = others = 0
    for at, log in played("stbl", 2, seed=8)[20:120:24]:
        view, seen = view_of(at, at.turn), as_seen(log, at.turn)
        look = Lookahead(view, path("plain"), remember(view, seen))
        truth = at.hands[1 - at.turn]
        deals = look.likely(past_of(view, seen), 20, seed=1)
        likely += sum(shared(look.dealt(deals, number), truth, 1 - at.turn) for number in range(20))
        others += sum(shared(look.simulation.position(look._dealt(seed)), truth, 1 - at.turn) for seed in range(20))
    assert likely > 1.06 * others


def shared(dealt: Position, truth: tuple[Card, ...], seat: int) -> int:
    """How many cards of the true hand are in the one dealt."""
    return (Counter(truth) & Counter(dealt.hands[seat])).total()


def test_likely_deals_are_whole_packs_that_show_what_the_seat_sees() -> None:
    for at, log in played("stbl", 4, seed=4)[40:200:40]:
        view, seen = view_of(at, at.turn), as_seen(log, at.turn)
        memory = remember(view, seen)
        look = Lookahead(view, path("plain"), memory)
        deals = look.likely(past_of(view, seen), 3, seed=2)
        dealt = [look.dealt(deals, number) for number in range(3)]
        assert len(set(dealt)) == 3
        for position in dealt:
            piles = [*position.hands, position.lixo, position.monte, *position.mortos]
            piles += [meld.cards for melds in position.table for meld in melds]
            assert Counter(card for pile in piles for card in pile) == Counter(pack())
            assert view_of(position, at.turn) == view
            assert all(Counter(held) <= Counter(hand) for held, hand in zip(memory.held, position.hands, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_both_paths_find_the_same_deals_likely(rules: str) -> None:
    if not warm_up():
        pytest.skip("numba is absent or off")
    for at, log in played(rules, 4, seed=4)[::25]:
        view, seen = view_of(at, at.turn), as_seen(log, at.turn)
        looks = [Lookahead(view, path(name), remember(view, seen)) for name in ("plain", "compiled")]
        orders = [[int(card) for card in look.likely(past_of(view, seen), 5, seed=3).orders] for look in looks]
        assert orders[0] == orders[1]
