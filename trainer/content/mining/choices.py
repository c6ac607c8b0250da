"""Questions with options, and sums, as mining makes them: what their files are made of."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.fields import Line
from trainer.content.mining.deals import Moment
from trainer.content.mining.words import Said
from trainer.rules.position import Position


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of which is right, all its words made. `remembered`: the player knows every card of the lixo."""

    moment: Moment
    known: Position
    remembered: bool
    themes: tuple[str, ...]
    articles: tuple[str, ...]
    difficulty: int
    worth: float
    accept: str
    right: Line
    wrong: tuple[tuple[Line, Said], ...]
    goal: Said
    explain: Said
    hints: tuple[Said, ...]
    titles: tuple[tuple[str, Said], ...]


@dataclass(frozen=True, slots=True)
class Sum:
    """What a side scores in a deal that is over, all its words made."""

    moment: Moment
    team: int
    answer: int
    themes: tuple[str, ...]
    articles: tuple[str, ...]
    difficulty: int
    worth: float
    wrong: tuple[tuple[int, Said], ...]
    goal: Said
    explain: Said
    hints: tuple[Said, ...]
    titles: tuple[tuple[str, Said], ...]
