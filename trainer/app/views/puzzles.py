"""Puzzles: the collection by theme and difficulty, the drills, and the players of both."""

import html
from collections.abc import Mapping, Sequence

import streamlit as st

from trainer.app import drills, due, navigation, own_puzzles, parts, puzzle, shelf
from trainer.app.puzzle import LEVEL_KEY, LEVELS, filtered, open_puzzle, theme_key
from trainer.app.texts import _, language, ngettext
from trainer.app.words import LEVELS as LEVEL_NAMES
from trainer.app.words import theme_name
from trainer.content.drills import DRILLS
from trainer.content.models import Puzzle
from trainer.learning.store import History

SHOWN = 24
VIEW_KEY = "puzzles_view"


def show() -> None:
    """Draws the page of the collection and the kinds of drills."""
    _lists()


def show_puzzle() -> None:
    """Draws the page of the puzzle the link names; the collection where there is none of that name."""
    query = st.query_params
    if query.get("puzzle", "") in shelf.library().puzzles:
        puzzle.draw(query["puzzle"], _whole(query.get("sibling")))
        return
    if query.get("puzzle"):
        st.html(parts.verdict(_("This puzzle does not exist."), tone="bad"))
    _lists()


def show_drill() -> None:
    """Draws the page of the drill the link names; the kinds of drills where there is none of that name."""
    query = st.query_params
    if query.get("drill", "") in DRILLS:
        drills.draw(query["drill"], _whole(query.get("seed")) or 0)
        return
    if query.get("drill"):
        st.html(parts.verdict(_("This drill does not exist."), tone="bad"))
    _lists()


def _whole(text: str | None) -> int | None:
    """A seed of a link; None where it is none."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None


def _lists() -> None:
    parts.heading(_("Puzzles"), _("The rules engine judges every answer. A wrong one costs nothing: think again."))
    due.offer("puzzles")
    views = {"collection": _("The collection"), "drills": _("Drills without end")}
    if own_puzzles.all_of_them():
        views["own"] = _("From your games")
    wanted = st.query_params.pop("view", "")
    if wanted in views:
        st.session_state[VIEW_KEY] = wanted
    view = st.segmented_control(
        _("What to play"),
        list(views),
        default="collection" if VIEW_KEY not in st.session_state else None,
        required=True,
        format_func=views.__getitem__,
        key=VIEW_KEY,
        label_visibility="collapsed",
        persist_state="session",
    )
    if view == "drills":
        drills.draw_list()
    elif view == "own":
        st.html(parts.soft(_("Costly turns of your own games. What is best there was found by simulation.")))
        _tiles(list(own_puzzles.all_of_them().values()), shelf.puzzle_histories())
    else:
        _collection()


def _collection() -> None:
    histories = shelf.puzzle_histories()
    chosen = _chosen(shelf.collection())
    solved = sum(each.id in histories and histories[each.id].done for each in chosen)
    counts = [ngettext("{n} puzzle", "{n} puzzles", len(chosen)), ngettext("{n} solved", "{n} solved", solved)]
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="found"):
        st.html(parts.soft(" · ".join(counts)))
        following = shelf.puzzle_to_offer(chosen)
        if following is not None:
            label = _("Next unsolved")
            navigation.button_to(label, "puzzle", "next_unsolved", primary=True, puzzle=following.id)
    pages = st.session_state.setdefault("puzzle_pages", 1)
    shown = chosen[: SHOWN * pages]
    _tiles(shown, histories)
    if len(chosen) > len(shown) and st.button(_("Show more"), key="more_puzzles"):
        st.session_state["puzzle_pages"] = pages + 1
        st.rerun()


def _tiles(puzzles: Sequence[Puzzle], histories: Mapping[str, History]) -> None:
    for row in range(0, len(puzzles), 3):
        for column, each in zip(st.columns(3, gap="medium"), puzzles[row : row + 3], strict=False):
            with column:
                _tile(each, histories.get(each.id))


def _chosen(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles of the theme and level chosen above the list; the choice outlives a visit to a puzzle."""
    themes = sorted({theme for each in puzzles for theme in each.themes}, key=theme_name)
    left, right = st.columns([3, 2], gap="medium", vertical_alignment="bottom")
    theme = left.selectbox(
        _("Theme"),
        ["", *themes],
        format_func=lambda slug: theme_name(slug) if slug else _("All themes"),
        key=theme_key(),
        persist_state="session",
    )
    level = right.segmented_control(
        _("Level"),
        list(LEVELS),
        format_func=lambda name: _(LEVEL_NAMES[name]),
        key=LEVEL_KEY,
        persist_state="session",
    )
    return filtered(puzzles, theme, level)


def _tile(each: Puzzle, history: History | None) -> None:
    solved = history is not None and history.done
    done = _("solved") if solved else ""
    taught = [_("your teacher's own")] if each.id in shelf.library().replaced else []
    with st.container(key=f"tile-puzzle-{each.id}"):
        st.html(
            f"<h2>{html.escape(each.title.said(language()))}</h2>{parts.grade(each.difficulty)}"
            f"{parts.tags(map(theme_name, each.themes), done=done, marked=taught)}"
        )
        label = _("Play again") if solved else _("Try again") if history else _("Solve it")
        if st.button(label, key=f"solve_{each.id}", width="stretch"):
            open_puzzle(each)
