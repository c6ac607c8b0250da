"""Whole turns, solved exactly: the best turn, every turn that reaches a goal, the proof of an only answer.

>>> from trainer.notation import position_from_mapping
>>> from trainer.rules.ruleset import ruleset
>>> mapping = {"phase": "play", "hands": {0: "8C 9C KH"}, "table": {0: ["5C 6C 7C"]}}
>>> best = solve(position_from_mapping(mapping, ruleset())).best
>>> [str(move) for move in best.line]
['add 1 8C 9C', 'discard KH']
"""

from trainer.solver.answer import solution_to_mapping, solved
from trainer.solver.goal import GOALS, Feature, Goal
from trainer.solver.openings import Ending
from trainer.solver.search import BOUND, outcomes, solve
from trainer.solver.solution import Outcome, Solution, end_state

__all__ = [
    "BOUND",
    "GOALS",
    "Ending",
    "Feature",
    "Goal",
    "Outcome",
    "Solution",
    "end_state",
    "outcomes",
    "solution_to_mapping",
    "solve",
    "solved",
]
