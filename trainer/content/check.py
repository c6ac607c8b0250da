"""`buraco check`: lint files and folders, prove every puzzle, and say how many passed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import Progress

from trainer.content.library import content_files, content_folders, load_files, load_library
from trainer.content.linter import lint
from trainer.content.proof_book import ProofBook
from trainer.yaml_text import YamlError, read_yaml


def run_check(paths: Sequence[str | Path], out: TextIO, *, writes: bool = False, book: ProofBook | None = None) -> int:
    """Lint the lessons and puzzles of `paths` (none given: the program's own); one line for each problem, and
    `N passed, N failed` files at the end.

    With `writes` the proofs are written into the puzzle files. `book` has proofs of earlier runs. Returns 0 when all
    passed, else 1. Lessons may name the program's own puzzles besides those of `paths`.

    Raises:
        YamlError: a path does not exist, a file named is no YAML mapping, or a folder named holds no file to check.
    """
    wanted = [Path(path) for path in paths] or list(content_folders())
    for path in wanted:
        _see_to(path)
    library = load_files(wanted)
    book = book or ProofBook(None)
    with _progress(out, len(library.documents)) as step:
        beside = load_library() if paths else None
        problems = lint(library, beside, book, writes=writes, on_file=step)
    book.close()
    for problem in problems:
        print(problem, file=out)
    failed = {problem.file for problem in problems}
    passed = {document.name for _, document in library.documents} - failed
    print(f"{len(passed)} passed, {len(failed)} failed", file=out)
    return 1 if failed else 0


def _see_to(path: Path) -> None:
    """Refuse what cannot be checked at all, so that a mistyped path is never a check passed."""
    if not path.exists():
        raise YamlError(str(path), None, "no such file or folder", "lessons or puzzles")
    if path.is_file():
        read_yaml(path).mapping()
    elif not any(content_files([path])):
        raise YamlError(str(path), None, "no *.yaml file in the folder", "lessons or puzzles")


@contextmanager
def _progress(out: TextIO, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal, gone when done; nothing elsewhere."""
    console = Console(file=out)
    if not console.is_terminal:
        yield lambda: None
        return
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("proving", total=total)
        yield lambda: progress.advance(task)
