"""The lessons and puzzles of this process, read once; those of a teacher's folder again when they change."""

import time
from pathlib import Path

import streamlit as st

from trainer.app import session, settings
from trainer.content.drills import Drill, drill
from trainer.content.folder import TaughtFolder
from trainer.content.library import Library, load_library
from trainer.content.models import Puzzle
from trainer.content.siblings import sibling
from trainer.learning.progress import Parts
from trainer.learning.store import History


@st.cache_resource(show_spinner=False)
def _own() -> Library:
    return load_library()


@st.cache_resource(show_spinner=False)
def _follow(folder: Path) -> TaughtFolder:
    return TaughtFolder(folder, _own())


def clock() -> float:
    """Seconds of a clock that never goes back."""
    return time.monotonic()


def taught_folder() -> TaughtFolder | None:
    """The teacher's folder, where one was given."""
    folder = settings.content_folder()
    return _follow(folder) if folder else None


def library() -> Library:
    """Everything there is to learn from, as it stands now."""
    taught = taught_folder()
    return taught.library(clock()) if taught else _own()


def lesson_parts() -> Parts:
    """The learner's attempts at the steps of lessons."""
    return session.store().parts(session.learner().id, "lesson")


def puzzle_histories() -> dict[str, History]:
    """The learner's attempts at puzzles, by id."""
    return session.store().histories(session.learner().id, "puzzle")


@st.cache_resource(show_spinner=False, max_entries=500)
def sibling_of(puzzle_id: str, revision: str, seed: int) -> Puzzle | None:
    """The sibling of that seed, proved; None where there is none. `revision` is the puzzle's."""
    return sibling(library().puzzles[puzzle_id], seed)


@st.cache_resource(show_spinner=False, max_entries=500)
def drill_of(kind: str, seed: int) -> Drill:
    """The drill of that kind and seed."""
    return drill(kind, seed)


def drill_histories() -> dict[str, History]:
    """The learner's answers to drills, by kind."""
    return session.store().histories(session.learner().id, "drill")
