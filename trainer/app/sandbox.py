"""A position to play in freely: anything legal may be done, taken back, and begun again.

A lesson says what there is to be seen; once it was seen, it is said and praised. Nobody else plays here, so no seat is
waited for when the turn is over.
"""

from collections.abc import Callable, Sequence

import streamlit as st

from trainer.app import board, parts
from trainer.app.table import MoveAct, UndoAct
from trainer.app.texts import _, language
from trainer.app.words import sight_name
from trainer.content.fields import Line
from trainer.content.models import Sandbox
from trainer.content.played import Played, play_line
from trainer.content.sights import Sight, unseen_sights
from trainer.rules.moves import MoveError
from trainer.rules.position import Position, view_of
from trainer.rules.verdict import Verdict


def draw(position: Position, key: str) -> Played:
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
        alone=True,
    )
    return played


def draw_end(key: str, played: Played, until: Sequence[Sight] = (), praise: str = "") -> bool:
    """Draws what is left to be seen, or the praise, and the way to begin again. Returns whether all was seen."""
    left = unseen_sights(until, played)
    if until and not left:
        words = praise or _("You played the turn to its end.")
        st.html(parts.verdict(words, head=_("Seen!"), tone="good"))
    elif played.is_over:
        names = ", ".join(sight_name(sight) for sight in left)
        more = [_("Not seen yet: {sights}. Begin again, or go on.", sights=names)] if left else []
        st.html(parts.verdict(_("The turn is over."), more=more))
    elif until:
        names = ", ".join(sight_name(sight) for sight in left)
        st.html(parts.soft(_("To be seen here: {sights}.", sights=names), small=True))
    if played.line:
        runs = st.session_state.get(f"sandbox_runs_{key}", 0)
        icon = ":material/restart_alt:"
        st.button(_("Begin again"), key=f"again_{key}", icon=icon, on_click=_restart, args=(key, runs + 1))
    return bool(until) and not left


def draw_step(sandbox: Sandbox, key: str, on_seen: Callable[[], None]) -> None:
    """Draws the table and what follows it, side by side where there is room; `on_seen` hears once that all was seen."""
    with st.container(key=f"board-{key}"):
        played = draw(sandbox.position, key)
    praise = sandbox.praise.said(language()) if sandbox.praise else ""
    with st.container(key=f"answers-{key}"):
        is_seen = draw_end(key, played, sandbox.until, praise)
    if is_seen and not st.session_state.get(f"sandbox_seen_{key}"):
        st.session_state[f"sandbox_seen_{key}"] = True
        on_seen()


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
