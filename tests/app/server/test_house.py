"""The house as docs/deploy.md builds it: nginx as it is shipped, two processes, PostgreSQL; and what may fail in it."""

from __future__ import annotations

import asyncio
import http.cookiejar
import json
import math
import secrets
import ssl
import statistics
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from chromium import CHROMIUM, FLAGS
from clients import rerun
from house import House, house, missing
from playwright.sync_api import expect, sync_playwright
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from trainer.learning.game import until_human
from trainer.learning.store import SavedGame, Store
from trainer.learning.table_match import match_from_text, match_to_text, new_match
from trainer.load.page import percentile
from trainer.load.player import Player
from trainer.rules.ruleset import ruleset

PLAYERS = 20
PAUSE = 2.0
GAP = 5.0
"""Seconds within which 95 of 100 players go on after a process was killed."""
OUT = 15.0
"""Seconds for which PostgreSQL is gone."""
AS_BEFORE = 5.0
"""Seconds after its return from which all goes as it did before."""
MOVES = 3
"""Moves each player makes before something fails, and again after it."""

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"not installed: {missing()}")


@pytest.fixture(scope="module")
def here() -> Iterator[House]:
    with house() as built:
        yield built


@pytest.fixture
def store(here: House) -> Iterator[Store]:
    store = Store(here.postgres.url)
    yield store
    store.close()


def trusted(here: House) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(here.certificate))


class Browser:
    """Somebody's cookies, and what they are answered."""

    def __init__(self, here: House) -> None:
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=trusted(here)), urllib.request.HTTPCookieProcessor(self.cookies)
        )
        self.address = here.address

    def get(self, path: str = "/") -> urllib.request.addinfourl:
        """The answer to a request. Raises HTTPError."""
        answer: urllib.request.addinfourl = self.opener.open(self.address + path, timeout=60)
        return answer

    def cookie(self, name: str) -> str:
        """The value of a cookie, empty where there is none."""
        return next((cookie.value or "" for cookie in self.cookies if cookie.name == name), "")

    @property
    def process(self) -> str:
        """The process they are at."""
        return self.cookie("buraco_process")


def test_the_proxied_app_tells_browsers_to_be_careful_and_hides_its_figures(here: House) -> None:
    browser = Browser(here)
    answer = browser.get()
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "max-age" in answer.headers["Strict-Transport-Security"]
    told = answer.headers["Set-Cookie"]
    assert all(word in told for word in ("HttpOnly", "Secure", "SameSite=Lax"))
    for closed in ("/metrics", "/_stcore/metrics"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            browser.get(closed)


def test_a_first_visitor_stays_at_the_process_that_answered_first(here: House) -> None:
    browsers = [Browser(here) for _ in range(8)]
    for browser in browsers:
        browser.get()
        first = browser.process
        for _ in range(4):
            assert browser.get("/healthz").headers["Set-Cookie"] is None  # nothing new to say
            assert browser.process == first
    assert {browser.process for browser in browsers} == set(map(str, here.ports))  # and both have work


def test_a_file_a_first_visitor_uploads_reaches_the_process_that_holds_their_page(here: House) -> None:
    async def visit() -> None:
        browser = Browser(here)
        for path in ("/", "/_stcore/health"):  # as the page asks when it is opened
            await asyncio.to_thread(browser.get, path)
        token = browser.cookie("_streamlit_xsrf")
        headers = {"Cookie": "; ".join(f"{each.name}={each.value}" for each in browser.cookies)}
        stream = here.address.replace("http", "ws", 1) + "/_stcore/stream"
        names = [Subprotocol("streamlit")]
        async with connect(stream, subprotocols=names, additional_headers=headers, ssl=trusted(here)) as socket:
            await socket.send(rerun())
            page = ForwardMsg()
            while page.WhichOneof("type") != "new_session":
                page.ParseFromString(await asyncio.wait_for(socket.recv(), 60))  # type: ignore[arg-type]
            where = f"{here.address}/_stcore/upload_file/{page.new_session.initialize.session_id}/1"
            body = b'--x\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nburaco: 1\r\n--x--\r\n'
            told = {"Content-Type": "multipart/form-data; boundary=x", "X-Xsrftoken": token}
            request = urllib.request.Request(where, body, told, method="PUT")
            answer = await asyncio.to_thread(browser.opener.open, request, timeout=60)
            assert answer.status == 204

    async def visits() -> None:
        for _ in range(6):
            await visit()

    asyncio.run(visits())


@pytest.mark.browser
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason=f"no {CHROMIUM}")
def test_a_first_visitor_downloads_what_is_kept_and_their_cookie_never_leaves_tls(here: House) -> None:
    processes = set()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for _ in range(4):
            context = browser.new_context(locale="en-US", ignore_https_errors=True)
            page = context.new_page()
            page.goto(here.address)
            page.get_by_test_id("stTopNavLink").filter(has_text="Your page").click(timeout=60_000)
            button = page.get_by_role("button", name="Download it (JSON)")
            expect(button).to_be_enabled(timeout=60_000)
            with page.expect_download(timeout=60_000) as download:
                button.click()
            cookies = {each["name"]: each for each in context.cookies()}
            kept = json.loads(download.value.path().read_text("utf-8"))
            assert kept["learner"]["id"] == cookies["buraco_learner"]["value"]
            assert cookies["buraco_learner"]["secure"]
            assert cookies["buraco_learner"]["sameSite"] == "Lax"
            processes.add(cookies["buraco_process"]["value"])
            context.close()
        browser.close()
    assert processes == set(map(str, here.ports))


async def seated(store: Store, count: int = PLAYERS) -> list[Player]:
    """Players at tables of their own, each a deal under way."""
    players = []
    for number in range(count):
        match = new_match(ruleset("stbl"), 2, "random", 100 + number)
        match = match.with_game(until_human(match.game))
        player = Player(secrets.token_hex(16), secrets.token_urlsafe(12), match.game)
        store.save_game(SavedGame(player.game_id, player.learner, match_to_text(match)), datetime.now(UTC))
        players.append(player)
    return players


def assert_kept(store: Store, players: list[Player]) -> None:
    """Every move a player was shown as made is in the store, and nobody was taken for somebody else."""
    for player in players:
        saved = store.game(player.game_id)
        assert saved is not None
        kept = match_from_text(saved.record).game.record.moves
        known = player.game.record.moves
        assert len(player.moves) > 0
        assert kept[: len(known)] == known
        assert store.count(player.learner)[1] == 1


async def _played(here: House, store: Store, fail: Callable[[], Awaitable[None]]) -> list[Player]:
    """Players who have made some moves when something fails, and some more afterwards."""
    players = await seated(store)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(each.play(here.address, trusted(here), stop, PAUSE)) for each in players]
    await moved_on(players)
    await fail()
    await moved_on(players)
    stop.set()
    async with asyncio.timeout(120):
        await asyncio.gather(*tasks)
    return players


async def moved_on(players: list[Player]) -> None:
    """Waits until each of them has made `MOVES` more moves, or the deal is over."""
    before = [len(player.moves) for player in players]
    async with asyncio.timeout(180):
        while not all(
            player.is_done or len(player.moves) >= count + MOVES for player, count in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.1)


def acks(players: list[Player], since: float, until: float) -> list[float]:
    """Seconds that the moves took which began and were acknowledged between two moments; not a player's first."""
    all_but_first = (ack for player in players for ack in player.acks[1:])
    return [ack.seconds for ack in all_but_first if since <= ack.at - ack.seconds and ack.at < until]


def test_while_postgresql_is_gone_players_are_told_and_afterwards_all_is_as_before(here: House, store: Store) -> None:
    gone = back = 0.0

    async def fail() -> None:
        nonlocal gone, back
        gone = time.monotonic()
        await asyncio.to_thread(here.postgres.stop)
        await asyncio.sleep(OUT)
        await asyncio.to_thread(here.postgres.start)
        back = time.monotonic()
        await asyncio.sleep(AS_BEFORE)

    players = asyncio.run(_played(here, store, fail))
    assert_kept(store, players)
    assert sum(player.outages > 0 for player in players) > PLAYERS / 2
    before = statistics.median(acks(players, 0, gone))
    after = statistics.median(acks(players, back + AS_BEFORE, math.inf))
    print(f"p50 before {1000 * before:.0f} ms, from {AS_BEFORE} s after the return {1000 * after:.0f} ms")
    assert after < max(0.2, 2 * before)


def test_who_was_at_a_process_that_is_killed_goes_on_at_another(here: House, store: Store) -> None:
    killed, other = here.ports
    at = 0.0

    async def fail() -> None:
        nonlocal at
        at = time.monotonic()
        await asyncio.to_thread(here.kill, killed)

    players = asyncio.run(_played(here, store, fail))
    assert_kept(store, players)
    moved = [player for player in players if player.processes[0] == str(killed)]
    assert moved
    assert all(player.processes[-1] == str(other) for player in players)
    before = percentile(acks(players, 0, at), 0.95)
    gaps = [max((ack.seconds for ack in each.acks if ack.at >= at), default=0.0) for each in moved]
    print(f"{len(moved)} of {PLAYERS} moved, gap p95 {percentile(gaps, 0.95):.2f} s; p95 before {before:.2f} s")
    assert percentile(gaps, 0.95) < GAP + 2 * before
    here.start_app(killed)  # and it takes visitors again
