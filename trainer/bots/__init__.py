"""Bots: they get what one seat may know and a seed, and return a move with the reason for it.

What a seat may know is its view, and what it saw happen so far (`log`: the deal's events as
`trainer.rules.events.seen_by` shows them to it, in order). A bot without the log knows what lies on the table only.
The same view, log and seed give the same choice, whatever the hidden cards are.
"""

from trainer.bots.choice import Bot, Choice, Fact
from trainer.bots.levels import BOTS, LEVELS, Level

__all__ = ["BOTS", "LEVELS", "Bot", "Choice", "Fact", "Level"]
