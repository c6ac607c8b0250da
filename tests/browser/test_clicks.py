"""The app by clicks alone, from the front page: everything leads on, every entry of the navigation opens its page.

In CI one lesson, its end, a puzzle and the entry that used to be dead on each kind of page; with `-m slow` everything.
"""

from itertools import pairwise

import pytest
from clicks import ENTRIES, Clicks
from playwright.sync_api import expect
from visits import LIBRARY, SLOW, Visitor

from trainer.content.drills import DRILLS
from trainer.content.exercises import CardsExercise
from trainer.learning import game as games
from trainer.learning.tutor import guided_game

pytestmark = pytest.mark.browser

DESK, PHONE = (1280, 800), (390, 844)
LESSONS = LIBRARY.lessons_in_order
PUZZLES = 10
REVIEW = 300_000  # milliseconds for a review on a busy machine
WAYS = [(lang, size) for lang in ("en", "pt-BR") for size in (DESK, PHONE)]
EVERY_WAY = pytest.mark.parametrize(("lang", "size"), WAYS, ids=lambda value: str(value))
SHORT = [("en", DESK), ("pt-BR", PHONE)]

#: The entry of the navigation whose list a kind of page is opened from: the one that used to do nothing there.
OWN = {
    "lesson": "Lessons",
    "puzzle": "Puzzles",
    "drill": "Puzzles",
    "game": "Play",
    "guided": "Play",
    "placement": "Lessons",
    "path": "Lessons",
}


@pytest.mark.parametrize(("lang", "size"), SHORT)
def test_the_end_of_a_lesson_leads_on_and_so_does_the_navigation(
    visit: Visitor, lang: str, size: tuple[int, int]
) -> None:
    first, second = LESSONS[:2]
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    clicks.press("Begin the lesson")
    clicks.walk_lesson(first)
    clicks.press("Next: {title}", title=second.title.said(lang))
    clicks.is_at(lesson=second.id, step="1")
    clicks.rest()
    clicks.enter("Lessons")
    solved = clicks.open_puzzle()
    clicks.solve(solved)
    clicks.next_puzzle(solved)
    clicks.press("All puzzles")
    expect(clicks.heading(clicks.learner.says("Puzzles"))).to_be_in_viewport(timeout=SLOW)


@pytest.mark.parametrize(("kind", "lang", "size"), [(kind, *SHORT[place % 2]) for place, kind in enumerate(OWN)])
def test_the_entry_of_its_list_leaves_a_page(visit: Visitor, kind: str, lang: str, size: tuple[int, int]) -> None:
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    clicks.kinds()[kind]()
    weight = f"getComputedStyle(document.querySelector('a[href$=\"/{OWN[kind].lower()}\"] p')).fontWeight"
    assert clicks.learner.page.evaluate(weight) == "600", "the entry is marked"
    clicks.enter(OWN[kind])
    clicks.enter(OWN[kind])  # a choice that changes nothing closes a phone's menu too


@pytest.mark.parametrize(
    ("label", "key"),
    [("Solve a puzzle", "Puzzles"), ("All lessons", "Lessons")],
)
def test_an_unfinished_lesson_ends_with_ways_that_lead_on(visit: Visitor, label: str, key: str) -> None:
    lesson = LESSONS[0]
    clicks = Clicks(visit("en", PHONE))
    clicks.begin()
    clicks.press("Begin the lesson")
    for number, step in enumerate(lesson.steps, 1):
        clicks.is_at(step=str(number))
        clicks.rest()
        asks = LIBRARY.exercise_of(step) is not None
        last = number == len(lesson.steps)
        clicks.press("Finish" if last else "Skip for now" if asks else "Next")
    left = sum(LIBRARY.exercise_of(step) is not None for step in lesson.steps)
    clicks.rest()
    clicks.press("Back")
    clicks.is_at(step=str(len(lesson.steps)))
    clicks.rest()
    clicks.press("Finish")
    clicks.rest()
    name = clicks.learner.page.get_by_role("button", name=f"{left} exercises are still open")
    expect(name).to_be_visible(timeout=SLOW)
    clicks.press(label)
    expect(clicks.heading(key)).to_be_visible(timeout=SLOW)


def test_enter_goes_on_where_next_stands_and_next_keeps_its_place(visit: Visitor) -> None:
    lesson = LESSONS[0]
    clicks = Clicks(visit("en", DESK))
    clicks.begin()
    clicks.press("Begin the lesson")
    places = set()
    for number, step in enumerate(lesson.steps[:3], 1):  # the fourth is free play, which Enter does not skip
        clicks.is_at(step=str(number))
        clicks.rest()
        bar = clicks.learner.page.locator(".st-key-bar")
        box = bar.get_by_role("button").last.bounding_box()
        assert box is not None
        places.add((box["y"], box["x"] + box["width"]))
        exercise = LIBRARY.exercise_of(step)
        if exercise is not None:
            clicks.learner.page.keyboard.press("Enter")  # nothing is skipped by it
            clicks.rest()
            clicks.is_at(step=str(number))
            clicks.learner.answer(exercise)
            clicks.learner.expect_right()
            clicks.rest()
        clicks.learner.page.keyboard.press("Enter")
    clicks.is_at(step="4")
    assert len(places) == 1


def test_what_was_chosen_stays_and_a_puzzle_of_a_lesson_counts_as_solved(visit: Visitor) -> None:
    lesson = LIBRARY.lessons["sequencias"]
    exercises = {number: LIBRARY.exercise_of(step) for number, step in enumerate(lesson.steps, 1)}
    picked = next(number for number, each in exercises.items() if isinstance(each, CardsExercise) and not each.among)
    puzzle = next(number for number, step in enumerate(lesson.steps, 1) if step.puzzle)
    clicks = Clicks(visit("en", PHONE))
    learner = clicks.learner
    clicks.begin()
    clicks.open_lesson(lesson)
    for number in range(1, puzzle + 1):
        clicks.is_at(step=str(number))
        clicks.rest()
        exercise = exercises[number]
        if exercise is not None and number == picked:
            wrong = learner.answer_wrong(exercise)
            assert isinstance(wrong, tuple)
            expect(learner.page.locator(".verdict.bad")).to_be_visible(timeout=SLOW)
            clicks.rest()
            expect(learner.table.locator('.hand [aria-selected="true"]')).to_have_count(len(wrong))
        if exercise is not None and number in (picked, puzzle):
            learner.answer(exercise)
            learner.expect_right()
            clicks.rest()
        if number < puzzle:
            asks = exercise is not None and number != picked
            clicks.press("Skip for now" if asks else "Next")
    clicks.enter("Puzzles")
    expect(learner.page.get_by_text("1 solved")).to_be_visible(timeout=SLOW)


# The whole app


@pytest.mark.slow
@EVERY_WAY
def test_all_lessons_are_walked(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    clicks.press("Begin the lesson")
    for lesson, following in pairwise(LESSONS):
        clicks.walk_lesson(lesson)
        clicks.press("Next: {title}", title=following.title.said(lang))
    clicks.walk_lesson(LESSONS[-1])
    clicks.press("All lessons")
    expect(clicks.learner.button("Again")).to_have_count(len(LESSONS), timeout=SLOW)
    clicks.enter("Puzzles")
    solved = len({step.puzzle for lesson in LESSONS for step in lesson.steps if step.puzzle})
    expect(clicks.learner.page.get_by_text(clicks.learner.says("{n} solved", n=solved))).to_be_visible(timeout=SLOW)


@pytest.mark.slow
@EVERY_WAY
def test_ten_puzzles_and_every_drill(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    puzzle = clicks.open_puzzle()
    for _number in range(PUZZLES):
        clicks.solve(puzzle)
        puzzle = clicks.next_puzzle(puzzle)
    for kind in DRILLS:
        clicks.open_drill(kind)
        clicks.answer_drill(kind)
        clicks.press("Another one")
        expect(clicks.learner.button("Another one")).to_have_count(0, timeout=SLOW)
        clicks.rest()


@pytest.mark.slow
@EVERY_WAY
def test_the_guided_deals_and_a_deal_with_its_review(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    guided = LIBRARY.guided
    assert guided is not None
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    clicks.open_guided()
    clicks.press("Begin")
    for number in range(1, len(guided.deals) + 1):
        clicks.learner.page.wait_for_url(lambda url, number=number: f"game=guided-{number}-" in url, timeout=SLOW)
        clicks.play_out(games.until_human(guided_game(guided, number)))
        clicks.learner.page.locator(".st-key-guided_on button").click()
    clicks.learner.page.wait_for_url(lambda url: "game=" in url and "guided" not in url, timeout=SLOW)
    clicks.rest()
    clicks.open_review()
    expect(clicks.learner.page.locator("dl.figures")).to_be_visible(timeout=REVIEW)
    clicks.rest()
    for entry in ENTRIES:
        clicks.enter(entry)


@pytest.mark.slow
@EVERY_WAY
@pytest.mark.parametrize("kind", OWN)
def test_every_entry_leaves_every_kind_of_page(visit: Visitor, lang: str, size: tuple[int, int], kind: str) -> None:
    clicks = Clicks(visit(lang, size))
    clicks.begin()
    for entry in ENTRIES:
        clicks.kinds()[kind]()
        clicks.enter(entry)
