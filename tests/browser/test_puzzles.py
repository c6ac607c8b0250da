"""The puzzle page: answers refuted move by move, hints at a price, siblings, links, drills, and one's own page."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from mistakes import wrong_answer
from playwright.sync_api import expect
from visits import LIBRARY, NARROW, SLOW, WIDE, Visit, Visitor

from trainer.app.words import DRILLS, theme_name
from trainer.content.drills import drill
from trainer.content.judging import judge_answer
from trainer.content.refutation import refutation, solution_shown
from trainer.content.siblings import sibling
from trainer.rules.moves import parse_move

pytestmark = pytest.mark.browser

TURN = "bata-agora"
WRONG_TURN = "discard KD"
CHOOSE = "qual-compra"
BOTH = pytest.mark.parametrize(("lang", "size"), [("pt-BR", WIDE), ("en", NARROW)])


def opened(learner: Visit, path: str) -> None:
    learner.open(path)
    learner.settle()


def step(learner: Visit, number: int, total: int) -> None:
    place = learner.says("{number} of {total}", number=number, total=total)
    head = learner.page.locator('[class*="st-key-replay-"] .verdict b.head')
    expect(head).to_contain_text(place, timeout=SLOW)


def give_up(learner: Visit, puzzle: str) -> None:
    opened(learner, f"/?puzzle={puzzle}")
    learner.answer_wrong(LIBRARY.puzzles[puzzle].exercise)
    learner.button("Show the solution").click()
    expect(learner.page.locator(".verdict b.head", has_text=learner.says("The solution"))).to_be_visible(timeout=SLOW)


@BOTH
def test_a_wrong_turn_is_shown_move_by_move_and_begun_again(visit: Visitor, lang: str, size: tuple[int, int]) -> None:
    learner = visit(lang, size)
    opened(learner, f"/?puzzle={TURN}")
    hand = len(LIBRARY.puzzles[TURN].exercise.position.hand)
    learner.play(parse_move(WRONG_TURN))
    expect(learner.page.locator(".verdict.bad")).to_contain_text(learner.says("Not yet"), timeout=SLOW)
    learner.button("See it move by move").click()
    step(learner, 1, 2)
    expect(learner.hand).to_have_count(hand)
    learner.button("Step on").click()
    step(learner, 2, 2)
    expect(learner.hand).to_have_count(hand - 1)
    learner.button("Step back").click()
    step(learner, 1, 2)
    learner.button("Back to the question").click()
    expect(learner.page.locator('[class*="st-key-replay-"]')).to_have_count(0, timeout=SLOW)
    learner.button("Start the turn again").click()
    expect(learner.hand).to_have_count(hand, timeout=SLOW)
    learner.answer(LIBRARY.puzzles[TURN].exercise)
    learner.expect_right()


def test_a_refused_answer_is_shown_with_the_rule_that_stops_it(visit: Visitor) -> None:
    exercise = LIBRARY.puzzles[CHOOSE].exercise
    found = refutation(exercise, judge_answer(exercise, wrong_answer(exercise)))
    assert found is not None
    assert found.refused is not None
    learner = visit()
    opened(learner, f"/?puzzle={CHOOSE}")
    learner.answer_wrong(exercise)
    learner.button("See it move by move").click()
    for number in range(1, len(found.line) + 2):
        step(learner, number, len(found.line) + 2)
        learner.button("Step on").click()
    expect(learner.table.locator(".callout")).to_be_visible(timeout=SLOW)


def test_hints_say_what_they_cost_and_the_worth_falls(visit: Visitor) -> None:
    learner = visit()
    opened(learner, f"/?puzzle={TURN}")
    worth = learner.page.locator(".judged .tag.on")
    for number, share in enumerate((100, 80, 50)):
        expect(worth).to_have_text(f"Acertar agora vale {share}% dos pontos", timeout=SLOW)
        expect(learner.page.locator('[class*="st-key-answers-"]')).to_contain_text(re.compile("Custa|só como treino"))
        learner.page.get_by_role("button", name=re.compile("Pedir uma dica")).click()
        expect(learner.page.get_by_text(f"Dica {number + 1}", exact=True)).to_be_visible(timeout=SLOW)
    expect(worth).to_have_text("Acertar agora vale 0% dos pontos", timeout=SLOW)


def test_the_solution_is_played_out_on_the_table(visit: Visitor) -> None:
    learner = visit()
    exercise = LIBRARY.puzzles[CHOOSE].exercise
    give_up(learner, CHOOSE)
    marks = learner.page.locator('[class*="st-key-choices-"] [data-testid="stIconMaterial"]')
    expect(marks.filter(has_text=re.compile("^check$"))).to_have_count(1)
    learner.button("The solution on the table").click()
    frames = len(solution_shown(exercise)) + 1
    for number in range(1, frames + 1):
        step(learner, number, frames)
        if number < frames:
            learner.button("Step on").click()
    expect(learner.button("Step on")).to_be_disabled()


def test_after_a_miss_a_sibling_is_offered_and_can_be_solved(visit: Visitor) -> None:
    learner = visit()
    give_up(learner, CHOOSE)
    learner.button("Try another like it").click()
    learner.page.wait_for_url(re.compile(r"sibling=\d+"), timeout=SLOW)
    seed = int(re.search(r"sibling=(\d+)", learner.page.url)[1])  # type: ignore[index]
    expect(learner.page.locator(".eyebrow")).to_have_text("Outro parecido", timeout=SLOW)
    learner.settle()
    made = sibling(LIBRARY.puzzles[CHOOSE], seed)
    assert made is not None
    expect(learner.hand).to_have_count(len(made.exercise.position.hand))
    learner.answer(made.exercise)
    learner.expect_right()


def test_the_link_that_is_shared_opens_the_puzzle(visit: Visitor) -> None:
    learner = visit()
    opened(learner, f"/?puzzle={TURN}")
    learner.button("Share").click()
    code = learner.page.locator('[data-testid="stCode"] code')
    expect(code).to_contain_text(f"/?puzzle={TURN}", timeout=SLOW)
    other = visit("en")
    other.page.goto(code.inner_text())
    title = LIBRARY.puzzles[TURN].title.en
    expect(other.page.get_by_role("heading", name=title)).to_be_visible(timeout=SLOW)


def test_after_the_answer_one_goes_on_by_theme_or_level(visit: Visitor) -> None:
    learner = visit()
    give_up(learner, CHOOSE)
    expect(learner.button("Next of this level")).to_be_visible()
    theme = LIBRARY.puzzles[CHOOSE].themes[0]
    learner.page.get_by_role("button", name=f"A seguir: {learner.says(theme_words(theme))}").click()
    learner.page.wait_for_url(lambda url: "puzzle=" in url and CHOOSE not in url, timeout=SLOW)
    following = re.search(r"puzzle=([\w-]+)", learner.page.url)[1]  # type: ignore[index]
    assert theme in LIBRARY.puzzles[following].themes


def theme_words(theme: str) -> str:
    from trainer.app.words import THEMES

    return THEMES.get(theme, theme_name(theme))


@BOTH
def test_a_layout_of_the_hidden_cards_that_beats_the_answer_is_shown(
    visit: Visitor, lang: str, size: tuple[int, int]
) -> None:
    learner = visit(lang, size)
    opened(learner, "/?puzzle=descarte-seguro")
    learner.page.locator('[class*="st-key-choices-"] button').first.click()
    learner.button("See a layout that beats it").click()
    step(learner, 1, 3)
    says = learner.page.locator('[class*="st-key-replay-"] .verdict')
    expect(says).to_contain_text("Beto")
    learner.button("Step on").click()
    step(learner, 2, 3)
    learner.button("Step on").click()
    step(learner, 3, 3)
    expect(says).to_contain_text("Beto:")
    expect(learner.table.locator(".pile.lixo b")).to_have_text("0", timeout=SLOW)


# Drills


@pytest.mark.parametrize("kind", DRILLS)
def test_a_drill_is_answered_counted_and_followed_by_another(visit: Visitor, kind: str) -> None:
    learner = visit()
    opened(learner, f"/?drill={kind}&seed=3")
    made = drill(kind, 3)
    for number in range(1, len(made.watched) + 1):
        step(learner, number, len(made.watched))
        if number < len(made.watched):
            learner.button("Step on").click()
    if made.watched:
        learner.button("Now the question").click()
    count = learner.page.locator(".count .tag")
    expect(count).to_have_text("0 certas de 0", timeout=SLOW)
    learner.answer(made.exercise)
    learner.expect_right()
    expect(count).to_have_text("1 certa de 1", timeout=SLOW)
    learner.button("Another one").click()
    learner.page.wait_for_url(lambda url: f"drill={kind}" in url and "seed=3&" not in f"{url}&", timeout=SLOW)
    expect(count).to_have_text("1 certa de 1", timeout=SLOW)


def test_the_drills_are_found_on_the_puzzles_page(visit: Visitor) -> None:
    learner = visit("en")
    opened(learner, "/puzzles")
    learner.page.get_by_text("Drills without end").click()
    expect(learner.button("Practise")).to_have_count(len(DRILLS), timeout=SLOW)
    learner.button("Practise").first.click()
    learner.page.wait_for_url(re.compile("drill="), timeout=SLOW)


# The page as such


@pytest.mark.parametrize("puzzle", [TURN, CHOOSE, "conta-da-dupla", "quem-tapa-o-buraco", "escadas-cruzadas"])
def test_the_hand_is_in_sight_without_scrolling(visit: Visitor, puzzle: str) -> None:
    learner = visit()
    opened(learner, f"/?puzzle={puzzle}")
    box = learner.table.locator(".hand").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= WIDE[1]


def miss(learner: Visit) -> None:
    learner.answer_wrong(LIBRARY.puzzles[CHOOSE].exercise)
    learner.button("See it move by move").click()
    step(learner, 1, 2)


PAGES: list[tuple[str, Callable[[Visit], None] | None]] = [
    (f"/?puzzle={CHOOSE}", miss),
    ("/?puzzle=descarte-seguro", None),
    ("/?drill=lixo&seed=3", None),
    ("/?drill=score&seed=4", None),
    ("/puzzles?view=drills", None),
    ("/you", None),
]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_fits_its_window_and_passes_axe(visit: Visitor, size: tuple[int, int], scheme: str) -> None:
    learner = visit("pt-BR", size, scheme)
    for path, act in PAGES:
        opened(learner, path)
        if act is not None:
            act(learner)
            learner.settle()
        expect(learner.page.locator('[data-testid="stException"]')).to_have_count(0)
        assert learner.page.evaluate("document.querySelector('.stMain').scrollWidth") <= size[0], path
        found = Axe().run(learner.page).response["violations"]
        assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == [], path


def test_ones_data_is_downloaded_and_erased(visit: Visitor) -> None:
    learner = visit()
    give_up(learner, CHOOSE)
    opened(learner, "/you")
    learner.page.get_by_label("Nome (opcional)").fill("Ana")
    learner.button("Save").click()
    with learner.page.expect_download() as download:
        learner.button("Download it (JSON)").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [attempt["result"] for attempt in told["attempts"]] == ["wrong", "shown"]
    learner.page.get_by_text("Sim, apague tudo").click()
    learner.button("Erase my data").click()
    expect(learner.page.locator(".verdict.good")).to_be_visible(timeout=SLOW)
    learner.page.reload()
    expect(learner.page.get_by_text("0 respostas")).to_be_visible(timeout=SLOW)
