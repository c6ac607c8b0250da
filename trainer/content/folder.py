"""A teacher's folder (`--content`), followed while the app runs: what changes in it is read again.

No watcher: whoever asks for the library looks at the files' sizes and times, once a second at most, and only what
changed is read. A file caught half-written is one problem until it is whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

from trainer.content.library import Library, content_files
from trainer.content.linter import lint
from trainer.content.problems import Problem
from trainer.content.proof_book import ProofBook

INTERVAL = 1.0
"""Seconds between two looks at the folder."""

_Stamp = tuple[int, int, int]


@dataclass(slots=True)
class TaughtFolder:
    """The folder over the program's own content (`base`); safe to share between sessions."""

    folder: Path
    base: Library
    _stamps: dict[Path, _Stamp] | None = None
    _looked: float = 0.0
    _own: Library = field(default_factory=Library)
    _whole: Library = field(default_factory=Library)
    _linted: tuple[Library, list[Problem]] | None = None
    _lock: Lock = field(default_factory=Lock)

    def library(self, now: float) -> Library:
        """The program's content with the folder's over it, as it stands at `now` (seconds of a steady clock)."""
        self._look(now)
        return self._whole

    def own(self, now: float) -> Library:
        """What is in the folder alone, with the problems of reading it."""
        self._look(now)
        return self._own

    def problems(self, now: float) -> list[Problem]:
        """All that is wrong in the folder, what only the engine can find included; worked out once a change."""
        own = self.own(now)
        if self._linted is None or self._linted[0] is not own:
            book = ProofBook()
            self._linted = (own, lint(own, self.base, book, asks_proofs=False))
            book.close()
        return self._linted[1]

    def _look(self, now: float) -> None:
        if self._stamps is not None and 0 <= now - self._looked < INTERVAL:
            return
        with self._lock:
            if self._stamps is not None and 0 <= now - self._looked < INTERVAL:
                return
            stamps = _stamps(self.folder)
            if stamps != self._stamps:
                self._read(stamps)
            self._looked = now

    def _read(self, stamps: dict[Path, _Stamp]) -> None:
        before, self._stamps = self._stamps or {}, stamps
        read = {document.name: (item, document) for item, document in self._own.documents if item is not None}
        own = Library()
        for path, stamp in stamps.items():
            if before.get(path) == stamp and str(path) in read:
                own.put(*read[str(path)])
            else:
                own.add(path)
        if not self.folder.is_dir():
            own.problems.append(Problem(str(self.folder), None, "", "no such folder", "the folder of --content"))
        self._own, self._whole = own, own.laid_over(self.base)


def _stamps(folder: Path) -> dict[Path, _Stamp]:
    """The files with what changes when they do; nothing is known of one that cannot be looked at."""
    found: dict[Path, _Stamp] = {}
    for path in content_files([folder] if folder.is_dir() else []):
        try:
            status = path.stat()
        except OSError:
            found[path] = (0, 0, 0)
        else:
            found[path] = (status.st_mtime_ns, status.st_size, status.st_ino)
    return found
