"""Players who err as people do: sound play, with each error made as often as a table says.

What a person overlooks is overlooked for the whole turn. Whether an error is made hangs on the table as the seat sees
it, so that the same view, log and seed give the same move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Final

from trainer.bots.choice import Bot, Choice
from trainer.bots.club import choose as club
from trainer.bots.expert import choose as expert
from trainer.bots.greedy import choose as greedy
from trainer.bots.greedy import choose_among, discard_price
from trainer.bots.offers import Offers, offers
from trainer.bots.reasons import reason_of
from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.events import Event
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.position import Phase, PlayerView


@dataclass(frozen=True, slots=True)
class Slips:
    """How often each error is made, from 0 to 1: a share of the turns, or of the cards, in which it could be."""

    forgets_lixo: float
    """A lixo worth taking is left, as if nobody had thought of it."""
    overlooks: float
    """A card that fits one of the team's melds is not seen; each card and meld by itself."""
    misses_melds: float
    """A new meld in the hand is not seen; each by itself."""
    keeps_pairs: float
    """A card with another of its rank is not thrown, as if pairs were worth keeping."""
    feeds: float
    """A dear card is thrown without a look at what the others have down."""
    spends_wilds: float
    """A wild goes to the table as soon as it can."""
    goes_out: float
    """The batida is made as soon as it can be, whatever the turn could still bring."""

    def at(self, share: float) -> Slips:
        """Each error made so many times as often."""
        return Slips(*(share * getattr(self, each.name) for each in fields(self)))


FIRST_DEALS: Final = Slips(
    forgets_lixo=0.45, overlooks=0.45, misses_melds=0.4, keeps_pairs=0.4, feeds=0.4, spends_wilds=0.4, goes_out=0.4
)
"""The errors of somebody at the first deals, who otherwise plays like `greedy`."""
SEASON: Final = Slips(
    forgets_lixo=0.24, overlooks=0.16, misses_melds=0.1, keeps_pairs=0.16, feeds=0.16, spends_wilds=0.1, goes_out=0.4
)
"""The errors of somebody with a season behind them, who otherwise plays like `club`."""


STRONGEST: Final = 3.0
"""The end of the scale of `at_strength`."""


def erring(base: Bot, slips: Slips) -> Bot:
    """A player who plays as `base` does but for these errors."""

    def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
        """The next move of the seat. Raises ValueError where it has nothing to play."""
        return _Turn(view, slips, offers(view)).choice(base, seed, log)

    return choose


def at_strength(strength: float) -> Bot:
    """A player between four: 0 errs as `FIRST_DEALS` says, 1 is `greedy`, 2 is `club`, 3 is `expert`.

    Below 1 the errors are those of the first deals, above 1 those of `SEASON`, the fewer the nearer the next whole
    number; above 2 a share of the moves is looked ahead in."""
    if strength < 1:
        return erring(greedy, FIRST_DEALS.at(1 - strength))
    if strength <= 2:
        return erring(club, SEASON.at(2 - strength))
    return _looking_ahead(strength - 2)


def _looking_ahead(share: float) -> Bot:
    """Who plays so many of the moves as `expert` does, the others as `club`."""

    def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
        """The next move of the seat. Raises ValueError where it has nothing to play."""
        return (expert if Random(repr((seed, "ahead"))).random() < share else club)(view, seed, log)

    return choose


@dataclass(frozen=True, slots=True)
class _Turn:
    """One moment of a turn, and what of it the player sees."""

    view: PlayerView
    slips: Slips
    legal: Offers

    def choice(self, base: Bot, seed: int, log: Sequence[Event]) -> Choice:
        usual = base(self.view, seed, log)
        if self.view.phase is Phase.DRAW:
            return self._draw(usual)
        hasty = self._hasty()
        if hasty is not None:
            return Choice(hasty, reason_of(self.view, hasty))
        if isinstance(usual.move, Lay | Add) and not self._sees(usual.move):
            usual = self._without_it(base, seed)
        return self._throw(usual.move) or usual

    def _draw(self, usual: Choice) -> Choice:
        is_forgotten = isinstance(usual.move, TakePile) and self._slips("lixo", self.slips.forgets_lixo)
        if is_forgotten and Draw() in self.legal.draws:
            return Choice(Draw(), reason_of(self.view, Draw()))
        return usual

    def _hasty(self) -> Move | None:
        """A move made too soon: the batida, or a wild put down."""
        moves: list[Lay | Add] = [*self.legal.lays, *self.legal.additions]
        acts = [move for move in moves if self._sees(move)]
        if not self.view.can_take_morto(self.view.team) and self._slips("out", self.slips.goes_out):
            last: list[Move] = [move for move in acts if len(move.cards) == len(self.view.hand)]
            last += self.legal.discards if len(self.view.hand) == 1 else ()
            if last:
                return last[0]
        if self._slips("wild", self.slips.spends_wilds):
            return next((move for move in acts if self._spends_wild(move)), None)
        return None

    def _spends_wild(self, move: Lay | Add) -> bool:
        """Whether a move brings a wild to a meld that had none."""
        before = self.view.table[self.view.team][move.meld - 1] if isinstance(move, Add) else None
        after = arrange((*(before.cards if before else ()), *move.cards), self.view.ruleset, before)
        return isinstance(after, Meld) and not after.is_clean and (before is None or before.is_clean)

    def _sees(self, move: Lay | Add) -> bool:
        if isinstance(move, Lay):
            return not self._slips(f"lay {move}", self.slips.misses_melds)
        return not any(self._slips(f"add {move.meld} {card}", self.slips.overlooks) for card in move.cards)

    def _without_it(self, base: Bot, seed: int) -> Choice:
        """What is played by somebody who does not see the usual move."""
        lays = tuple(move for move in self.legal.lays if self._sees(move))
        additions = tuple(move for move in self.legal.additions if self._sees(move))
        seen = replace(self.legal, lays=lays if base is greedy else (), additions=additions)
        if not seen.discards and not seen.lays and not seen.additions:
            seen = self.legal  # something has to be laid before the turn can end
        return choose_among(self.view.as_position(), seen, Random(seed))

    def _throw(self, usual: Move) -> Choice | None:
        """Another discard than the usual one, where nobody looks across the table or a pair is kept; else None."""
        if not isinstance(usual, Discard):
            return None
        cards, thrown = [move.card for move in self.legal.discards], usual.card
        position = self.view.as_position()
        if self._slips("feed", self.slips.feeds):
            thrown = min(cards, key=lambda card: (discard_price(position, card, gifts=False), card))
        alone = [card for card in cards if not (self._is_paired(card) or card.can_be_wild)]
        if alone and self._is_paired(thrown) and self._slips("pair", self.slips.keeps_pairs):
            thrown = min(alone, key=lambda card: (discard_price(position, card), card))
        move = Discard(thrown)
        return None if move == usual else Choice(move, reason_of(self.view, move))

    def _is_paired(self, card: Card) -> bool:
        return not card.can_be_wild and sum(other.rank == card.rank for other in self.view.hand) > 1

    def _slips(self, what: str, rate: float) -> bool:
        """Whether the error is made: the same all through the turn."""
        view = self.view
        others = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat]
        theirs = [meld.cards for meld in view.table[1 - view.team]]
        moment = (view.seat, view.monte, others, theirs, what)
        return rate > 0 and Random(repr(moment)).random() < rate
