"""The card table in a real browser: mouse, finger, keyboard, refusals, the outbox, and what assistive tools find."""

import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Literal

import pytest
from harness.scenes import FOUR
from playwright.sync_api import Browser, Locator, Page, expect
from serving import served

from trainer.app.table import table_data
from trainer.app.table.bundle import bundled
from trainer.rules.deal import deal
from trainer.rules.position import PlayerView, view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.browser

HARNESS = Path(__file__).parent / "harness"
SETTINGS = {
    "server.headless": "true",
    "server.fileWatcherType": "none",
    "browser.gatherUsageStats": "false",
    "runner.postScriptGC": "false",
}
WIDE, NARROW = {"width": 1280, "height": 900}, {"width": 360, "height": 780}


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    def arguments(port: int) -> list[str]:
        flags = [f"--{name}={value}" for name, value in {**SETTINGS, "server.port": port}.items()]
        return ["-m", "streamlit", "run", "table_app.py", *flags]

    with served(arguments, HARNESS) as address:
        yield address


class Table:
    """The table of one scene, spoken to as a learner would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".table")
        self.cards = self.root.locator(".hand .card")
        self.status = self.root.locator(".status")
        self.monte, self.lixo = self.root.locator(".pile.monte"), self.root.locator(".pile.lixo")
        self.log = page.get_by_test_id("stText")

    def card(self, code: str) -> Locator:
        return self.root.locator(f'.hand .card[data-card="{code}"]').first

    def choose(self, *codes: str) -> None:
        for code in codes:
            self.card(code).click(position=self.grip())

    def grip(self) -> dict[str, float]:
        """A spot of a card in the fan that its right neighbour leaves free and its own lean does not miss."""
        wide = (self.page.viewport_size or WIDE)["width"] > 500
        return {"x": 22, "y": 48} if wide else {"x": 11, "y": 14}

    def meld(self, number: int) -> Locator:
        return self.root.locator(f'button.meld[data-meld="{number}"]')

    def act(self, name: str) -> Locator:
        return self.root.locator(f'.actions [data-act="{name}"]')

    def drag(self, source: Locator, target: Locator) -> None:
        start, end = source.bounding_box(), target.bounding_box()
        assert start
        assert end
        grip = self.grip()
        self.page.mouse.move(start["x"] + grip["x"], start["y"] + grip["y"])
        self.page.mouse.down()
        self.page.mouse.move(start["x"] + 44, start["y"] + 2, steps=2)
        self.page.mouse.move(end["x"] + min(30, end["width"] / 2), end["y"] + end["height"] / 2, steps=4)
        self.page.mouse.up()

    def expect_log(self, *lines: str) -> None:
        expect(self.log).to_have_text("\n".join(lines) or "-", timeout=15000)


@pytest.fixture
def open_table(server: str, browser: Browser) -> Iterator[Any]:
    contexts = []

    def opened(scene: str, viewport: dict[str, int] | None = None, lang: str = "en", **options: Any) -> Table:
        context = browser.new_context(viewport=viewport or WIDE, **options)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{server}/?scene={scene}&lang={lang}")
        page.locator(".table .felt").wait_for(timeout=30000)
        return Table(page)

    yield opened
    for context in contexts:
        context.close()


# ---- clicks


def test_a_click_on_the_monte_draws_and_a_double_click_draws_once(open_table: Any) -> None:
    table = open_table("two")
    table.monte.dblclick()
    expect(table.cards).to_have_count(12)
    table.page.wait_for_timeout(600)
    table.expect_log("draw")


def test_cards_and_the_lixo_clicked_make_a_new_meld_with_its_top(open_table: Any) -> None:
    table = open_table("two")
    table.choose("5S", "6S")
    table.lixo.click()
    expect(table.root.locator(".ours .meld")).to_have_count(2)
    table.expect_log("take new 5S 6S")


def test_the_lixo_asks_where_its_top_card_goes_and_a_meld_answers(open_table: Any) -> None:
    table = open_table("two")
    table.lixo.click()
    expect(table.lixo).to_have_attribute("aria-pressed", "true")
    expect(table.status).to_contain_text("Where does its top card go?")
    table.meld(1).click()
    table.expect_log("take 1")
    expect(table.root.locator(".callout")).to_contain_text("Article")


def test_a_meld_chosen_first_takes_the_lixo_with_hand_cards(open_table: Any) -> None:
    table = open_table("two")
    table.meld(1).click()
    table.choose("8C")
    table.lixo.click()
    table.expect_log("take 1 8C")


def test_a_free_pile_is_taken_by_one_click(open_table: Any) -> None:
    table = open_table("open")
    table.lixo.click()
    expect(table.cards).to_have_count(11 + 13)
    table.expect_log("take")


def test_chosen_cards_go_to_the_meld_clicked_and_undo_brings_them_back(open_table: Any) -> None:
    table = open_table("two")
    table.act("draw").click()
    expect(table.cards).to_have_count(12)
    table.choose("8C", "9C")
    table.meld(1).click()
    expect(table.meld(1)).to_have_attribute("aria-label", re.compile("eight of clubs, nine of clubs"))
    expect(table.cards).to_have_count(10)
    table.act("undo").click()
    expect(table.cards).to_have_count(12)
    table.expect_log("draw", "add 1 8C 9C", "undo")


def test_buttons_alone_play_a_turn(open_table: Any) -> None:
    table = open_table("two")
    expect(table.act("lay")).to_have_attribute("aria-disabled", "true")
    table.act("draw").click()
    expect(table.cards).to_have_count(12)
    table.choose("5S", "6S", "JK")
    table.act("lay").click()
    expect(table.root.locator(".ours .meld")).to_have_count(2)
    table.choose("8C")
    table.act("add").click()
    expect(table.status).to_contain_text("Now choose the meld")
    table.meld(1).click()
    expect(table.cards).to_have_count(8)
    table.choose("KH")
    table.act("discard").click()
    expect(table.cards).to_have_count(7)
    table.expect_log("draw", "lay 5S 6S JK", "add 1 8C", "discard KH")


def test_the_equal_card_that_stays_is_not_chosen_when_its_twin_was_played(open_table: Any) -> None:
    table = open_table("four")
    table.choose("3C", "QC")
    table.card("QC").click(position=table.grip())
    table.act("discard").click()
    expect(table.root.locator('.hand .card[data-card="3C"]')).to_have_count(1)
    expect(table.root.locator(".card.chosen")).to_have_count(0)


def test_chosen_cards_stay_chosen_over_the_draw(open_table: Any) -> None:
    table = open_table("two")
    table.choose("5S", "6S")
    table.act("draw").click()
    expect(table.cards).to_have_count(12)
    expect(table.root.locator(".card.chosen")).to_have_count(2)


def test_a_card_pressed_while_the_table_is_drawn_anew_is_chosen(open_table: Any) -> None:
    table = open_table("two")
    box = table.card("KH").bounding_box()
    table.page.mouse.move(box["x"] + table.grip()["x"], box["y"] + table.grip()["y"])
    table.page.mouse.down()
    table.act("draw").dispatch_event("click")
    expect(table.cards).to_have_count(12)
    table.page.mouse.up()
    chosen = table.root.locator('.hand [aria-selected="true"]')
    expect(chosen).to_have_attribute("data-card", "KH")
    table.choose("5S")
    expect(chosen).to_have_count(2)


def mounted(page: Page, view: PlayerView, mode: Literal["play", "show"] = "play") -> None:
    """The table alone, without Streamlit: `mount` gives it its data again, `leave` holds what each call returned."""
    data = table_data(view, version="1", lang="en", translate=str, names=("Ana", "Beto", "Clara", "Davi"), mode=mode)
    page.evaluate(
        """async ([text, data]) => {
          const from = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
          const { default: component } = await import(from);
          const host = document.body.appendChild(document.createElement('div'));
          const parentElement = host.attachShadow({mode: 'open'});
          const leave = [];
          const mount = () => { leave.push(component({data: [data], parentElement, setStateValue() {}})); };
          Object.assign(window, {host, parentElement, leave, mount});
          mount();
        }""",
        [bundled(), data],
    )


def test_a_table_overtaken_by_newer_data_stays_and_one_that_left_its_page_is_closed(browser: Browser) -> None:
    page = browser.new_page(viewport=WIDE)
    mounted(page, view_of(deal(ruleset("stbl"), 2, seed=1), 0))
    cards = page.locator(".table .hand .card")
    cards.first.click()
    page.evaluate("mount(), leave[0]()")
    expect(cards).to_have_count(11)
    expect(page.locator('.table [aria-selected="true"]')).to_have_count(1)
    assert page.evaluate("host.remove(), leave[1](), parentElement.childElementCount") == 0
    page.close()


def test_a_table_that_only_shows_has_cards_as_large_as_its_room_allows(browser: Browser) -> None:
    page = browser.new_page(viewport=WIDE)
    mounted(page, view_of(FOUR, 0), mode="show")
    small = page.evaluate(
        """async () => {
          host.style.setProperty('--below', '10px');
          mount();
          for (let left = 20; left; left--) await new Promise(requestAnimationFrame);
          const table = parentElement.querySelector('.table');
          return [table.classList.contains('fits'), table.classList.contains('dense')];
        }"""
    )
    assert small == [True, False]
    page.close()


def test_melds_are_large_again_once_there_is_room_again(browser: Browser) -> None:
    page = browser.new_page(viewport=WIDE)
    mounted(page, view_of(FOUR, 0))
    widths = page.evaluate(
        """async () => {
          const frames = async () => { for (let left = 4; left; left--) await new Promise(requestAnimationFrame); };
          const width = () => parentElement.querySelector('.ours .meld .card').getBoundingClientRect().width;
          const seen = [];
          for (let below = 10; below < 500; below += 20) {
            host.style.setProperty('--below', `${below}px`);
            mount();
            await frames();
            const small = width();
            host.style.setProperty('--below', '10px');
            mount(); // before the browser reports the larger room
            await frames();
            seen.push([small, width()]);
          }
          return seen;
        }"""
    )
    most = widths[0][1]
    assert min(small for small, _large in widths) < most
    assert {large for _small, large in widths} == {most}
    page.close()


# ---- dragging


def test_dragging_draws_adds_lays_and_discards(open_table: Any) -> None:
    table = open_table("two")
    table.drag(table.monte, table.root.locator(".hand"))
    expect(table.cards).to_have_count(12)
    table.drag(table.card("8C"), table.meld(1))
    expect(table.cards).to_have_count(11)
    table.choose("5S", "6S", "JK")
    table.drag(table.card("6S"), table.root.locator(".new-meld"))
    expect(table.cards).to_have_count(8)
    table.drag(table.card("KH"), table.lixo)
    expect(table.cards).to_have_count(7)
    table.expect_log("draw", "add 1 8C", "lay 5S 6S JK", "discard KH")


def test_the_lixo_dragged_to_the_table_is_taken_with_the_chosen_cards(open_table: Any) -> None:
    table = open_table("two")
    table.choose("5S", "6S")
    table.drag(table.lixo, table.root.locator(".new-meld"))
    table.expect_log("take new 5S 6S")


def test_a_drag_dropped_nowhere_or_given_up_does_nothing(open_table: Any) -> None:
    table = open_table("two")
    table.drag(table.card("8C"), table.root.locator(".seats"))
    box = table.card("9C").bounding_box()
    table.page.mouse.move(box["x"] + 22, box["y"] + 48)
    table.page.mouse.down()
    table.page.mouse.move(box["x"] + 60, box["y"] - 60, steps=3)
    expect(table.page.locator(".ghost .card")).to_have_count(1)
    table.root.locator(".hand").evaluate("hand => hand.querySelector('.card').focus()")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".ghost")).to_have_count(0)
    table.page.mouse.up()
    table.page.wait_for_timeout(300)
    table.expect_log()
    expect(table.root.locator(".card.chosen")).to_have_count(0)


def test_a_finger_drags_too(open_table: Any) -> None:
    table = open_table("two", NARROW, has_touch=True)
    table.act("draw").tap()
    expect(table.cards).to_have_count(12)
    table.card("8C").scroll_into_view_if_needed()
    touch = table.page.context.new_cdp_session(table.page)
    start, end = table.card("8C").bounding_box(), table.meld(1).bounding_box()

    def send(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    from_x, from_y = start["x"] + 10, start["y"] + 12
    to_x, to_y = end["x"] + 20, end["y"] + 20
    send("touchStart", from_x, from_y)
    for step in range(1, 7):
        send("touchMove", from_x + (to_x - from_x) * step / 6, from_y + (to_y - from_y) * step / 6)
    send("touchEnd", to_x, to_y)
    table.expect_log("draw", "add 1 8C")


# ---- the keyboard


def test_the_keyboard_alone_plays_a_turn(open_table: Any) -> None:
    table = open_table("two")
    keys = table.page.keyboard
    table.monte.focus()
    keys.press("Enter")
    expect(table.cards).to_have_count(12)
    for _ in range(40):
        keys.press("Tab")
        if table.root.locator(".hand .card:focus").count():
            break
    keys.press("Home")
    expect(table.root.locator(".hand .card:focus")).to_have_attribute("data-card", "5S")
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Space")
    keys.press("End")
    keys.press("Space")
    expect(table.root.locator('.hand [aria-selected="true"]')).to_have_count(3)
    keys.press("b")
    expect(table.cards).to_have_count(9)
    assert table.root.locator(".hand .card:focus").count() == 1, "the focus stays in the hand"
    keys.press("Escape")
    keys.press("Home")
    keys.press("Space")
    keys.press("d")
    expect(table.cards).to_have_count(8)
    table.expect_log("draw", "lay 5S 6S JK", "discard KS")


def test_keys_pressed_in_the_table_never_reach_the_page(open_table: Any) -> None:
    table = open_table("two")
    table.page.evaluate(
        "window.heard = []; document.addEventListener('keydown', event => window.heard.push(event.key))"
    )
    table.cards.first.focus()
    for key in ("c", "r", "C", "R", "x", "ArrowRight", "Space"):
        table.page.keyboard.press(key)
    assert table.page.evaluate("window.heard") == []
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_one_card_alone_takes_the_tab_key(open_table: Any) -> None:
    table = open_table("two")
    assert table.root.locator('.hand [tabindex="0"]').count() == 1
    table.cards.nth(3).focus()
    table.page.keyboard.press("ArrowRight")
    expect(table.root.locator('.hand [tabindex="0"]')).to_have_attribute(
        "data-key", table.cards.nth(4).get_attribute("data-key")
    )


def test_arrows_go_up_and_down_in_a_hand_of_several_rows(open_table: Any) -> None:
    table = open_table("long", NARROW)
    table.cards.first.focus()
    table.page.keyboard.press("ArrowDown")
    assert table.root.locator(".hand .card:focus").get_attribute("data-row") == "1"


# ---- refusals


def test_a_refusal_names_its_article_as_plain_text_and_can_be_closed(open_table: Any) -> None:
    table = open_table("two")
    table.act("draw").click()
    expect(table.cards).to_have_count(12)
    table.choose("5S", "KH")
    table.act("lay").click()
    callout = table.root.locator(".callout")
    expect(callout).to_contain_text("Article meld.s")
    expect(callout).to_contain_text("The rules say <b>no</b> here.")
    assert callout.locator("b").count() == 0
    expect(table.root.locator('.hand [aria-selected="true"]')).to_have_count(2)
    callout.get_by_role("button").click()
    expect(callout).to_have_count(0)
    table.root.locator('[data-act="sort"]').click()
    table.expect_log("draw", "lay 5S KH", "sort=rank")
    expect(callout).to_have_count(0)
    table.act("lay").click()
    expect(callout).to_have_count(1)


def test_a_drop_out_of_turn_is_refused_with_its_reason(open_table: Any) -> None:
    table = open_table("two")
    table.drag(table.card("KH"), table.lixo)
    expect(table.root.locator(".callout")).to_contain_text("turn.draw_first")


def test_names_are_never_read_as_html(open_table: Any) -> None:
    table = open_table("two")
    expect(table.root.locator(".seat .name")).to_have_text("Beto <b>bot</b>")
    assert table.root.locator(".seat b").count() == 0


# ---- the outbox


def test_twenty_quick_moves_all_arrive_in_order(open_table: Any) -> None:
    table = open_table("echo")
    sent = table.root.evaluate(
        """async root => {
            const wait = ms => new Promise(done => setTimeout(done, ms));
            const sent = [];
            for (let turn = 0; turn < 20; turn += 1) {
                const cards = [...root.querySelectorAll('.hand .card')];
                cards[turn % 11].click();
                const chosen = cards.filter(card => card.classList.contains('chosen'));
                sent.push('lay ' + chosen.map(card => card.dataset.card).join(' '));
                root.querySelector('[data-act="lay"]').click();
                await wait(30);
            }
            return sent;
        }"""
    )
    table.expect_log(*sent)


def test_twenty_quick_preferences_all_arrive(open_table: Any) -> None:
    table = open_table("echo")
    table.root.evaluate(
        """async root => {
            for (let turn = 0; turn < 20; turn += 1) {
                root.querySelector('[data-act="sort"]').click();
                await new Promise(done => setTimeout(done, 20));
            }
        }"""
    )
    table.expect_log(*["sort=rank", "sort=suit"] * 10)


def test_choosing_never_waits_for_the_server(open_table: Any) -> None:
    table = open_table("two")
    table.act("draw").click()
    expect(table.cards).to_have_count(12)
    table.page.context.set_offline(True)
    table.choose("5S", "6S")
    expect(table.root.locator(".card.chosen")).to_have_count(2)
    table.root.locator('[data-act="deck"]').click()
    expect(table.root.locator('[data-act="deck"]')).to_have_attribute("aria-pressed", "true")


def test_a_reloaded_page_plays_on(open_table: Any) -> None:
    table = open_table("two")
    table.monte.click()
    table.expect_log("draw")
    table.page.reload()
    table.root.locator(".felt").wait_for()
    table.monte.click()
    expect(table.cards).to_have_count(12)
    table.expect_log("draw")


# ---- modes


def test_picking_sends_the_cards_chosen_from_hand_melds_and_lixo(open_table: Any) -> None:
    table = open_table("pick")
    expect(table.act("confirm")).to_have_attribute("aria-disabled", "true")
    table.choose("2D", "JK")
    table.root.locator('.ours [data-pick][data-card="6C"]').click(position={"x": 8, "y": 12})
    expect(table.act("confirm")).to_contain_text("(3)")
    table.lixo.locator("[data-pick]").click()
    expect(table.status).to_contain_text("At most 3")
    table.act("confirm").click()
    table.expect_log("pick 6C 2D JK")


@pytest.mark.parametrize(
    ("scene", "present"), [("hand", ".hand .card"), ("melds", ".meld"), ("lixo", ".pile.lixo .card")]
)
def test_a_fragment_shows_its_part_alone_and_takes_no_acts(open_table: Any, scene: str, present: str) -> None:
    table = open_table(scene)
    expect(table.root.locator(present).first).to_be_visible()
    assert table.root.locator("button:visible").count() == 0
    parts = {".hand .card", ".meld", ".pile.lixo .card"} - {present}
    assert all(table.root.locator(part).count() == 0 for part in parts)


def test_a_hand_that_is_shown_keeps_the_order_given(open_table: Any) -> None:
    table = open_table("hand")
    assert table.cards.evaluate_all("cards => cards.map(card => card.dataset.card)") == ["5C", "6C", "2C", "JK", "9H"]


# ---- what it looks and sounds like


def test_cards_have_spoken_names_in_both_languages(open_table: Any) -> None:
    expect(open_table("two").card("7D")).to_have_attribute("aria-label", "seven of diamonds")
    expect(open_table("two", lang="pt-BR").card("7D")).to_have_attribute(
        "aria-label", re.compile("^(sete de ouros|seven of diamonds)$")
    )


def test_a_wild_tells_what_it_stands_for(open_table: Any) -> None:
    table = open_table("four")
    expect(table.meld(2)).to_have_attribute("aria-label", re.compile("two of spades stands for five of hearts"))
    expect(table.meld(2).locator(".note")).to_have_text("2♠ = 5♥")
    expect(table.meld(2).locator(".points")).to_have_text("60 pts +100")


@pytest.mark.parametrize("scene", ["four", "long", "open", "pick", "melds"])
def test_nothing_overflows_at_360_pixels_and_cards_stay_touchable(open_table: Any, scene: str) -> None:
    table = open_table(scene, NARROW)
    page = table.page
    assert page.evaluate("document.querySelector('[data-testid=\"stMain\"]').scrollWidth") <= 360
    table.page.wait_for_timeout(300)
    outside = table.root.evaluate(
        "root => [...root.querySelectorAll('.card, .label, button')].filter(node => {"
        " const box = node.getBoundingClientRect(); return box.width && (box.left < 0 || box.right > 360.5); }).length"
    )
    assert outside == 0
    strips = table.cards.evaluate_all(
        "cards => cards.slice(1).map((card, at) => ({card, before: cards[at]}))"
        ".filter(({card, before}) => card.dataset.row === before.dataset.row)"
        ".map(({card, before}) => card.dataset.x - before.dataset.x)"
    )
    assert all(strip >= 23 for strip in strips)


def test_the_table_follows_a_dark_page(open_table: Any) -> None:
    assert open_table("two", color_scheme="dark").root.get_attribute("data-theme") == "dark"
    assert open_table("two", color_scheme="light").root.get_attribute("data-theme") == "light"


def test_moved_cards_fly_unless_the_system_asks_for_stillness(open_table: Any) -> None:
    flights = """root => new Promise(done => {
        const flying = () => root.getAnimations({subtree: true}).filter(one => !(one instanceof CSSTransition));
        const count = () => done(flying().length);
        new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(count)))
            .observe(root.querySelector('.hand'), {childList: true});
    })"""
    for motion, flying in (("no-preference", True), ("reduce", False)):
        table = open_table("two", reduced_motion=motion)
        table.root.evaluate(f"root => {{ window.flights = ({flights})(root); }}")
        table.monte.click()
        assert (table.page.evaluate("window.flights") > 0) is flying, motion


def test_everything_comes_from_the_server_itself(open_table: Any, server: str) -> None:
    table = open_table("four")
    asked = table.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert asked
    assert all(address.startswith((server, "blob:", "data:")) for address in asked)
    assert any(re.search(r"/table-[0-9a-f]{12}\.js$", address) for address in asked)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scene", ["two", "four", "open", "long", "pick", "show", "hand", "melds", "lixo"])
def test_axe_finds_nothing_to_complain_of(open_table: Any, scene: str, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.base").AXE_FILE_PATH
    table = open_table(scene, color_scheme=scheme)
    if scene == "two":
        table.drag(table.card("KH"), table.lixo)
        table.root.locator(".callout").wait_for()
        table.act("help").click()
    table.page.wait_for_timeout(400)
    table.page.evaluate(Path(axe).read_text("utf-8"))
    violations = table.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)")
    ours = [
        (violation["id"], node["target"], node.get("failureSummary"))
        for violation in violations
        for node in violation["nodes"]
        if isinstance(node["target"][0], list)  # a path through a shadow root: the table's own
    ]
    assert ours == []


TIMED = """([button, watched]) => new Promise(done => {
    const start = performance.now();
    new MutationObserver((_, observer) => { observer.disconnect(); done(performance.now() - start); })
        .observe(watched, {childList: true, subtree: true, characterData: true});
    button.click();
})"""


@pytest.mark.slow
def test_a_move_takes_at_most_half_as_long_again_as_an_empty_app_with_one_button(open_table: Any, server: str) -> None:
    table = open_table("two")
    empty = table.page.context.new_page()
    empty.goto(f"{server}/?only=button")
    empty.get_by_text("pressed 0").wait_for()
    bare, moves = [], []
    for turn in range(40):  # by turns, so that both meet the same load
        pressed = empty.get_by_test_id("stText").element_handle()
        bare.append(empty.evaluate(TIMED, [empty.get_by_role("button", name="press").element_handle(), pressed]))
        act = table.act("undo" if turn % 2 else "draw").element_handle()
        moves.append(table.page.evaluate(TIMED, [act, table.root.locator(".hand").element_handle()]))
        table.page.wait_for_timeout(450)
    ratio = median(moves) / median(bare)
    print(f"bare button {median(bare):.0f} ms, move {median(moves):.0f} ms, ratio {ratio:.2f}")
    assert ratio <= 1.5
