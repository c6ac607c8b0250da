"""The ways to answer off the table: buttons, a number, cards picked from a row. Turns are played on the table."""

import html

import streamlit as st

from trainer.app.faces import chips, labelled, tinted
from trainer.app.texts import _, language
from trainer.app.trial import Told, Trial, answer
from trainer.app.words import line_text
from trainer.cards import Card
from trainer.content.answers import answer_text
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
from trainer.content.fields import cards_of
from trainer.content.judging import truth_of
from trainer.content.played import play_within_turn
from trainer.rulebook import kind_text


def draw(exercise: ExerciseBase, key: str, trial: Trial, told: Told) -> None:
    """Draws what the question is answered with."""
    match exercise:
        case LegalExercise():
            made = play_within_turn(exercise.position, exercise.moves[:-1]).moves
            st.html(f'<p class="proposal">{tinted(line_text(exercise.moves[len(made) :]))}</p>')
            _buttons(exercise, key, trial, told, [("yes", _("Yes, it is legal")), ("no", _("No, it is not"))])
        case ChooseExercise():
            lines = [(answer_text(line), line_text(line, exercise.position)) for line in exercise.options]
            _buttons(exercise, key, trial, told, lines)
        case ClassifyExercise():
            names: list[tuple[str, str]] = [(kind, kind_text(kind, language()).capitalize()) for kind in KINDS]
            _buttons(exercise, key, trial, told, names)
        case CountExercise() | CardsExercise(among=[_, *_]) if trial.is_over:
            _given(trial)
        case CountExercise():
            _number(exercise, key, trial, told)
        case CardsExercise() if exercise.among:
            _cards(exercise, key, trial, told)
        case TurnExercise() if trial.line and not trial.is_over:
            if trial.is_lost:
                label, icon = _("Take the last move back"), ":material/undo:"
                st.button(label, key=f"back_{key}", type="primary", icon=icon, on_click=trial.take_back)
            icon = ":material/restart_alt:"
            st.button(_("Start the turn again"), key=f"restart_{key}", icon=icon, on_click=trial.restart)


def _buttons(exercise: ExerciseBase, key: str, trial: Trial, told: Told, choices: list[tuple[str, str]]) -> None:
    with st.container(key=f"choices-{key}", gap="small"):
        for number, (value, label) in enumerate(choices):
            st.button(
                labelled(label),
                key=f"choice_{key}_{number}",
                width="stretch",
                disabled=trial.is_over or value in trial.wrong,
                icon=_mark(exercise, trial, value),
                on_click=answer,
                args=(exercise, value, trial, told),
            )


def _mark(exercise: ExerciseBase, trial: Trial, value: str) -> str | None:
    """A cross on what was wrong; once it is over, a tick on the right answer given, or on the solution."""
    if value in trial.wrong:
        return ":material/close:"
    given = trial.result.answer if trial.solved and trial.result is not None else None
    if trial.given_up:
        given = truth_of(exercise)
    return ":material/check:" if given is not None and answer_text(given) == value else None


def _given(trial: Trial) -> None:
    """The right answer as it was given: no field holds it any more."""
    given = trial.result.answer if trial.solved and trial.result is not None else None
    if given is None:
        return
    shown = str(given) if isinstance(given, int) else chips(cards_of(given))
    label = html.escape(_("Your answer"))
    st.html(f'<p class="proposal"><span class="soft">{label}</span> {shown}</p>')


def _number(exercise: CountExercise, key: str, trial: Trial, told: Told) -> None:
    with st.form(f"count-{key}", border=False):
        st.number_input(_("Your number"), value=None, step=1, key=f"number_{key}")
        _submit(trial, _answer_number, exercise, f"number_{key}", told)


def _cards(exercise: CardsExercise, key: str, trial: Trial, told: Told) -> None:
    with st.form(f"cards-{key}", border=False):
        st.pills(
            _("Pick the cards"),
            list(dict.fromkeys(exercise.among)),
            selection_mode="multi",
            format_func=lambda card: labelled(card.symbol),
            key=f"cards_{key}",
        )
        _submit(trial, _answer_cards, exercise, f"cards_{key}", told)


def _submit(trial: Trial, on_click: object, exercise: ExerciseBase, widget: str, told: Told) -> None:
    st.form_submit_button(
        _("Answer"),
        type="primary",
        on_click=on_click,  # type: ignore[arg-type]
        args=(exercise, widget, trial, told),
    )


def _answer_number(exercise: CountExercise, widget: str, trial: Trial, told: Told) -> None:
    number = st.session_state[widget]
    answer(exercise, "" if number is None else int(number), trial, told)


def _answer_cards(exercise: CardsExercise, widget: str, trial: Trial, told: Told) -> None:
    picked: list[Card] = st.session_state[widget]
    answer(exercise, tuple(picked), trial, told)
