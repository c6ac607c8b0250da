"""Layouts of the cards that a position leaves unknown: one of them, all of them, or a sample."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import comb

from trainer.cards import HIDDEN, Card, pack
from trainer.content.seen import unseen
from trainer.rules.position import Position

LIMIT = 2_000
"""How many layouts are looked at one by one; where there are more, a sample is."""
SAMPLES = 1_000


def dealt(position: Position, seed: int = 0) -> Position:
    """The position with its unknown cards dealt at random among those not accounted for.

    The same position and seed always give the same layout. A place that no card is left for stays unknown.
    """
    known = Counter(card for pile in position.piles for card in pile if card != HIDDEN)
    left = list((Counter(pack(position.ruleset.jokers)) - known).elements())
    random.Random(f"{seed} {position.hands} {position.lixo}").shuffle(left)
    supply = iter(left)
    return replace(
        position,
        hands=tuple(tuple(sorted(_filled(hand, supply))) for hand in position.hands),
        lixo=_filled(position.lixo, supply),
        monte=_filled(position.monte, supply),
        mortos=tuple(_filled(morto, supply) for morto in position.mortos),
    )


def _filled(pile: tuple[Card, ...], supply: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(supply, HIDDEN) if card == HIDDEN else card for card in pile)


@dataclass(frozen=True, slots=True)
class Layouts:
    """Positions that agree with what was seen, each with its weight; `exact`: these are all there are.

    Cards that do not matter to the question stay unknown in them.
    """

    cases: tuple[tuple[Position, int], ...]
    exact: bool


def layouts(known: Position, *, seat: int | None, draws: int = 0, seed: int = 0, limit: int = LIMIT) -> Layouts:
    """The layouts of one seat's unknown cards (None: no hand matters) and of the next `draws` cards of the monte.

    Every layout where they are few, else a sample that the seed fixes.
    """
    pool = unseen(known)
    in_hand = known.hands[seat].count(HIDDEN) if seat is not None else 0
    in_monte = min(draws, len(known.monte)) if HIDDEN in known.monte[:draws] else 0
    if _how_many(pool, in_hand) * len(pool) ** in_monte <= limit:
        cases = []
        for held, ways in _holdings(pool, in_hand):
            left = pool - Counter(held)
            for drawn, orders in _drawings(left, in_monte):
                cases.append((_with(known, seat, held, drawn), ways * orders))
        return Layouts(tuple(cases), exact=True)
    shuffler = random.Random(f"{seed} {known.hands} {known.lixo} {known.monte[:draws]}")
    cards = sorted(pool.elements())
    sampled = []
    for _ in range(SAMPLES):
        taken = shuffler.sample(cards, in_hand + in_monte)
        sampled.append((_with(known, seat, tuple(taken[:in_hand]), tuple(taken[in_hand:])), 1))
    return Layouts(tuple(sampled), exact=False)


def with_hand(known: Position, seat: int, cards: tuple[Card, ...]) -> Position:
    """The position with a seat's unknown cards taken to be these, as many as they are."""
    held = tuple(card for card in known.hands[seat] if card != HIDDEN) + cards
    hands = known.hands[:seat] + (tuple(sorted(held)),) + known.hands[seat + 1 :]
    return replace(known, hands=hands)


def _with(known: Position, seat: int | None, held: tuple[Card, ...], drawn: tuple[Card, ...]) -> Position:
    position = known if seat is None or not held else with_hand(known, seat, held)
    return replace(position, monte=drawn + position.monte[len(drawn) :]) if drawn else position


def _how_many(pool: Mapping[Card, int], size: int) -> int:
    """How many distinct holdings of a size the pool affords."""
    ways = [1] + [0] * size
    for copies in pool.values():
        ways = [sum(ways[held - taken] for taken in range(min(copies, held) + 1)) for held in range(size + 1)]
    return ways[size]


def _holdings(pool: Mapping[Card, int], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every holding of a size, with the number of ways to draw it from the pool."""
    faces = sorted(pool)

    def extend(index: int, left: int) -> Iterator[tuple[tuple[Card, ...], int]]:
        if not left:
            yield (), 1
        elif index < len(faces):
            face, copies = faces[index], pool[faces[index]]
            for taken in range(min(copies, left) + 1):
                for rest, ways in extend(index + 1, left - taken):
                    yield (face,) * taken + rest, ways * comb(copies, taken)

    yield from extend(0, size)


def _drawings(pool: Counter[Card], size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every order of the next cards, with the number of ways it comes about."""
    if not size:
        yield (), 1
        return
    for card, copies in sorted(pool.items()):
        if copies:
            for rest, ways in _drawings(pool - Counter((card,)), size - 1):
                yield (card, *rest), copies * ways
