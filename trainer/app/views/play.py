"""Play: a match against bots, from the choice of the table to the last sheet."""

import streamlit as st

from trainer.app import guided, held, match_room, navigation, parts, session
from trainer.app.setup import draw_setup
from trainer.app.texts import _
from trainer.learning.store import PLAYING


def show() -> None:
    """Draws the page: the game the link names, the guided deals, or the choice of a table."""
    wanted = st.query_params.get("game", "")
    if wanted and held.opened(wanted) is not None:
        match_room.draw(wanted)
        return
    if "guided" in st.query_params:
        guided.show()
        return
    if wanted:
        st.html(
            parts.verdict(_("This game is not here: it may belong to another browser. Begin a new one."), tone="bad")
        )
    _choose()


def _choose() -> None:
    parts.heading(
        _("Play"), _("One deal or a whole match, from the first card to the last sheet. It is kept after every move.")
    )
    waiting = session.store().games(session.learner().id, PLAYING, limit=1)
    if waiting:
        with st.container(key="tile-next-resume", horizontal=True, vertical_alignment="center"):
            st.html(parts.title(_("A deal is waiting for you")))
            navigation.button_to(_("Back to the table"), "play", "resume", primary=True, game=waiting[0].id)
    setup = draw_setup()
    if setup is not None:
        navigation.go("play", game=held.begin(setup).saved.id)
