"""The level `master`: an `expert` that thinks longer, and asks what the others' play says of their cards.

The deals it weighs its turns on are those that explain best what it saw: each card the others threw, each lixo they
took or left, each meld they might have put down and did not (`trainer.bots.kernel.core.evidence`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.choice import Choice
from trainer.bots.expert import look_ahead
from trainer.bots.kernel import KernelPath, best_path
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

DEALS: Final = {"compiled": 2000, "plain": 160}
"""How many deals are played on for one move: some 50 ms compiled. `best_path` is the plain path until the kernel is
compiled; there fewer are played, so that a move takes about a second at most. For as many deals both paths give the
same choice."""


def choose(view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None) -> Choice:
    """The first move of the best turn found. Raises ValueError where the seat has nothing to play."""
    path = path or best_path()
    return look_ahead(view, seed, log, path, DEALS[path.name], reads_hands=True)
