"""One position solved, answered as data: what `buraco solve` prints."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from trainer.notation import position_to_mapping, read_situation
from trainer.rules.play import apply, judge
from trainer.rules.position import Position
from trainer.solver.goal import GOALS
from trainer.solver.search import BOUND, solve
from trainer.solver.solution import Outcome, Solution
from trainer.yaml_text import Document


def solved(
    document: Document,
    goal: str = "points",
    top: int = 1,
    bound: int = BOUND,
    clock: Callable[[], float] = time.perf_counter,
) -> dict[str, Any]:
    """Solve the position of a document of `position`, `rules` and `moves`, which are played first.

    `goal` is a name of `GOALS`. Returns `goal`, `solution_to_mapping` and `ms`, the milliseconds of `clock`.

    Raises:
        YamlError: the document is not of that form, a move in it is illegal, or the deal is over.
    """
    position = _position(document)
    began = clock()
    solution = solve(position, GOALS[goal], top, bound)
    spent = clock() - began
    return {"goal": goal, **solution_to_mapping(solution), "ms": round(1000 * spent, 2)}


def _position(document: Document) -> Position:
    position, moves = read_situation(document)
    for index, (seat, move) in enumerate(moves):
        verdict = judge(position, move, seat)
        if not verdict.legal:
            raise document.error(("moves", index), f"{move} breaks {verdict.article}", "a legal move")
        position, _ = apply(position, move, seat)
    if position.ended:
        raise document.error(("position",), "the deal is over", "a deal in play")
    return position


def solution_to_mapping(solution: Solution) -> dict[str, Any]:
    """A solution as data: `turns`, best first, each with its `moves`, `points`, `ending` and the `position` it leads
    to; `unique`, `optimal`, `states`, `nodes` and `exhausted` as in `Solution`."""
    return {
        "turns": [_turn(outcome) for outcome in solution.outcomes],
        "unique": solution.unique,
        "optimal": solution.optimal,
        "states": solution.states,
        "nodes": solution.nodes,
        "exhausted": solution.exhausted,
    }


def _turn(outcome: Outcome) -> dict[str, Any]:
    return {
        "moves": [str(move) for move in outcome.line],
        "points": outcome.points,
        "ending": outcome.ending.value,
        "position": position_to_mapping(outcome.after),
    }
