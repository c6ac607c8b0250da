"""What was measured of a decision: the differences of its plays, their errors, and what the controls saved."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy

from trainer.bots.reference.measuring import GOAL, LEAST, NEAR, PARTS, Chunk
from trainer.bots.review.values import Measured

LEAD, LUCK, NEAR_LEAD = range(PARTS)
SMALL: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one play is ahead of another, and by what the controls divided the variance of that."""

    measured: Measured
    saved: float


def differences(chunks: Sequence[Chunk]) -> Mapping[tuple[int, int], Difference]:
    """For each pair of plays of one decision how far the first is ahead.

    The difference of leads is corrected by what is known to be nothing on the average: the difference of luck, and
    that of the near leads less its mean over many deals. How much of either is taken off is fitted on the same deals.
    """
    deals = sum(chunk.deals for chunk in chunks)
    if deals < 2:
        return {}
    sums: Any = sum(chunk.sums for chunk in chunks)
    products: Any = sum(chunk.products for chunk in chunks)
    near: Any = next(chunk.near for chunk in chunks if len(chunk.near))
    covariance = products / deals - numpy.outer(sums, sums) / deals**2
    found = {}
    for one, other in combinations(range(len(sums) // PARTS), 2):
        turn = numpy.zeros((PARTS, len(sums)))
        for part in range(PARTS):
            turn[part, PARTS * one + part], turn[part, PARTS * other + part] = 1, -1
        means, spread = turn @ sums / deals, turn @ covariance @ turn.T
        weight = numpy.linalg.pinv(spread[1:, 1:]) @ spread[1:, 0]
        off = means[1:] - numpy.array([0.0, near[one] - near[other]])
        left = max(SMALL, float(spread[0, 0] - weight @ spread[1:, 0]))
        known = weight[1] ** 2 * spread[2, 2] / NEAR  # the mean of the near leads is not exact either
        error = math.sqrt(left / (deals - PARTS) + known)
        measured = Measured(float(means[0] - weight @ off), error)
        found[one, other] = Difference(measured, float(spread[0, 0]) / left)
    return found


def is_exact(chunks: Sequence[Chunk]) -> bool:
    """Whether enough deals were played and every difference is known as well as it is meant to be."""
    if sum(chunk.deals for chunk in chunks) < LEAST:
        return False
    return all(each.measured.error < GOAL for each in differences(chunks).values())
