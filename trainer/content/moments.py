"""A moment of a guided deal: what the learner's seat sees when it is to act, and what it saw happen before.

A moment holds a `PlayerView` and events as that seat saw them, nothing else; whatever is said of it can tell no more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.batida import has_way_out
from trainer.rules.events import (
    CanastraMade,
    Event,
    LaidMeld,
    MeldBecameClean,
    MeldBecameDirty,
    TookMorto,
    TookPile,
)
from trainer.rules.legal import LegalMoves, fits, legal_moves
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Draw, Lay, Move, SwapFirst
from trainer.rules.position import Phase, PlayerView, Position, team_of
from trainer.solver import GOALS, solve

SeatedEvent = LaidMeld | TookPile | TookMorto | CanastraMade | MeldBecameClean | MeldBecameDirty
AnyEvent = TypeVar("AnyEvent", bound=SeatedEvent)

_WORK: Final = 300_000  # bound of a search: some tenths of a second at worst, a millisecond as a rule


@dataclass(frozen=True, slots=True)
class Facts:
    """What a remark may name: cards the learner sees, a number, and a seat."""

    cards: tuple[Card, ...] = ()
    number: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """The learner is to act, or the deal is over.

    `events` are those since the learner's last act, that act's own included. `past` is what the learner saw before
    that act, `act` the act; both None at the first moment of the deal.
    """

    view: PlayerView
    events: tuple[Event, ...] = ()
    past: PlayerView | None = None
    act: Move | None = None

    @property
    def is_draw(self) -> bool:
        """Whether the learner has to draw or take the lixo."""
        return self.view.phase is Phase.DRAW

    @property
    def is_play(self) -> bool:
        """Whether the learner has drawn and may lay, add and discard."""
        return self.view.phase is Phase.PLAY

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.view.phase is Phase.OVER

    @property
    def own(self) -> tuple[Meld, ...]:
        """The melds of the learner's team."""
        return self.view.table[self.view.team]

    @property
    def theirs(self) -> tuple[Meld, ...]:
        """The melds of the other team."""
        return self.view.table[1 - self.view.team]

    def has_way_out(self, team: int) -> bool:
        """Whether the team has a canastra to go out with."""
        return has_way_out(self.view.table[team], self.view.ruleset)

    @property
    def can_fetch_morto(self) -> bool:
        """Whether the learner's team still has a morto to fetch."""
        return self.view.can_take_morto(self.view.team)

    def mine(self, kind: type[AnyEvent]) -> Iterator[AnyEvent]:
        """The events of a kind that the learner brought about."""
        return (event for event in self._of(kind) if event.seat == self.view.seat)

    def others(self, kind: type[AnyEvent]) -> Iterator[AnyEvent]:
        """The events of a kind that the other team brought about."""
        return (event for event in self._of(kind) if team_of(event.seat) != self.view.team)

    def _of(self, kind: type[AnyEvent]) -> Iterator[AnyEvent]:
        return (event for event in self.events if isinstance(event, kind))


def legal_in(view: PlayerView) -> LegalMoves:
    """The legal moves of the viewer, as far as the viewer can know."""
    return legal_moves(view.as_position())


def meld_after(position: Position, move: Lay | Add) -> Meld:
    """The meld a legal act of the seat to move would make."""
    before = position.melds[move.meld - 1] if isinstance(move, Add) else None
    meld = arrange((*(before.cards if before else ()), *move.cards), position.ruleset, before)
    if not isinstance(meld, Meld):
        raise ValueError(f"{move} makes no meld")
    return meld


def clean_lays(view: PlayerView) -> list[Lay]:
    """New melds without a wild that the hand holds, the longest first."""
    position = view.as_position()
    lays = [move for move in legal_moves(position).lays if meld_after(position, move).is_clean]
    return sorted(lays, key=lambda move: -len(move.cards))


def spends_wild(position: Position, move: Lay | Add) -> bool:
    """Whether a legal act puts a card down as a wild; a 2 on its own place is none."""
    if isinstance(move, Add) and position.melds[move.meld - 1].wild_card is not None:
        return False  # a meld holds one wild
    return meld_after(position, move).wild_card is not None


def melding(view: PlayerView) -> list[Lay | Add]:
    """All that the rules let the learner put on the table now."""
    legal = legal_in(view)
    return [*legal.lays, *legal.additions]


def fitting(view: PlayerView) -> tuple[Card, ...]:
    """The cards of the hand that each go onto a meld of the learner's team, and not as a wild."""
    position = view.as_position()
    adds = (move for move in legal_in(view).additions if len(move.cards) == 1 and not spends_wild(position, move))
    return tuple(dict.fromkeys(move.cards[0] for move in adds))


def fits_any(card: Card, melds: tuple[Meld, ...], view: PlayerView) -> bool:
    """Whether a card that is no wild goes onto one of the melds."""
    return not card.can_be_wild and any(fits(card, meld, view.ruleset) for meld in melds)


def can_reach(view: PlayerView, goal: Literal["morto", "out"]) -> bool:
    """Whether the turn under way can empty the hand (`morto`, `out`), for all the learner knows.

    Searched only where at most one card, for the discard, has no meld to go to.
    """
    if view.phase is not Phase.PLAY:
        return False
    placed = {card for move in melding(view) for card in move.cards}
    if sum(card not in placed for card in view.hand) > 1:
        return False
    return solve(view.as_position(), GOALS[goal], bound=_WORK).best is not None


def was_draw(move: Move | None) -> bool:
    """Whether an act was the draw from the monte."""
    return isinstance(move, Draw | SwapFirst)
