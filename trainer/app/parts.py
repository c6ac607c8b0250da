"""The small pieces the pages are made of, as HTML; every text that comes in is escaped here."""

import html
from collections.abc import Iterable, Sequence
from typing import Literal

import streamlit as st

from trainer.app.faces import lines, plain, tinted
from trainer.app.texts import _, language
from trainer.rulebook import article

HARDEST = 10


def emphasis(primary: bool) -> Literal["primary", "secondary"]:
    """The type of a button: the one thing to do next, or one of others."""
    return "primary" if primary else "secondary"


def eyebrow(text: str) -> str:
    """A small line above a title."""
    return f'<p class="eyebrow">{html.escape(text)}</p>'


def heading(title: str, lead: str = "", above: str = "") -> None:
    """The head of a page."""
    small = eyebrow(above) if above else ""
    st.html(f"{small}<h1>{html.escape(title)}</h1>{f'<p class=lead>{tinted(lead)}</p>' if lead else ''}")


def title(text: str, level: int = 2, small: bool = False) -> str:
    """A title inside a page; the level is its place in the outline, not its size."""
    look = ' class="small"' if small else ""
    return f"<h{level}{look}>{html.escape(text)}</h{level}>"


def soft(text: str, small: bool = False) -> str:
    """A line that stands back; where it breaks, a dot between two facts stays behind the first."""
    kept = text.replace(" · ", "\N{NO-BREAK SPACE}· ")
    return f'<p class="soft{" small" if small else ""}">{tinted(kept)}</p>'


def numbered(number: int, title: str, *, is_done: bool = False) -> str:
    """A tile's heading behind its number, or a tick once it is done."""
    mark, look = ("✓", " done") if is_done else (str(number), "")
    return f'<h2><span class="tile-number{look}" aria-hidden="true">{mark}</span>{html.escape(title)}</h2>'


def tags(names: Iterable[str], done: str = "", marked: Iterable[str] = ()) -> str:
    """A row of labels; `done` comes first and stands out, those that are `marked` come last."""
    first = [f'<li class="tag done">{html.escape(done)}</li>'] if done else []
    plain_ones = [f'<li class="tag">{html.escape(name)}</li>' for name in names]
    last = [f'<li class="tag on">{html.escape(name)}</li>' for name in marked]
    return f'<ul class="tags">{"".join(first + plain_ones + last)}</ul>'


def grade(difficulty: int) -> str:
    """A difficulty from 1 to 10 as lozenges, with its number for screen readers."""
    name = html.escape(_("Difficulty {number} of 10", number=difficulty))
    full, rest = "◆" * difficulty, "◆" * (HARDEST - difficulty)
    return f'<span class="grade" role="img" aria-label="{name}">{full}<span class="off">{rest}</span></span>'


def bar(part: int, whole: int, label: str) -> str:
    """How much of something is done."""
    share = round(100 * part / whole) if whole else 0
    return (
        f'<div class="bar" role="progressbar" aria-label="{html.escape(label, quote=True)}" aria-valuemin="0"'
        f' aria-valuemax="100" aria-valuenow="{share}"><span style="width:{share}%"></span></div>'
    )


def dots(done: Sequence[bool], here: int) -> str:
    """A lesson's steps in a row, those done and the one open; `here` counts from 0."""
    marks = "".join(
        f'<li class="{"here" if index == here else "done" if is_done else "open"}"></li>'
        for index, is_done in enumerate(done)
    )
    label = html.escape(_("Step {number} of {total}", number=here + 1, total=len(done)))
    return f'<div role="img" aria-label="{label}"><ul class="dots" aria-hidden="true">{marks}</ul></div>'


def verdict(
    text: str, *, head: str = "", tone: str = "", articles: Iterable[str] = (), more: Iterable[str] = ()
) -> str:
    """A judgement or a note in a box: `tone` is good, bad or empty; the articles it cites are named and linked.

    `more` are further lines below the text.

    In the text, `{7♠}` and a bare `7♠` are both drawn.
    """
    title = f'<b class="head">{tinted(head)}</b>' if head else ""
    sources = "".join(f'<span class="article">{cited(name)}</span> ' for name in articles)
    said = "".join(f"<p>{lines(plain(line))}</p>" for line in (text, *more))
    return f'<div class="verdict {tone}" role="status">{title}{said}{sources}</div>'


def cited(name: str) -> str:
    """An article's title, as a link that opens it beside this page."""
    title = html.escape(article(name).title.said(language()))
    return f'§ <a href="article?article={html.escape(name)}" target="_blank" rel="noopener">{title}</a>'
