"""Melds as they lie: which places their cards have, what the wild stands for, which canastra they are, their worth.

How a set of cards comes to lie is derived in `trainer.rules.arranging`. A run lies on the 14 places A 2 3 … Q K A,
numbered 1 to 14.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from trainer.cards import CARDS, Card, Suit
from trainer.rules.ruleset import Ruleset

Kind = Literal["jogo", "limpa", "suja", "quinhentos", "real"]

SMALLEST: Final = 3
LARGEST: Final = 14
CANASTRA: Final = 7
LIMPAS: Final[frozenset[Kind]] = frozenset({"limpa", "quinhentos", "real"})
"""The kinds of clean canastra: quinhentos and real are limpas too."""
BONUS: Final[dict[str, int]] = {"jogo": 0, "limpa": 200, "suja": 100, "quinhentos": 500, "real": 1000}


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld as it lies: low place first, the wild in the place it stands for.

    `start` is the place (1 to 14) of the first card, 0 in a trinca, where `suit` is None. `wild` is the index
    in `cards` of the wild, or None: a 2 of the suit on place 2 is no wild (article wild.place).
    """

    cards: tuple[Card, ...]
    start: int
    suit: Suit | None
    wild: int | None

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def is_trinca(self) -> bool:
        """Whether this is a set of one rank rather than a run."""
        return self.suit is None

    @property
    def is_clean(self) -> bool:
        """Whether it holds no wild."""
        return self.wild is None

    @property
    def wild_card(self) -> Card | None:
        """The wild itself, or None."""
        return None if self.wild is None else self.cards[self.wild]

    @property
    def wild_place(self) -> int | None:
        """The place (1 to 14) the wild of a run stands on, or None."""
        return None if self.wild is None or self.suit is None else self.start + self.wild

    @property
    def stands_for(self) -> Card | None:
        """The card the wild of a run stands for; None without a wild, and in a trinca, where it is any suit's."""
        place = self.wild_place
        return None if place is None or self.suit is None else card_at(self.suit, place)

    @property
    def ace_place(self) -> int | None:
        """The place of a natural ace of a run, 14 before 1, or None."""
        last = len(self.cards) - 1
        if self.start + last == LARGEST and self.wild != last:
            return LARGEST
        return 1 if self.start == 1 and self.wild != 0 else None

    @property
    def has_natural_two(self) -> bool:
        """Whether a 2 lies on place 2 as itself (article meld.second_two)."""
        index = 2 - self.start
        return self.suit is not None and 0 <= index < len(self.cards) and index != self.wild


def card_at(suit: Suit, place: int) -> Card:
    """The natural card of a place from 1 to 14 (both 1 and 14 are the ace)."""
    return CARDS[suit * 13 + (place - 1) % 13]


def card_points(card: Card, ruleset: Ruleset) -> int:
    """What a card is worth, on the table or against a hand (article score.sheet)."""
    if card.is_joker:
        return ruleset.joker_points
    if card.is_hidden:
        return 0
    rank = card.rank
    if rank == 1:
        return 15
    return 5 if 3 <= rank <= 7 else 10


def meld_points(meld: Meld, ruleset: Ruleset) -> int:
    """The sum of the meld's card values, without its bonus; a wild counts as itself."""
    return sum(card_points(card, ruleset) for card in meld.cards)


def meld_kind(meld: Meld, ruleset: Ruleset) -> Kind:
    """The highest kind alone: a `jogo` under 7 cards, else limpa, suja, quinhentos or real (canastra.kinds)."""
    if len(meld) < CANASTRA or (meld.is_trinca and not ruleset.trinca_canastras):
        return "jogo"
    if not meld.is_clean:
        return "suja"
    if meld.is_trinca:
        return "limpa"
    if len(meld) == LARGEST:
        return "real"
    is_quinhentos = len(meld) == 13 and (
        ruleset.quinhentos == "any13" or (ruleset.quinhentos == "A_to_K" and meld.start == 1)
    )
    return "quinhentos" if is_quinhentos else "limpa"


def is_limpa(meld: Meld, ruleset: Ruleset) -> bool:
    """Whether the meld is a clean canastra, of whichever kind (canastra.kinds)."""
    return meld_kind(meld, ruleset) in LIMPAS


def meld_bonus(meld: Meld, ruleset: Ruleset) -> int:
    """The canastra bonus of the meld: 0, 100, 200, 500 or 1000."""
    return BONUS[meld_kind(meld, ruleset)]
