"""How each meld of a team can come to lie in a turn, and every new meld: asked of the engine, act by act.

What a meld becomes depends on that meld alone, so each is a choice of its own; which choices go together is a
question of the cards they use.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.batida import may_empty_hand
from trainer.rules.legal import legal_moves
from trainer.rules.meld import CANASTRA, Meld, card_points, meld_bonus
from trainer.rules.position import Position
from trainer.solver.goal import USES_TOP, WAY_OUT, marks_of
from trainer.solver.openings import Opening, with_spare_cards
from trainer.solver.packing import holds, pack

Cards = tuple[Card, ...]
Acts = tuple[Cards, ...]

PARTS: Final = 17
"""The parts of the table: the runs of each suit, then the trincas of each rank."""
CARD_WEIGHT: Final = 1 << 20
"""What a card out of the hand gains where turns rank by cards: more than any points."""


class Growth(NamedTuple):
    """A meld as it may lie at the end: the team's meld of that number (from 1) grown or left, or a new one (0).

    `acts` are the cards each act puts down. `taking` are the acts if the first of them is the taking of the
    lixo, whose cards are then those of the hand that go down with the top. `gain` is what the sheet gains.
    """

    number: int
    meld: Meld
    acts: Acts
    taking: Acts | None
    used: int
    gain: int
    marks: int


@dataclass(frozen=True, slots=True)
class Part:
    """The choices within one part of the table: for each meld that lies there, and new melds."""

    melds: tuple[tuple[Growth, ...], ...]
    new: tuple[Growth, ...]


@dataclass(slots=True)
class Melds:
    """What the team's melds can become after an opening.

    `origins` are the melds as they lay when the turn began, None for those laid since. `tracked` are the marks
    that matter.
    """

    opening: Opening
    origins: tuple[Meld | None, ...]
    tracked: int
    by_cards: bool
    _position: Position = field(init=False)
    _hand: int = field(init=False)

    def __post_init__(self) -> None:
        self._position = self.opening.position
        self._hand = pack(card for card in self._position.hand if not card.is_hidden)

    def parts(self) -> tuple[Part, ...]:
        """What the melds of each part can become."""
        grown: list[list[tuple[Growth, ...]]] = [[] for _ in range(PARTS)]
        new: list[list[Growth]] = [[] for _ in range(PARTS)]
        reached = self._reached()
        takings = self._takings()
        for number, ways in enumerate(reached):
            growths = [self._growth(number, meld, acts, takings[number].get(meld)) for meld, acts in ways.items()]
            if number:
                grown[_part_of(growths[0].meld)].append(tuple(growths))
            else:
                for growth in growths:
                    new[_part_of(growth.meld)].append(growth)
        return tuple(Part(tuple(melds), tuple(fresh)) for melds, fresh in zip(grown, new, strict=True))

    def _growth(self, number: int, meld: Meld, acts: Acts, taking: Acts | None) -> Growth:
        position, ruleset = self._position, self._position.ruleset
        cards = [card for act in acts for card in act]
        gain = meld_bonus(meld, ruleset) + 2 * sum([card_points(card, ruleset) for card in cards])
        if number:
            gain -= meld_bonus(position.melds[number - 1], ruleset)
        if self.by_cards:
            gain += CARD_WEIGHT * len(cards)
        marks = marks_of(self.origins[number - 1] if number else None, meld, ruleset)
        if len(meld) >= CANASTRA and self.tracked & WAY_OUT and may_empty_hand(position, (meld,)):
            marks |= WAY_OUT
        if taking is not None:
            marks |= USES_TOP
        return Growth(number, meld, acts, taking, pack(cards), gain, marks & self.tracked)

    def _reached(self) -> list[dict[Meld, Acts]]:
        """By meld number (0: new ones), every way it may come to lie by acts from the hand."""
        position = self._position
        reached: list[dict[Meld, Acts]] = [{}]
        reached += [{meld: ()} for meld in position.melds]
        legal = legal_moves(with_spare_cards(position))
        for lay in legal.lays:
            reached[0][_arranged(lay.cards, position)] = (lay.cards,)
        for add in legal.additions:
            old = position.melds[add.meld - 1]
            reached[add.meld][_arranged(old.cards + add.cards, position, old)] = (add.cards,)
        for number, ways in enumerate(reached):
            if any(_depends_on_acts(meld, position) for meld in ways):
                self._close(number, ways)
        return reached

    def _takings(self) -> list[dict[Meld, Acts]]:
        """The same for melds whose first act is the taking of the lixo."""
        position = self._position
        ways: list[dict[Meld, Acts]] = [{} for _ in range(len(position.melds) + 1)]
        for taking in self.opening.takings:
            number = taking.target or 0
            old = position.melds[number - 1] if number else None
            first = _arranged((*(old.cards if old else ()), *taking.cards, *self._top), position, old)
            ways[number].setdefault(first, (taking.cards,))
        for number, found in enumerate(ways):
            if found:
                self._close(number, found, once=not any(_depends_on_acts(meld, position) for meld in found))
                if any(_depends_on_acts(meld, position) for meld in found):
                    self._close(number, found)
        return ways

    @property
    def _top(self) -> Cards:
        return () if self.opening.top is None else (self.opening.top,)

    def _close(self, number: int, found: dict[Meld, Acts], *, once: bool = False) -> None:
        """Add to the ways a meld may lie all that further acts make of them, or what one more act makes."""
        position = self._position
        base = pack(position.melds[number - 1].cards) if number else 0
        fresh = list(found)
        while fresh:
            grown = []
            for meld, cards in _additions(position, fresh):
                if not holds(self._hand, pack(meld.cards) - base + pack(cards)):
                    continue
                longer = _arranged(meld.cards + cards, position, meld)
                if longer not in found:
                    found[longer] = (*found[meld], cards)
                    grown.append(longer)
            fresh = [] if once else grown


def _part_of(meld: Meld) -> int:
    return 3 + meld.cards[0].rank if meld.suit is None else int(meld.suit)


def _additions(position: Position, melds: Iterable[Meld]) -> list[tuple[Meld, Cards]]:
    """What the hand may add to each of some melds of the team."""
    laid = tuple(melds)
    table = (laid, position.table[1]) if position.team == 0 else (position.table[0], laid)
    additions = legal_moves(with_spare_cards(replace(position, table=table))).additions
    return [(laid[add.meld - 1], add.cards) for add in additions]


def _arranged(cards: Cards, position: Position, before: Meld | None = None) -> Meld:
    meld = arrange(cards, position.ruleset, before)
    assert isinstance(meld, Meld)  # the engine listed the act
    return meld


def _depends_on_acts(meld: Meld, position: Position) -> bool:
    """Whether how these cards lie may depend on the acts that brought them: where a wild moves only when
    displaced, and where an ace may end a run of 12 or 13 cards at either side. Elsewhere the cards alone tell, and
    what several acts make one act makes."""
    if position.ruleset.wild_reread == "displaced":
        return True
    return len(meld) >= 12 and any(card.rank == 1 for card in meld.cards)
