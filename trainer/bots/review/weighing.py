"""One decision weighed: the plans, and what was played against the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is weighed for each decision: plans at most, deals each plan is chosen on, deals the best and the
    played are measured on."""

    plans: int
    choose: int
    measure: int


EFFORTS: Final = {"compiled": Effort(plans=24, choose=2400, measure=600), "plain": Effort(6, 60, 24)}
"""By path; the plain one is some thirty times slower and sees large mistakes only."""
