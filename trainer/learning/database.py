"""Opens the database and brings its tables up to date.

Several processes may share one database, and may start on an empty one at the same moment.
"""

import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    IntegrityError,
    NoSuchModuleError,
    ProgrammingError,
    SQLAlchemyError,
)

WRITE = "write"  # execution option: this connection is going to write
MIGRATION_LOCK = 20_251  # any number, the same in every process
PATIENCE = 3  # seconds for which the database may keep a page waiting
PRAGMAS = (f"busy_timeout = {PATIENCE * 1000}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class StoreError(Exception):
    """The database cannot be opened; the message is one line for the user."""


class StoreDown(Exception):
    """The database does not answer at this moment, or not in time: nothing was written, and a later try may do it."""


def open_engine(url: str) -> Engine:
    """An engine on `url`, migrated to the newest tables. Raises StoreError where that cannot be done.

    What goes wrong with the database afterwards is raised as `StoreDown`.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"--db {masked(url)}: not a usable database address ({_line(error)})") from None
    try:
        engine = create_engine(address, **_options(address))
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine)
            _refuse_damaged(engine, url)
        migrate(engine)
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(f"--db {masked(url)}: not a usable database address ({_line(error)})") from error
    except CommandError as error:
        raise StoreError(
            f"--db {masked(url)}: was written by a newer version of this program ({_line(error)}); "
            "expected a database of this version or an older one"
        ) from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"--db {masked(url)}: cannot be opened ({_without(url, _line(error))})") from error
    event.listen(engine, "handle_error", _tell_down)
    return engine


@dataclass
class Timing:
    """How long the database took in all, in seconds, and for how many statements."""

    seconds: float = 0.0
    statements: int = 0

    def measure(self, engine: Engine) -> None:
        """Counts every statement of the engine from now on."""

        @event.listens_for(engine, "before_cursor_execute")
        def _begin(connection: Connection, *_: Any) -> None:
            connection.info["begun"] = time.perf_counter()

        @event.listens_for(engine, "after_cursor_execute")
        def _end(connection: Connection, *_: Any) -> None:
            self.seconds += time.perf_counter() - connection.info["begun"]
            self.statements += 1


def masked(url: str) -> str:
    """The address without its password, to be shown."""
    return re.sub(r"(//[^/@:]*):.*@", r"\1:***@", url)


def _without(url: str, line: str) -> str:
    """A driver's line without any piece of the password: one with an unescaped sign is taken for a host."""
    secret = re.search(r"//[^/@:]*:(.*)@", url)
    for piece in re.split(r"[@/:?#]", secret.group(1)) if secret else ():
        line = line.replace(piece, "***") if len(piece) > 3 else line
    return line


def _options(address: URL) -> dict[str, Any]:
    """A server that is gone or hangs is noticed within seconds; its connections are tried before they are used."""
    if not address.drivername.startswith("postgresql"):
        return {}
    asked = {"connect_timeout": PATIENCE, "keepalives_idle": 5, "tcp_user_timeout": PATIENCE * 1000}
    return {"pool_pre_ping": True, "pool_timeout": PATIENCE, "pool_size": 10, "max_overflow": 20, "connect_args": asked}


def _tell_down(context: ExceptionContext) -> None:
    """Raises what the database itself failed at as `StoreDown`; a mistake of ours in a statement stays what it is.

    So does a dead connection that is found before it is used: the pool opens another in its place.
    """
    error = context.sqlalchemy_exception
    if context.is_pre_ping or isinstance(error, IntegrityError | ProgrammingError | DataError):
        return
    raise StoreDown(_line(context.original_exception)) from context.original_exception


def writer(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{WRITE: True})


def migrate(engine: Engine) -> None:
    """Runs the migrations that are missing; one process does it, others wait for it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with engine.connect() as connection:
        if MigrationContext.configure(connection).get_current_revision() == newest:
            return
    with writer(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def damage(connection: Any) -> str:
    """What SQLite finds wrong with its file, in its own words; empty where it is sound. Takes a DB-API connection."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    return "" if found == "ok" else str(found).strip().splitlines()[-1]


def _refuse_damaged(engine: Engine, url: str) -> None:
    """Raises StoreError where the file is damaged: what is written into it would make it worse."""
    with engine.connect() as connection:
        found = damage(connection.connection.driver_connection)
    if found:
        raise StoreError(
            f"--db {masked(url)}: damaged ({found}); move the file away and put a backup in its place: buraco restore"
        )


def _prepare_sqlite(engine: Engine) -> None:
    """Readers beside a writer (WAL), patient writers, foreign keys, and real transactions.

    A transaction that will write takes the write lock at its start: one that read first and then wrote could
    not wait for the lock, and would fail when another process had written in between.
    """

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not open transactions of its own
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get(WRITE)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _line(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
