"""Why a move was made, read off the move itself: facts that hold whoever chose it."""

from __future__ import annotations

from trainer.bots.choice import Fact
from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.legal import fits
from trainer.rules.meld import Meld, card_points, meld_bonus
from trainer.rules.moves import Add, Discard, Lay, Move, TakePile
from trainer.rules.position import PlayerView, Position


def reason_of(view: PlayerView, move: Move) -> Fact:
    """The most telling fact about a legal move of the seat to move."""
    match move:
        case TakePile():
            return Fact("takes_lixo", view.lixo[-1:], view.lixo_count)
        case Lay() | Add():
            return reason_of_meld(view.as_position(), move)
        case Discard():
            return _reason_of_discard(view, move.card)
    return Fact("lixo_no_use" if view.lixo else "lixo_empty", view.lixo[-1:])


def reason_of_meld(position: Position, move: Lay | Add) -> Fact:
    """The most telling fact about a legal move that puts cards down."""
    ruleset = position.ruleset
    before = position.melds[move.meld - 1] if isinstance(move, Add) else None
    after = arrange((before.cards if before else ()) + move.cards, ruleset, before)
    assert isinstance(after, Meld)  # only legal moves are explained
    gained = meld_bonus(after, ruleset) - (meld_bonus(before, ruleset) if before else 0)
    if len(move.cards) == len(position.hand):
        return Fact("empties_hand", move.cards)
    if gained > 0:
        return Fact("makes_canastra", after.cards, gained)
    if before and not before.is_clean and after.is_clean:
        return Fact("cleans", after.cards)
    return Fact("puts_down", move.cards, sum(card_points(card, ruleset) for card in move.cards))


def _reason_of_discard(view: PlayerView, card: Card) -> Fact:
    others = list(view.hand)
    others.remove(card)
    goes_with = any(_go_together(card, other) for other in others) or any(
        fits(card, meld, view.ruleset) for meld in view.table[view.team]
    )
    return Fact("throws_least" if goes_with else "throws_useless", (card,), card_points(card, view.ruleset))


def _go_together(card: Card, other: Card) -> bool:
    """Whether two cards could lie in one run with at most one place between them, or one of them is a wild."""
    if card.can_be_wild or other.is_joker:
        return True
    if card.suit != other.suit:
        return False
    distance = abs(card.rank - other.rank)
    return distance in (1, 2, 11, 12)  # the ace lies at both ends
