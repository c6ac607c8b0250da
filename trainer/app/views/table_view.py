"""A position that a link holds (`/?p=…`), to look at and to play on."""

import streamlit as st

from trainer.app import navigation, parts, sandbox
from trainer.app.texts import _
from trainer.notation import NotationError, position_from_text


def show() -> None:
    """Draws the page."""
    parts.heading(_("A position to play"), _("Somebody shared this table with you. Play the turn as you like."))
    _table(st.query_params.get("p", ""))


@st.fragment
def _table(text: str) -> None:
    try:
        position = position_from_text(text)
    except NotationError:
        st.html(parts.verdict(_("This link is damaged. Ask for it again, whole."), tone="bad"))
        navigation.button_to(_("Home"), "home", "to_home")
        return
    sandbox.draw(position, "shared")
