"""The levels that may sit opposite, one row each, weakest first. Their words are in `trainer.app.words`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.bots.choice import Bot
from trainer.bots.club import choose as _club
from trainer.bots.expert import choose as _expert
from trainer.bots.greedy import choose as _greedy
from trainer.bots.human import at_strength
from trainer.bots.master import choose as _master
from trainer.bots.random_bot import choose as _random


@dataclass(frozen=True, slots=True)
class Level:
    """One level: who plays, how many turns of a deal may be taken back against it, and how many deals of ten of STBL
    for two it wins against the level before it in the table (docs/bots.md), None for the first."""

    bot: Bot
    take_backs: int
    wins: int | None = None


LEVELS: Final[dict[str, Level]] = {
    "random": Level(_random, take_backs=5),
    "newcomer": Level(at_strength(0.0), take_backs=5, wins=7),
    "learner": Level(at_strength(0.4), take_backs=4, wins=7),
    "greedy": Level(_greedy, take_backs=3, wins=8),
    "casual": Level(at_strength(1.5), take_backs=3, wins=7),
    "club": Level(_club, take_backs=2, wins=7),
    "expert": Level(_expert, take_backs=1, wins=8),
    "master": Level(_master, take_backs=0, wins=6),
}

BOTS: Final[dict[str, Bot]] = {name: level.bot for name, level in LEVELS.items()}
"""Who plays, by the name of the level."""
