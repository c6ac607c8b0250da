"""`buraco check`: lint files and folders and say how many passed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from trainer.content.library import content_folders, load_files
from trainer.content.linter import lint
from trainer.yaml_text import YamlError


def run_check(paths: Sequence[str | Path], out: TextIO) -> int:
    """Lint the lessons and puzzles of `paths` (none given: the program's own); one line for each problem, and
    `N passed, N failed` files at the end.

    Returns 0 when all passed, else 1. Lessons may name the program's own puzzles besides those of `paths`.

    Raises:
        YamlError: a path does not exist.
    """
    wanted = [Path(path) for path in paths] or list(content_folders())
    for path in wanted:
        if not path.exists():
            raise YamlError(str(path), None, "no such file or folder", "lessons or puzzles")
    library = load_files(wanted)
    problems = lint(library, beside=load_files(content_folders()) if paths else None)
    for problem in problems:
        print(problem, file=out)
    failed = {problem.file for problem in problems}
    passed = {document.name for _, document in library.documents} - failed
    print(f"{len(passed)} passed, {len(failed)} failed", file=out)
    return 1 if failed else 0
