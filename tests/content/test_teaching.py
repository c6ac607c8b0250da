"""What the linter finds in a lesson that would teach badly."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.content.lesson_scaffold import lesson_text
from trainer.content.library import Library, load_library
from trainer.content.models import Lesson
from trainer.content.prose import miswritten_cards
from trainer.content.teaching import dead_links, has_picture, structure_faults, teaching_faults
from trainer.yaml_text import parse_yaml

LIBRARY = load_library()
TEXT = lesson_text("minha-aula", Path("minha-aula.yaml"))
CHOOSE, COUNT = 'goal: {pt-BR: "Qual destes', 'goal: {pt-BR: "Quantos'


def faults(text: str, library: Library = LIBRARY) -> list[str]:
    lesson = Lesson.from_document(parse_yaml(text))
    return [finding.wrong for finding in teaching_faults(lesson, library)]


def with_say(goal: str, pt: str, en: str) -> str:
    """The lesson with words of its own before the question that begins with `goal`."""
    assert TEXT.count(goal) == 1
    head, _, tail = TEXT.partition(f"  - do:\n      {goal}")
    return f'{head}  - say: {{pt-BR: "{pt}", en: "{en}"}}\n    do:\n      {goal}{tail}'


def test_a_lesson_as_it_should_be_has_no_faults() -> None:
    assert faults(TEXT) == []


@pytest.mark.parametrize(
    ("goal", "pt", "en"), [(COUNT, "Isto dá {points} pontos.", "Look."), (CHOOSE, "Olhe.", "{fit}")]
)
def test_words_that_tell_the_answer_are_found_in_either_language(goal: str, pt: str, en: str) -> None:
    lesson = Lesson.from_document(parse_yaml(TEXT))
    exercises = {exercise.ask: exercise for exercise in lesson.exercises}
    values = {"points": exercises["count"].accept, "fit": "{" + exercises["cards"].solution[0].symbol + "}"}
    found = faults(with_say(goal, pt.format(**values), en.format(**values)))
    assert [wrong[:-1] for wrong in found if wrong.startswith("it tells")] == ["it tells the answer of step "]


def test_the_step_before_may_not_tell_the_answer_either() -> None:
    told = TEXT.replace('pt-BR: "Outra ideia, uma só por passo."', 'pt-BR: "{0}"')
    lesson = Lesson.from_document(parse_yaml(TEXT))
    fit = next(exercise for exercise in lesson.exercises if exercise.ask == "cards").solution[0].symbol
    assert "it tells the answer of step 7" in faults(told.replace("{0}", f"{{{fit}}}"))


def test_a_word_counts_as_explained_in_bold_here_or_in_what_the_lesson_needs() -> None:
    mesa = LIBRARY.lessons["mesa"]
    alone = Library(lessons={"mesa": mesa}, courses=LIBRARY.courses)
    assert not any("is not explained" in finding.wrong for finding in teaching_faults(mesa, alone))
    later = LIBRARY.lessons["morto"]
    unknown = [finding.wrong for finding in teaching_faults(later, Library(lessons={"morto": later}))]
    assert "the word 'canastra limpa' is not explained" in unknown
    assert "the word 'clean canasta' is not explained" in unknown
    assert not any("morto" in wrong or "reserve" in wrong for wrong in unknown)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{7♠} e {10♥ J♥} e {JK}", []),
        ("{7S} e {T♥}", [("{7S}", "{7♠}"), ("{T♥}", "{10♥}")]),
        ("o 7♠ e o 10♥", [("7♠", "{7♠}"), ("10♥", "{10♥}")]),
    ],
)
def test_cards_are_written_as_they_are_drawn(text: str, found: list[tuple[str, str]]) -> None:
    assert miswritten_cards(text) == found


def test_both_languages_have_the_same_structure() -> None:
    assert list(structure_faults("Um **jogo**.\n\n- a\n- b", "A **meld**.\n\n- a\n- b")) == []
    assert list(structure_faults("Um **jogo**.\n\n- a\n- b", "A meld.\n\n- a")) == [
        "paragraphs: 3 in pt-BR, 2 in en",
        "list items: 2 in pt-BR, 1 in en",
        "texts in bold: 1 in pt-BR, 0 in en",
    ]


@pytest.mark.parametrize(
    ("address", "is_dead"),
    [
        ("/?lesson=lixo", False),
        ("?lesson=lixo&step=3", False),
        ("/?lesson=lixo&step=99", True),
        ("/?lesson=nowhere", True),
        ("/?puzzle=rei-as-dois", False),
        ("/?article=out.limpa", False),
        ("/?article=out.suja", True),
        ("/?term=canastra-limpa", False),
        ("/?term=meld", True),
        ("#ancora", True),
        ("rules", True),
        ("https://example.org", False),
    ],
)
def test_a_link_leads_somewhere(address: str, is_dead: bool) -> None:
    assert bool(list(dead_links(f"Veja [aqui]({address}).", LIBRARY))) is is_dead


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("Veja ![a mesa](https://example.org/x.png).", True),
        ("Veja ![](x.png).", True),
        ('Veja <img src="https://example.org/x.png">.', True),
        ("Veja {7♠}! [A regra](/?article=meld.size).", False),
    ],
)
def test_a_picture_is_seen(text: str, has: bool) -> None:
    assert has_picture(text) is has
