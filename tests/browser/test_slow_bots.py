"""A bot that takes its time keeps only its own table waiting; what it thinks of is neither lost nor played twice."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
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
SEED = 1  # the learner begins


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that lets a bot make one move."""
    return tmp_path_factory.mktemp("gate") / "go"


@pytest.fixture(scope="module")
def program(gate: Path) -> list[str]:
    return [str(Path(__file__).with_name("slow_bots.py")), str(gate)]


def choice(game: Game) -> Move:
    return BOTS["greedy"](view_of(game.position, game.seat), 1).move


def begin(learner: Visit) -> Game:
    learner.open("/play")
    field = learner.page.get_by_label(learner.says("Deal number (optional)"))
    field.fill(str(SEED))
    field.press("Enter")
    learner.button("Sit down and play").click()
    game = games.new_game(ruleset("stbl"), 2, "greedy", SEED)
    learner.expect_position(game)
    return game


def own_turn(learner: Visit, game: Game) -> Game:
    """Plays the learner's turn; returns the game as it then stands, the bot thinking."""
    while game.is_human_turn:
        move = choice(game)
        learner.play(move)
        game = games.play(game, move)
        learner.expect_position(game)
    expect(learner.table.locator(".seat .tag.live .dots")).to_be_visible(timeout=SLOW)
    expect(learner.table.locator(".status")).to_contain_text("Beto está pensando.")
    return game


def bots_turn(game: Game, gate: Path, *windows: Visit) -> Game:
    """Lets the bot make its moves, each seen in every window before the next."""
    while not game.is_human_turn:
        gate.touch()
        game = games.bot_move(game)
        for window in windows:
            window.expect_position(game)
    return game


def test_other_pages_answer_while_a_bot_thinks_and_its_moves_come_one_by_one(visit: Visitor, gate: Path) -> None:
    player, reader = visit(), visit()
    game = own_turn(player, begin(player))
    reader.open("/?lesson=lixo&step=2")
    reader.page.get_by_role("button", name="Sim, pode", exact=True).click()
    expect(reader.page.locator(".verdict.bad")).to_be_visible(timeout=SLOW)
    expect(player.table.locator(".seat .tag.live .dots")).to_be_visible()
    game = bots_turn(game, gate, player)
    expect(player.table.locator(".seat .tag.live .dots")).to_have_count(0, timeout=SLOW)
    player.play(choice(game))
    player.expect_position(games.play(game, choice(game)))


def test_a_reload_and_a_second_window_lose_nothing_and_double_nothing(
    visit: Visitor, gate: Path, database: str
) -> None:
    learner = visit()
    game = own_turn(learner, begin(learner))
    link = learner.page.url
    second = Visit(learner.page.context.new_page(), learner.server, learner.lang)
    second.page.goto(link)
    learner.page.reload()
    for window in (learner, second):
        window.expect_position(game)
    game = bots_turn(game, gate, learner, second)
    for window in (learner, second):
        expect(window.page.locator(".verdict")).to_have_count(0)
    saved = Store(database).game(link.partition("game=")[2])
    assert saved is not None
    assert saved.record == record_to_text(game.record)
