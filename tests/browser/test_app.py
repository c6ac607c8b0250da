"""The whole app in a real browser: a lesson done, a puzzle wrong then right, a deal played to its sheet."""

import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from trainer.app.texts import translate
from trainer.bots import BOTS
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.judging import truth_of
from trainer.content.library import load_library
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rulebook import article
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import deal_sheet

pytestmark = pytest.mark.browser

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE, NARROW = (1280, 900), (360, 780)
LIBRARY = load_library()
SLOW = 20_000  # milliseconds a condition may take on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The command, started from a folder of its own on a database of its own."""
    folder = tmp_path_factory.mktemp("serve")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--port", str(port), "--db", f"sqlite:///{folder / 'learners.sqlite'}", "--no-browser"]
    process = subprocess.Popen(
        [sys.executable, "-m", "trainer", "serve", *options],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(150):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/_stcore/health")
                break
            except OSError:
                time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


class Visit:
    """A learner's browser: one language, one size of window."""

    def __init__(self, page: Page, server: str, lang: str) -> None:
        self.page, self.server, self.lang = page, server, lang
        self.table = page.locator(".table")
        self.hand = self.table.locator(".hand .card")

    def open(self, path: str) -> None:
        self.page.goto(self.server + path)
        self.page.locator(".stMainBlockContainer h1").first.wait_for(timeout=SLOW)

    def settle(self) -> None:
        """Until the page's script has run to its end and the table, where there is one, is drawn."""
        expect(self.page.locator('.stApp[data-test-script-state="notRunning"]')).to_be_visible(timeout=SLOW)
        if self.page.get_by_test_id("stBidiComponentIsolated").count():
            expect(self.table.locator(".felt").first).to_be_visible(timeout=SLOW)

    def says(self, text: str, **values: object) -> str:
        return translate(self.lang, text, **values)

    def button(self, text: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(text, **values), exact=True)

    # On the table

    def choose(self, cards: tuple[object, ...]) -> None:
        for number, card in enumerate(cards, 1):
            self.hand.and_(self.page.locator(f'[data-card="{card}"]:not([aria-selected="true"])')).first.focus()
            self.page.keyboard.press("Space")
            expect(self.table.locator('.hand [aria-selected="true"]')).to_have_count(number)

    def act(self, name: str) -> None:
        self.table.locator(f'.actions [data-act="{name}"]').click()

    def meld(self, number: int) -> None:
        self.table.locator(f'button.meld[data-meld="{number}"]').click()

    def play(self, move: Move) -> None:
        """Makes a move as a learner does: choose cards, then a button, a meld or the lixo."""
        match move:
            case Draw():
                self.act("draw")
            case Discard(card=card):
                self.choose((card,))
                self.act("discard")
            case Lay(cards=cards):
                self.choose(cards)
                self.act("lay")
            case Add(meld=number, cards=cards):
                self.choose(cards)
                self.meld(number)
            case TakePile(target=target, cards=cards):
                self.choose(cards)
                if target:
                    self.meld(target)
                self.table.locator(".pile.lixo").click()

    def expect_position(self, game: Game) -> None:
        view = view_of(game.position, game.seat)
        expect(self.table.locator(".pile.monte b")).to_have_text(str(view.monte), timeout=SLOW)
        expect(self.table.locator(".pile.lixo b")).to_have_text(str(view.lixo_count), timeout=SLOW)
        expect(self.hand).to_have_count(len(view.hand), timeout=SLOW)
        expect(self.table.locator(".ours .meld")).to_have_count(len(view.table[view.team]), timeout=SLOW)

    # Exercises

    def answer(self, exercise: ExerciseBase) -> None:
        """Gives the right answer."""
        match exercise:
            case LegalExercise():
                self.button("Yes, it is legal" if truth_of(exercise) else "No, it is not").click()
            case ChooseExercise():
                number = exercise.options.index(exercise.solution[0])
                self.page.locator('[class*="st-key-choices-"] button').nth(number).click()
            case ClassifyExercise():
                kinds = ["jogo", "limpa", "suja", "quinhentos", "real"]
                self.page.locator('[class*="st-key-choices-"] button').nth(kinds.index(str(truth_of(exercise)))).click()
            case CountExercise():
                self.page.get_by_role("spinbutton").fill(str(truth_of(exercise)))
                self.page.keyboard.press("Enter")
            case CardsExercise():
                picks = truth_of(exercise)
                assert isinstance(picks, tuple)
                self.choose(picks)
                self.act("confirm")
            case TurnExercise():
                position = exercise.position
                for move in exercise.solution:
                    self.play(move)
                    position = games.apply(position, move)[0]
                    if position.turn == exercise.position.turn and not position.ended:
                        expect(self.hand).to_have_count(len(position.hand), timeout=SLOW)

    def answer_wrong(self, exercise: ExerciseBase) -> None:
        """Gives a wrong answer, for the kinds of question that take one click or one number."""
        match exercise:
            case LegalExercise():
                self.button("No, it is not" if truth_of(exercise) else "Yes, it is legal").click()
            case ChooseExercise():
                number = next(i for i, line in enumerate(exercise.options) if line not in exercise.solution)
                self.page.locator('[class*="st-key-choices-"] button').nth(number).click()
            case CountExercise():
                self.page.get_by_role("spinbutton").fill("1")
                self.page.keyboard.press("Enter")

    def expect_right(self) -> None:
        expect(self.page.locator(".verdict.good").first).to_contain_text(self.says("Right!"), timeout=SLOW)


Visitor = Callable[..., Visit]


@pytest.fixture
def visit(server: str, browser: Browser) -> Iterator[Visitor]:
    contexts = []

    def begin(lang: str = "pt-BR", size: tuple[int, int] = WIDE, scheme: str = "light") -> Visit:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-US" if lang == "en" else lang,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        return Visit(context.new_page(), server, lang)

    yield begin
    for context in contexts:
        context.close()


BOTH = pytest.mark.parametrize(("lang", "size"), [("pt-BR", WIDE), ("en", NARROW)])


@BOTH
def test_a_lesson_is_done_from_its_first_step_to_its_last(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    learner = visit(lang, size)
    learner.open("/?lesson=lixo")
    lesson = LIBRARY.lessons["lixo"]
    for number, step in enumerate(lesson.steps, 1):
        above = learner.says("Step {number} of {total}", number=number, total=len(lesson.steps))
        expect(learner.page.locator(".eyebrow")).to_have_text(above, timeout=SLOW)
        exercise = LIBRARY.exercise_of(step)
        if exercise is not None:
            learner.answer(exercise)
            learner.expect_right()
        learner.button("Finish" if number == len(lesson.steps) else "Next").click()
    expect(learner.page.get_by_role("heading", name=learner.says("Lesson done"))).to_be_visible(timeout=SLOW)
    learner.open("/")
    expect(learner.page.get_by_text(learner.says("{done} of {total} lessons", done=1, total=4))).to_be_visible()


def test_a_link_opens_a_lesson_at_its_step(visit: Visitor) -> None:
    learner = visit()
    learner.open("/?lesson=lixo&step=3")
    expect(learner.page.locator(".eyebrow")).to_have_text("Passo 3 de 11", timeout=SLOW)
    assert "lesson=lixo" in learner.page.url


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
    learner.answer(LIBRARY.puzzles[puzzle].exercise)
    learner.expect_right()


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
    learner.page.reload()
    expect(learner.page.get_by_role("heading", name="E agora?")).to_be_visible(timeout=SLOW)


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
