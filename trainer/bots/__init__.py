"""Bots: they get what one seat may know and a seed, and return a move with the reason for it.

What a seat may know is its view, and what it saw happen so far (`log`: the deal's events as
`trainer.rules.events.seen_by` shows them to it, in order). A bot without the log knows what lies on the table only.
The same view, log and seed give the same choice, whatever the hidden cards are.
"""

from trainer.bots.choice import Bot, Choice, Fact
from trainer.bots.levels import BOTS, EVEN, LEVELS, PARTNERS, Level, bot_of, even, is_bot, kind_of, take_backs

__all__ = [
    "BOTS",
    "EVEN",
    "LEVELS",
    "PARTNERS",
    "Bot",
    "Choice",
    "Fact",
    "Level",
    "bot_of",
    "even",
    "is_bot",
    "kind_of",
    "take_backs",
]
