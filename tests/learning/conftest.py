"""Stores for tests, on SQLite and, where there is one, on PostgreSQL."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from trainer.learning.store import Store

POSTGRES = "BURACO_TEST_POSTGRES"  # postgresql+psycopg://user@host/database: one the tests may make schemas in


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database: a file, and a schema of its own in the PostgreSQL database that `POSTGRES` names."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.sqlite'}"
        return
    if POSTGRES not in os.environ:
        pytest.skip(f"no PostgreSQL: {POSTGRES} names none")
    schema = f"test_{secrets.token_hex(6)}"
    here = make_url(os.environ[POSTGRES])
    engine = create_engine(here)
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield here.update_query_dict({"options": f"-csearch_path={schema}"}).render_as_string(hide_password=False)
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()
