"""The tables of the store.

An attempt, wherever it was made, is one event that is never changed; progress, ratings and queues are views on
events.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A point in time, kept in UTC; SQLite would otherwise forget the zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To the database: UTC without a zone."""
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From the database: UTC, said plainly."""
        return None if value is None else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The metadata every table shares."""


class LearnerRow(Base):
    """Someone who learns; known by an anonymous id alone unless they give a name."""

    __tablename__ = "learner"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), default="")
    language: Mapped[str] = mapped_column(String(10), default="")
    prefs: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created: Mapped[datetime] = mapped_column(Moment)


class MovedLearnerRow(Base):
    """A learner who was erased, by a digest of the id (nothing else is left of them), and as whom they go on."""

    __tablename__ = "moved_learner"

    was: Mapped[str] = mapped_column(String(64), primary_key=True)
    now: Mapped[str] = mapped_column(String(40))


class AttemptRow(Base):
    """One answer given: in a lesson's step, a puzzle or a game."""

    __tablename__ = "attempt"
    __table_args__ = (
        Index("attempt_by_learner", "learner", "source", "content"),
        Index("attempt_newest", "learner", "id"),
    )

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    learner: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    source: Mapped[str] = mapped_column(String(16))
    content: Mapped[str] = mapped_column(String(120))
    part: Mapped[str] = mapped_column(String(40), default="")
    revision: Mapped[str] = mapped_column(String(64), default="")
    engine: Mapped[str] = mapped_column(String(32), default="")
    seed: Mapped[int | None] = mapped_column(BigInteger, default=None)
    at: Mapped[datetime] = mapped_column(Moment)
    hints: Mapped[int] = mapped_column(default=0)
    result: Mapped[str] = mapped_column(String(16))
    answer: Mapped[str] = mapped_column(Text, default="")


class TallyRow(Base):
    """How often a learner tried a thing and was right: counted beside the attempts, so that no page reads them all."""

    __tablename__ = "tally"

    learner: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    source: Mapped[str] = mapped_column(String(16), primary_key=True)
    content: Mapped[str] = mapped_column(String(120), primary_key=True)
    part: Mapped[str] = mapped_column(String(40), primary_key=True)
    tries: Mapped[int] = mapped_column(Integer)
    right: Mapped[int] = mapped_column(Integer)


class QueueRow(Base):
    """What was worked out of a learner's attempts up to the number `newest`; can be made anew at any time.

    `library` tells for which questions: with others it is worth nothing.
    """

    __tablename__ = "queue"

    learner: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    library: Mapped[str] = mapped_column(String(64))
    newest: Mapped[int] = mapped_column(Integer)
    body: Mapped[str] = mapped_column(Text)


class GameRow(Base):
    """A practice game as its record; `version` counts the saves, so that no window overwrites another's."""

    __tablename__ = "game"
    __table_args__ = (Index("game_by_learner", "learner", "state", "updated"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    learner: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"))
    record: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(16))
    version: Mapped[int] = mapped_column(default=1)
    aids: Mapped[dict[str, int]] = mapped_column(JSON, default=dict)
    created: Mapped[datetime] = mapped_column(Moment)
    updated: Mapped[datetime] = mapped_column(Moment)


class PersonalPuzzleRow(Base):
    """A puzzle made of a learner's own game, as the text of a puzzle file."""

    __tablename__ = "personal_puzzle"

    learner: Mapped[str] = mapped_column(ForeignKey("learner.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[str] = mapped_column(String(120), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(Moment)
