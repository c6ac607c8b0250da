"""Everything that is kept of a learner, as plain data for them to take away."""

from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from trainer.learning.store import OVER, SavedGame, Store
from trainer.learning.table_match import without_seed

FORMAT = 1


def exported(store: Store, learner: str) -> dict[str, Any]:
    """The learner, their attempts, games and own puzzles, oldest first: what JSON can hold, moments in ISO 8601.

    A deal under way is told without its seed, which would show every hidden card.
    """
    return {
        "format": FORMAT,
        "learner": _plain(asdict(store.learner(learner))),
        "attempts": [_plain(asdict(attempt)) for attempt in store.attempts(learner)],
        "games": [_plain(asdict(_closed(game))) for game in reversed(store.games(learner, limit=None))],
        "puzzles": [_plain(asdict(puzzle)) for puzzle in reversed(store.puzzles(learner))],
    }


def _closed(game: SavedGame) -> SavedGame:
    return game if game.state == OVER else replace(game, record=without_seed(game.record))


def _plain(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each.isoformat() if isinstance(each, datetime) else each for key, each in value.items()}
