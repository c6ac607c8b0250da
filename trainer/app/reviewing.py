"""Reviews of deals as pages use them: done in the background, shown once, remembered as one line for the trend."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, Final

from trainer.app import session, thinking
from trainer.app.thinking import Task
from trainer.bots import kind_of
from trainer.bots.review import DealReview, Recall, count_turns, deal_review, review_turns
from trainer.learning.store import Attempt, SavedGame
from trainer.learning.table_match import match_from_text
from trainer.notation import HUMAN, NotationError, Record

SOURCE: Final = "review"
_WAIT: Final = 0.5  # seconds between two looks at whether the kernel is ready


@dataclass(frozen=True, slots=True)
class Past:
    """One reviewed deal of the trend; `luck` and `lead` in points."""

    at: datetime
    table: str
    accuracy: int | None
    given_away: int
    luck: int
    lead: int | None


def ended_deals(saved: SavedGame) -> list[Record]:
    """The records of a game's deals that have ended; none where it cannot be read."""
    return list(_ended_deals(saved.record))


@lru_cache(maxsize=64)  # a page lists the last games each time it is drawn, and each is played through to be read
def _ended_deals(text: str) -> tuple[Record, ...]:
    try:
        match = match_from_text(text)
    except NotationError:
        return ()
    return (*match.records, *([match.game.record] if match.game.position.ended else []))


def task_of(record: Record, seat: int, recall: Recall = Recall.PERFECT) -> Task[DealReview]:
    """The review of a deal by such a memory, under way or done; keep the task, or it is begun anew."""
    job = partial(_reviewed, record, seat, recall)
    return thinking.reviews().ask((SOURCE, record, seat, recall), job, session.learner().id)


def _reviewed(record: Record, seat: int, recall: Recall, task: Task[DealReview]) -> DealReview:
    while thinking.prepare().is_alive():  # a review on the plain kernel would see large mistakes only
        thinking.prepare().join(_WAIT)
        task.go_on(0.0)
    total = max(1, count_turns(record, seat))
    turns = []
    for turn in review_turns(record, seat, seed=record.seed, recall=recall):
        turns.append(turn)
        task.go_on(len(turns) / total)
    return deal_review(record, seat, turns)


def remember(game_id: str, number: int, record: Record, review: DealReview) -> None:
    """Keeps what the trend needs of a learner's own deal, once."""
    table, part = f"{record.ruleset.name}-{record.players}-{_opponent(record)}", f"{game_id}.{number}"
    if (table, part) in session.store().parts(session.learner().id, SOURCE):
        return
    told = {
        "accuracy": review.accuracy,
        "given_away": review.given_away,
        "luck": round(review.luck.points),
        "lead": review.lead,
    }
    session.record(
        source=SOURCE,
        content=table,
        part=part,
        result="reviewed",
        seed=record.seed,
        answer=json.dumps(told),
    )


def _opponent(record: Record) -> str:
    return next((kind_of(name) for name in record.bots if name != HUMAN), "")


def past_reviews(most: int) -> list[Past]:
    """The learner's reviewed deals, the newest first."""
    attempts = session.store().attempts(session.learner().id)
    reviews = [attempt for attempt in attempts if attempt.source == SOURCE]
    return [_past(attempt) for attempt in reversed(reviews[-most:])]


def _past(attempt: Attempt) -> Past:
    told: dict[str, Any] = json.loads(attempt.answer)
    return Past(attempt.at, attempt.content, **told)
