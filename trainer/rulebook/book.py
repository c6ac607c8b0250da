"""The rulebook as data: articles, names and glossary, read once from the files beside the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeVar

from trainer.rulebook.texts import FORMS, LANGUAGES, Phrase, Text
from trainer.yaml_text import Document, Node, NodePath, YamlError, describe, parse_yaml

T = TypeVar("T")
_BOTH = f"the text in {' and '.join(LANGUAGES)}"


class RulebookError(ValueError):
    """A file of the rulebook cannot be used; one line: file, line, what is wrong, what was expected."""


@dataclass(frozen=True, slots=True)
class Example:
    """An article's example: a caption and a conformance case (docs/conformance-cases.md), which a test plays."""

    caption: Text
    case: Mapping[str, Node]


@dataclass(frozen=True, slots=True)
class Article:
    """One article of the rules: what a player would say, why, examples, and the words of a refusal (or None).

    `refused` are the titles of a refusal by the kind of its remedy, `other` for the rest (see `refused_title`).
    """

    id: str
    section: str
    title: Text
    text: Text
    more: Text
    examples: tuple[Example, ...]
    refusal: Phrase | None
    refused: Mapping[str, Text]
    source: str

    def refused_title(self, remedy: str = "") -> Text:
        """What stands over a refusal that this kind of remedy would help: the article's own title where it fits all."""
        return self.refused.get(remedy, self.refused.get("other", self.title))


@dataclass(frozen=True, slots=True)
class Section:
    """Articles that belong together."""

    id: str
    title: Text
    articles: tuple[Article, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A named thing and what it is: a ruleset, or a house rule with the words for each of its values."""

    id: str
    title: Text
    text: Text
    values: Mapping[str, Text]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game: what it is called, a short tip, a longer text, its articles.

    `term` is the Portuguese word, `also` are other Portuguese names. `english` are its English names, the first of
    them the word of English texts; it is looked for by all of them whatever the reader's language. `forms` are by
    language the words that stand for it in a text and are given its tip; an everyday word has none.
    """

    id: str
    term: str
    also: tuple[str, ...]
    english: tuple[str, ...]
    forms: Mapping[str, tuple[str, ...]]
    tip: Text
    text: Text
    articles: tuple[str, ...]

    def name(self, lang: str) -> str:
        """What texts of a language call it."""
        return self.term if lang.lower().startswith("pt") else self.english[0]


@dataclass(frozen=True, slots=True)
class Book:
    """rulebook.yaml."""

    sections: tuple[Section, ...]
    articles: Mapping[str, Article]
    remedies: Mapping[str, Phrase]


@dataclass(frozen=True, slots=True)
class Words:
    """words.yaml."""

    rulesets: Mapping[str, Entry]
    house_rules: Mapping[str, Entry]
    kinds: Mapping[str, Text]
    short_kinds: Mapping[str, Text]
    sheet: Mapping[str, Text]
    events: Mapping[str, Phrase]
    sentences: Mapping[str, Phrase]


@cache
def book() -> Book:
    """The articles and remedies. Raises RulebookError."""
    return _load("rulebook.yaml", read_book)


@cache
def words() -> Words:
    """The names of rulesets, house rules, canastras, sheet lines and events. Raises RulebookError."""
    return _load("words.yaml", read_words)


@cache
def terms() -> Mapping[str, Term]:
    """The glossary by id. Raises RulebookError."""
    return _load("glossary.yaml", read_terms)


def _load(name: str, read: Callable[[Document], T]) -> T:
    try:
        content = files("trainer.rules").joinpath(name).read_bytes()
        return read(parse_yaml(content, name))
    except OSError as failure:
        raise RulebookError(f"{name}: {failure.strerror or 'cannot be read'}; expected it in the package") from None
    except YamlError as failure:
        raise RulebookError(str(failure)) from None


def read_book(document: Document) -> Book:
    """The sections and remedies of a document. Raises YamlError."""
    page = _Page(document)
    page.only((), {"sections", "remedies"})
    sections = tuple(_section(page, path) for path in page.items(("sections",)))
    articles: dict[str, Article] = {}
    for number, section in enumerate(sections):
        for index, article in enumerate(section.articles):
            if article.id in articles:
                where = ("sections", number, "articles", index, "id")
                raise document.error(where, f"{article.id} twice", "each article once")
            articles[article.id] = article
    return Book(sections, articles, page.by_name(("remedies",), page.phrase))


def read_words(document: Document) -> Words:
    """The names of a document. Raises YamlError."""
    page = _Page(document)
    page.only((), set(Words.__dataclass_fields__))
    return Words(
        rulesets=page.by_name(("rulesets",), lambda path: _entry(page, path)),
        house_rules=page.by_name(("house_rules",), lambda path: _entry(page, path)),
        kinds=page.by_name(("kinds",), page.text),
        short_kinds=page.by_name(("short_kinds",), page.text),
        sheet=page.by_name(("sheet",), page.text),
        events=page.by_name(("events",), page.phrase),
        sentences=page.by_name(("sentences",), page.phrase),
    )


def read_terms(document: Document) -> Mapping[str, Term]:
    """The glossary of a document. Raises YamlError."""
    page = _Page(document)
    return {entry.id: entry for entry in (_term(page, path) for path in page.items(()))}


def _section(page: _Page, path: NodePath) -> Section:
    page.only(path, {"id", "title", "articles"})
    name = page.word((*path, "id"))
    articles = tuple(_article(page, where, name) for where in page.items((*path, "articles")))
    return Section(name, page.text((*path, "title")), articles)


def _article(page: _Page, path: NodePath, section: str) -> Article:
    fields = page.only(path, {"id", "title", "text", "more", "refusal", "refused", "examples", "source"})
    return Article(
        id=page.word((*path, "id")),
        section=section,
        title=page.text((*path, "title")),
        text=page.text((*path, "text")),
        more=page.text((*path, "more")),
        examples=tuple(_example(page, where) for where in page.items((*path, "examples"))),
        refusal=page.phrase((*path, "refusal")) if "refusal" in fields else None,
        refused=page.by_name((*path, "refused"), page.text) if "refused" in fields else {},
        source=page.word((*path, "source")),
    )


def _example(page: _Page, path: NodePath) -> Example:
    fields = page.mapping(path)
    case = {name: value for name, value in fields.items() if name != "caption"}
    return Example(page.text((*path, "caption")), case)


def _entry(page: _Page, path: NodePath) -> Entry:
    fields = page.only(path, {"title", "text", "values"})
    values = page.by_name((*path, "values"), page.text) if "values" in fields else {}
    return Entry(str(path[-1]), page.text((*path, "title")), page.text((*path, "text")), values)


def _term(page: _Page, path: NodePath) -> Term:
    fields = page.only(path, {"id", "term", "also", "english", "forms", "tip", "text", "articles"})
    if "forms" in fields:
        page.only((*path, "forms"), set(LANGUAGES))
    return Term(
        id=page.word((*path, "id")),
        term=page.word((*path, "term")),
        also=page.words((*path, "also")) if "also" in fields else (),
        english=page.words((*path, "english")),
        forms=page.by_name((*path, "forms"), page.words) if "forms" in fields else {},
        tip=page.text((*path, "tip")),
        text=page.text((*path, "text")),
        articles=page.words((*path, "articles")),
    )


class _Page:
    """A document read by paths; whatever is not as it should be is a YamlError with its line."""

    def __init__(self, document: Document) -> None:
        self._document = document

    def node(self, path: NodePath) -> Node:
        """The value at a path whose holders have been read."""
        node = self._document.data
        for index, step in enumerate(path):
            if isinstance(node, dict) and str(step) in node:
                node = node[str(step)]
            elif isinstance(node, list) and isinstance(step, int):
                node = node[step]
            else:
                raise self._document.error(path[: index + 1], "missing", "a value")
        return node

    def mapping(self, path: NodePath) -> dict[str, Node]:
        node = self.node(path)
        if not isinstance(node, dict):
            raise self._document.error(path, describe(node), "a mapping (key: value)")
        return node

    def only(self, path: NodePath, known: set[str]) -> dict[str, Node]:
        """The mapping at a path, which has no other fields than these."""
        fields = self.mapping(path)
        for name in fields:
            if name not in known:
                raise self._document.error((*path, name), "unknown field", f"one of {', '.join(sorted(known))}")
        return fields

    def items(self, path: NodePath) -> list[NodePath]:
        """The paths of the items of the list at a path."""
        node = self.node(path)
        if not isinstance(node, list):
            raise self._document.error(path, describe(node), "a list (- item)")
        return [(*path, index) for index in range(len(node))]

    def by_name(self, path: NodePath, read: Callable[[NodePath], T]) -> dict[str, T]:
        """What each field of the mapping at a path holds."""
        return {name: read((*path, name)) for name in self.mapping(path)}

    def word(self, path: NodePath) -> str:
        """A text that is not empty."""
        node = self.node(path)
        if not isinstance(node, str) or not node.strip():
            raise self._document.error(path, describe(node), "text")
        return node.strip()

    def words(self, path: NodePath) -> tuple[str, ...]:
        """A list of texts, none of them empty."""
        return tuple(map(self.word, self.items(path)))

    def text(self, path: NodePath) -> Text:
        """A text in both languages."""
        if set(self.mapping(path)) != set(LANGUAGES):
            raise self._document.error(path, f"only {' and '.join(self.mapping(path)) or 'nothing'}", _BOTH)
        pt, en = (self.word((*path, lang)) for lang in LANGUAGES)
        return Text(pt, en)

    def phrase(self, path: NodePath) -> Phrase:
        """A sentence in both languages, with the same placeholders in both."""
        self.only(path, set(LANGUAGES))
        pt, en = (self._forms((*path, lang)) for lang in LANGUAGES)
        phrase = Phrase(pt, en)
        if phrase.placeholders[0] != phrase.placeholders[1] or pt.keys() != en.keys():
            raise self._document.error(path, "the languages differ", "the same placeholders and forms in both")
        return phrase

    def _forms(self, path: NodePath) -> Mapping[str, str]:
        node = self.node(path)
        if isinstance(node, str):
            return {"other": node.strip()}
        self.only(path, set(FORMS))
        return {"other": self.word((*path, "other"))} | {form: self.word((*path, form)) for form in self.mapping(path)}
