"""The lessons and puzzles of this process, read once."""

from pathlib import Path

import streamlit as st

from trainer.app import session, settings
from trainer.content.library import Library, load_library
from trainer.learning.progress import Parts
from trainer.learning.store import History


@st.cache_resource(show_spinner=False)
def _load(folder: Path | None) -> Library:
    return load_library([folder] if folder else [])


def library() -> Library:
    """Everything there is to learn from."""
    return _load(settings.content_folder())


def lesson_parts() -> Parts:
    """The learner's attempts at the steps of lessons."""
    return session.store().parts(session.learner().id, "lesson")


def puzzle_histories() -> dict[str, History]:
    """The learner's attempts at puzzles, by id."""
    return session.store().histories(session.learner().id, "puzzle")
