"""What `buraco review` does with a record, before it is put into words."""

from __future__ import annotations

import sys

from rich.progress import Progress

from trainer.bots.kernel import warm_up
from trainer.bots.review.deal import ReviewError, count_turns, deal_review, review_turns
from trainer.bots.review.memory import Recall
from trainer.bots.review.values import DealReview
from trainer.notation import NotationError, Record


def reviewed(record: Record, name: str, seat: int | None, seed: int, recall: Recall = Recall.PERFECT) -> DealReview:
    """The review of a seat's turns (the human's where none is named, else seat 0's), with a bar on a terminal; judged
    by what the seat knew with such a memory.

    Raises:
        NotationError: the record cannot be reviewed; `name` is what it is called.
    """
    chosen = record.own_seat if seat is None else seat
    try:
        total = count_turns(record, chosen)
    except ReviewError as error:
        wrong, _, expected = str(error).partition("; expected ")
        raise NotationError((), f"{name}: {wrong}", expected) from None
    warm_up()
    turns = []
    with Progress(transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        for turn in review_turns(record, chosen, seed=seed, recall=recall):
            turns.append(turn)
            bar.advance(task)
    return deal_review(record, chosen, turns)
