"""A record with a blunder made on purpose, reviewed in a browser: the blunder comes first, and becomes a puzzle."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from visits import NARROW, SLOW, Visitor

from trainer.bots import BOTS
from trainer.cards import JOKER
from trainer.learning import game as games
from trainer.notation import record_to_text
from trainer.rules.moves import Discard, Draw
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.browser
REVIEW = 150_000  # milliseconds for a review on a busy machine whose kernel is still being compiled
STREAMLITS_OWN = '[data-testid="stFileUploaderDropzone"]'  # a name on an element whose role says it has none


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three turns of the learner's; in the first they draw a joker, and throw it."""
    game = games.new_game(ruleset("stbl"), 2, "greedy", 1)
    for move in (Draw(), Discard(JOKER)):
        game = games.play(game, move)
    while len(game.record.turns) < 6 or not game.is_human_turn:
        game = games.play(game, BOTS["greedy"](view_of(game.position, game.position.turn), 1).move)
    file = tmp_path_factory.mktemp("records") / "deal.txt"
    file.write_text(record_to_text(game.record), "utf-8")
    return file


def test_a_blunder_comes_first_is_watched_and_becomes_a_puzzle(visit: Visitor, record: Path) -> None:
    learner = visit("pt-BR", NARROW, "dark")
    learner.open("/review")
    learner.page.locator('input[type="file"]').set_input_files(record)
    worst = learner.page.locator('[class*="st-key-tile-review-"]').first
    expect(worst).to_be_visible(timeout=REVIEW)
    expect(worst.locator("h3")).to_contain_text(learner.says("Your turn {number}", number=1))
    grade = re.compile("|".join(map(learner.says, ("blunder", "costly"))))  # 90 points, give or take
    expect(worst.locator("h3")).to_contain_text(grade)
    expect(worst).to_contain_text("descartar curingão")
    learner.button("Watch what is better").first.click()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    learner.button("Step on").click()
    expect(learner.hand).to_have_count(12, timeout=SLOW)
    learner.settle()
    assert learner.page.evaluate("document.querySelector('.stMain').scrollWidth") <= NARROW[0]
    found = Axe().run(learner.page, {"exclude": [STREAMLITS_OWN]}).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == []
    learner.button("Make it a puzzle").first.click()
    learner.button("Solve your puzzle").first.click()
    expect(learner.page.locator('[class*="st-key-choices-"] button').first).to_be_visible(timeout=SLOW)
    learner.open("/puzzles")
    learner.page.get_by_text(learner.says("From your games"), exact=True).click()
    expect(learner.button("Solve it")).to_have_count(1, timeout=SLOW)
