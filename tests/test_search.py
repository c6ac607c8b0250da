"""The rulebook is found by the words people type: English or Portuguese, one or many, with a slip of one letter."""

from __future__ import annotations

import pytest

from trainer.rulebook import LANGUAGES, articles, glossary
from trainer.rulebook.search import Found, is_one_slip, search


def find(text: str, language: str) -> Found:
    return search(text, language, glossary(), articles())


SAID = [
    ("wild", "curinga", "wild.place"),
    ("wilds", "curinga", "wild.place"),
    ("wild card", "curinga", "meld.one_wild"),
    ("discard pile", "lixo", "pile.top"),
    ("discard piles", "lixo", "pile.top"),
    ("stock", "monte", "monte.refill"),
    ("stocks", "monte", "monte.refill"),
    ("meld", "jogo", "meld.size"),
    ("melds", "jogo", "meld.size"),
    ("run", "sequencia", "meld.sequence"),
    ("runs", "sequencia", "meld.sequence"),
    ("jokers", "curingao", "wild.place"),
    ("lixo", "lixo", "pile.top"),
    ("curingas", "curinga", "wild.moves"),
    ("curingoes", "curingao", "wild.place"),
    ("canastras limpas", "canastra-limpa", "canastra.kinds"),
    ("sequências", "sequencia", "meld.sequence"),
    ("wlid", "curinga", "wild.place"),
    ("discrd pile", "lixo", "pile.top"),
    ("stok", "monte", "monte.refill"),
    ("curnga", "curinga", "wild.moves"),
    ("limppa", "canastra-limpa", "canastra.kinds"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "term", "article"), SAID)
def test_what_people_type_is_found_whatever_the_page_speaks(typed: str, term: str, article: str, language: str) -> None:
    found = find(typed, language)
    assert term in [each.id for each in found.named]
    assert article in [each.id for each in found.articles]


@pytest.mark.parametrize(
    ("typed", "article"), [("canas", "canastra.kinds"), ("discar", "discard.any"), ("discard p", "pile.top")]
)
def test_the_beginning_of_a_word_is_enough_while_one_types(typed: str, article: str) -> None:
    assert article in [each.id for each in find(typed, "en").articles]


def test_a_slip_counts_only_where_nothing_is_found_as_it_is_typed() -> None:
    assert [each.id for each in find("stock", "en").named] == ["monte"]
    assert find("zzzz", "en") == Found((), (), ())
    assert find("xx", "en") == Found((), (), ())


def test_an_empty_search_finds_the_whole_book_and_names_nothing() -> None:
    found = find("  ", "pt-BR")
    assert (found.named, found.terms, found.articles) == ((), tuple(glossary()), tuple(articles()))


@pytest.mark.parametrize(
    ("one", "other", "is_slip"),
    [
        ("stok", "stock", True),
        ("stocck", "stock", True),
        ("stick", "stock", True),
        ("sotck", "stock", True),
        ("stock", "stock", False),
        ("stcko", "stock", False),
        ("sto", "stock", False),
        ("", "a", True),
    ],
)
def test_one_slip_is_one_letter_or_two_exchanged(one: str, other: str, is_slip: bool) -> None:
    assert is_one_slip(one, other) is is_slip
    assert is_one_slip(other, one) is is_slip


@pytest.mark.parametrize(
    ("word", "term"),
    [("coringa", "curinga"), ("melé", "curingao"), ("lixeira", "lixo"), ("descarte", "lixo"), ("PE", "morto")],
)
def test_a_search_knows_the_other_names_that_tables_use(word: str, term: str) -> None:
    assert term in [each.id for each in find(word, "pt-BR").terms]
