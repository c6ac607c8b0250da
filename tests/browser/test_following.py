"""One can follow the game: the others' acts are shown one after another, can be skipped, and can be seen again."""

from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import expect
from visits import BEGINS, SLOW, Visit, Visitor

from trainer.bots import BOTS
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.learning.store import SavedGame, Store
from trainer.learning.table_match import match_to_text, new_match
from trainer.rules.events import Discarded, TookPile
from trainer.rules.moves import Draw
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.browser
NAMES = {"en": ("You", "Beto", "Lia", "Rita"), "pt-BR": ("Você", "Beto", "Lia", "Rita")}

# What the table shows, noted in every frame of the browser in which it has changed. A card of the lixo lies still
# where nothing moves it: one must, as long as there is any.
WATCH = """() => {
  window.seen = [];
  let root = null;
  const look = () => {
    if (!root?.host?.isConnected)
      root = [...document.querySelectorAll('*')].map(one => one.shadowRoot).find(one => one?.querySelector('.table'));
    requestAnimationFrame(look);
    if (!root) return;
    const one = name => root.querySelector(name);
    const cards = [...root.querySelectorAll('.lixo .card')].filter(card => card.style.backgroundImage);
    const now = {
      by: one('.lixo .by')?.textContent ?? '', lixo: one('.lixo b')?.textContent, monte: one('.monte b')?.textContent,
      top: cards.at(-1)?.dataset.card ?? '', status: one('.status')?.textContent,
      playing: one('.table')?.hasAttribute('data-playing'),
      bare: one('.lixo b')?.textContent > 1 && !cards.some(card => !card.getAnimations().length),
    };
    const last = window.seen.at(-1);
    if (!last || JSON.stringify(now) !== JSON.stringify({...last, at: undefined}))
      window.seen.push({...now, at: performance.now()});
  };
  look();
}"""


@pytest.fixture(scope="module")
def pace() -> str:
    return "normal"


def best(game: Game) -> Any:
    return BOTS["greedy"](view_of(game.position, game.seat), 1, games.seen(game, game.seat)).move


def turn_of_mine(turns: int, seed: int = 5) -> tuple[str, Game]:
    """A match of four at one of the learner's turns, `turns` turns of theirs after it began."""
    match = new_match(ruleset("stbl"), 4, "greedy", seed)
    game = games.until_human(match.game)
    for _ in range(turns):
        while game.is_human_turn:
            game = games.play(game, best(game))
        game = games.until_human(game)
    return match_to_text(match.with_game(game)), game


def seated(learner: Visit, database: str, turns: int = 3) -> Game:
    """The learner at a table of four, with the discard yet to be made."""
    learner.open("/play")
    cookies = {cookie["name"]: cookie["value"] for cookie in learner.page.context.cookies()}
    text, game = turn_of_mine(turns)
    saved = SavedGame(f"four-{cookies['buraco_learner']}", cookies["buraco_learner"], text)
    Store(database).save_game(saved, datetime.now(UTC))
    learner.page.goto(f"{learner.server}/play?game={saved.id}")
    expect(learner.table.locator(".felt")).to_be_visible(timeout=BEGINS)
    learner.expect_position(game)
    while (after := games.play(game, best(game))).is_human_turn:
        learner.play(best(game))
        learner.expect_position(game := after)
    return game


def acts_seen(learner: Visit) -> list[dict[str, Any]]:
    """What was noted while the acts were shown, one entry for each of them."""
    shown: list[dict[str, Any]] = []
    for now in learner.page.evaluate("window.seen"):
        if not shown or piles(now) != piles(shown[-1]):
            shown.append(now)
    return shown


def piles(now: dict[str, Any]) -> tuple[str, str, str, str]:
    return now["monte"], now["lixo"], now["top"], now["by"]


def acts_made(game: Game, lang: str) -> list[tuple[str, str, str, str]]:
    """The same of the game itself: what lies on the piles after each act, and who threw the card on top."""
    shown, by = [], ""
    for act in games.last_round(game):
        for event in act.events:
            if isinstance(event, Discarded):
                by = NAMES[lang][event.seat]
            elif isinstance(event, TookPile):
                by = ""
        view = view_of(act.after, game.seat)
        shown.append((str(view.monte), str(view.lixo_count), str(view.lixo[-1]) if view.lixo else "", by))
    return [now for at, now in enumerate(shown) if at == 0 or now != shown[at - 1]]


def watched_discard(learner: Visit, game: Game) -> Game:
    """Throws the learner's card, with a watch set; returns the game as it stands once the others have played."""
    learner.page.evaluate(WATCH)
    learner.play(best(game))
    return games.until_human(games.play(game, best(game)))


def answered(learner: Visit) -> None:
    """Until the others have played and it is the learner's turn again."""
    turn = learner.says("Your turn: draw from the stock or take the discard pile.")
    expect(learner.table.locator(".status")).to_contain_text(turn, timeout=SLOW)


def whole(learner: Visit) -> None:
    """Until the round asked for again has been shown."""
    expect(learner.table).to_have_attribute("data-playing", "", timeout=SLOW)
    expect(learner.table).not_to_have_attribute("data-playing", "", timeout=SLOW)


@pytest.mark.parametrize(("lang", "motion"), [("pt-BR", "reduce"), ("en", "no-preference")])
def test_each_act_is_shown_in_its_order_and_the_lixo_never_without_its_card(
    visit: Visitor, database: str, lang: str, motion: Any
) -> None:
    learner = visit(lang)
    learner.page.emulate_media(reduced_motion=motion)
    game = watched_discard(learner, seated(learner, database))
    answered(learner)
    seen = acts_seen(learner)
    mine = next(at for at, now in enumerate(seen) if now["by"] == NAMES[lang][0])
    assert [piles(now) for now in seen[mine:]] == acts_made(game, lang)
    stays = [after["at"] - now["at"] for now, after in zip(seen[mine:], seen[mine + 1 :], strict=False)]
    assert min(stays) > 500, "long enough to be seen"
    assert not [now for now in learner.page.evaluate("window.seen") if now["bare"]], "the lixo without a card at rest"
    told = [now["status"] for now in seen[mine:]]
    assert [name for name in NAMES[lang] if name not in " ".join(told)] == [], told
    learner.expect_position(game)


@pytest.mark.parametrize("skip", ["click", "key"])
def test_a_click_or_a_key_skips_and_does_nothing_else(visit: Visitor, database: str, skip: str) -> None:
    learner = visit()
    table = seated(learner, database)
    monte = learner.table.locator(".pile.monte").bounding_box()
    assert monte is not None
    game = watched_discard(learner, table)
    expect(learner.table).to_have_attribute("data-playing", "", timeout=SLOW)
    button = learner.table.locator(".skip").bounding_box()
    assert button is not None
    assert button["height"] < 100, "over the buttons, not over the table"
    if skip == "click":  # at once, not when the pile has come to rest: by then there is nothing to skip
        learner.page.mouse.click(monte["x"] + monte["width"] / 2, monte["y"] + monte["height"] / 2)
    else:
        learner.page.keyboard.press("m")
    expect(learner.table).not_to_have_attribute("data-playing", "", timeout=500)
    learner.settle()
    learner.expect_position(game)  # nothing was drawn
    learner.act("draw")
    learner.expect_position(games.play(game, Draw()))


def test_at_once_is_remembered_and_shows_nothing_act_by_act(visit: Visitor, database: str) -> None:
    learner = visit()
    game = seated(learner, database)
    learner.button("Pace and sound").click()
    learner.page.get_by_text(learner.says("At once"), exact=True).click()
    learner.settle()
    learner.page.reload()
    learner.expect_position(game)
    game = watched_discard(learner, game)
    learner.expect_position(game)
    assert not [now for now in learner.page.evaluate("window.seen") if now["playing"]]


@pytest.mark.parametrize("where", ["table", "log"])
def test_the_last_round_is_shown_as_often_as_one_likes(visit: Visitor, database: str, where: str) -> None:
    learner = visit()
    game = seated(learner, database)
    learner.play(best(game))
    game = games.until_human(games.play(game, best(game)))
    answered(learner)
    for _ in range(2):
        learner.page.evaluate("window.seen = undefined")
        learner.page.evaluate(WATCH)
        place = learner.table if where == "table" else learner.page.locator(".st-key-following")
        place.get_by_role("button", name=learner.says("Show the last round again")).click()
        whole(learner)
        learner.settle()
        seen = [piles(now) for now in acts_seen(learner)]
        assert seen[-len(acts_made(game, "pt-BR")) :] == acts_made(game, "pt-BR")
    learner.expect_position(game)


# A browser that plays no sound notes when one would begin.
SILENT = """window.tones = []; window.AudioContext = class {
  currentTime = 0; state = 'running';
  createGain() { return {gain: {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}},
                         connect: next => next}; }
  createOscillator() { return {frequency: {}, connect: next => next, stop() {},
                               start() { window.tones.push(this.frequency.value); }}; }
};"""


def test_sound_is_off_until_it_is_chosen(visit: Visitor, database: str) -> None:
    learner = visit()
    learner.page.add_init_script(SILENT)
    game = seated(learner, database)
    assert learner.page.evaluate("window.tones") == []
    learner.button("Pace and sound").click()
    learner.page.get_by_role("radiogroup", name=learner.says("Sound")).or_(
        learner.page.get_by_role("group", name=learner.says("Sound"))
    ).get_by_text(learner.says("On"), exact=True).click()
    learner.settle()
    watched_discard(learner, game)
    answered(learner)
    tones = learner.page.evaluate("window.tones")
    assert tones[0] == 196, "the learner's own discard"
    assert tones[-2:] == [660, 880], "the learner's turn"


# A phone that notes when it would vibrate.
SHAKEN = """window.shaken = []; navigator.vibrate = times => window.shaken.push(times);
const asked = window.matchMedia;
window.matchMedia = query => query === '(pointer: coarse)' ? {matches: true} : asked.call(window, query);"""


@pytest.mark.parametrize("quiet", ["", "chosen", "reduced motion"])
def test_a_phone_vibrates_unless_it_is_off_or_motion_is_reduced(visit: Visitor, database: str, quiet: str) -> None:
    learner = visit("pt-BR", (390, 844))
    learner.page.emulate_media(reduced_motion="reduce" if quiet == "reduced motion" else "no-preference")
    learner.page.add_init_script(SHAKEN)
    game = seated(learner, database)
    if quiet == "chosen":
        learner.button("Pace and sound").click()
        choice = learner.page.locator('[class*="st-key-follow_buzz"]')
        choice.get_by_text(learner.says("Off"), exact=True).click()
        learner.settle()
    watched_discard(learner, game)
    answered(learner)
    if not quiet:
        learner.page.wait_for_function("window.shaken.at(-1)?.[0] === 40", timeout=SLOW)  # the learner's turn
    shaken = learner.page.evaluate("window.shaken")
    assert shaken[:1] == ([] if quiet else [[10]]), "the learner's own discard, or nothing"


def test_a_red_card_is_red_in_the_tables_words(visit: Visitor, database: str) -> None:
    learner = visit("en")
    seated(learner, database)
    red = learner.page.locator(".log .chip.red").first
    assert red.evaluate("chip => getComputedStyle(chip).color") == "rgb(168, 35, 31)"


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_colours_are_the_systems_until_others_are_chosen(visit: Visitor, system: str) -> None:
    learner = visit("en", scheme=system)
    learner.open("/rules")

    def ground() -> str:
        return learner.page.evaluate("getComputedStyle(document.querySelector('.stApp')).backgroundColor")

    light, dark = "rgb(251, 247, 238)", "rgb(20, 32, 27)"
    of_system = light if system == "light" else dark
    assert ground() == of_system
    for choice, wanted in (("as your system", light), ("light", dark), ("dark", of_system)):
        learner.button(f"Colours: {choice}").click()
        learner.page.wait_for_function(
            "wanted => getComputedStyle(document.querySelector('.stApp')).backgroundColor === wanted", arg=wanted
        )
    learner.button("Colours: as your system").click()
    learner.button("Colours: light").click()
    expect(learner.button("Colours: dark")).to_be_visible()
    learner.page.reload()
    learner.page.wait_for_function(
        "wanted => getComputedStyle(document.querySelector('.stApp')).backgroundColor === wanted", arg=dark
    )
