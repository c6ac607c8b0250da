"""A bad file is one clear line each, with its place; the rest keeps working."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from trainer.content.library import Library, content_folders, load_files, load_library
from trainer.content.linter import lint
from trainer.content.models import Lesson
from trainer.yaml_text import parse_yaml, read_yaml

Write = Callable[..., list[Path]]
Fault = dict[str, str]

GOOD = """\
id: probe
title: {pt-BR: Prova, en: Probe}
themes: [sequencias]
articles: [meld.sequence]
difficulty: 1
goal: {pt-BR: E agora?, en: What now?}
explain: {pt-BR: Assim., en: Like this.}
position: {phase: play, hands: {0: "8C QD KD", 1: 11}, table: {0: ["5C 6C 7C"]}}
ask: legal?
moves: [add 1 8C]
accept: yes
"""
FAULTS: Any = read_yaml(Path(__file__).with_name("faults.yaml")).data


def problems_of(write: Write, text: str) -> list[str]:
    library = load_files(write(bad=text))
    assert not library.puzzles
    return [str(problem) for problem in library.problems]


@pytest.mark.parametrize("fault", FAULTS["puzzle"], ids=lambda fault: fault["says"][:60])
def test_a_bad_puzzle_is_one_line_with_its_place(folder: Write, fault: Fault) -> None:
    assert fault["replace"] in GOOD
    assert problems_of(folder, GOOD.replace(fault["replace"], fault["by"])) == [fault["says"]]


@pytest.mark.parametrize("fault", FAULTS["ask"], ids=lambda fault: fault["says"][:60])
def test_each_way_to_ask_refuses_what_it_cannot_use(folder: Write, fault: Fault) -> None:
    start = GOOD[: GOOD.index("ask:")]
    assert problems_of(folder, f"{start}{fault['body']}\n") == [fault["says"]]


def test_all_that_is_wrong_with_a_file_is_said(folder: Write) -> None:
    text = GOOD.replace("id: probe", "id: P").replace("difficulty: 1", "difficulty: 0")
    assert [problem.split(":")[1] for problem in problems_of(folder, text)] == ["1", "5"]


@pytest.mark.parametrize("text", ["- a list", "a: [", "", "id: {a: b}\nid: c"])
def test_what_is_no_yaml_mapping_is_one_line(folder: Write, text: str) -> None:
    (problem,) = problems_of(folder, text)
    assert problem.startswith("bad.yaml:")
    assert "; expected " in problem


def test_the_rest_keeps_working(folder: Write) -> None:
    library = load_files(folder(a="- a list", b=GOOD, c=GOOD))
    assert list(library.puzzles) == ["probe"]
    assert [str(problem) for problem in library.problems] == [
        "a.yaml:1: a list; expected a mapping (key: value)",
        "c.yaml:1: id: the id probe is taken by b.yaml; expected an id of its own",
    ]


LESSON = """\
id: probe-lesson
title: {pt-BR: Aula, en: Lesson}
minutes: 5
articles: [meld.sequence]
steps:
  - say: {pt-BR: Olhe., en: Look.}
    show: {melds: ["5C 6C 7C"]}
  - say: {pt-BR: Jogue., en: Play.}
    try: {position: {phase: draw, hands: {0: "8C QD KD", 1: 11}, lixo: 7D}}
  - do: probe
"""


@pytest.mark.parametrize("fault", FAULTS["lesson"], ids=lambda fault: fault["says"][:60])
def test_a_bad_lesson_is_one_line_with_its_place(folder: Write, fault: Fault) -> None:
    assert fault["replace"] in LESSON
    library = load_files(folder(bad=LESSON.replace(fault["replace"], fault["by"])))
    assert fault["says"] in [str(problem) for problem in library.problems]
    assert not library.lessons


def test_a_course_orders_its_lessons(folder: Write) -> None:
    library = load_files(
        folder(course="title: {pt-BR: C, en: C}\nlessons:\n  - {lesson: b, needs: [a]}\n  - {lesson: a}\n")
    )
    assert [str(problem) for problem in library.problems] == [
        "course.yaml:1: b needs a, which is not before it; expected lessons in order"
    ]


def test_a_step_finds_its_exercise_written_out_or_by_the_puzzles_id(folder: Write) -> None:
    library = load_files(folder(lesson=LESSON, puzzle=GOOD))
    assert library.problems == []
    lesson = library.lessons["probe-lesson"]
    assert library.exercise_of(lesson.steps[-1]) is library.puzzles["probe"].exercise
    assert library.exercise_of(lesson.steps[0]) is None
    assert lesson.check == lesson.steps[-1:]


def test_the_sandbox_has_real_cards_to_draw(folder: Write) -> None:
    sandbox = Lesson.from_document(parse_yaml(LESSON)).steps[1].sandbox
    assert sandbox is not None
    assert len(sandbox.position.monte) == 20
    assert not any(card.is_hidden for card in sandbox.position.monte)


def test_the_revision_follows_the_content() -> None:
    texts = (LESSON, LESSON + "# note\n", LESSON.replace("5", "6", 1))
    first, same, other = (Lesson.from_document(parse_yaml(text)) for text in texts)
    assert first.revision == same.revision != other.revision
    assert len(first.revision) == 12


def test_more_folders_join_the_programs_own_content(folder: Write) -> None:
    folder(mine=GOOD)
    library = load_files([Path()]).laid_over(load_library())
    assert "probe" in library.puzzles
    assert "rei-as-dois" in library.puzzles
    assert library.problems == []
    assert [lesson.id for lesson in library.lessons_in_order][:2] == ["mesa", "sequencias"]
    assert library.needs_of("canastras") == ("ases", "curingas")


@pytest.mark.parametrize("path", ["morto/pelo-lixo.yaml", "sequencias/o-que-entra.yaml", "limpar/qual-limpa.yaml"])
def test_whatever_stands_in_a_field_is_a_line_or_accepted_never_a_crash(path: str) -> None:
    document = read_yaml(content_folders()[1] / path)
    junk: list[Any] = ["", "zzz", "-1", "99", [], ["a"], [["x"]], {}, {"a": "b"}, "5C 5C 5C"]
    for field, value in product(document.mapping(), junk):
        library = Library()
        library.add_document(replace(document, data={**document.mapping(), field: value}))
        assert all("; expected " in str(problem) for problem in lint(library))
