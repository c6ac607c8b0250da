"""The finds of a mine made files: no position twice, no title twice, a spread of themes and strengths."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from trainer.content.library import Library
from trainer.content.linter import shape_of
from trainer.content.mining.files import Find, shape_digest, titled

CROWDED: Final = 0.35
"""How much less a find is worth for each one kept already of its theme and difficulty."""


def gathered(finds: Iterable[Find], beside: Library, themes: Sequence[str], most: int | None) -> list[tuple[Find, str]]:
    """The finds to keep, in the order found, each with the text of its file.

    `beside` holds the puzzles there are: their positions and titles are taken. `themes`: only these (none: all).
    `most`: no more than so many, the best of each theme in turn.
    """
    taken = {shape_digest(shape_of(puzzle.exercise.known)) for puzzle in beside.puzzles.values()}
    ids = set(beside.puzzles)
    fresh: list[Find] = []
    for find in finds:
        if find.shape not in taken and find.id not in ids and (not themes or find.themes[0] in themes):
            taken.add(find.shape)
            ids.add(find.id)
            fresh.append(find)
    kept = fresh if most is None or len(fresh) <= most else _best(fresh, most)
    return _with_titles(kept, beside)


def _best(finds: Sequence[Find], most: int) -> list[Find]:
    """So many finds: the themes in turn, in each the one worth most, less what is there already of its kind."""
    left: dict[str, list[Find]] = defaultdict(list)
    for find in finds:
        left[find.themes[0]].append(find)
    there: Counter[tuple[str, int]] = Counter()
    chosen: set[str] = set()
    while len(chosen) < most and any(left.values()):
        for theme in sorted(left):
            if left[theme] and len(chosen) < most:
                best = max(left[theme], key=lambda find: find.worth - CROWDED * there[theme, find.difficulty])
                left[theme].remove(best)
                there[theme, best.difficulty] += 1
                chosen.add(best.id)
    return [find for find in finds if find.id in chosen]


def _with_titles(finds: Sequence[Find], beside: Library) -> list[tuple[Find, str]]:
    """Each find with a title no other puzzle has, of a pattern not used too often; without any it is left out."""
    taken = {title for puzzle in beside.puzzles.values() for title in (puzzle.title.pt, puzzle.title.en)}
    used: Counter[str] = Counter()
    told = []
    for find in finds:
        free = [each for each in find.titles if each[1] not in taken and each[2] not in taken]
        if not free:
            continue
        pattern, pt, en = min(free, key=lambda each: used[each[0]])
        used[pattern] += 1
        taken |= {pt, en}
        told.append((find, titled(find.text, pt, en)))
    return told


def write(kept: Iterable[tuple[Find, str]], out: Path) -> list[Path]:
    """Write the puzzle files, `OUT/THEME/ID.yaml`; returns them.

    Raises:
        OSError: a file cannot be written.
    """
    files = []
    for find, text in kept:
        file = out / find.themes[0] / f"{find.id}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        files.append(file)
    return files
