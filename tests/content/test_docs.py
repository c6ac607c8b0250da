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


def test_the_lesson_the_course_and_the_guided_deals_of_the_guide_pass(folder: Callable[..., list[Path]]) -> None:
    lesson, course, guided = examples("writing-lessons.md")
    folder(lesson=lesson, other=lesson.replace("id: minha-aula", "id: outra-aula"), course=course, guided=guided)
    out = io.StringIO()
    assert run_check([Path()], out) == 0
    assert out.getvalue() == "4 passed, 0 failed\n"
