"""The command starts the app with all its settings, from any folder, and says in one line why it cannot."""

import os
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from streamlit.web import cli

from trainer.app import serve, settings

TOP = Path(__file__).parents[2]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What Streamlit would be called with; nothing is started."""
    calls: list[list[str]] = []
    monkeypatch.setattr(cli, "main", lambda: calls.append(list(serve.sys.argv)))
    monkeypatch.setattr(serve.sys, "argv", ["buraco"])
    for name in (settings.DATABASE, settings.CONTENT):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    return calls


def test_every_setting_is_passed_along(started: list[list[str]], tmp_path: Path) -> None:
    serve.serve(port=8123, db=f"sqlite:///{tmp_path / 'x.sqlite'}", content=tmp_path, browser=False)
    (arguments,) = started
    assert arguments[:2] == ["streamlit", "run"]
    for flag in (
        "--runner.postScriptGC=false",
        "--runner.magicEnabled=false",
        "--client.toolbarMode=minimal",
        "--browser.gatherUsageStats=false",
        "--server.headless=true",
        "--server.port=8123",
        "--theme.dark.primaryColor=#d9b566",
    ):
        assert flag in arguments
    assert settings.database_url().endswith("x.sqlite")
    assert settings.content_folder() == tmp_path


def test_a_database_that_cannot_be_opened_is_told_before_anything_starts(started: list[list[str]]) -> None:
    with pytest.raises(click.UsageError, match="--db nonsense"):
        serve.serve(db="nonsense", browser=False)
    assert started == []


def test_both_copies_of_the_settings_are_equal() -> None:
    packaged = Path(serve.__file__).parent / "config.toml"
    assert (TOP / ".streamlit" / "config.toml").read_bytes() == packaged.read_bytes()


def test_streamlit_knows_every_setting() -> None:
    from streamlit import config

    def names(prefix: str, table: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for name, value in table.items():
            found += names(f"{prefix}{name}.", value) if isinstance(value, dict) else [prefix + name]
        return found

    known = config.get_config_options()
    table = tomllib.loads((TOP / ".streamlit" / "config.toml").read_text("utf-8"))
    assert [name for name in names("", table) if name not in known] == []
