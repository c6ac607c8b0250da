"""A teacher's folder in the app: mistakes with their line, what is added or replaced, changes without a restart."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from test_pages import html_of, opened, press, words

from trainer.app import session, settings, shelf
from trainer.learning.store import Store

PUZZLE = """\
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
LESSON = """\
id: mesa
title: {pt-BR: Outra mesa, en: Another table}
minutes: 3
articles: [meld.sequence]
steps:
  - say: {pt-BR: Olhe., en: Look.}
  - do: probe
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A teacher's folder, and a clock that runs a second a look."""
    url = f"sqlite:///{tmp_path / 'pages.sqlite'}"
    mine = tmp_path / "mine"
    mine.mkdir()
    monkeypatch.setenv(settings.DATABASE, url)
    monkeypatch.setenv(settings.CONTENT, str(mine))
    ticks = iter(range(1, 1_000_000))
    monkeypatch.setattr(shelf, "clock", lambda: float(next(ticks)))
    store = Store(url)
    yield mine
    store.close()
    session.close_stores()
    shelf._follow.cache_clear()


def again(app: AppTest) -> AppTest:
    app.run()
    assert not app.exception
    return app


@pytest.mark.parametrize(
    ("lang", "told"),
    [("pt-BR", "'three' . Esperado: um número inteiro"), ("en", "'three' . Expected: a whole number")],
)
def test_a_mistake_is_told_with_file_and_line_and_mended_without_a_restart(folder: Path, lang: str, told: str) -> None:
    (folder / "probe.yaml").write_text(PUZZLE, "utf-8")
    (folder / "aula.yaml").write_text(LESSON.replace("minutes: 3", "minutes: three"), "utf-8")
    app = opened(lang=lang, content="1")
    assert "<code>aula.yaml:3</code> <code>minutes</code>" in html_of(app)
    assert told.replace(" .", ".") in html_of(app).replace("&#x27;", "'")
    assert str(folder) not in html_of(app)
    student = opened(lang=lang, lesson="mesa")
    assert "Outra mesa" not in words(student)
    (folder / "aula.yaml").write_text(LESSON, "utf-8")
    assert "aula.yaml:3" not in html_of(again(app))
    assert {"pt-BR": "Outra mesa", "en": "Another table"}[lang] in words(again(student))


def test_what_replaces_the_programs_own_is_marked(folder: Path) -> None:
    (folder / "probe.yaml").write_text(PUZZLE, "utf-8")
    (folder / "aula.yaml").write_text(LESSON, "utf-8")
    app = opened(content="1")
    assert "substitui a do programa" in words(app)
    assert "do seu professor" in words(opened(lesson="nowhere"))


def test_a_lesson_taken_away_while_it_is_open_is_told(folder: Path) -> None:
    (folder / "probe.yaml").write_text(PUZZLE, "utf-8")
    (folder / "aula.yaml").write_text(LESSON.replace("mesa", "minha"), "utf-8")
    app = opened(lesson="minha")
    (folder / "aula.yaml").unlink()
    press(app, "Próximo")
    assert "Esta lição não existe" in words(app)


def test_an_exercise_that_was_changed_is_asked_anew(folder: Path) -> None:
    (folder / "probe.yaml").write_text(PUZZLE, "utf-8")
    app = opened(puzzle="probe")
    press(app, "Sim, pode")
    assert "Certo!" in words(app)
    (folder / "probe.yaml").write_text(PUZZLE.replace("8C", "4C"), "utf-8")
    assert "Certo!" not in words(again(app))


def test_without_a_folder_the_page_says_how_to_give_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(settings.CONTENT)
    assert "buraco serve --content" in words(opened(content="1"))
