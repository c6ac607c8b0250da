"""Where this process finds its database and its extra content.

Both are told through the environment: the app's script runs in the server's own process, and a test or a
hosting service sets them the same way as the command does.
"""

import os
from pathlib import Path

from platformdirs import user_data_path

from trainer.app.table.acts import PREFS

DATABASE = "BURACO_DB"
CONTENT = "BURACO_CONTENT"
PACE = "BURACO_PACE"


def database_url() -> str:
    """The SQLAlchemy URL of the learners' database: `--db`, or a SQLite file in the user's data folder."""
    url = os.environ.get(DATABASE)
    if url:
        return url
    folder = user_data_path("buraco", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'learners.sqlite'}"


def content_folder() -> Path | None:
    """The folder of a teacher's own lessons and puzzles (`--content`), if one was given."""
    folder = os.environ.get(CONTENT)
    return Path(folder) if folder else None


def pace() -> str:
    """How fast the others' acts are shown to a learner who has not chosen: slow, normal, fast, or all at once.

    `BURACO_PACE` says so, as a service for tests does; anything else it holds counts as normal.
    """
    wanted = os.environ.get(PACE, "")
    return wanted if wanted in PREFS["pace"] else "normal"
