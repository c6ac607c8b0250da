"""The distinct tables of one part: the runs of a suit, or the trincas of a rank."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import Final, NamedTuple

from trainer.solver.goal import FAULTS
from trainer.solver.growth import Growth, Part
from trainer.solver.packing import GUARD, holds

TABLE_NODES: Final = 10
"""What a table counts in the work done; a pair of tallies that are joined counts one."""


@dataclass(slots=True)
class Budget:
    """How much work a search may do (`bound`), and how much it did (`nodes`)."""

    bound: int
    nodes: int = 0

    @property
    def is_spent(self) -> bool:
        """Whether the bound ended the search."""
        return self.nodes > self.bound

    @property
    def tables_left(self) -> int:
        """After how many more tables the bound is passed."""
        return max(0, self.bound - self.nodes) // TABLE_NODES + 1


class Table(NamedTuple):
    """The melds of one part as they may lie at the end, the cards they take from the hand, their gain and marks."""

    used: int
    gain: int
    marks: int
    melds: tuple[Growth, ...]


@dataclass(slots=True)
class Tables:
    """Every distinct table of a part.

    `is_ambiguous` tells that a table is listed twice, because which meld of it became which decides what it is
    good for (two melds can come to lie as each other, and neither reading is the better one).
    """

    tables: list[Table] = field(default_factory=list)
    is_ambiguous: bool = False


def tables_of(part: Part, hand: int, forbidden: int, budget: Budget, *, united: bool) -> Tables:
    """The tables of a part that the hand (packed) affords, without those of a forbidden mark.

    `united`: those of the same melds are one, whichever of them grew to which.
    """
    partial = [Table(0, 0, 0, ())]
    for growths in part.melds:
        allowed = [growth for growth in growths if not growth.marks & forbidden]
        grown = (
            _with(table, growth) for table in partial for growth in allowed if holds(hand, table.used + growth.used)
        )
        partial = list(islice(grown, budget.tables_left))
        budget.nodes += TABLE_NODES * len(partial)
    new = [growth for growth in part.new if not growth.marks & forbidden]
    found = Tables()
    for table in partial:
        found.tables += _extended(table, new, hand, budget)
    if united and part.melds and len(found.tables) > 1:
        _unite(found)
    return found


def _with(table: Table, growth: Growth) -> Table:
    return Table(table.used + growth.used, table.gain + growth.gain, table.marks | growth.marks, (*table.melds, growth))


def _extended(start: Table, new: list[Growth], hand: int, budget: Budget) -> list[Table]:
    """The table with every set of new melds, each set once: melds go down in the order they are listed."""
    found: list[Table] = []
    stack = [(start, new)]
    guarded = hand | GUARD
    room = budget.tables_left
    while stack and len(found) < room:
        table, growths = stack.pop()
        found.append(table)
        spare = guarded - table.used
        growths = [growth for growth in growths if (spare - growth.used) & GUARD == GUARD]
        stack += [(_with(table, growth), growths[index:]) for index, growth in enumerate(growths)]
    budget.nodes += TABLE_NODES * len(found)
    return found


def _unite(found: Tables) -> None:
    """Drop tables of the same melds, though other ones grew to them, but for what their marks tell apart."""
    known: dict[tuple[int, ...], list[int]] = {}
    names: dict[object, int] = {}
    kept: list[Table] = []
    for table in found.tables:
        melds = tuple(sorted([names.setdefault(growth.meld, len(names)) for growth in table.melds]))
        alike = known.get(melds)
        if alike is None:
            known[melds] = [len(kept)]
            kept.append(table)
            continue
        merits = table.marks ^ FAULTS
        for index in alike:
            other = kept[index].marks ^ FAULTS
            if merits | other == other:
                break
            if merits | other == merits:
                kept[index] = table
                break
        else:
            alike.append(len(kept))
            kept.append(table)
            found.is_ambiguous = True
    found.tables = kept
