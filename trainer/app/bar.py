"""The bar at the bottom of the window: what leads back and what leads on, in one place wherever something is asked."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

ONWARD = ":material/chevron_right:"
BACK = ":material/chevron_left:"


@contextmanager
def bar() -> Iterator[None]:
    """A row pinned to the bottom of the window; what is drawn first stands left, what is drawn last right.

    Enter presses its primary button (`window.js`), and its height is the style `--bar` of the page (`style.css`).
    """
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="bar"):
        yield
