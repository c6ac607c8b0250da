"""A field that is searched by as one types: it reports each pause of the keys, not only Enter."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

_HERE = Path(__file__)

LONGEST = 80
"""Signs of a search that count."""


def draw(label: str, placeholder: str, key: str) -> str:
    """Draws the field and returns what stands in it."""
    kept: str = st.session_state.get(f"{key}_text", "")
    data = {"label": label, "placeholder": placeholder, "text": kept}
    result = _component()(key=key, data=[data], default={"text": kept}, on_text_change=lambda: None)
    text = str(result.text or "")[:LONGEST]
    st.session_state[f"{key}_text"] = text
    return text


@cache
def _component() -> Callable[..., Any]:
    """The component, registered once a process."""
    css, js = (_HERE.with_suffix(suffix).read_text("utf-8") for suffix in (".css", ".js"))
    return st.components.v2.component("trainer.search", css=css, js=js)
