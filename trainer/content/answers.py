"""Answers as pages and command lines give them, read against the exercise they answer.

A text that cannot be an answer at all is *malformed*: it is told apart from a wrong answer and costs nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pydantic_core import PydanticCustomError

from trainer.cards import Card, format_cards
from trainer.content.exercises import (
    KINDS,
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line, Text, cards_of, line_of_moves, line_text, whole_number
from trainer.rules.moves import Move

RawAnswer = bool | int | str | Sequence[Move] | Sequence[Card] | Sequence[str]
Answer = bool | int | str | Line | tuple[Card, ...]

_YES, _NO = ("yes", "y", "sim", "s", "true"), ("no", "n", "não", "nao", "false")


class MalformedAnswer(ValueError):
    """What was given is no answer to this exercise; `problem` says why in both languages."""

    def __init__(self, pt: str, en: str) -> None:
        super().__init__(en)
        self.problem = Text(pt=pt, en=en)


def parse_answer(exercise: ExerciseBase, raw: RawAnswer) -> Answer:
    """The answer as a value: bool (`legal?`), a line (`choose`, `turn`), int (`count`), a canastra kind
    (`classify`), sorted cards (`cards`).

    `choose` also takes the number of the option, from 1. Raises MalformedAnswer.
    """
    match exercise:
        case LegalExercise():
            return _yes_no(raw)
        case ChooseExercise():
            return _option(exercise, raw)
        case TurnExercise():
            return _line(raw)
        case CountExercise():
            return _number(raw)
        case ClassifyExercise():
            return _kind(raw)
        case CardsExercise():
            return _picked(exercise, raw)
    raise TypeError(f"no way to answer {type(exercise).__name__}")


def answer_text(answer: Answer) -> str:
    """An answer as text that `parse_answer` reads back."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, int | str):
        return str(answer)
    if all(isinstance(item, Card) for item in answer):
        return format_cards([item for item in answer if isinstance(item, Card)])
    return line_text(tuple(item for item in answer if not isinstance(item, Card)))


def _yes_no(raw: RawAnswer) -> bool:
    word = str(raw).strip().lower()
    if word not in _YES + _NO:
        raise MalformedAnswer("Responda sim ou não.", "Answer yes or no.")
    return word in _YES


def _number(raw: RawAnswer) -> int:
    try:
        return whole_number(raw)
    except PydanticCustomError:
        raise MalformedAnswer(
            "A resposta é um número inteiro, como 135 ou -40.", "The answer is a whole number, like 135 or -40."
        ) from None


def _kind(raw: RawAnswer) -> str:
    word = str(raw).strip().lower()
    if word not in KINDS:
        names = ", ".join(KINDS)
        raise MalformedAnswer(f"Responda com uma destas: {names}.", f"Answer with one of these: {names}.")
    return word


def _line(raw: RawAnswer) -> Line:
    try:
        return line_of_moves(raw)
    except PydanticCustomError:
        raise MalformedAnswer(
            f"Não deu para ler a jogada {str(raw)!r}.", f"The moves {str(raw)!r} cannot be read."
        ) from None


def _option(exercise: ChooseExercise, raw: RawAnswer) -> Line:
    count = len(exercise.options)
    text = str(raw).strip()
    if text.isascii() and text.isdigit():
        if 1 <= int(text) <= count:
            return exercise.options[int(text) - 1]
    else:
        line = _line(raw)
        if line in exercise.options:
            return line
    raise MalformedAnswer(
        f"Escolha uma das {count} opções dadas.", f"Choose one of the {count} options that are given."
    )


def _picked(exercise: CardsExercise, raw: RawAnswer) -> tuple[Card, ...]:
    try:
        cards = tuple(sorted(cards_of(raw)))
    except PydanticCustomError:
        raise MalformedAnswer(
            f"Não deu para ler as cartas {str(raw)!r}.", f"The cards {str(raw)!r} cannot be read."
        ) from None
    if not cards:
        raise MalformedAnswer("Escolha pelo menos uma carta.", "Pick at least one card.")
    lacking = Counter(cards) - Counter(exercise.choices)
    if lacking:
        names = " ".join(card.symbol for card in sorted(lacking.elements()))
        if exercise.among:
            raise MalformedAnswer(f"Não está entre as cartas dadas: {names}.", f"Not among the cards given: {names}.")
        raise MalformedAnswer(f"Não está na mão: {names}.", f"Not in the hand: {names}.")
    return cards
