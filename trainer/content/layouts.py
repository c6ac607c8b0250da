"""Layouts of the cards that a position leaves unknown."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from trainer.cards import HIDDEN, Card, pack
from trainer.rules.position import Position


def dealt(position: Position, seed: int = 0) -> Position:
    """The position with its unknown cards dealt at random among those not accounted for.

    The same position and seed always give the same layout. A place that no card is left for stays unknown.
    """
    known = Counter(card for pile in _piles(position) for card in pile if card != HIDDEN)
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


def _piles(position: Position) -> Iterator[tuple[Card, ...]]:
    yield from position.hands
    yield from (meld.cards for melds in position.table for meld in melds)
    yield from (position.lixo, position.monte, *position.mortos)


def _filled(pile: tuple[Card, ...], supply: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(supply, HIDDEN) if card == HIDDEN else card for card in pile)
