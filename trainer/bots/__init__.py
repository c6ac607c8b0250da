"""Bots: they get what one seat may know and a seed, and return a move with the reason for it.

The same view and seed give the same choice, whatever the hidden cards are.
"""

from collections.abc import Callable
from typing import Final

from trainer.bots.choice import Choice, Fact
from trainer.bots.club import choose as _club
from trainer.bots.expert import choose as _expert
from trainer.bots.greedy import choose as _greedy
from trainer.bots.random_bot import choose as _random
from trainer.rules.position import PlayerView

Bot = Callable[[PlayerView, int], Choice]

#: The levels by name, weakest first.
BOTS: Final[dict[str, Bot]] = {"random": _random, "greedy": _greedy, "club": _club, "expert": _expert}

__all__ = ["BOTS", "Bot", "Choice", "Fact"]
