"""Light, dark, or as the system has it: a switch at the top of every page, remembered for the learner."""

import json
from pathlib import Path

import streamlit as st

from trainer.app import session
from trainer.app.texts import N_, _

SCHEME = "scheme"
SCRIPT = Path(__file__).with_name("scheme.js")
LABELS = {"system": N_("Colours: as your system"), "light": N_("Colours: light"), "dark": N_("Colours: dark")}
ICONS = {"system": "contrast", "light": "light_mode", "dark": "dark_mode"}


def chosen() -> str:
    """`system`, `light` or `dark`."""
    known = str(session.learner().prefs.get(SCHEME, ""))
    return known if known in LABELS else "system"


def apply() -> None:
    """Shows the page as the learner chose."""
    script = f"{SCRIPT.read_text('utf-8')}\nwindow.buracoScheme({json.dumps(chosen())});"
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)


def switch() -> None:
    """The button that goes on to the next choice; its name says which one holds."""
    now = chosen()
    st.button(
        _(LABELS[now]), key="scheme", type="tertiary", icon=f":material/{ICONS[now]}:", on_click=_choose, args=(now,)
    )


def _choose(now: str) -> None:
    order = list(LABELS)
    session.set_pref(SCHEME, order[(order.index(now) + 1) % len(order)])
