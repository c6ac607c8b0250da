"""Where the program thinks, off the threads that serve pages: bots' moves, the coach's judgements, reviews.

A task is asked for by a key; who asks for the same thing meanwhile gets the same task. Nobody has to cancel
anything: a task that nobody has waited for in a while is dropped, or ends itself where it is long, and a thread ends
when there is nothing left to do.
"""

from __future__ import annotations

import os
import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cache
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

import streamlit as st
from streamlit.errors import StreamlitAPIException

from trainer.bots.kernel import warm_up

T = TypeVar("T")

PATIENCE: Final = 5.0
"""Seconds for which a task stays wanted after it was last waited for: longer than a reload of the page takes."""

SLICE: Final = 0.1
"""Seconds between two looks at whether the page that waits has anything else to do."""

BEHIND: Final = 10
"""The niceness of threads that think."""

_TOUCHED: Final = "thinking"


class Unwanted(Exception):
    """A long task found that nobody waits for it any more."""


class Task(Generic[T]):
    """Something being thought about. Its job gets the task itself, to tell how far it is and ask whether to go on."""

    def __init__(self, job: Callable[[Task[T]], T]) -> None:
        self._job: Callable[[Task[T]], T] | None = job
        self._done = threading.Event()
        self._results: list[T] = []
        self._fault: BaseException | None = None
        self._wanted = time.monotonic()
        self.progress = 0.0

    @property
    def is_done(self) -> bool:
        """Whether `result` has an answer."""
        return self._done.is_set()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waited for it lately."""
        return time.monotonic() - self._wanted < PATIENCE

    def go_on(self, progress: float) -> None:
        """Told by a long job between two steps, with how much of it is done. Raises Unwanted to end it."""
        self.progress = progress
        if not self.is_wanted:
            raise Unwanted

    def wait(self, seconds: float) -> bool:
        """Waits at most so long; whether it is done."""
        self._wanted = time.monotonic()
        return self._done.wait(max(0.0, seconds))

    def result(self) -> T:
        """What came of it, once it is done. Raises what the job raised."""
        if self._fault is not None:
            raise self._fault
        return self._results[0]

    def run(self) -> None:
        """Does the job, in the thread of the pool."""
        job, self._job = self._job, None
        assert job is not None
        try:
            self._results.append(job(self))
        except BaseException as fault:
            self._fault = fault
        self._done.set()


class TooMany(Exception):
    """Somebody has as many thoughts waiting as one may have; a later try will do."""


class Pool:
    """A bounded number of threads; they begin with the first task and end with the last.

    Those who ask take turns, each with one task under way at most: who asks for fifty makes nobody wait for fifty.
    The threads run at a lower priority than those that serve pages, where the system knows priorities of threads.
    """

    def __init__(self, threads: int, name: str, per_asker: int = 6) -> None:
        """`per_asker` tasks of one asker may wait at once."""
        self._most, self._name, self._per_asker = threads, name, per_asker
        self._lock = threading.Lock()
        self._running = 0
        self._queues: dict[str, deque[Task[Any]]] = {}
        self._busy: set[str] = set()
        self._tasks: WeakValueDictionary[Hashable, Task[Any]] = WeakValueDictionary()

    @property
    def waiting(self) -> int:
        """Tasks that have not begun."""
        with self._lock:
            return sum(map(len, self._queues.values()))

    def ask(self, key: Hashable, job: Callable[[Task[T]], T], asker: str = "") -> Task[T]:
        """The task of that key: the one under way, or a new one. Keep it: a task nobody holds is forgotten.

        Raises:
            TooMany: it would be new, and too many of the asker's are waiting.
        """
        with self._lock:
            found = self._tasks.get(key)
            if found is not None and (found.is_wanted or found.is_done) and not _gave_up(found):
                found.wait(0)
                return found
            queue = self._queues.setdefault(asker, deque())
            if sum(task.is_wanted for task in queue) >= self._per_asker:
                raise TooMany
            task = self._tasks[key] = Task(job)
            queue.append(task)
            if self._running < self._most:
                self._running += 1
                threading.Thread(target=self._work, name=self._name, daemon=True).start()
        return task

    def _work(self) -> None:
        _step_back()
        asker: str | None = None
        while (taken := self._next(asker)) is not None:
            asker, task = taken
            task.run()

    def _next(self, done: str | None) -> tuple[str, Task[Any]] | None:
        """The next task and who asked for it; `done` is whose task has just ended. None: nothing to do here."""
        with self._lock:
            if done is not None:
                self._busy.discard(done)
            for asker in list(self._queues):
                queue = self._queues.pop(asker)
                while queue and not queue[0].is_wanted:
                    queue.popleft()
                if not queue:
                    continue
                self._queues[asker] = queue  # behind all others: they come first next time
                if asker not in self._busy:
                    self._busy.add(asker)
                    return asker, queue.popleft()
            self._running -= 1
            return None


def _step_back() -> None:
    """Lowers the priority of this thread below that of the pages."""
    with suppress(AttributeError, OSError):  # not every system has priorities, or has them for threads
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


def _gave_up(task: Task[Any]) -> bool:
    return isinstance(task._fault, Unwanted)


@cache
def moves() -> Pool:
    """Where bots think about their moves, and the coach about the learner's; one processor is left for the pages."""
    return Pool(max(1, (os.cpu_count() or 1) - 1), "thinking-move")


@cache
def reviews() -> Pool:
    """Where whole deals are reviewed: fewer threads, so that moves never wait for them."""
    return Pool(max(1, (os.cpu_count() or 1) // 2), "thinking-review")


@cache
def prepare() -> threading.Thread:
    """Gets the compiled kernel ready in the background, once a process; until then bots play on the plain one."""
    thread = threading.Thread(target=warm_up, name="kernel", daemon=True)
    thread.start()
    return thread


def rerun_when(task: Task[Any], most: float = 60.0) -> None:
    """Waits at the end of a fragment until the task is done, then runs the fragment again.

    Everything must be drawn before: the page stays as it is meanwhile. The wait costs nothing, and gives way
    at once to whatever else the learner does. It ends after `most` seconds too, to show how far the task is.
    """
    until = time.monotonic() + most
    while not task.wait(SLICE) and time.monotonic() < until:
        st.session_state[_TOUCHED] = True  # here Streamlit leaves this run, where another is asked for
    rerun_here()


def rerun_here() -> None:
    """Runs the fragment again, or the page where the fragment runs as a part of it."""
    try:
        st.rerun(scope="fragment")
    except StreamlitAPIException:
        st.rerun()
