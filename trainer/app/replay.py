"""Moves shown on the table one by one, forward and back: a wrong answer, a layout that beats it, the solution, a turn
of a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import streamlit as st

from trainer.app import parts
from trainer.app.board import default_names
from trainer.app.texts import _
from trainer.app.words import move_text
from trainer.cards import Card
from trainer.content.acceptance import criterion_of
from trainer.content.criteria import UNSEEN
from trainer.content.exercises import CardsExercise, ExerciseBase
from trainer.content.fields import Line
from trainer.content.played import play_line
from trainer.content.refutation import Refutation, Shown, shown
from trainer.rules.events import Discarded, Event
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import PlayerView, Position, view_of
from trainer.rules.verdict import Verdict

Kind = Literal["answer", "layout", "solution", "watch", "played", "best"]


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: the table as the learner sees it, what happened just before, and words for it.

    The words are made when they are shown, in the language of that moment.
    """

    view: PlayerView
    says: Callable[[], str]
    events: tuple[Event, ...] = ()
    refused: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """Frames and the one on the table; what is watched to be remembered only goes forward."""

    kind: Kind
    frames: tuple[Frame, ...]
    at: int = 0

    @property
    def frame(self) -> Frame:
        """The frame on the table."""
        return self.frames[self.at]

    @property
    def is_last(self) -> bool:
        """Whether no frame follows."""
        return self.at == len(self.frames) - 1

    def moved(self, by: int) -> Replay:
        """The replay some frames on or back, within its frames."""
        return replace(self, at=min(max(self.at + by, 0), len(self.frames) - 1))


def sight(exercise: ExerciseBase, position: Position) -> PlayerView:
    """A position as the learner sees it, with the discards that the question says were seen.

    Where it is the lixo that is asked for, only what any ruleset shows is shown.
    """
    view = view_of(position, exercise.position.turn)
    is_asked = isinstance(exercise, CardsExercise) and exercise.which == "lixo"
    return replace(view, lixo=position.lixo) if exercise.seen.lixo == "all" and not is_asked else view


# What there is to show


def of_answer(exercise: ExerciseBase, found: Refutation) -> Replay | None:
    """A wrong answer played as far as the rules let it; None where it is no moves."""
    if not found.line and found.refused is None:
        return None
    frames = list(_played(exercise, exercise.position, found.line))
    if found.refused is not None:
        frames.append(_refused(exercise, frames[-1].view, found.refused, found.verdict))
    return Replay("answer", tuple(frames))


def of_layout(exercise: ExerciseBase, found: Refutation) -> Replay | None:
    """The answer in a layout of the hidden cards that beats it; None where there is none."""
    layout = found.layout
    if layout is None:
        return None
    line = shown(layout, [step.move for step in found.line])
    frames = list(_played(exercise, layout, (*line, *found.reply)))
    return Replay("layout", (replace(frames[0], says=lambda: layout_text(exercise, found)), *frames[1:]))


def of_line(exercise: ExerciseBase, line: tuple[Shown, ...]) -> Replay | None:
    """A line played out; None where it is empty."""
    return Replay("solution", tuple(_played(exercise, exercise.position, line))) if line else None


def of_moves(exercise: ExerciseBase, moves: Line) -> Replay:
    """Moves played out, the last one refused where the rules refuse it."""
    played = play_line(exercise.position, moves)
    frames = list(_played(exercise, exercise.position, shown(exercise.position, played.moves)))
    if played.refused is not None:
        frames.append(_refused(exercise, frames[-1].view, played.refused, played.verdict))
    return Replay("solution", tuple(frames))


def of_discards(exercise: ExerciseBase, watched: Iterable[tuple[int, Card]]) -> Replay:
    """Discards thrown one after the other, each covering the one before."""
    frames, thrown = [], list(watched)
    for number, (seat, card) in enumerate(thrown, 1):
        lixo = tuple(each for _seat, each in thrown[:number])
        view = view_of(replace(exercise.position, lixo=lixo), exercise.position.turn)
        frames.append(Frame(view, _throwing(exercise, seat, card), (Discarded(seat, card),)))
    return Replay("watch", tuple(frames))


def of_turn(before: Position, moves: Sequence[Move], kind: Literal["played", "best"]) -> Replay:
    """A turn of a deal, every card known, as the seat that plays it sees it."""
    frames = [Frame(view_of(before, before.turn), lambda: _("The table as it stood."))]
    at = before
    for move in moves:
        at, events = apply(at, move)
        frames.append(Frame(view_of(at, before.turn), _told(move), events))
    return Replay(kind, tuple(frames))


def layout_text(exercise: ExerciseBase, found: Refutation) -> str:
    """The hidden cards that decide, in words."""
    layout = found.layout
    assert layout is not None
    turn, criterion = exercise.position.turn, criterion_of(exercise)
    if criterion is not None and UNSEEN & set(criterion.meets):
        seat = (turn + 1) % layout.players
        cards = " ".join(card.symbol for card in layout.hands[seat])
        return _("Suppose {name} holds {cards}.", name=default_names(layout.players, turn)[seat], cards=cards)
    return _("Suppose the next card of the stock is {card}.", card=layout.monte[0].symbol)


def _played(exercise: ExerciseBase, start: Position, line: Iterable[Shown]) -> Iterator[Frame]:
    yield Frame(sight(exercise, start), lambda: _("The table of the question."))
    for step in line:
        yield Frame(sight(exercise, step.position), _moving(exercise, step.seat, step.move), step.events)


def _refused(exercise: ExerciseBase, view: PlayerView, move: Move, verdict: Verdict | None) -> Frame:
    return Frame(view, _moving(exercise, exercise.position.turn, move), refused=verdict)


def _moving(exercise: ExerciseBase, seat: int, move: Move) -> Callable[[], str]:
    if seat == exercise.position.turn:
        return _told(move)
    return _saying(exercise, lambda name: f"{name}: {move_text(move)}.", seat)


def _told(move: Move) -> Callable[[], str]:
    return lambda: f"{move_text(move)}."


def _throwing(exercise: ExerciseBase, seat: int, card: Card) -> Callable[[], str]:
    return _saying(exercise, lambda name: _("{name}: discard {card}.", name=name, card=card.symbol), seat)


def _saying(exercise: ExerciseBase, say: Callable[[str], str], seat: int) -> Callable[[], str]:
    return lambda: say(default_names(exercise.position.players, exercise.position.turn)[seat])


# The controls


def title(kind: Kind) -> str:
    """What is shown, in words."""
    titles = {
        "answer": _("Your answer, move by move"),
        "layout": _("A layout that beats it"),
        "solution": _("The solution, move by move"),
        "watch": _("Watch the discards"),
        "played": _("What you played"),
        "best": _("What is better"),
    }
    return titles[kind]


def _end(kind: Kind) -> str:
    """What the button says that ends it."""
    if kind in ("played", "best"):
        return _("Close")
    return _("Now the question") if kind == "watch" else _("Back to the question")


def draw_controls(replay: Replay, key: str, show: Callable[[Replay | None], None]) -> None:
    """The words of the frame and the buttons; `show` is told the replay that is wanted next, None to end it."""
    with st.container(key=f"replay-{key}"):
        place = _("{number} of {total}", number=replay.at + 1, total=len(replay.frames))
        head = f"{title(replay.kind)} · {place}"
        st.html(parts.verdict(replay.frame.says(), head=head, tone="bad" if replay.frame.refused else ""))
        with st.container(horizontal=True, key=f"replay-buttons-{key}"):
            if replay.kind != "watch":
                _button(_("Step back"), f"replay_back_{key}", "chevron_left", show, replay.moved(-1), replay.at == 0)
            if replay.kind != "watch" or not replay.is_last:
                _button(_("Step on"), f"replay_on_{key}", "chevron_right", show, replay.moved(1), replay.is_last, True)
            if replay.kind != "watch" or replay.is_last:
                _button(
                    _end(replay.kind), f"replay_end_{key}", "close" if replay.kind != "watch" else "check", show, None
                )


def _button(
    label: str,
    key: str,
    icon: str,
    show: Callable[[Replay | None], None],
    wanted: Replay | None,
    disabled: bool = False,
    primary: bool = False,
) -> None:
    st.button(
        label,
        key=key,
        icon=f":material/{icon}:",
        type=parts.emphasis(primary),
        disabled=disabled,
        on_click=show,
        args=(wanted,),
    )
