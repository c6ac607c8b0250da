"""The parts of the table as offers that are apart from each other, whatever trincas and runs have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.solver.join import Join, Limits, Union
from trainer.solver.packing import SUITS, WILDS, at_most_one, faces, holds
from trainer.solver.share import Offer, Share
from trainer.solver.tables import Table

_RUNS: Final = len(SUITS)


@dataclass(slots=True)
class Offers:
    """Offers out of the tables of the four suits and of the trincas of each rank.

    A card that a trinca and a run could use is *contested*: it belongs to its suit, less what trincas take. Parts
    that contested cards tie together are joined for each taking of the trincas, and offered as one.
    `cards` are those of the hand (packed); `discards`, `tracked` and `must_empty` are as in `Share`.
    """

    tables: Sequence[list[Table]]
    cards: int
    discards: tuple[tuple[int, int], ...]
    tracked: int
    must_empty: bool
    limits: Limits
    _contested: list[int] = field(init=False)
    _owns: list[int] = field(init=False)
    _known: dict[tuple[int, ...], Offer] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        used = [_used(tables) for tables in self.tables]
        in_runs = used[0] | used[1] | used[2] | used[3]
        self._contested = [faces_used & in_runs for faces_used in used[_RUNS:]]
        ranks = [self.cards & faces_used & ~in_runs for faces_used in used[_RUNS:]]
        in_trincas = sum(ranks)
        self._owns = [(self.cards & own) - (in_trincas & own) for own in SUITS] + ranks

    @property
    def may_empty(self) -> bool:
        """Whether the hand might be emptied but for one card: a quick look that may say yes where it cannot."""
        contested = sum(self._contested)
        return all(
            any(at_most_one(own - (table.used & faces(own) * 15) & ~contested) for table in tables)
            for own, tables in zip((own & ~contested for own in self._owns), self.tables, strict=True)
        )

    def apart(self) -> Iterator[Offer]:
        """The offers, no two of which want the same cards, the wilds excepted."""
        still = [part for part, tables in enumerate(self.tables) if len(tables) == 1 and not tables[0].used]
        if still:
            yield self._still(still)
        for suits, ranks in self._ties():
            if ranks:
                yield self._tied(suits, ranks)
            else:
                yield from (self._share(self.tables[suit], self._owns[suit]) for suit in suits if suit not in still)
        for rank, contested in enumerate(self._contested, _RUNS):
            if not contested and rank not in still:
                yield self._share(self.tables[rank], self._owns[rank])

    def _share(self, tables: list[Table], own: int) -> Share:
        return Share(tables, own, self.discards, self.tracked, self.must_empty, self.limits.keep)

    def _still(self, parts: Sequence[int]) -> Share:
        """The parts whose melds stay as they lie, as one."""
        marks, own = 0, 0
        for part in parts:
            marks |= self.tables[part][0].marks
            own += self._owns[part]
        return self._share([Table(0, 0, marks, ())], own)

    def _ties(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """The suits, in sets that contested cards tie together, with the ranks that tie them."""
        ties: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((suit,), ()) for suit in range(_RUNS)]
        for rank, contested in enumerate(self._contested, _RUNS):
            touched = [tie for tie in ties if any(contested & SUITS[suit] for suit in tie[0])]
            if touched:
                ties = [tie for tie in ties if tie not in touched]
                suits = tuple(suit for tie in touched for suit in tie[0])
                ties.append((suits, (*(tied for tie in touched for tied in tie[1]), rank)))
        return ties

    def _tied(self, suits: tuple[int, ...], ranks: tuple[int, ...]) -> Offer:
        """The runs and trincas that contested cards tie together, joined for each taking."""
        joins: list[Offer] = []
        for taken, trincas in self._takings(ranks):
            joins.append(Join(trincas, self._runs_without(taken, suits), self.limits))
            if self.limits.budget.is_spent:
                break
        return Union(joins, self.limits.keep)

    def _takings(self, ranks: tuple[int, ...]) -> Iterator[tuple[int, Offer]]:
        """What the trincas of some ranks may take of the contested cards, with what they offer so."""
        first = self._groups(ranks[0])
        if len(ranks) == 1:
            yield from first
            return
        for taken, others in self._takings(ranks[1:]):
            if self.limits.budget.is_spent:
                return
            for its_taken, trincas in first:
                join = Join(trincas, others, self.limits)
                if any(join.tallies):
                    yield taken + its_taken, join

    def _groups(self, rank: int) -> list[tuple[int, Share]]:
        """The same for one rank."""
        contested = self._contested[rank - _RUNS]
        groups: dict[int, list[Table]] = {}
        for table in self.tables[rank]:
            groups.setdefault(table.used & contested, []).append(table)
        return [(taken, self._share(tables, self._owns[rank])) for taken, tables in groups.items()]

    def _runs_without(self, taken: int, suits: tuple[int, ...]) -> Offer:
        """What the runs of some suits offer together without cards that trincas take."""
        key = (taken & sum(SUITS[suit] for suit in suits), *suits)
        if key not in self._known:
            *others, suit = suits
            if others:
                first, last = self._runs_without(taken, tuple(others)), self._runs_without(taken, (suit,))
                self._known[key] = Join(first, last, self.limits)
            else:
                own = self._owns[suit] - key[0]
                tables = [table for table in self.tables[suit] if holds(own, table.used & ~WILDS)]
                self._known[key] = self._share(tables, own)
        return self._known[key]


def _used(tables: list[Table]) -> int:
    """The faces that some tables use of the hand, all their bits, wilds left out."""
    used = 0
    for table in tables:
        used |= table.used
    return faces(used & ~WILDS) * 15
