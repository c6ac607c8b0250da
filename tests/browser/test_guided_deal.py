"""The first turns of the guided deal in a real browser: the tutor speaks, steps back, and leaves the hand alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from looks import faults
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, WIDE, Visit, Visitor

from trainer.app.faces import plain
from trainer.bots import BOTS
from trainer.learning import game as games
from trainer.learning.tutor import Said, following, guided_game, spoken, tutor_of
from trainer.rules.position import view_of

pytestmark = pytest.mark.browser

REMARKS = 7  # made in the first four turns


def expect_said(learner: Visit, said: Said) -> None:
    """The remark stands in the live region, its cards drawn; its article is linked."""
    region = learner.page.locator(".st-key-tutor-say")
    names = [learner.says("You"), "Beto"]
    text = plain(spoken(said, learner.lang, names)).replace("*", "")
    start = text[: min(text.find(mark) for mark in ".;:" if mark in text)]
    expect(region).to_contain_text(start.split("♠")[0].split("♥")[0].split("♦")[0].split("♣")[0][:20], timeout=SLOW)
    expect(region.locator(f'a[href="article?article={said.remark.article}"]')).to_be_visible(timeout=SLOW)
    expect(region).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize(("lang", "size"), [("pt-BR", WIDE), ("en", NARROW)])
def test_the_tutor_speaks_in_the_first_turns(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    guided = LIBRARY.guided
    assert guided is not None
    learner = visit(lang, size)
    learner.open("/?guided=1")
    learner.button("Begin").first.click()
    game = games.until_human(guided_game(guided, 1))
    tutor = following(tutor_of(guided, 1, game), game)
    told = 0
    while len(tutor.said) < REMARKS:
        learner.expect_position(game)
        if len(tutor.said) > told:
            told = len(tutor.said)
            expect_said(learner, tutor.said[-1])
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        learner.play(move)
        game = games.until_human(games.play(game, move))
        tutor = following(tutor, game)
    learner.expect_position(game)
    learner.page.reload()
    learner.expect_position(game)
    expect_said(learner, tutor.current[-1])
    learner.settle()
    assert faults(learner.page, lang) == []
    found = Axe().run(learner.page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == []
    said, hand = learner.page.locator(".st-key-tutor").bounding_box(), learner.table.locator(".mine").bounding_box()
    apart = said["x"] >= hand["x"] + hand["width"] or said["y"] + said["height"] <= hand["y"]
    assert apart, "what the tutor says hides no card of the hand"
    before = learner.hand.first.bounding_box()
    learner.button("Got it").focus()
    learner.page.keyboard.press("Enter")
    expect(learner.button("Got it")).to_have_count(0, timeout=SLOW)
    assert learner.hand.first.bounding_box() == before
    learner.page.locator(".st-key-tutor-said summary").click()
    expect(learner.page.locator(".st-key-tutor-said").get_by_test_id("stMarkdown")).to_have_count(len(tutor.said))
