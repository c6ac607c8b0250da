"""How a turn can begin and how it can end: the draw or the lixo, and what the sheet says at each end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trainer.cards import HIDDEN, Card
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Draw, Move, SwapFirst, TakePile
from trainer.rules.play import apply, refill_monte
from trainer.rules.position import Phase, Position
from trainer.rules.scoring import deal_sheet


class Ending(StrEnum):
    """How the search of a turn ends: by a discard that leaves cards, with the last card melded (`direta`) or
    discarded (`indireta`) and a morto fetched, or by the batida. A direta ends it where the morto is unknown."""

    DISCARD = "discard"
    DIRETA = "direta"
    INDIRETA = "indireta"
    BATIDA = "batida"


@dataclass(frozen=True, slots=True)
class Opening:
    """A turn after its draw.

    `moves` lead to `position`, which is in the play phase. Where the lixo must be used at once, its cards are
    in the hand already and `takings` are the ways its top may go down as the first act.
    """

    moves: tuple[Move, ...]
    position: Position
    takings: tuple[TakePile, ...] = ()
    top: Card | None = None


def openings(position: Position) -> Iterator[Opening]:
    """Every way the turn may go on to its melds. No two of them can end alike.

    Where the pile is free, taking it with its top used at once is left out: taking it freely leads to all ends
    that this leads to.
    """
    if position.phase is Phase.PLAY:
        yield from _after_draw((), position)
        return
    legal = legal_moves(position)
    for draw in legal.draws:
        yield from _after_draw((draw,), apply(position, draw)[0])
    if position.lixo and position.ruleset.is_pile_open:
        yield Opening((TakePile(),), apply(position, TakePile())[0])
    elif position.lixo:
        takings = legal_moves(with_spare_cards(position)).pickups
        if takings:
            yield Opening((), _with_pile(position), takings, position.lixo[-1])


def _after_draw(moves: tuple[Move, ...], position: Position) -> Iterator[Opening]:
    yield Opening(moves, position)
    for swap in legal_moves(position).draws:
        assert isinstance(swap, Draw | SwapFirst)
        if position.monte:
            yield Opening((*moves, swap), apply(position, swap)[0])


def with_spare_cards(position: Position) -> Position:
    """The position with two more cards in hand, which nothing can be done with.

    The articles about the last two cards (out.limpa, out.stranded) then refuse nothing: they bind the ends of
    turns, not the acts before them (see `trainer.solver.search`).
    """
    return with_hand(position, (*position.hand, HIDDEN, HIDDEN))


def with_hand(position: Position, hand: tuple[Card, ...]) -> Position:
    """The position with another hand for the seat to move."""
    turn = position.turn
    return replace(position, hands=position.hands[:turn] + (tuple(sorted(hand)),) + position.hands[turn + 1 :])


def _with_pile(position: Position) -> Position:
    """The lixo in the hand, its top too."""
    unplayed = tuple(seat for seat in position.unplayed_mortos if seat != position.turn)
    merged = with_hand(position, position.hand + position.lixo)
    return replace(merged, phase=Phase.PLAY, lixo=(), unplayed_mortos=unplayed)


def sheet_at(position: Position, ending: Ending) -> int:
    """The total of the team to move when its turn so ends, but for what it lays and what stays in its hand."""
    team = position.team
    after = with_hand(position, ())
    if ending is Ending.BATIDA:
        after = replace(after, phase=Phase.OVER, batida=team)
    elif ending in MORTO_ENDINGS:
        taken = (team == 0 or position.morto_taken[0], team == 1 or position.morto_taken[1])
        after = replace(with_hand(after, position.mortos[0]), mortos=position.mortos[1:], morto_taken=taken)
        if ending is Ending.INDIRETA:
            after = replace(after, unplayed_mortos=(*after.unplayed_mortos, position.turn))
    if ending in (Ending.DISCARD, Ending.INDIRETA):
        after = refill_monte(after)
    return deal_sheet(after)[team].total


MORTO_ENDINGS: Final = frozenset({Ending.DIRETA, Ending.INDIRETA})
