"""The whole app in a real browser: links, a puzzle wrong then right, a deal played to its sheet."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, WIDE, Visit, Visitor

from trainer.bots import BOTS
from trainer.content.exercises import CountExercise
from trainer.content.judging import truth_of
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rulebook import article
from trainer.rules.moves import Move
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import deal_sheet

pytestmark = pytest.mark.browser

BOTH = pytest.mark.parametrize(("lang", "size"), [("pt-BR", WIDE), ("en", NARROW)])


@BOTH
def test_a_link_opens_a_lesson_at_its_step(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    learner, total = visit(lang, size), len(LIBRARY.lessons["lixo"].steps)
    learner.open("/?lesson=lixo&step=3")
    place = learner.page.locator(".eyebrow")
    expect(place).to_have_text(learner.says("Step {number} of {total}", number=3, total=total), timeout=SLOW)
    assert "lesson=lixo" in learner.page.url
    learner.open("/?lesson=lixo&step=99")
    line = learner.says("This lesson has {total} steps, and no step {step}. It begins here.", total=total, step=99)
    expect(learner.page.locator(".verdict.bad")).to_have_text(line, timeout=SLOW)
    expect(place).to_have_text(learner.says("Step {number} of {total}", number=1, total=total))
    learner.button("Next").click()
    expect(learner.page.locator(".verdict.bad")).to_have_count(0, timeout=SLOW)
    learner.open("/?lesson=nope")
    expect(learner.page.locator(".verdict.bad")).to_have_text(learner.says("This lesson does not exist."), timeout=SLOW)


@BOTH
def test_a_puzzle_answered_wrong_then_right(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    learner = visit(lang, size)
    learner.open("/?puzzle=qual-compra")
    exercise = LIBRARY.puzzles["qual-compra"].exercise
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    learner.answer_wrong(exercise)
    wrong = learner.page.locator(".verdict.bad")
    expect(wrong).to_contain_text(learner.says("Not yet"), timeout=SLOW)
    assert wrong.locator("a").count(), "the article is cited"
    hint = learner.says("A hint ({n} left)").split("(")[0]
    learner.page.get_by_role("button", name=re.compile(re.escape(hint))).click()
    expect(learner.page.get_by_text(learner.says("Hint {number}", number=1), exact=True)).to_be_visible(timeout=SLOW)
    learner.answer(exercise)
    learner.expect_right()
    expect(learner.button("Next puzzle")).to_be_visible()


def puzzle_of_each_kind() -> list[str]:
    found: dict[str, str] = {}
    for puzzle in LIBRARY.active_puzzles:
        found.setdefault(type(puzzle.exercise).__name__, puzzle.id)
    return sorted(found.values())


@pytest.mark.parametrize("puzzle", puzzle_of_each_kind())
def test_every_kind_of_question_can_be_answered(visit: Visitor, puzzle: str) -> None:
    learner = visit()
    learner.open(f"/?puzzle={puzzle}")
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    exercise = LIBRARY.puzzles[puzzle].exercise
    learner.answer(exercise)
    learner.expect_right()
    if isinstance(exercise, CountExercise):
        expect(learner.page.locator("p.proposal")).to_have_text(re.compile(rf"{truth_of(exercise)}$"))
    expect(learner.hand.and_(learner.page.locator("[aria-selected], [tabindex]"))).to_have_count(0, timeout=SLOW)
    expect(learner.page.locator(".judged .tag.on")).to_have_count(0)  # what a right answer would be worth
    learner.settle()
    assert Axe().run(learner.page).response["violations"] == []


def test_a_refused_move_names_its_article_and_changes_nothing(visit: Visitor) -> None:
    learner = visit()
    learner.open("/?puzzle=bata-agora")
    learner.choose(("4S",))
    learner.meld(1)
    expect(learner.table.locator(".callout")).to_be_visible(timeout=SLOW)
    expect(learner.hand).to_have_count(5)


def sit_down(learner: Visit, players: int, seed: int) -> Game:
    """Begins the game through the page; returns the same game as the engine plays it."""
    learner.open("/play")
    if players == 4:
        learner.page.get_by_text(learner.says("Four, in pairs"), exact=True).click()
    field = learner.page.get_by_label(learner.says("Deal number (optional)"))
    field.fill(str(seed))
    field.press("Enter")
    learner.button("Sit down and play").click()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    return games.until_human(games.new_game(ruleset("stbl"), players, "greedy", seed))


def next_move(game: Game) -> Move:
    return BOTS["greedy"](view_of(game.position, game.seat), 1).move


@pytest.mark.parametrize(
    ("lang", "size", "players", "seed"), [("pt-BR", WIDE, 2, 47), ("en", NARROW, 4, 112)], ids=["two", "four"]
)
def test_a_whole_deal_is_played_to_its_sheet(
    visit: Visitor, lang: str, size: tuple[int, int], players: int, seed: int
) -> None:
    learner = visit(lang, size)
    game = sit_down(learner, players, seed)
    while not game.position.ended:
        learner.expect_position(game)
        move = next_move(game)
        learner.play(move)
        game = games.until_human(games.play(game, move))
    sheet = learner.page.locator("table.sheet")
    expect(sheet).to_be_visible(timeout=SLOW)
    totals = [str(each.total).replace("-", "−") for each in deal_sheet(game.position)]
    expect(sheet.locator("tr.total td")).to_have_text(totals)
    dialog = learner.page.get_by_role("dialog", name=sheet.locator("caption").inner_text())
    expect(dialog).to_be_focused(timeout=SLOW)
    learner.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0, timeout=SLOW)
    expect(learner.button("The score sheet")).to_be_focused(timeout=SLOW)
    learner.page.keyboard.press("Enter")
    expect(dialog).to_be_focused(timeout=SLOW)
    with learner.page.expect_download() as download:
        learner.button("Download the record").click()
    assert games.game_from_text(Path(download.value.path()).read_text("utf-8")).position == game.position


def test_a_reload_resumes_the_game_where_it_was(visit: Visitor) -> None:
    learner = visit()
    game = sit_down(learner, 2, 47)
    for _ in range(5):
        move = next_move(game)
        learner.play(move)
        game = games.until_human(games.play(game, move))
        learner.expect_position(game)
    learner.page.reload()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    learner.expect_position(game)
    learner.play(next_move(game))
    learner.expect_position(games.until_human(games.play(game, next_move(game))))
    learner.open("/")
    learner.button("Back to the table").click()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)


def test_another_browser_does_not_see_the_game(visit: Visitor) -> None:
    learner = visit()
    sit_down(learner, 2, 47)
    link = learner.page.url
    other = visit("en")
    other.page.goto(link)
    expect(other.page.locator(".verdict.bad")).to_be_visible(timeout=SLOW)
    assert other.table.count() == 0


def test_the_language_is_chosen_by_the_browser_switched_and_remembered(visit: Visitor) -> None:
    learner = visit("en")
    learner.open("/")
    expect(learner.page.get_by_role("heading", name="What next")).to_be_visible()
    learner.page.get_by_role("button", name="Português").click()
    expect(learner.page.get_by_role("heading", name="E agora?")).to_be_visible(timeout=SLOW)
    expect(learner.page.locator("html")).to_have_attribute("lang", "pt-BR")
    skip = learner.page.get_by_test_id("stSkipToContent")
    expect(skip).to_have_text("Ir direto ao conteúdo")
    learner.page.get_by_role("button", name="English").click()
    expect(skip).to_have_text("Skip to main content")
    learner.page.get_by_role("button", name="Português").click()
    expect(skip).to_have_text("Ir direto ao conteúdo")
    learner.page.reload()
    expect(learner.page.get_by_role("heading", name="E agora?")).to_be_visible(timeout=SLOW)
    learner.open("/play")
    expect(learner.page.get_by_test_id("stLogoLink").first).to_have_accessible_name("Ir para o início")
    expect(learner.page.get_by_role("button", name="Ajuda sobre Adversários")).to_be_visible()
    learner.open("/review")
    expect(learner.page.get_by_role("button", name="Escolher arquivo")).to_be_visible()


def test_the_rulebook_is_searched_and_shows_its_example(visit: Visitor) -> None:
    learner = visit()
    learner.open("/rules")
    search = learner.page.get_by_role("searchbox", name="Buscar")
    search.fill(article("out.limpa").title.said("pt-BR"))
    search.press("Enter")
    articles = learner.page.locator('[class*="st-key-article-"]')
    expect(articles.first).to_be_visible(timeout=SLOW)
    expect(learner.page.locator(".st-key-article-meld-trinca")).to_have_count(0, timeout=SLOW)
    articles.first.get_by_text("Por quê, e um exemplo").click()
    expect(learner.table.first).to_be_visible(timeout=SLOW)


PAGES = [
    "/?article=out.limpa",
    "/",
    "/lessons",
    "/?lesson=lixo&step=2",
    "/puzzles",
    "/?puzzle=bata-agora",
    "/play",
    "/rules",
]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_fits_its_window_and_passes_axe(visit: Visitor, size: tuple[int, int], scheme: str) -> None:
    learner = visit("pt-BR", size, scheme)
    for path in PAGES:
        learner.open(path)
        learner.settle()
        expect(learner.page.locator('[data-testid="stException"]')).to_have_count(0)
        width = learner.page.evaluate("document.querySelector('.stMain').scrollWidth")
        assert width <= size[0], path
        found = Axe().run(learner.page).response["violations"]
        assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == [], path
