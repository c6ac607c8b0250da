"""What a `count` question counts: points, unseen copies, chances."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field, WithJsonSchema, model_validator
from pydantic.json_schema import JsonSchemaValue

from trainer.cards import Card
from trainer.content.fields import Cards, ContentModel, MeldNumber, Seat, Team, refusal, shown, whole_number
from trainer.content.seen import NOTHING, Seen, sight, unseen
from trainer.rules.meld import card_points, meld_bonus, meld_points
from trainer.rules.position import Phase, Position
from trainer.rules.scoring import deal_sheet


def _draws(raw: Any) -> int | None:
    return None if raw in ("end", None) else whole_number(raw)


class Chance(ContentModel):
    """The chance, in whole per cent, that at least one of these cards is among one's own next draws from the monte.

    `draws: end`: all the draws left if nobody takes the lixo until the monte is empty.
    """

    short_form: ClassVar[JsonSchemaValue | None] = {"type": "string", "description": "the cards, for one draw"}

    cards: Annotated[Cards, Field(min_length=1)]
    draws: Annotated[
        int | None,
        BeforeValidator(_draws),
        WithJsonSchema({"anyOf": [{"const": "end"}, {"type": "integer", "minimum": 1}]}),
    ] = 1

    @model_validator(mode="before")
    @classmethod
    def _from_cards(cls, raw: Any) -> Any:
        return raw if isinstance(raw, dict | Chance) else {"cards": raw}


class Measure(ContentModel):
    """What is counted, one of: a team's `score` on the deal's sheet, its `table` (card values), its
    `canastras` (bonuses), a seat's `hand` (card values), the player's team's `meld` of that number (card values
    and bonus), the copies of cards that are `unseen` by the player (not in the hand, the melds or the lixo
    cards seen), the `chance` that a card comes."""

    score: Team | None = None
    table: Team | None = None
    canastras: Team | None = None
    hand: Seat | None = None
    meld: MeldNumber | None = None
    unseen: Cards | None = None
    chance: Chance | None = None

    @property
    def is_of_melds(self) -> bool:
        """Whether what melds are worth is the answer, or a part of it."""
        return any(value is not None for value in (self.score, self.table, self.canastras, self.meld))

    @model_validator(mode="before")
    @classmethod
    def _one(cls, raw: Any) -> Any:
        if not isinstance(raw, dict) or len(raw) != 1:
            raise refusal(shown(raw), f"one of {', '.join(cls.model_fields)} with its number, like {{score: 0}}")
        return raw


def measured(measure: Measure, position: Position, seen: Seen = NOTHING) -> int:
    """The number a measure counts in a position; raises IndexError for a meld or seat that is not there."""
    ruleset = position.ruleset
    if measure.score is not None:
        return deal_sheet(position)[measure.score].total
    if measure.table is not None:
        return deal_sheet(position)[measure.table].cards
    if measure.canastras is not None:
        return sum(bonus for _, _, bonus in deal_sheet(position)[measure.canastras].canastras)
    if measure.hand is not None:
        return sum(card_points(card, ruleset) for card in position.hands[measure.hand])
    if measure.unseen is not None:
        return unseen_copies(position, measure.unseen, seen)
    if measure.chance is not None:
        return round_half_up(100 * chance(position, measure.chance.cards, measure.chance.draws, seen))
    meld = position.melds[(measure.meld or 1) - 1]
    return meld_points(meld, ruleset) + meld_bonus(meld, ruleset)


def unseen_copies(position: Position, cards: tuple[Card, ...], seen: Seen = NOTHING) -> int:
    """How many copies of any of these cards the player to move has not seen."""
    hidden = unseen(sight(position, seen))
    return sum(hidden[card] for card in set(cards))


def chance(position: Position, cards: tuple[Card, ...], draws: int | None, seen: Seen = NOTHING) -> float:
    """The chance that at least one of the cards is among one's own next draws, all unseen cards being alike.

    `draws` None: as many as are left to the end of the monte. More draws than that count as that many.
    """
    hidden = unseen(sight(position, seen))
    copies = sum(hidden[card] for card in set(cards))
    last = own_draws(position)
    tries = last if draws is None else min(draws, last)
    return 1 - comb(hidden.total() - copies, tries) / comb(hidden.total(), tries)


def own_draws(position: Position) -> int:
    """How many cards the player to move still draws from the monte, if nobody takes the lixo."""
    waiting = position.players - 1 if position.phase is Phase.DRAW else 0
    return (len(position.monte) + waiting) // position.players


def round_half_up(value: float) -> int:
    """The nearest whole number, halves upwards, as people round."""
    return int(value + 0.5 + 1e-9)
