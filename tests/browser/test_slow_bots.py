"""A bot that takes its time keeps only its own table waiting; what it thinks of is neither lost nor played twice."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from slow_bots import SECONDS
from visits import SLOW, Visit, Visitor

from trainer.bots import BOTS
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.learning.store import Store
from trainer.notation import record_to_text
from trainer.rules.moves import Move
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.browser
SEED = 5  # the learner begins


@pytest.fixture(scope="module")
def program() -> list[str]:
    return [str(Path(__file__).with_name("slow_bots.py"))]


def begin(learner: Visit) -> Game:
    learner.open("/play")
    field = learner.page.get_by_label(learner.says("Deal number (optional)"))
    field.fill(str(SEED))
    field.press("Enter")
    learner.button("Sit down and play").click()
    expect(learner.table.locator(".felt")).to_be_visible(timeout=SLOW)
    return games.until_human(games.new_game(ruleset("stbl"), 2, "greedy", SEED))


def one_turn(learner: Visit, game: Game) -> Game:
    """Plays the learner's turn; returns the game while the bot still thinks."""
    while game.is_human_turn:
        move: Move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        learner.play(move)
        game = games.play(game, move)
        learner.expect_position(game)
    return game


def test_other_pages_answer_while_a_bot_thinks_and_its_moves_come_one_by_one(visit: Visitor) -> None:
    player, reader = visit(), visit()
    game = begin(player)
    reader.open("/?lesson=lixo&step=2")
    reader.settle()
    game = one_turn(player, game)
    thinks = player.table.locator(".seat .tag.live .dots")
    expect(thinks).to_be_visible()
    expect(player.table.locator(".status")).to_have_text("Beto está pensando.")
    reader.page.get_by_role("button", name="Sim, pode", exact=True).click()
    expect(reader.page.locator(".verdict.bad")).to_be_visible(timeout=int(1000 * SECONDS))
    expect(thinks).to_be_visible()
    while not game.is_human_turn:
        game = games.bot_move(game)
        player.expect_position(game)
    expect(thinks).to_have_count(0, timeout=SLOW)


def test_a_reload_and_a_second_window_lose_nothing_and_double_nothing(visit: Visitor, database: str) -> None:
    learner = visit()
    game = one_turn(learner, begin(learner))
    link = learner.page.url
    second = Visit(learner.page.context.new_page(), learner.server, learner.lang)
    second.page.goto(link)
    learner.page.reload()
    game = games.until_human(game)
    for window in (learner, second):
        expect(window.table.locator(".felt")).to_be_visible(timeout=SLOW)
        window.expect_position(game)
        expect(window.page.locator(".verdict")).to_have_count(0)
    saved = Store(database).game(link.partition("game=")[2])
    assert saved is not None
    assert saved.record == record_to_text(game.record)
    learner.play(BOTS["greedy"](view_of(game.position, game.seat), 1).move)
    game = games.play(game, BOTS["greedy"](view_of(game.position, game.seat), 1).move)
    learner.expect_position(game)
