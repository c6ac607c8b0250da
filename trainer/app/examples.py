"""The rulebook's examples, drawn with the table: each is a conformance case, and the engine lays it out."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from trainer.app import board
from trainer.app.faces import tinted
from trainer.app.texts import _, language
from trainer.app.words import line_text
from trainer.cards import parse_cards
from trainer.content.fields import Line
from trainer.content.played import play_line
from trainer.notation import position_from_mapping, ruleset_from_value
from trainer.rulebook import Example
from trainer.rules.arranging import arrange, arrange_as_written
from trainer.rules.meld import Meld
from trainer.rules.moves import parse_move
from trainer.rules.position import view_of
from trainer.rules.ruleset import Ruleset


def draw(example: Example, key: str, label: str) -> None:
    """Draws one example: what it says, the table after its moves, and whether the last was refused.

    `label` names its table for screen readers.
    """
    case = example.case
    rules = ruleset_from_value(case.get("rules", "stbl"))
    with st.container(key=f"example-{key}"):
        st.html(f'<p class="caption">{tinted(example.caption.said(language()))}</p>')
        verdict = st.container()
        refused = _position(case, rules, key, label) if "position" in case else _meld(case, rules, key, label)
        if refused:
            refusal = _("Refused")
            verdict.html(f'<p class="tag off">✕ {refusal}</p>')


def _meld(case: Mapping[str, Any], rules: Ruleset, key: str, label: str) -> bool:
    """A meld laid or extended; one that is refused stays in the hand."""
    added = parse_cards(str(case.get("add", case.get("lay", ""))))
    before = arrange_as_written(parse_cards(str(case["table"])), rules) if "table" in case else None
    laid = [before] if isinstance(before, Meld) else []
    after = arrange((*(laid[0].cards if laid else ()), *added), rules, laid[0] if laid else None)
    if isinstance(after, Meld):
        board.mount_melds(key, [after], rules, label=label)
        return False
    board.mount_melds(key, laid, rules, hand=added, label=label)
    return True


def _position(case: Mapping[str, Any], rules: Ruleset, key: str, label: str) -> bool:
    position = position_from_mapping(case["position"], rules)
    moves: Line = tuple(parse_move(str(move)) for move in case.get("moves") or ())
    played = play_line(position, moves)
    if moves:
        st.html(f'<p class="proposal">{tinted(line_text(moves))}</p>')
    board.mount(key, view_of(played.after, position.turn), version="0", label=label)
    return played.refused is not None
