"""`buraco mine`: deals played, puzzles mined from them, files written; taken up again where it was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trainer.content.library import Library, load_library
from trainer.content.mining.chunks import KINDS, Mined
from trainer.content.mining.crews import Crew, alone
from trainer.content.mining.files import Find
from trainer.content.mining.gathering import gathered, write
from trainer.content.mining.journal import CHUNK, Journal


@dataclass(frozen=True, slots=True)
class Result:
    """What a mine brought: the files written, and how many positions got how far."""

    files: tuple[Path, ...]
    funnel: dict[str, int]


def run_mine(
    seed: int,
    deals: int,
    out: Path,
    themes: Sequence[str] = (),
    most: int | None = None,
    crew: Crew = alone,
    err: TextIO | None = None,
    kinds: Sequence[str] = KINDS,
) -> Result:
    """Mine so many deals (rounded up to whole chunks) into the folder `out`; a bar is drawn on `err`.

    What an earlier run of the same seed has done is not done again. The same seed and deals give the same files,
    whoever mines; those that an earlier run wrote into `out` and this one does not are taken away. `kinds` are the
    questions that the crew asks.

    Raises:
        JournalError: `out` holds a mine of another seed, or its journal is torn.
        CrewError: workers keep dying.
        OSError: `out` cannot be written.
    """
    journal, chunks = Journal.open(out, seed, kinds), ceil(deals / CHUNK)
    done = journal.done()
    left = [chunk for chunk in range(chunks) if chunk not in done]
    with _bar(err, chunks, chunks - len(left)) as tell, closing(crew(seed, left)) as brought:
        for chunk, mined in brought:
            journal.keep(chunk, mined)
            tell(mined)
    total = journal.mined(chunks)
    files = _written_anew(gathered(total.finds, _beside(out, total.finds), themes, most), out, journal)
    funnel = {"deals": chunks * CHUNK, **total.funnel, "written": len(files)}
    return Result(tuple(files), funnel)


def _beside(out: Path, finds: Sequence[Find]) -> Library:
    """The puzzles there are, but for those of this very mine: its finds, lying where it writes."""
    beside = load_library()
    for find in finds:
        if find.id in beside.puzzles and (out / find.themes[0] / f"{find.id}.yaml").exists():
            del beside.puzzles[find.id]
    return beside


def _written_anew(kept: Sequence[tuple[Find, str]], out: Path, journal: Journal) -> list[Path]:
    """The files of these finds, written; those of earlier runs alone that are not among them are gone."""
    names, before = {f"{find.themes[0]}/{find.id}.yaml" for find, _ in kept}, journal.written()
    journal.tell_written(names | before)
    files = write(kept, out)
    for name in before - names:
        (out / name).unlink(missing_ok=True)
    journal.tell_written(names)
    return files


@contextmanager
def _bar(err: TextIO | None, total: int, done: int) -> Iterator[Callable[[Mined], None]]:
    """A bar on a terminal, with the finds so far; elsewhere nothing."""
    console = Console(file=err, stderr=err is None)
    if not console.is_terminal:
        yield lambda mined: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[finds]} finds"), console=console) as progress:
        task = progress.add_task("mining", total=total, completed=done, finds=0)
        count = 0

        def tell(mined: Mined) -> None:
            nonlocal count
            count += len(mined.finds)
            progress.update(task, advance=1, finds=count)

        yield tell
