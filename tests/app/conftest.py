"""What the tests of the pages share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from trainer.app import held, session, settings
from trainer.learning.store import Store


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A database of the test's own, no teacher's folder; what was read of the program's content is kept."""
    url = f"sqlite:///{tmp_path / 'pages.sqlite'}"
    monkeypatch.setenv(settings.DATABASE, url)
    monkeypatch.delenv(settings.CONTENT, raising=False)
    store = Store(url)
    yield store
    store.close()
    session.close_stores()


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the pages leave to chance falls out alike in every run of a test."""
    monkeypatch.setattr("secrets.randbelow", Random(1).randrange)


@pytest.fixture
def bots_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """All moves of the bots come in one go, however busy the machine is."""
    monkeypatch.setattr(held, "INSTANT", 10.0)
