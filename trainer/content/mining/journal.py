"""What a mine has brought so far, on disk: one file for each chunk of deals, so that a run can be taken up again."""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from trainer.content.mining.chunks import Mined
from trainer.content.mining.files import Find

FOLDER: Final = ".mining"
CHUNK: Final = 5
"""Deals in a chunk: what is lost at most when a worker dies."""


class JournalError(ValueError):
    """A journal of another mine, or one that cannot be read."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The chunks done, in `folder`, a hidden folder of the mine's out folder."""

    folder: Path
    seed: int

    @classmethod
    def open(cls, out: Path, seed: int) -> Journal:
        """The journal of an out folder, begun where there is none.

        Raises:
            JournalError: it is of another seed.
            OSError: the folder cannot be written.
        """
        folder = out / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        head = folder / "mine.json"
        if not head.exists():
            _write(head, {"seed": seed, "chunk": CHUNK})
        begun = json.loads(head.read_text("utf-8"))
        if begun != {"seed": seed, "chunk": CHUNK}:
            raise JournalError(
                f"{out} holds a mine of seed {begun.get('seed')}; expected seed {seed}, or another --out"
            )
        return cls(folder, seed)

    def done(self) -> set[int]:
        """The numbers of the chunks that are done."""
        return {int(file.stem.removeprefix("chunk-")) for file in self.folder.glob("chunk-*.json")}

    def keep(self, chunk: int, mined: Mined) -> None:
        """Write down what a chunk brought, whole or not at all."""
        _write(self._file(chunk), {"funnel": mined.funnel, "finds": [asdict(find) for find in mined.finds]})

    def mined(self, chunks: int) -> Mined:
        """What the first chunks brought, in their order."""
        total = Mined()
        for chunk in range(chunks):
            data: dict[str, Any] = json.loads(self._file(chunk).read_text("utf-8"))
            total.funnel += Counter(data["funnel"])
            total.finds += [_find(each) for each in data["finds"]]
        return total

    def _file(self, chunk: int) -> Path:
        return self.folder / f"chunk-{chunk:05}.json"


def _find(data: dict[str, Any]) -> Find:
    titles = tuple((pattern, pt, en) for pattern, pt, en in data["titles"])
    lists = {name: tuple(data[name]) for name in ("themes", "turns_on")}
    return Find(**{**data, **lists, "titles": titles})


def _write(file: Path, data: dict[str, Any]) -> None:
    with tempfile.NamedTemporaryFile("w", dir=file.parent, suffix=".part", delete=False, encoding="utf-8") as stream:
        json.dump(data, stream, ensure_ascii=False)
    os.replace(stream.name, file)
