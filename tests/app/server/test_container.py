"""The steps of the Containerfile, done in a plain folder: no container can be started where the tests run."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from house import TOP, answers, free_port


def steps() -> dict[str, str]:
    """The instructions of the Containerfile, each once; lines that go on are one."""
    text = (TOP / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    found = dict(line.split(maxsplit=1) for line in lines)
    assert len(found) == len(lines)
    return found


@pytest.mark.slow
def test_what_the_container_installs_serves_the_app_without_its_source(tmp_path: Path) -> None:
    told = steps()
    assert told["COPY"] == ". /src"
    source, root = tmp_path / "src", tmp_path / "root"
    tracked = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=True).stdout
    for name in tracked.splitlines():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, source / name)

    install = shlex.split(told["RUN"].partition("&&")[0].replace("/src", str(source)))
    assert install[:2] == ["pip", "install"]
    subprocess.run([sys.executable, "-m", "venv", root], check=True)
    subprocess.run([root / "bin" / "python", "-m", *install, "-q"], check=True)
    shutil.rmtree(source)  # nothing of it may be needed any more

    port = free_port()
    command = [*json.loads(told["ENTRYPOINT"]), str(port)]
    assert command[:2] == ["buraco", "serve"]
    command = [str(root / "bin" / "buraco"), *(str(word).replace("0.0.0.0", "127.0.0.1") for word in command[1:])]
    home = tmp_path / "home"
    home.mkdir()
    name, _, value = told["ENV"].partition("=")
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], name: value.replace("/tmp", str(home))}
    server = subprocess.Popen(command, cwd=home, env=environment)
    try:
        answers(f"http://127.0.0.1:{port}/readyz")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert page.status == 200
    finally:
        server.terminate()
        assert server.wait(30) in (0, -signal.SIGTERM)  # it says good-bye, and dies as it was told
