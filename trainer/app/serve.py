"""Starts the app in this process, with its settings passed along so that it works from any folder."""

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trainer.app import settings
from trainer.learning.database import StoreError
from trainer.learning.store import Store

HERE = Path(__file__).parent


def flags() -> list[str]:
    """Every setting of `config.toml` as a command-line flag of Streamlit."""
    with (HERE / "config.toml").open("rb") as file:
        return list(_flags("", tomllib.load(file)))


def _flags(prefix: str, table: dict[str, Any]) -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flags(f"{prefix}{name}.", value)
        elif isinstance(value, list):
            for item in value:
                yield f"--{prefix}{name}={item}"
        else:
            yield f"--{prefix}{name}={str(value).lower() if isinstance(value, bool) else value}"


def serve(port: int | None = None, db: str | None = None, content: Path | None = None, browser: bool = True) -> None:
    """Serves the app until it is interrupted; does not return (Streamlit ends the process).

    `port` is a TCP port (Streamlit's own choice when None), `db` an SQLAlchemy URL, `content` a folder of
    extra lessons and puzzles, `browser` whether to open the learner's browser.
    """
    import click
    from streamlit.web import cli

    if db:
        os.environ[settings.DATABASE] = db
    if content:
        os.environ[settings.CONTENT] = str(content.resolve())
    try:
        Store(settings.database_url()).close()
    except StoreError as error:
        raise click.UsageError(str(error)) from error
    arguments = [
        *flags(),
        "--server.fileWatcherType=none",
        "--browser.serverAddress=localhost",  # printed as it is: no look-up of this machine's public address
        f"--server.headless={str(not browser).lower()}",
    ]
    if port is not None:
        arguments.append(f"--server.port={port}")
    sys.argv = ["streamlit", "run", str(HERE / "main.py"), *arguments]
    cli.main()
