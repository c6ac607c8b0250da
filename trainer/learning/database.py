"""Opens the database and brings its tables up to date.

Several processes may share one database, and may start on an empty one at the same moment.
"""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

WRITE = "write"  # execution option: this connection is going to write
MIGRATION_LOCK = 20_251  # any number, the same in every process
PRAGMAS = ("busy_timeout = 15000", "journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON")


class StoreError(Exception):
    """The database cannot be opened; the message is one line for the user."""


def open_engine(url: str) -> Engine:
    """An engine on `url`, migrated to the newest tables. Raises StoreError where that cannot be done."""
    try:
        engine = create_engine(make_url(url), pool_pre_ping=not url.startswith("sqlite"))
        if engine.dialect.name == "sqlite":
            _prepare_sqlite(engine)
        migrate(engine)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError(f"--db {url}: not a usable database address ({_line(error)})") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"--db {url}: cannot be opened ({_line(error)})") from error
    return engine


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


def _line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
