"""How the learner follows the game: the last round as a film, the pace of it, and what is heard of it."""

import streamlit as st

from trainer.app import board, parts, session
from trainer.app.held import Held
from trainer.app.table import film as films
from trainer.app.table.acts import PREFS
from trainer.app.table.data import Film
from trainer.app.texts import N_, _, language
from trainer.learning import game as games

PACES = {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "once": N_("At once")}
SWITCH = {"off": N_("Off"), "on": N_("On")}


def film(here: Held, names: list[str]) -> Film:
    """The acts of the last round: the table shows those that are new to it, or all when asked to."""
    game = here.game
    frames = films.frames(
        games.last_round(game),
        game.seat,
        lang=language(),
        names=names,
        bots=[seat for seat in range(game.record.players) if seat != game.seat],
        takers=games.morto_takers(game),
    )
    return Film(f"{here.saved.id}:{here.match.number}", here.told, here.again, frames)


def draw(here: Held) -> None:
    """The head of the log: what happened can be seen again, and how it is shown can be chosen."""
    st.html(parts.title(_("What happened"), small=True))
    with st.container(horizontal=True, key="following"):
        st.button(
            _("Show the last round again"),
            key="show_again",
            icon=":material/replay:",
            disabled=not here.game.acts,
            on_click=_show_again,
            args=(here,),
        )
        with st.popover(_("Pace and sound"), icon=":material/speed:"):
            _choice("pace", _("How the others play"), PACES)
            _choice("sound", _("Sound"), SWITCH)
            _choice("buzz", _("Vibration on phones"), SWITCH)


def _show_again(here: Held) -> None:
    here.again += 1


def _choice(name: str, label: str, words: dict[str, str]) -> None:
    key = f"follow_{name}_{language()}"
    chosen = board.prefs().get(name, PREFS[name][0])
    st.segmented_control(
        label,
        list(words),
        default=None if key in st.session_state else chosen,
        required=True,
        format_func=lambda choice: _(words[choice]),
        key=key,
        on_change=lambda: session.set_pref(name, st.session_state[key]),
    )
