"""Lines of the engine's moves: what a seat knows as they are played, the shortest way to say them, how they go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from trainer.bots.kernel import KernelPath
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.memory import Sight
from trainer.bots.review.scale import TURNS
from trainer.rules.events import Event
from trainer.rules.moves import Add, Lay, Move, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import Position

PLANS, DEALS = 12, 400


def played(position: Position, moves: Iterable[Move]) -> tuple[Position, tuple[Event, ...]]:
    """The position after legal moves, and all that happened."""
    events: list[Event] = []
    for move in moves:
        position, happened = apply(position, move)
        events += happened
    return position, tuple(events)


def tidied(position: Position, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same turn in fewer moves: cards that join a meld one after the other are put down together."""
    line: list[Move] = []
    at = position
    for move in moves:
        joined = _joined(line[-1], move, len(at.melds)) if line else None
        line = [*line[:-1], joined] if joined else [*line, move]
        at, _ = apply(at, move)
    return tuple(line) if _leads_to(position, line, at) else tuple(moves)


def _joined(first: Move, second: Move, melds: int) -> Move | None:
    """Two moves onto the same meld as one; `melds` is how many the team has after the first."""
    if not isinstance(second, Add):
        return None
    match first:
        case Add(meld=second.meld) | TakePile(target=second.meld):
            return replace(first, cards=(*first.cards, *second.cards))
        case Lay() | TakePile(target=0) if second.meld == melds:
            return replace(first, cards=(*first.cards, *second.cards))
    return None


def _leads_to(position: Position, line: Sequence[Move], end: Position) -> bool:
    for move in line:
        if not judge(position, move).legal:
            return False
        position, _ = apply(position, move)
    return position == end


def finished(known: Sight, position: Position, moves: Sequence[Move], seed: int, path: KernelPath) -> tuple[Move, ...]:
    """The moves, and the best found after them until the turn ends, cards seen on the way taken into account."""
    seat, line = position.turn, list(moves)
    at, _ = played(position, moves)
    while not at.ended and at.turn == seat:
        look = Analysis(known.at(at), path)
        plans = look.plans(PLANS, seed)
        if not plans:
            break
        best = look.best(plans, DEALS if path.name == "compiled" else 2 * PLANS, TURNS, seed)[0]
        line += tidied(at, best.moves)
        at, _ = played(at, best.moves)
    return tuple(line)
