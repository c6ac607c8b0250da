"""What a whole turn is played for: features of a turn, and the goals made of them.

A feature is true of a turn's end against its beginning, whatever the order of the acts between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from trainer.rules.meld import LIMPAS, Meld, meld_kind
from trainer.rules.ruleset import Ruleset


class Feature(StrEnum):
    """Something true or false of a whole turn, seen from the team that plays it.

    `closes_…`: a meld is such a canastra that was none before, quinhentos and real being limpas too. `cleans`:
    a meld that was dirty is clean. `keeps_limpa`: no limpa or better stops being one. `stays_clean`: no meld
    is dirty that was not dirty before.
    """

    GOES_OUT = "goes_out"
    REACHES_MORTO = "reaches_morto"
    REACHES_MORTO_DIRETA = "reaches_morto_direta"
    TAKES_LIXO = "takes_lixo"
    CLOSES_CANASTRA = "closes_canastra"
    CLOSES_LIMPA = "closes_limpa"
    CLOSES_QUINHENTOS = "closes_quinhentos"
    CLOSES_REAL = "closes_real"
    CLEANS = "cleans"
    KEEPS_LIMPA = "keeps_limpa"
    STAYS_CLEAN = "stays_clean"


@dataclass(frozen=True, slots=True)
class Goal:
    """Turns that have all the features `meets`, the best first.

    They rank by the points of the team's sheet (`points`), or by the fewest cards left in the hand and then
    by points (`cards`, a fetched morto not counted); `direta_first` puts a batida direta before everything.
    """

    meets: frozenset[Feature] = frozenset()
    rank: Literal["points", "cards"] = "points"
    direta_first: bool = False

    def with_features(self, *features: Feature) -> Goal:
        """The same goal among turns that have these features too."""
        return Goal(self.meets | frozenset(features), self.rank, self.direta_first)


POINTS: Final = Goal()
OUT: Final = POINTS.with_features(Feature.GOES_OUT)
MORTO: Final = Goal(frozenset({Feature.REACHES_MORTO}), direta_first=True)
CANASTRA: Final = POINTS.with_features(Feature.CLOSES_LIMPA)
LIMPA: Final = POINTS.with_features(Feature.KEEPS_LIMPA)
EMPTY: Final = Goal(rank="cards")

GOALS: Final[dict[str, Goal]] = {
    "points": POINTS,
    "out": OUT,
    "morto": MORTO,
    "canastra": CANASTRA,
    "limpa": LIMPA,
    "empty": EMPTY,
}
"""The goals by name: most points on the table now, going out, reaching the morto (direta before indireta),
making or cleaning a canastra limpa, keeping every limpa, emptying the hand as far as it goes."""

# Marks: what a search has to know of a set of melds beside its gain; the marks of two sets together are both.
WAY_OUT: Final = 1  # a canastra that the batida may stand on
LEFT: Final = 2  # a card is left in the hand
USES_TOP: Final = 4  # the top of a lixo being taken can go down here first
_LOSES_LIMPA: Final = 8
_DIRTIES: Final = 16
_CLEANS: Final = 32
_CLOSES: Final = (
    (64, Feature.CLOSES_CANASTRA, LIMPAS | {"suja"}),
    (128, Feature.CLOSES_LIMPA, LIMPAS),
    (256, Feature.CLOSES_QUINHENTOS, frozenset({"quinhentos"})),
    (512, Feature.CLOSES_REAL, frozenset({"real"})),
)
FAULTS: Final = LEFT | _LOSES_LIMPA | _DIRTIES
"""The marks one would rather not have."""

REQUIRED: Final[dict[Feature, int]] = {Feature.CLEANS: _CLEANS} | {feature: mark for mark, feature, _ in _CLOSES}
FORBIDDEN: Final[dict[Feature, int]] = {Feature.KEEPS_LIMPA: _LOSES_LIMPA, Feature.STAYS_CLEAN: _DIRTIES}


def marks_of(before: Meld | None, meld: Meld, ruleset: Ruleset) -> int:
    """What became of one meld, `before` being how it lay when the turn began, None where it is new."""
    was_clean = before is None or before.is_clean
    was = "jogo" if before is None else meld_kind(before, ruleset)
    kind = meld_kind(meld, ruleset)
    marks = sum(mark for mark, _, kinds in _CLOSES if kind in kinds and was not in kinds)
    if was in LIMPAS and kind not in LIMPAS:
        marks |= _LOSES_LIMPA
    if was_clean and not meld.is_clean:
        marks |= _DIRTIES
    if not was_clean and meld.is_clean:
        marks |= _CLEANS
    return marks
