"""Cards of one kind counted in one integer: four bits for each of the 54 faces.

Packed cards add and subtract as multisets do, so whether cards can be spared is one subtraction.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trainer.cards import CARDS, Card

_WIDTH: Final = 4
FIELD: Final = tuple(1 << _WIDTH * card for card in CARDS)
"""One card of each face."""
GUARD: Final = sum(FIELD) << _WIDTH - 1
"""The top bit of each face, which no count reaches: a subtraction that borrows clears it."""


def pack(cards: Iterable[Card]) -> int:
    """The multiset of some cards. At most seven of a face, which no pack exceeds."""
    return sum([FIELD[card] for card in cards])


def holds(packed: int, less: int) -> bool:
    """Whether a multiset holds all the cards of another."""
    return ((packed | GUARD) - less) & GUARD == GUARD


def faces(packed: int) -> int:
    """One card of each face that a multiset holds."""
    return (packed | packed >> 1 | packed >> 2) & _ONES


def at_most_one(packed: int) -> bool:
    """Whether a multiset is one card or none."""
    return packed & packed - 1 == 0 and (packed == 0 or packed & _ONES != 0)


_ONES: Final = sum(FIELD)
WILDS: Final = pack([card for card in CARDS if card.can_be_wild]) * 15
"""All the bits of the faces that can be wild: the 2s and the joker."""
SUITS: Final = tuple(pack(CARDS[low : low + 13]) * 15 & ~WILDS for low in range(0, 52, 13))
"""All the bits of a suit's cards that are never wild."""
