"""Position: everything true of a deal at one moment. PlayerView: what one seat may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.cards import HIDDEN, Card
from trainer.rules.meld import Meld
from trainer.rules.ruleset import Ruleset

MORTO_SIZE: Final = 11
HAND_SIZE: Final = 11
TEAMS: Final = (0, 1)


class Phase(StrEnum):
    """Where the turn stands: before its draw, after it, or the deal is over."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


def first_monte(ruleset: Ruleset, players: int) -> int:
    """How many cards the monte holds after the deal (article deal): 64 or 42, without jokers 60 or 38."""
    return 104 + ruleset.jokers - HAND_SIZE * players - 2 * MORTO_SIZE


def team_of(seat: int) -> int:
    """A player's team: the seat itself when two play, the pairs 0+2 and 1+3 when four do (article deal)."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class Position:
    """A deal at one moment; immutable.

    Hands are sorted and hold `HIDDEN` for cards nobody told us; so may lixo, monte and mortos. `table` has the
    two teams' melds in the order laid, `lixo` runs from bottom to top, `monte` and `mortos` have the next to be
    taken first. `unplayed_mortos` are the seats that took a morto by batida indireta and had no turn since.
    `not_returnable` is the card of a one-card lixo that may not be thrown back this turn (discard.same);
    `first_drawn` the card the first player may still swap under that house rule.
    """

    ruleset: Ruleset
    hands: tuple[tuple[Card, ...], ...]
    turn: int = 0
    phase: Phase = Phase.DRAW
    table: tuple[tuple[Meld, ...], tuple[Meld, ...]] = ((), ())
    lixo: tuple[Card, ...] = ()
    monte: tuple[Card, ...] = ()
    mortos: tuple[tuple[Card, ...], ...] = ()
    morto_taken: tuple[bool, bool] = (False, False)
    unplayed_mortos: tuple[int, ...] = ()
    batida: int | None = None
    not_returnable: Card | None = None
    first_drawn: Card | None = None

    @property
    def players(self) -> int:
        """2 or 4."""
        return len(self.hands)

    @property
    def ended(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.OVER

    @property
    def team(self) -> int:
        """The team of the seat whose turn it is."""
        return team_of(self.turn)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds of the team whose turn it is."""
        return self.table[self.team]

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """Every pile: hands, melds, lixo, monte, mortos."""
        melds = tuple(meld.cards for melds in self.table for meld in melds)
        return (*self.hands, *melds, self.lixo, self.monte, *self.mortos)

    def can_take_morto(self, team: int) -> bool:
        """Whether a player of the team who empties the hand now fetches a morto (article morto.direta)."""
        return bool(self.mortos) and not self.morto_taken[team]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one seat knows: its own hand, all melds, the visible lixo, and how many cards lie elsewhere.

    In closed rulesets `lixo` holds the top card alone (or nothing); `lixo_count` tells its height. When the
    deal is over the hands are counted on the table, so `shown_hands` holds them all; until then it is empty.
    """

    seat: int
    ruleset: Ruleset
    turn: int
    phase: Phase
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    table: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    lixo: tuple[Card, ...]
    lixo_count: int
    monte: int
    mortos: int
    morto_taken: tuple[bool, bool]
    unplayed_mortos: tuple[int, ...]
    batida: int | None
    not_returnable: Card | None
    first_drawn: Card | None
    shown_hands: tuple[tuple[Card, ...], ...]

    @property
    def players(self) -> int:
        """2 or 4."""
        return len(self.hand_counts)

    @property
    def team(self) -> int:
        """This seat's team."""
        return team_of(self.seat)

    def can_take_morto(self, team: int) -> bool:
        """Whether a player of the team who empties the hand now fetches a morto, as `Position` has it."""
        return self.mortos > 0 and not self.morto_taken[team]

    def as_position(self) -> Position:
        """The position as this seat sees it, `HIDDEN` for every card it does not know.

        While it is this seat's turn its legal moves are those of the true position, but for one case: a closed
        lixo may be taken although one card is left that ends no turn, if that card lay hidden under the top and
        goes out on a meld (article out.stranded).
        """
        hands = self.shown_hands or tuple(
            self.hand if seat == self.seat else (HIDDEN,) * count for seat, count in enumerate(self.hand_counts)
        )
        return Position(
            ruleset=self.ruleset,
            hands=hands,
            turn=self.turn,
            phase=self.phase,
            table=self.table,
            lixo=(HIDDEN,) * (self.lixo_count - len(self.lixo)) + self.lixo,
            monte=(HIDDEN,) * self.monte,
            mortos=((HIDDEN,) * MORTO_SIZE,) * self.mortos,
            morto_taken=self.morto_taken,
            unplayed_mortos=self.unplayed_mortos,
            batida=self.batida,
            not_returnable=self.not_returnable,
            first_drawn=self.first_drawn,
        )


def view_of(position: Position, seat: int) -> PlayerView:
    """What the player at `seat` may know of a position, and nothing else."""
    own_turn = seat == position.turn
    open_pile = position.ruleset.is_pile_open
    return PlayerView(
        seat=seat,
        ruleset=position.ruleset,
        turn=position.turn,
        phase=position.phase,
        hand=position.hands[seat],
        hand_counts=tuple(map(len, position.hands)),
        table=position.table,
        lixo=position.lixo if open_pile else position.lixo[-1:],
        lixo_count=len(position.lixo),
        monte=len(position.monte),
        mortos=len(position.mortos),
        morto_taken=position.morto_taken,
        unplayed_mortos=position.unplayed_mortos,
        batida=position.batida,
        not_returnable=position.not_returnable if own_turn else None,
        first_drawn=position.first_drawn if own_turn else None,
        shown_hands=position.hands if position.ended else (),
    )
