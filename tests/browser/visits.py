"""A learner's browser, as the tests of the whole app drive it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from trainer.app.texts import translate
from trainer.cards import Card
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
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.position import view_of

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
            case CardsExercise() if exercise.among:
                picks = truth_of(exercise)
                assert isinstance(picks, tuple)
                row = self.page.locator('[class*="st-key-cards_"]')
                for card in picks:
                    assert isinstance(card, Card)
                    row.get_by_role("button", name=card.symbol, exact=True).click()
                self.button("Answer").click()
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
