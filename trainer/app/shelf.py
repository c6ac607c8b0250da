"""The lessons and puzzles of this process, read once; those of a teacher's folder again when they change."""

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import streamlit as st

from trainer.app import own_puzzles, session, settings
from trainer.content.drills import Drill, drill
from trainer.content.folder import TaughtFolder
from trainer.content.library import Library, load_library
from trainer.content.models import Puzzle
from trainer.content.siblings import puzzle_of_step, sibling
from trainer.learning import placement, progress
from trainer.learning.due import Question, Queue, Standing, finder
from trainer.learning.progress import Parts
from trainer.learning.store import History

KEPT: Final = 200
"""Puzzles made by the program that are kept, so that a page drawn anew need not make them again. These caches are
the process's own: Streamlit's are emptied for everybody by one message of a browser."""


@cache
def _own() -> Library:
    return load_library()


@cache
def _follow(folder: Path) -> TaughtFolder:
    return TaughtFolder(folder, _own())


def clock() -> float:
    """Seconds of a clock that never goes back."""
    return time.monotonic()


def taught_folder() -> TaughtFolder | None:
    """The teacher's folder, where one was given."""
    folder = settings.content_folder()
    return _follow(folder) if folder else None


def read() -> Library:
    """The content of the process, as it stands now. Read before anybody comes: the first learners would all wait for
    it, each with a reading of their own in memory."""
    taught = taught_folder()
    return taught.library(clock()) if taught else _own()


def library() -> Library:
    """Everything there is to learn from, as it stands now, the learner's own puzzles among it."""
    base = read()
    mine = own_puzzles.all_of_them()
    if not mine:
        return base
    known: tuple[Library, dict[str, Puzzle], Library] | None = st.session_state.get("library")
    if known is None or known[0] is not base or known[1] is not mine:
        known = st.session_state["library"] = (base, mine, replace(base, puzzles={**base.puzzles, **mine}))
    return known[2]


def lesson_parts() -> Parts:
    """The learner's attempts at the steps of lessons."""
    return session.store().parts(session.learner().id, "lesson")


def collection() -> list[Puzzle]:
    """The puzzles served to everyone, easiest first; the learner's own are none of them."""
    mine = own_puzzles.all_of_them()
    return [puzzle for puzzle in library().active_puzzles if puzzle.id not in mine]


def puzzle_to_offer(among: Iterable[Puzzle]) -> Puzzle | None:
    """The next puzzle that is not solved, of what the learner has been taught before the rest."""
    attempts, known = lesson_parts(), known_lessons()
    lessons = library().lessons_in_order
    done = [each for each in lessons if each.id in known or progress.lesson_progress(each, attempts).is_complete]
    return progress.next_puzzle(progress.first_for_beginners(among, done), puzzle_histories())


def puzzle_histories() -> dict[str, History]:
    """The learner's attempts at puzzles, by id, in the collection and in the lessons that ask them."""
    tried = session.store().histories(session.learner().id, "puzzle")
    return progress.with_lessons(tried, library().lessons_in_order, lesson_parts())


def placement_parts() -> Parts:
    """The learner's answers to the placement test, by question and sitting."""
    return session.store().parts(session.learner().id, placement.SOURCE)


def known_lessons() -> frozenset[str]:
    """The lessons the learner knows by the placement test."""
    return placement.known_lessons(library().placement, placement_parts())


@lru_cache(KEPT)
def sibling_of(puzzle_id: str, revision: str, seed: int) -> Puzzle | None:
    """The sibling of that seed, proved; None where there is none. `revision` is the puzzle's."""
    return sibling(library().puzzles[puzzle_id], seed)


@lru_cache(KEPT)
def drill_of(kind: str, seed: int) -> Drill:
    """The drill of that kind and seed."""
    return drill(kind, seed)


def drill_histories() -> dict[str, History]:
    """The learner's answers to drills, by kind."""
    return session.store().histories(session.learner().id, "drill")


@lru_cache(KEPT)
def sibling_of_step(lesson_id: str, revision: str, number: int, seed: int) -> Puzzle | None:
    """The sibling of a lesson's exercise, as `sibling_of` gives a puzzle's."""
    puzzle = puzzle_of_step(library().lessons[lesson_id], number)
    return sibling(puzzle, seed) if puzzle else None


def sibling_of_question(question: Question, seed: int) -> Puzzle | None:
    """The sibling of a question of the queue; None where there is none."""
    if question.source == "puzzle":
        return sibling_of(question.content, library().puzzles[question.content].revision, seed)
    revision = library().lessons[question.content].revision
    return sibling_of_step(question.content, revision, int(question.part), seed)


WORTH_KEEPING: Final = 200
"""Attempts after which what was worked out of them is kept in the store."""


@dataclass
class _KnownQueue:
    """The queue as far as this session has worked it out: of whom, in which library, up to which attempt; and up to
    which the store has it."""

    learner: str
    library: Library
    queue: Queue
    newest: int = 0
    kept: int = 0
    standings: list[Standing] = field(default_factory=list)


def queue() -> list[Standing]:
    """Every question that comes back, the one due first first; only attempts not seen yet are looked at."""
    learner, books = session.learner().id, library()
    newest = session.store().newest_attempt(learner)
    known: _KnownQueue | None = st.session_state.get("queue")
    if known is None or known.learner != learner or known.library is not books or newest < known.newest:
        known = st.session_state["queue"] = _kept_queue(learner, books)
    if newest > known.newest:
        known.queue.add(session.store().attempts(learner, known.newest, newest))
        if newest - known.kept >= WORTH_KEEPING:
            session.store().save_queue(learner, questions_of(books), newest, known.queue.to_json())
            known.kept = newest
        known.newest, known.standings = newest, known.queue.standings()
    return known.standings


def _kept_queue(learner: str, books: Library) -> _KnownQueue:
    """The queue as the store has it for these books, or an empty one."""
    kept = session.store().queue(learner, questions_of(books))
    if kept is None:
        return _KnownQueue(learner, books, Queue(finder(books)))
    newest, body = kept
    queue = Queue.from_json(body, finder(books))
    return _KnownQueue(learner, books, queue, newest, newest, queue.standings())


@lru_cache(8)
def _questions(puzzles: tuple[str, ...], steps: tuple[tuple[str, str], ...]) -> str:
    return sha256(json.dumps([puzzles, steps]).encode()).hexdigest()


def questions_of(books: Library) -> str:
    """A digest of which questions a library has: what was worked out for the same ones still holds."""
    steps = tuple(
        (lesson.id, ",".join(step.puzzle or ("do" if step.do else "") for step in lesson.steps))
        for lesson in books.lessons.values()
    )
    return _questions(tuple(books.puzzles), steps)


def due() -> list[Standing]:
    """The questions whose day has come."""
    now = session.local_now()
    return [standing for standing in queue() if standing.is_due(now)]
