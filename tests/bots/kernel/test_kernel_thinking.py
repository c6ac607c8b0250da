"""Deals in which every seat searches: they end, the same seed plays the same, and luck is nothing on the average."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trainer.bots.kernel import path
from trainer.bots.kernel.book import code_of
from trainer.bots.kernel.convert import scramble, state_values
from trainer.bots.kernel.core import layout, thinking
from trainer.bots.kernel.weights import policy_weights, value_weights
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import RULESETS

PLAIN = path("plain")


def rooms() -> tuple[Any, ...]:
    return tuple(PLAIN.jit.zeros(size) for size in thinking.ROOM)


def late(rules: str, players: int, seed: int, left: int) -> Position:
    """A position of a random deal with so few cards still to be drawn."""
    random, at = Random(seed), deal(RULESETS[rules], players, seed)
    while len(at.monte) + sum(map(len, at.mortos)) > left:
        at, _ = apply(at, random.choice(list(legal_moves(at))))
    return at


def thought(at: Position, seed: int) -> tuple[int, int, list[int], list[int]]:
    """The lead and the luck of a deal played on, its state and what all had seen of the hands at its end."""
    book, state, known = PLAIN.book(at.ruleset), state_values(at, seed), [0] * thinking.KNOWN
    values = value_weights(at.ruleset, at.players)
    weights = [*policy_weights(at.ruleset, at.players), 0] * 2
    luck = thinking.think_on(state, known, book, weights, values, 8, 2, rooms())
    sheet = [0] * 5
    leads = [PLAIN.score.write_sheet(state, book, team, sheet) for team in (0, 1)]
    return leads[0] - leads[1], luck, state, known


@pytest.mark.parametrize(("rules", "players"), [("stbl", 2), ("aberto", 4), ("fechado", 2)])
def test_a_deal_is_thought_to_its_end_the_same_way_from_the_same_seed(rules: str, players: int) -> None:
    at = late(rules, players, 3, 30)
    lead, luck, state, known = thought(at, 5)
    assert state[layout.PHASE] == layout.OVER
    assert (lead, luck) == thought(at, 5)[:2]
    assert (lead, luck) != thought(at, 6)[:2]
    for seat in range(players):
        seen, hand = layout.HAND * seat, layout.HANDS + layout.HAND * seat
        assert known[seen + layout.CARDS] <= state[hand + layout.CARDS]
        for mask in range(8):
            assert not known[seen + mask] & ~state[hand + mask], "what all saw come is there"


@pytest.mark.parametrize("rules", ["stbl", "tradicional"])
def test_the_luck_of_a_card_is_nothing_over_all_that_could_have_come(rules: str) -> None:
    at, random = late(rules, 2, 1, 60), Random(1)
    while at.phase is not Phase.DRAW:
        at, _ = apply(at, random.choice(list(legal_moves(at))))
    cards = [*at.monte, *(card for morto in at.mortos for card in morto)]
    book, values, found = PLAIN.book(at.ruleset), value_weights(at.ruleset, 2), []
    for index in range(len(cards)):
        order = [cards[index], *cards[:index], *cards[index + 1 :]]
        state = state_values(at, 0)
        left = len(at.monte)
        for place, card in enumerate(reversed(order[:left])):
            state[layout.MONTE + place] = code_of(card)
        for place, card in enumerate(order[left:]):
            state[layout.MORTO + place] = code_of(card)
        found.append(thinking.play_seen(state, [0] * thinking.KNOWN, book, values, layout.KIND_DRAW, rooms()))
    assert max(found) > 0 > min(found)
    assert abs(sum(found)) <= len(found), "but for rounding, one point each"


def shuffled(codes: list[int], seed: int) -> list[int]:
    """The unseen cards as an imagined deal of that seed has them."""
    world, room = [0] * layout.STATE, rooms()
    world[layout.RANDOM] = scramble(seed)
    unseen = codes + [0] * (layout.PACK - len(codes))
    thinking._shuffle(world, unseen, len(codes), room)
    return unseen[: len(codes)]


def test_deals_that_differ_by_a_card_are_imagined_alike() -> None:
    """The chance of a decision hangs on its seed alone, so that two lines of play are compared on alike deals."""
    cards = [suit << 4 | rank for suit in range(4) for rank in range(13)] * 2 + [layout.JOKER] * 4
    for seed in range(20):
        gone = Random(seed).choice(cards)
        fewer = list(cards)
        fewer.remove(gone)
        whole, rest = shuffled(cards, seed), shuffled(fewer, seed)
        places = [place for place, card in enumerate(whole) if card == gone]
        assert any(whole[:place] + whole[place + 1 :] == rest for place in places)
    assert shuffled(cards, 1) != shuffled(cards, 2)


def test_a_card_seen_once_comes_no_sooner_than_others() -> None:
    """Of two copies with one unseen, that one is as likely in each place."""
    cards = [layout.JOKER, *(suit << 4 | rank for suit in range(4) for rank in range(13)), *range(12)]
    middle = (len(cards) - 1) / 2
    for card in (layout.JOKER, 1 << 4 | 5):
        mean = sum(shuffled(cards, seed).index(card) for seed in range(1500)) / 1500
        assert abs(mean - middle) < 4 * len(cards) / 12**0.5 / 1500**0.5
