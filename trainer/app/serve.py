"""Starts the app in this process, with its settings passed along so that it works from any folder."""

from __future__ import annotations

import asyncio
import os
import socket
import tomllib
import webbrowser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from trainer.app import settings
from trainer.learning.database import StoreError

if TYPE_CHECKING:
    from trainer.app.server.limits import Limits

HERE = Path(__file__).parent

PORTS: Final = range(8501, 8601)
"""Where a free port is looked for when none is asked for."""

FAREWELL: Final = 5
"""Seconds for which requests under way may go on once the server is told to stop."""

PROXIES: Final = "BURACO_PROXIES"
"""The addresses of proxies in front of this process, by comma: what they say of a client's address is believed."""

DAY: Final = 24 * 3600.0
"""Seconds between two sweeps of the store."""

EVERYWHERE: Final = ("0.0.0.0", "::")


def options() -> dict[str, Any]:
    """Every setting of `config.toml` by its dotted name."""
    with (HERE / "config.toml").open("rb") as file:
        return dict(_options("", tomllib.load(file)))


def _options(prefix: str, table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _options(f"{prefix}{name}.", value)
        else:
            yield prefix + name, value


def serve(
    port: int | None = None,
    db: str | None = None,
    content: Path | None = None,
    browser: bool = True,
    host: str = "127.0.0.1",
) -> None:
    """Serves the app until it is told to stop.

    `port` is a TCP port (the first free one from 8501 when None), `db` an SQLAlchemy URL, `content` a folder of
    extra lessons and puzzles, `browser` whether to open the learner's browser, `host` the address to listen on:
    this machine alone unless another is given.

    Raises:
        click.UsageError: the port, the database or a limit in the environment cannot be used.
    """
    from trainer.app import session
    from trainer.app.server.limits import LimitError, limits_of

    if db:
        os.environ[settings.DATABASE] = db
    if content:
        os.environ[settings.CONTENT] = str(content.resolve())
    door = _listening(host, port)
    try:
        limits = limits_of()
        session.opened_store()
    except (StoreError, LimitError) as error:
        door.close()
        raise click.UsageError(str(error)) from error
    address = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else host}:{door.getsockname()[1]}"
    _run(door, host, limits, address, browser)


def _run(door: socket.socket, host: str, limits: Limits, address: str, browser: bool) -> None:
    """Runs the server on a socket that listens, until a signal ends it."""
    import uvicorn
    from streamlit.web.bootstrap import load_config_options

    from trainer.app import shelf, thinking
    from trainer.app.server import log
    from trainer.app.server.application import application
    from trainer.app.server.connections import Connections, counted, most_pages, raise_descriptors
    from trainer.app.server.settled import settle

    chosen = {"server.address": host, "server.port": door.getsockname()[1], "server.fileWatcherType": "none"}
    load_config_options({**options(), **chosen, "server.maxUploadSize": limits.upload_mb})
    settle()
    most = most_pages(raise_descriptors())
    proxies = [each.strip() for each in os.environ.get(PROXIES, "").split(",") if each.strip()]
    connections = Connections(most, limits.sockets_per_address, proxies)

    @asynccontextmanager
    async def lifespan(_app: Any) -> AsyncIterator[None]:
        log.set_up()
        shelf.read()
        thinking.prepare()
        _greet(address, host)
        if browser:
            webbrowser.open(address)
        sweeping = asyncio.create_task(_sweep_daily())
        yield
        sweeping.cancel()
        click.echo("Good-bye: everything that was acknowledged is kept.")

    uvicorn.Server(
        uvicorn.Config(
            application(limits, most, lifespan),
            http=counted(connections, limits.first_request),
            ws="websockets-sansio",
            ws_max_size=limits.message_kb * 1024,
            forwarded_allow_ips=proxies,
            proxy_headers=bool(proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_graceful_shutdown=FAREWELL,
        )
    ).run(sockets=[door])


async def _sweep_daily() -> None:
    from trainer.app import session

    while True:
        await asyncio.to_thread(session.sweep)
        await asyncio.sleep(DAY)


def _greet(address: str, host: str) -> None:
    click.echo(f"\n  Buraco trainer: {address}\n")
    if host in EVERYWHERE:
        click.echo(
            f"  --host {host}: every machine that reaches this one can open it, without a password and unencrypted.\n"
            "  For more than a room you trust, put a proxy with TLS in front: docs/deploy.md\n"
        )


def _listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens at the port, or at the first free one. Raises click.UsageError where there is none."""
    for each in PORTS if port is None else (port,):
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, each))
            door.listen(2048)
        except OSError:
            door.close()
            continue
        return door
    asked = f"--port {port}" if port is not None else f"--host {host}"
    raise click.UsageError(f"{asked}: cannot be listened on at {host}; expected a free port of this machine")
