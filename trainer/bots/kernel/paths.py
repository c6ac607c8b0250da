"""The two paths of the kernel, plain and compiled, and how the compiled one gets ready without being waited for.

The first compilation takes some 40 seconds of a core, loading it again from the disk about 1.5. The
plain path needs neither and gives the same results, some thirty times slower.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal

from trainer.bots.kernel.book import book_values
from trainer.bots.kernel.convert import state_values
from trainer.bots.kernel.core import layout, policy, search
from trainer.bots.kernel.core.jit import Ints, cache_folder
from trainer.rules.deal import deal
from trainer.rules.ruleset import Ruleset, ruleset

PathName = Literal["plain", "compiled"]
_PACKAGE: Final = __name__.rpartition(".")[0]
KEPT_SECONDS: Final = 30 * 24 * 3600
_warming = threading.Lock()
_ready = threading.Event()


@dataclass(frozen=True)
class KernelPath:
    """The functions of one path. States and books made by one path are for that path alone."""

    name: PathName
    jit: ModuleType
    acts: ModuleType
    turns: ModuleType
    score: ModuleType
    playout: ModuleType
    policy: ModuleType
    search: ModuleType
    odds: ModuleType

    def book(self, rules: Ruleset) -> Ints:
        """The tables of a ruleset; worked out once, in about a second."""
        return _book(self.name, rules)


@cache
def path(name: PathName) -> KernelPath:
    """One of the two paths.

    Raises:
        ImportError: the compiled path without numba.
    """
    package = f"{_PACKAGE}.{'core' if name == 'plain' else 'compiled'}"
    names = ("jit", "acts", "turns", "score", "playout", "policy", "search", "odds")
    return KernelPath(name, *(importlib.import_module(f"{package}.{part}") for part in names))


@cache
def _book(name: PathName, rules: Ruleset) -> Any:
    return path(name).jit.table(book_values(rules))


def best_path() -> KernelPath:
    """The compiled path once it is ready, the plain one until then."""
    return path("compiled" if is_ready() else "plain")


def is_ready() -> bool:
    """Whether the compiled path is loaded, so that the next call to it runs at full speed."""
    return _ready.is_set()


def can_compile() -> bool:
    """Whether there is a compiled path here: numba is installed and NUMBA_DISABLE_JIT is not set."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and find_spec("numba") is not None


def warm_up() -> bool:
    """Get the compiled path ready and say whether it is; meant to be called in a thread of its own.

    What is not yet on the disk is compiled by another process, so that this one goes on serving; then it is loaded.
    Without numba, or with NUMBA_DISABLE_JIT set, nothing happens. A second call waits for the first.
    """
    with _warming:
        if not is_ready() and can_compile():
            if not _marker().exists():
                subprocess.run([sys.executable, "-m", _PACKAGE], check=False, stdin=subprocess.DEVNULL)
            load()
    return is_ready()


def load() -> None:
    """Load the compiled path from the disk, or compile it in this process where it is not there.

    Raises:
        ImportError: numba is not installed.
    """
    compiled = path("compiled")
    zeros, rules = compiled.jit.zeros, ruleset()
    book, acts = compiled.book(rules), zeros(layout.MOST_ACTS)
    state = compiled.jit.ints(state_values(deal(rules, 2, seed=1), seed=1))
    values, weights = zeros(search.FEATURES * search.STAGES), zeros(policy.WEIGHTS)
    start, hidden, cards, one = state.copy(), zeros(search.HIDDEN), zeros(1), zeros(1) + 1
    compiled.search.weigh(
        start, hidden, cards, cards, 0, one, 0, one, book, weights, zeros(1), values, one, state, acts, one.copy()
    )
    compiled.odds.deal_hands(hidden, cards, zeros(4), 1, state, one, cards)
    compiled.policy.note(start, book)
    compiled.policy.choose(start, book, weights, acts)
    compiled.playout.play_at_random(start, book, acts)
    compiled.score.write_sheet(start, book, 0, acts)
    try:
        _marker().parent.mkdir(parents=True, exist_ok=True)
        _marker().touch()
        _drop_old_caches()
    except OSError:
        pass  # a disk that cannot be written keeps no compiled code either
    _ready.set()


def _drop_old_caches() -> None:
    """Remove what older sources left, once nobody has loaded it for a month."""
    for folder in cache_folder().parent.glob("kernel-*"):
        used = max((file.stat().st_mtime for file in folder.glob("complete-*")), default=folder.stat().st_mtime)
        if used < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _marker() -> Path:
    """The file that says these sources were compiled to the end, by this Python and this numba."""
    from importlib.metadata import version

    return cache_folder() / f"complete-{sys.implementation.cache_tag}-numba-{version('numba')}"
