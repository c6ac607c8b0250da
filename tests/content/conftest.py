"""Exercises and files written in the tests themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.content.exercises import ExerciseBase
from trainer.content.models import Puzzle
from trainer.yaml_text import parse_yaml

HEAD = """\
id: probe
title: {pt-BR: Prova, en: Probe}
themes: [sequencias]
articles: [meld.sequence]
difficulty: 1
goal: {pt-BR: E agora?, en: What now?}
explain: {pt-BR: Assim., en: Like this.}
"""


def puzzle_text(body: str) -> str:
    """A whole puzzle file around the lines that a test is about."""
    return HEAD + body


@pytest.fixture
def exercise() -> Callable[[str], Any]:
    """Makes the exercise of a puzzle from its lines (position, ask, accept, …)."""

    def make(body: str) -> ExerciseBase:
        return Puzzle.from_document(parse_yaml(puzzle_text(body))).exercise

    return make


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Path]]:
    """Writes files (name → text) into an empty working folder and returns their paths, relative to it."""
    monkeypatch.chdir(tmp_path)

    def write(**texts: str) -> list[Path]:
        paths = []
        for name, text in texts.items():
            path = Path(f"{name}.yaml")
            path.write_text(text, encoding="utf-8")
            paths.append(path)
        return paths

    return write
