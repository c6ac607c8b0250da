"""Hands as masks: cards come and go. `hand` is where a seat's hand lies in the state."""

from __future__ import annotations

from .jit import Ints, jit, lowest
from .layout import CARD, CARDS, COLOUR, HAND, HANDS, JOKER, JOKERS, TRINCA, TURN, TWOS, WILD


@jit
def own_hand(state: Ints) -> int:
    """Where the hand of the seat to move lies."""
    return HANDS + HAND * state[TURN]


@jit
def give(state: Ints, hand: int, card: int) -> None:
    """A card comes to a hand."""
    state[hand + CARDS] += 1
    if card == JOKER:
        state[hand + JOKERS] += 1
        return
    suit, bit = card >> 4, 1 << (card & 15)
    if state[hand + suit] & bit:
        state[hand + TWOS + suit] |= bit
    else:
        state[hand + suit] |= bit


@jit
def drop_ranks(state: Ints, hand: int, suit: int, ranks: int) -> None:
    """One card of each of these ranks leaves a hand, which holds them; the number of cards is left to the caller."""
    twice = state[hand + TWOS + suit]
    state[hand + suit] &= twice | ~ranks
    state[hand + TWOS + suit] = twice & ~ranks


@jit
def drop(state: Ints, hand: int, card: int) -> None:
    """A card leaves a hand, which holds it."""
    state[hand + CARDS] -= 1
    if card == JOKER:
        state[hand + JOKERS] -= 1
    else:
        drop_ranks(state, hand, card >> 4, 1 << (card & 15))


@jit
def holds(state: Ints, hand: int, card: int) -> bool:
    """Whether a hand has the card."""
    if card == JOKER:
        return bool(state[hand + JOKERS] > 0)
    return bool(state[hand + (card >> 4)] >> (card & 15) & 1)


@jit
def drop_played(state: Ints, hand: int, act: int, size: int) -> None:
    """The `size` cards an act puts down leave the hand."""
    cards = act >> CARD & 8191
    colour = act >> COLOUR & 15
    if act >> TRINCA & 1:
        for suit in range(4):
            for _ in range(cards >> 2 * suit & 3):
                drop_ranks(state, hand, suit, 1 << colour)
    else:
        drop_ranks(state, hand, colour, cards)
    wild = act >> WILD
    if wild == 5:
        state[hand + JOKERS] -= 1
    elif wild:
        drop_ranks(state, hand, wild - 1, 2)
    state[hand + CARDS] -= size


@jit
def lone_card(state: Ints, hand: int) -> int:
    """The card of a hand that has but one."""
    for suit in range(4):
        if state[hand + suit]:
            return suit << 4 | lowest(state[hand + suit])
    return JOKER


@jit
def wilds_held(state: Ints, hand: int) -> int:
    """The kinds of wild in a hand, a bit for each from 1 to 5."""
    kinds = (state[hand] & 2) | (state[hand + 1] & 2) << 1 | (state[hand + 2] & 2) << 2 | (state[hand + 3] & 2) << 3
    return kinds | 32 if state[hand + JOKERS] else kinds
