"""A learner's own puzzles, made of costly turns of their games: kept with them, served beside the collection."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

import streamlit as st
from pydantic import ValidationError

from trainer.app import session
from trainer.app.reason_words import reasons_said
from trainer.app.texts import LANGUAGES
from trainer.bots.review import TurnReview
from trainer.content.models import Puzzle
from trainer.content.personal import personal_puzzle
from trainer.learning.store import PersonalPuzzle
from trainer.yaml_text import YamlError, parse_yaml

KEY: Final = "own_puzzles"


def name_of(deal: str, turn: TurnReview) -> str:
    """The id of the puzzle that a turn of a deal becomes; `deal` tells deals apart."""
    return f"da-sua-rodada-{sha256(f'{deal} {turn.number}'.encode()).hexdigest()[:10]}"


def add(deal: str, turn: TurnReview) -> Puzzle | None:
    """Makes a puzzle of a turn and keeps it; None where the turn gives none."""
    why = {lang: " ".join(reasons_said(turn.reasons, lang)) for lang in LANGUAGES}
    data = personal_puzzle(turn, name_of(deal, turn), why)
    text = json.dumps(data, ensure_ascii=False)
    puzzle = _puzzle(text) if data is not None else None
    if puzzle is None:
        return None
    session.store().add_puzzle(session.learner().id, PersonalPuzzle(puzzle.id, text, session.now()))
    st.session_state.pop(KEY, None)
    return puzzle


def all_of_them() -> dict[str, Puzzle]:
    """The learner's own puzzles by id, the last made first; one that this version cannot read is left out.

    The same value for the whole session, until one is added.
    """
    learner = session.learner().id
    known: tuple[str, dict[str, Puzzle]] | None = st.session_state.get(KEY)
    if known is None or known[0] != learner:
        read = (_puzzle(each.text) for each in session.store().puzzles(learner))
        known = st.session_state[KEY] = (learner, {puzzle.id: puzzle for puzzle in read if puzzle is not None})
    return known[1]


def _puzzle(text: str) -> Puzzle | None:
    try:
        return Puzzle.from_document(parse_yaml(text))
    except (YamlError, ValidationError):
        return None
