"""An exercise on the page: the question, the table, the ways to answer, and what the engine says of the answer.

Lessons, puzzles and drills use it alike. An answer may be tried again as often as one likes.
"""

from collections.abc import Callable

import streamlit as st

from trainer.app import answering, board, feedback, parts
from trainer.app.replay import Replay, draw_controls, sight
from trainer.app.table import MoveAct, Pick, PickAct, UndoAct
from trainer.app.table.data import Mode
from trainer.app.texts import _, language
from trainer.app.tips import tipped
from trainer.app.trial import Told, Trial, answer, settle, trial_of
from trainer.cards import Card
from trainer.content.exercises import (
    CardsExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import cards_of
from trainer.content.judging import OTHER_MOVE, Outcome, Result, judge_answer
from trainer.content.played import Played, play_line, play_within_turn
from trainer.content.wording import acceptance_text
from trainer.rules.moves import Add, Lay, MoveError

Below = Callable[[Trial], None]


def draw(
    exercise: ExerciseBase,
    key: str,
    told: Told,
    *,
    head: str = "",
    intro: str = "",
    judged: str = "",
    priced: bool = False,
    silent: bool = False,
    opening: Replay | None = None,
    below: Below | None = None,
) -> Trial:
    """Draws the whole exercise and handles what the learner did; `told` hears of every attempt, once.

    `head` is the title as HTML, `intro` Markdown above the question, `judged` more on how answers are judged.
    `priced`: hints cost credit. `silent`: one answer is taken and nothing is said of it. `opening` is watched before
    the question is put; `below` draws what follows it.
    """
    begins = f"trial_{key}" not in st.session_state
    trial = trial_of(key, exercise)
    if begins and opening is not None:
        trial.replay = opening
    _hear_table(exercise, key, trial, told)
    film = trial.replay
    with st.container(key=f"desk-{key}"):
        with st.container(key=f"question-{key}"):
            if head:
                st.html(head)
            if film is not None:  # above the table, where a phone shows both
                draw_controls(film, key, trial.show)
            else:
                _question(exercise, key, intro)
        with st.container(key=f"board-{key}"):
            _table(exercise, key, trial)
        with st.container(key=f"answers-{key}"):
            if film is None:
                _how_judged(exercise, trial, judged, priced)
                answering.draw(exercise, key, trial, told)
                if silent:
                    feedback.draw_slip(trial)
                else:
                    feedback.draw(exercise, key, trial, told, priced=priced)
            if below is not None:
                below(trial)
    return trial


def _question(exercise: ExerciseBase, key: str, intro: str) -> None:
    seen: set[str] = set()
    if intro:
        st.markdown(tipped(intro, seen), unsafe_allow_html=True)
    with st.container(key=f"goal-{key}"):
        st.markdown(tipped(exercise.goal.said(language()), seen), unsafe_allow_html=True)


def _how_judged(exercise: ExerciseBase, trial: Trial, judged: str, priced: bool) -> None:
    said = parts.soft(acceptance_text(exercise).said(language()), small=True)
    worth = [_("A right answer counts {share}%", share=trial.worth)] if priced and not trial.is_over else []
    notes = parts.tags([judged] if judged else [], marked=worth) if judged or worth else ""
    st.html(f'<div class="judged">{said}{notes}</div>')


# The table


def _shown(exercise: ExerciseBase, trial: Trial) -> Played:
    """The moves played on the table so far: the learner's, or those the question begins with."""
    match exercise:
        case TurnExercise():
            return play_line(exercise.position, trial.line)
        case LegalExercise():
            return play_within_turn(exercise.position, exercise.moves[:-1])
        case CountExercise() | ClassifyExercise():
            return play_line(exercise.position, exercise.moves)
        case CardsExercise() if exercise.together and trial.is_over:
            return play_line(exercise.position, exercise.line_of(_right_cards(exercise, trial)))
    return play_line(exercise.position, ())


def _right_cards(exercise: CardsExercise, trial: Trial) -> tuple[Card, ...]:
    """The cards that were given and are right, or those of the solution."""
    given = trial.result.answer if trial.solved and trial.result is not None else exercise.solution
    return cards_of(given)


def _mode(exercise: ExerciseBase, trial: Trial, played: Played) -> Mode:
    if trial.is_over:
        return "show"
    if isinstance(exercise, TurnExercise) and not played.is_over and not trial.is_lost:
        return "play"
    if isinstance(exercise, CardsExercise) and exercise.is_laid:
        return "play"
    return "pick" if isinstance(exercise, CardsExercise) and not exercise.among else "show"


def _table(exercise: ExerciseBase, key: str, trial: Trial) -> None:
    if trial.replay is not None:
        frame = trial.replay.frame
        board.mount(
            f"table_{key}",
            frame.view,
            version=str(trial.version),
            events=frame.events,
            refusal=frame.refused,
            names=board.default_names(frame.view.players, frame.view.seat),
        )
        return
    played = _shown(exercise, trial)
    mode = _mode(exercise, trial, played)
    news = played.events[trial.fresh :] if isinstance(exercise, TurnExercise | CardsExercise) else ()
    trial.fresh = len(played.events)
    board.mount(
        f"table_{key}",
        sight(exercise, played.after),
        mode=mode,
        version=str(trial.version),
        refusal=trial.refusal,
        events=news,
        can_undo=bool(trial.line) and mode == "play",
        pick=Pick(zones=("hand",)),
        appraised=trial.is_over or not _is_about_melds(exercise),
        alone=True,
    )
    trial.refusal = None


def _is_about_melds(exercise: ExerciseBase) -> bool:
    """Whether the table would answer the question if its melds said what they are and score."""
    return isinstance(exercise, ClassifyExercise) or (
        isinstance(exercise, CountExercise) and exercise.count.is_of_melds
    )


def _hear_table(exercise: ExerciseBase, key: str, trial: Trial, told: Told) -> None:
    """What was done on the table since the last run."""
    for act in board.acts(f"table_{key}", str(trial.version)):
        if trial.is_over or trial.replay is not None:
            continue
        if isinstance(act, UndoAct):
            trial.take_back()
        elif isinstance(act, MoveAct) and isinstance(exercise, TurnExercise) and not trial.is_lost:
            _try_move(exercise, act, trial, told)
        elif isinstance(act, PickAct) and isinstance(exercise, CardsExercise):
            answer(exercise, act.cards, trial, told)
        elif isinstance(act, MoveAct) and isinstance(exercise, CardsExercise):
            _try_to_lay(exercise, act, trial, told)


def _try_to_lay(exercise: CardsExercise, act: MoveAct, trial: Trial, told: Told) -> None:
    """Cards laid as the question asks are the answer; any other move is none."""
    try:
        move = act.read()
    except MoveError:
        return
    if isinstance(move, Lay | Add) and exercise.line_of(move.cards) == (move,):
        answer(exercise, move.cards, trial, told)
    else:
        trial.result, trial.refuted = Result(Outcome.MALFORMED, problem=OTHER_MOVE), None


def _try_move(exercise: TurnExercise, act: MoveAct, trial: Trial, told: Told) -> None:
    try:
        line = (*trial.line, act.read())
    except MoveError:
        return
    played = play_line(exercise.position, line)
    if played.refused is not None:
        trial.refusal = played.verdict
        return
    trial.line = line
    trial.version += 1
    result = judge_answer(exercise, line)
    trial.result = None
    if result.counts:
        settle(exercise, result, trial, told)
