"""The command starts the app with all its settings, from any folder, and says in one line why it cannot."""

import os
import socket
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from trainer.app import serve, session, settings

TOP = Path(__file__).parents[2]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Any, ...]]]:
    """What would be run; nothing is started."""
    calls: list[tuple[Any, ...]] = []

    def run(door: socket.socket, *rest: Any) -> None:
        calls.append((door.getsockname(), *rest))
        door.close()

    monkeypatch.setattr(serve, "_run", run)
    for name in (settings.DATABASE, settings.CONTENT):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    yield calls
    session.close_stores()


def test_the_command_listens_where_it_was_told_and_names_its_folders(
    started: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    serve.serve(db=f"sqlite:///{tmp_path / 'x.sqlite'}", content=tmp_path, browser=False)
    ((where, host, _limits, address, browser),) = started
    assert where[0] == host == "127.0.0.1"
    assert where[1] in serve.PORTS
    assert address == f"http://localhost:{where[1]}"
    assert not browser
    assert settings.database_url().endswith("x.sqlite")
    assert settings.content_folder() == tmp_path


def test_a_port_in_use_is_told_in_one_line_and_without_one_the_next_is_taken(
    started: list[tuple[Any, ...]], tmp_path: Path
) -> None:
    db = f"sqlite:///{tmp_path / 'x.sqlite'}"
    taken = serve._listening("127.0.0.1", None)
    try:
        port = taken.getsockname()[1]
        with pytest.raises(click.UsageError, match=f"--port {port}: cannot be listened on"):
            serve.serve(port=port, db=db, browser=False)
        serve.serve(db=db, browser=False)
        assert started[0][0][1] > port
    finally:
        taken.close()


def test_every_setting_is_known_by_its_dotted_name() -> None:
    options = serve.options()
    assert options["runner.postScriptGC"] is False
    assert options["logger.enableRich"] is False
    assert options["theme.dark.primaryColor"] == "#d9b566"


def test_a_database_that_cannot_be_opened_is_told_before_anything_starts(started: list[tuple[Any, ...]]) -> None:
    with pytest.raises(click.UsageError, match="--db nonsense"):
        serve.serve(db="nonsense", browser=False)
    assert started == []


def test_a_limit_that_is_none_is_told_before_anything_starts(
    started: list[tuple[Any, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BURACO_UPLOAD_MB", "many")
    with pytest.raises(click.UsageError, match="BURACO_UPLOAD_MB=many: not a limit"):
        serve.serve(db=f"sqlite:///{tmp_path / 'x.sqlite'}", browser=False)
    assert started == []


def test_an_address_open_to_everybody_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    serve._greet("http://localhost:8501", "0.0.0.0")
    assert "every machine that reaches this one can open it" in capsys.readouterr().out


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
