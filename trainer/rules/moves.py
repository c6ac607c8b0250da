"""Moves as values, with their notation both ways.

>>> parse_move("take 1 7D")
TakePile(target=1, cards=(Card('7D'),))
>>> str(Lay(parse_cards("7C 5C 6C")))
'lay 5C 6C 7C'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.cards import Card, CardError, format_cards, parse_cards

_FORMS: Final = (
    "draw · draw CARD · take · take new CARDS · take N CARDS · lay CARDS · add N CARDS · discard CARD · swap"
)


class MoveError(ValueError):
    """A text or values that make no move."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top of the monte. `card` names it where the monte's order is not known."""

    card: Card | None = None

    def __str__(self) -> str:
        return "draw" if self.card is None else f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the whole lixo: freely (target None), its top into a new meld (0) or onto the team's meld (from 1).

    `cards` are the hand cards that go down together with the top.
    """

    target: int | None = None
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if self.cards if self.target is None else self.target < 0:
            raise MoveError(f"{self.target} {format_cards(self.cards)} is no way to take the lixo; expected {_FORMS}")
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        if self.target is None:
            return "take"
        return " ".join(["take", str(self.target or "new"), *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay hand cards as a new meld."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"lay {format_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Add:
    """Add hand cards, in one act, to the team's meld of that number (from 1)."""

    meld: int
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if self.meld < 1 or not self.cards:
            raise MoveError(f"{self} adds nothing to a meld; expected {_FORMS}")
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"add {self.meld} {format_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a hand card on the lixo, which ends the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class SwapFirst:
    """House rule: the first player throws the first card drawn on the lixo and draws another."""

    def __str__(self) -> str:
        return "swap"


Move = Draw | TakePile | Lay | Add | Discard | SwapFirst


def parse_move(text: str) -> Move:
    """Read one move.

    Raises:
        MoveError: the text is no move, or holds a word that is no card.
    """
    words = text.split()
    try:
        move = _read(words[0].lower(), words[1:]) if words else None
    except CardError as error:
        raise MoveError(f"move {text!r}: {error}") from None
    if move is None:
        raise MoveError(f"{text!r} is not a move; expected {_FORMS}")
    return move


def _read(verb: str, words: list[str]) -> Move | None:
    number = int(words[0]) if words and words[0].isascii() and words[0].isdigit() else None
    rest = words[1:]
    match verb:
        case "draw" if len(words) <= 1:
            return Draw(parse_cards(words[0])[0] if words else None)
        case "take" if not words:
            return TakePile()
        case "take" if words[0].lower() == "new" and rest:
            return TakePile(0, parse_cards(" ".join(rest)))
        case "take" if number:
            return TakePile(number, parse_cards(" ".join(rest)))
        case "lay" if words:
            return Lay(parse_cards(" ".join(words)))
        case "add" if number and rest:
            return Add(number, parse_cards(" ".join(rest)))
        case "discard" if len(words) == 1:
            return Discard(parse_cards(words[0])[0])
        case "swap" if not words:
            return SwapFirst()
    return None
