"""What the player to move knows beyond what lies open: discards remembered, cards seen going into a hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, Literal

from pydantic import Field, model_validator

from trainer.cards import HIDDEN, Card, pack
from trainer.content.fields import Cards, ContentModel, Seat, refusal, shown
from trainer.rules.position import Position, view_of


class Seen(ContentModel):
    """What a puzzle says was seen.

    `lixo: all`: every discard that lies in the lixo is remembered (in the closed rulesets only the top is shown,
    but each card was thrown for all to see). `hands`: cards known to be in a hand, because its seat took them
    with the lixo and has not played them since.
    """

    lixo: Literal["top", "all"] = "top"
    hands: dict[Seat, Cards] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _mapping(cls, raw: Any) -> Any:
        if not isinstance(raw, dict | Seen):
            raise refusal(shown(raw), "a mapping with lixo: all, or hands: {1: 7D 8D}")
        return raw


NOTHING = Seen()


def sight(position: Position, seen: Seen = NOTHING) -> Position:
    """The position as the player to move knows it, `HIDDEN` for every card that was not seen."""
    known = view_of(position, position.turn).as_position()
    hands = list(known.hands)
    for seat, cards in seen.hands.items():
        if seat != position.turn and seat < len(hands):
            hands[seat] = tuple(sorted((*cards, *(HIDDEN,) * (len(position.hands[seat]) - len(cards)))))
    lixo = position.lixo if seen.lixo == "all" else known.lixo
    return replace(known, hands=tuple(hands), lixo=lixo)


def unseen(known: Position) -> Counter[Card]:
    """How many copies of each card lie where the position leaves them unknown; no entry where none does."""
    return Counter(pack(known.ruleset.jokers)) - Counter(card for pile in known.piles for card in pile)
