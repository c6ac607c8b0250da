"""Starts the app in this process, with its settings passed along so that it works from any folder."""

import os
import socket
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


def serve(
    port: int | None = None,
    db: str | None = None,
    content: Path | None = None,
    browser: bool = True,
    host: str = "127.0.0.1",
) -> None:
    """Serves the app until it is interrupted; does not return (Streamlit ends the process).

    `port` is a TCP port (Streamlit's own choice when None), `db` an SQLAlchemy URL, `content` a folder of
    extra lessons and puzzles, `browser` whether to open the learner's browser, `host` the address to listen on:
    this machine alone unless another is given.
    """
    import click
    from streamlit.web import cli

    from trainer.app import thinking

    if db:
        os.environ[settings.DATABASE] = db
    if content:
        os.environ[settings.CONTENT] = str(content.resolve())
    if port is not None and not _is_free(host, port):
        raise click.UsageError(f"--port {port}: cannot be listened on at {host}; expected a free port of this machine")
    try:
        Store(settings.database_url()).close()
    except StoreError as error:
        raise click.UsageError(str(error)) from error
    arguments = [
        *flags(),
        "--server.fileWatcherType=none",
        "--browser.serverAddress=localhost",  # printed as it is: no look-up of this machine's public address
        f"--server.address={host}",
        f"--server.headless={str(not browser).lower()}",
    ]
    if port is not None:
        arguments.append(f"--server.port={port}")
    thinking.prepare()
    sys.argv = ["streamlit", "run", str(HERE / "main.py"), *arguments]
    cli.main()


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError:
            return False
    return True
