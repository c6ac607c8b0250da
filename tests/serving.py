"""A server of a test's own: started on a free port, waited for, ended."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(
    arguments: Callable[[int], list[str]],
    folder: Path,
    log: Path | None = None,
    descriptors: int | None = None,
    pace: str = "once",
) -> Iterator[str]:
    """The address at which Python serves that is run with these arguments for a port, in a folder; it answers.

    What it says goes to `log`; `descriptors` is how many files it may open. `pace` is how the acts of bots are shown
    to learners who have not chosen: at once, where a test is not about it.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, *arguments(port)]
    if descriptors is not None:
        command = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *command]
    with open(log or os.devnull, "wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, "BURACO_PACE": pace}, stdout=output, stderr=output
        )
    try:
        for _ in range(150):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/_stcore/health")
                break
            except OSError:
                time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)
