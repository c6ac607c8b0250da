"""What changes for players of another game: each difference with its article and something to try, then the lessons."""

import html

import streamlit as st

from trainer.app import exercise, navigation, parts, session, shelf
from trainer.app.bar import BACK, bar
from trainer.app.faces import plain, tinted
from trainer.app.texts import _, language, ngettext
from trainer.app.tips import tipped
from trainer.app.trial import Attempted
from trainer.content.entry import Difference, PlayerPath
from trainer.content.models import Lesson
from trainer.learning.progress import Parts, lesson_progress

SOURCE = "path"


def show() -> None:
    """Draws the page: the path the link names, one difference of it, or all paths."""
    wanted = st.query_params.get("path", "")
    path = shelf.library().paths.get(wanted)
    if path is None:
        if wanted:
            st.html(parts.verdict(_("This path does not exist."), tone="bad"))
        _all()
        return
    number = _number(path)
    if number and shelf.library().exercise_of(path.differences[number - 1]) is not None:
        _try(path.id, number)
    else:
        _path(path)


def _number(path: PlayerPath) -> int:
    """The difference the link names, from 1; 0 for none."""
    text = st.query_params.get("difference", "")
    return int(text) if text in map(str, range(1, len(path.differences) + 1)) else 0


def _attempts() -> Parts:
    return session.store().parts(session.learner().id, SOURCE)


def _all() -> None:
    parts.heading(_("What changes for you"), _("For players of another game: only what is different in STBL."))
    for path in shelf.library().paths.values():
        with st.container(key=f"tile-path-{path.id}"):
            lead = path.lead.said(language())
            st.html(f"{parts.title(path.title.said(language()))}{parts.soft(plain(lead))}")
            navigation.button_to(_("See what changes"), "paths", f"path_{path.id}", path=path.id)


# One path


def _path(path: PlayerPath) -> None:
    parts.heading(path.title.said(language()), plain(path.lead.said(language())), _("What changes for you"))
    attempts = _attempts()
    for number, difference in enumerate(path.differences, 1):
        history = attempts.get((path.id, str(number)))
        _difference(path, number, difference, done=history is not None and history.done)
    st.html(parts.title(_("What stays the same")))
    with st.container(key=f"page-same-{path.id}"):
        st.markdown(tipped(path.same.said(language()), set()), unsafe_allow_html=True)
    _lessons(path)


def _difference(path: PlayerPath, number: int, difference: Difference, *, done: bool) -> None:
    with st.container(key=f"tile-difference-{number}"):
        words, action = st.columns([7, 2], vertical_alignment="center")
        words.html(
            f"{parts.numbered(number, difference.title.said(language()), is_done=done)}"
            f"<p>{tipped(plain(difference.text.said(language())), set(), tinted)}</p>{_cited(difference)}"
        )
        with action, st.container(horizontal=True, horizontal_alignment="right", key=f"act-difference-{number}"):
            key = f"difference_{path.id}_{number}"
            if difference.see is not None:
                link = difference.see
                navigation.button_to(_("See it in the lesson"), "lesson", key, lesson=link.lesson, step=str(link.step))
            elif shelf.library().exercise_of(difference) is not None:
                label = _("Again") if done else _("Try it")
                navigation.button_to(label, "paths", key, path=path.id, difference=str(number))


def _cited(difference: Difference) -> str:
    return " ".join(f'<span class="article">{parts.cited(each)}</span>' for each in difference.articles)


def _lessons(path: PlayerPath) -> None:
    library, known = shelf.library(), shelf.known_lessons()
    found = [library.lessons[each] for each in path.lessons if each in library.lessons]
    progress = shelf.lesson_parts()
    left = [each for each in found if each.id not in known and not lesson_progress(each, progress).is_complete]
    minutes = ngettext("{n} minute", "{n} minutes", sum(each.minutes for each in found))
    lead = ngettext("{n} lesson", "{n} lessons", len(found))
    rows = "".join(_lesson(each, is_left=each in left) for each in found)
    facts = parts.soft(f"{lead} · {minutes}")
    st.html(parts.title(_("The lessons for you")) + facts + f'<ul class="study">{rows}</ul>')
    with st.container(horizontal=True, key="path-end"):
        if left:
            label = _("Next: {title}", title=left[0].title.said(language()))
            navigation.button_to(label, "lesson", "path_lesson", primary=True, lesson=left[0].id, step="1")
        if library.placement is not None:
            navigation.button_to(_("Take the placement test"), "placement", "path_placement")
        navigation.button_to(_("All lessons"), "lessons", "path_lessons")


def _lesson(lesson: Lesson, *, is_left: bool) -> str:
    minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes)
    facts = minutes if is_left else f"{minutes} · ✓"
    return (
        f'<li><a href="lesson?lesson={html.escape(lesson.id)}" target="_self">'
        f"{html.escape(lesson.title.said(language()))}</a>"
        f'<span class="soft"> · {html.escape(facts)}</span></li>'
    )


# One difference, tried


@st.fragment
def _try(path_id: str, number: int) -> None:
    path = shelf.library().paths[path_id]
    difference = path.differences[number - 1]
    task = shelf.library().exercise_of(difference)
    if task is None:
        return
    with st.container(key="lesson-head"):
        above = parts.eyebrow(path.title.said(language()))
        st.html(f"{above}<h1>{html.escape(difference.title.said(language()))}</h1>")

    def told(attempted: Attempted) -> None:
        _record(path, number, attempted)

    trial = exercise.draw(task, f"path_{path.id}_{number}", told, intro=difference.text.said(language()))
    following = _after(path, number)
    with bar():
        navigation.button_to(_("All differences"), "paths", "all_differences", icon=BACK, path=path.id)
        if following:
            query = {"path": path.id, "difference": str(following)}
            navigation.button_onward(_("Next difference"), "paths", "next_difference", primary=trial.is_over, **query)


def _after(path: PlayerPath, number: int) -> int:
    """The next difference with something to try; 0 where there is none."""
    ahead = enumerate(path.differences[number:], number + 1)
    return next((place for place, difference in ahead if shelf.library().exercise_of(difference) is not None), 0)


def _record(path: PlayerPath, number: int, attempted: Attempted) -> None:
    session.record(
        source=SOURCE,
        content=path.id,
        part=str(number),
        result=attempted.outcome,
        hints=attempted.hints,
        answer=attempted.answer,
    )
