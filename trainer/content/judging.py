"""Judging answers: the engine decides, the file only says what is asked and what is accepted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.cards import Card
from trainer.content.acceptance import Share, best_points, criterion_of, meets, share_of
from trainer.content.answers import Answer, MalformedAnswer, RawAnswer, answer_text, parse_answer
from trainer.content.criteria import UNSEEN, Predicate, When
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line, Text, cards_of
from trainer.content.measures import measured
from trainer.content.played import Played, is_settled, missed, play_line
from trainer.content.reach import is_lost
from trainer.content.seen import unseen
from trainer.rules.events import Event
from trainer.rules.meld import meld_kind
from trainer.rules.moves import Add, Lay, Move, TakePile
from trainer.rules.position import Position
from trainer.rules.verdict import Verdict

UNFINISHED = Text(pt="A vez ainda não acabou: siga até o descarte.", en="The turn is not over: play on to the discard.")
OTHER_MOVE = Text(
    pt="Aqui se pede outra coisa: veja a pergunta e escolha as cartas dela.",
    en="Something else is asked for here: look at the question, and choose its cards.",
)


class Outcome(StrEnum):
    """What an answer is. Malformed and unfinished answers are no attempts: they cost nothing."""

    RIGHT = "right"
    WRONG = "wrong"
    MALFORMED = "malformed"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Result:
    """The judgement of one answer.

    `verdict` is the engine's on the moves the answer stands for, `position` and `events` what they lead to
    (None where the answer is no moves). `missed` are the predicates asked for and not reached; `points` and
    `best` compare turns judged by points. `share` says in how many layouts of the hidden cards the answer holds,
    with one that beats it. `lost`: the turn is not over, and it cannot become right any more. `note` is the author's
    text for this very mistake; `problem` says why an answer is malformed or unfinished.
    """

    outcome: Outcome
    answer: Answer | None = None
    verdict: Verdict | None = None
    position: Position | None = None
    events: tuple[Event, ...] = ()
    missed: tuple[Predicate, ...] = ()
    points: int | None = None
    best: int | None = None
    share: Share | None = None
    note: Text | None = None
    problem: Text | None = None
    lost: bool = False

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.outcome is Outcome.RIGHT

    @property
    def counts(self) -> bool:
        """Whether this was an attempt: right or wrong."""
        return self.outcome in (Outcome.RIGHT, Outcome.WRONG)


def judge_answer(exercise: ExerciseBase, raw: RawAnswer) -> Result:
    """Judge an answer; see `parse_answer` for the forms it may take."""
    try:
        answer = parse_answer(exercise, raw)
    except MalformedAnswer as malformed:
        return Result(Outcome.MALFORMED, problem=malformed.problem)
    played = line_judged(exercise, answer)
    if isinstance(exercise, TurnExercise) and played and not played.refused and not is_settled(played, exercise.accept):
        if played.moves and is_lost(exercise, played.moves):
            lost = _result(Outcome.WRONG, exercise, answer, played, note=note_for(exercise, answer))
            return replace(lost, lost=True, points=None)
        return _result(Outcome.UNFINISHED, exercise, answer, played, problem=UNFINISHED)
    right = is_right(exercise, answer)
    note = None if right else note_for(exercise, answer)
    return _result(Outcome.RIGHT if right else Outcome.WRONG, exercise, answer, played, note=note)


def is_right(exercise: ExerciseBase, answer: Answer) -> bool:
    """Whether a well-formed answer is right, by the engine."""
    match exercise:
        case CountExercise():
            return abs(_number(answer) - _number(truth_of(exercise))) <= exercise.within
        case LegalExercise() | ClassifyExercise():
            return answer == truth_of(exercise)
        case ChooseExercise() if exercise.accept.exact or exercise.accept.expected:
            return answer in exercise.solution
        case CardsExercise() if exercise.picks_all:
            return set(_cards(answer)) == set(_cards(truth_of(exercise)))
        case CardsExercise() if exercise.answers:
            return tuple(sorted(_cards(answer))) in {tuple(sorted(cards)) for cards in exercise.answers}
        case CardsExercise():
            return meets(exercise, exercise.line_of(_cards(answer)))
    return meets(exercise, _line(answer))


def truth_of(exercise: ExerciseBase) -> Answer:
    """What the engine itself answers; for moves and picks judged by a criterion, the author's solution."""
    match exercise:
        case LegalExercise():
            return play_line(exercise.position, exercise.moves).refused is None
        case CountExercise():
            return measured(exercise.count, play_line(exercise.position, exercise.moves).after, exercise.seen)
        case ClassifyExercise():
            after = play_line(exercise.position, exercise.moves).after
            team = exercise.position.team if exercise.team is None else exercise.team
            return meld_kind(after.table[team][exercise.meld - 1], after.ruleset)
        case CardsExercise() if exercise.which:
            return tuple(card for card in dict.fromkeys(exercise.among) if _is_where_asked(exercise, card))
        case CardsExercise() if exercise.each:
            return tuple(
                card for card in dict.fromkeys(exercise.position.hand) if meets(exercise, exercise.line_of((card,)))
            )
        case ChooseExercise():
            return exercise.solution[0]
        case TurnExercise() | CardsExercise():
            return exercise.solution
    raise TypeError(f"nothing is asked by {type(exercise).__name__}")


def line_judged(exercise: ExerciseBase, answer: Answer) -> Played | None:
    """The moves an answer stands for, played; None where it stands for none."""
    match exercise:
        case LegalExercise():
            return play_line(exercise.position, exercise.moves)
        case ChooseExercise() | TurnExercise():
            return play_line(exercise.position, _line(answer))
        case CardsExercise() if exercise.together:
            return play_line(exercise.position, exercise.line_of(_cards(answer)))
    return None


def note_for(exercise: ExerciseBase, answer: Answer) -> Text | None:
    """The author's words for a wrong answer: the first entry of `wrong` that applies."""
    return next((wrong.text for wrong in exercise.wrong if applies(wrong.when, exercise, answer)), None)


def applies(when: When, exercise: ExerciseBase, answer: Answer) -> bool:
    """Whether a foreseen mistake is this answer; raises MalformedAnswer when it can be no answer's."""
    played = line_judged(exercise, answer)
    if when.answer is not None and not _same(exercise, parse_answer(exercise, when.answer), answer, played):
        return False
    if when.breaks is not None and (played is None or played.verdict.article != when.breaks):
        return False
    if when.misses is not None and (played is None or not missed(played, (when.misses,))):
        return False
    if when.plays is not None and (played is None or not all(_plays(played, move) for move in when.plays)):
        return False
    picked = set(_cards(answer)) if isinstance(exercise, CardsExercise) else set()
    if when.includes is not None and not set(cards_of(when.includes)) <= picked:
        return False
    return when.lacks is None or not set(cards_of(when.lacks)) & picked


def _same(exercise: ExerciseBase, first: Answer, second: Answer, played: Played | None) -> bool:
    if first == second:
        return True
    if not isinstance(exercise, TurnExercise) or played is None or played.refused:
        return False
    other = play_line(exercise.position, _line(first))
    return not other.refused and other.end == played.end


def _plays(played: Played, wanted: Move) -> bool:
    """Whether a move was tried: the same, or one of its kind and place with these cards among others."""
    for move in played.line:
        match wanted, move:
            case (Lay(), Lay()):
                same_place = True
            case (Add(), Add()):
                same_place = wanted.meld == move.meld
            case (TakePile(), TakePile()):
                same_place = wanted.target == move.target
            case _:
                if wanted == move:
                    return True
                continue
        if same_place and not Counter(wanted.cards) - Counter(move.cards):
            return True
    return False


def _is_where_asked(exercise: CardsExercise, card: Card) -> bool:
    known = exercise.known
    match exercise.which:
        case "lixo":
            return card in exercise.position.lixo
        case "held":
            return any(card in hand for seat, hand in enumerate(known.hands) if seat != known.turn)
    return unseen(known)[card] > 0


def _result(
    outcome: Outcome,
    exercise: ExerciseBase,
    answer: Answer,
    played: Played | None,
    note: Text | None = None,
    problem: Text | None = None,
) -> Result:
    result = Result(outcome, answer=answer, note=note, problem=problem)
    if played is None:
        return result
    criterion = criterion_of(exercise)
    by_points = criterion is not None and criterion.is_by_points
    return replace(
        result,
        verdict=played.verdict,
        position=played.after,
        events=played.events,
        missed=missed(played, [each for each in criterion.meets if each not in UNSEEN]) if criterion else (),
        points=played.points if by_points and not played.refused else None,
        best=best_points(exercise) if by_points else None,
        share=share_of(exercise, played.line) if criterion and criterion.holds else None,
    )


def _number(answer: Answer) -> int:
    assert isinstance(answer, int)
    return answer


def _line(answer: Answer) -> Line:
    assert isinstance(answer, tuple)
    return tuple(item for item in answer if not isinstance(item, Card))


def _cards(answer: Answer) -> tuple[Card, ...]:
    assert isinstance(answer, tuple)
    return tuple(item for item in answer if isinstance(item, Card))


def solution_text(exercise: ExerciseBase) -> str:
    """A right answer as text, to be shown and to be judged."""
    return answer_text(truth_of(exercise))
