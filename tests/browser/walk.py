"""A lesson as a learner walks it: every question answered wrong, then right, and every sandbox touched."""

from collections.abc import Callable

from clicks import Clicks
from looks import faults
from mistakes import legal_act
from playwright.sync_api import expect
from visits import LIBRARY, SLOW, Visit

from trainer.app.faces import plain
from trainer.app.session import COOKIE
from trainer.content.exercises import ClassifyExercise, ExerciseBase, TurnExercise
from trainer.content.judging import judge_answer
from trainer.content.models import Lesson, Sandbox
from trainer.content.played import play_line
from trainer.content.wording import feedback
from trainer.learning.progress import lesson_progress
from trainer.learning.store import Store
from trainer.rulebook import article
from trainer.rules.play import apply

Look = Callable[[str], None]
"""Called with the name of each screen there is to see."""


def read(text: str) -> str:
    """A text of the content as it is read on the page: cards drawn, no signs of Markdown."""
    return plain(text).replace("**", "")


class Walk:
    """One learner's walk through lessons; `faults` gathers what no page should show."""

    def __init__(self, learner: Visit, look: Look = lambda name: None) -> None:
        self.learner, self.look = learner, look
        self.faults: list[str] = []
        self.here = ""
        learner.page.on("pageerror", lambda error: self.faults.append(f"{self.here}: {error}"))
        learner.page.on(
            "console", lambda said: said.type == "error" and self.faults.append(f"{self.here}: console: {said.text}")
        )

    def lesson(self, lesson: Lesson) -> None:
        """From the front page to a lesson, through it, and from its end back to the list: by clicks."""
        page, learner, clicks = self.learner.page, self.learner, Clicks(self.learner)
        clicks.begin()
        clicks.open_lesson(lesson)
        for number, step in enumerate(lesson.steps, 1):
            self.here = f"{lesson.id} {number} {learner.lang}"
            above = learner.says("Step {number} of {total}", number=number, total=len(lesson.steps))
            expect(page.locator(".eyebrow")).to_have_text(above, timeout=SLOW)
            exercise = LIBRARY.exercise_of(step)
            if exercise or step.show or step.sandbox:
                here = page.locator(f".st-key-step-{lesson.id}-{number}")
                expect(here.locator(".felt")).to_have_count(1, timeout=SLOW)  # for a moment it may be drawn twice
                expect(here.locator(".felt")).to_be_visible(timeout=SLOW)
                expect(learner.table).to_have_count(1, timeout=SLOW)  # the last step's is gone
            self._see("")
            if exercise is not None:
                self._exercise(exercise)
            elif step.sandbox is not None:
                self._sandbox(step.sandbox)
            learner.button("Finish" if number == len(lesson.steps) else "Next").click()
        self.here = f"{lesson.id} end {learner.lang}"
        expect(page.get_by_role("heading", name=learner.says("Lesson done"))).to_be_visible(timeout=SLOW)
        self._see("")
        clicks.press("All lessons")
        expect(clicks.heading(learner.says("Lessons"))).to_be_visible(timeout=SLOW)

    def is_finished(self, lesson: Lesson, store: Store) -> bool:
        """Whether the store has the lesson as done by this learner."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.learner.page.context.cookies()}
        return lesson_progress(lesson, store.parts(cookies[COOKIE], "lesson")).is_complete

    def _exercise(self, exercise: ExerciseBase) -> None:
        page, learner = self.learner.page, self.learner
        learner.settle()
        if isinstance(exercise, ClassifyExercise):
            expect(learner.table.locator(".meld .kind")).to_have_count(0)
        result = judge_answer(exercise, learner.answer_wrong(exercise))
        wrong = page.locator(".verdict.bad")
        expect(wrong).to_contain_text(learner.says("Not yet"), timeout=SLOW)
        learner.expect_shown(wrong)
        expect(wrong).to_contain_text(read(feedback(exercise, result, learner.lang)))
        cited = (result.verdict.articles if result.verdict else ()) or exercise.articles
        if cited:
            expect(wrong.locator(".article a")).to_have_text([article(cited[0]).title.said(learner.lang)])
        self._see("wrong")
        if isinstance(exercise, TurnExercise):
            learner.button("Start the turn again").click()
            expect(wrong).to_have_count(0, timeout=SLOW)
            expect(learner.hand).to_have_count(len(exercise.position.hand), timeout=SLOW)
        learner.answer(exercise)
        learner.expect_right()
        expect(page.locator(".verdict.good")).to_contain_text(read(exercise.explain.said(learner.lang)))
        if isinstance(exercise, ClassifyExercise):
            expect(learner.table.locator(".meld .kind").first).to_be_visible(timeout=SLOW)
        self._see("right")

    def _sandbox(self, sandbox: Sandbox) -> None:
        """One legal act, taken back by beginning again; then what there is to be seen is seen, and praised."""
        page, learner, position = self.learner.page, self.learner, sandbox.position
        onward = page.locator("[class*='st-key-next_'] button")
        move = legal_act(position)
        after, _events = apply(position, move)
        learner.play(move)
        expect(learner.button("Begin again")).to_be_visible(timeout=SLOW)
        expect(learner.hand).to_have_count(len(after.hands[position.turn]), timeout=SLOW)
        expect(learner.table.locator(".ours .meld")).to_have_count(len(after.table[position.team]))
        self._see("tried")
        learner.button("Begin again").click()
        expect(learner.hand).to_have_count(len(position.hand), timeout=SLOW)
        for number in range(len(sandbox.solution)):
            learner.play(sandbox.solution[number])
            played = play_line(position, sandbox.solution[: number + 1])
            expect(learner.hand).to_have_count(len(played.after.hands[position.turn]), timeout=SLOW)
        if sandbox.solution:
            praised = page.locator(".verdict.good")
            expect(praised).to_contain_text(learner.says("Seen!"), timeout=SLOW)
            assert sandbox.praise is not None
            expect(praised).to_contain_text(read(sandbox.praise.said(learner.lang)))
            expect(onward).to_have_attribute("kind", "primary", timeout=SLOW)
            expect(learner.table.locator(".seat.turn")).to_have_count(0)
        self._see("seen")

    def _see(self, what: str) -> None:
        """Looks the page over once it has come to rest."""
        self.learner.settle()
        self.here = " ".join(self.here.split()[:3] + [what]).strip()
        self.faults += [f"{self.here}: {fault}" for fault in faults(self.learner.page, self.learner.lang)]
        self.look(self.here)
