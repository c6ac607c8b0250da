"""Whole turns of the engine's moves weighed by looking ahead, the lixo remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from trainer.bots.kernel import KernelError
from trainer.bots.kernel.convert import cards_of
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.paths import KernelPath
from trainer.cards import Card
from trainer.rules.moves import Add, Draw, Lay, Move, TakePile
from trainer.rules.position import Position, view_of

_MELDS = (layout.KIND_TAKE_MELD, layout.KIND_MELD)


class Scales(Lookahead):
    """What the seat to move can weigh of its turn, with every card of the lixo known to it."""

    def __init__(self, position: Position, path: KernelPath) -> None:
        super().__init__(replace(view_of(position, position.turn), lixo=position.lixo), path)
        self._top = position.lixo[-1:]

    def plan(self, moves: Sequence[Move]) -> Plan:
        """A line of legal moves, cut into acts of the kernel.

        Raises:
            KernelError: the kernel has no acts that come to the same.
        """
        state = self._start.copy()
        acts: list[int] = []
        for move in moves:
            cut = self._cut(state, move)
            if not cut:
                raise KernelError(f"{move} has no acts; expected a legal move")
            for act in cut:
                self.simulation.play(state, act)
            acts += cut
        return Plan(tuple(acts), tuple(moves))

    def _cut(self, state: Ints, move: Move) -> list[int]:
        match move:
            case Lay() | Add():
                return self._cut_meld(state, Counter(move.cards), getattr(move, "meld", 0), takes=False)
            case TakePile() if move.target is not None:
                return self._cut_meld(state, Counter((*move.cards, *self._top)), move.target, takes=True)
            case Draw():
                return [act for act in self.simulation.legal_acts(state) if act & 7 == layout.KIND_DRAW][:1]
        return [act for act in self.simulation.legal_acts(state) if self.simulation.move(state, act) == move][:1]

    def _cut_meld(self, state: Ints, cards: Counter[Card], target: int, takes: bool) -> list[int]:
        """The acts that put all these cards on one meld, in the small steps the kernel knows; empty if none do."""
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
