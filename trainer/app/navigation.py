"""The pages by name, and how one leads to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NoReturn
from urllib.parse import urlencode, urlsplit, urlunsplit

import streamlit as st

from trainer.app.bar import ONWARD

if TYPE_CHECKING:
    from streamlit.navigation.page import StreamlitPage

PAGES_KEY = "pages"


def set_pages(pages: Mapping[str, StreamlitPage]) -> None:
    """Makes the pages of this run known to the views, which cannot import each other."""
    st.session_state[PAGES_KEY] = dict(pages)


def page(name: str) -> StreamlitPage:
    """The page of that name."""
    found: StreamlitPage = st.session_state[PAGES_KEY][name]
    return found


def go(name: str, **query: str) -> NoReturn:
    """Leaves for another page, with a query of its own."""
    st.switch_page(page(name), query_params=query)


def button_to(label: str, name: str, key: str, *, primary: bool = False, icon: str | None = None, **query: str) -> None:
    """A button that leads to a page."""
    if st.button(label, key=key, type="primary" if primary else "secondary", icon=icon):
        go(name, **query)


def button_onward(label: str, name: str, key: str, *, primary: bool = True, **query: str) -> None:
    """A button of the bar that leads on to a page."""
    kind: Literal["primary", "secondary"] = "primary" if primary else "secondary"
    if st.button(label, key=key, type=kind, icon=ONWARD, icon_position="right"):
        go(name, **query)


def link(**query: str) -> str:
    """The address that opens the app with this query, to be copied: `https://club.example/?puzzle=bata-agora`."""
    here = urlsplit(st.context.url or "")
    return urlunsplit((here.scheme, here.netloc, f"{here.path.rpartition('/')[0]}/", urlencode(query), ""))
