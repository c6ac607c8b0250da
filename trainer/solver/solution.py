"""What the solver answers: outcomes, which are ends of whole turns, and how much it has proved."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.rules.meld import Meld
from trainer.rules.moves import Move
from trainer.rules.position import Position
from trainer.solver.goal import Goal
from trainer.solver.openings import Ending


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a whole turn, with one line of legal moves that leads there.

    `points` are the team's total on the deal's sheet as the turn leaves it, unknown cards counting nothing.
    """

    line: tuple[Move, ...]
    after: Position
    points: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class Solution:
    """The best turns for a goal, best first, and what is proved of them.

    `optimal` counts the end states as good as the best, `states` all that meet the goal (one that different
    batidas diretas lead to is counted for each, where the morto is known). `nodes` is the work done. Where not
    `exhausted`, a bound ended the search: the lines are legal, but nothing is proved.
    """

    goal: Goal
    outcomes: tuple[Outcome, ...]
    optimal: int
    states: int
    nodes: int
    exhausted: bool

    @property
    def best(self) -> Outcome | None:
        """The best turn, or None where no turn meets the goal."""
        return self.outcomes[0] if self.outcomes else None

    @property
    def unique(self) -> bool:
        """Whether it is proved that one end state alone is best."""
        return self.exhausted and self.optimal == 1


def end_state(after: Position) -> Position:
    """What two lines have in common that end alike: the position, with the melds of each team in a fixed order.

    The order in which new melds were laid, and which of two melds grew to which, are no part of an end.
    """
    first, second = (tuple(sorted(melds, key=_order)) for melds in after.table)
    return replace(after, table=(first, second))


def _order(meld: Meld) -> tuple[tuple[int, ...], int]:
    return meld.cards, meld.start
