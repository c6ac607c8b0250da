"""The level `expert`: weighs whole turns on many deals of the cards it does not see, and plays the best.

Every turn it considers is played on the same deals and then eight turns on, all seats playing like `club`; the
better half is weighed on more deals, until one is left.
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
DEALS: Final = 200
"""How many deals are played on for one move: some 3 ms compiled, 150 ms plain; the choice is the same on both paths."""


def choose(view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None) -> Choice:
    """The first move of the best turn found. Raises ValueError where the seat has nothing to play."""
    return look_ahead(view, seed, log, path or best_path(), DEALS, reads_hands=False)


def look_ahead(
    view: PlayerView, seed: int, log: Sequence[Event], path: KernelPath, deals: int, *, reads_hands: bool
) -> Choice:
    """The first move of the turn that does best on so many deals; with `reads_hands` on those that explain the log.

    Raises ValueError where the seat has nothing to play.
    """
    look = Lookahead(view, path, remember(view, log))
    plans = look.plans(PLANS, seed)
    if not plans:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    plan = plans[0]
    if len(plans) > 1:
        plan = look.best(plans, deals, TURNS, seed, past_of(view, log) if reads_hands else None)[0].plan
    return Choice(plan.moves[0], reason_of(view, plan.moves[0]))
