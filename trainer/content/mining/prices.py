"""What taking the lixo costs, and what it brings, by facts that anybody at the table can check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from trainer.cards import Card
from trainer.content.fields import Line
from trainer.content.mining.turns import Placing, Turn, turn_of
from trainer.content.played import play_line
from trainer.rules.batida import may_go_out
from trainer.rules.legal import legal_moves
from trainer.rules.meld import card_points
from trainer.rules.moves import Add, Lay, TakePile
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.solver import solve
from trainer.solver.goal import EMPTY

FEW: Final = {"morto": 6, "batida": 4}
"""Cards in hand with which a morto or a batida is near."""
CLOSE: Final = 4
"""Cards of an opponent who may soon be out."""
LOW: Final = 6
"""Cards of a monte that is soon gone, where no morto is left to follow it."""
DEAR: Final = 15
"""Points of cards that fit nothing, from where they hurt."""
BOUND: Final = 60_000

Aim = Literal["morto", "batida"]


@dataclass(frozen=True, slots=True)
class Price:
    """What a way to take the lixo costs. `wild` goes down with the top; `idle` are the cards under the top that fit
    no meld without a wild; `aim` is near now, and the turn that lays most ends with `left` cards; `rival` is how many
    cards an opponent has who may go out, `monte` how many are left to draw where the deal ends with them.
    """

    take: TakePile
    top: Card
    held: int
    left: int
    wild: Card | None
    always_wild: bool
    idle: tuple[Card, ...]
    under: tuple[Card, ...]
    idle_points: int
    aim: Aim | None
    rival: int | None
    monte: int | None

    @property
    def is_wild(self) -> bool:
        """Whether a wild is spent where nothing but the top is sure to be had for it."""
        return self.wild is not None and bool(self.idle)

    @property
    def leads_away(self) -> bool:
        """Whether a morto or a batida that is near gets no nearer."""
        return self.aim is not None and self.left >= self.held

    @property
    def is_late(self) -> bool:
        """Whether cards that fit nothing may be counted against the hand at once."""
        return (self.rival is not None or self.monte is not None) and self.idle_points >= DEAR


def price_of(known: Position, take: TakePile) -> Price | None:
    """The price of a way to take the lixo; None where nothing can be said against it."""
    after, _ = apply(known, take)
    if after.ended or after.phase is not Phase.PLAY or after.turn != known.turn:
        return None
    best = solve(after, EMPTY, bound=BOUND).best
    if best is None or best.after.morto_taken != known.morto_taken or best.after.ended:
        return None
    under = known.lixo[:-1]
    idle = tuple(_idle(after, under))
    price = Price(
        take=take,
        top=known.lixo[-1],
        held=len(known.hand),
        left=len(best.after.hands[known.turn]),
        wild=_wild(known, take, after),
        always_wild=all(_wild(known, other, apply(known, other)[0]) for other in legal_moves(known).pickups),
        idle=idle,
        under=under,
        idle_points=sum(card_points(card, known.ruleset) for card in idle),
        aim=_aim(known),
        rival=_rival(known),
        monte=len(known.monte) if len(known.monte) <= LOW and not known.mortos else None,
    )
    return price if price.is_wild or price.leads_away or price.is_late else None


def _wild(known: Position, take: TakePile, after: Position) -> Card | None:
    """The wild that goes down with the top."""
    return next((each.wild_spent for each in turn_of(known, (take,), after).placings), None)


def _idle(after: Position, under: tuple[Card, ...]) -> Iterator[Card]:
    """Those of the cards that go nowhere but with a wild."""
    legal = legal_moves(after)
    served = Counter[Card]()
    for move in (*legal.additions, *legal.lays):
        assert isinstance(move, Add | Lay)
        for card in move.cards:
            served[card] += not any(other.can_be_wild and other != card for other in move.cards)
    return (card for card in under if not (card.can_be_wild or served[card]))


def _aim(known: Position) -> Aim | None:
    """What is near with so few cards in the hand."""
    aim: Aim | None = "morto" if known.can_take_morto(0) else "batida" if may_go_out(known, 0) else None
    return aim if aim is not None and len(known.hand) <= FEW[aim] else None


def _rival(known: Position) -> int | None:
    """The fewest cards of an opponent whose side may go out."""
    fewest = min(len(hand) for hand in known.hands[1::2])
    return fewest if fewest <= CLOSE and may_go_out(known, 1) else None


def brought(known: Position, line: Line) -> tuple[Turn, tuple[Card, ...]]:
    """A turn that begins with the lixo taken, and the cards from under its top that it puts down."""
    played = play_line(known, line)
    turn = turn_of(known, line, played.after)
    laid = Counter(card for each in turn.placings for card in each.cards)
    laid -= Counter(known.hand)
    found = []
    laid[known.lixo[-1]] -= 1
    for card in known.lixo[:-1]:
        if laid[card] > 0:
            laid[card] -= 1
            found.append(card)
    return turn, tuple(found)


def closed_by_lixo(turn: Turn, known: Position, brings: Sequence[Card]) -> Iterator[Placing]:
    """The canastras that the turn closes with a card of the lixo."""
    came = {known.lixo[-1], *brings}
    return (each for each in turn.placings if each.closes and came & set(each.cards))
