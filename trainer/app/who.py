"""A link that carries a learner never replaces who is at the screen without asking."""

from __future__ import annotations

import streamlit as st

from trainer.app import parts, session
from trainer.app.texts import _


def draw() -> None:
    """Asks as whom to go on, where a link names another learner than the one at the screen."""
    asked = session.asked_learner()
    if asked is None:
        return
    mine = session.learner().name or _("somebody without a name")
    theirs = asked.name or _("somebody without a name")
    text = _(
        "The link you opened is that of {theirs}. On this screen everything so far is kept for {mine}.",
        theirs=theirs,
        mine=mine,
    )
    with st.container(key="who"):
        st.html(parts.verdict(text, head=_("Who is at the screen?")))
        with st.container(horizontal=True):
            answer = session.answer_asked
            st.button(_("Stay as I am"), key="who_stay", type="primary", on_click=answer, kwargs={"is_me": False})
            st.button(_("Go on as the other"), key="who_go", on_click=answer, kwargs={"is_me": True})
