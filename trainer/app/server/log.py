"""The log: one line of JSON an entry, no personal data, and never a flood.

An entry says when, how bad, where and what; a fault carries an id that the learner's page shows too.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Final

QUIET: Final = 10.0
"""Seconds for which an entry that says the same as one before is only counted."""

_KEPT: Final = 512


class OnceInAWhile(logging.Filter):
    """Lets through the first entry of a kind, and then one every `QUIET` seconds with the number of those between."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[tuple[str, int, object], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the entry is written."""
        key, now = (record.pathname, record.lineno, record.msg), self._clock()
        at, held = self._last.get(key, (-QUIET, 0))
        if now - at < QUIET:
            self._last[key] = (at, held + 1)
            return False
        if len(self._last) >= _KEPT:
            self._last.clear()
        self._last[key] = (now, 0)
        if held:
            record.repeated = held
        return True


class Line(logging.Formatter):
    """An entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "of": record.name,
            "says": record.getMessage(),
        }
        for name in ("fault", "repeated"):
            if hasattr(record, name):
                entry[name] = getattr(record, name)
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            frame = traceback.extract_tb(error.__traceback__)[-1:]
            entry["error"] = type(error).__name__
            entry["place"] = [f"{each.filename}:{each.lineno} {each.name}" for each in frame]
        return json.dumps(entry, ensure_ascii=False)


def set_up() -> None:
    """Makes this the log of the whole process, on its error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    handler.addFilter(OnceInAWhile())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "streamlit", "asyncio", "tornado"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
