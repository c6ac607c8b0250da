"""What one part of the table offers to a whole turn: its tables, told apart by what the other parts need to know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from trainer.cards import CARDS, Card
from trainer.solver.goal import LEFT
from trainer.solver.growth import Growth
from trainer.solver.packing import FIELD, WILDS, at_most_one, faces
from trainer.solver.tables import Table

Key = tuple[int, int]
"""The wilds used (packed) and the marks: what has the same key is alike to the other parts."""


@dataclass(frozen=True, slots=True)
class Keep:
    """How many of the turns that differ in gain alone are wanted: the best `count` (None: all), every one that
    gains as much as the last of them, and every one within `margin` of the best."""

    count: int | None
    margin: int = 0


class Tally:
    """Turns, or parts of turns, of one key: how many in all, and how many of each of the best gains."""

    __slots__ = ("gains", "total")

    def __init__(self) -> None:
        self.total = 0
        self.gains: dict[int, int] = {}

    def add(self, gain: int, count: int) -> None:
        """Count some more of a gain."""
        self.total += count
        self.gains[gain] = self.gains.get(gain, 0) + count

    def cut(self, keep: Keep) -> None:
        """Forget the gains that cannot be among the wanted: turns alike but better are enough without them."""
        if len(self.gains) < 2 or keep.count is None:
            return
        seen = 0
        ordered = sorted(self.gains, reverse=True)
        for index, gain in enumerate(ordered):
            if seen >= keep.count and gain < ordered[0] - keep.margin:
                self.gains = {better: self.gains[better] for better in ordered[:index]}
                return
            seen += self.gains[gain]


Tallies = dict[Key, Tally]


def tallied(ways: Iterable[tuple[Key, int, int]], keep: Keep) -> Tallies:
    """Count ways given as (key, gain, how many)."""
    tallies: Tallies = {}
    for key, gain, count in ways:
        tally = tallies.get(key)
        if tally is None:
            tally = tallies[key] = Tally()
        tally.add(gain, count)
    for tally in tallies.values():
        tally.cut(keep)
    return tallies


class Choice(NamedTuple):
    """What a whole turn, or a part of the table in it, comes to: the melds, and the card discarded, if any."""

    melds: tuple[Growth, ...]
    discard: Card | None


class Offer(Protocol):
    """What a part, or several joined, can do: tallies without (0) and with (1) a discard, and what is behind them."""

    @property
    def tallies(self) -> tuple[Tallies, Tallies]:
        """Without and with a discard."""

    def find(self, discarding: bool, key: Key, gain: int) -> Iterator[Choice]:
        """The choices that were tallied so."""


@dataclass(slots=True)
class Share:
    """The tables of one part with the cards of the hand that are its `own` (packed), beside the wilds.

    `discards` are the faces that may be thrown (packed), by what throwing them gains. `tracked` are the marks
    that matter. `must_empty`: only what leaves none of the cards is of use.
    """

    tables: list[Table]
    own: int
    discards: tuple[tuple[int, int], ...]
    tracked: int
    must_empty: bool
    keep: Keep
    tallies: tuple[Tallies, Tallies] = field(init=False)

    def __post_init__(self) -> None:
        first, second = (
            tallied(((key, gain, thrown.bit_count()) for _, key, gain, thrown in self._ways(discarding)), self.keep)
            for discarding in (False, True)
        )
        self.tallies = first, second

    def _ways(self, discarding: bool) -> Iterator[tuple[Table, Key, int, int]]:
        """Each table with its key and gain and, where a card is discarded, the faces thrown for that gain."""
        tracked, left_mark = self.tracked, self.tracked & LEFT
        owned = faces(self.own) * 15
        for table in self.tables:
            left = self.own - (table.used & owned)
            wilds, marks = table.used & WILDS, table.marks & tracked
            if not discarding:
                if not left:
                    yield table, (wilds, marks), table.gain, 1
                elif not self.must_empty:
                    yield table, (wilds, marks | left_mark), table.gain, 1
                continue
            if not at_most_one(left):
                if self.must_empty:
                    continue
                marks |= left_mark
            shown = faces(left)
            for points, throwable in self.discards:
                thrown = shown & throwable
                if thrown:
                    yield table, (wilds, marks), table.gain + points, thrown

    def find(self, discarding: bool, key: Key, gain: int) -> Iterator[Choice]:
        """The tables, and the card discarded, that were tallied so."""
        for table, its_key, its_gain, thrown in self._ways(discarding):
            if its_key == key and its_gain == gain:
                if not discarding:
                    yield Choice(table.melds, None)
                else:
                    yield from (Choice(table.melds, card) for card in CARDS if thrown & FIELD[card])


class WildDiscards:
    """The part of no melds: a wild is thrown, or none. `throwable` are the wilds that may be, with their gain."""

    def __init__(self, throwable: Iterable[tuple[Card, int]]) -> None:
        self._throwable = tuple(throwable)
        none = tallied([((0, 0), 0, 1)], Keep(None))
        self.tallies = none, tallied([((FIELD[card], 0), gain, 1) for card, gain in self._throwable], Keep(None))

    def find(self, discarding: bool, key: Key, gain: int) -> Iterator[Choice]:
        """The wild thrown, beside no melds."""
        if not discarding:
            yield Choice((), None)
            return
        for card, its_gain in self._throwable:
            if key == (FIELD[card], 0) and gain == its_gain:
                yield Choice((), card)
