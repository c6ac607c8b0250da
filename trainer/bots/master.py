"""The level `master`: an `expert` that thinks longer, and asks what the others' play says of their cards.

The deals it weighs its turns on are those that explain best what it saw: each card the others threw, each lixo they
took or left, each meld they might have put down and did not (`trainer.bots.kernel.core.evidence`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.choice import Choice
from trainer.bots.kernel import KernelPath, best_path
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.past import past_of
from trainer.bots.memory import remember
from trainer.bots.reasons import reason_of
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

PLANS: Final = 24
TURNS: Final = 8
DEALS: Final = {"compiled": 2000, "plain": 160}
"""How many deals are played on for one move: some 50 ms compiled. `best_path` is the plain path until the kernel is
compiled; there fewer are played, so that a move takes about a second at most. For as many deals both paths give the
same choice."""


def choose(view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None) -> Choice:
    """The first move of the best turn found. Raises ValueError where the seat has nothing to play."""
    path = path or best_path()
    look = Lookahead(view, path, remember(view, log))
    plans = look.plans(PLANS, seed)
    if not plans:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    plan = plans[0]
    if len(plans) > 1:
        plan = look.best(plans, DEALS[path.name], TURNS, seed, past_of(view, log))[0].plan
    return Choice(plan.moves[0], reason_of(view, plan.moves[0]))
