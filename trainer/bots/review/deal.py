"""A record reviewed, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from trainer.bots.kernel import KernelPath
from trainer.bots.review.values import DealReview, TurnReview
from trainer.bots.review.weighing import Effort
from trainer.notation import Record


class ReviewError(ValueError):
    """A record that cannot be reviewed: no such seat, or cards nobody told us."""


def count_turns(record: Record, seat: int) -> int:
    """How many turns of the seat's `review_turns` will yield."""
    raise NotImplementedError


def review_turns(
    record: Record,
    seat: int,
    *,
    seed: int = 0,
    effort: Effort | None = None,
    path: KernelPath | None = None,
    newest_first: bool = False,
) -> Iterator[TurnReview]:
    """The turns of a seat, each as soon as it is weighed, in the order played or the newest first.

    The same record, seat, seed and path give the same review; each turn's is the same in any order. Closing the
    iterator ends the work.

    Raises:
        ReviewError: the record has no such seat, or cards nobody told us.
    """
    raise NotImplementedError


def deal_review(record: Record, seat: int, turns: Iterable[TurnReview]) -> DealReview:
    """The deal as a whole, from the turns reviewed, whatever their order."""
    raise NotImplementedError
