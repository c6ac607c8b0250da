"""Who may sit opposite: the levels, weakest first, the styles of play to practise against, and who plays as well as the
learner does. One row each; their words are in `trainer.app.words`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.bots.choice import Bot
from trainer.bots.club import choose as _club
from trainer.bots.club import playing
from trainer.bots.expert import choose as _expert
from trainer.bots.greedy import choose as _greedy
from trainer.bots.human import STRONGEST, at_strength
from trainer.bots.master import choose as _master
from trainer.bots.random_bot import choose as _random


@dataclass(frozen=True, slots=True)
class Level:
    """One level: who plays, how many turns of a deal may be taken back against it, its strength on the scale of
    `human.at_strength`, and how many deals of ten of STBL for two it wins against the level before it in the table
    (docs/bots.md), None for the first."""

    bot: Bot
    take_backs: int
    strength: float
    wins: int | None = None


LEVELS: Final[dict[str, Level]] = {
    "random": Level(_random, take_backs=5, strength=-0.5),
    "newcomer": Level(at_strength(0.0), take_backs=5, strength=0.0, wins=7),
    "learner": Level(at_strength(0.4), take_backs=4, strength=0.4, wins=7),
    "greedy": Level(_greedy, take_backs=3, strength=1.0, wins=8),
    "casual": Level(at_strength(1.5), take_backs=3, strength=1.5, wins=7),
    "club": Level(_club, take_backs=2, strength=2.0, wins=7),
    "expert": Level(_expert, take_backs=1, strength=3.0, wins=8),
    "master": Level(_master, take_backs=0, strength=3.5, wins=6),
}

PARTNERS: Final[dict[str, Bot]] = {
    "hoarder": playing("hoarder"),
    "layer": playing("plain"),
    "racer": playing("morto"),
    "hunter": playing("lixo"),
}
"""Styles of play to practise against (`trainer.bots.kernel.weights`): who holds cards back, who lays whatever can be
laid, who races for the morto, who hunts the lixo."""

BOTS: Final[dict[str, Bot]] = {name: level.bot for name, level in LEVELS.items()} | PARTNERS
"""Who plays, by name; beside them there are those that `even` names."""

EVEN: Final = "even"
"""What the names of those begin with who play as strong as the learner."""
_EVEN_TAKE_BACKS: Final = 3


def even(strength: float) -> str:
    """The name of who plays at a strength (see `human.at_strength`), to a tenth: `even07`."""
    return f"{EVEN}{round(10 * min(max(strength, 0.0), STRONGEST)):02d}"


_STRENGTHS: Final = {even(tenths / 10): tenths / 10 for tenths in range(round(10 * STRONGEST) + 1)}


def is_bot(name: str) -> bool:
    """Whether somebody plays under that name."""
    return name in BOTS or name in _STRENGTHS


def bot_of(name: str) -> Bot:
    """Who plays under a name. Raises ValueError where nobody does."""
    if name in _STRENGTHS:
        return at_strength(_STRENGTHS[name])
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; expected one of {', '.join(BOTS)}")
    return BOTS[name]


def kind_of(name: str) -> str:
    """A name without the strength it may tell: `even` for `even07`."""
    return EVEN if name in _STRENGTHS else name


def take_backs(name: str) -> int:
    """How many turns of a deal may be taken back against somebody."""
    return LEVELS[name].take_backs if name in LEVELS else _EVEN_TAKE_BACKS
