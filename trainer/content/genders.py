"""One way to speak of a seat, whoever sits there: English says `they`, Portuguese `o adversário`, `o parceiro`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_ENGLISH: Final = {
    "he": "they",
    "she": "they",
    "him": "them",
    "her": "them or their",
    "his": "their",
    "hers": "theirs",
    "himself": "themselves",
    "herself": "themselves",
}
_PORTUGUESE: Final = {"adversária": "adversário", "parceira": "parceiro", "jogadora": "jogador"}
_BEFORE_A_PERSON: Final = r"[aà]s?|da|das|na|nas|pela|pelas|uma|outra|minha|suas?"
_PATTERNS: Final = {
    "en": re.compile(rf"\b(?P<word>{'|'.join(_ENGLISH)})\b", re.IGNORECASE),
    "pt-BR": re.compile(rf"\b(?:{_BEFORE_A_PERSON})\s+(?P<word>{'|'.join(_PORTUGUESE)})s?\b", re.IGNORECASE),
}


def gendered(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Each word of a text that gives a player a gender, with the word to say instead.

    >>> list(gendered("Your opponent keeps his joker.", "en"))
    [('his', 'their')]
    >>> list(gendered("A dupla adversária bateu antes da parceira.", "pt-BR"))
    [('parceira', 'parceiro')]
    """
    instead = _ENGLISH | _PORTUGUESE
    for found in _PATTERNS[language].finditer(text):
        yield found["word"], instead[found["word"].casefold()]
