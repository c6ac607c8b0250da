"""One way a turn has begun: what it may still come to, and the moves it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.cards import HIDDEN
from trainer.rules.meld import Meld
from trainer.rules.moves import Move
from trainer.rules.play import apply
from trainer.rules.position import Position
from trainer.solver.goal import FORBIDDEN, REQUIRED, Feature, Goal
from trainer.solver.line import line_of
from trainer.solver.openings import MORTO_ENDINGS, Ending, Opening
from trainer.solver.share import Choice

_BY_ENDING: Final = {
    Feature.GOES_OUT: frozenset({Ending.BATIDA}),
    Feature.REACHES_MORTO: MORTO_ENDINGS,
    Feature.REACHES_MORTO_DIRETA: frozenset({Ending.DIRETA}),
}


@dataclass(frozen=True, slots=True)
class Branch:
    """A turn after its opening or, where the morto is known, after a batida direta too.

    `start` is where the branch begins and `before` the moves that led there; `opening` begins at `start`.
    `origins` are the melds as they lay when the turn began, None for newer ones. `has_direta` tells that the
    morto was fetched this turn.
    """

    start: Position
    opening: Opening
    goal: Goal
    origins: tuple[Meld | None, ...]
    before: tuple[Move, ...] = ()
    has_direta: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether a batida direta would be played on, its morto being known."""
        position = self.opening.position
        return position.can_take_morto(position.team) and HIDDEN not in position.mortos[0]

    @property
    def endings(self) -> frozenset[Ending]:
        """How the turn may end here to meet the goal."""
        endings = frozenset(Ending) - ({Ending.DIRETA} if self.goes_on else frozenset())
        for feature in self.goal.meets & _BY_ENDING.keys():
            if feature is Feature.GOES_OUT or not self.has_direta:
                endings &= _BY_ENDING[feature]
        return endings

    @property
    def required(self) -> int:
        """The marks a turn must have to meet the goal."""
        return sum(REQUIRED[feature] for feature in self.goal.meets & REQUIRED.keys())

    @property
    def forbidden(self) -> int:
        """The marks a turn must not have."""
        return sum(FORBIDDEN[feature] for feature in self.goal.meets & FORBIDDEN.keys())

    def played(self, choice: Choice) -> tuple[tuple[Move, ...], Position]:
        """The moves of a whole turn from where it began, and the position they lead to."""
        line = line_of(self.opening, choice)
        after = self.start
        for move in line:
            after, _ = apply(after, move)
        return self.before + line, after

    def after_direta(self, choice: Choice) -> Branch:
        """The branch that begins with the morto in hand, the choice being a batida direta."""
        line, after = self.played(choice)
        origins = self.origins + (None,) * (len(after.melds) - len(self.origins))
        return Branch(after, Opening((), after), self.goal, origins, line, has_direta=True)
