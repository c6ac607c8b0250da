"""The page while the store does not answer: it says so, keeps what is on the screen, and tries again by itself."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.app import parts, session
from trainer.app.texts import _

AGAIN: Final = 2.0
"""Seconds between two tries."""


def draw() -> None:
    """Draws the notice below whatever was drawn before; once the store answers, the page is run again."""
    with st.container(key="outage"):
        _wait()


@st.fragment(run_every=AGAIN)
def _wait() -> None:
    if session.store_answers():
        st.rerun()
    text = _("What you did last is not saved yet. The page tries again by itself and goes on where you were.")
    st.html(parts.verdict(text, head=_("The store of games and answers does not answer"), tone="bad"))
