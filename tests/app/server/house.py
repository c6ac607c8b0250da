"""A house as a club runs it, on this machine alone: nginx as it is shipped, two processes of the app, PostgreSQL."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

TOP = Path(__file__).parents[3]
SHIPPED = TOP / "deploy" / "nginx"
PORTS = ("8601", "8602")
"""The ports of the shipped files, in whose place free ones of this machine are put."""

NGINX = """\
daemon off;
pid nginx.pid;
error_log error.log;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include {site};
}}
"""


def missing() -> str:
    """What is not installed here of what a house needs; empty where all is."""
    binaries = postgres_binaries()
    wanted = {"nginx": nginx(), "PostgreSQL": binaries, "openssl": shutil.which("openssl")}
    return ", ".join(name for name, found in wanted.items() if not found)


def nginx() -> str | None:
    """Where nginx is; Debian keeps it out of the path of ordinary users."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def postgres_binaries() -> Path | None:
    """The folder of the newest PostgreSQL's programs."""
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name))


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class Postgres:
    """A PostgreSQL on a socket in a folder of its own, which a test may stop."""

    folder: Path

    @property
    def url(self) -> str:
        """Its SQLAlchemy address."""
        return f"postgresql+psycopg://buraco@/postgres?host={self.folder}"

    def make(self) -> None:
        """Makes an empty cluster."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-A", "trust", "-U", "buraco", "-D", f"{self.folder}/data")

    def start(self) -> None:
        """Starts it and waits until it answers."""
        asked = f"-k {self.folder} -c listen_addresses=''"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-o", asked, "-l", f"{self.folder}/log", "-w", "start")

    def stop(self) -> None:
        """Ends it at once, as a failing machine does."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None  # it refuses to run as root
        command = [f"{postgres_binaries()}/{program}", *arguments]
        subprocess.run(command, check=True, cwd=self.folder, user=user, stdout=subprocess.DEVNULL)


@dataclass
class House:
    """The whole of it; `address` is what a browser opens."""

    folder: Path
    postgres: Postgres
    ports: tuple[int, int] = field(default_factory=lambda: (free_port(), free_port()))
    tls: int = field(default_factory=free_port)
    processes: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)

    @property
    def address(self) -> str:
        """The address of the site."""
        return f"https://localhost:{self.tls}"

    @property
    def certificate(self) -> Path:
        """What its certificate is checked with."""
        return self.folder / "buraco" / "fullchain.pem"

    def start_app(self, port: int) -> None:
        """Starts a process of the app and waits until it answers."""
        command = [sys.executable, "-m", "trainer", "serve", "--port", str(port), "--no-browser"]
        told = {"BURACO_DB": self.postgres.url, "BURACO_PROXIES": "127.0.0.1", "BURACO_SOCKETS_PER_ADDRESS": "500"}
        with (self.folder / f"{port}.log").open("ab") as log:
            self.processes[port] = subprocess.Popen(command, env=os.environ | told, stdout=log, stderr=log)
        answers(f"http://127.0.0.1:{port}/healthz")

    def kill(self, port: int) -> None:
        """Ends a process of the app without a word."""
        self.processes[port].send_signal(signal.SIGKILL)
        self.processes[port].wait(30)

    def start_nginx(self) -> subprocess.Popen[bytes]:
        """Starts nginx on the shipped files, with this machine's ports in their place."""
        place = self.folder / "buraco"
        place.mkdir()
        for file in (SHIPPED / "buraco").glob("*.conf"):
            text = file.read_text("utf-8")
            for shipped, here in zip(PORTS, self.ports, strict=True):
                text = text.replace(shipped, str(here))
            text = text.replace("listen [::]:443 ssl http2;\n", "").replace(
                "listen 443", f"listen 127.0.0.1:{self.tls}"
            )
            (place / file.name).write_text(text.replace("buraco.example.org", "localhost"), "utf-8")
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(place / "privkey.pem")]
        subprocess.run([*command, "-out", str(self.certificate)], check=True, capture_output=True)
        (self.folder / "nginx.conf").write_text(NGINX.format(site=SHIPPED / "buraco.conf"), "utf-8")
        start = [str(nginx()), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        process = subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.tls), 1):
                return process
            time.sleep(0.1)
        process.kill()
        raise AssertionError((self.folder / "error.log").read_text("utf-8"))


@contextmanager
def house() -> Iterator[House]:
    """A house that answers; ended and removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="house-"))
    folder.chmod(0o755)  # PostgreSQL and the workers of nginx are other users
    (folder / "pg").mkdir()
    here = House(folder, Postgres(folder / "pg"))
    proxy = None
    try:
        here.postgres.make()
        here.postgres.start()
        for port in here.ports:
            here.start_app(port)
        proxy = here.start_nginx()
        yield here
    finally:
        for process in (*here.processes.values(), proxy):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait(30)
        with suppress(subprocess.CalledProcessError):
            here.postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)


def answers(url: str, seconds: float = 90.0) -> None:
    """Waits until an address answers."""
    until = time.monotonic() + seconds
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
