"""The match a session plays: opened from the store, kept after every move, the same in every window it is open in."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from typing import Final

import streamlit as st

from trainer.app import session, thinking, tutor
from trainer.app.setup import Setup, own_strength
from trainer.app.texts import _
from trainer.app.thinking import Task
from trainer.bots import EVEN, even, kind_of
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.learning.store import OVER, PLAYING, LearnerMoved, SavedGame, StaleGame
from trainer.learning.strength import DRAWN, LOST, SOURCE, WON
from trainer.learning.table_match import TableMatch, match_from_text, match_to_text, new_match, next_deal
from trainer.notation import NotationError
from trainer.rules.position import team_of
from trainer.rules.scoring import deal_sheet

KEY: Final = "held_game"

SEEDS: Final = 10**9
"""How many shuffles there are to draw from."""

INSTANT: Final = 0.08
"""Seconds in which bots may answer at once: what takes longer is shown as thinking, and waited for apart."""


@dataclass(slots=True)
class Held:
    """The match this session plays, as it was last saved.

    `told` is how many of the deal's acts were made before this session opened it: they are no news to the table.
    `again` is how often the last round was asked to be shown once more. `thought` is the move a bot thinks about.
    """

    saved: SavedGame
    match: TableMatch
    told: int = 0
    again: int = 0
    notice: str = ""
    thought: Task[Game] | None = None

    @property
    def game(self) -> Game:
        """The deal under way."""
        return self.match.game

    @property
    def version(self) -> str:
        """Changes with every move and every undo, in whichever window it was made."""
        return str(self.saved.version)


def begin(setup: Setup) -> Held:
    """Deals the first cards of a new match, and keeps it."""
    seed = secrets.randbelow(SEEDS) if setup.seed is None else setup.seed
    bot = even(own_strength()) if setup.bot == EVEN else setup.bot
    return begin_match(new_match(setup.ruleset, setup.players, bot, seed), secrets.token_urlsafe(12))


def begin_match(match: TableMatch, game_id: str) -> Held:
    """Keeps a new match under an id of its own, the bots' first moves made."""
    held = Held(SavedGame(game_id, session.learner().id, ""), match)
    play_on(held, match.game)
    st.session_state[KEY] = held
    return held


def opened(game_id: str) -> Held | None:
    """The game of that id: as this session holds it, else as it was saved; None where it is not the learner's."""
    held: Held | None = st.session_state.get(KEY)
    if held is not None and held.saved.id == game_id:
        return held
    saved = session.store().game(game_id)
    if saved is None or saved.learner != session.learner().id:
        return None
    try:
        match = match_from_text(saved.record)
    except NotationError:
        return None
    held = Held(saved, match, match.game.version)
    st.session_state[KEY] = held
    return held


def keep(held: Held, match: TableMatch) -> bool:
    """Keeps the match; whether it was this session that did.

    Where another window was quicker, what it kept is taken over: silently if it is the same, as when both waited
    for one bot.
    """
    state = OVER if match.is_over else PLAYING
    changed = replace(held.saved, record=match_to_text(match), state=state)
    try:
        held.saved = session.store().save_game(changed, session.now())
        held.match = match
        return True
    except LearnerMoved as moved:
        session.follow(moved)
    except StaleGame:
        saved = session.store().game(held.saved.id)
        if saved is None:  # erased in another window
            st.session_state.pop(KEY, None)
            st.rerun()
        held.saved = saved
    if saved.record == changed.record:
        held.match = match
    else:
        held.match = match_from_text(saved.record)
        held.notice = _("This game was played on in another window. This is how it stands.")
    return False


def play_on(held: Held, game: Game) -> None:
    """Goes on from `game`: the bots make the moves they have thought of by now, and all is kept at once.

    Where a bot needs longer, `held.thought` is what it thinks about.
    """
    task, held.thought = held.thought, None  # kept here, so that it is found again below
    until = time.monotonic() + INSTANT
    while not game.position.ended and not game.is_human_turn:
        task = _thought(game)
        if not task.wait(until - time.monotonic()):
            held.thought = task
            break
        game = task.result()
    is_new = game is not held.game or held.saved.version == 0
    if is_new and keep(held, held.match.with_game(game)) and game.position.ended:
        _remember_result(held)
        tutor.remember(held.saved.id, game)


def count(held: Held, aid: str, game: Game | None = None) -> None:
    """Counts a kind of help taken in this deal, and keeps the game: as it stands, or as it is `game` again."""
    aids = {**held.saved.aids, aid: held.saved.aids.get(aid, 0) + 1}
    held.saved = replace(held.saved, aids=aids)
    keep(held, held.match if game is None else held.match.with_game(game))


def _thought(game: Game) -> Task[Game]:
    """A bot's next move, one thought for all windows in which the same deal stands the same."""
    return thinking.moves().ask(("move", game.record), lambda _task: games.bot_move(game), session.learner().id)


def deal_on(held: Held) -> None:
    """Deals the next deal of the match."""
    held.told = 0
    held.saved = replace(held.saved, aids={})
    keep(held, next_deal(held.match, secrets.randbelow(SEEDS)))


def _remember_result(held: Held) -> None:
    game = held.game
    team = team_of(game.seat)
    own, other = (deal_sheet(game.position)[side].total for side in (team, 1 - team))
    session.record(
        source=SOURCE,
        content=f"{game.record.ruleset.name}-{game.record.players}-{kind_of(game.bot)}",
        part=held.saved.id,
        result=WON if own > other else LOST if own < other else DRAWN,
        seed=game.record.seed,
        hints=held.saved.aids.get("hints", 0),
        answer=f"{own}:{other}",
    )
