"""Why a wrong answer is wrong, move by move: what the engine refuses, what the line misses, what beats it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.cards import Card
from trainer.content.acceptance import Share, best_turn, criterion_of, share_of
from trainer.content.criteria import UNSEEN
from trainer.content.exercises import CardsExercise, ChooseExercise, ExerciseBase, TurnExercise
from trainer.content.fields import Line, Text
from trainer.content.judging import Outcome, Result, line_judged, truth_of
from trainer.content.played import Played, play_line
from trainer.content.wording import shortfall, what_was_missed
from trainer.rules.events import Event
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import Position
from trainer.rules.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Shown:
    """One move to be shown: who makes it, what happens, and the position it leads to."""

    seat: int
    move: Move
    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Refutation:
    """What to show of a wrong answer.

    `line` is the answer played as far as it goes; where the engine stops it, `refused` is the move and `verdict`
    says why. `misses` says what the line does not reach. Where points decide, `points` are its own and
    `better_points` those of a right line. Where cards are hidden, `share` tells how often the answer
    holds, `layout` is one layout that beats it, and `reply` what the next player does there. `lacking` and `spare`
    are the cards a pick forgot, and those it should not hold.
    """

    line: tuple[Shown, ...] = ()
    refused: Move | None = None
    verdict: Verdict | None = None
    misses: tuple[Text, ...] = ()
    points: int | None = None
    better_points: int | None = None
    share: Share | None = None
    layout: Position | None = None
    reply: tuple[Shown, ...] = ()
    lacking: tuple[Card, ...] = ()
    spare: tuple[Card, ...] = ()


def refutation(exercise: ExerciseBase, result: Result) -> Refutation | None:
    """The refutation of a judged answer; None unless it is wrong."""
    if result.outcome is not Outcome.WRONG or result.answer is None:
        return None
    return _of_cards(exercise, result) if _picks_all(exercise) else _of_line(exercise, result)


def solution_shown(exercise: ExerciseBase) -> tuple[Shown, ...]:
    """A right line played out, move by move; empty where the answer is no moves."""
    return shown(exercise.position, better_line(exercise))


def better_line(exercise: ExerciseBase) -> Line:
    """A right line: the best turn where points decide, else the author's."""
    match exercise:
        case TurnExercise():
            best = best_turn(exercise) if exercise.accept.is_by_points else None
            return best.line if best and not play_line(exercise.position, best.line).refused else exercise.solution
        case ChooseExercise():
            return exercise.solution[0]
        case CardsExercise() if exercise.together:
            return exercise.line_of(exercise.solution)
    return ()


def shown(position: Position, line: Sequence[Move]) -> tuple[Shown, ...]:
    """The legal beginning of a line, move by move."""
    steps: list[Shown] = []
    for move in play_line(position, line).moves:
        seat = position.turn
        position, events = apply(position, move)
        steps.append(Shown(seat, move, position, events))
    return tuple(steps)


def _picks_all(exercise: ExerciseBase) -> bool:
    return isinstance(exercise, CardsExercise) and exercise.picks_all


def _of_line(exercise: ExerciseBase, result: Result) -> Refutation:
    played = line_judged(exercise, result.answer) if result.answer is not None else None
    if played is None:
        return Refutation()
    better = better_line(exercise)
    found = Refutation(
        line=shown(exercise.position, played.moves),
        refused=played.refused,
        verdict=None if played.verdict.legal else played.verdict,
        misses=tuple(map(what_was_missed, result.missed)),
        points=result.points,
        better_points=play_line(exercise.position, better).points if result.best is not None else None,
    )
    if not found.misses and found.refused is None and better:
        found = replace(found, misses=(shortfall(exercise, result),))
    return _with_layout(exercise, found, result.share, played)


def _of_cards(exercise: ExerciseBase, result: Result) -> Refutation:
    assert isinstance(exercise, CardsExercise)
    truth, answer = truth_of(exercise), result.answer
    assert isinstance(truth, tuple)
    assert isinstance(answer, tuple)
    right = {card for card in truth if isinstance(card, Card)}
    picked = {card for card in answer if isinstance(card, Card)}
    found = Refutation(lacking=tuple(sorted(right - picked)), spare=tuple(sorted(picked - right)))
    if exercise.each is None or not found.spare:
        return found
    played = play_line(exercise.position, exercise.line_of(found.spare[:1]))
    found = replace(found, line=shown(exercise.position, played.moves), refused=played.refused)
    if played.refused is not None:
        return replace(found, verdict=played.verdict)
    share = share_of(exercise, played.line) if exercise.accept.holds else None
    return _with_layout(exercise, found, share, played)


def _with_layout(exercise: ExerciseBase, found: Refutation, share: Share | None, played: Played) -> Refutation:
    """With the layout that beats the line, and what the next player does with the lixo there."""
    criterion = criterion_of(exercise)
    if share is None or criterion is None or share.beaten_by is None:
        return found
    found = replace(found, share=share, layout=share.beaten_by)
    after = play_line(share.beaten_by, played.line).after
    if UNSEEN & set(criterion.meets) and not after.ended and after.turn != share.beaten_by.turn:
        pickups = sorted(legal_moves(after).pickups, key=lambda move: len(move.cards))
        return replace(found, reply=shown(after, pickups[:1]))
    return found
