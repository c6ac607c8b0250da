"""A teacher at work beside a learner; words that explain themselves; what was missed, the next day."""

import re
import sqlite3
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, Visit, Visitor

pytestmark = pytest.mark.browser

LESSON = """\
id: minha-aula
title: {pt-BR: Minha aula, en: My lesson}
minutes: 3
articles: [meld.sequence]
steps:
  - say: {pt-BR: "Olhe bem para o lixo.", en: Look well at the discard pile.}
    show: {melds: ["5C 6C 7C"]}
  - do: rei-as-dois
"""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("mine")
    return folder


def test_a_teacher_mends_a_lesson_while_a_learner_waits_for_it(visit: Visitor, content: Path) -> None:
    file = content / "aula.yaml"
    file.write_text(LESSON.replace("minutes: 3", "minutes: three"), "utf-8")
    teacher, learner = visit("en"), visit("pt-BR", NARROW)
    teacher.open("/?content=1")
    fault = teacher.page.locator(".fault")
    expect(fault).to_contain_text("aula.yaml:3", timeout=SLOW)
    expect(fault).to_contain_text("Expected: a whole number")
    learner.open("/?lesson=minha-aula")
    expect(learner.page.get_by_text(learner.says("This lesson does not exist."))).to_be_visible(timeout=SLOW)
    file.write_text(LESSON, "utf-8")
    expect(fault).to_have_count(0, timeout=SLOW)
    learner.open("/?lesson=minha-aula")
    expect(learner.page.get_by_role("heading", name="Minha aula")).to_be_visible(timeout=SLOW)
    teacher.page.get_by_role("link", name="My lesson").click()
    expect(teacher.page.get_by_role("heading", name="My lesson")).to_be_visible(timeout=SLOW)


def test_a_word_explains_itself_by_touch_and_by_keyboard_on_a_phone(visit: Visitor) -> None:
    learner = visit("en", NARROW)
    learner.open("/?lesson=lixo&step=1")
    learner.settle()
    word = learner.page.get_by_role("button", name="discard pile", exact=True)
    tip = word.locator("xpath=following-sibling::*[1]")
    expect(word).to_have_accessible_description("discard pile (in Portuguese lixo): The pile of everybody's discards.")
    expect(tip).to_be_hidden()
    word.click()
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW[0]
    learner.settle()
    faults = Axe().run(learner.page).response["violations"]
    assert [fault["id"] for fault in faults if fault["impact"] in ("serious", "critical")] == []
    learner.page.locator("h1").first.click()
    learner.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    word.focus()
    learner.page.keyboard.press("Enter")
    expect(tip).to_be_visible()


def a_day_passes(database: str) -> None:
    """Every attempt happened a day earlier."""
    with sqlite3.connect(database.removeprefix("sqlite:///"), timeout=20) as connection:
        connection.execute("UPDATE attempt SET at = datetime(at, '-1 day')")


@pytest.mark.parametrize(("lang", "size"), [("pt-BR", NARROW)])
def test_what_was_missed_comes_back_the_next_day(
    visit: Visitor, database: str, lang: str, size: tuple[int, int]
) -> None:
    learner: Visit = visit(lang, size)
    exercise = LIBRARY.puzzles["rei-as-dois"].exercise
    learner.open("/?puzzle=rei-as-dois")
    learner.settle()
    learner.answer_wrong(exercise)
    expect(learner.page.locator(".verdict.bad")).to_be_visible(timeout=SLOW)
    learner.open("/")
    learner.settle()
    expect(learner.button("Review now")).to_have_count(0)
    a_day_passes(database)
    learner.open("/you")
    learner.open("/")
    learner.button("Review now").click()
    title = LIBRARY.puzzles["rei-as-dois"].title.said(lang)
    expect(learner.page.get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)
    learner.settle()
    learner.answer(exercise)
    learner.expect_right()
    expect(learner.page.get_by_text(re.compile("Volta em 2 dias"))).to_be_visible(timeout=SLOW)
    learner.button("Next").click()
    expect(learner.page.get_by_role("heading", name=learner.says("Review done"))).to_be_visible(timeout=SLOW)
