"""A match: one deal, or several to a target (RULES.md, "Match"; article match.target)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.rules.ruleset import Ruleset
from trainer.rules.scoring import TeamSheet


@dataclass(frozen=True, slots=True)
class Match:
    """Deals played so far: both teams' totals, each deal's scores, and the seat that starts the next deal."""

    ruleset: Ruleset
    players: int
    start: int
    deals: tuple[tuple[int, int], ...] = ()

    @property
    def totals(self) -> tuple[int, int]:
        """The teams' points over all deals; may be negative."""
        return sum(first for first, _ in self.deals), sum(second for _, second in self.deals)

    @property
    def is_over(self) -> bool:
        """Whether the match is decided: after one deal, or with a target once it is reached and not shared.

        Tested only between deals; both over, more points win; equal, another deal is played.
        """
        if not self.deals:
            return False
        first, second = self.totals
        target = self.ruleset.target
        return target == 0 or (max(first, second) >= target and first != second)

    @property
    def winner(self) -> int | None:
        """The team that won a match that is over; None while it goes on and for a draw."""
        first, second = self.totals
        if not self.is_over or first == second:
            return None
        return 0 if first > second else 1


def after_deal(match: Match, sheets: tuple[TeamSheet, TeamSheet]) -> Match:
    """The match with a deal's sheets entered; the starting seat rotates.

    Raises:
        ValueError: the match is over already.
    """
    if match.is_over:
        raise ValueError("the match is over; expected no further deal")
    entry = (sheets[0].total, sheets[1].total)
    return replace(match, deals=(*match.deals, entry), start=(match.start + 1) % match.players)
