"""Ways into the course in a real browser: the placement test to its verdict, a path, and a page that is printed."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from clicks import Clicks
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, Visit, Visitor

pytestmark = pytest.mark.browser

PLACEMENT = LIBRARY.placement
MISSED = "mesa-de-fechado"


def expect_accessible(learner: Visit) -> None:
    learner.settle()
    found = Axe().run(learner.page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == []


def test_the_placement_test_from_its_start_to_its_verdict(visit: Visitor) -> None:
    assert PLACEMENT is not None
    learner = visit("en", NARROW)
    learner.open("/?placement=1")
    learner.button("Begin the test").click()
    for number, question in enumerate(PLACEMENT.questions, 1):
        above = learner.says("Question {number} of {total}", number=number, total=len(PLACEMENT.questions))
        expect(learner.page.locator(".eyebrow")).to_have_text(above, timeout=SLOW)
        if number == 4:
            learner.open("/?placement=1")  # a reload goes on where one was
            expect(learner.page.locator(".eyebrow")).to_have_text(above, timeout=SLOW)
        learner.settle()
        if question.id == MISSED:
            expect_accessible(learner)
            learner.button("I do not know").click()
        else:
            learner.answer(question.do)
    heading = learner.says("You know {n} of {total} lessons", n=17, total=18)
    expect(learner.page.get_by_role("heading", name=heading)).to_be_visible(timeout=SLOW)
    title = LIBRARY.lessons["modalidades"].title.said("en")
    expect(learner.page.locator("ul.study a")).to_have_text([title])
    expect_accessible(learner)
    clicks = Clicks(learner)
    clicks.press("Next: {title}", title=title)
    clicks.is_at(lesson="modalidades", step="1")
    clicks.rest()
    clicks.enter("Home")
    expect(learner.page.get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)


def test_a_path_leads_to_something_to_try(visit: Visitor) -> None:
    learner = visit("pt-BR", NARROW)
    learner.open("/?path=burraco")
    expect(learner.page.locator('[class*="st-key-tile-difference"]')).to_have_count(8)
    expect_accessible(learner)
    learner.button("Try it").first.click()
    exercise = LIBRARY.paths["burraco"].differences[0].do
    assert exercise is not None
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    learner.answer(exercise)
    learner.expect_right()


def test_the_rules_sheet_is_read_on_a_phone(visit: Visitor) -> None:
    learner = visit("pt-BR", NARROW)
    learner.open("/?print=rules")
    expect_accessible(learner)
    assert learner.page.evaluate("document.querySelector('.stMain').scrollWidth") == NARROW[0]


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_a_lesson_is_printed_on_one_page(visit: Visitor, lang: str) -> None:
    learner = visit(lang, scheme="dark")
    longest = max(LIBRARY.lessons_in_order, key=lambda lesson: len(lesson.articles))
    learner.open(f"/?summary={longest.id}")
    learner.settle()
    expect(learner.page.locator(".paper h1")).to_have_text(longest.title.said(lang))
    pages = re.findall(rb"/Type\s*/Page\b", learner.page.pdf(prefer_css_page_size=True))
    assert len(pages) == 1
    learner.page.evaluate("window.print = () => { window.printed = true; }")
    learner.button("Print").click()
    assert learner.page.evaluate("window.printed")
