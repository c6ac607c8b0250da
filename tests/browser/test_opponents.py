"""Who sits opposite is chosen by strength or by style, and follows the learner where they ask for it."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from visits import NARROW, WIDE, Visit, Visitor

pytestmark = [pytest.mark.browser]


def shown(learner: Visit, name: str) -> None:
    """A picture of the page, where a folder for them is named."""
    if folder := os.environ.get("BURACO_SHOTS"):
        learner.settle()
        learner.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def choose(learner: Visit, text: str) -> None:
    learner.page.get_by_text(learner.says(text), exact=True).click()
    learner.settle()


@pytest.mark.parametrize(
    ("lang", "size", "scheme"), [("pt-BR", NARROW, "dark"), ("en", WIDE, "light")], ids=["pt-narrow", "en-wide"]
)
def test_one_plays_at_their_own_level_or_against_a_style(
    visit: Visitor, lang: str, size: tuple[int, int], scheme: str
) -> None:
    learner = visit(lang, size, scheme)
    learner.open("/play")
    choose(learner, "At your level")
    now = learner.says("Now as strong as “{level}”.", level=learner.says("Learner"))
    expect(learner.page.get_by_text(now)).to_be_visible()
    shown(learner, f"strength-{lang}")
    learner.button("Sit down and play").click()
    expect(learner.page.locator(".game-head")).to_contain_text(learner.says("At your level"))

    learner.open("/play")
    choose(learner, "Style of play")
    choose(learner, "Hunts the discard pile")
    shown(learner, f"style-{lang}")
    learner.button("Sit down and play").click()
    expect(learner.page.locator(".game-head")).to_contain_text(learner.says("Hunts the discard pile"))
    shown(learner, f"game-{lang}")
