"""A learner's browser, as the tests of the whole app drive it."""

from collections.abc import Callable

from mistakes import wrong_answer
from playwright.sync_api import Locator, Page, expect

from trainer.app.texts import translate
from trainer.cards import Card
from trainer.content.answers import Answer
from trainer.content.exercises import (
    KINDS,
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line, cards_of, line_of_moves
from trainer.content.judging import judge_answer, truth_of
from trainer.content.library import load_library
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, TakePile
from trainer.rules.position import view_of

WIDE, NARROW = (1280, 900), (360, 780)
LIBRARY = load_library()
SLOW = 20_000  # milliseconds a condition may take on a busy machine
BEGINS = 60_000  # and the first page of a server that has just been started


class Visit:
    """A learner's browser: one language, one size of window."""

    def __init__(self, page: Page, server: str, lang: str) -> None:
        self.page, self.server, self.lang = page, server, lang
        self.table = page.locator(".table")
        self.hand = self.table.locator(".hand .card")

    def open(self, path: str) -> None:
        self.page.goto(self.server + path)
        self.page.locator(".stMainBlockContainer h1").first.wait_for(timeout=BEGINS)

    def settle(self) -> None:
        """Until the page's script has run to its end, and the table, where there is one, has drawn itself."""
        expect(self.page.locator('.stApp[data-test-script-state="notRunning"]')).to_be_visible(timeout=SLOW)
        table = '[data-testid="stBidiComponentIsolated"]:not(.st-key-rules_search *)'
        no_table = self.page.locator(f".stMain:not(:has({table}))")
        expect(self.table.locator(".felt").or_(no_table).first).to_be_visible(timeout=SLOW)

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
        self.give(exercise, exercise.solution if isinstance(exercise, TurnExercise) else truth_of(exercise))

    def answer_wrong(self, exercise: ExerciseBase) -> Answer:
        """Gives a wrong answer; returns it."""
        wrong = wrong_answer(exercise)
        if isinstance(exercise, TurnExercise):  # it is judged as soon as it cannot become right any more
            line = line_of_moves(wrong)
            wrong = next(line[:end] for end in range(1, len(line) + 1) if judge_answer(exercise, line[:end]).counts)
        self.give(exercise, wrong)
        return wrong

    def give(self, exercise: ExerciseBase, answer: Answer) -> None:
        """Gives an answer in the way the question is answered."""
        choices = self.page.locator('[class*="st-key-choices-"] button')
        match exercise:
            case LegalExercise():
                self.button("Yes, it is legal" if answer else "No, it is not").click()
            case ChooseExercise():
                choices.nth([*exercise.options].index(answer)).click()  # type: ignore[arg-type]
            case ClassifyExercise():
                choices.nth(KINDS.index(answer)).click()  # type: ignore[arg-type]
            case CountExercise():
                self.page.get_by_role("spinbutton").fill(str(answer))
                self.page.keyboard.press("Enter")
            case CardsExercise() if exercise.among:
                self._mark(exercise.among, cards_of(answer))
                self.button("Answer").click()
            case CardsExercise():
                self._choose_no_more()
                cards = cards_of(answer)
                if exercise.is_laid:
                    self.play(exercise.line_of(cards)[0])
                else:
                    self.choose(cards)
                    self.act("confirm")
            case TurnExercise():
                self._play_turn(exercise, line_of_moves(answer))

    def _choose_no_more(self) -> None:
        """Puts back what an answer before has chosen."""
        chosen = self.table.locator('.hand [aria-selected="true"]')
        if chosen.count():
            chosen.first.focus()
            self.page.keyboard.press("Escape")
            expect(chosen).to_have_count(0)

    def _mark(self, among: tuple[Card, ...], wanted: tuple[Card, ...]) -> None:
        row = self.page.locator('[class*="st-key-cards_"]')
        for card in dict.fromkeys(among):
            pill = row.get_by_role("button", name=card.symbol, exact=True)
            if (pill.get_attribute("aria-pressed") == "true") != (card in wanted):
                pill.click()

    def _play_turn(self, exercise: TurnExercise, line: Line) -> None:
        position = exercise.position
        for move in line:
            self.play(move)
            position = games.apply(position, move)[0]
            if position.turn == exercise.position.turn and not position.ended:
                expect(self.hand).to_have_count(len(position.hand), timeout=SLOW)

    def expect_right(self) -> None:
        verdict = self.page.locator(".verdict.good").first
        expect(verdict).to_contain_text(self.says("Right!"), timeout=SLOW)
        self.expect_shown(verdict)

    def expect_shown(self, verdict: Locator) -> None:
        """The verdict can be read where the question stands, without scrolling: nothing lies over its head."""
        expect(verdict.locator(".head")).to_be_in_viewport(ratio=1, timeout=SLOW)
        verdict.locator(".head").click(trial=True)


Visitor = Callable[..., Visit]
