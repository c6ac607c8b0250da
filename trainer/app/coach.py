"""The coach at the table: hints in three rungs, a word before a costly move, and turns taken back.

It knows what the learner's seat knows, every discard remembered. Nothing it does is silent: what it holds back it
says, and the help taken is counted and shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import streamlit as st

from trainer.app import held, session, thinking
from trainer.app.held import INSTANT, Held
from trainer.app.thinking import Task
from trainer.bots import take_backs as allowed_take_backs
from trainer.bots.coach import Caution, Hint, Watch, caution, hints
from trainer.cards import Card
from trainer.learning import game as games
from trainer.learning.game import Game
from trainer.rules.events import Event
from trainer.rules.moves import Move, SwapFirst
from trainer.rules.position import PlayerView, view_of

KEY: Final = "coach"
WATCH: Final = "watch"
RUNGS: Final = 3


@dataclass(slots=True)
class Doubt:
    """A move held back while the coach weighs it, or until the learner has decided; `game` is the moment."""

    game: Game
    move: Move
    task: Task[Caution]
    is_accepted: bool = False


@dataclass(slots=True)
class Asked:
    """Hints asked for at one moment of the game, and how many of them are told."""

    game: Game
    task: Task[tuple[Hint, Hint, Hint]]
    told: int = 1


@dataclass(slots=True)
class Coaching:
    """What the coach is asked and says in one game of this session."""

    game: str
    doubt: Doubt | None = None
    asked: Asked | None = None


def coaching(here: Held) -> Coaching:
    """The coach of this game; what it said of a moment that has passed is forgotten."""
    found: Coaching | None = st.session_state.get(KEY)
    if found is None or found.game != here.saved.id:
        found = st.session_state[KEY] = Coaching(here.saved.id)
    if found.doubt is not None and found.doubt.game is not here.game:
        found.doubt = None
    if found.asked is not None and found.asked.game is not here.game:
        found.asked = None
    return found


# A word before a costly move


def watch() -> Watch:
    """When the learner wants to be warned."""
    chosen = str(session.learner().prefs.get(WATCH, Watch.OFF))
    return Watch(chosen) if chosen in list(Watch) else Watch.OFF


def holds_back(here: Held, move: Move) -> bool:
    """Whether a legal move waits for the coach's word; one it finds good at once does not."""
    coach = coaching(here)
    coach.doubt = None
    if watch() is Watch.OFF or isinstance(move, SwapFirst):
        return False
    game = here.game
    view, seed, log = _known(game)
    asker = session.learner().id
    task = thinking.moves().ask(("caution", game.record, move), lambda _task: caution(view, move, seed, log), asker)
    if task.wait(INSTANT) and not task.result().is_due(watch()):
        return False
    coach.doubt = Doubt(game, move, task)
    return True


def released(here: Held) -> Move | None:
    """The move held back that may now be played: found good meanwhile, or played anyway."""
    coach = coaching(here)
    doubt = coach.doubt
    if doubt is None or not (doubt.is_accepted or (doubt.task.is_done and not doubt.task.result().is_due(watch()))):
        return None
    coach.doubt = None
    return doubt.move


def warning(here: Held) -> Caution | None:
    """What the learner is warned of, where they are."""
    doubt = coaching(here).doubt
    return doubt.task.result() if doubt is not None and doubt.task.is_done else None


def play_anyway(here: Held) -> None:
    """The move held back is to be played."""
    doubt = coaching(here).doubt
    if doubt is not None:
        doubt.is_accepted = True


def think_again(here: Held) -> None:
    """The move held back is dropped."""
    coaching(here).doubt = None


def play_and_stop(here: Held) -> None:
    """The move held back is to be played, and the coach warns no more."""
    session.set_pref(WATCH, Watch.OFF)
    play_anyway(here)


# Hints


def ask(here: Held) -> None:
    """Tells one rung more of the hints for this moment; each is counted."""
    coach, game = coaching(here), here.game
    coach.doubt = None
    if coach.asked is None:
        view, seed, log = _known(game)
        asker = session.learner().id
        task = thinking.moves().ask(("hints", game.record), lambda _task: hints(view, seed, log), asker)
        coach.asked = Asked(game, task)
    elif coach.asked.told < RUNGS:
        coach.asked.told += 1
    else:
        return
    held.count(here, "hints")


def has_hints(here: Held) -> bool:
    """Whether a hint is left to be told for this moment."""
    asked = coaching(here).asked
    return asked is None or asked.told < RUNGS


def told(here: Held) -> tuple[Hint, ...]:
    """The hints told so far for this moment."""
    asked = coaching(here).asked
    return asked.task.result()[: asked.told] if asked is not None and asked.task.is_done else ()


def marked(here: Held) -> tuple[Card, ...]:
    """The cards of the hand that the hints told are about."""
    return told(here)[-1].cards if told(here) else ()


def awaited(here: Held) -> Task[Caution] | Task[tuple[Hint, Hint, Hint]] | None:
    """What the coach still thinks about."""
    coach = coaching(here)
    for open_ in (coach.doubt, coach.asked):
        if open_ is not None and not open_.task.is_done:
            return open_.task
    return None


def _known(game: Game) -> tuple[PlayerView, int, list[Event]]:
    """What the coach is told: the learner's view, a seed, and what their seat saw happen."""
    seed = game.record.seed * 10_007 + game.version
    return view_of(game.position, game.seat), seed, games.seen(game, game.seat)


# Turns taken back


def take_backs(here: Held) -> tuple[int, int]:
    """How many turns of this deal were taken back, and how many may be at this level."""
    return here.saved.aids.get("take_backs", 0), allowed_take_backs(here.game.bot)


def can_take_back(here: Held) -> bool:
    """Whether the learner's last turn may be taken back now."""
    used, allowed = take_backs(here)
    return used < allowed and games.can_take_back(here.game)


def take_back(here: Held) -> None:
    """Takes the learner's last turn back, and what the bots answered with it."""
    earlier = games.taken_back(here.game) if can_take_back(here) else None
    if earlier is not None:
        held.count(here, "take_backs", earlier)
