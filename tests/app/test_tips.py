"""A word of the game explains itself where it first stands in a text."""

import re

import pytest
from test_pages import html_of, opened

from trainer.app.faces import tinted
from trainer.app.tips import portuguese_name, tipped
from trainer.content.terms import explained, mentions
from trainer.learning.store import Store
from trainer.rulebook import LANGUAGES, term


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
    assert [mention.term.id for mention in mentions(text, "pt-BR")] == ["canastra-limpa", "canastra"]
    assert explained(text, "pt-BR") == {"canastra-limpa"}
    english = "A **clean canasta**, not a `wild card`, {JK} [here](/?term=lixo), two *canastas*."
    assert [mention.term.id for mention in mentions(english, "en")] == ["canastra-limpa", "canastra"]
    assert explained(english, "en") == {"canastra-limpa"}


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
    made = tipped("O lixo.", set())
    found = re.search(r'popovertarget="([^"]+)" aria-describedby="([^"]+)".*popover id="([^"]+)"', made)
    assert found is not None
    assert len(set(found.groups())) == 1


def test_the_tip_of_an_english_word_says_the_portuguese_one() -> None:
    said = portuguese_name(term("lixo"), "en")
    assert re.sub("<[^>]+>", "", said) == " (in Portuguese lixo)"
    assert portuguese_name(term("stbl"), "en") == ""
    assert portuguese_name(term("lixo"), "pt-BR") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_puzzles_and_rules_have_tips(store: Store, lang: str) -> None:
    lesson = opened(lang=lang, lesson="lixo", step="1")
    assert {term(each).name(lang) for each in ("monte", "lixo")} <= set(
        words(" ".join(element.value for element in lesson.markdown))
    )
    puzzle = opened(lang=lang, puzzle="fecha-na-compra")
    shown = [word for element in puzzle.markdown for word in words(element.value)]
    assert len(shown) == len({each.casefold() for each in shown})
    rule = html_of(opened(lang=lang, article="out.limpa"))
    assert term("canastra-limpa").name(lang) in words(rule)
    assert ('(in Portuguese <i lang="pt-BR">canastra limpa</i>)' in rule) == (lang == "en")


def test_a_link_opens_a_word_of_the_glossary(store: Store) -> None:
    app = opened(term="lixo")
    assert term("lixo").text.pt in html_of(app)
    assert "Glossário" in html_of(app)
    assert "Regras" in html_of(opened(term="nowhere"))
