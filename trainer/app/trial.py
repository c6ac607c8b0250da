"""How far a learner is with one exercise in this session: what was tried, what it cost, what is being shown."""

from collections.abc import Callable
from dataclasses import dataclass, field

import streamlit as st

from trainer.app.replay import Replay
from trainer.content.answers import RawAnswer, answer_text
from trainer.content.exercises import ExerciseBase
from trainer.content.fields import Line
from trainer.content.hints import worth
from trainer.content.judging import Outcome, Result, judge_answer
from trainer.content.refutation import Refutation, refutation
from trainer.learning.store import RIGHT, SHOWN, WRONG
from trainer.rules.verdict import Verdict


@dataclass(slots=True)
class Trial:
    """The state of one exercise; `version` changes whenever the table must be another."""

    line: Line = ()
    result: Result | None = None
    refuted: Refutation | None = None
    refusal: Verdict | None = None
    hints: int = 0
    wrong: set[str] = field(default_factory=set)
    given_up: bool = False
    version: int = 0
    fresh: int = 0  # how many events of the line the browser has already seen
    replay: Replay | None = None
    asked: object = None  # what the question was when it was begun

    @property
    def solved(self) -> bool:
        """Whether the last answer was right."""
        return self.result is not None and self.result.right

    @property
    def is_over(self) -> bool:
        """Whether no more answers are taken."""
        return self.solved or self.given_up

    @property
    def is_lost(self) -> bool:
        """Whether the turn under way cannot become right any more: it waits to be taken back."""
        return self.result is not None and self.result.lost

    @property
    def missed(self) -> bool:
        """Whether it was answered wrong, or given up."""
        return bool(self.wrong) or self.given_up

    @property
    def worth(self) -> int:
        """What a right answer still brings, in per cent."""
        return 0 if self.given_up else worth(self.hints)

    def restart(self) -> None:
        """Takes the moves back that were made on the table."""
        self.line, self.result, self.refuted, self.fresh, self.replay = (), None, None, 0, None
        self.version += 1

    def take_back(self) -> None:
        """Takes the last move made on the table back."""
        self.line, self.result, self.refuted, self.fresh = self.line[:-1], None, None, 0
        self.version += 1

    def show(self, replay: Replay | None) -> None:
        """Shows frames on the table in place of the question, or the question again."""
        self.replay = replay
        self.version += 1


@dataclass(frozen=True, slots=True)
class Attempted:
    """A judged answer, for the learner's history; `result` is None where the solution was asked for instead."""

    result: Result | None
    hints: int

    @property
    def answer(self) -> str:
        """The answer as text."""
        return "" if self.result is None or self.result.answer is None else answer_text(self.result.answer)

    @property
    def outcome(self) -> str:
        """What the history remembers of it: right, wrong, or shown."""
        if self.result is None:
            return SHOWN
        return RIGHT if self.result.right else WRONG


Told = Callable[[Attempted], None]


def trial_of(key: str, exercise: ExerciseBase) -> Trial:
    """The state of the exercise under that key, made at its first use, and anew where its file was changed."""
    asked = (exercise.position, exercise.goal)
    trial: Trial | None = st.session_state.get(f"trial_{key}")
    if trial is None or trial.asked != asked:
        trial = st.session_state[f"trial_{key}"] = Trial(asked=asked)
    return trial


def forget(key: str) -> None:
    """Begin the exercise anew."""
    st.session_state.pop(f"trial_{key}", None)


def answer(exercise: ExerciseBase, raw: RawAnswer, trial: Trial, told: Told) -> None:
    """Judges an answer given at once, no turn; what was chosen stays chosen unless it was right."""
    settle(exercise, judge_answer(exercise, raw), trial, told)
    trial.version += trial.is_over


def settle(exercise: ExerciseBase, result: Result, trial: Trial, told: Told) -> None:
    """Takes a judgement in; `told` hears of it once, and only where it is an attempt.

    What is no answer costs nothing, and the same wrong answer given again is no further attempt.
    """
    trial.result, trial.refuted, trial.replay = result, None, None
    if not result.counts:
        return
    given = "" if result.answer is None else answer_text(result.answer)
    is_new = result.right or given not in trial.wrong
    if result.outcome is Outcome.WRONG:
        trial.wrong.add(given)
        trial.refuted = None if result.lost else refutation(exercise, result)
    if is_new:
        told(Attempted(result, trial.hints))


def give_up(trial: Trial, told: Told) -> None:
    """Asks for the solution: no answer is taken any more."""
    trial.given_up = True
    trial.version += 1  # the table shows the solution lying
    told(Attempted(None, trial.hints))
