"""Finding in the rulebook what somebody types: whole words or their beginnings, in either language, with a slip.

Names (the terms of the glossary, their other names, the titles of the articles) are known in both languages whatever
the reader's; the texts count in the reader's language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from trainer.rulebook.book import Article, Term

_WHOLE = 2
"""A word of as many letters at most must be the whole word, but for the last of several."""
_SLIPS = 4
"""A word of as many letters at least may have one slip: a letter wrong, missing, too many, or two exchanged."""
_PLURALS = (("oes", "ao"), ("aes", "ao"), ("ais", "al"), ("ies", "y"), ("s", ""))


@dataclass(frozen=True, slots=True)
class Found:
    """What a search finds, in the order of the book: the terms that it names, those it is in, and the articles."""

    named: tuple[Term, ...]
    terms: tuple[Term, ...]
    articles: tuple[Article, ...]


def search(text: str, language: str, terms: Sequence[Term], articles: Sequence[Article]) -> Found:
    """Search the glossary and the articles; an empty text finds all of them and names none."""
    names = {term.id: _names(term) for term in terms}
    of_terms = {term.id: _bare(f"{term.tip.said(language)} {term.text.said(language)}") for term in terms}
    titles = {each.id: _bare(f"{each.title.pt} {each.title.en}") for each in articles}
    of_articles = {each.id: _bare(f"{each.text.said(language)} {each.more.said(language)}") for each in articles}
    wanted = _bare(text)
    if not wanted:
        return Found((), tuple(terms), tuple(articles))
    book = [word for words in (*titles.values(), *of_terms.values(), *of_articles.values()) for word in words]
    book += [word for many in names.values() for words in many for word in words]
    typing = wanted[-1] if len(wanted) > 1 else ""
    readings = [_readings(word, book, word == typing) for word in wanted]
    named = tuple(term for term in terms if any(_all_in(readings, words) for words in names[term.id]))
    cited = {article for term in named for article in term.articles}
    whole = [term for term in named if any(_is_whole(readings, words) for words in names[term.id])]
    spoken = [_bare(term.name(language)) for term in whole]
    in_text = tuple(
        term for term in terms if term in named or _all_in(readings, (*of_terms[term.id], *_joined(names[term.id])))
    )
    about = tuple(
        each
        for each in articles
        if each.id in cited
        or _all_in(readings, words := (*titles[each.id], *of_articles[each.id]))
        or any(set(name) <= set(words) for name in spoken)
    )
    return Found(named, in_text, about)


def _names(term: Term) -> list[tuple[str, ...]]:
    """Each name of a term as its words."""
    return [_bare(name) for name in (term.term, *term.also, *term.english, *_joined(term.forms.values()))]


def _joined(many: Iterable[tuple[str, ...]]) -> Iterator[str]:
    return (word for words in many for word in words)


def _all_in(readings: Sequence[frozenset[str]], words: Iterable[str]) -> bool:
    """Whether every word of the search is, in one of its readings, among the words."""
    there = frozenset(words)
    return all(reading & there for reading in readings)


def _is_whole(readings: Sequence[frozenset[str]], words: Iterable[str]) -> bool:
    """Whether the search is all of a name: then what speaks of the term by its own word is found too."""
    typed = frozenset().union(*readings)
    return _all_in(readings, words) and typed.issuperset(words)


def _readings(word: str, book: Iterable[str], is_typing: bool) -> frozenset[str]:
    """The words of the book that a word of the search may be: those it begins, else those it is with one slip.

    `is_typing`: the word comes after others and may have only been begun.
    """
    known = frozenset(book)
    if len(word) <= _WHOLE and not is_typing:
        return known & {word}
    begun = frozenset(each for each in known if each.startswith(word))
    if begun or len(word) < _SLIPS:
        return begun
    whole = frozenset(each for each in known if is_one_slip(word, each))
    return whole or frozenset(each for each in known if any(is_one_slip(word, each[:end]) for end in _ends(word)))


def _ends(word: str) -> tuple[int, ...]:
    """How much of a longer word may have been typed so far."""
    return (len(word), len(word) + 1, len(word) - 1)


def is_one_slip(one: str, other: str) -> bool:
    """Whether two words differ by one letter wrong, missing or too many, or by two neighbours exchanged."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    first, second = one[start:], other[start:]
    if len(first) == len(second):
        exchanged = len(first) > 1 and first[0] == second[1] and first[1] == second[0] and first[2:] == second[2:]
        return first[1:] == second[1:] or exchanged
    return first[1:] == second if len(first) > len(second) else first == second[1:]


@cache
def _bare(text: str) -> tuple[str, ...]:
    """The words of a text without accents, capitals and the signs of a plural."""
    split = unicodedata.normalize("NFD", text.casefold())
    words = re.findall(r"\w+", "".join(sign for sign in split if not unicodedata.combining(sign)))
    return tuple(map(_singular, words))


def _singular(word: str) -> str:
    for plural, singular in _PLURALS:
        if len(word) > len(plural) + 1 and word.endswith(plural) and not word.endswith("ss"):
            return word.removesuffix(plural) + singular
    return word
