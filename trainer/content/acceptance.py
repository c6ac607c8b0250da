"""Whether a line of moves is accepted: what it reaches, its points against the best turn, and where cards are
hidden, in what share of the layouts it holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from trainer.cards import HIDDEN
from trainer.content.criteria import UNSEEN, Criterion, Predicate
from trainer.content.exercises import CardsExercise, ChooseExercise, ExerciseBase, TurnExercise
from trainer.content.fields import Line
from trainer.content.layouts import dealt, layouts, with_hand
from trainer.content.played import missed, play_line
from trainer.content.seen import unseen
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile, parse_move
from trainer.rules.position import Position
from trainer.solver import Feature, Goal, Solution, outcomes, solve
from trainer.solver import Outcome as Turn

LISTED = 3_000
"""How many ends of turn are looked at one by one."""
_FEATURES = {predicate: Feature(predicate.value) for predicate in Predicate if predicate.value in list(Feature)}
_CLEAR = 1.96  # standard errors: 95 % of samples lie as near to the truth


@dataclass(frozen=True, slots=True)
class Share:
    """In what share of the layouts (0 to 1) a line holds.

    `error` is 0 where every layout counts, else half of the 95 % interval: a share by simulation proves nothing.
    `states` layouts were looked at; `beaten_by` is one where the line fails, every card dealt.
    """

    value: float
    error: float
    states: int
    beaten_by: Position | None = None

    @property
    def exact(self) -> bool:
        """Whether it is a proof."""
        return self.error == 0


def criterion_of(exercise: ExerciseBase) -> Criterion | None:
    """The criterion of an exercise that has one."""
    return exercise.accept if isinstance(exercise, ChooseExercise | TurnExercise | CardsExercise) else None


def meets(exercise: ExerciseBase, line: Line) -> bool:
    """Whether a line satisfies the exercise's criterion; with `holds`, in the share of the layouts it asks for."""
    criterion = _criterion(exercise)
    if criterion.holds is None:
        return holds_in(exercise, exercise.position, line)
    share = share_of(exercise, line)
    return share.value >= criterion.holds


def holds_in(exercise: ExerciseBase, position: Position, line: Line) -> bool:
    """Whether a line satisfies the criterion in a position, which is the exercise's or a layout of it."""
    criterion = _criterion(exercise)
    played = play_line(position, line)
    if played.refused and criterion.meets != (Predicate.ILLEGAL,):
        return False
    if missed(played, criterion.meets):
        return False
    if criterion.within is not None and played.points < best_points(exercise, position) - criterion.within:
        return False
    ends = exercise.accepted_ends if isinstance(exercise, TurnExercise) else criterion.ends
    return not ends or played.end in {play_line(position, end).end for end in ends}


# The best there is


def best_points(exercise: ExerciseBase, position: Position | None = None) -> int:
    """The points of the best answer: among all whole turns (`turn`), the options, or the picks that are legal."""
    if position is None or position is exercise.position:
        return exercise.remembered("best points", lambda: _best_points(exercise, exercise.position))
    return _best_points(exercise, position)


def _best_points(exercise: ExerciseBase, position: Position) -> int:
    if isinstance(exercise, TurnExercise):
        turn = best_turn(exercise)
        return turn.points if turn else 0
    wanted = _criterion(exercise).meets
    lines = [play_line(position, line) for line in lines_offered(exercise)]
    good = [line for line in lines if not line.refused and not missed(line, wanted)]
    return max((line.points for line in good), default=0)


def lines_offered(exercise: ExerciseBase) -> tuple[Line, ...]:
    """The lines an answer can stand for: the options, or every legal pick."""
    if isinstance(exercise, ChooseExercise):
        return exercise.options
    if isinstance(exercise, CardsExercise) and exercise.together:
        return tuple((move,) for move in legal_picks(exercise))
    return ()


def legal_picks(exercise: CardsExercise) -> tuple[Move, ...]:
    """Every legal move that picked cards can complete (`together`)."""
    legal, open_move = legal_moves(exercise.position), parse_move(f"{exercise.together} JK")
    match open_move:
        case Lay():
            return tuple(legal.lays)
        case Add():
            return tuple(move for move in legal.additions if move.meld == open_move.meld)
        case TakePile():
            return tuple(move for move in legal.pickups if move.target == open_move.target and move.cards)
        case Discard():
            return tuple(legal.discards)
    return ()


def best_turn(exercise: TurnExercise) -> Turn | None:
    """The turn of most points among those that meet the predicates, from what the player knows; None: there is none."""
    return exercise.remembered("best turn", lambda: next(iter(right_turns(exercise, 0).turns), None))


@dataclass(frozen=True, slots=True)
class Turns:
    """Ends of turn that are right, best first, as far as they were listed.

    `count` is how many there are; `exhausted` tells that the search was complete.
    """

    turns: tuple[Turn, ...]
    count: int
    exhausted: bool


def right_turns(exercise: TurnExercise, within: int | None) -> Turns:
    """The turns that meet the predicates, within so many points of the best (None: all of them)."""
    criterion, known = exercise.accept, exercise.known
    goal = Goal(frozenset(_FEATURES[predicate] for predicate in criterion.meets if predicate in _FEATURES))
    others = tuple(predicate for predicate in criterion.meets if predicate not in _FEATURES)
    if others:
        listed = outcomes(known, goal, limit=LISTED)
        good = tuple(turn for turn in listed.outcomes if not _fails(exercise, turn.line, others))
        near = tuple(turn for turn in good if within is None or turn.points >= good[0].points - within)
        return Turns(near, len(near), listed.exhausted)
    if within is None:
        solution = solve(known, goal)
        return Turns(solution.outcomes, solution.states, solution.exhausted)
    solution = outcomes(known, goal, within=within, limit=LISTED)
    return Turns(solution.outcomes, len(solution.outcomes), solution.exhausted)


def all_turns(exercise: TurnExercise) -> Solution:
    """Every whole turn there is, counted."""
    return solve(exercise.known)


def listed_turns(exercise: TurnExercise) -> Turns:
    """The ends that meet the predicates and points of the criterion, one by one."""
    within = exercise.accept.within
    if within is not None or any(predicate not in _FEATURES for predicate in exercise.accept.meets):
        return right_turns(exercise, within)
    goal = Goal(frozenset(_FEATURES[predicate] for predicate in exercise.accept.meets))
    solution = outcomes(exercise.known, goal, limit=LISTED)
    return Turns(solution.outcomes, solution.states, solution.exhausted)


def _fails(exercise: TurnExercise, line: Line, predicates: tuple[Predicate, ...]) -> bool:
    seen = tuple(predicate for predicate in predicates if predicate not in UNSEEN)
    if missed(play_line(exercise.known, line), seen):
        return True
    return len(seen) < len(predicates) and share_of(exercise, line).value < (exercise.accept.holds or 1)


# Hidden cards


def share_of(exercise: ExerciseBase, line: Line) -> Share:
    """In what share of the layouts a line satisfies the criterion. The same exercise and line give the same share."""
    return exercise.remembered(f"share {line}", lambda: _share_of(exercise, line))


def _share_of(exercise: ExerciseBase, line: Line) -> Share:
    known, wanted = exercise.known, _criterion(exercise).meets
    seat = (known.turn + 1) % known.players if UNSEEN & set(wanted) else None
    draws = sum(isinstance(move, Draw) for move in line)
    if seat is not None and not draws and not _criterion(exercise).is_by_points:
        fullest = with_hand(known, seat, tuple(unseen(known).elements()))
        # With every unseen card in hand the lixo is taken if it ever can be; with none, if it always can.
        hardest, easiest = (known, fullest) if Predicate.GIVES_LIXO in wanted else (fullest, known)
        if holds_in(exercise, hardest, line):
            return Share(1.0, 0.0, 1)
        if not holds_in(exercise, easiest, line):
            return Share(0.0, 0.0, 1, dealt(known))
    found = layouts(known, seat=seat, draws=draws)
    total = sum(weight for _, weight in found.cases)
    good, beaten = 0, None
    for layout, weight in found.cases:
        if holds_in(exercise, layout, line):
            good += weight
        elif beaten is None:
            beaten = layout
    if beaten is None and seat is not None and not found.exact:
        beaten = next((layout for layout in _sought(known, seat, line) if not holds_in(exercise, layout, line)), None)
    value, states = good / total, len(found.cases)
    if beaten is not None and value == 1:
        value = 1 - 1 / (total + 1)  # so rare that no sample shows it, and yet it can be
    error = 0.0 if found.exact else max(_CLEAR * sqrt(value * (1 - value) / states), 1 / states)
    return Share(value, error, states, dealt(beaten) if beaten is not None else None)


def _sought(known: Position, seat: int, line: Line) -> Iterator[Position]:
    """Layouts where the next player can take the lixo, were it any that the unseen cards afford."""
    pool = unseen(known)
    fullest = play_line(with_hand(known, seat, tuple(pool.elements())), line).after
    if fullest.ended or fullest.turn != seat:
        return
    room = known.hands[seat].count(HIDDEN)
    for move in sorted(legal_moves(fullest).pickups, key=lambda move: len(move.cards)):
        needed = list(move.cards)
        for card in known.hands[seat]:
            if card in needed:
                needed.remove(card)
        if len(needed) <= room and all(needed.count(card) <= pool[card] for card in needed):
            yield dealt(with_hand(known, seat, (*needed, *(HIDDEN,) * (room - len(needed)))))


def _criterion(exercise: ExerciseBase) -> Criterion:
    criterion = criterion_of(exercise)
    assert criterion is not None  # the other kinds have an answer of their own
    return criterion
