"""What is wrong with a teacher's file is told in Portuguese too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from trainer.content.problem_words import is_worded, problem_said
from trainer.content.problems import Problem
from trainer.yaml_text import read_yaml

HERE = Path(__file__).parent
FAULTS: Any = read_yaml(HERE / "faults.yaml").data
COPIES: Any = read_yaml(HERE / "broken_copies.yaml").data
LINES = [fault["says"] for kind in FAULTS.values() for fault in kind] + [say for copy in COPIES for say in copy["says"]]
_LINE = re.compile(r"[a-z]+\.yaml:(?:\d+|\{line(?:\+1)?\}): (?:([a-zA-Z0-9.?-]+): )?(.+?)(?:; expected (.+))?")


def problem(line: str) -> Problem:
    found = _LINE.fullmatch(line)
    assert found is not None
    return Problem("bad.yaml", 1, found[1] or "", found[2], found[3] or "")


@pytest.mark.parametrize("line", sorted(set(LINES)))
def test_every_known_fault_has_portuguese_words(line: str) -> None:
    assert is_worded(problem(line))


@pytest.mark.parametrize(
    ("wrong", "expected", "said"),
    [
        ("id is missing", "an id like dama", ("falta id", "um id como dama")),
        ("the {} text is missing".format("en"), "text", ("falta o texto em en", "texto")),
        ("'add 1 7D' breaks hand.missing", "legal moves", ("'add 1 7D' quebra hand.missing", "jogadas permitidas")),
        ("no such sentence", "nor this", ("no such sentence", "nor this")),
    ],
)
def test_what_the_author_wrote_stands_in_the_sentence(wrong: str, expected: str, said: tuple[str, str]) -> None:
    fault = Problem("bad.yaml", 1, "", wrong, expected)
    assert problem_said(fault, "pt-BR") == said
    assert problem_said(fault, "en") == (wrong, expected)
