"""Proofs that last: kept by the digest of what they prove, and written into the puzzle files.

The book lies in the user's cache folder and only saves time: whatever is missing from it is proved again. A proof is
kept for the exercise as it is written and the program as it is, so a change of either is proved anew.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from trainer import __version__
from trainer.content.exercises import ExerciseBase
from trainer.content.models import Proof, Puzzle
from trainer.content.proof import Fault, Proven, prove
from trainer.yaml_text import Document, parse_yaml

_JUDGES = ("cards.py", "rules/*.py", "notation/*.py", "solver/*.py", "content/*.py")
_PLAYERS = ("bots/kernel/**/*.py", "bots/kernel/weights.json", "bots/review/*.py")
"""What simulations play by."""
_KEPT = 5_000
_BLOCK = re.compile(r"^proof:.*\n?(?:[ \t]+.*\n?|[ \t]*\n(?=[ \t]+\S))*", re.MULTILINE)


@dataclass(slots=True)
class ProofBook:
    """Proofs by digest; `file` is where they are kept, None for not at all."""

    file: Path | None = field(default_factory=lambda: user_cache_path("buraco") / "proofs.json")
    _pages: dict[str, Any] = field(default_factory=dict)
    _used: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        try:
            pages = json.loads(self.file.read_text("utf-8")) if self.file else {}
        except (OSError, ValueError):
            pages = {}
        self._pages = pages if isinstance(pages, dict) else {}

    def proof_of(self, exercise: ExerciseBase, data: Any) -> Proven:
        """The proof of an exercise, of which `data` is the written form."""
        key = digest(data)
        proven = _read(self._pages.get(key)) or prove(exercise)
        self._used[key] = asdict(proven)
        return proven

    def close(self) -> None:
        """Keep the proofs; a folder that cannot be written to is no fault."""
        if self.file is None or self._used.items() <= self._pages.items():
            return
        kept = {**self._pages, **self._used}
        pages = dict(list(kept.items())[-_KEPT:])
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile("w", dir=self.file.parent, delete=False, encoding="utf-8") as stream:
                json.dump(pages, stream)
            os.replace(stream.name, self.file)  # never half a file, whoever else is checking
        except OSError:
            return


def _read(page: Any) -> Proven | None:
    try:
        faults = [Fault(tuple(fault["path"]), fault["wrong"], fault["expected"]) for fault in page["faults"]]
        return Proven(page["verdict"], page["states"], page["exhausted"], page["simulated"], faults)
    except (KeyError, TypeError):
        return None


def digest(data: Any) -> str:
    """What an exercise's proof is kept under: its written form, and the program that judges it."""
    by_play = isinstance(data, dict) and data.get("accept") == "expected"
    judges = _program((*_JUDGES, *_PLAYERS) if by_play else _JUDGES)
    return sha256((json.dumps(data, sort_keys=True) + judges).encode()).hexdigest()[:24]


@cache
def _program(patterns: tuple[str, ...]) -> str:
    home = Path(__file__).parent.parent
    total = sha256()
    for pattern in patterns:
        for file in sorted(home.glob(pattern)):
            total.update(file.read_bytes())
    return total.hexdigest()


# The proof in the file


def proof_value(proven: Proven) -> Proof:
    """The proof as a puzzle file holds it."""
    exhausted = proven.exhausted and not proven.simulated
    return Proof(verdict=proven.verdict, states=proven.states, exhausted=exhausted, engine=__version__)


def is_current(puzzle: Puzzle, proven: Proven) -> bool:
    """Whether the file holds this very proof, whichever version of the program wrote it."""
    if puzzle.proof is None:
        return False
    return puzzle.proof.model_copy(update={"engine": __version__}) == proof_value(proven)


def with_proof(text: str, proven: Proven) -> str:
    """The text of a puzzle file with this proof in it, all else as it was."""
    proof = proof_value(proven)
    exhausted = "yes" if proof.exhausted else "no"
    block = (
        f'proof: {{verdict: "{proof.verdict}", states: {proof.states}, exhausted: {exhausted}, '
        f"engine: {proof.engine}}}\n"
    )
    if _BLOCK.search(text):
        return _BLOCK.sub(lambda _: block, text, count=1)
    return f"{text.rstrip()}\n{block}"


def write_proof(document: Document, proven: Proven) -> bool:
    """Write the proof into the file a puzzle was read from; tells whether it changed.

    Raises:
        OSError: the file cannot be written.
        ValueError: the text would not read back as the same puzzle.
    """
    file = Path(document.name)
    text = file.read_text("utf-8")
    after = with_proof(text, proven)
    if after == text:
        return False
    if _unproved(parse_yaml(after, document.name).data) != _unproved(parse_yaml(text, document.name).data):
        raise ValueError(f"{document.name}: the proof cannot be written; expected a block of its own for proof")
    file.write_text(after, "utf-8")
    return True


def _unproved(data: Any) -> Any:
    return {key: value for key, value in data.items() if key != "proof"} if isinstance(data, dict) else data
