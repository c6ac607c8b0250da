"""Lessons: the course in order, and the player that takes one step at a time."""

import html

import streamlit as st

from trainer.app import board, entrance, exercise, guided, navigation, parts, sandbox, session, shelf
from trainer.app.bar import BACK, ONWARD, bar
from trainer.app.texts import _, language, ngettext
from trainer.app.tips import tipped
from trainer.app.trial import Attempted
from trainer.content.models import Lesson, Step
from trainer.learning.progress import lesson_progress, next_lesson
from trainer.rules.position import view_of

SEEN = "seen"
ALMOST = 2  # exercises still open at the end of a lesson that is nearly done
END = "end"  # stands in the place of the step once the last one is done
LONGEST_STEP = 12  # signs of a link's step that are repeated to whoever opened it


def show() -> None:
    """Draws the page of the list."""
    _list()


def show_one() -> None:
    """Draws the page of the lesson the link names; the list where there is none of that name."""
    wanted = st.query_params.get("lesson", "")
    lesson = shelf.library().lessons.get(wanted)
    if lesson is None:
        if wanted:
            st.html(parts.verdict(_("This lesson does not exist."), tone="bad"))
        _list()
    else:
        _player(lesson.id)


# The list


def _list() -> None:
    parts.heading(
        _("Lessons"), _("From the first sequence to counting a deal. Every step is short; most are done with cards.")
    )
    library, done, known = shelf.library(), shelf.lesson_parts(), shelf.known_lessons()
    following = next_lesson(library.lessons_in_order, done, known)
    is_new = not done
    if is_new:
        entrance.draw("lessons")
    for number, lesson in enumerate(library.lessons_in_order, 1):
        kind = "tile-next" if following is lesson else "tile"
        with st.container(key=f"{kind}-lesson-{lesson.id}"):
            _entry(number, lesson, is_next=following is lesson, is_known=lesson.id in known)
        if lesson.id == library.guided_after:
            guided.draw_tile("lessons")
    if not is_new:
        entrance.draw("lessons")


def _entry(number: int, lesson: Lesson, *, is_next: bool, is_known: bool) -> None:
    progress = lesson_progress(lesson, shelf.lesson_parts())
    words, action = st.columns([7, 2], vertical_alignment="center")
    minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes)
    steps = _("{done} of {total} steps", done=progress.count, total=len(progress.done))
    replaced = " · " + _("your teacher's own") if lesson.id in shelf.library().replaced else ""
    facts = f"{minutes} · {steps}{_needs(lesson)}{replaced}"
    words.html(
        f"{parts.numbered(number, lesson.title.said(language()), is_done=progress.is_complete)}"
        f'{parts.soft(facts)}<div class="under">{_known() if is_known else ""}{_to_print(lesson)}</div>'
        f"{parts.bar(progress.count, len(progress.done), steps)}"
    )
    label = _("Again") if progress.is_complete else _("Continue") if progress.is_begun else _("Begin")
    with action:
        kind = parts.emphasis(is_next)
        if st.button(label, key=f"open_{lesson.id}", type=kind, width="stretch"):
            exercise_keys = [key for key in st.session_state if str(key).startswith(f"trial_{lesson.id}_")]
            for key in exercise_keys:
                del st.session_state[key]
            navigation.go("lesson", lesson=lesson.id, step=str(progress.next_step))


def _known() -> str:
    return parts.tags([], done=_("Known by the test"))


def _to_print(lesson: Lesson) -> str:
    """The link to the lesson's page to print; a teacher's lesson may have none."""
    if not lesson.summary:
        return ""
    name = html.escape(_("One-page summary"))
    label = html.escape(_("One-page summary: {title}", title=lesson.title.said(language())), quote=True)
    return f'<p class="small"><a href="print?summary={lesson.id}" target="_blank" aria-label="{label}">{name}</a></p>'


def _needs(lesson: Lesson) -> str:
    library = shelf.library()
    titles = [
        library.lessons[need].title.said(language()) for need in library.needs_of(lesson.id) if need in library.lessons
    ]
    return " · " + _("after {lessons}", lessons=", ".join(titles)) if titles else ""


# The player


def _step_number(lesson: Lesson) -> int:
    """The step the link names, from 1; a line says so where it is none of the lesson's, and the first is shown."""
    text, total = st.query_params.get("step", "1"), len(lesson.steps)
    if text in map(str, range(1, total + 1)):
        return int(text)
    line = _(
        "This lesson has {total} steps, and no step {step}. It begins here.", total=total, step=text[:LONGEST_STEP]
    )
    st.html(parts.verdict(line, tone="bad"))
    return 1


@st.fragment
def _player(lesson_id: str) -> None:
    lesson = shelf.library().lessons.get(lesson_id)
    if lesson is None:  # a teacher took it away
        st.rerun()
    if st.query_params.get("step") == END:
        _finished(lesson)
        return
    number = _step_number(lesson)
    step = lesson.steps[number - 1]
    head = st.container(key="lesson-head")
    with st.container(key=f"step-{lesson.id}-{number}"):
        _step(lesson, number, step)
    progress = lesson_progress(lesson, shelf.lesson_parts())
    with head:
        left, right = st.columns([7, 2], vertical_alignment="bottom")
        above = _("Step {number} of {total}", number=number, total=len(lesson.steps))
        left.html(f"{parts.eyebrow(above)}<h1>{html.escape(lesson.title.said(language()))}</h1>")
        with right, st.container(horizontal=True, horizontal_alignment="right"):
            navigation.button_to(_("All lessons"), "lessons", "all_lessons", icon=":material/arrow_back:")
        st.html(parts.dots(progress.done, number - 1))
    _turn_pages(lesson, number, step, progress.done[number - 1])


def _step(lesson: Lesson, number: int, step: Step) -> None:
    key = f"{lesson.id}_{number}"
    say = step.say.said(language()) if step.say else ""
    task = shelf.library().exercise_of(step)
    if task is not None:

        def told(attempted: Attempted) -> None:
            _record(lesson, number, attempted.outcome, attempted.answer, attempted.hints)

        exercise.draw(task, key, told, intro=say)
        return
    has_table = step.show is not None or step.sandbox is not None
    with st.container(key=f"desk-{key}" if has_table else f"page-{key}"):
        with st.container(key=f"question-{key}"):
            st.markdown(tipped(say, set()), unsafe_allow_html=True)
        if step.sandbox is not None:
            sandbox.draw_step(step.sandbox, key, lambda: _record(lesson, number, SEEN))
        elif has_table:
            with st.container(key=f"board-{key}"):
                _picture(step, key)


def _picture(step: Step, key: str) -> None:
    if step.show is not None and step.show.position is not None:
        position = step.show.position
        board.mount(f"table_{key}", view_of(position, position.turn), version="0")
    elif step.show is not None:
        board.mount_melds(f"table_{key}", step.show.melds, step.show.rules)


def _turn_pages(lesson: Lesson, number: int, step: Step, done: bool) -> None:
    asks = shelf.library().exercise_of(step) is not None
    with bar():
        st.button(
            _("Back"),
            key=f"back_{number}",
            disabled=number == 1,
            icon=BACK,
            on_click=_open_step,
            args=(str(number - 1),),
        )
        label = _("Finish") if number == len(lesson.steps) else _("Next") if done or not asks else _("Skip for now")
        st.button(
            label,
            key=f"next_{number}",
            type=parts.emphasis(done or not (asks or step.sandbox)),
            icon=ONWARD,
            icon_position="right",
            on_click=_leave_step,
            args=(lesson, number, not asks and not done),
        )


def _leave_step(lesson: Lesson, number: int, read: bool) -> None:
    """Goes on to the next step, or to the end; `read` says that this step was for reading and is done by that."""
    if read:
        _record(lesson, number, SEEN)
    _open_step(END if number == len(lesson.steps) else str(number + 1))


def _open_step(step: str) -> None:
    """The place in a lesson is a part of its link, its end too: what is drawn there stays however often it is drawn."""
    st.query_params["step"] = step


def _record(lesson: Lesson, number: int, result: str, answer: str = "", hints: int = 0) -> None:
    session.record(
        source="lesson",
        content=lesson.id,
        part=str(number),
        result=result,
        revision=lesson.revision,
        hints=hints,
        answer=answer,
    )


def _finished(lesson: Lesson) -> None:
    """After the last step: what was done, what is left, and where to go on."""
    progress = lesson_progress(lesson, shelf.lesson_parts())
    left = [number for number, done in enumerate(progress.done, 1) if not done]
    title = _("Lesson done")
    if left:
        title = _("Almost there") if len(left) <= ALMOST else _("Some exercises are still open")
    parts.heading(title, lesson.title.said(language()), above=_("Lessons"))
    st.html(parts.dots(progress.done, -1))
    st.html(_to_print(lesson))
    following = next_lesson(shelf.library().lessons_in_order, shelf.lesson_parts(), shelf.known_lessons())
    with st.container(horizontal=True, key="lesson-end"):
        if lesson.id == shelf.library().guided_after:
            guided.draw_offer("end_guided")
        navigation.button_to(_("Solve a puzzle"), "puzzles", "end_puzzles")
        navigation.button_to(_("All lessons"), "lessons", "end_lessons")
    with bar():
        last = (str(len(lesson.steps)),)
        st.button(_("Back"), key="back_end", icon=BACK, on_click=_open_step, args=last)
        if left:
            text = ngettext("{n} exercise is still open", "{n} exercises are still open", len(left))
            navigation.button_onward(text, "lesson", "open_left", lesson=lesson.id, step=str(left[0]))
        elif following is not None:
            label = _("Next: {title}", title=following.title.said(language()))
            navigation.button_onward(label, "lesson", "open_next", lesson=following.id, step="1")
