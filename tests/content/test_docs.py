"""The examples of the writing guides are whole files that pass the check."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from trainer.content.check import run_check

DOCS = Path(__file__).parents[2] / "docs"


def examples(guide: str) -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", (DOCS / guide).read_text("utf-8"), flags=re.DOTALL)


def test_the_first_puzzle_of_the_guide_passes(folder: Callable[..., list[Path]]) -> None:
    (puzzle,) = examples("writing-puzzles.md")
    folder(puzzle=puzzle)
    out = io.StringIO()
    assert run_check([Path()], out, writes=True) == 0
    assert out.getvalue() == "1 passed, 0 failed\n"


def test_the_files_of_the_guide_to_lessons_pass_together(folder: Callable[..., list[Path]]) -> None:
    lesson, course, placement, paths, guided = examples("writing-lessons.md")
    other = lesson.replace("id: minha-aula", "id: outra-aula")
    folder(lesson=lesson, other=other, course=course, placement=placement, paths=paths, guided=guided)
    out = io.StringIO()
    assert run_check([Path()], out) == 0, out.getvalue()
    assert out.getvalue() == "6 passed, 0 failed\n"
