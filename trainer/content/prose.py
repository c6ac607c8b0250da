"""Cards in prose: `{7♠}`, `{10♥ J♥}` or `{JK}` inside a text stands for drawn cards."""

from __future__ import annotations

import re
from collections.abc import Iterable

from trainer.cards import Card, CardError, parse_cards

_BRACES = re.compile(r"\{([^{}]*)\}")
_BARE = re.compile(r"(?<!\w)(?:10|[2-9AJQK])[♠♥♦♣]")


def split_prose(text: str) -> list[str | Card]:
    """The text as pieces of Markdown and cards, in order; a brace that holds no card stays text.

    >>> split_prose("O {7♠} e o resto")
    ['O ', Card('7S'), ' e o resto']
    """
    pieces: list[str | Card] = []
    for index, piece in enumerate(_BRACES.split(text)):
        if index % 2 == 0:
            pieces += [piece] if piece else []
            continue
        try:
            cards = parse_cards(piece)
        except CardError:
            pieces.append(f"{{{piece}}}")
            continue
        for number, card in enumerate(cards):
            pieces += [" ", card] if number else [card]
    return pieces


def in_braces(cards: Iterable[Card]) -> str:
    """Cards as a text has them to be drawn: `{7♠ 8♠}`, `{JK}`."""
    return f"{{{' '.join('JK' if card.is_joker else card.symbol for card in cards)}}}"


def broken_cards(text: str) -> list[str]:
    """What stands in braces in a text and is no card, and braces without a partner."""
    found = []
    for piece in _BRACES.findall(text):
        try:
            if not parse_cards(piece):
                found.append(f"{{{piece}}}")
        except CardError:
            found.append(f"{{{piece}}}")
    bare = _BRACES.sub("", text)
    return found + [brace for brace in "{}" if brace in bare]


def miswritten_cards(text: str) -> list[tuple[str, str]]:
    """Cards that are not written as readers see them, each with how it should be: letters, or braces left out."""
    found = []
    for piece in _BRACES.findall(text):
        try:
            cards = parse_cards(piece)
        except CardError:
            continue
        if cards and in_braces(cards) != f"{{{' '.join(piece.split())}}}":
            found.append((f"{{{piece}}}", in_braces(cards)))
    return found + [(bare, f"{{{bare}}}") for bare in _BARE.findall(_BRACES.sub(" ", text))]


def words(text: str) -> int:
    """How many words a reader reads; a drawn card is one."""
    return len([word for word in _BRACES.sub(" 7 ", text).split() if any(sign.isalnum() for sign in word)])
