"""The words of the game where they stand in a text, as the glossary lists them (`forms`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from trainer.rulebook import Term, glossary

_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_SKIPPED: Final = r"\{[^{}]*\}|\]\([^()]*\)|`[^`]*`"
"""Cards and placeholders in braces, addresses, code."""
_QUOTED: Final = r"\"[^\"]*\"|“[^“”]*”"


@dataclass(frozen=True, slots=True)
class Mention:
    """A word of the game in a text: which, and from where to where it stands."""

    term: Term
    start: int
    end: int


def mentions(text: str, language: str) -> Iterator[Mention]:
    """Every word of the game in a text, in order; the longest one where several begin (`canastra limpa`)."""
    words, pattern = _words(language)
    for found in pattern.finditer(text):
        if found["word"]:
            yield Mention(words[_folded(found["word"])], found.start(), found.end())


def explained(text: str, language: str) -> set[str]:
    """The ids of the words of the game that a text introduces: it sets them in bold."""
    return {mention.term.id for bold in _BOLD.findall(text) for mention in mentions(bold, language)}


def portuguese_in(english: str) -> Iterator[tuple[str, str]]:
    """Each Portuguese word of the game in an English text, with the English word for it.

    A word between quotation marks is spoken of, not used: "sem trinca e batida limpa" may stand in an English text.
    """
    words, pattern = _portuguese()
    for found in pattern.finditer(english):
        if found["word"]:
            yield found["word"], words[_folded(found["word"])].name("en")


def _folded(word: str) -> str:
    return " ".join(word.casefold().split())


def _pattern(words: Iterable[str], skipped: str) -> re.Pattern[str]:
    """A pattern that finds these words, the longest one first, and passes over what is skipped."""
    forms = "|".join(re.escape(each).replace(r"\ ", r"\s+") for each in sorted(words, key=len, reverse=True))
    return re.compile(rf"{skipped}|\b(?P<word>{forms})\b", re.IGNORECASE)


@cache
def _words(language: str) -> tuple[dict[str, Term], re.Pattern[str]]:
    """The terms by their forms in a language, and a pattern that finds these."""
    words = {_folded(form): term for term in glossary() for form in term.forms.get(language, ())}
    return words, _pattern(words, _SKIPPED)


@cache
def _portuguese() -> tuple[dict[str, Term], re.Pattern[str]]:
    """The terms by their Portuguese names and forms that are no English word too, and a pattern that finds these."""
    both = {_folded(word) for term in glossary() for word in (*term.english, *term.forms.get("en", ()))}
    words = {
        _folded(word): term
        for term in glossary()
        for word in (*term.also, term.term, *term.forms.get("pt-BR", ()))
        if _folded(word) not in both
    }
    return words, _pattern(words, f"{_SKIPPED}|{_QUOTED}")
