"""A word of the game explains itself where it first stands in a text."""

import re

import pytest
from test_pages import html_of, opened

from trainer.app.faces import tinted
from trainer.app.tips import tipped
from trainer.content.terms import explained, mentions
from trainer.learning.store import Store
from trainer.rulebook import LANGUAGES, articles, glossary, term


def words(text: str) -> list[str]:
    return re.findall(r'class="term"[^>]*>([^<]+)<', text)


def test_the_first_use_of_a_word_has_its_tip_and_the_next_has_none() -> None:
    seen: set[str] = set()
    first = tipped("O lixo e o monte; de novo o lixo.", seen)
    assert words(first) == ["lixo", "monte"]
    assert term("lixo").tip.pt in first
    assert words(tipped("Agora o lixo, o morto.", seen)) == ["morto"]


def test_the_longest_word_is_taken_and_cards_links_and_code_are_left_alone() -> None:
    text = "A **canastra limpa**, not a `curinga`, {JK} [here](/?term=lixo), two *canastras*."
    assert [mention.term.id for mention in mentions(text)] == ["canastra-limpa", "canastra"]
    assert explained(text) == {"canastra-limpa"}


def test_the_text_around_a_tip_is_drawn_and_escaped_as_ever() -> None:
    made = tipped("<b> {7♠} no lixo & 8♥", set())
    assert made.startswith('&lt;b> <span class="chip">7♠</span> no <span class="gloss">')
    assert made.endswith(" &amp; 8♥")
    assert '<span class="chip red">8♥</span>' in tipped("lixo 8♥", set(), tinted)


def test_a_full_stop_stays_with_the_word_before_it() -> None:
    made = tipped("O lixo. O monte, *o morto*.", set())
    assert re.findall(r"</button>([^<]*)<span", made) == [".", ",", ""]
    assert re.sub(r'<span class="tip".*?</span>|<[^>]+>', "", made) == "O lixo. O monte, *o morto*."


def test_a_tip_is_named_by_what_it_describes() -> None:
    made = tipped("The lixo.", set())
    found = re.search(r'popovertarget="([^"]+)" aria-describedby="([^"]+)".*popover id="([^"]+)"', made)
    assert found is not None
    assert len(set(found.groups())) == 1


def test_english_has_a_tip_for_every_word_that_stays_portuguese() -> None:
    """Of the words that the English texts of the rulebook leave untranslated, none is without forms."""
    english = " ".join(f"{each.text.en} {each.more.en}" for each in articles()).casefold()
    everyday = {"as", "buraco"}
    missing = [
        entry.id
        for entry in glossary()
        if not entry.forms and entry.id not in everyday and re.search(rf"\b{re.escape(entry.term)}\b", english)
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_puzzles_and_rules_have_tips(store: Store, lang: str) -> None:
    lesson = opened(lang=lang, lesson="lixo", step="1")
    assert {"monte", "lixo"} <= set(words(" ".join(element.value for element in lesson.markdown)))
    puzzle = opened(lang=lang, puzzle="fecha-na-compra")
    shown = [word for element in puzzle.markdown for word in words(element.value)]
    assert len(shown) == len({each.casefold() for each in shown})
    assert "canastra limpa" in words(html_of(opened(lang=lang, article="out.limpa")))


def test_a_link_opens_a_word_of_the_glossary(store: Store) -> None:
    app = opened(term="lixo")
    assert term("lixo").text.pt in html_of(app)
    assert "Glossário" in html_of(app)
    assert "Regras" in html_of(opened(term="nowhere"))
