"""Deals that bots play, and the moments of them a puzzle may be made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final

from trainer.bots.club import choose as play_club
from trainer.bots.greedy import choose as play_greedy
from trainer.rules.deal import deal
from trainer.rules.events import TookMorto
from trainer.rules.moves import Draw, TakePile
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, Ruleset

TABLES: Final = (
    *(("stbl", 2), ("stbl", 2), ("stbl", 4)) * 5,
    ("aberto", 2),
    ("fechado", 2),
    ("tradicional", 2),
    ("aberto", 4),
    ("fechado", 4),
    ("tradicional", 4),
)
"""The rules and the number of players, deal after deal."""
GREED: Final = (0.3, 0.6, 0.9, 1.0)
"""In how many of their turns players are greedy; else they play like `club`, which keeps its runs in the hand."""
MOST_MOVES: Final = 800


class Since(StrEnum):
    """What the player has done of the turn: nothing, drawn, taken the lixo, or taken the morto by a batida direta; or
    gone out, or ended the deal otherwise."""

    START = "start"
    DRAW = "draw"
    LIXO = "lixo"
    DIRETA = "direta"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a turn: every card known, the player at seat 0."""

    position: Position
    since: Since
    seed: int
    deal: int
    turn: int


def moments(seed: int, number: int) -> Iterator[Moment]:
    """The moments of the deal of that number at which its player has a whole turn to find, and its end."""
    name, players = TABLES[number % len(TABLES)]
    for turn, (position, since) in enumerate(_played(RULESETS[name], players, seed * 1_000_003 + number)):
        yield Moment(position, since, seed, number, turn)
        if since is Since.START and position.monte:
            drawn, _ = apply(position, Draw())
            if drawn.phase is Phase.PLAY:
                yield Moment(drawn, Since.DRAW, seed, number, turn)


def _played(rules: Ruleset, players: int, seed: int) -> Iterator[tuple[Position, Since]]:
    """One deal as the seats to move see it: as each turn begins, goes on after a lixo or a direta, and the end."""
    random = Random(seed)
    greed = [random.choice(GREED) for _ in range(players)]
    at, choose = deal(rules, players, seed, start=seed % players), play_greedy
    for number in range(MOST_MOVES):
        if at.phase is Phase.DRAW:
            choose = play_greedy if random.random() < greed[at.turn] else play_club
            yield seen_from_turn(at), Since.START
        move = choose(view_of(at, at.turn), seed + number).move
        after, events = apply(at, move)
        if after.ended:
            yield seen_from_turn(after), Since.OVER
            return
        if isinstance(move, TakePile):
            yield seen_from_turn(after), Since.LIXO
        elif any(isinstance(event, TookMorto) and event.direct for event in events):
            yield seen_from_turn(after), Since.DIRETA
        at = after


def seen_from_turn(position: Position) -> Position:
    """The same position with the seats counted from the one to move, so that it is seat 0."""
    turn, players = position.turn, position.players
    own = position.team
    return replace(
        position,
        hands=position.hands[turn:] + position.hands[:turn],
        turn=0,
        table=(position.table[own], position.table[1 - own]),
        morto_taken=(position.morto_taken[own], position.morto_taken[1 - own]),
        unplayed_mortos=tuple(sorted((seat - turn) % players for seat in position.unplayed_mortos)),
        batida=None if position.batida is None else position.batida ^ own,
    )
