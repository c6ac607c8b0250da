"""A field that is searched by as one types: it reports each pause of the keys, not only Enter."""

from collections.abc import Callable
from functools import cache
from typing import Any

import streamlit as st

_HTML = '<label><span></span><input type="search" autocomplete="off" spellcheck="false"></label>'

_CSS = """
label { display: block; font-family: var(--st-font); color: var(--st-text-color); font-size: 0.875rem; }
span { display: block; margin-bottom: 0.35rem; }
input {
  box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.4rem 0.75rem; font: inherit; font-size: 1rem;
  color: var(--st-text-color); background: var(--st-secondary-background-color);
  border: 1px solid var(--st-border-color); border-radius: var(--st-base-radius);
}
input::placeholder { color: var(--st-text-color); opacity: 0.75; }
input:focus-visible { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }
"""

_JS = """
const PAUSE = 180; // milliseconds without a key
export default function ({ parentElement, data, setStateValue }) {
  const input = parentElement.querySelector("input");
  parentElement.querySelector("span").textContent = data.label;
  input.placeholder = data.placeholder;
  if (input.dataset.ready) return;
  input.dataset.ready = "yes";
  input.value = data.text;
  let waiting = 0, told = data.text;
  const tell = () => {
    clearTimeout(waiting);
    if (input.value !== told) setStateValue("text", (told = input.value));
  };
  input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(tell, PAUSE); });
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") tell(); event.stopPropagation(); });
}
"""
LONGEST = 80
"""Signs of a search that count."""


def draw(label: str, placeholder: str, key: str) -> str:
    """Draws the field and returns what stands in it."""
    kept: str = st.session_state.get(f"{key}_text", "")
    data = {"label": label, "placeholder": placeholder, "text": kept}
    result = _component()(key=key, data=data, default={"text": kept}, on_text_change=lambda: None)
    text = str(result.text or "")[:LONGEST]
    st.session_state[f"{key}_text"] = text
    return text


@cache
def _component() -> Callable[..., Any]:
    """The component, registered once a process."""
    return st.components.v2.component("trainer.search", html=_HTML, css=_CSS, js=_JS)
