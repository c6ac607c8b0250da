"""Which articles an exercise needs: what a learner must have met to answer it.

They follow from the position, the accepted answer and what may be weighed against it, not from the exercise's own list
of what it trains.
"""

from __future__ import annotations

from collections.abc import Iterator

from trainer.cards import Card
from trainer.content.acceptance import criterion_of, lines_offered
from trainer.content.criteria import Criterion, Predicate
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line
from trainer.content.measures import Measure
from trainer.content.played import play_line
from trainer.rules.events import (
    AddedToMeld,
    DealEnded,
    Event,
    LaidMeld,
    MeldBecameClean,
    MonteRefilled,
    TookMorto,
    TookPile,
    WildMoved,
)
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Lay, Move, TakePile
from trainer.rules.position import Position, team_of

_OF_PREDICATES = {
    Predicate.GOES_OUT: "out.limpa",
    Predicate.REACHES_MORTO: "morto.indireta",
    Predicate.REACHES_MORTO_DIRETA: "morto.direta",
    Predicate.TAKES_LIXO: "pile.top",
    Predicate.DENIES_LIXO: "pile.top",
    Predicate.GIVES_LIXO: "pile.top",
    Predicate.CLOSES_CANASTRA: "canastra.kinds",
    Predicate.CLOSES_LIMPA: "canastra.kinds",
    Predicate.CLOSES_QUINHENTOS: "canastra.kinds",
    Predicate.CLOSES_REAL: "canastra.kinds",
    Predicate.KEEPS_LIMPA: "canastra.kinds",
    Predicate.CLEANS: "wild.cleans",
    Predicate.STAYS_CLEANABLE: "wild.cleans",
}


def needed_articles(exercise: ExerciseBase) -> frozenset[str]:
    """The ids of the articles whose subject the question, its position or an answer to weigh holds."""
    found = {*exercise.articles, *_of_question(exercise)}
    for line in _lines(exercise):
        found |= set(_of_line(exercise.position, line))
    criterion = criterion_of(exercise)
    if criterion is not None:
        found |= of_predicates(criterion.meets) | set(_of_cleanness(exercise, criterion))
    if exercise.rules.name != "stbl":
        found.add("rulesets.differ")
    return frozenset(found)


def of_predicates(predicates: tuple[Predicate, ...]) -> set[str]:
    """What must be known to do what predicates say."""
    return {_OF_PREDICATES[predicate] for predicate in predicates if predicate in _OF_PREDICATES}


def _lines(exercise: ExerciseBase) -> Iterator[Line]:
    """The lines to weigh: the one asked about, every option, every pick that the table would take, the solution."""
    match exercise:
        case LegalExercise() | CountExercise() | ClassifyExercise():
            yield exercise.moves
        case ChooseExercise():
            yield from exercise.options
        case CardsExercise() if exercise.together:
            yield from lines_offered(exercise)
        case CardsExercise() if exercise.each:
            yield from (exercise.line_of((card,)) for card in dict.fromkeys(exercise.position.hand))
        case TurnExercise():
            yield exercise.solution


def _of_question(exercise: ExerciseBase) -> Iterator[str]:
    match exercise:
        case CountExercise():
            yield from _of_measure(exercise.count, exercise.position)
        case ClassifyExercise():
            yield "canastra.kinds"
            team = exercise.position.team if exercise.team is None else exercise.team
            after = play_line(exercise.position, exercise.moves).after
            yield from _of_meld(after.table[team][exercise.meld - 1])
        case CardsExercise() if exercise.which == "unseen":
            yield "deal"
    return


def _of_measure(measure: Measure, position: Position) -> Iterator[str]:
    if measure.unseen is not None or measure.chance is not None:
        yield "deal"
        return
    yield "score.sheet"
    if measure.meld is not None or measure.canastras is not None:
        yield "canastra.kinds"
    if measure.score is not None:
        yield from ("canastra.kinds", "morto.indireta")
        if position.batida == measure.score:
            yield "out.limpa"


def _of_line(position: Position, line: Line) -> Iterator[str]:
    played = play_line(position, line)
    for event in played.events:
        yield from _of_event(event, played.after)
    if played.refused is not None:
        assert played.verdict.article is not None
        yield played.verdict.article
        yield from _of_refused(played.refused)


def _of_event(event: Event, after: Position) -> Iterator[str]:
    match event:
        case LaidMeld() | AddedToMeld():
            yield from _of_meld(after.table[team_of(event.seat)][event.meld - 1])
        case TookPile():
            yield "pile.top"
        case WildMoved():
            yield "wild.moves"
        case MeldBecameClean():
            yield "wild.cleans"
        case TookMorto():
            yield "morto.direta" if event.direct else "morto.indireta"
        case MonteRefilled():
            yield "monte.refill"
        case DealEnded():
            yield "deal.over" if event.batida is None else "out.limpa"


def _of_meld(meld: Meld) -> Iterator[str]:
    """A wild, a 2 on its own place or a trinca is more than a plain run."""
    yield "meld.trinca" if meld.is_trinca else "meld.sequence"
    if not meld.is_clean or meld.has_natural_two:
        yield "wild.place"


def _of_refused(move: Move) -> Iterator[str]:
    if isinstance(move, TakePile):
        yield "pile.top"
    if isinstance(move, Lay | Add | TakePile) and _holds_wild(move.cards):
        yield "wild.place"


def _of_cleanness(exercise: ExerciseBase, criterion: Criterion) -> Iterator[str]:
    """Where cards can be laid that dirty, what must stay clean cannot be told without knowing wilds."""
    if Predicate.STAYS_CLEAN in criterion.meets and _holds_wild(exercise.position.hand):
        yield "wild.place"


def _holds_wild(cards: tuple[Card, ...]) -> bool:
    return any(card.can_be_wild for card in cards)
