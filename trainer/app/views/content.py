"""The teacher's folder (`--content`): the mistakes in it, with file and line, and what it adds or replaces."""

import html
from pathlib import Path

import streamlit as st

from trainer.app import parts, settings, shelf
from trainer.app.texts import _, language, ngettext
from trainer.app.words import theme_name
from trainer.content.entry import Paths, Placement
from trainer.content.guided import Guided
from trainer.content.library import Library
from trainer.content.models import ContentFile, Lesson, Puzzle
from trainer.content.problem_words import problem_said
from trainer.content.problems import Problem
from trainer.yaml_text import Document

COMMAND = "buraco serve --content="
EVERY = "2s"


def show() -> None:
    """Draws the page."""
    parts.heading(
        _("The teacher's folder"),
        _("Lessons and puzzles from a folder of your own. A change is seen here as soon as the file is saved."),
    )
    folder = settings.content_folder()
    if folder is None:
        st.html(parts.verdict(_("No folder was given. Start the app with {command}.", command=COMMAND + _("FOLDER"))))
        return
    _follow(folder)


@st.fragment(run_every=EVERY)
def _follow(folder: Path) -> None:
    taught = shelf.taught_folder()
    if taught is None:
        return
    now = shelf.clock()
    own, problems = taught.own(now), taught.problems(now)
    _problems(problems, folder)
    st.html(parts.title(_("What is in it")))
    rows = "".join(_row(item, document, folder, taught.library(now)) for item, document in own.documents)
    empty = parts.soft(_("No file yet. A lesson or a puzzle is one file that ends in .yaml."))
    st.html(f'<ul class="taught">{rows}</ul>' if rows else empty)


def _problems(problems: list[Problem], folder: Path) -> None:
    """The mistakes, and apart from them what a lesson would be better without."""
    mistakes = [problem for problem in problems if not problem.is_style]
    advice = [problem for problem in problems if problem.is_style]
    if not mistakes:
        st.html(parts.verdict(_("No mistakes found."), tone="good"))
    for found, title in (
        (mistakes, ngettext("{n} mistake", "{n} mistakes", len(mistakes))),
        (advice, ngettext("{n} thing to make better", "{n} things to make better", len(advice))),
    ):
        if found:
            rows = "".join(_fault(problem, folder) for problem in found)
            st.html(f'{parts.title(title)}<ul class="taught" role="status">{rows}</ul>')


def _fault(problem: Problem, folder: Path) -> str:
    """One mistake: where, what, and what was expected."""
    wrong, expected = problem_said(problem, language())
    line = "" if problem.line is None else f":{problem.line}"
    place = f"<code>{html.escape(_inside(problem.file, folder))}{line}</code>"
    field = f"<code>{html.escape(problem.field)}</code> " if problem.field else ""
    wanted = html.escape(_("Expected: {what}.", what=expected)) if expected else ""
    look = "advice" if problem.is_style else "fault"
    return f'<li class="{look}">{place} {field}{html.escape(wrong)}. {wanted}</li>'


def _row(item: ContentFile | None, document: Document, folder: Path, library: Library) -> str:
    """One file: what it holds, as a link where it can be opened."""
    place = f"<code>{html.escape(_inside(document.name, folder))}</code>"
    match item:
        case Lesson():
            kind, title = _("Lesson"), _link("lesson", item.id, item.title.said(language()))
            notes = [_("replaces the program's own")] if item.id in library.replaced else []
        case Puzzle():
            kind, title = theme_name(item.themes[0]), _link("puzzle", item.id, item.title.said(language()))
            notes = [_("replaces the program's own")] if item.id in library.replaced else []
            notes += [] if item.is_published else [_("not served yet")]
        case None:
            kind, title, notes = "", "", [_("cannot be used")]
        case Placement():
            kind, title, notes = _("Placement test"), "", []
        case Paths():
            kind, title, notes = _("What changes for you"), "", []
        case Guided():
            kind, title, notes = _("Your first deals"), "", []
        case _:
            kind, title, notes = _("Course"), "", []
    return f"<li>{place} <span>{html.escape(kind)}</span> {title}{parts.tags([], marked=notes) if notes else ''}</li>"


def _link(parameter: str, content: str, title: str) -> str:
    return f'<a href="/?{parameter}={content}" target="_self">{html.escape(title)}</a>'


def _inside(file: str, folder: Path) -> str:
    """A file as it is called inside the folder; where the folder lies is nobody's business."""
    path = Path(file)
    return str(path.relative_to(folder)) if path.is_relative_to(folder) and path != folder else path.name
