"""Verdicts: what an act breaks, which cards are concerned, and what would make it legal.

They are values; the words come from the rulebook. Lessons, hints, the linter and the review all read them.
"""

from __future__ import annotations

from dataclasses import dataclass

from trainer.cards import Card


@dataclass(frozen=True, slots=True)
class Remedy:
    """What would make a refused act legal: a kind the rulebook has words for, with its cards or number."""

    kind: str
    cards: tuple[Card, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Breach:
    """One article broken: its id, the cards concerned, the team's meld concerned (from 1), a remedy."""

    article: str
    cards: tuple[Card, ...] = ()
    meld: int | None = None
    remedy: Remedy | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Every article an act breaks, the one to be named first; none when the act is legal."""

    breaches: tuple[Breach, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether nothing is broken."""
        return not self.breaches

    @property
    def article(self) -> str | None:
        """The id of the article named, or None."""
        return self.breaches[0].article if self.breaches else None

    @property
    def articles(self) -> tuple[str, ...]:
        """The ids of all articles broken, without repeats, the named one first."""
        return tuple(dict.fromkeys(breach.article for breach in self.breaches))


LEGAL = Verdict()


class IllegalMove(ValueError):
    """Raised by `apply` for a move the rules refuse; `verdict` says why."""

    def __init__(self, move: object, verdict: Verdict) -> None:
        super().__init__(f"{move}: breaks {', '.join(verdict.articles)}")
        self.move = move
        self.verdict = verdict
