"""Whether a turn that has been begun can still become a right one."""

from __future__ import annotations

from trainer.content.acceptance import best_points
from trainer.content.criteria import UNSEEN, Predicate
from trainer.content.exercises import TurnExercise
from trainer.content.fields import Line
from trainer.content.played import end_of, is_true, missed, play_line
from trainer.content.seen import sight
from trainer.rules.position import Phase
from trainer.solver import Feature, Goal, outcomes

_STATES, _ENDS = 10_000, 1_000
"""How many states of a turn are searched, and ends looked at, at most; where that is not enough, nothing is said."""
_LASTING = frozenset(
    {
        Predicate.GOES_OUT,
        Predicate.REACHES_MORTO,
        Predicate.REACHES_MORTO_DIRETA,
        Predicate.CLOSES_CANASTRA,
        Predicate.CLOSES_LIMPA,
        Predicate.CLOSES_QUINHENTOS,
        Predicate.CLOSES_REAL,
        Predicate.CLEANS,
    }
)
"""Predicates that something must yet happen for, if they are not true by now."""


def is_lost(exercise: TurnExercise, line: Line) -> bool:
    """Whether no way to go on from these moves is accepted, as the player can know by the cards seen.

    True only where it is certain: by the draw, which is made once, or by every end of turn there is, looked at one by
    one. False for a line that is refused, or over: that is judged as it stands.
    """
    played = play_line(exercise.position, line)
    if played.refused is not None or played.is_over or played.after.phase is not Phase.PLAY:
        return False
    criterion, meets = exercise.accept, exercise.accept.meets
    if Predicate.TAKES_LIXO in meets and not is_true(Predicate.TAKES_LIXO, played):
        return True
    ahead = [each for each in meets if each in _LASTING and not is_true(each, played)]
    goal = Goal(frozenset(Feature(each.value) for each in ahead))
    found = outcomes(sight(played.after, exercise.seen), goal, limit=_ENDS, bound=_STATES)
    told = tuple(each for each in meets if each not in UNSEEN)
    least = None if criterion.within is None else best_points(exercise) - criterion.within
    ends = {end_of(play_line(exercise.position, end).after) for end in exercise.accepted_ends}
    for turn in found.outcomes:
        whole = play_line(exercise.position, (*line, *turn.line))
        if whole.refused is not None or (ends and whole.end not in ends):
            continue
        if not missed(whole, told) and (least is None or whole.points >= least):
            return False
    return found.exhausted
