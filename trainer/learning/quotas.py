"""How much is kept of one learner: bounds that nobody who learns ever meets."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


class TooOften(Exception):
    """More answers came from one learner than a person can give: this one is not kept."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """What one learner may leave in the store."""

    unfinished_games: int = 40
    """So many games under way are kept; of more the one that was not played for longest goes."""
    unfinished_for: timedelta = timedelta(days=180)
    """A game under way that nobody played for so long goes."""
    answers_a_minute: int = 120
    """Answers kept within a minute."""
