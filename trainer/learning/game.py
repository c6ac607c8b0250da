"""A practice game: a record that grows, move by move, with the undo that honesty allows.

Pure: a game is a value; what is kept of it is its record, and the same record gives the same game back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from trainer.bots import BOTS, EVEN, Fact, bot_of, is_bot
from trainer.notation import HUMAN, NotationError, Record, extended, record_from_text
from trainer.rules.events import Discarded, DrewCard, Event, SwappedFirst, TookMorto, TookPile, TurnPassed, seen_by
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import Ruleset

ACTS_KEPT: Final = 120
"""Of how many acts a game keeps the position they led to: a round of four with room to spare."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One event of the deal, numbered by its turn (from 1) in the record."""

    turn: int
    event: Event


@dataclass(frozen=True, slots=True)
class Act:
    """One move of the deal as it was made: the `number` of moves with it, by whom, what happened, what it led to."""

    number: int
    seat: int
    events: tuple[Event, ...]
    after: Position


@dataclass(frozen=True, slots=True)
class Game:
    """A deal under way: its record, the position reached, and everything that happened.

    `back` is the game one move earlier where that move may be taken back. `reason` is why the bot that moved
    last did so. `acts` are the last moves with the positions between them, to be shown one by one.
    """

    record: Record
    position: Position
    log: tuple[Happening, ...] = ()
    back: Game | None = None
    reason: Fact | None = None
    acts: tuple[Act, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at each seat: `human`, or a bot's name."""
        return self.record.bots

    @property
    def seat(self) -> int:
        """The human's seat."""
        return self.players.index(HUMAN)

    @property
    def is_human_turn(self) -> bool:
        """Whether the deal waits for the human."""
        return not self.position.ended and self.players[self.position.turn] == HUMAN

    @property
    def version(self) -> int:
        """How many moves were made: grows with each one, falls with an undo."""
        return len(self.record.moves)

    @property
    def bot(self) -> str:
        """The level of the human's opponents."""
        return next(name for name in self.players if name != HUMAN)


def new_game(ruleset: Ruleset, players: int, bot: str, seed: int, human: int = 0, start: int | None = None) -> Game:
    """A new deal against bots of one level; `start` is the seat that begins, which the seed draws when None.

    Raises ValueError for a bot or a number of players that does not exist.
    """
    bot_of(bot)
    seats = tuple(HUMAN if seat == human else bot for seat in range(players))
    first = Random(seed).randrange(players) if start is None else start
    record = Record(ruleset, players, seed=seed, start=first, bots=seats)
    return Game(record, record.opening)


def game_from_text(text: str) -> Game:
    """The game of a record. Raises NotationError where the text is no record, or nobody human plays in it."""
    record = record_from_text(text)
    known = all(name == HUMAN or is_bot(name) for name in record.bots)
    if len(record.bots) != record.players or record.bots.count(HUMAN) != 1 or not known:
        raise NotationError(("bots",), " ".join(record.bots) or "nobody", f"one {HUMAN} and {', '.join(BOTS)}, {EVEN}…")
    game = Game(replace(record, turns=()), record.opening)
    for move in record.moves:
        game = play(game, move)
    return game


def play(game: Game, move: Move, reason: Fact | None = None) -> Game:
    """The game after a move of whoever is to move. Raises IllegalMove where the rules refuse it."""
    after, events = apply(game.position, move)
    record = extended(game.record, game.position, move)
    news = tuple(Happening(len(record.turns), event) for event in events)
    back = game if may_be_undone(game.position, events) else None
    number = game.acts[-1].number + 1 if game.acts else len(record.moves)
    act = Act(number, game.position.turn, tuple(events), after)
    return Game(record, after, (*game.log, *news), back, reason, (*game.acts, act)[-ACTS_KEPT:])


def may_be_undone(before: Position, events: Sequence[Event]) -> bool:
    """Whether a move can be taken back: the turn goes on, and no card was seen that was not seen before."""
    for event in events:
        if isinstance(event, DrewCard | TookMorto | SwappedFirst | TurnPassed):
            return False
        if isinstance(event, TookPile) and len(event.cards) > 1 and not before.ruleset.is_pile_open:
            return False
    return True


def undone(game: Game) -> Game:
    """The game with its last move taken back; the same game where that is not allowed."""
    return game if game.back is None or not game.is_human_turn else game.back


def can_take_back(game: Game) -> bool:
    """Whether there is a turn of the human's to take back: ended, no morto shown by its end, nothing drawn since."""
    number = len(game.record.turns) - game.record.players + 1
    if number < 1 or not game.is_human_turn or game.position.phase is not Phase.DRAW:
        return False
    ends = [each.event for each in game.log if each.turn == number]
    last = next((place for place, event in enumerate(ends) if isinstance(event, Discarded)), len(ends))
    return not any(isinstance(event, TookMorto) for event in ends[last:])


def taken_back(game: Game) -> Game | None:
    """The game at the human's last turn again, before what ended it; what that turn had drawn or seen stays so.

    None where it cannot be taken back (see `can_take_back`).
    """
    if not can_take_back(game):
        return None
    number = len(game.record.turns) - game.record.players
    before = Game(replace(game.record, turns=()), game.record.opening)
    *earlier, turn = game.record.turns[: number + 1]
    for move in (move for each in earlier for move in each):
        before = play(before, move)
    found = before
    for move in turn[:-1]:
        before = play(before, move)
        if before.back is None:
            found = before
    return found


def bot_move(game: Game) -> Game:
    """The game after one move of the bot whose turn it is. Raises ValueError when it is nobody's or the human's."""
    position = game.position
    if position.ended or game.is_human_turn:
        raise ValueError("no bot is to move")
    choice = bot_of(game.players[position.turn])(
        view_of(position, position.turn), game.record.seed * 10_007 + game.version, seen(game, position.turn)
    )
    return play(game, choice.move, choice.reason)


def last_round(game: Game) -> tuple[Act, ...]:
    """The acts since the human last ended a turn, that one included: what the others answered, and what is new.

    Where the human's own act ended the deal, the round is the one before it.
    """
    own = [
        place
        for place, act in enumerate(game.acts)
        if act.seat == game.seat and act.after.turn != game.seat and not act.after.ended
    ]
    return game.acts[own[-1] if own else 0 :]


def morto_takers(game: Game) -> frozenset[int]:
    """The seats that took a morto."""
    return frozenset(each.event.seat for each in game.log if isinstance(each.event, TookMorto))


def seen(game: Game, seat: int) -> list[Event]:
    """What a seat saw happen in the deal, in order."""
    return [seen_by(happening.event, seat) for happening in game.log]


def until_human(game: Game) -> Game:
    """The game after all bots have moved: at the human's next turn, or at the end."""
    while not game.position.ended and not game.is_human_turn:
        game = bot_move(game)
    return game
