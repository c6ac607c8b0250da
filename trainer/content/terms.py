"""The words of the game where they stand in a text, as the glossary lists them (`forms`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from trainer.rulebook import Term, glossary

_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Mention:
    """A word of the game in a text: which, and from where to where it stands."""

    term: Term
    start: int
    end: int


def mentions(text: str) -> Iterator[Mention]:
    """Every word of the game in a text, in order; the longest one where several begin (`canastra limpa`)."""
    words, pattern = _words()
    for found in pattern.finditer(text):
        if found["word"]:
            yield Mention(words[_folded(found["word"])], found.start(), found.end())


def explained(text: str) -> set[str]:
    """The ids of the words of the game that a text introduces: it sets them in bold."""
    return {mention.term.id for bold in _BOLD.findall(text) for mention in mentions(bold)}


def _folded(word: str) -> str:
    return " ".join(word.casefold().split())


@cache
def _words() -> tuple[dict[str, Term], re.Pattern[str]]:
    """The terms by their forms, and a pattern that finds these; cards in braces, addresses and code are passed over."""
    words = {_folded(form): term for term in glossary() for form in term.forms}
    longest_first = sorted(words, key=len, reverse=True)
    forms = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in longest_first)
    skipped = r"\{[^{}]*\}|\]\([^()]*\)|`[^`]*`"
    return words, re.compile(rf"{skipped}|\b(?P<word>{forms})\b", re.IGNORECASE)
