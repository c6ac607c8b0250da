"""The engine's moves cut into acts of the kernel, which lays melds in smaller steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trainer.bots.kernel.book import card_of
from trainer.bots.kernel.convert import KernelError, cards_of
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.bots.kernel.simulation import Simulation
from trainer.cards import Card
from trainer.rules.moves import Add, Draw, Lay, Move, TakePile

_MELDS = (layout.KIND_TAKE_MELD, layout.KIND_MELD)


def acts_of(simulation: Simulation, start: Ints, moves: Iterable[Move]) -> tuple[int, ...]:
    """The acts of a line of legal moves from a state, which is left as it is.

    Raises:
        KernelError: the kernel has no acts that come to the same.
    """
    state = start.copy()
    acts: list[int] = []
    for move in moves:
        cut = _cut(simulation, state, move)
        if not cut:
            raise KernelError(f"{move} has no acts; expected a legal move")
        for act in cut:
            simulation.play(state, act)
        acts += cut
    return tuple(acts)


def _cut(simulation: Simulation, state: Ints, move: Move) -> list[int]:
    match move:
        case Lay() | Add():
            number = move.meld if isinstance(move, Add) else 0
            return _cut_meld(simulation, state, Counter(move.cards), number, takes=False)
        case TakePile(int(number)):
            return _cut_meld(simulation, state, Counter((*move.cards, _top(state))), number, takes=True)
    return [act for act in simulation.legal_acts(state) if _is_alike(simulation.move(state, act), move)][:1]


def _top(state: Ints) -> Card:
    return card_of(int(state[layout.LIXO + state[layout.LIXO_COUNT] - 1]))


def _is_alike(move: Move, wanted: Move) -> bool:
    """Whether two moves are the same; a draw is, whatever card it is said to bring."""
    return move == wanted or (isinstance(move, Draw) and isinstance(wanted, Draw))


def _cut_meld(simulation: Simulation, state: Ints, cards: Counter[Card], target: int, *, takes: bool) -> list[int]:
    """The acts that put all these cards on one meld, the smallest steps the kernel knows; empty if none do."""
    for act in simulation.legal_acts(state):
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
        simulation.play(after, act)
        number = target or int(after[layout.MELDS + after[layout.TURN] % 2])
        rest = _cut_meld(simulation, after, +left, number, takes=False)
        if rest:
            return [act, *rest]
    return []
