"""Who is at the screen, in which language, and where what they do is kept.

A learner is an anonymous id in a cookie of their own browser; a link with `?u=` carries it to another device.
Nothing is stored of somebody who only looks around.
"""

import re
import threading
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import NoReturn
from uuid import uuid4
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from trainer import __version__
from trainer.app import settings
from trainer.app.server.limits import limits_of
from trainer.app.texts import LANGUAGES, SESSION_KEY, language, match_language
from trainer.learning.database import StoreDown, StoreError
from trainer.learning.quotas import TooOften
from trainer.learning.store import Attempt, Learner, LearnerMoved, Store

COOKIE = "buraco_learner"
COOKIE_SECONDS = 2 * 365 * 24 * 3600
LEARNER_KEY = "learner"
UNSAVED = "unsaved"
ASKED = "asked_learner"
_ID = re.compile(r"[0-9a-f]{32}")


_stores: dict[str, Store] = {}
_opening = threading.Lock()


def opened_store() -> Store:
    """The store of this process, opened once. Raises StoreError where it cannot be opened."""
    url = settings.database_url()
    with _opening:
        if url not in _stores:
            _stores[url] = Store(url, limits_of().quotas)
        return _stores[url]


def store() -> Store:
    """The store, for the pages. Raises StoreDown where it cannot be opened now."""
    try:
        return opened_store()
    except StoreError as error:
        raise StoreDown(str(error)) from error


def close_stores() -> None:
    """Lets go of every store of this process."""
    with _opening:
        for each in _stores.values():
            each.close()
        _stores.clear()


def store_answers() -> bool:
    """Whether the store does what it is asked at this moment."""
    try:
        return store().answers()
    except StoreDown:
        return False


def sweep() -> None:
    """Forgets what nobody plays any more; where the store does not answer, the next time will do."""
    with suppress(StoreDown):
        store().sweep(now())


def now() -> datetime:
    """The present moment; asked for here and passed on, so that nothing below reads a clock."""
    return datetime.now(UTC)


def local_now() -> datetime:
    """The present moment by the learner's own clock, whose calendar says which day it is."""
    try:
        return now().astimezone(ZoneInfo(st.context.timezone or "UTC"))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return now()


def learner() -> Learner:
    """The learner of this session."""
    known: Learner = st.session_state[LEARNER_KEY]
    return known


def begin() -> None:
    """Finds out who is here and in which language; called at the start of every run of the app.

    Raises:
        StoreDown: the store does not answer, or has not yet taken what was answered before.
    """
    st.session_state.setdefault(SESSION_KEY, match_language(st.context.locale))
    _save_attempts()
    if LEARNER_KEY not in st.session_state:
        cookie = str(st.context.cookies.get(COOKIE, ""))
        known = store().learner(cookie if _ID.fullmatch(cookie) else uuid4().hex)
        st.session_state[LEARNER_KEY] = known
        st.session_state[SESSION_KEY] = known.language or language()
    asked = st.query_params.pop("u", None)
    if asked and _ID.fullmatch(asked) and asked != learner().id:
        if is_known():
            st.session_state[ASKED] = asked
        else:
            become(store().learner(asked))
    wanted = st.query_params.pop("lang", None)
    if wanted:
        choose_language(match_language(wanted))
    _tell_browser()


def is_known() -> bool:
    """Whether anything is kept of who is at the screen."""
    return bool(learner().name) or store().count(learner().id) != (0, 0)


def asked_learner() -> Learner | None:
    """Who a link asks to go on as, while somebody else is at the screen; until that is answered."""
    asked = st.session_state.get(ASKED)
    return store().learner(asked) if asked else None


def answer_asked(*, is_me: bool) -> None:
    """The answer to that question."""
    asked = asked_learner()
    st.session_state.pop(ASKED, None)
    if is_me and asked is not None:
        become(asked)


def choose_language(lang: str) -> None:
    """Switches the session to `lang` and remembers it for the learner."""
    if lang not in LANGUAGES:
        return
    st.session_state[SESSION_KEY] = lang
    if learner().language != lang:
        save_learner(replace(learner(), language=lang))


def save_learner(changed: Learner) -> None:
    """Remembers what the learner chose."""
    try:
        store().save_learner(changed, now())
    except LearnerMoved as moved:
        follow(moved)
    st.session_state[LEARNER_KEY] = changed


def erase() -> None:
    """Forgets the learner and all they did, here and in the store; they go on as somebody new."""
    successor = uuid4().hex
    store().erase(learner().id, successor)
    become(Learner(successor))
    st.session_state["erased"] = True


def become(other: Learner) -> None:
    """The session goes on as somebody else: nothing of the one before stays in it but the language."""
    chosen = other.language or language()
    st.session_state.clear()
    st.session_state[LEARNER_KEY] = other
    st.session_state[SESSION_KEY] = chosen


def follow(moved: LearnerMoved) -> NoReturn:
    """Goes on as who the learner has become in another window, where they erased what was theirs."""
    become(store().learner(moved.now))
    st.rerun()


def set_pref(name: str, value: str) -> None:
    """Remembers one preference of the table (deck, sorting)."""
    if learner().prefs.get(name) != value:
        save_learner(replace(learner(), prefs={**learner().prefs, name: value}))


def record(
    *,
    source: str,
    content: str,
    result: str,
    part: str = "",
    revision: str = "",
    seed: int | None = None,
    hints: int = 0,
    answer: str = "",
) -> None:
    """Adds one event to the learner's history, as of now (see `Attempt`).

    Raises:
        StoreDown: the store does not answer; the event is kept in the session and added once it does.
        TooOften: the learner answers more often than anybody can; the event is not kept.
    """
    attempt = Attempt(
        learner().id, source, content, now(), result, part, revision, __version__, seed=seed, hints=hints, answer=answer
    )
    st.session_state.setdefault(UNSAVED, []).append(attempt)
    _save_attempts()


def _save_attempts() -> None:
    """Keeps what was answered, in order; what the store did not take stays here for the next run of the page."""
    unsaved: list[Attempt] = st.session_state.get(UNSAVED, [])
    while unsaved:
        try:
            store().add_attempt(unsaved[0])
        except LearnerMoved as moved:
            follow(moved)
        except TooOften:
            del unsaved[0]
            raise
        del unsaved[0]


def _tell_browser() -> None:
    """The page's language for screen readers, and the learner's cookie."""
    cookie = f"{COOKIE}={learner().id}; path=/; max-age={COOKIE_SECONDS}; SameSite=Lax"
    st.html(
        f"<script>document.documentElement.lang = '{language()}'; document.cookie = '{cookie}'"
        " + (location.protocol === 'https:' ? '; Secure' : '');</script>",
        unsafe_allow_javascript=True,
    )
