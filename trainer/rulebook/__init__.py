"""The words of the rules in Portuguese and English: articles, refusals, events, names, glossary.

The texts are data beside the rules (`rules/rulebook.yaml`, `words.yaml`, `glossary.yaml`). The engine's verdicts
and events are values; this floor says them. Whatever reads the files raises RulebookError when one is bad.

>>> article("meld.suit").title.said("en")
'One suit only'
"""

from __future__ import annotations

import unicodedata

from trainer.rulebook.book import Article, Entry, Example, RulebookError, Section, Term, book, terms, words
from trainer.rulebook.saying import (
    breach_text,
    cards_text,
    event_text,
    kind_text,
    player_name,
    refused_title,
    remedy_text,
    ruleset_text,
    sheet_text,
    short_kind_text,
    verdict_text,
)
from trainer.rulebook.texts import LANGUAGES, Phrase, Text

__all__ = [
    "LANGUAGES",
    "Article",
    "Entry",
    "Example",
    "Phrase",
    "RulebookError",
    "Section",
    "Term",
    "Text",
    "article",
    "articles",
    "breach_text",
    "cards_text",
    "event_text",
    "glossary",
    "house_rules",
    "kind_text",
    "player_name",
    "refused_title",
    "remedy_text",
    "ruleset_text",
    "rulesets",
    "sections",
    "sheet_text",
    "short_kind_text",
    "term",
    "value_key",
    "verdict_text",
]


def sections() -> tuple[Section, ...]:
    """The rulebook in the order a player learns it."""
    return book().sections


def articles() -> tuple[Article, ...]:
    """Every article, in the order of the sections."""
    return tuple(book().articles.values())


def article(article_id: str) -> Article:
    """The article of that id; KeyError for an unknown one."""
    return book().articles[article_id]


def rulesets() -> tuple[Entry, ...]:
    """The four rulesets, in the order they are offered."""
    return tuple(words().rulesets.values())


def house_rules() -> tuple[Entry, ...]:
    """The house rules, each with the words for the values a table may choose (see `value_key`)."""
    return tuple(words().house_rules.values())


def value_key(value: object) -> str:
    """A house rule's value as the key of its words: `true`, `50`, `any13`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def glossary(lang: str = "pt-BR") -> tuple[Term, ...]:
    """The words of the game, in the alphabetical order of a language."""
    return tuple(sorted(terms().values(), key=lambda entry: _alphabetical(entry.name(lang))))


def term(term_id: str) -> Term:
    """The glossary's entry of that id; KeyError for an unknown one."""
    return terms()[term_id]


def _alphabetical(word: str) -> str:
    """The word without its accents: `ás` stands before `baixar`."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
