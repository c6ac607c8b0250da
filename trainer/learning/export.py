"""Everything that is kept of a learner, as plain data for them to take away."""

from dataclasses import asdict
from datetime import datetime
from typing import Any

from trainer.learning.store import Store

FORMAT = 1


def exported(store: Store, learner: str) -> dict[str, Any]:
    """The learner, their attempts, games and own puzzles, oldest first: what JSON can hold, moments in ISO 8601."""
    return {
        "format": FORMAT,
        "learner": _plain(asdict(store.learner(learner))),
        "attempts": [_plain(asdict(attempt)) for attempt in store.attempts(learner)],
        "games": [_plain(asdict(game)) for game in reversed(store.games(learner, limit=None))],
        "puzzles": [_plain(asdict(puzzle)) for puzzle in reversed(store.puzzles(learner))],
    }


def _plain(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each.isoformat() if isinstance(each, datetime) else each for key, each in value.items()}
