"""Drills: questions without end, by kind, with a running count of what was right."""

import html
import secrets

import streamlit as st

from trainer.app import exercise, navigation, parts, replay, session, shelf
from trainer.app.bar import BACK, bar
from trainer.app.texts import _, language, ngettext
from trainer.app.trial import Attempted
from trainer.app.words import DRILLS_LONG, drill_name
from trainer.content.drills import DRILLS, Drill
from trainer.learning.store import RIGHT

_SEEDS = 10**6


def draw_list() -> None:
    """Draws the kinds of drills."""
    histories = shelf.drill_histories()
    kinds = list(DRILLS)
    for row in range(0, len(kinds), 3):
        for column, kind in zip(st.columns(3, gap="medium"), kinds[row : row + 3], strict=False):
            with column, st.container(key=f"tile-drill-{kind}"):
                about = _(DRILLS_LONG[kind]) if kind in DRILLS_LONG else ""
                history = histories.get(kind)
                done = ngettext("{n} right so far", "{n} right so far", history.right) if history else ""
                st.html(f"<h2>{html.escape(drill_name(kind))}</h2>{parts.soft(about)}{parts.tags([], done=done)}")
                if st.button(_("Practise"), key=f"drill_{kind}", width="stretch"):
                    _open(kind)


def _open(kind: str) -> None:
    navigation.go("drill", drill=kind, seed=str(secrets.randbelow(_SEEDS)))


@st.fragment
def draw(kind: str, seed: int) -> None:
    """Draws the drill of that kind and seed."""
    drill = shelf.drill_of(kind, seed)

    def told(attempted: Attempted) -> None:
        _count(kind, attempted)
        _record(drill, attempted)

    trial = exercise.draw(
        drill.exercise,
        drill.id,
        told,
        head=_head(drill),
        judged=_("Computed by the engine"),
        opening=replay.of_discards(drill.exercise, drill.watched) if drill.watched else None,
    )
    with bar():
        navigation.button_to(_("All drills"), "puzzles", "all_drills", icon=BACK, view="drills")
        label = _("Another one") if trial.is_over else _("Skip for now")
        seed_of_next = str(secrets.randbelow(_SEEDS))
        navigation.button_onward(label, "drill", "next_drill", primary=trial.is_over, drill=kind, seed=seed_of_next)


def _head(drill: Drill) -> str:
    above = _("Drill")
    right, tried = _counted(drill.kind)
    count = ngettext("{n} right of {tried}", "{n} right of {tried}", right, tried=tried)
    return (
        f"{parts.eyebrow(above)}<h1>{html.escape(drill.title.said(language()))}</h1>"
        f'<div class="under count">{parts.tags([], marked=[count])}</div>'
    )


# The count of this visit


def _counted(kind: str) -> tuple[int, int]:
    """Right answers and attempts of this session."""
    counted: tuple[int, int] = st.session_state.get(f"drilled_{kind}", (0, 0))
    return counted


def _count(kind: str, attempted: Attempted) -> None:
    right, tried = _counted(kind)
    st.session_state[f"drilled_{kind}"] = (right + (attempted.outcome == RIGHT), tried + 1)


def _record(drill: Drill, attempted: Attempted) -> None:
    session.record(
        source="drill",
        content=drill.kind,
        result=attempted.outcome,
        seed=drill.seed,
        hints=attempted.hints,
        answer=attempted.answer,
    )
