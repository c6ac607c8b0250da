"""The whole turn, searched exactly.

Why the ends may be looked for without looking at the way there:

* Every act leaves at least one card less in the hand, and the articles that forbid an act for what it leaves
  (out.limpa, out.stranded) speak of none and of one card. So they concern the last two acts at most. In a turn
  that ends legally, an act that left one card was followed by the discard of that card, whose legality is what
  out.stranded asks for, or by its addition to a meld, which is just what else out.stranded asks for. So any acts
  that the laws of melds allow are legal act by act, in any order, if the end is.
* How a meld may come to lie depends on its own cards and acts alone. So an end is one choice for each meld, and
  the choices are bound together only by the cards they use: within a suit by its cards, between suits by the
  wilds, beside trincas by the cards these take.
* What an end is worth is a sum over melds and discard, and what the sheet says of its ending.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from trainer.rules.position import Phase, Position
from trainer.rules.scoring import deal_sheet
from trainer.solver.branch import Branch
from trainer.solver.goal import POINTS, Feature, Goal
from trainer.solver.openings import openings
from trainer.solver.share import Choice, Keep
from trainer.solver.solution import Outcome, Solution, end_state
from trainer.solver.tables import Budget
from trainer.solver.weighing import Ends, Weighing

BOUND: Final = 3_000_000
"""The work after which a search gives up: some seconds, a hundred megabytes."""


def solve(position: Position, goal: Goal = POINTS, top: int = 1, bound: int = BOUND) -> Solution:
    """The best whole turns from a position in the draw or play phase: the `top` best that end differently.

    A card drawn from an unknown monte stays in the hand, and a batida direta whose morto is unknown ends the
    search there. The lines are legal as they stand.

    Raises:
        ValueError: the deal is over, or `top` is less than one.
    """
    if top < 1:
        raise ValueError(f"top is {top}; expected 1 or more")
    return _Search(position, goal, Keep(top), bound).solution(top)


def outcomes(
    position: Position, goal: Goal = POINTS, within: int | None = None, limit: int = 1000, bound: int = BOUND
) -> Solution:
    """Every end state that meets the goal (within so many points of the best), best first.

    No more than `limit` are listed; where there are more, the solution is not exhausted.

    Raises:
        ValueError: the deal is over.
    """
    keep = Keep(limit + 1) if within is None else Keep(1, within)
    return _Search(position, goal, keep, bound).solution(limit, within, whole=True)


class _Final(NamedTuple):
    value: int
    ways: int
    branch: Branch
    ends: Ends
    gain: int


class _Search:
    """All branches of one turn: its openings and, where a morto is known, what follows each batida direta."""

    def __init__(self, position: Position, goal: Goal, keep: Keep, bound: int) -> None:
        if position.phase is Phase.OVER:
            raise ValueError("the deal is over; expected a position in the draw or play phase")
        self._position, self._goal, self._keep = position, goal, keep
        self._budget = Budget(bound)
        self._finals: list[_Final] = []
        self._states = 0
        self._may_repeat = False
        for opening in openings(position):
            takes_lixo = len(opening.position.lixo) < len(position.lixo)
            if takes_lixo or Feature.TAKES_LIXO not in goal.meets:
                self._explore(Branch(position, opening, goal, position.melds))
        self._finals.sort(key=lambda final: -final.value)

    def _explore(self, branch: Branch) -> None:
        weighing = Weighing(branch, self._keep, self._budget)
        if weighing.is_ambiguous:
            self._may_repeat = True
            weighing = Weighing(branch, Keep(None), self._budget)
        for ends in weighing.ends():
            self._states += ends.tally.total
            base = weighing.value_at(ends.ending)
            self._finals += [_Final(base + gain, count, branch, ends, gain) for gain, count in ends.tally.gains.items()]
        if branch.goes_on:
            self._may_repeat = True
            for ends in Weighing(branch, Keep(None), self._budget, towards_direta=True).ends():
                for gain in ends.tally.gains:
                    for choice in ends.choices(gain):
                        if not self._budget.is_spent:
                            self._explore(branch.after_direta(choice))

    def solution(self, limit: int, within: int | None = None, *, whole: bool = False) -> Solution:
        """The best outcomes, at most `limit`, none worse than the best by more than `within`; `whole`: the list
        has to be complete to prove anything."""
        worst = self._finals[0].value - within if self._finals and within is not None else None
        listed: list[Outcome] = []
        is_complete = True
        for final, choice in self._turns(worst):
            if len(listed) == limit:
                is_complete = not whole
                break
            listed.append(self._outcome(final, choice))
        return Solution(
            goal=self._goal,
            outcomes=tuple(listed),
            optimal=self._count_best(),
            states=self._states,
            nodes=self._budget.nodes,
            exhausted=is_complete and not self._budget.is_spent,
        )

    def _count_best(self) -> int:
        if not self._finals:
            return 0
        best = self._finals[0].value
        if self._may_repeat:
            return sum(1 for _ in self._turns(best))
        return sum(final.ways for final in self._finals if final.value == best)

    def _turns(self, worst: int | None) -> Iterator[tuple[_Final, Choice]]:
        """The turns down to a value, best first, each end once."""
        seen: set[Position] = set()
        for final in self._finals:
            if worst is not None and final.value < worst:
                return
            for choice in final.ends.choices(final.gain):
                self._budget.nodes += 1
                if self._may_repeat:
                    if self._budget.is_spent:
                        return
                    state = end_state(final.branch.played(choice)[1])
                    if state in seen:
                        continue
                    seen.add(state)
                yield final, choice

    def _outcome(self, final: _Final, choice: Choice) -> Outcome:
        line, after = final.branch.played(choice)
        return Outcome(line, after, deal_sheet(after)[self._position.team].total, final.ends.ending)
