"""The odds of a card, exact, from what a seat sees."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import comb

from trainer.bots.memory import unseen_cards
from trainer.cards import Card
from trainer.rules.position import Phase, PlayerView


def unseen_copies(view: PlayerView, cards: Collection[Card]) -> int:
    """How many copies of these cards the seat does not see: in other hands, the monte, the mortos, or under the
    top of a lixo it does not remember."""
    return sum(count for card, count in unseen_cards(view).items() if card in cards)


def draws_left(view: PlayerView) -> int:
    """How many cards the seat will draw from the monte before it ends, if nobody takes the lixo: every turn one."""
    turns = (view.seat - view.turn) % view.players
    if view.phase is Phase.PLAY:
        turns = (turns - 1) % view.players
    return max(0, (view.monte - turns + view.players - 1) // view.players)


def chance_to_draw(view: PlayerView, cards: Collection[Card], draws: int | None = None) -> Fraction:
    """The chance that one of these cards at least comes in so many draws of the seat's, or by the end of the monte:
    hypergeometric, every card it does not see being as likely as another in each place.

    Raises:
        ValueError: fewer draws than none.
    """
    tries = draws_left(view) if draws is None else min(draws, draws_left(view))
    if tries < 0:
        raise ValueError(f"{tries} draws; expected 0 or more")
    hidden = unseen_cards(view).total()
    good = unseen_copies(view, cards)
    return 1 - Fraction(comb(hidden - good, tries), comb(hidden, tries)) if hidden >= tries else Fraction(good > 0)
