"""Records of deals: a header and one line a turn; replaying one rebuilds every position.

    buraco: 1
    rules: stbl joker_points=20
    players: 2
    seed: 42
    start: 0
    bots: human greedy

    1. draw; lay 5C 6C 7C; discard KH
    2. take 1 8C; discard 4D

A deal that did not begin with a shuffle has `position:` (a link) in place of `seed:` and `start:`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from trainer.notation.links import position_from_text, position_to_text
from trainer.notation.positions import NotationError, ruleset_from_value
from trainer.rules.deal import deal
from trainer.rules.events import Event
from trainer.rules.moves import Move, MoveError, parse_move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import Ruleset
from trainer.rules.verdict import IllegalMove

FORMAT: Final = "1"
MAX_CHARACTERS: Final = 200_000
HUMAN: Final = "human"
"""What `bots` says of a seat where a person plays."""
_KEYS: Final = ("buraco", "rules", "players", "seed", "start", "bots", "position")
_TURN: Final = re.compile(r"([0-9]{1,6})\.\s*(.*)")


@dataclass(frozen=True, slots=True)
class Record:
    """A deal as it was played: how it began, who sat where, and the moves of each turn.

    `bots` names who plays each seat (`human` for a person); empty when nobody said. `position` is the beginning
    where it was not a shuffle by `seed`. The last turn may be unfinished.
    """

    ruleset: Ruleset
    players: int
    seed: int = 0
    start: int = 0
    bots: tuple[str, ...] = ()
    position: Position | None = None
    turns: tuple[tuple[Move, ...], ...] = ()

    @property
    def own_seat(self) -> int:
        """The seat of the person; the first where the record names none."""
        return self.bots.index(HUMAN) if HUMAN in self.bots else 0

    @property
    def opening(self) -> Position:
        """The position the first turn begins in."""
        if self.position is not None:
            return self.position
        return deal(self.ruleset, self.players, self.seed, self.start)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves in order."""
        return tuple(move for turn in self.turns for move in turn)


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a replay: the position before it, the move, the position after and what happened."""

    turn: int
    before: Position
    move: Move
    after: Position
    events: tuple[Event, ...]


def extended(record: Record, before: Position, move: Move) -> Record:
    """The record with one more move, which was played in the position `before`."""
    if before.phase is Phase.DRAW or not record.turns:
        return replace(record, turns=(*record.turns, (move,)))
    return replace(record, turns=(*record.turns[:-1], (*record.turns[-1], move)))


def replay(record: Record) -> Iterator[Step]:
    """Play a record through the rules, move by move.

    Raises:
        IllegalMove: a move the rules refuse.
    """
    position = record.opening
    for number, turn in enumerate(record.turns, 1):
        for move in turn:
            after, events = apply(position, move)
            yield Step(number, position, move, after, events)
            position = after


def record_to_text(record: Record) -> str:
    """The record as text, ending in a newline."""
    switches = "".join(f" {name}={value}" for name, value in record.ruleset.switches.items())
    header = [f"buraco: {FORMAT}", f"rules: {record.ruleset.name}{switches}", f"players: {record.players}"]
    if record.position is None:
        header += [f"seed: {record.seed}", f"start: {record.start}"]
    else:
        header.append(f"position: {position_to_text(record.position)}")
    if record.bots:
        header.append(f"bots: {' '.join(record.bots)}")
    turns = [f"{number}. {'; '.join(map(str, turn))}" for number, turn in enumerate(record.turns, 1)]
    return "\n".join([*header, "", *turns]) + "\n"


def record_from_text(text: str, name: str = "<record>") -> Record:
    """Read a record and replay it.

    Raises:
        NotationError: one line with the name, the line and what is wrong: a header field, a word that is no
            move, or the article an illegal move breaks.
    """
    if len(text) > MAX_CHARACTERS:
        raise NotationError((), f"{name}: {len(text)} characters", f"{MAX_CHARACTERS} at most")
    header: dict[str, tuple[int, str]] = {}
    turns: list[tuple[int, str]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):  # some editors put a mark first
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        turn = _TURN.fullmatch(line.strip())
        if turn:
            if int(turn[1]) != len(turns) + 1:
                raise _fault(name, number, f"turn {turn[1]}", f"turn {len(turns) + 1}")
            turns.append((number, turn[2]))
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or key not in _KEYS or turns:
            raise _fault(name, number, repr(line.strip()[:40]), f"a header field ({', '.join(_KEYS)}) or `1. draw; …`")
        if key in header:
            raise _fault(name, number, f"{key} for the second time", "each header field once")
        header[key] = (number, value.strip())
    return _played(_opening(header, name), turns, name)


def _fault(name: str, line: int, wrong: str, expected: str, article: str | None = None) -> NotationError:
    return NotationError((), f"{name}:{line}: {wrong}", expected, article)


def _opening(header: dict[str, tuple[int, str]], name: str) -> Record:
    if header.get("buraco", (1, ""))[1] != FORMAT:
        line, value = header.get("buraco", (1, "no `buraco:` field"))
        raise _fault(name, line, value, f"`buraco: {FORMAT}`, the version of the format")
    rules, position = _rules(header, name), _position(header, name)
    if position is not None and "rules" in header and rules != position.ruleset:
        line, text = header["rules"]
        raise _fault(name, line, f"rules {text[:40]!r}", "the rules of the position")
    seats = (position.players,) if position else (2, 4)
    players = _whole(header, name, "players", seats[0], seats)
    start = _whole(header, name, "start", 0, range(players))
    if position is None and "seed" not in header:
        raise _fault(name, 1, "no `seed:` and no `position:`", "how the deal began")
    return Record(
        ruleset=position.ruleset if position else rules,
        players=players,
        seed=_whole(header, name, "seed", 0, range((1 << 63) - 1)),
        start=start,
        bots=tuple(header.get("bots", (0, ""))[1].split()),
        position=position,
    )


def _rules(header: dict[str, tuple[int, str]], name: str) -> Ruleset:
    line, text = header.get("rules", (1, "stbl"))
    words = text.split() or ["stbl"]
    settings = [("name", words[0]), *(word.partition("=")[::2] for word in words[1:])]
    if len(dict(settings)) < len(settings):
        raise _fault(name, line, f"rules {text[:40]!r}", "the ruleset, then each house rule once")
    try:
        return ruleset_from_value(dict(settings))
    except NotationError as error:
        raise _fault(name, line, error.wrong, error.expected) from None


def _position(header: dict[str, tuple[int, str]], name: str) -> Position | None:
    if "position" not in header:
        return None
    line, text = header["position"]
    try:
        return position_from_text(text)
    except NotationError as error:
        raise _fault(name, line, f"position: {error.wrong}", error.expected, error.article) from None


def _whole(header: dict[str, tuple[int, str]], name: str, key: str, usual: int, among: range | tuple[int, ...]) -> int:
    line, text = header.get(key, (1, str(usual)))
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if number not in among:
        expected = " or ".join(map(str, among)) if len(among) < 5 else "a whole number"
        raise _fault(name, line, f"{key} {text!r}", expected)
    return number


def _played(record: Record, turns: list[tuple[int, str]], name: str) -> Record:
    position = record.opening
    for line, text in turns:
        if record.turns and position.phase is Phase.PLAY:
            raise _fault(name, line, "a new turn", "a discard to end the turn before")
        words = [word for word in map(str.strip, text.split(";")) if word]
        if not words:
            raise _fault(name, line, "a turn without moves", "`1. draw; …; discard CARD`")
        for index, word in enumerate(words):
            if index and position.phase is Phase.DRAW:
                raise _fault(name, line, f"{word} after the discard", "the next turn on a line of its own")
            try:
                move = parse_move(word)
                after, _ = apply(position, move)
            except MoveError as error:
                wrong, _, expected = str(error).partition("; expected ")
                raise _fault(name, line, wrong, expected) from None
            except IllegalMove as error:
                article = error.verdict.article
                raise _fault(name, line, f"{word} breaks {article}", "a legal move", article) from None
            record = extended(record, position, move)
            position = after
    return record
