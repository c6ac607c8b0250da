"""What the table sends: numbered acts in an outbox, read once each.

The browser keeps an act until its number is acknowledged, so a lost or doubled message does no harm. A move
made on another version of the table than the server's is stale and is refused here.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Final

import streamlit as st

from trainer.cards import Card, CardError
from trainer.rules.moves import Draw, Move, MoveError, parse_move

PREFS: Final = {
    "deck": ("two", "four"),
    "sort": ("suit", "rank"),
    "pace": ("slow", "normal", "fast", "once"),
    "sound": ("off", "on"),
    "buzz": ("on", "off"),
}
"""What a learner may choose about the table; the first of each is what holds until they do, but for the pace."""

_LONGEST = 500  # characters of a move; one with 108 cards has about 340
_MOST = 100  # acts in one outbox


@dataclass(frozen=True, slots=True)
class MoveAct:
    """A move in notation (`add 1 8C`), as yet unread and unjudged."""

    text: str

    def read(self) -> Move:
        """The move, not judged.

        Raises:
            MoveError: the text is no move, or names the card to be drawn: to be told whether it may be that one
                would give the monte away.
        """
        move = parse_move(self.text)
        if isinstance(move, Draw) and move.card is not None:
            raise MoveError(f"{move} names a card nobody has seen; expected draw")
        return move


@dataclass(frozen=True, slots=True)
class UndoAct:
    """Take back the last move of the turn."""


@dataclass(frozen=True, slots=True)
class PickAct:
    """The cards picked in mode `pick`, in the order in which they lie."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PrefAct:
    """A preference changed: `deck` (two, four) or `sort` (suit, rank)."""

    name: str
    value: str


Act = MoveAct | UndoAct | PickAct | PrefAct


def new_acts(key: str, version: str, session: MutableMapping[Any, Any] | None = None) -> list[Act]:
    """The acts of the table `key` not handled before, oldest first; from now on they count as handled.

    Of moves, undos and picks only one can apply to `version`; those of another version, and what follows the
    first, are refused silently: the table then shows what is true. Malformed entries are passed over.
    """
    state = st.session_state if session is None else session
    last = handled(key, state)
    acts: list[Act] = []
    used = False
    for number, made_on, act in _entries(state.get(key)):
        if number <= last:
            continue
        last = number
        if isinstance(act, PrefAct):
            acts.append(act)
        elif act is not None and made_on == version and not used:
            used = True
            acts.append(act)
    state[_handled_key(key)] = last
    return acts


def handled(key: str, session: Mapping[Any, Any] | None = None) -> int:
    """The number of the last act handled, 0 before the first: what the table is told as `ack`."""
    state = st.session_state if session is None else session
    return int(state.get(_handled_key(key), 0))


def take_back(key: str, number: int) -> None:
    """What came after act `number` counts as not handled: it could not be kept, and is read again at the next run."""
    st.session_state[_handled_key(key)] = number


def _handled_key(key: str) -> str:
    return f"{key}_handled"


def _entries(value: object) -> Iterator[tuple[int, str, Act | None]]:
    outbox = value.get("outbox") if isinstance(value, Mapping) else None
    if not isinstance(outbox, list):
        return
    for entry in outbox[:_MOST]:
        if not isinstance(entry, Mapping):
            continue
        number, version = entry.get("seq"), entry.get("version")
        if isinstance(number, float) and number.is_integer():
            number = int(number)
        if isinstance(number, int) and isinstance(version, str):
            yield number, version, _act(entry.get("act"))


def _act(value: object) -> Act | None:
    match value:
        case {"kind": "move", "text": str(text)} if len(text) <= _LONGEST:
            return MoveAct(text)
        case {"kind": "undo"}:
            return UndoAct()
        case {"kind": "pick", "cards": list(texts)} if len(texts) <= 108:
            return _pick(texts)
        case {"kind": "pref", "name": str(name), "value": str(choice)} if choice in PREFS.get(name, ()):
            return PrefAct(name, choice)
    return None


def _pick(texts: list[Any]) -> PickAct | None:
    try:
        return PickAct(tuple(Card.parse(str(text)) for text in texts))
    except CardError:
        return None
