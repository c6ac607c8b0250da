"""What a review answers: turns weighed, what they gave away and why, and the deal as a whole.

All points are points of a whole deal, as the sheet counts them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.cards import Card
from trainer.rules.moves import Move
from trainer.rules.position import PlayerView, Position

SURE: Final = 2.0
"""A difference counts only beyond so many standard errors."""

COSTLIEST: Final = 5
HALVED: Final = 40.0
"""So many points given away a turn, on the average, halve the accuracy."""


class Grade(StrEnum):
    """A turn in a word, by the points it surely gave away. `forced`: nothing else could be played. `style`: whether it
    gave anything away depends on how one plays on."""

    FORCED = "forced"
    STYLE = "style"
    FINE = "fine"
    SMALL = "small"
    COSTLY = "costly"
    BLUNDER = "blunder"


SMALLEST: Final = 20.0
"""Fewer points are no loss worth a word."""
GRADES: Final = ((120.0, Grade.BLUNDER), (60.0, Grade.COSTLY), (SMALLEST, Grade.SMALL))
"""From so many points on, what a loss is called."""


class Part(StrEnum):
    """The three decisions of a turn: monte or lixo, what goes to the table, what is thrown."""

    DRAW = "draw"
    MELDS = "melds"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class StyleMean:
    """The mean over the deals in which the seat played on in one style, and its standard error, both in points."""

    style: str
    points: float
    error: float

    def plus(self, points: float) -> StyleMean:
        """The same so many points higher."""
        return StyleMean(self.style, self.points + points, self.error)


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean over the sampled deals and its standard error, both in points; `styles` in each style by itself, where
    several were played."""

    points: float = 0.0
    error: float = 0.0
    styles: tuple[StyleMean, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether the points lie beyond `SURE` errors above nothing, in every style."""
        return self._is_beyond and not self.is_matter_of_style

    @property
    def is_matter_of_style(self) -> bool:
        """Whether it would be sure, but in some style it is nothing that would count, and that style lies beyond
        `SURE` errors below the one with most."""
        if not self.styles or not self._is_beyond:
            return False
        least, most = (pick(self.styles, key=lambda each: each.points) for pick in (min, max))
        apart = SURE * (least.error**2 + most.error**2) ** 0.5
        return least.points < SMALLEST and most.points - least.points > apart

    @property
    def _is_beyond(self) -> bool:
        return self.points > SURE * self.error and self.points > 0

    @property
    def is_firm(self) -> bool:
        """Whether it is sure even of half the points, with an error half as large again: few deals tell too small an
        error, for what would change everything may not be among them."""
        return self.points > 3 * SURE * self.error and self.points > 0

    def __add__(self, other: Measured) -> Measured:
        """The sum; in each style where one of the two was measured so."""
        points, error = self.points + other.points, (self.error**2 + other.error**2) ** 0.5
        if bool(self.styles) == bool(other.styles):
            return Measured(points, error)
        one, rest = (self, other) if self.styles else (other, self)
        return Measured(points, error, tuple(style.plus(rest.points) for style in one.styles))

    def doubted(self) -> Measured:
        """The same points with an error so wide that they do not count."""
        return Measured(self.points, max(self.error, abs(self.points) / SURE))

    def scaled(self, factor: float) -> Measured:
        """The same in other units."""
        styles = tuple(StyleMean(each.style, each.points * factor, each.error * abs(factor)) for each in self.styles)
        return Measured(self.points * factor, self.error * factor, styles)


NOTHING: Final = Measured()
"""No points, for sure."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason, without words: a kind the texts have a sentence for.

    `points`: what it is worth. `number` and `other`: figures of the sentence, `other` for the better choice where
    the two are set side by side. `article`: the id of the rule that decides, if one does.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    points: int = 0
    number: int = 0
    other: int = 0
    article: str | None = None


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn of the seat's.

    `number` is the turn's in the record, from 1. `before` is the whole position (for replays once the deal is
    over) and `view` what the seat knew of it, each discard in the lixo remembered. `played` and `best` are whole
    turns, legal from `before` on; `best` is `played` where nothing was surely given away. `loss` is what was
    measured; `given_away` what counts of it. `parts` splits what counts; `luck` is what the cards that came were
    worth against those that might have come.
    """

    number: int
    before: Position
    view: PlayerView
    played: tuple[Move, ...]
    best: tuple[Move, ...]
    grade: Grade
    loss: Measured
    parts: tuple[tuple[Part, int], ...] = ()
    reasons: tuple[Reason, ...] = ()
    luck: Measured = NOTHING

    @property
    def own_number(self) -> int:
        """Its number among the seat's own turns, from 1."""
        return (self.number - 1) // self.before.players + 1

    @property
    def given_away(self) -> int:
        """The points given away; 0 where the difference is inside the error."""
        return round(self.loss.points) if self.loss.is_sure else 0

    @property
    def is_mistake(self) -> bool:
        """Whether anything was surely given away that is worth a word."""
        return self.grade in (Grade.SMALL, Grade.COSTLY, Grade.BLUNDER)


@dataclass(frozen=True, slots=True)
class DealReview:
    """A deal as one seat played it.

    `mean` is what a turn that was not forced gave away on the average; `accuracy` is 100 × 0.5^(`mean` / `HALVED`);
    both None where every turn was forced. `given_away` adds up, but each turn is measured against the best from where
    it began, so that the sum is no share of the deal's result. `luck` adds up the cards that came to the seat; `lead`
    is by how many points its team came out ahead, None where the record ends before the deal does.
    """

    seat: int
    turns: tuple[TurnReview, ...]
    accuracy: int | None
    given_away: int
    luck: Measured
    lead: int | None

    @property
    def mean(self) -> float | None:
        """The points given away a turn, over the turns that were not forced."""
        return mean_of(self.turns)

    @property
    def costliest(self) -> tuple[TurnReview, ...]:
        """The mistakes that cost most, five at most, worst first."""
        mistakes = [turn for turn in self.turns if turn.is_mistake]
        return tuple(sorted(mistakes, key=lambda turn: (-turn.given_away, turn.number))[:COSTLIEST])


def grade_of(loss: Measured) -> Grade:
    """The word for what was measured; inside the error it is `fine`."""
    if loss.is_matter_of_style:
        return Grade.STYLE
    if loss.is_sure:
        for points, grade in GRADES:
            if loss.points >= points:
                return grade
    return Grade.FINE


def accuracy_of(turns: tuple[TurnReview, ...]) -> int | None:
    """The accuracy over these turns (see `DealReview`)."""
    mean = mean_of(turns)
    return None if mean is None else round(100 * 0.5 ** (mean / HALVED))


def mean_of(turns: tuple[TurnReview, ...]) -> float | None:
    """The points given away a turn over these (see `DealReview`)."""
    given = [turn.given_away for turn in turns if turn.grade is not Grade.FORCED]
    return sum(given) / len(given) if given else None
