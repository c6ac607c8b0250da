"""What happened: the page animates these, the tutor explains them, the log tells them.

`meld` is a meld's number in its team, from 1. An event may name a card that only its own seat saw
(`DrewCard`): whoever shows it to another seat uses :func:`seen_by`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.cards import HIDDEN, Card
from trainer.rules.meld import Kind


@dataclass(frozen=True, slots=True)
class DrewCard:
    """A seat drew from the monte."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TookPile:
    """A seat took the whole lixo, bottom to top."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A new meld went down."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AddedToMeld:
    """Cards were added to a meld."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WildMoved:
    """The wild of a meld went to another place."""

    seat: int
    meld: int
    card: Card
    stands_for: Card


@dataclass(frozen=True, slots=True)
class MeldBecameClean:
    """A wild 2 came to lie on place 2: the meld holds no wild any more."""

    seat: int
    meld: int


@dataclass(frozen=True, slots=True)
class MeldBecameDirty:
    """A wild joined a clean meld."""

    seat: int
    meld: int


@dataclass(frozen=True, slots=True)
class CanastraMade:
    """A meld became a canastra, or one of another kind."""

    seat: int
    meld: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw a card on the lixo."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class SwappedFirst:
    """House rule: the first player threw the first card drawn and drew another."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TookMorto:
    """A seat emptied the hand and took the team's morto; `direct` says it plays on at once."""

    seat: int
    direct: bool


@dataclass(frozen=True, slots=True)
class MonteRefilled:
    """A morto became the monte."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The turn went to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over, by a team's batida or, with None, because the cards ran out."""

    batida: int | None


Event = (
    DrewCard
    | TookPile
    | LaidMeld
    | AddedToMeld
    | WildMoved
    | MeldBecameClean
    | MeldBecameDirty
    | CanastraMade
    | Discarded
    | SwappedFirst
    | TookMorto
    | MonteRefilled
    | TurnPassed
    | DealEnded
)


def seen_by(event: Event, seat: int) -> Event:
    """The event as that seat saw it: a card another seat drew is `HIDDEN`.

    The cards of a lixo taken stay: each was discarded face up.
    """
    if isinstance(event, DrewCard) and event.seat != seat:
        return replace(event, card=HIDDEN)
    return event
