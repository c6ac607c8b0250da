"""A position to play in freely: anything legal may be done, taken back, and begun again."""

import streamlit as st

from trainer.app import board
from trainer.app.table import MoveAct, UndoAct
from trainer.app.texts import _
from trainer.content.fields import Line
from trainer.content.played import play_line
from trainer.rules.moves import MoveError
from trainer.rules.position import Position, view_of
from trainer.rules.verdict import Verdict


def draw(position: Position, key: str) -> None:
    """Draws the position as the seat whose turn it is sees it, and plays what is done on it until its turn ends."""
    line: Line = st.session_state.get(f"sandbox_{key}", ())
    runs: int = st.session_state.get(f"sandbox_runs_{key}", 0)
    table = f"table_{key}"
    refusal: Verdict | None = None
    before = len(play_line(position, line).events)
    for act in board.acts(table, _version(runs, line)):
        if isinstance(act, UndoAct):
            line = line[:-1]
        elif isinstance(act, MoveAct):
            line, refusal = _after(position, line, act)
    st.session_state[f"sandbox_{key}"] = line
    played = play_line(position, line)
    over = played.is_over
    board.mount(
        table,
        view_of(played.after, position.turn),
        version=_version(runs, line),
        mode="show" if over else "play",
        refusal=refusal,
        events=played.events[before:],
        can_undo=bool(line),
    )
    if line:
        st.button(
            _("Begin again"), key=f"again_{key}", icon=":material/restart_alt:", on_click=_restart, args=(key, runs + 1)
        )


def _restart(key: str, runs: int) -> None:
    st.session_state[f"sandbox_{key}"] = ()
    st.session_state[f"sandbox_runs_{key}"] = runs


def _version(runs: int, line: Line) -> str:
    return f"{runs}.{len(line)}"


def _after(position: Position, line: Line, act: MoveAct) -> tuple[Line, Verdict | None]:
    try:
        longer = (*line, act.read())
    except MoveError:
        return line, None
    played = play_line(position, longer)
    return (line, played.verdict) if played.refused is not None else (longer, None)
