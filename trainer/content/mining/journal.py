"""What a mine has brought so far, on disk: one file for each chunk of deals, so that a run can be taken up again."""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from trainer.content.mining.chunks import KINDS, Mined
from trainer.content.mining.files import Find

FOLDER: Final = ".mining"
CHUNK: Final = 5
"""Deals in a chunk: what is lost at most when a worker dies."""


WRITTEN: Final = "written.json"
_NAME: Final = re.compile(r"[a-z0-9-]+/mined-[0-9a-f]+\.yaml")


class JournalError(ValueError):
    """A journal of another mine, or one that cannot be read."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The chunks done, in `folder`, a hidden folder of the mine's out folder."""

    folder: Path
    seed: int

    @classmethod
    def open(cls, out: Path, seed: int, kinds: Sequence[str] = KINDS) -> Journal:
        """The journal of an out folder, begun where there is none; `kinds` are the questions asked.

        Raises:
            JournalError: it is of another seed or of other kinds, or cannot be read.
            OSError: the folder cannot be written.
        """
        folder = out / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        head = folder / "mine.json"
        this = {"seed": seed, "chunk": CHUNK, **({} if set(kinds) == set(KINDS) else {"kinds": sorted(kinds)})}
        if not head.exists():
            _write(head, this)
        begun = _read(head, "seed")
        if begun != this and begun["seed"] == seed:
            raise JournalError(f"{out} holds a mine of other kinds; expected the same --kinds, or another --out")
        if begun != this:
            raise JournalError(f"{out} holds a mine of seed {begun['seed']}; expected seed {seed}, or another --out")
        return cls(folder, seed)

    def done(self) -> set[int]:
        """The numbers of the chunks that are done.

        Raises:
            JournalError: a file is named as none of the journal's.
        """
        return {_number(file) for file in self.folder.glob("chunk-*.json")}

    def keep(self, chunk: int, mined: Mined) -> None:
        """Write down what a chunk brought, whole or not at all."""
        _write(self._file(chunk), {"funnel": mined.funnel, "finds": [asdict(find) for find in mined.finds]})

    def mined(self, chunks: int) -> Mined:
        """What the first chunks brought, in their order.

        Raises:
            JournalError: a file is torn.
        """
        total = Mined()
        for chunk in range(chunks):
            file = self._file(chunk)
            data = _read(file, "funnel", "finds")
            try:
                funnel, finds = Counter[str](data["funnel"]), [_find(each) for each in data["finds"]]
                total.funnel += funnel
            except (TypeError, ValueError, KeyError, AttributeError):
                raise _torn(file) from None
            total.finds += finds
        return total

    def written(self) -> set[str]:
        """The puzzle files that mines wrote here, as `theme/mined-….yaml`.

        Raises:
            JournalError: the list is torn.
        """
        file = self.folder / WRITTEN
        if not file.exists():
            return set()
        names = _read(file, "files")["files"]
        if not isinstance(names, list) or not all(isinstance(name, str) and _NAME.fullmatch(name) for name in names):
            raise _torn(file)
        return set(names)

    def tell_written(self, names: Iterable[str]) -> None:
        """Write down which puzzle files are this mine's."""
        _write(self.folder / WRITTEN, {"files": sorted(names)})

    def _file(self, chunk: int) -> Path:
        return self.folder / f"chunk-{chunk:05}.json"


def _find(data: dict[str, Any]) -> Find:
    titles = tuple((pattern, pt, en) for pattern, pt, en in data["titles"])
    lists = {name: tuple(data[name]) for name in ("themes", "turns_on")}
    return Find(**{**data, **lists, "titles": titles})


def _number(file: Path) -> int:
    """The number of a chunk's file."""
    number = file.stem.removeprefix("chunk-")
    if not re.fullmatch(r"0\d{4}|[1-9]\d{4,}", number, re.ASCII):
        raise JournalError(f"{file}: no file of the journal; expected chunk-00000.json and so on; take it away")
    return int(number)


def _read(file: Path, *keys: str) -> dict[str, Any]:
    """A file of the journal, which has these keys."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError):
        raise _torn(file) from None
    if not isinstance(data, dict) or not data.keys() >= set(keys):
        raise _torn(file)
    return data


def _torn(file: Path) -> JournalError:
    return JournalError(f"{file}: torn; expected what buraco mine wrote; take it away, and its part is done again")


def _write(file: Path, data: dict[str, Any]) -> None:
    with tempfile.NamedTemporaryFile("w", dir=file.parent, suffix=".part", delete=False, encoding="utf-8") as stream:
        json.dump(data, stream, ensure_ascii=False)
    os.replace(stream.name, file)
