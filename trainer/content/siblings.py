"""Siblings of a puzzle: the same idea in other suits and, where nothing in its words stands against it, other ranks.

The file's data is rewritten, cards in its prose and the names of suits included, and the result proved like any
puzzle; what does not prove is not served.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any

from pydantic import ValidationError

from trainer.cards import Card, CardError, Suit, parse_cards
from trainer.content.models import Lesson, Puzzle
from trainer.content.proof import prove
from trainer.content.prose import in_braces
from trainer.rulebook import LANGUAGES

_HEADER = ("id", "rules", "themes", "articles", "difficulty", "status", "source", "ask")
_SUIT_NAMES = {"pt-BR": ("espadas", "copas", "ouros", "paus"), "en": ("spades", "hearts", "diamonds", "clubs")}
_ANY_SUIT = {
    language: re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE) for language, names in _SUIT_NAMES.items()
}
_GENDERED = re.compile(
    r"\b(?:[dn]?[ao]s|às|aos|pel[ao]s|su[ao]s|seus|du[ao]s|dois|outr[ao]s|est[ae]s|ess[ae]s|tod[ao]s)\s+"
    r"(?:espadas|copas|ouros|paus)\b",
    re.IGNORECASE,
)
_COLOURS = re.compile(r"\b(?:vermelh|pret|red\b|black\b)", re.IGNORECASE)
_BRACES = re.compile(r"\{([^{}]*)\}")
_COUNTED = (
    r"(?!\d|\s+(?:\w+\s+)?(?:cartas?|cards?|limpas?|jogos?|melds?|canastras?|curingas?|jokers?|naipes?|suits?|"
    r"cópias?|cop(?:y|ies)|mortos?|vezes|vez|turns?)\b)"
)
_RANKS = re.compile(
    rf"\d+{_COUNTED}|\b(?:ás|ases|reis?|damas?|valetes?|aces?|kings?|queens?|jacks?)\b|\b(?:dois|dez|twos?|tens?|três|"
    rf"quatro|cinco|seis|sete|oito|nove|three|four|five|six|seven|eight|nine)\b{_COUNTED}",
    re.IGNORECASE,
)
_TRIES = 12
_LOWEST, _HIGHEST = 3, 13

Rename = Callable[[Card], Card]


def sibling(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle of the same idea with other cards; None where no renaming of it proves, or simulations decide.

    The same puzzle and seed give the same sibling, whose id is the puzzle's with `-sibling-SEED` behind it.
    """
    if puzzle.exercise.ask == "choose" and puzzle.exercise.accept.expected:
        return None  # what the cards are worth decides, and simulations take their time
    random = Random(f"{puzzle.id} {seed}")
    for rename, names in _renamings(puzzle.data, random):
        data = {**_rewritten(puzzle.data, rename, names), "id": f"{puzzle.id}-sibling-{seed}"}
        try:
            made = Puzzle.model_validate(data)
        except ValidationError:
            continue
        made._data = data
        if not prove(made.exercise).faults:
            return made
    return None


def puzzle_of_step(lesson: Lesson, number: int) -> Puzzle | None:
    """The exercise written out in a lesson's step (from 1) as a puzzle, which may have siblings; None where the
    step has none."""
    step = lesson.steps[number - 1]
    if step.do is None or not lesson.data:
        return None
    head = {"id": f"{lesson.id}-{number}", "title": lesson.data["title"], "themes": [lesson.id], "difficulty": "1"}
    data = {**lesson.data["steps"][number - 1]["do"], **head}
    made = Puzzle.model_validate(data)
    made._data = data
    return made


def _renamings(data: Mapping[str, Any], random: Random) -> Iterator[tuple[Rename, tuple[int, ...]]]:
    """Ways to rename the cards, ranks shifted first; with each, which suit becomes which."""
    texts = list(_prose(data))
    orders = [order for order in permutations(range(4)) if order != (0, 1, 2, 3) and _may_be(order, texts)]
    random.shuffle(orders)
    cards = set(_cards(data))
    if not any(_RANKS.search(_BRACES.sub(" ", text)) for _, text in texts):
        for order in [*orders, (0, 1, 2, 3)][:_TRIES]:
            shifts = tuple(random.choice(_shifts(cards, suit)) for suit in Suit)
            if any(shifts):
                yield _renaming(order, shifts), order
    for order in orders[:_TRIES]:
        yield _renaming(order, (0, 0, 0, 0)), order


def _may_be(order: tuple[int, ...], texts: list[tuple[str, str]]) -> bool:
    """Whether the words stay true: an article before a suit's name fixes its gender, a colour the colours."""
    if any(_GENDERED.search(text) for language, text in texts if language == "pt-BR"):
        return {order[Suit.SPADES], order[Suit.HEARTS]} == {Suit.SPADES, Suit.HEARTS}
    if any(_COLOURS.search(text) for _, text in texts):
        return {order[Suit.SPADES], order[Suit.CLUBS]} in ({Suit.SPADES, Suit.CLUBS}, {Suit.HEARTS, Suit.DIAMONDS})
    return True


def _shifts(cards: set[Card], suit: Suit) -> list[int]:
    """How far the ranks of a suit may move; not at all where it has an ace or a 2, which are like no other card."""
    ranks = [card.rank for card in cards if card.suit is suit]
    if not ranks or min(ranks) < _LOWEST:
        return [0]
    return list(range(_LOWEST - min(ranks), _HIGHEST - max(ranks) + 1))


def _renaming(order: tuple[int, ...], shifts: tuple[int, ...]) -> Rename:
    def rename(card: Card) -> Card:
        if card.suit is None:
            return card
        return Card.of(Suit(order[card.suit]), card.rank + shifts[card.suit])

    return rename


# The file's data


def _prose(node: Any) -> Iterator[tuple[str, str]]:
    """Every text for readers, with its language."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in LANGUAGES and isinstance(value, str):
                yield key, value
            else:
                yield from _prose(value)
    elif isinstance(node, list):
        for item in node:
            yield from _prose(item)


def _cards(data: Mapping[str, Any]) -> Iterator[Card]:
    """Every card that the data names."""
    found: list[Card] = []

    def note(card: Card) -> Card:
        found.append(card)
        return card

    _rewritten(data, note, (0, 1, 2, 3))
    yield from found


def _rewritten(data: Mapping[str, Any], rename: Rename, order: tuple[int, ...]) -> dict[str, Any]:
    return {key: value if key in _HEADER else _renamed(value, rename, order) for key, value in data.items()}


def _renamed(node: Any, rename: Rename, order: tuple[int, ...]) -> Any:
    if isinstance(node, dict):
        return {
            key: _prose_renamed(value, rename, order, key)
            if key in LANGUAGES and isinstance(value, str)
            else _renamed(value, rename, order)
            for key, value in node.items()
        }
    if isinstance(node, list):
        return [_renamed(item, rename, order) for item in node]
    return re.sub(r"[^\s;,]+", lambda word: _word_renamed(word[0], rename), node) if isinstance(node, str) else node


def _word_renamed(word: str, rename: Rename) -> str:
    try:
        return str(rename(Card.parse(word)))
    except CardError:
        return word


def _prose_renamed(text: str, rename: Rename, order: tuple[int, ...], language: str) -> str:
    def drawn(braces: re.Match[str]) -> str:
        try:
            cards = [rename(card) for card in parse_cards(braces[1])]
        except CardError:
            return braces[0]
        return in_braces(cards)

    def named(word: re.Match[str]) -> str:
        names = _SUIT_NAMES[language]
        name = names[order[names.index(word[0].lower())]]
        return name.capitalize() if word[0][0].isupper() else name

    return _ANY_SUIT[language].sub(named, _BRACES.sub(drawn, text))
