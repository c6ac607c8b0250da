"""Odds: hidden hands dealt so that some cards come to a seat more often than others."""

from __future__ import annotations

from .chance import below
from .jit import Ints, jit
from .layout import RANDOM
from .search import HIDDEN_HANDS


@jit
def deal_hands(hidden: Ints, unseen: Ints, odds: Ints, seed: int, state: Ints, room: Ints, orders: Ints) -> None:
    """Orders of the unseen cards, as many as `orders` has room for, whose first ones are the hidden hands.

    Seat by seat each card is drawn from those left in proportion to its odds: `odds` has for each of the four seats a
    whole number from 1 on for each unseen card. The state lends its chance only; `room` is for one order.
    """
    count, written = len(unseen), 0
    state[RANDOM] = seed
    while written < len(orders):
        for at in range(count):
            room[at] = at
        at = 0
        for seat in range(4):
            total = 0
            for place in range(at, count):
                total += odds[seat * count + room[place]]
            for _ in range(hidden[HIDDEN_HANDS + seat]):
                place = at
                left = below(state, total) - odds[seat * count + room[place]]
                while left >= 0:
                    place += 1
                    left -= odds[seat * count + room[place]]
                drawn = room[place]
                room[place] = room[at]
                room[at] = drawn
                total -= odds[seat * count + drawn]
                at += 1
        for place in range(count):
            orders[written + place] = unseen[room[place]]
        written += count
