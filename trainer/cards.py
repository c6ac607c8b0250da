"""Cards and their notation.

A card is a rank and a suit (`7C`, `10♣`, `TD`) or a joker (`JK`). The pack has two copies of each card;
the rules never tell the copies apart, so a card is its face: an interned integer that compares, hashes and
sorts fast (spades, hearts, diamonds, clubs; ace to king; joker last).

>>> Card.parse("7C"), Card.parse("10♥")
(Card('7C'), Card('TH'))
>>> format_cards(sorted(parse_cards("7C 5C JK 6S")))
'6S 5C 7C JK'
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

RANK_LETTERS: Final = "A23456789TJQK"
_SUIT_LETTERS: Final = "SHDC"
_SUIT_SYMBOLS: Final = "♠♥♦♣"


class CardError(ValueError):
    """A text that is not a card."""


class Suit(IntEnum):
    """The four suits, in the order of the notation `S H D C`."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """`S`, `H`, `D` or `C`."""
        return _SUIT_LETTERS[self]

    @property
    def symbol(self) -> str:
        """`♠`, `♥`, `♦` or `♣`."""
        return _SUIT_SYMBOLS[self]


_SUITS: Final = tuple(Suit)


class Card(int):
    """A card's face. Values 0 to 51 are suit × 13 + rank − 1, 52 is the joker, 53 a card nobody told us."""

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """The card of a suit and a rank from 1 (ace) to 13 (king)."""
        return CARDS[suit * 13 + rank - 1]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card: `7C`, `TD`, `10♦`, `JK`, or `??` for an unknown one.

        Raises:
            CardError: the text is no card.
        """
        card = _BY_TEXT.get(text.strip().upper())
        if card is None:
            raise CardError(f"{text!r} is not a card; expected a rank A 2 … 9 T J Q K and a suit S H D C, or JK")
        return card

    @property
    def suit(self) -> Suit | None:
        """The suit, or None for a joker or an unknown card."""
        return _SUITS[self // 13] if self < 52 else None

    @property
    def rank(self) -> int:
        """1 (ace) to 13 (king); 0 for a joker or an unknown card."""
        return self % 13 + 1 if self < 52 else 0

    @property
    def rank_letter(self) -> str:
        """One of `A23456789TJQK`, or an empty text."""
        return RANK_LETTERS[self % 13] if self < 52 else ""

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self == 52

    @property
    def is_two(self) -> bool:
        """Whether this is a 2, of any suit."""
        return self < 52 and self % 13 == 1

    @property
    def can_be_wild(self) -> bool:
        """Whether this can serve as a wild: a joker or a 2 of any suit (article wild.place)."""
        return self.is_joker or self.is_two

    @property
    def is_hidden(self) -> bool:
        """Whether this stands for a card that is not known."""
        return self == 53

    @property
    def symbol(self) -> str:
        """The card as a reader sees it: `7♣`, `10♥`, `★` for the joker."""
        if self >= 52:
            return "★" if self == 52 else "?"
        rank = self.rank_letter
        return f"{'10' if rank == 'T' else rank}{_SUIT_SYMBOLS[self // 13]}"

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (int(self),)


_TEXTS: Final = tuple(f"{rank}{suit}" for suit in _SUIT_LETTERS for rank in RANK_LETTERS) + ("JK", "??")
CARDS: Final = tuple(Card(value) for value in range(54))
JOKER: Final = CARDS[52]
HIDDEN: Final = CARDS[53]


def _readable_texts() -> dict[str, Card]:
    texts = {str(card): card for card in CARDS}
    for card in CARDS[:52]:
        ranks = (card.rank_letter, "10") if card.rank == 10 else (card.rank_letter,)
        for suit in (_SUIT_LETTERS[card // 13], _SUIT_SYMBOLS[card // 13]):
            texts.update({rank + suit: card for rank in ranks})
    texts["★"] = JOKER
    return texts


_BY_TEXT: Final = _readable_texts()


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by blanks or commas, in the order written.

    Raises:
        CardError: one of the words is no card.
    """
    return tuple(Card.parse(word) for word in text.replace(",", " ").split())


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards as `5C 6C 7C`, in the order given."""
    return " ".join(map(str, cards))


def pack(jokers: int = 4) -> tuple[Card, ...]:
    """Two packs of 52 and the jokers, unshuffled (108 cards with four jokers; article deal)."""
    return CARDS[:52] * 2 + (JOKER,) * jokers
