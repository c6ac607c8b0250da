"""The coach at the table in a real browser: hints mark cards, a blunder is held back, all of it by keyboard too."""

import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from visits import NARROW, SLOW, WIDE, Visit, Visitor

pytestmark = pytest.mark.browser
SEED = 1  # the learner begins, and draws a joker


def begin(learner: Visit) -> None:
    learner.open("/play")
    field = learner.page.get_by_label(learner.says("Deal number (optional)"))
    field.fill(str(SEED))
    field.press("Enter")
    learner.button("Sit down and play").click()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    learner.act("draw")
    expect(learner.hand).to_have_count(12, timeout=SLOW)


def wait_for_the_kernel(learner: Visit) -> None:
    """Until it is compiled the coach says less: what a joker is worth is not told then."""
    until = time.monotonic() + 240
    while "buraco_kernel_compiled 1" not in learner.page.request.get(f"{learner.server}/metrics").text():
        assert time.monotonic() < until, "the kernel was not compiled in time"
        time.sleep(1)


def clean(learner: Visit, width: int) -> None:
    """Nothing wider than the window, nothing axe objects to."""
    learner.settle()
    assert learner.page.evaluate("document.querySelector('.stMain').scrollWidth") <= width
    found = Axe().run(learner.page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == []


@pytest.mark.parametrize(("lang", "size"), [("pt-BR", WIDE), ("en", NARROW)])
def test_hints_mark_cards_and_a_blunder_waits_for_a_second_thought(
    visit: Visitor, lang: str, size: tuple[int, int]
) -> None:
    learner = visit(lang, size)
    wait_for_the_kernel(learner)
    begin(learner)
    for rung, head in (
        ("What matters here?", "What matters"),
        ("Which cards?", "These cards"),
        ("Which move?", "The coach's move"),
    ):
        learner.button(rung).click()
        expect(learner.page.get_by_text(learner.says(head), exact=True)).to_be_visible(timeout=SLOW)
    marked = learner.hand.and_(learner.page.locator(".marked"))
    expect(marked.first).to_have_accessible_name(re.compile(re.escape(learner.says("marked by the coach"))))
    clean(learner, size[0])
    learner.page.get_by_text(learner.says("Any loss"), exact=True).click()
    learner.settle()
    learner.choose(("JK",))
    learner.page.keyboard.press("d")
    caution = learner.page.locator(".st-key-caution")
    expect(caution).to_be_visible(timeout=SLOW)
    expect(learner.hand).to_have_count(12)
    clean(learner, size[0])
    again = learner.button("Think again")
    again.focus()
    learner.page.keyboard.press("Enter")
    expect(caution).to_have_count(0, timeout=SLOW)
    learner.page.reload()
    expect(learner.hand).to_have_count(12, timeout=SLOW)
    taken = "3 dicas pedidas nesta rodada" if lang == "pt-BR" else "3 hints taken in this deal"
    expect(learner.page.get_by_text(taken)).to_be_visible(timeout=SLOW)
