"""Bots: they get what one seat may know and a seed, and return a move with the reason for it.

What a seat may know is its view, and what it saw happen so far (`log`: the deal's events as
`trainer.rules.events.seen_by` shows them to it, in order). A bot without the log knows what lies on the table only.
The same view, log and seed give the same choice, whatever the hidden cards are.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from trainer.bots.choice import Choice, Fact
from trainer.bots.club import choose as _club
from trainer.bots.expert import choose as _expert
from trainer.bots.greedy import choose as _greedy
from trainer.bots.master import choose as _master
from trainer.bots.random_bot import choose as _random
from trainer.rules.events import Event
from trainer.rules.position import PlayerView


class Bot(Protocol):
    """A player."""

    def __call__(self, view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
        """The next move of the view's seat. Raises ValueError where it has nothing to play."""


#: The levels by name, weakest first.
BOTS: Final[dict[str, Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "club": _club,
    "expert": _expert,
    "master": _master,
}

__all__ = ["BOTS", "Bot", "Choice", "Fact"]
