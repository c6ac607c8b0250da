"""The placement test: its questions one by one, each tried once, and at the end what is known and what to study."""

import html

import streamlit as st

from trainer.app import exercise, feedback, navigation, parts, session, shelf
from trainer.app.bar import BACK, ONWARD, bar
from trainer.app.faces import rich, tinted
from trainer.app.texts import _, language, ngettext
from trainer.app.trial import Attempted
from trainer.content.entry import Placement, PlacementQuestion
from trainer.content.models import Lesson
from trainer.learning.placement import SOURCE, Sitting, current_sitting
from trainer.learning.progress import next_lesson
from trainer.learning.store import WRONG

BEGUN = "placement_sitting"  # the number of the sitting that was begun in this session, before its first answer


def show() -> None:
    """Draws the page."""
    placement = shelf.library().placement
    if placement is None:
        parts.heading(_("Placement test"))
        st.html(parts.verdict(_("There is no placement test here.")))
        navigation.button_to(_("All lessons"), "lessons", "placement_none")
        return
    _page()


@st.fragment
def _page() -> None:
    placement = shelf.library().placement
    if placement is None:
        return
    sitting = _sitting(placement)
    if sitting is None:
        _intro(placement)
    elif sitting.next_question is not None:
        _ask(sitting, sitting.next_question)
    else:
        _verdict(sitting)


def _sitting(placement: Placement) -> Sitting | None:
    """The sitting to go on with, or the last one taken; None where none was begun."""
    last = current_sitting(placement, shelf.placement_parts())
    begun = int(st.session_state.get(BEGUN, 0))
    if begun and (last is None or begun > last.number):
        return Sitting(placement, begun, {})
    return last


def _begin(number: int) -> None:
    st.session_state[BEGUN] = number


def _intro(placement: Placement) -> None:
    parts.heading(_("Placement test"), _("For those who already play: find out what you may skip."), _("Lessons"))
    count = ngettext("{n} question, one try each.", "{n} questions, one try each.", len(placement.questions))
    rest = _("Nothing is said until the end; then you see what you know and what to study. You may stop and come back.")
    with st.container(key="page-placement"):
        st.html(f"<p>{html.escape(count)} {html.escape(rest)}</p>")
    with st.container(horizontal=True, key="placement-begin"):
        st.button(_("Begin the test"), key="begin_placement", type="primary", on_click=_begin, args=(1,))
        navigation.button_to(_("All lessons"), "lessons", "placement_lessons")


# A question


def _ask(sitting: Sitting, question: PlacementQuestion) -> None:
    questions = sitting.placement.questions
    number = questions.index(question) + 1
    with st.container(key="lesson-head"):
        above = _("Question {number} of {total}", number=number, total=len(questions))
        title = html.escape(_("Placement test"))
        st.html(f"{parts.eyebrow(above)}<h1>{title}</h1>")
        st.html(parts.dots([each.id in sitting.answers for each in questions], number - 1))

    def told(attempted: Attempted) -> None:
        _record(sitting, question, attempted.outcome, attempted.answer)

    key = f"placement_{sitting.number}_{question.id}"
    trial = exercise.draw(question.do, key, told, silent=True)
    with bar():
        navigation.button_to(_("All lessons"), "lessons", "all_lessons", icon=BACK)
        know = _("I do not know")
        st.button(
            know,
            key=f"skip_{key}",
            icon=ONWARD,
            icon_position="right",
            on_click=_record,
            args=(sitting, question, WRONG),
        )
    if trial.result is not None and trial.result.counts:  # answered on the table, in this very run
        st.rerun(scope="fragment")


def _record(sitting: Sitting, question: PlacementQuestion, result: str, answer: str = "") -> None:
    """Keeps the first answer to a question; another window may have given it already."""
    if (question.id, str(sitting.number)) in shelf.placement_parts():
        return
    session.record(
        source=SOURCE,
        content=question.id,
        part=str(sitting.number),
        result=result,
        revision=sitting.placement.revision,
        answer=answer,
    )


# The verdict


def _verdict(sitting: Sitting) -> None:
    lessons = shelf.library().lessons_in_order
    known = [lesson for lesson in lessons if lesson.id in sitting.known]
    study = [lesson for lesson in lessons if sitting.why(lesson.id)]
    title = _("You know {n} of {total} lessons", n=len(known), total=len(known) + len(study))
    right = len(sitting.placement.questions) - len(sitting.missed)
    lead = _("{right} of {total} answers were right.", right=right, total=len(sitting.placement.questions))
    parts.heading(title if study else _("You know the whole course"), lead, _("Placement test"))
    _next_steps(sitting)
    if study:
        rows = "".join(_to_study(sitting, each) for each in study)
        st.html(parts.title(_("To study")) + f'<ul class="study">{rows}</ul>')
    if known:
        names = [each.title.said(language()) for each in known]
        note = _("The course skips them; they stay open.")
        st.html(parts.title(_("What you know")) + parts.tags(names) + parts.soft(note))
    if sitting.missed:
        with st.expander(_("The right answers, and why"), key="placement_missed"):
            for question in sitting.missed:
                _missed(question)


def _next_steps(sitting: Sitting) -> None:
    following = next_lesson(shelf.library().lessons_in_order, shelf.lesson_parts(), sitting.known)
    with st.container(horizontal=True, key="placement-end"):
        if following is not None:
            label = _("Next: {title}", title=following.title.said(language()))
            navigation.button_to(label, "lesson", "placement_next", primary=True, lesson=following.id, step="1")
        navigation.button_to(_("All lessons"), "lessons", "placement_lessons")
        st.button(_("Take the test again"), key="placement_again", on_click=_begin, args=(sitting.number + 1,))


def _to_study(sitting: Sitting, lesson: Lesson) -> str:
    topics = "; ".join(question.about.said(language()) for question in sitting.why(lesson.id))
    minutes = ngettext("{n} minute", "{n} minutes", lesson.minutes)
    name = html.escape(lesson.title.said(language()))
    why = tinted(_("Still to see: {topics}.", topics=topics))
    return (
        f'<li><a href="lesson?lesson={html.escape(lesson.id)}" target="_self">{name}</a>'
        f'<span class="soft"> · {html.escape(minutes)}</span><br><span class="soft">{why}</span></li>'
    )


def _missed(question: PlacementQuestion) -> None:
    st.markdown(rich(question.do.goal.said(language())), unsafe_allow_html=True)
    text = f"{feedback.answer_words(question.do)} {question.do.explain.said(language())}"
    st.html(parts.verdict(text, articles=question.do.articles))
