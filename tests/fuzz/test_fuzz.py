"""Strangers' bytes: no reader fails on them otherwise than it says, and none takes long."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest
from fuzz.targets import TARGETS
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

SECONDS = 2.0
"""A reader's time for some kilobytes on a busy machine: it takes some ten milliseconds where it is linear."""
BY_COVERAGE = int(os.environ.get("FUZZ_SECONDS", "60"))
"""Seconds for each reader in the slow test."""


@cache
def seeds(name: str) -> list[bytes]:
    return TARGETS[name].seeds()


@st.composite
def changed(draw: st.DrawFn, name: str) -> bytes:
    """A real input with some parts cut, doubled, exchanged, or with words in them that matter to the reader."""
    data = draw(st.sampled_from(seeds(name)))
    for _ in range(draw(st.integers(0, 6))):
        at = draw(st.integers(0, len(data)))
        to = min(len(data), at + draw(st.integers(0, 40)))
        match draw(st.sampled_from(("cut", "word", "double", "bytes", "move"))):
            case "cut":
                data = data[:at] + data[to:]
            case "word":
                data = data[:at] + draw(st.sampled_from(TARGETS[name].words)) * draw(st.integers(1, 50)) + data[at:]
            case "double":
                data = data[:to] + data[at:to] * draw(st.integers(1, 50)) + data[to:]
            case "bytes":
                data = data[:at] + draw(st.binary(max_size=8)) + data[to:]
            case _:
                data = data[at:to] + data[:at] + data[to:]
    return data


@pytest.mark.parametrize("name", TARGETS)
def test_the_inputs_it_begins_from_are_read(name: str) -> None:
    assert seeds(name)
    for data in seeds(name):
        TARGETS[name].read(data)


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_answers_only_as_it_says_and_soon(name: str) -> None:
    @settings(max_examples=120, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(changed(name))
    def read(data: bytes) -> None:
        began = time.process_time()
        TARGETS[name].read(data)
        assert time.process_time() - began < SECONDS

    read()


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None, reason="not installed: atheris (pip install '.[fuzz]')"
)
@pytest.mark.parametrize("name", TARGETS)
def test_no_input_found_by_coverage_breaks_a_reader(name: str, tmp_path: Path) -> None:
    script = Path(__file__).with_name("by_coverage.py")
    command = [sys.executable, str(script), name, str(tmp_path), f"-max_total_time={BY_COVERAGE}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=BY_COVERAGE + 300, check=False)
    print(done.stderr[-3000:])
    assert done.returncode == 0, done.stderr[-3000:]
    assert "stat::number_of_executed_units" in done.stderr
