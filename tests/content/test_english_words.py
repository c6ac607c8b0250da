"""English sentences use the English words of the game and none gives a player a gender, the program's own too."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po

import trainer
from trainer.content.drills import DRILLS, drill
from trainer.content.genders import gendered
from trainer.content.terms import mentions, portuguese_in
from trainer.rulebook import LANGUAGES, Phrase, Text, glossary
from trainer.rulebook.book import book, terms, words

HOME = Path(trainer.__file__).parent


def found(text: str) -> list[tuple[str, str]]:
    return list(portuguese_in(text))


def faults(text: str, language: str = "en") -> list[tuple[str, str]]:
    return [*(found(text) if language == "en" else []), *gendered(text, language)]


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


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("He lays her joker.", "en", [("He", "they"), ("her", "them or their")]),
        ("They hold the other one; here, the heat.", "en", []),
        ("A parceira bateu; a dupla adversária, não.", "pt-BR", [("parceira", "parceiro")]),
        ("Ela fecha a canastra do adversário.", "pt-BR", []),
    ],
)
def test_a_word_that_gives_a_player_a_sex_is_found(text: str, language: str, expected: list[tuple[str, str]]) -> None:
    assert list(gendered(text, language)) == expected


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


def said_in(value: Any) -> Iterator[tuple[str, str]]:
    """Every text in a value of the rulebook, with its language."""
    match value:
        case Text():
            yield from ((value.en, "en"), (value.pt, "pt-BR"))
        case Phrase():
            yield from ((text, "en") for text in value.en.values())
            yield from ((text, "pt-BR") for text in value.pt.values())
        case dict():
            for each in value.values():
                yield from said_in(each)
        case tuple():
            for each in value:
                yield from said_in(each)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from said_in(getattr(value, field.name))


@pytest.mark.parametrize("part", [book, words, terms], ids=["articles", "names", "glossary"])
def test_the_rulebook(part: Any) -> None:
    texts = list(said_in(part()))
    assert len(texts) > 100
    assert [(text, word) for text, language in texts for word in faults(text, language)] == []


def test_the_interface() -> None:
    with (HOME / "app/texts/pt_BR/LC_MESSAGES/trainer.po").open("rb") as file:
        messages = [message for message in read_po(file) if message.id]
    texts = [(text, "en") for message in messages for text in _forms(message.id)]
    texts += [(text, "pt-BR") for message in messages for text in _forms(message.string)]
    assert len(texts) > 1000
    assert [(text, word) for text, language in texts for word in faults(text, language)] == []


def _forms(text: str | Sequence[str]) -> Sequence[str]:
    return [text] if isinstance(text, str) else text


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
    assert [(line, text, word) for line, text in templates(path) for word in faults(text)] == []


@pytest.mark.parametrize("name", DRILLS)
def test_drills(name: str) -> None:
    for seed in range(1, 25):
        made = drill(name, seed)
        for text in (made.title, made.exercise.goal, made.exercise.explain, *made.exercise.hints):
            assert faults(text.en) == [], text.en
            assert faults(text.pt, "pt-BR") == [], text.pt
