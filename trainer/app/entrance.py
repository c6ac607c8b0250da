"""What is offered to those who already play: the placement test, and the paths from other games."""

import html

import streamlit as st

from trainer.app import navigation, parts, shelf
from trainer.app.texts import _, language, ngettext
from trainer.learning.placement import current_sitting


def draw(key: str) -> None:
    """Draws the offer in one tile; nothing where there is neither test nor path."""
    library = shelf.library()
    if library.placement is None and not library.paths:
        return
    with st.container(key=f"tile-entrance-{key}"):
        st.html(parts.title(_("Already play?"), small=True) + parts.soft(_lead()) + _paths())
        if library.placement is not None:
            navigation.button_to(_label(), "placement", f"placement_{key}", icon=":material/quiz:")


def draw_line() -> None:
    """Draws the same offer in one line, for those who have begun."""
    asked, test = html.escape(_("Already play?")), ""
    if shelf.library().placement is not None:
        label = html.escape(_label())
        test = f'<a href="placement" target="_self">{label}</a>'
    if test or _paths():
        st.html(f'<p class="soft">{asked} {test}</p>{_paths()}')


def _lead() -> str:
    placement = shelf.library().placement
    if placement is None:
        return _("See what changes for you.")
    count = len(placement.questions)
    return ngettext("{n} question tells what you may skip.", "{n} questions tell what you may skip.", count)


def _label() -> str:
    placement = shelf.library().placement
    sitting = current_sitting(placement, shelf.placement_parts()) if placement else None
    if sitting is None:
        return _("Take the placement test")
    return _("See the verdict") if sitting.next_question is None else _("Go on with the placement test")


def _paths() -> str:
    """Links to what changes for players of other games."""
    links = "&nbsp;· ".join(
        f'<a href="paths?path={html.escape(path.id)}" target="_self">{html.escape(path.title.said(language()))}</a>'
        for path in shelf.library().paths.values()
    )
    lead = html.escape(_("What changes if you come from:"))
    return f'<p class="soft">{lead} {links}</p>' if links else ""
