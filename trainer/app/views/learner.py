"""The learner's own page: name, language, a link for another device, and what is kept: to download or to erase."""

import json
from dataclasses import replace

import streamlit as st

from trainer.app import due, navigation, parts, session, shelf
from trainer.app.texts import LANGUAGES, _, language, ngettext
from trainer.learning.export import exported

NAME_LENGTH = 40


def show() -> None:
    """Draws the page."""
    learner = session.learner()
    parts.heading(_("Your page"), _("No account is needed. What you did is kept with this browser."))
    if st.session_state.pop("erased", False):
        st.html(parts.verdict(_("Everything is erased. You begin anew."), tone="good"))
    due.offer("you")
    if not shelf.due():
        st.html(parts.soft(due.outlook()))
    left, right = st.columns(2, gap="medium")
    with left, st.container(key="tile-you"):
        st.html(parts.title(_("You")))
        with st.form("name", border=False):
            name = st.text_input(_("Name (optional)"), value=learner.name, max_chars=NAME_LENGTH)
            if st.form_submit_button(_("Save"), type="primary"):
                session.save_learner(replace(learner, name=name.strip()))
                st.toast(_("Saved."))
        st.segmented_control(
            _("Language"),
            list(LANGUAGES),
            default=language(),
            required=True,
            format_func=LANGUAGES.__getitem__,
            key="learner_language",
            on_change=_choose_language,
        )
        st.html(parts.soft(_("On another device, open this link. Whoever has it sees and changes what is yours.")))
        with st.expander(_("Your link"), icon=":material/link:"):
            st.code(navigation.link(u=learner.id), language=None, wrap_lines=True)
    with right, st.container(key="tile-data"):
        _data()


def _choose_language() -> None:
    session.choose_language(str(st.session_state["learner_language"]))


def _data() -> None:
    store, learner = session.store(), session.learner().id
    st.html(parts.title(_("What is kept of you")))
    st.html(parts.soft(_summary(*store.count(learner))))
    st.download_button(
        _("Download it (JSON)"),
        data=lambda: json.dumps(exported(store, learner), ensure_ascii=False, indent=2),
        file_name="buraco.json",
        mime="application/json",
        icon=":material/download:",
        on_click="ignore",
        key="download_data",
    )
    sure = st.checkbox(_("Yes, erase all of it. It cannot be brought back."), key="erase_sure")
    st.button(
        _("Erase my data"), key="erase", icon=":material/delete_forever:", disabled=not sure, on_click=session.erase
    )


def _summary(answers: int, games: int) -> str:
    answers_text = ngettext("{n} answer", "{n} answers", answers)
    games_text = ngettext("{n} game", "{n} games", games)
    return _("{answers}, {games}, your name, language and table settings.", answers=answers_text, games=games_text)
