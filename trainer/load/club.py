"""A club at work on a running app: some learn lessons, some solve puzzles, some play, each an act now and then."""

from __future__ import annotations

import asyncio
import random
import secrets
import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import cycle
from typing import Final, Literal

from websockets.exceptions import WebSocketException

from trainer.content.exercises import ChooseExercise, LegalExercise
from trainer.content.library import Library
from trainer.learning.game import until_human
from trainer.learning.store import SavedGame, Store
from trainer.learning.table_match import TableMatch, match_to_text, new_match
from trainer.load.page import Page, PageFault, connected
from trainer.load.player import Player, step
from trainer.rules.ruleset import ruleset

What = Literal["lesson", "puzzle", "game"]
KINDS: Final[tuple[What, ...]] = ("lesson", "puzzle", "game")

BOT: Final = "greedy"
"""Who plays against them: a bot that answers at once, so that what is measured is the app."""


DEALS: Final = 8
"""Different deals that are played."""


@dataclass
class Acts:
    """What became of all acts of a kind: seconds of each, and what failed."""

    seconds: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Club:
    """So many learners, of every kind in turn, each with an act once `every` seconds (by half as much more or less)."""

    library: Library
    store: Store
    learners: int
    every: float
    seed: int
    thinking: int = 0
    """Further learners who look on while `master` thinks, deal after deal."""

    async def work(
        self, addresses: Sequence[str], seconds: float, tls: ssl.SSLContext | None = None
    ) -> dict[What, Acts]:
        """Everybody comes within one `every`, goes on until the time is over, and leaves; learners are dealt to the
        addresses in turn. What they did, by kind."""
        done: dict[What, Acts] = {kind: Acts() for kind in KINDS}
        until = asyncio.Event()
        tasks = []
        for number, kind, address in zip(range(self.learners), cycle(KINDS), cycle(addresses), strict=False):
            rng = random.Random(f"{self.seed} {number}")
            tasks.append(asyncio.create_task(self._one(kind, address, tls, until, rng, done[kind])))
        watchers = [asyncio.create_task(self._watch(addresses[n % len(addresses)], tls)) for n in range(self.thinking)]
        await asyncio.sleep(seconds)
        until.set()
        await asyncio.gather(*tasks)
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        return done

    async def play_games(self, address: str, games: int, at_once: int, moves: int) -> Acts:
        """So many games, each of somebody new, who leaves after so many moves; `every` between moves."""
        acts, left = Acts(), iter(range(games))

        async def sit() -> None:
            for number in left:
                until = asyncio.Event()
                player = await self._seated(random.Random(f"{self.seed} {number}"))
                playing = asyncio.create_task(player.play(address, None, until, self.every))
                while len(player.moves) < moves and not playing.done():
                    await asyncio.sleep(0.05)
                until.set()
                await playing
                acts.seconds += [ack.seconds for ack in player.acks]

        await asyncio.gather(*(sit() for _ in range(at_once)))
        return acts

    async def _one(
        self, kind: What, address: str, tls: ssl.SSLContext | None, until: asyncio.Event, rng: random.Random, acts: Acts
    ) -> None:
        await asyncio.sleep(rng.uniform(0, self.every))
        while not until.is_set():
            try:
                if kind == "game":
                    await self._play(address, tls, until, rng, acts)
                else:
                    await self._learn(kind, address, tls, until, rng, acts)
            except (PageFault, OSError, WebSocketException, TimeoutError) as error:
                acts.failed.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(self.every)

    async def _play(
        self, address: str, tls: ssl.SSLContext | None, until: asyncio.Event, rng: random.Random, acts: Acts
    ) -> None:
        """Deal after deal at a table of their own."""
        while not until.is_set():
            player = await self._seated(rng)
            await player.play(address, tls, until, self.every)
            acts.seconds += [ack.seconds for ack in player.acks]

    async def _seated(self, rng: random.Random) -> Player:
        """Somebody new at a table of their own, whose deal is kept."""
        match = _dealt(rng.randrange(DEALS))
        player = Player(secrets.token_hex(16), secrets.token_urlsafe(12), match.game)
        saved = SavedGame(player.game_id, player.learner, match_to_text(match))
        await asyncio.to_thread(self.store.save_game, saved, datetime.now(UTC))
        return player

    async def _watch(self, address: str, tls: ssl.SSLContext | None) -> None:
        """Opens games in which the first move is the bot's, and waits for it, as the page does."""
        learner = secrets.token_hex(16)
        page = await connected(address, {"buraco_learner": learner}, tls)
        async with page.socket:
            while True:
                match = new_match(ruleset("stbl"), 2, "master", secrets.randbits(32), human=1)
                saved = SavedGame(secrets.token_urlsafe(12), learner, match_to_text(match))
                await asyncio.to_thread(self.store.save_game, saved, datetime.now(UTC))
                await page.open("game", f"game={saved.id}", 600)
                while page.again is not None and page.data.get("turn") != page.data.get("seat"):
                    await asyncio.sleep(1)
                    await page.draw(fragment=page.again, seconds=600)

    async def _learn(
        self, kind: What, address: str, tls: ssl.SSLContext | None, until: asyncio.Event, rng: random.Random, acts: Acts
    ) -> None:
        """Lesson after lesson, or puzzle after puzzle: answers are chosen blindly, then one goes on."""
        page = await connected(address, {"buraco_learner": secrets.token_hex(16)}, tls)
        async with page.socket:
            while not until.is_set():
                await self._open(kind, page, rng, acts)
                for _ in range(rng.randint(2, 12)):
                    await asyncio.sleep(self.every * rng.uniform(0.5, 1.5))
                    onward = _onward(page, rng)
                    if until.is_set() or onward is None:
                        break
                    acts.seconds.append(await page.press(onward))

    async def _open(self, kind: What, page: Page, rng: random.Random, acts: Acts) -> None:
        if kind == "lesson":
            lesson = rng.choice(self.library.lessons_in_order)
            step = rng.randint(1, len(lesson.steps))
            acts.seconds.append(await page.open("lesson", f"lesson={lesson.id}&step={step}"))
        else:
            asked = [
                puzzle.id
                for puzzle in self.library.puzzles.values()
                if isinstance(puzzle.exercise, ChooseExercise | LegalExercise)
            ]
            acts.seconds.append(await page.open("puzzle", f"puzzle={rng.choice(asked)}"))


def _dealt(number: int) -> TableMatch:
    """One of the deals that are played: for two or for four."""
    match = new_match(ruleset("stbl"), 2 + 2 * (number % 2), BOT, number)
    return match.with_game(until_human(match.game))


def rehearse() -> None:
    """Plays the deals through, so that their moves are known before anybody is measured."""
    for number in range(DEALS):
        game = _dealt(number).game
        while not game.position.ended:
            _move, game = step(game)


def _onward(page: Page, rng: random.Random) -> str | None:
    """The key of an answer where one can be given, else of what leads on; None where nothing does."""
    choices = [key for key in page.buttons if key.startswith("choice_")]
    if choices:
        return rng.choice(choices)
    return next((key for key in page.buttons if key.startswith(("next_", "hint_"))), None)
