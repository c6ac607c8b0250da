"""Puzzles: the collection by theme and difficulty, and the player."""

import html
from collections.abc import Sequence

import streamlit as st

from trainer import __version__
from trainer.app import exercise, navigation, parts, session, shelf
from trainer.app.exercise import Attempted
from trainer.app.texts import _, language, ngettext
from trainer.app.words import theme_name
from trainer.content.models import Puzzle
from trainer.learning.progress import next_puzzle
from trainer.learning.store import RIGHT, WRONG, Attempt, History

SHOWN = 24
LEVELS = {"easy": range(1, 4), "middle": range(4, 7), "hard": range(7, 11)}
FILTER_KEY = "puzzle_filter"


def show() -> None:
    """Draws the page: the puzzle the link names, or the collection."""
    puzzle = shelf.library().puzzles.get(st.query_params.get("puzzle", ""))
    if puzzle is None:
        _collection()
    else:
        _player(puzzle.id)


# The collection


def _collection() -> None:
    parts.heading(_("Puzzles"), _("The rules engine judges every answer. A wrong one costs nothing: think again."))
    puzzles, histories = shelf.library().active_puzzles, shelf.puzzle_histories()
    chosen = _chosen(puzzles)
    solved = sum(puzzle.id in histories and histories[puzzle.id].done for puzzle in chosen)
    counts = [ngettext("{n} puzzle", "{n} puzzles", len(chosen)), ngettext("{n} solved", "{n} solved", solved)]
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="found"):
        st.html(parts.soft(" · ".join(counts)))
        following = next_puzzle(chosen, histories)
        if following is not None:
            label = _("Next unsolved")
            navigation.button_to(label, "puzzles", "next_unsolved", primary=True, puzzle=following.id)
    pages = st.session_state.setdefault("puzzle_pages", 1)
    shown = chosen[: SHOWN * pages]
    for row in range(0, len(shown), 3):
        for column, puzzle in zip(st.columns(3, gap="medium"), shown[row : row + 3], strict=False):
            with column:
                _tile(puzzle, histories.get(puzzle.id))
    if len(chosen) > len(shown) and st.button(_("Show more"), key="more_puzzles"):
        st.session_state["puzzle_pages"] = pages + 1
        st.rerun()


def _chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles of the theme and level chosen above the list; the choice outlives a visit to a puzzle."""
    themes = sorted({theme for puzzle in puzzles for theme in puzzle.themes}, key=theme_name)
    names = {"easy": _("Easy"), "middle": _("Middling"), "hard": _("Hard")}
    left, right = st.columns([3, 2], gap="medium", vertical_alignment="bottom")
    theme = left.selectbox(
        _("Theme"),
        ["", *themes],
        format_func=lambda slug: theme_name(slug) if slug else _("All themes"),
        key="puzzle_theme",
        persist_state="session",
    )
    level = right.segmented_control(
        _("Level"), list(LEVELS), format_func=names.__getitem__, key="puzzle_level", persist_state="session"
    )
    return [
        puzzle
        for puzzle in puzzles
        if (not theme or theme in puzzle.themes) and (level is None or puzzle.difficulty in LEVELS[level])
    ]


def _tile(puzzle: Puzzle, history: History | None) -> None:
    solved = history is not None and history.done
    done = _("solved") if solved else ""
    with st.container(key=f"tile-puzzle-{puzzle.id}"):
        st.html(
            f"<h2>{html.escape(puzzle.title.said(language()))}</h2>{parts.grade(puzzle.difficulty)}"
            f"{parts.tags(map(theme_name, puzzle.themes), done=done)}"
        )
        label = _("Play again") if solved else _("Try again") if history else _("Solve it")
        if st.button(label, key=f"solve_{puzzle.id}", width="stretch"):
            _open(puzzle)


def _open(puzzle: Puzzle) -> None:
    exercise.forget(f"puzzle_{puzzle.id}")
    navigation.go("puzzles", puzzle=puzzle.id)


# The player


@st.fragment
def _player(puzzle_id: str) -> None:
    puzzle = shelf.library().puzzles[puzzle_id]
    head, back = st.columns([7, 2], vertical_alignment="bottom")
    above = _("Puzzle")
    head.html(
        f"{parts.eyebrow(above)}<h1>{html.escape(puzzle.title.said(language()))}</h1>"
        f'<div class="under">{parts.grade(puzzle.difficulty)}{parts.tags(map(theme_name, puzzle.themes))}</div>'
    )
    with back, st.container(horizontal=True, horizontal_alignment="right"):
        navigation.button_to(_("All puzzles"), "puzzles", "all_puzzles", icon=":material/arrow_back:")

    def told(attempted: Attempted) -> None:
        _record(puzzle, attempted)

    trial = exercise.draw(puzzle.exercise, f"puzzle_{puzzle.id}", told)
    following = next_puzzle(shelf.library().active_puzzles, shelf.puzzle_histories(), after=puzzle.id)
    with st.container(horizontal=True, horizontal_alignment="right", key="puzzle-end"):
        if trial.solved:
            st.button(_("Play again"), key="replay", on_click=exercise.forget, args=(f"puzzle_{puzzle.id}",))
        if following is not None:
            label = _("Next puzzle")
            kind = parts.emphasis(trial.solved)
            if st.button(label, key="next_puzzle", type=kind, icon=":material/chevron_right:", icon_position="right"):
                _open(following)
        elif trial.solved:
            st.html(parts.verdict(_("That was the last one: every puzzle is solved."), tone="good"))


def _record(puzzle: Puzzle, attempted: Attempted) -> None:
    session.record_attempt(
        Attempt(
            learner=session.learner().id,
            source="puzzle",
            content=puzzle.id,
            at=session.now(),
            result=RIGHT if attempted.result.right else WRONG,
            revision=puzzle.revision,
            engine=__version__,
            hints=attempted.hints,
            answer=attempted.answer,
        )
    )
