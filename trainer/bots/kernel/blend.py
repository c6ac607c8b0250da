"""What a plan comes to at several horizons, put together into one number.

Near horizons are steady and short-sighted, far ones see more and hang on chance: the more deals were played, the more
the far ones count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy


@dataclass(frozen=True, slots=True)
class Blend:
    """How much each horizon counts, after so many deals.

    What a plan is worth beyond others is guessed from its means at the horizons (turns played on after the plan, in
    growing order) as is best on average: `limits` are the covariances of what the means tend to with many deals,
    `truth` theirs with what a plan is worth, `noise` the covariances of a single deal. In points.
    """

    horizons: tuple[int, ...]
    limits: tuple[tuple[float, ...], ...]
    truth: tuple[float, ...]
    noise: tuple[tuple[float, ...], ...]

    def shares(self, deals: int) -> tuple[float, ...]:
        """By how much the mean of so many deals counts, horizon by horizon."""
        return _shares(self, deals)

    def score(self, sums: Sequence[int], deals: int) -> float:
        """The worth of a plan, from the sums of its leads over so many deals, horizon by horizon."""
        return sum(share * total for share, total in zip(self.shares(deals), sums, strict=True)) / deals


def at(turns: int) -> Blend:
    """A single horizon, taken as it is."""
    return Blend((turns,), ((1.0,),), (1.0,), ((0.0,),))


@cache
def _shares(blend: Blend, deals: int) -> tuple[float, ...]:
    known, truth = numpy.array(blend.limits) + numpy.array(blend.noise) / deals, numpy.array(blend.truth)
    kept = list(range(len(truth)))
    while True:
        found = numpy.linalg.solve(known[numpy.ix_(kept, kept)], truth[kept])
        if found.min() >= 0 or len(kept) == 1:
            return tuple(float(found[kept.index(index)]) if index in kept else 0.0 for index in range(len(truth)))
        del kept[int(found.argmin())]  # one that would count against itself says nothing of its own
