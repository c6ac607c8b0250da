"""A page with nothing but the card table, for the browser tests: `?scene=NAME&rules=NAME&lang=pt-BR`."""

import streamlit as st
from scenes import SCENES

from trainer.app.table import (
    MoveAct,
    PickAct,
    PrefAct,
    Refusal,
    UndoAct,
    fragment_data,
    mount_table,
    new_acts,
    table_data,
)
from trainer.app.texts import translate
from trainer.cards import format_cards
from trainer.notation.links import position_from_text
from trainer.rules.moves import parse_move
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, Position

st.set_page_config(layout="wide")
state = st.session_state
scene = SCENES[st.query_params.get("scene", "game")]
if "position" in st.query_params:
    scene = {"position": position_from_text(st.query_params["position"])}
lang = st.query_params.get("lang", "en")
NAMES = ("Ana", "Beto <b>bot</b>", "Clara", "Davi")


def words(message: str) -> str:
    return translate(lang, message)


def answer(position: Position) -> tuple[Position, list]:
    """The other seats draw and throw the card drawn."""
    happened = []
    while position.turn != 0 and position.phase is not Phase.OVER:
        position, drew = apply(position, parse_move("draw"))
        position, threw = apply(position, parse_move(f"discard {position.hand[-1]}"))
        happened += [*drew, *threw]
    return position, happened


def handle(act) -> None:
    state.log.append(act)
    if isinstance(act, PrefAct):
        state.prefs[act.name] = act.value
    elif isinstance(act, UndoAct) and state.past:
        state.position, state.refusal, state.events = state.past.pop(), None, []
        state.version += 1
    elif isinstance(act, MoveAct) and scene.get("echo"):
        state.version += 1
    elif isinstance(act, MoveAct):
        move = parse_move(act.text)
        verdict = judge(state.position, move, 0)
        if not verdict.legal:
            state.refusal = Refusal(
                verdict.article, f"Article {verdict.article}", "The rules say <b>no</b> here.", "Try something else."
            )
            return
        state.past.append(state.position)
        after, events = apply(state.position, move, 0)
        state.position, more = answer(after)
        if more:
            state.past.clear()
        state.refusal, state.events = None, [*events, *more]
        state.version += 1


@st.fragment
def table() -> None:
    if "position" not in state:
        state.position, state.version, state.past, state.log = scene["position"], 0, [], []
        state.prefs, state.refusal, state.events = {}, None, []
    for act in new_acts("t", str(state.version)):
        handle(act)
    common = {"lang": lang, "translate": words, "version": str(state.version), "prefs": state.prefs}
    if "parts" in scene:
        data = fragment_data(**common, ruleset=state.position.ruleset, **scene["parts"])
    else:
        data = table_data(
            state.position,
            **common,
            mode=scene.get("mode", "play"),
            pick=scene.get("pick"),
            names=NAMES,
            bots={1, 2, 3},
            thinking=scene.get("thinking"),
            can_undo=bool(state.past),
            refusal=state.refusal,
            events=state.events,
            status=scene.get("status") or f"Version {state.version}, {state.position.phase}.",
        )
    mount_table(data, "t")
    st.text("\n".join(map(told, state.log)) or "-")


def told(act) -> str:
    match act:
        case MoveAct(text):
            return text
        case UndoAct():
            return "undo"
        case PickAct(cards):
            return f"pick {format_cards(cards)}"
        case PrefAct(name, value):
            return f"{name}={value}"


if st.query_params.get("only") == "button":
    state.pressed = state.get("pressed", 0) + st.button("press")
    st.text(f"pressed {state.pressed}")
else:
    table()
