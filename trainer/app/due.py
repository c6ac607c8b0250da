"""The review of what was missed: its offer on other pages, and the player, one due question after the other."""

import html
from dataclasses import dataclass, field

import streamlit as st

from trainer.app import exercise, navigation, parts, session, shelf
from trainer.app.bar import ONWARD, bar
from trainer.app.texts import _, language, ngettext
from trainer.app.trial import Attempted, Trial
from trainer.content.exercises import Exercise
from trainer.content.models import Puzzle
from trainer.learning.due import Question, Standing, exercise_of

ROUND_KEY = "due_round"


@dataclass(slots=True)
class Round:
    """One review session: the question that is open, those put off, and how many were answered."""

    open: Standing | None = None
    skipped: set[Question] = field(default_factory=set)
    answered: int = 0

    def next(self, due: list[Standing]) -> Standing | None:
        """Opens the question due first, those put off last; None where nothing is due."""
        waiting = [each for each in due if each.question not in self.skipped]
        if not waiting:
            self.skipped.clear()
        self.open = next(iter(waiting or due), None)
        return self.open


def offer(key: str, level: int = 2) -> None:
    """A tile that leads to the review, where something is due; `level` is its title's place in the outline."""
    due = shelf.due()
    if not due:
        return
    with st.container(key=f"tile-due-{key}"):
        title = ngettext("{n} question is due", "{n} questions are due", len(due))
        about = _("What you missed comes back, in other cards where it can, until it stays.")
        above = _("Review")
        st.html(f"{parts.eyebrow(above)}{parts.title(title, level)}{parts.soft(about)}")
        navigation.button_to(_("Review now"), "due", f"due_{key}", primary=True)


@st.fragment
def draw() -> None:
    """Draws the question that is open, or the end of the review."""
    state: Round = st.session_state.setdefault(ROUND_KEY, Round())
    due = shelf.due()
    standing = state.open
    if standing is None or standing.question not in {each.question for each in shelf.queue()}:
        standing = state.next(due)
    if standing is None:
        _over(state)
    else:
        _ask(standing, state, len(due))


def _ask(standing: Standing, state: Round, waiting: int) -> None:
    question, library = standing.question, shelf.library()
    task = exercise_of(question, library)
    if task is None:
        raise KeyError(question)
    sibling = None if standing.seed is None else shelf.sibling_of_question(question, standing.seed)
    seed = standing.seed if sibling is not None else None

    def told(attempted: Attempted) -> None:
        _record(question, seed, attempted)

    asked: Exercise = sibling.exercise if sibling is not None else task
    key = f"due_{question.content}_{question.part or 0}_{standing.reviews}"
    head = _head(question, waiting, sibling)
    trial = exercise.draw(asked, key, told, head=head, below=lambda trial: _return(question, trial))
    _go_on(question, state, trial)


def _head(question: Question, waiting: int, sibling: Puzzle | None) -> str:
    library = shelf.library()
    above = ngettext("Review · {n} due", "Review · {n} due", max(waiting, 1))
    if question.source == "puzzle":
        title = library.puzzles[question.content].title
    else:
        title = library.lessons[question.content].title
    note = parts.tags([_("Another like it")]) if sibling is not None else ""
    return f"{parts.eyebrow(above)}<h1>{html.escape(title.said(language()))}</h1>{note}"


def _record(question: Question, seed: int | None, attempted: Attempted) -> None:
    library = shelf.library()
    files = library.puzzles if question.source == "puzzle" else library.lessons
    session.record(
        source=question.source if seed is None else "sibling",
        content=question.content,
        part=question.part,
        result=attempted.outcome,
        revision=files[question.content].revision,
        seed=seed,
        hints=attempted.hints,
        answer=attempted.answer,
    )


# Going on


def _return(question: Question, trial: Trial) -> None:
    if trial.is_over:
        st.html(parts.soft(_when(question), small=True))


def _go_on(question: Question, state: Round, trial: Trial) -> None:
    with bar():
        if question.source == "lesson":
            label = _("See it in the lesson")
            navigation.button_to(label, "lesson", "due_lesson", lesson=question.content, step=question.part)
        st.button(
            _("Next") if trial.is_over else _("Skip for now"),
            key="due_next",
            type=parts.emphasis(trial.is_over),
            icon=ONWARD,
            icon_position="right",
            on_click=_leave,
            args=(question, state, trial.is_over),
        )


def _leave(question: Question, state: Round, answered: bool) -> None:
    """On to the next question; one that was not answered is put off to the end."""
    state.open = None
    if answered:
        state.answered += 1
    else:
        state.skipped.add(question)


def _when(question: Question) -> str:
    """When the question that was just answered comes back."""
    now = session.local_now()
    left = next((each.days_left(now) for each in shelf.queue() if each.question == question), 0)
    return ngettext("It comes back in {n} day.", "It comes back in {n} days.", left)


def _over(state: Round) -> None:
    """Nothing is due: what was done, and when there is more."""
    title = _("Review done") if state.answered else _("Nothing to review today")
    parts.heading(title, outlook(), above=_("Review"))
    if state.answered:
        st.html(parts.soft(ngettext("{n} question reviewed.", "{n} questions reviewed.", state.answered)))
    with st.container(horizontal=True, key="due-over"):
        navigation.button_to(_("Lessons"), "lessons", "due_lessons", primary=True)
        navigation.button_to(_("Solve a puzzle"), "puzzles", "due_puzzles")


def outlook() -> str:
    """When the next question is due."""
    queue = shelf.queue()
    if not queue:
        return _("What you answer wrong in lessons and puzzles comes back here, a day later and then ever more rarely.")
    left = queue[0].days_left(session.local_now())
    return ngettext("The next question is due in {n} day.", "The next question is due in {n} days.", left)
