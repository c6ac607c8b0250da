"""A copy of the whole store in one file, made while learners play, and the way back.

The file is an SQLite database, whichever kind the store is: a copy of one opens in the other, and nothing but this
program is needed on either side.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Table, create_engine, delete, func, insert, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from trainer.learning.database import StoreDown, StoreError, damage, masked, migrate, open_engine, writer
from trainer.learning.models import AttemptRow, Base, LearnerRow

ROWS: Final = 1000
"""Rows that are held in memory at once."""

VERSION_TABLE: Final = "alembic_version"

Counts = dict[str, int]
"""Rows by the name of their table."""


class BackupError(Exception):
    """A backup cannot be made or read; the message is one line for the operator."""


def back_up(url: str, file: Path) -> Counts:
    """Writes everything the store at an SQLAlchemy `url` holds at one moment to a new file; learners go on meanwhile.

    Whatever was acknowledged before the call is in it. The file appears whole or not at all.

    Raises:
        BackupError: the file exists already, or cannot be written.
        StoreError: there is no such store, or it is damaged.
    """
    if file.exists():
        raise BackupError(f"{file}: exists already; expected the name of a new file")
    _refuse_missing(url)
    engine = open_engine(url)
    try:
        with _beside(file) as new:
            if engine.dialect.name == "sqlite":
                _copy_file(engine, new)
            else:
                _copy_rows(engine, new)
            counts = _sound(new, file)
            with new.open("rb") as written:
                os.fsync(written.fileno())
            new.rename(file)
    except (SQLAlchemyError, StoreDown, sqlite3.Error) as error:
        raise BackupError(f"{file}: cannot be written ({_line(error)})") from error
    finally:
        engine.dispose()
    return counts


def restore(url: str, file: Path, *, replaces: bool = False) -> Counts:
    """Puts what a backup holds into the store at an SQLAlchemy `url`, all of it or nothing.

    A store that knows learners already is refused, unless `replaces`: then they are forgotten for it.

    Raises:
        BackupError: the file is no sound backup, or the store holds learners already.
        StoreError: the store cannot be opened, or the backup was written by a newer version of this program.
    """
    if not file.is_file():
        raise BackupError(f"{file}: no such file; expected one that `buraco backup` wrote")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)  # brought up to date below, which must not change the backup
        _sound(copy, file)
        source, target = _plain(copy), open_engine(url)
        try:
            migrate(source)
            with source.connect() as old, writer(target).begin() as new:
                if not replaces and new.scalar(select(func.count()).select_from(LearnerRow)):
                    raise BackupError(f"{file}: not restored, for the store holds learners already; see --replace")
                for table in reversed(Base.metadata.sorted_tables):
                    new.execute(delete(table))
                counts = {table.name: _copy_table(table, old, new) for table in Base.metadata.sorted_tables}
                _number_on(new)
        except (SQLAlchemyError, StoreDown) as error:
            raise BackupError(f"{file}: cannot be restored ({_line(error)})") from error
        finally:
            source.dispose()
            target.dispose()
    return counts


def _refuse_missing(url: str) -> None:
    """Raises StoreError where the address is that of a file that is not there: opened, it would be made."""
    with suppress(ArgumentError):  # said when it is opened
        address = make_url(url)
        if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
            raise StoreError(f"--db {masked(url)}: no such file; expected a database with learners in it")


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """An empty file beside the one that is wanted, for its owner alone; gone at the end unless it was renamed."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as failure:
        reason = (failure.strerror or "cannot be used").lower()
        raise BackupError(f"{file}: {reason}; expected a folder that can be written") from None
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _copy_file(engine: Engine, new: Path) -> None:
    """SQLite's own copy of one moment: writers go on in the log beside the file."""
    with closing(sqlite3.connect(str(engine.url.database))) as connection:
        connection.execute("VACUUM INTO ?", (str(new),))


def _copy_rows(engine: Engine, new: Path) -> None:
    """Every row as it was when the first was read."""
    target = _plain(new)
    try:
        Base.metadata.create_all(target)
        snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with snapshot.connect() as old, target.begin() as connection:
            version = old.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
            connection.execute(text(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
            connection.execute(text(f"INSERT INTO {VERSION_TABLE} VALUES (:version)"), {"version": version})
            for table in Base.metadata.sorted_tables:
                _copy_table(table, old, connection)
    finally:
        target.dispose()


def _copy_table(table: Table, old: Connection, new: Connection) -> int:
    rows = old.execution_options(yield_per=ROWS).execute(select(table))
    count = 0
    for part in rows.mappings().partitions():
        new.execute(insert(table), [dict(row) for row in part])
        count += len(part)
    return count


def _number_on(connection: Connection) -> None:
    """PostgreSQL numbers attempts from a counter of its own, which has not seen those that were put in."""
    if connection.dialect.name == "postgresql":
        newest = connection.scalar(select(func.max(AttemptRow.id)))
        if newest is not None:
            connection.execute(
                text("SELECT setval(pg_get_serial_sequence('attempt', 'id'), :newest)"), {"newest": newest}
            )


def _sound(copy: Path, shown: Path) -> Counts:
    """The rows of a backup by table. Raises BackupError, which speaks of `shown`, where it is damaged or is none."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            found = damage(connection)
            if found:
                raise BackupError(f"{shown}: damaged ({found}); expected a backup as it was written")
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if VERSION_TABLE not in names or LearnerRow.__tablename__ not in names:
                raise BackupError(f"{shown}: not a backup of the store; expected one that `buraco backup` wrote")
            tables = [table.name for table in Base.metadata.sorted_tables if table.name in names]
            return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in tables}
    except sqlite3.Error as error:
        raise BackupError(f"{shown}: not a backup ({_line(error)}); expected one that `buraco backup` wrote") from None


def _plain(file: Path) -> Engine:
    """An engine on a file that nobody else uses."""
    return create_engine(f"sqlite:///{file}")


def _line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
