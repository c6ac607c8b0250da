"""The table fits its window: whatever lies on it, all that is needed to act is on the screen without scrolling.

The table alone is shown with the fullest tables there are and the largest of bot deals; in the app, with its question
and the ways to answer, the largest positions of the collection.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from serving import served
from visits import LIBRARY, Visit, Visitor

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
  const status = root.querySelector('.status');
  const hit = card => {
    const box = card.getBoundingClientRect();
    for (let x = box.left + 3; x < box.right; x += 4)
      for (let y = box.top + 6; y < box.bottom; y += 6)
        if (shown.elementFromPoint(x, y)?.closest('.card') === card) return true;
    return false;
  };
  return [
    ...needed.filter(node => !inside(node)).map(node => `outside: ${node.className}`),
    ...(status.scrollHeight > status.clientHeight + 1 ? [`cut: ${status.textContent}`] : []),
    ...[...root.querySelectorAll('.hand .card')].filter(card => !hit(card))
      .map(card => `covered: ${card.dataset.card}`),
  ];
}"""


# The table's faults once its look is chosen, which takes it a few frames, and those may be long in coming.
SETTLED = """async root => {
  const frame = () => new Promise(requestAnimationFrame);
  const faults = %s;
  for (let left = 8; left; left--) await frame();
  const until = performance.now() + 5000;
  while (faults(root).length && performance.now() < until) await frame();
  return faults(root);
}"""

# What of a question does not lie in the window as it opens, or lies under the bar.
QUESTION_FAULTS = """() => {
  const bar = document.querySelector('.st-key-bar')?.getBoundingClientRect();
  const needed = document.querySelectorAll(':has(> [class*="st-key-question-"]), :has(> [class*="st-key-answers-"])');
  return [...needed].map(node => [node, node.getBoundingClientRect()])
    .filter(([node, box]) => box.bottom > (bar?.top ?? innerHeight) + 1 || box.top < -1)
    .map(([node]) => `outside: ${node.firstElementChild.className}`)
    .concat(bar && bar.bottom > innerHeight + 1 ? ['outside: the bar'] : []);
}"""


@pytest.fixture(scope="module")
def harness() -> Iterator[str]:
    """The table alone, served with its scenes."""

    def arguments(port: int) -> list[str]:
        flags = ["--server.headless=true", "--server.fileWatcherType=none", "--browser.gatherUsageStats=false"]
        return ["-m", "streamlit", "run", "table_app.py", f"--server.port={port}", *flags]

    with served(arguments, HARNESS) as address:
        yield address


def of_bot_deals(deals: int) -> list[Position]:
    """The positions before a move of seat 0 with the most on the table, or in its hand, of bot deals of fixed seeds."""
    found = []
    for seed in range(deals):
        position = deal(ruleset("stbl"), 2 + 2 * (seed % 2), seed=seed)
        own = []
        while not position.ended:
            if position.turn == 0:
                own.append(position)
            position, _events = apply(position, BOTS["greedy"](view_of(position, position.turn), seed).move)
        found += [max(own, key=crowded), max(own, key=in_hand)]
    return found


def of_the_collection() -> dict[str, Position]:
    """The position of every puzzle and every lesson step that has one, by its address."""
    found = {f"/puzzle?puzzle={each.id}": each.exercise.position for each in LIBRARY.active_puzzles}
    for lesson in LIBRARY.lessons_in_order:
        for number, step in enumerate(lesson.steps, 1):
            exercise, shown = LIBRARY.exercise_of(step), step.show and step.show.position
            position = exercise.position if exercise else step.sandbox.position if step.sandbox else shown
            if position is not None:
                found[f"/lesson?lesson={lesson.id}&step={number}"] = position
    return found


def crowded(position: Position) -> int:
    """How much lies before the seat to move: melds count for several cards."""
    return 5 * sum(map(len, position.table)) + in_hand(position)


def in_hand(position: Position) -> int:
    """How many cards the seat to move holds."""
    return len(position.hands[position.turn])


def largest(positions: Iterable[Position], most: int) -> list[Position]:
    """Those with the most before the seat, then those with the most cards in hand."""
    ordered = list(positions)
    return [each for size in (crowded, in_hand) for each in sorted(ordered, key=size)[-most:]]


def faults(harness: str, browser: Browser, scenes: list[str]) -> list[Any]:
    """Everything that does not fit, by scene and size."""
    found: list[Any] = []
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    for scene in scenes:
        page.goto(f"{harness}/?{scene}&lang=pt-BR")
        page.locator(".table .hand .card").first.wait_for(timeout=60000)
        for size in SIZES:
            wrong = fitted(page, size)
            if wrong:
                found.append((scene, size, wrong))
            assert page.locator('[data-testid="stMain"]').evaluate("main => main.scrollTop") == 0
    context.close()
    return found


def fitted(page: Page, size: tuple[int, int]) -> list[str]:
    """What does not fit a window of this size, once the table has found its look for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return list(page.locator(".table").evaluate(SETTLED % FAULTS))


def question_faults(learner: Visit, addresses: Iterable[str]) -> list[Any]:
    """Everything of these questions and steps that does not fit, by address and size."""
    found: list[Any] = []
    for address in addresses:
        learner.open(address)
        learner.settle()
        for size in SIZES:
            wrong = fitted(learner.page, size) + learner.page.evaluate(QUESTION_FAULTS)
            if wrong:
                found.append((address, size, wrong))
    return found


def test_the_fullest_tables_fit_five_windows(harness: str, browser: Browser) -> None:
    assert faults(harness, browser, WORST) == []


def test_the_largest_question_of_the_collection_fits_five_windows(visit: Visitor) -> None:
    positions = of_the_collection()
    assert question_faults(visit("pt-BR"), [max(positions, key=lambda each: crowded(positions[each]))]) == []


@pytest.mark.slow
def test_the_largest_positions_of_200_bot_deals_fit_five_windows(harness: str, browser: Browser) -> None:
    scenes = [f"position={position_to_text(each)}" for each in largest(of_bot_deals(200), 8)]
    assert faults(harness, browser, scenes) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_the_largest_positions_of_the_collection_fit_five_windows(visit: Visitor, lang: str) -> None:
    positions = of_the_collection()
    most = {size: sorted(positions, key=lambda each: size(positions[each]))[-20:] for size in (crowded, in_hand)}
    assert question_faults(visit(lang), dict.fromkeys([*most[crowded], *most[in_hand]])) == []
