"""Hints: what each costs, and whether the first gives the answer away."""

from __future__ import annotations

import re
from collections.abc import Iterable

from trainer.cards import Card
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
from trainer.content.fields import Line, Text
from trainer.content.prose import split_prose
from trainer.rules.moves import Discard

PRICES = (20, 30, 50)
"""What the first, second and third hint take, in per cent of a puzzle's worth; with all three it is worth nothing."""
_SMALL = 14  # numbers up to here name ranks and counts in any hint
_YES_NO = re.compile(r"^\W*(sim|não|yes|no)\b\s*[,.:;!—–-]", re.IGNORECASE)


def price(number: int) -> int:
    """What the hint of that number (from 1) takes, in per cent of the puzzle's worth."""
    return PRICES[number - 1]


def worth(hints: int) -> int:
    """What a puzzle is still worth after so many hints, in per cent."""
    return 100 - sum(PRICES[:hints])


def price_text(number: int) -> Text:
    """The price of the hint of that number, told before it is taken."""
    if worth(number):
        return Text(
            pt=f"Custa {price(number)}% do valor do problema.", en=f"It costs {price(number)}% of the puzzle's worth."
        )
    return Text(
        pt="Com esta dica o problema vale só como treino.", en="With this hint the puzzle counts as practice only."
    )


def gives_away(exercise: ExerciseBase) -> bool:
    """Whether the first hint tells the answer: its number or name, or every card of it that the question hides."""
    if not exercise.hints:
        return False
    hint = exercise.hints[0]
    return any(tells(exercise, said, exercise.goal.said(language)) for language, said in _both(hint))


def _both(text: Text) -> Iterable[tuple[str, str]]:
    return (("pt-BR", text.pt), ("en", text.en))


def tells(exercise: ExerciseBase, hint: str, goal: str) -> bool:
    """Whether a text tells the answer, beyond what the question (`goal`, in the same language) shows."""
    words = re.sub(r"\{[^{}]*\}", " ", hint)
    match exercise:
        case LegalExercise():
            return _YES_NO.match(words) is not None
        case CountExercise():
            numbers = [int(number) for number in re.findall(r"(?<![\d.,])-?\d+(?![\d.,]*\d)", words)]
            return abs(exercise.accept) > _SMALL and exercise.accept in numbers
        case ClassifyExercise():
            named = {kind for kind in KINDS if kind != "jogo" and re.search(rf"\b{kind}\b", words, re.IGNORECASE)}
            return named == {exercise.accept}
        case CardsExercise():
            return _all_told(exercise.solution, hint, goal)
        case ChooseExercise():
            return any(_all_told(_cards_of(line), hint, goal) for line in exercise.solution)
        case TurnExercise():
            return _all_told(_cards_of(exercise.solution), hint, goal)
    return False


def _cards_of(line: Line) -> list[Card]:
    """The cards of a line's acts; the discard, which is often free, only where there is nothing else."""
    acts = [move for move in line if not isinstance(move, Discard)]
    return [card for move in acts or line for card in getattr(move, "cards", (getattr(move, "card", None),)) if card]


def _all_told(answer: Iterable[Card], hint: str, goal: str) -> bool:
    secret = set(answer) - _drawn(goal)
    return bool(secret) and secret <= _drawn(hint)


def _drawn(text: str) -> set[Card]:
    return {piece for piece in split_prose(text) if isinstance(piece, Card)}
