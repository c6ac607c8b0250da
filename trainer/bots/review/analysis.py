"""A lookahead that takes lines of the engine's moves, compares two plans, and shows the deals they lead to."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from trainer.bots.kernel import KernelError, KernelPath
from trainer.bots.kernel.convert import cards_of
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.review.memory import Sight
from trainer.bots.review.values import Measured
from trainer.cards import Card
from trainer.rules.moves import Add, Lay, Move, TakePile

_MELDS = (layout.KIND_TAKE_MELD, layout.KIND_MELD)


class Analysis(Lookahead):
    """What one seat can find out of its own turn beyond choosing a move."""

    def __init__(self, known: Sight, path: KernelPath) -> None:
        super().__init__(known.view, path, known.memory)
        self.known, self.view = known, known.view

    def plan(self, moves: Sequence[Move]) -> Plan:
        """A line of legal moves from here, cut into acts of the kernel.

        Raises:
            KernelError: the kernel has no acts that come to the same.
        """
        state = self._start.copy()
        acts: list[int] = []
        for move in moves:
            cut = self._cut(state, move)
            for act in cut:
                self.simulation.play(state, act)
            acts += cut
        return Plan(tuple(acts), tuple(moves))

    def _cut(self, state: Ints, move: Move) -> list[int]:
        if isinstance(move, Lay | Add) or (isinstance(move, TakePile) and move.target is not None):
            target = move.meld if isinstance(move, Add) else move.target if isinstance(move, TakePile) else 0
            cards = Counter(move.cards)
            if isinstance(move, TakePile):
                cards[self._top()] += 1
            acts = self._cut_meld(state, cards, target or 0, isinstance(move, TakePile))
        else:
            acts = [
                act for act in self.simulation.legal_acts(state) if _is_alike(self.simulation.move(state, act), move)
            ]
            acts = acts[:1]
        if not acts:
            raise KernelError(f"{move} has no acts; expected a legal move")
        return acts

    def _top(self) -> Card:
        return self.view.lixo[-1]

    def _cut_meld(self, state: Ints, cards: Counter[Card], target: int, takes: bool) -> list[int]:
        """The acts that put all these cards on one meld, the smallest steps the kernel knows; empty if none do."""
        for act in self.simulation.legal_acts(state):
            kind, place = act & 7, act >> layout.TARGET & 63
            if kind not in _MELDS or (kind == layout.KIND_TAKE_MELD) != takes or place != target:
                continue
            left = cards.copy()
            left.subtract(cards_of(act))
            if min(left.values()) < 0:
                continue
            if not left.total():
                return [act]
            after = state.copy()
            self.simulation.play(after, act)
            number = target or int(after[layout.MELDS + after[layout.TURN] % 2])
            rest = self._cut_meld(after, +left, number, takes=False)
            if rest:
                return [act, *rest]
        return []

    def end(self, plan: Plan, seed: int, turns: int) -> Ints:
        """The deal after the plan and so many turns more, with the hidden cards as `weigh` deals them for a seed."""
        state = self._dealt(seed)
        for act in plan.acts:
            self.simulation.play(state, act)
        self.path.policy.play_turns(state, self._book, self._weights, self._acts, turns)
        return state

    def end_key(self, plan: Plan) -> tuple[object, ...]:
        """What two plans have in common that come to the same: melds, hand, lixo and whether a card was drawn."""
        state = self._dealt(0)
        for act in plan.acts:
            self.simulation.play(state, act)
        seat, team = self.view.seat, self.view.team
        table, hand = layout.TABLE + layout.MOST_MELDS * team, layout.HANDS + layout.HAND * seat
        melds = sorted(int(meld) for meld in state[table : table + state[layout.MELDS + team]])
        lixo = int(state[layout.LIXO_COUNT])
        counts = tuple(int(state[place]) for place in (layout.MONTE_COUNT, layout.MORTOS, layout.PHASE))
        held = tuple(int(part) for part in state[hand : hand + layout.HAND])
        return tuple(melds), held, lixo, int(state[layout.LIXO + lixo - 1]) if lixo else -1, counts

    def compare(self, better: Plan, other: Plan, seeds: Sequence[int], turns: int) -> Measured:
        """By how much the first plan is ahead of the second on the same deals, in points of the lookahead."""
        pairs = zip(self.weigh(better, seeds, turns), self.weigh(other, seeds, turns), strict=True)
        return measured([one - two for one, two in pairs])


def measured(values: Sequence[float]) -> Measured:
    """The mean of so many values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Measured(mean, math.sqrt(spread / count))


def _is_alike(move: Move, wanted: Move) -> bool:
    """Whether two moves are the same; a draw is, whatever card it is said to bring."""
    return type(move) is type(wanted) and (move == wanted or str(wanted).split()[0] == "draw")
