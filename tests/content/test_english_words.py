"""English sentences use the English words of the game: those of the program too, which no file is checked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import trainer
from trainer.content.drills import DRILLS, drill
from trainer.content.terms import mentions, portuguese_in
from trainer.rulebook import LANGUAGES, Phrase, Text, glossary
from trainer.rulebook.book import book, terms, words

HOME = Path(trainer.__file__).parent


def found(text: str) -> list[tuple[str, str]]:
    return list(portuguese_in(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Take the lixo.", [("lixo", "discard pile")]),
        ("Two Mortos and a canastra  limpa", [("Mortos", "reserve"), ("canastra  limpa", "clean canasta")]),
        ("the batida is direta", [("batida", "going out"), ("direta", "directly")]),
    ],
)
def test_a_portuguese_word_in_an_english_text_is_found_with_the_english_one(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "The stock gives one card; the joker is a wild card, and Buraco STBL has no sets.",
        'STBL stands for "sem trinca e batida limpa".',
        "In “batida limpa” it is the canasta that is clean.",
        "See [the pile](/?term=lixo), `lixo` and {lixo}.",
        "A real puzzle about the real {7♠}.",
    ],
)
def test_english_words_names_and_what_is_quoted_or_an_address_may_stand(text: str) -> None:
    assert found(text) == []


def test_every_word_of_the_game_has_its_name_in_both_languages_and_a_tip_in_both_or_neither() -> None:
    everyday = {"baixar", "encaixar", "jogo"}  # verbs and a noun that one language has in common use
    for term in glossary():
        assert term.name("pt-BR") == term.term
        assert term.name("en") == term.english[0]
        assert term.id in everyday or set(term.forms) in (set(), set(LANGUAGES)), term.id


def test_the_tip_of_an_english_word_is_found_in_its_forms() -> None:
    text = "Take the discard pile, the stock and the reserve; a clean canasta goes out."
    assert [mention.term.id for mention in mentions(text, "en")] == [
        "lixo",
        "monte",
        "morto",
        "canastra-limpa",
        "batida",
    ]
    assert [mention.term.id for mention in mentions(text, "pt-BR")] == []


# The program's own sentences


def english_of(value: Any) -> Iterator[str]:
    """Every English text in a value of the rulebook."""
    match value:
        case Text():
            yield value.en
        case Phrase():
            yield from value.en.values()
        case dict():
            for each in value.values():
                yield from english_of(each)
        case tuple():
            for each in value:
                yield from english_of(each)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from english_of(getattr(value, field.name))


@pytest.mark.parametrize("part", [book, words, terms], ids=["articles", "names", "glossary"])
def test_the_rulebook(part: Any) -> None:
    texts = list(english_of(part()))
    assert len(texts) > 50
    assert [(text, word) for text in texts for word in found(text)] == []


def test_the_interface() -> None:
    with (HOME / "app/texts/pt_BR/LC_MESSAGES/trainer.po").open("rb") as file:
        ids = [message.id for message in read_po(file) if message.id]
    texts = [each for id_ in ids for each in ([id_] if isinstance(id_, str) else id_)]
    assert len(texts) > 500
    assert [(text, word) for text in texts for word in found(text)] == []


def templates(path: Path) -> Iterator[tuple[int, str]]:
    """The English of every `Said(pt, en)` and `Text(pt=, en=)` in a module, `{}` where a value stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Said", "Text"):
            english = [keyword.value for keyword in node.keywords if keyword.arg == "en"] or node.args[1:2]
            for part in (each for argument in english for each in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, part.value


SAYING = [path for path in sorted((HOME / "content").rglob("*.py")) if list(templates(path))]


def test_there_are_modules_that_make_sentences() -> None:
    assert {"wording.py", "telling.py", "asking.py", "price_words.py", "memory.py"} <= {path.name for path in SAYING}


@pytest.mark.parametrize("path", SAYING, ids=lambda path: path.stem)
def test_what_the_program_says_of_puzzles_and_mines(path: Path) -> None:
    assert [(line, text, word) for line, text in templates(path) for word in found(text)] == []


@pytest.mark.parametrize("name", DRILLS)
def test_drills(name: str) -> None:
    for seed in range(1, 25):
        made = drill(name, seed)
        for text in (made.title, made.exercise.goal, made.exercise.explain, *made.exercise.hints):
            assert found(text.en) == [], text.en
