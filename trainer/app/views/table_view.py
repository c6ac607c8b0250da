"""A position that a link holds (`/?p=…`), to look at and to play on."""

import streamlit as st

from trainer.app import navigation, parts, sandbox
from trainer.app.texts import _
from trainer.notation import NotationError, position_from_text
from trainer.rules.position import Position


def show() -> None:
    """Draws the page."""
    title = _("A position to play")
    try:
        position = position_from_text(st.query_params.get("p", ""))
    except NotationError:
        parts.heading(title)
        st.html(parts.verdict(_("This link is damaged. Ask for it again, whole."), tone="bad"))
        navigation.button_to(_("Home"), "home", "to_home")
        return
    parts.heading(title, _("Somebody shared this table with you. Play the turn as you like."))
    _table(position)


@st.fragment
def _table(position: Position) -> None:
    played = sandbox.draw(position, "shared")
    sandbox.draw_end("shared", played)
