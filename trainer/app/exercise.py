"""An exercise on the page: the question, the table, the ways to answer, and what the engine says of the answer.

Lessons and puzzles use it alike. An answer may be tried again as often as one likes.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import streamlit as st

from trainer.app import board, parts
from trainer.app.faces import rich, tinted
from trainer.app.table import MoveAct, Pick, PickAct, UndoAct
from trainer.app.table.data import Mode
from trainer.app.texts import _, language, ngettext
from trainer.app.words import line_text, move_text
from trainer.content.answers import RawAnswer, answer_text
from trainer.content.exercises import (
    KINDS,
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Line
from trainer.content.judging import Outcome, Result, judge_answer
from trainer.content.played import Played, play_line
from trainer.content.wording import acceptance_text, feedback
from trainer.rulebook import kind_text
from trainer.rules.moves import parse_move
from trainer.rules.position import view_of
from trainer.rules.verdict import Verdict


@dataclass(slots=True)
class Trial:
    """How far the learner is with one exercise in this session."""

    line: Line = ()
    result: Result | None = None
    refusal: Verdict | None = None
    hints: int = 0
    wrong: set[str] = field(default_factory=set)
    version: int = 0
    fresh: int = 0  # how many events of the line the browser has already seen

    @property
    def solved(self) -> bool:
        """Whether the last answer was right."""
        return self.result is not None and self.result.right


@dataclass(frozen=True, slots=True)
class Attempted:
    """A judged answer, for the learner's history."""

    result: Result
    hints: int

    @property
    def answer(self) -> str:
        """The answer as text."""
        return "" if self.result.answer is None else answer_text(self.result.answer)


Told = Callable[[Attempted], None]


def trial_of(key: str) -> Trial:
    """The state of the exercise under that key, made at its first use."""
    trial: Trial = st.session_state.setdefault(f"trial_{key}", Trial())
    return trial


def forget(key: str) -> None:
    """Begin the exercise anew."""
    st.session_state.pop(f"trial_{key}", None)


def draw(exercise: ExerciseBase, key: str, told: Told, intro: str = "") -> Trial:
    """Draws the whole exercise and handles what the learner did; `intro` is Markdown above the question.

    `told` hears of every answer that counts.
    """
    trial = trial_of(key)
    _hear_table(exercise, key, trial, told)
    with st.container(key=f"question-{key}"):
        if intro:
            st.markdown(rich(intro), unsafe_allow_html=True)
        with st.container(key=f"goal-{key}"):
            st.markdown(rich(exercise.goal.said(language())), unsafe_allow_html=True)
    with st.container(key=f"desk-{key}"):
        words, table = st.columns([4, 9], gap="medium")
    with table:
        _table(exercise, key, trial)
    with words:
        st.html(parts.soft(acceptance_text(exercise).said(language()), small=True))
        _answers(exercise, key, trial, told)
        _judgement(exercise, key, trial)
        _hints(exercise, key, trial)
    return trial


# The table


def _shown(exercise: ExerciseBase, trial: Trial) -> Played:
    """The moves played on the table so far: the learner's, or those the question begins with."""
    match exercise:
        case TurnExercise():
            return play_line(exercise.position, trial.line)
        case LegalExercise():
            return play_line(exercise.position, exercise.moves[:-1])
        case CountExercise() | ClassifyExercise():
            return play_line(exercise.position, exercise.moves)
    return play_line(exercise.position, ())


def _table(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    played = _shown(exercise, trial)
    mode: Mode = "show"
    if isinstance(exercise, TurnExercise) and not trial.solved and not played.is_over:
        mode = "play"
    elif isinstance(exercise, CardsExercise) and not trial.solved:
        mode = "pick"
    news = played.events[trial.fresh :] if isinstance(exercise, TurnExercise) else ()
    trial.fresh = len(played.events)
    board.mount(
        f"table_{key}",
        view_of(played.after, exercise.position.turn),
        mode=mode,
        version=str(trial.version),
        refusal=trial.refusal,
        events=news,
        can_undo=bool(trial.line) and mode == "play",
        pick=Pick(zones=("hand",)),
    )
    trial.refusal = None


def _hear_table(exercise: ExerciseBase, key: str, trial: Trial, told: Told) -> None:
    """What was done on the table since the last run."""
    for act in board.acts(f"table_{key}", str(trial.version)):
        if trial.solved:
            continue
        if isinstance(act, UndoAct):
            trial.line, trial.fresh, trial.result = trial.line[:-1], 0, None
            trial.version += 1
        elif isinstance(act, MoveAct) and isinstance(exercise, TurnExercise):
            _try_move(exercise, act.text, trial, told)
        elif isinstance(act, PickAct) and isinstance(exercise, CardsExercise):
            _answer(exercise, act.cards, trial, told)


def _try_move(exercise: TurnExercise, text: str, trial: Trial, told: Told) -> None:
    line = (*trial.line, parse_move(text))
    played = play_line(exercise.position, line)
    if played.refused is not None:
        trial.refusal = played.verdict
        return
    trial.line = line
    trial.version += 1
    result = judge_answer(exercise, line)
    trial.result = None
    if result.counts:
        _settle(result, trial, told)


# Answering


def _answer(exercise: ExerciseBase, raw: RawAnswer, trial: Trial, told: Told) -> None:
    trial.version += 1
    _settle(judge_answer(exercise, raw), trial, told)


def _settle(result: Result, trial: Trial, told: Told) -> None:
    trial.result = result
    if result.outcome is Outcome.WRONG and result.answer is not None:
        trial.wrong.add(answer_text(result.answer))
    if result.counts:
        told(Attempted(result, trial.hints))


def _answers(exercise: ExerciseBase, key: str, trial: Trial, told: Told) -> None:
    """The buttons or the field of the question; turns and picks are answered on the table."""
    match exercise:
        case LegalExercise():
            st.html(f'<p class="proposal">{tinted(move_text(exercise.moves[-1]))}</p>')
            choices = [("yes", _("Yes, it is legal")), ("no", _("No, it is not"))]
            _buttons(exercise, key, trial, told, choices)
        case ChooseExercise():
            choices = [(answer_text(line), line_text(line)) for line in exercise.options]
            _buttons(exercise, key, trial, told, choices)
        case ClassifyExercise():
            names: list[tuple[str, str]] = [(kind, kind_text(kind, language()).capitalize()) for kind in KINDS]
            _buttons(exercise, key, trial, told, names)
        case CountExercise():
            _number(exercise, key, trial, told)
        case TurnExercise() if trial.line and not trial.solved:
            st.button(
                _("Start the turn again"),
                key=f"restart_{key}",
                icon=":material/restart_alt:",
                on_click=_restart,
                args=(trial,),
            )


def _buttons(exercise: ExerciseBase, key: str, trial: Trial, told: Told, choices: list[tuple[str, str]]) -> None:
    with st.container(key=f"choices-{key}", gap="small"):
        for number, (answer, label) in enumerate(choices):
            st.button(
                label,
                key=f"choice_{key}_{number}",
                width="stretch",
                disabled=trial.solved or answer in trial.wrong,
                icon=_mark(trial, answer),
                on_click=_answer,
                args=(exercise, answer, trial, told),
            )


def _mark(trial: Trial, answer: str) -> str | None:
    if answer in trial.wrong:
        return ":material/close:"
    is_it = trial.solved and trial.result is not None and trial.result.answer is not None
    return ":material/check:" if is_it and answer_text(trial.result.answer) == answer else None  # type: ignore[union-attr,arg-type]


def _number(exercise: CountExercise, key: str, trial: Trial, told: Told) -> None:
    with st.form(f"count-{key}", border=False):
        st.number_input(_("Your number"), value=None, step=1, key=f"number_{key}", disabled=trial.solved)
        st.form_submit_button(
            _("Answer"),
            type="primary",
            disabled=trial.solved,
            on_click=_answer_number,
            args=(exercise, f"number_{key}", trial, told),
        )


def _answer_number(exercise: CountExercise, widget: str, trial: Trial, told: Told) -> None:
    number = st.session_state[widget]
    _answer(exercise, "" if number is None else int(number), trial, told)


def _restart(trial: Trial) -> None:
    trial.line, trial.result, trial.fresh = (), None, 0
    trial.version += 1


# What the engine says


def _judgement(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    result = trial.result
    if result is None:
        return
    text = feedback(exercise, result, language())
    with st.container(key=f"judgement-{key}"):
        if result.right:
            st.html(parts.verdict(text, head=_("Right!"), tone="good", articles=exercise.articles))
        elif result.outcome is Outcome.WRONG:
            cited = result.verdict.articles[:1] if result.verdict is not None else ()
            head = _("Not yet")
            st.html(parts.verdict(text, head=head, tone="bad", articles=cited or exercise.articles[:1]))
            st.html(parts.soft(_("Try again as often as you like."), small=True))
        else:
            st.html(parts.verdict(text))


def _hints(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    for number, hint in enumerate(exercise.hints[: trial.hints], 1):
        st.html(parts.verdict(hint.said(language()), head=_("Hint {number}", number=number)))
    left = len(exercise.hints) - trial.hints
    if left and not trial.solved:
        label = ngettext("A hint ({n} left)", "A hint ({n} left)", left)
        st.button(label, key=f"hint_{key}", icon=":material/lightbulb:", on_click=_next_hint, args=(trial,))


def _next_hint(trial: Trial) -> None:
    trial.hints += 1
