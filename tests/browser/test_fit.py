"""The table fits its window: whatever lies on it, all that is needed to act is on the screen without scrolling."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from serving import served

from trainer.bots import BOTS
from trainer.notation.links import position_to_text
from trainer.rules.deal import deal
from trainer.rules.play import apply
from trainer.rules.position import Position, view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.browser

HARNESS = Path(__file__).parent / "harness"
SIZES = [(1280, 800), (1366, 650), (820, 1180), (390, 844), (360, 640)]
WORST = ["scene=full", "scene=four", "scene=long"]

# What lies outside the window, and which cards of the hand no finger would hit.
FAULTS = """root => {
  const shown = root.getRootNode();
  const inside = node => {
    const box = node.getBoundingClientRect();
    return box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  };
  const needed = [...root.querySelectorAll(
    '.hand .card, .bar, .act, .pile, .status, .seat, .ours .meld, .new-meld')].filter(node => node.offsetParent);
  const hit = card => {
    const box = card.getBoundingClientRect();
    for (let x = box.left + 3; x < box.right; x += 4)
      for (let y = box.top + 6; y < box.bottom; y += 6)
        if (shown.elementFromPoint(x, y)?.closest('.card') === card) return true;
    return false;
  };
  return [
    ...needed.filter(node => !inside(node)).map(node => `outside: ${node.className}`),
    ...[...root.querySelectorAll('.hand .card')].filter(card => !hit(card))
      .map(card => `covered: ${card.dataset.card}`),
  ];
}"""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    def arguments(port: int) -> list[str]:
        flags = ["--server.headless=true", "--server.fileWatcherType=none", "--browser.gatherUsageStats=false"]
        return ["-m", "streamlit", "run", "table_app.py", f"--server.port={port}", *flags]

    with served(arguments, HARNESS) as address:
        yield address


def largest(deals: int, most: int) -> list[Position]:
    """Of bot deals of fixed seeds, the positions before a move of seat 0 with the most melds, or cards in its hand."""
    found = []
    for seed in range(deals):
        position = deal(ruleset("stbl"), 2 + 2 * (seed % 2), seed=seed)
        own = []
        while not position.ended:
            if position.turn == 0:
                own.append(position)
            position, _events = apply(position, BOTS["greedy"](view_of(position, position.turn), seed).move)
        found += [max(own, key=crowded), max(own, key=lambda each: len(each.hands[0]))]
    return sorted(found, key=crowded)[-most:] + sorted(found, key=lambda each: len(each.hands[0]))[-most:]


def crowded(position: Position) -> int:
    """How much lies before the seat: melds count for several cards."""
    return 5 * sum(map(len, position.table)) + len(position.hands[0])


def faults(server: str, browser: Browser, scenes: list[str]) -> list[Any]:
    """Everything that does not fit, by scene and size."""
    found: list[Any] = []
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    for scene in scenes:
        page.goto(f"{server}/?{scene}&lang=pt-BR")
        page.locator(".table .hand .card").first.wait_for(timeout=60000)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            table = page.locator(".table")
            table.evaluate("() => new Promise(done => setTimeout(done, 300))")  # frames in which the look is chosen
            wrong = table.evaluate(FAULTS)
            if wrong:
                found.append((scene, width, height, wrong))
            assert page.locator('[data-testid="stMain"]').evaluate("main => main.scrollTop") == 0
    context.close()
    return found


def test_the_fullest_tables_fit_five_windows(server: str, browser: Browser) -> None:
    assert faults(server, browser, WORST) == []


@pytest.mark.slow
def test_the_largest_positions_of_200_bot_deals_fit_five_windows(server: str, browser: Browser) -> None:
    assert faults(server, browser, [f"position={position_to_text(each)}" for each in largest(200, 8)]) == []
