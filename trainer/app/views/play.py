"""Play: a match against bots, from the choice of the table to the last sheet."""

import streamlit as st

from trainer.app import held, match_room, navigation, parts, session
from trainer.app.match_words import players
from trainer.app.setup import draw_setup
from trainer.app.texts import _, language
from trainer.app.words import bot_name, day_text
from trainer.learning.store import PLAYING, SavedGame
from trainer.learning.table_match import match_from_text
from trainer.notation import NotationError
from trainer.rulebook import ruleset_text

WAITING = 5  # deals offered to go on with, the last played first


def show() -> None:
    """Draws the page of the choice of a table."""
    _choose()


def show_game() -> None:
    """Draws the page of the game the link names; the choice of a table where it is not here."""
    wanted = st.query_params.get("game", "")
    if wanted and held.opened(wanted) is not None:
        match_room.draw(wanted)
        return
    if wanted:
        st.html(
            parts.verdict(_("This game is not here: it may belong to another browser. Begin a new one."), tone="bad")
        )
    _choose()


def _which(game: SavedGame) -> str:
    """Which deal it is: rules, players, opponents, and the day it was last played; nothing where it cannot be read."""
    try:
        dealt = match_from_text(game.record).game
    except NotationError:
        return ""
    title = ruleset_text(dealt.record.ruleset.name, language())
    when = day_text(game.updated.astimezone(session.local_now().tzinfo)) if game.updated else ""
    return " · ".join(filter(None, [title, players(dealt.record.players), bot_name(dealt.bot), when]))


def _choose() -> None:
    parts.heading(
        _("Play"), _("One deal or a whole match, from the first card to the last sheet. It is kept after every move.")
    )
    waiting = session.store().games(session.learner().id, PLAYING, limit=WAITING)
    for number, game in enumerate(waiting):
        suffix = f"_{number + 1}" if number else ""
        with st.container(key=f"tile-next-resume{suffix}", horizontal=True, vertical_alignment="center"):
            st.html(parts.title(_("A deal is waiting for you")) + parts.soft(_which(game)))
            label = _("Back to the table")
            navigation.button_to(label, "game", f"resume{suffix}", primary=not number, game=game.id)
    setup = draw_setup()
    if setup is not None:
        navigation.go("game", game=held.begin(setup).saved.id)
