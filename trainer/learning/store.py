"""The store: what is remembered of every learner, in one database that many processes may share."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, TypeVar

from sqlalchemy import bindparam, case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from trainer.learning.database import StoreDown, Timing, open_engine, writer
from trainer.learning.models import (
    AttemptRow,
    GameRow,
    LearnerRow,
    MovedLearnerRow,
    PersonalPuzzleRow,
    QueueRow,
    TallyRow,
)
from trainer.learning.quotas import Quotas, TooOften

RIGHT = "right"
WRONG = "wrong"
SHOWN = "shown"
PLAYING = "playing"
OVER = "over"
MINUTE = timedelta(minutes=1)

Row = TypeVar("Row", LearnerRow, PersonalPuzzleRow)

_TALLIES = select(TallyRow.content, TallyRow.part, TallyRow.tries, TallyRow.right).where(
    TallyRow.learner == bindparam("learner"), TallyRow.source == bindparam("source")
)
"""Asked with nearly every page, and put together once: that takes longer than the answer."""


class StaleGame(Exception):
    """The game was saved elsewhere (another window) since it was read."""


class LearnerMoved(Exception):
    """The learner was erased elsewhere (another window), and goes on under the id `now`; nothing was written."""

    def __init__(self, now: str) -> None:
        super().__init__(now)
        self.now = now


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns: an anonymous id, and what they chose to tell. `language` is empty until they choose one."""

    id: str
    name: str = ""
    language: str = ""
    prefs: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer.

    `source` is lesson, puzzle, sibling, drill or game; `content` the id of the lesson or puzzle, the kind of drill;
    `part` a lesson's step; `seed` tells which sibling or drill it was; `result` right, wrong, or shown where the
    solution was asked for.
    """

    learner: str
    source: str
    content: str
    at: datetime
    result: str
    part: str = ""
    revision: str = ""
    engine: str = ""
    seed: int | None = None
    hints: int = 0
    answer: str = ""


@dataclass(frozen=True, slots=True)
class History:
    """A learner's attempts at one thing: how many, and how many of them right."""

    tries: int
    right: int

    @property
    def done(self) -> bool:
        """Whether it was ever answered right."""
        return self.right > 0


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game at rest: its record text and `version`, the number of times it was saved (0: not yet).

    `aids` counts the help taken in the deal under way, by kind (`hints`, `take_backs`).
    """

    id: str
    learner: str
    record: str
    state: str = PLAYING
    version: int = 0
    updated: datetime | None = None
    aids: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PersonalPuzzle:
    """A puzzle made of a learner's own game: the text of its file."""

    id: str
    text: str
    made: datetime


class Store:
    """Reads and writes learners, attempts, games and puzzles of their own."""

    def __init__(self, url: str, quotas: Quotas = Quotas()) -> None:  # noqa: B008 - a value that never changes
        """Opens the database at an SQLAlchemy `url`. Raises StoreError where it cannot."""
        self._engine, self._quotas = open_engine(url), quotas
        self._writer = writer(self._engine)
        self.timing = Timing()
        self.timing.measure(self._engine)

    def close(self) -> None:
        """Lets go of every connection."""
        self._engine.dispose()

    def answers(self) -> bool:
        """Whether the database does what it is asked at this moment; may take some seconds to say no."""
        try:
            with Session(self._engine) as session:
                session.scalar(select(LearnerRow.id).limit(1))
        except (StoreDown, SQLAlchemyError):
            return False
        return True

    # Learners

    def learner(self, id: str) -> Learner:
        """The learner of that id; one who was never saved has only the id."""
        with Session(self._engine) as session:
            row = session.get(LearnerRow, id)
            return Learner(row.id, row.name, row.language, dict(row.prefs)) if row else Learner(id)

    def save_learner(self, learner: Learner, now: datetime) -> None:
        """Keeps the learner's name, language and preferences."""
        with Session(self._writer) as session, session.begin():
            row = _learner_row(session, learner.id, now)
            row.name, row.language, row.prefs = learner.name, learner.language, dict(learner.prefs)

    def erase(self, id: str, now: str = "") -> None:
        """Forgets the learner and everything they did.

        `now` is the id under which they go on: what another window still writes for the old one raises LearnerMoved.
        """
        with Session(self._writer) as session, session.begin():
            if now:
                session.merge(MovedLearnerRow(was=_digest(id), now=now))
            for table in (AttemptRow, TallyRow, QueueRow, GameRow, PersonalPuzzleRow):
                session.execute(delete(table).where(table.learner == id))
            session.execute(delete(LearnerRow).where(LearnerRow.id == id))

    # Attempts

    def add_attempt(self, attempt: Attempt) -> None:
        """Adds one event; it is never changed afterwards. Raises TooOften beyond the learner's quota."""
        with Session(self._writer) as session, session.begin():
            _learner_row(session, attempt.learner, attempt.at)
            self._refuse_flood(session, attempt)
            session.add(AttemptRow(**{name: getattr(attempt, name) for name in Attempt.__slots__}))
            _count(session, attempt)

    def attempts(self, learner: str, after: int = 0, until: int | None = None) -> list[Attempt]:
        """Everything the learner answered, oldest first; `after` and `until` are numbers of attempts (see
        `newest_attempt`): only what came after the one, and nothing beyond the other."""
        columns = [getattr(AttemptRow, name) for name in Attempt.__slots__]
        query = select(*columns).where(AttemptRow.learner == learner, AttemptRow.id > after).order_by(AttemptRow.id)
        if until is not None:
            query = query.where(AttemptRow.id <= until)
        with Session(self._engine) as session:
            return [Attempt(*row) for row in session.execute(query)]

    def count(self, learner: str) -> tuple[int, int]:
        """How many attempts and how many games are kept of the learner."""
        with Session(self._engine) as session:
            attempts = session.scalar(select(func.sum(TallyRow.tries)).where(TallyRow.learner == learner))
            games = session.scalar(select(func.count()).where(GameRow.learner == learner))
        return attempts or 0, games or 0

    def newest_attempt(self, learner: str) -> int:
        """A number that grows with every attempt of the learner; 0 before the first."""
        query = select(func.max(AttemptRow.id)).where(AttemptRow.learner == learner)
        with Session(self._engine) as session:
            return session.scalar(query) or 0

    def histories(self, learner: str, source: str) -> dict[str, History]:
        """Per content id, the learner's attempts of that source, whole contents together."""
        found: dict[str, History] = {}
        for (content, _part), part in self.parts(learner, source).items():
            whole = found.get(content, History(0, 0))
            found[content] = History(whole.tries + part.tries, whole.right + part.right)
        return found

    def parts(self, learner: str, source: str) -> dict[tuple[str, str], History]:
        """Per content id and part (a lesson's step), the learner's attempts of that source."""
        with self._engine.connect() as connection:
            rows = connection.execute(_TALLIES, {"learner": learner, "source": source}).all()
        return {(content, part): History(tries, right) for content, part, tries, right in rows}

    def recounted(self, learner: str, source: str) -> dict[tuple[str, str], History]:
        """What `parts` gives, counted anew from the attempts themselves."""
        keys = (AttemptRow.content, AttemptRow.part)
        right = func.sum(case((AttemptRow.result == RIGHT, 1), else_=0))
        chosen = (AttemptRow.learner == learner, AttemptRow.source == source)
        query = select(*keys, func.count(), right).where(*chosen).group_by(*keys)
        with Session(self._engine) as session:
            return {(row[0], row[1]): History(row[2], row[3]) for row in session.execute(query)}

    def queue(self, learner: str, library: str) -> tuple[int, str] | None:
        """What was kept of the learner's queue for these questions, and up to which attempt; see `save_queue`."""
        with Session(self._engine) as session:
            row = session.get(QueueRow, learner)
            return (row.newest, row.body) if row and row.library == library else None

    def save_queue(self, learner: str, library: str, newest: int, body: str) -> None:
        """Keeps what was worked out of the attempts up to the number `newest`, for the questions of a library."""
        with Session(self._writer) as session, session.begin():
            if session.get(LearnerRow, learner):
                session.merge(QueueRow(learner=learner, library=library, newest=newest, body=body))

    # Games

    def sweep(self, now: datetime) -> int:
        """Forgets games under way that nobody played for long, whoever's they are; returns how many."""
        old = (GameRow.state == PLAYING, GameRow.updated < now - self._quotas.unfinished_for)
        with Session(self._writer) as session, session.begin():
            return len(session.execute(delete(GameRow).where(*old).returning(GameRow.id)).all())

    def _make_room(self, session: Session, learner: str) -> None:
        """Forgets the learner's oldest games under way beyond their quota."""
        session.flush()
        under_way = select(GameRow.id).where(GameRow.learner == learner, GameRow.state == PLAYING)
        beyond = under_way.order_by(GameRow.updated.desc(), GameRow.created.desc()).offset(
            self._quotas.unfinished_games
        )
        ids = session.scalars(beyond).all()
        if ids:
            session.execute(delete(GameRow).where(GameRow.id.in_(ids)))

    def _refuse_flood(self, session: Session, attempt: Attempt) -> None:
        """Raises TooOften where the learner's answers within a minute are as many as their quota already."""
        times = select(AttemptRow.at).where(AttemptRow.learner == attempt.learner).order_by(AttemptRow.id.desc())
        first = session.scalar(times.offset(self._quotas.answers_a_minute - 1).limit(1))
        if first is not None and first > attempt.at - MINUTE:
            raise TooOften(attempt.learner)

    def save_game(self, game: SavedGame, now: datetime) -> SavedGame:
        """Keeps the game, returns it with its new version. Raises StaleGame if another save came between."""
        with Session(self._writer) as session, session.begin():
            if game.version == 0:
                _learner_row(session, game.learner, now)
                session.add(
                    GameRow(
                        id=game.id,
                        learner=game.learner,
                        record=game.record,
                        state=game.state,
                        version=1,
                        aids=dict(game.aids),
                        created=now,
                        updated=now,
                    )
                )
                self._make_room(session, game.learner)
            else:
                changed = session.execute(
                    update(GameRow)
                    .where(GameRow.id == game.id, GameRow.version == game.version)
                    .values(
                        record=game.record,
                        state=game.state,
                        version=game.version + 1,
                        aids=dict(game.aids),
                        updated=now,
                    )
                    .returning(GameRow.id)
                ).all()
                if not changed:
                    raise StaleGame(game.id)
        return replace(game, version=game.version + 1, updated=now)

    def game(self, id: str) -> SavedGame | None:
        """The game of that id, or None."""
        with Session(self._engine) as session:
            row = session.get(GameRow, id)
            return _saved(row) if row else None

    def games(self, learner: str, state: str | None = None, limit: int | None = 20) -> list[SavedGame]:
        """The learner's games, the last played first; all of them where `limit` is None."""
        query = select(GameRow).where(GameRow.learner == learner)
        if state is not None:
            query = query.where(GameRow.state == state)
        with Session(self._engine) as session:
            rows = session.scalars(query.order_by(GameRow.updated.desc()).limit(limit)).all()
            return [_saved(row) for row in rows]

    # Puzzles of their own

    def add_puzzle(self, learner: str, puzzle: PersonalPuzzle) -> None:
        """Keeps a puzzle made of the learner's game; made again, it stays as it was."""
        with Session(self._writer) as session, session.begin():
            _learner_row(session, learner, puzzle.made)
            row = PersonalPuzzleRow(learner=learner, id=puzzle.id, text=puzzle.text, made=puzzle.made)
            _kept(session, (learner, puzzle.id), row)

    def puzzles(self, learner: str) -> list[PersonalPuzzle]:
        """The learner's own puzzles, the last made first."""
        query = select(PersonalPuzzleRow).where(PersonalPuzzleRow.learner == learner)
        with Session(self._engine) as session:
            rows = session.scalars(query.order_by(PersonalPuzzleRow.made.desc(), PersonalPuzzleRow.id)).all()
            return [PersonalPuzzle(row.id, row.text, row.made) for row in rows]


def _learner_row(session: Session, id: str, now: datetime) -> LearnerRow:
    """The learner's row, made at the first thing worth remembering: a mere visit leaves none."""
    if row := session.get(LearnerRow, id):
        return row
    if moved := session.get(MovedLearnerRow, _digest(id)):
        raise LearnerMoved(moved.now)
    return _kept(session, id, LearnerRow(id=id, name="", language="", prefs={}, created=now))


def _count(session: Session, attempt: Attempt) -> None:
    """Adds an attempt to its tally; another process may do so at this very moment."""
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    right = int(attempt.result == RIGHT)
    key = {"learner": attempt.learner, "source": attempt.source, "content": attempt.content, "part": attempt.part}
    session.execute(
        insert(TallyRow)
        .values(**key, tries=1, right=right)
        .on_conflict_do_update(
            index_elements=list(key), set_={"tries": TallyRow.tries + 1, "right": TallyRow.right + right}
        )
    )


def _kept(session: Session, key: str | tuple[str, ...], new: Row) -> Row:
    """The row of that key as it is kept, or the new one; another process may keep one at this very moment."""
    kind = type(new)
    if row := session.get(kind, key):
        return row
    with suppress(IntegrityError), session.begin_nested():
        session.add(new)
    return session.get_one(kind, key)


def _digest(id: str) -> str:
    return sha256(id.encode()).hexdigest()


def _saved(row: GameRow) -> SavedGame:
    return SavedGame(row.id, row.learner, row.record, row.state, row.version, row.updated, dict(row.aids))
