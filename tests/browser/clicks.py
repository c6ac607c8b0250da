"""A learner made of clicks alone: the address bar is used once, to open the front page, and never again."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect
from visits import LIBRARY, SLOW, Visit

from trainer.bots import BOTS
from trainer.content.drills import DRILLS, drill
from trainer.content.models import Lesson, Puzzle
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

PHONE = 768  # pixels up to which the navigation is a menu
ENTRIES = ("Home", "Lessons", "Puzzles", "Play", "Rules", "Your page")
SEED = 47  # of a deal that is soon over


@dataclass
class Clicks:
    """What a learner does who knows no address: every method begins and ends on what can be seen and clicked."""

    learner: Visit

    # Where one is

    def begin(self) -> None:
        """Opens the front page: the only address that is ever typed."""
        self.learner.open("/")

    def rest(self) -> None:
        """Until nothing moves any more; no page may have failed."""
        self.learner.settle()
        expect(self.learner.page.locator('[data-testid="stException"]')).to_have_count(0)

    def heading(self, text: str) -> Locator:
        return self.learner.page.get_by_role("heading", level=1, name=text, exact=True)

    def query(self, name: str) -> str:
        """What the address says of the page that is open; it is read, never written."""
        found = re.search(rf"[?&]{name}=([^&]+)", self.learner.page.url)
        assert found, self.learner.page.url
        return found[1]

    def is_at(self, **query: str) -> None:
        """Waits until the address names this."""
        for name, value in query.items():
            self.learner.page.wait_for_url(re.compile(rf"[?&]{name}={re.escape(value)}(&|$)"), timeout=SLOW)

    # Ways

    def enter(self, entry: str) -> None:
        """Chooses an entry of the navigation: its page is open at its top, and nothing lies over it."""
        page, name = self.learner.page, self.learner.says(entry)
        size = page.viewport_size
        assert size
        if size["width"] <= PHONE:
            page.get_by_test_id("stExpandSidebarButton").click()
            page.get_by_test_id("stSidebarNavLink").filter(has_text=re.compile(f"^{name}$")).click()
            expect(page.locator('.stSidebar[aria-expanded="true"]')).to_have_count(0, timeout=SLOW)
        else:
            page.get_by_test_id("stTopNavLink").filter(has_text=re.compile(f"^{name}$")).click()
        here = page.locator(".hero h1") if entry == "Home" else self.heading(name)
        expect(here).to_be_visible(timeout=SLOW)
        expect(here).to_be_in_viewport(timeout=SLOW)
        expect(page.locator(".st-key-bar")).to_have_count(0, timeout=SLOW)
        self.rest()

    def press(self, text: str, **values: object) -> None:
        """Presses a button that leads somewhere."""
        self.learner.button(text, **values).first.click()

    def tile(self, key: str) -> Locator:
        """The button of a tile of a list."""
        return self.learner.page.locator(f".st-key-tile-{key}, .st-key-tile-next-{key}").get_by_role("button")

    # Lessons

    def open_lesson(self, lesson: Lesson) -> None:
        self.enter("Lessons")
        self.tile(f"lesson-{lesson.id}").click()
        self.is_at(lesson=lesson.id)
        self.rest()

    def walk_lesson(self, lesson: Lesson) -> None:
        """From its first step to its end: every question is answered right."""
        learner, page = self.learner, self.learner.page
        for number, step in enumerate(lesson.steps, 1):
            self.is_at(lesson=lesson.id, step=str(number))
            here = page.locator(f".st-key-step-{lesson.id}-{number}")
            expect(here).to_be_visible(timeout=SLOW)
            self.rest()  # the table of the step before may still be on its way out
            exercise = LIBRARY.exercise_of(step)
            if exercise or step.show or step.sandbox:
                expect(here.locator(".felt")).to_have_count(1, timeout=SLOW)
                expect(here.locator(".felt")).to_be_visible(timeout=SLOW)
                expect(learner.table).to_have_count(1, timeout=SLOW)
            self.rest()
            if exercise is not None:
                learner.answer(exercise)
                learner.expect_right()
            self.press("Finish" if number == len(lesson.steps) else "Next")
        expect(self.heading(learner.says("Lesson done"))).to_be_visible(timeout=SLOW)
        self.rest()

    # Puzzles and drills

    def open_puzzle(self) -> Puzzle:
        """The first puzzle that is not solved, from the list."""
        self.enter("Puzzles")
        self.learner.page.get_by_text(self.learner.says("The collection"), exact=True).click()
        self.rest()
        self.press("Next unsolved")
        return self.puzzle_here()

    def puzzle_here(self) -> Puzzle:
        """The puzzle that is open, its table drawn."""
        self.learner.page.wait_for_url(re.compile("puzzle="), timeout=SLOW)
        found = LIBRARY.puzzles[self.query("puzzle")]
        expect(self.heading(found.title.said(self.learner.lang))).to_be_visible(timeout=SLOW)
        expect(self.learner.table.locator(".felt")).to_have_count(1, timeout=SLOW)
        self.rest()
        return found

    def next_puzzle(self, solved: Puzzle) -> Puzzle:
        """On to the next one that is not solved."""
        self.press("Next puzzle")
        here = re.compile(rf"[?&]puzzle={re.escape(solved.id)}(&|$)")
        self.learner.page.wait_for_url(lambda url: here.search(url) is None, timeout=SLOW)
        return self.puzzle_here()

    def solve(self, puzzle: Puzzle) -> None:
        self.learner.answer(puzzle.exercise)
        self.learner.expect_right()
        self.rest()

    def open_drill(self, kind: str) -> None:
        self.enter("Puzzles")
        self.learner.page.get_by_text(self.learner.says("Drills without end"), exact=True).click()
        self.tile(f"drill-{kind}").click()
        self.is_at(drill=kind)
        self.rest()

    def answer_drill(self, kind: str) -> None:
        made = drill(kind, int(self.query("seed")))
        for _watched in made.watched[1:]:
            self.press("Step on")
            self.rest()
        if made.watched:
            self.press("Now the question")
            self.rest()
        self.learner.answer(made.exercise)
        self.learner.expect_right()
        self.rest()

    # Deals

    def sit_down(self) -> Game:
        """A plain deal for two, whose number is chosen."""
        self.enter("Play")
        field = self.learner.page.get_by_label(self.learner.says("Deal number (optional)"))
        field.fill(str(SEED))
        field.press("Enter")
        self.rest()
        self.press("Sit down and play")
        self.learner.page.wait_for_url(re.compile("game="), timeout=SLOW)
        return games.until_human(games.new_game(ruleset("stbl"), 2, "greedy", SEED))

    def play_out(self, game: Game) -> None:
        """Plays a deal to its sheet; a warning of the coach is heard and passed over."""
        learner = self.learner
        while not game.position.ended:
            learner.expect_position(game)
            move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
            learner.play(move)
            game = games.until_human(games.play(game, move))
        expect(learner.page.locator("table.sheet")).to_be_visible(timeout=SLOW)
        self.rest()

    def open_guided(self) -> None:
        self.enter("Lessons")
        self.press("Play with the tutor")
        guided = LIBRARY.guided
        assert guided is not None
        expect(self.heading(guided.title.said(self.learner.lang))).to_be_visible(timeout=SLOW)
        self.rest()

    # Other pages

    def open_placement(self) -> None:
        """The question of the placement test that is next."""
        self.enter("Lessons")
        name = re.compile(
            "|".join(map(self.learner.says, ("Take the placement test", "Go on with the placement test")))
        )
        self.learner.page.get_by_role("button", name=name).click()
        expect(self.learner.page.locator("h1")).to_have_text(self.learner.says("Placement test"), timeout=SLOW)
        self.rest()
        begin = self.learner.button("Begin the test")
        if begin.count():
            begin.click()
        expect(self.learner.button("I do not know")).to_be_visible(timeout=SLOW)
        self.rest()

    def open_path(self) -> None:
        """What changes for players of another game, and the first thing to try of it."""
        self.enter("Lessons")
        path = next(iter(LIBRARY.paths.values()))
        self.learner.page.get_by_role("link", name=path.title.said(self.learner.lang)).first.click()
        self.press("Try it")
        expect(self.learner.button("All differences")).to_be_visible(timeout=SLOW)
        self.rest()

    def open_review(self) -> None:
        """A deal that was played, to be reviewed."""
        game = self.sit_down()
        self.play_out(game)
        self.press("Review this deal")
        expect(self.heading(self.learner.says("Review of a deal"))).to_be_visible(timeout=SLOW)

    def kinds(self) -> dict[str, Callable[[], object]]:
        """How each kind of page is reached by clicks, by name."""
        first = LIBRARY.lessons_in_order[0]
        return {
            "lesson": lambda: self.open_lesson(first),
            "puzzle": self.open_puzzle,
            "drill": lambda: self.open_drill(next(iter(DRILLS))),
            "game": self.sit_down,
            "guided": self.open_guided,
            "placement": self.open_placement,
            "path": self.open_path,
        }
