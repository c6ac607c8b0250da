"""The deal: shuffled by a seed, so that a record can bring it back (article deal)."""

from __future__ import annotations

from random import Random

from trainer.cards import pack
from trainer.rules.position import HAND_SIZE, MORTO_SIZE, Position
from trainer.rules.ruleset import Ruleset


def deal(ruleset: Ruleset, players: int, seed: int, start: int = 0) -> Position:
    """A new deal: 11 cards each, two mortos of 11, the rest is the monte; `start` is the seat to begin.

    Raises:
        ValueError: players is not 2 or 4, or start is no seat.
    """
    if players not in (2, 4):
        raise ValueError(f"{players} players; expected 2 or 4")
    if not 0 <= start < players:
        raise ValueError(f"start seat {start}; expected 0 to {players - 1}")
    cards = list(pack(ruleset.jokers))
    Random(seed).shuffle(cards)
    taken = iter(cards)
    hands = tuple(tuple(sorted(next(taken) for _ in range(HAND_SIZE))) for _ in range(players))
    mortos = tuple(tuple(next(taken) for _ in range(MORTO_SIZE)) for _ in range(2))
    return Position(ruleset, hands, turn=start, mortos=mortos, monte=tuple(taken))
