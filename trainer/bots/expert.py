"""The level `expert`: weighs whole turns on many deals of the cards it does not see, and plays the best.

Every turn it considers is played on the same deals and then eight turns on, all seats playing like `club` or in all the
styles there are (`PLAY_ON`); the better half is weighed on more deals, until one is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.choice import Choice
from trainer.bots.kernel import KernelPath
from trainer.bots.kernel.lookahead import Lookahead, Plan
from trainer.bots.kernel.weights import MIXTURE, key
from trainer.bots.memory import remember
from trainer.bots.reasons import reason_of
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

PLANS: Final = 24
TURNS: Final = 8
PLAY_ON: Final = {"stbl-2": MIXTURE}
"""By ruleset and players, the level whose policies play the deals on, where it is not `club`: all the styles where
they grew up."""
DEALS: Final = 200
"""How many deals are played on for one move: some 3 ms compiled, 150 ms plain; the choice is the same on both paths."""


def choose(
    view: PlayerView, seed: int, log: Sequence[Event] = (), path: KernelPath | None = None, deals: int | None = None
) -> Choice:
    """The first move of the best turn found. Raises ValueError where the seat has nothing to play."""
    return first_move(view, ranked(view, seed, log, path, deals))


def ranked(
    view: PlayerView,
    seed: int,
    log: Sequence[Event] = (),
    path: KernelPath | None = None,
    deals: int | None = None,
    play_on: str | None = None,
) -> list[Plan]:
    """The turns considered, the best first; `play_on` is the level whose policies play the deals on, where it is not
    the usual one."""
    level = play_on or PLAY_ON.get(key(view.ruleset, view.players), "club")
    look = Lookahead(view, path, remember(view, log), level)
    plans = look.plans(PLANS, seed)
    return plans if len(plans) < 2 else look.best(plans, deals or DEALS, TURNS, seed)


def first_move(view: PlayerView, plans: Sequence[Plan]) -> Choice:
    """The first move of the first plan. Raises ValueError where there is none."""
    if not plans:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    move = plans[0].moves[0]
    return Choice(move, reason_of(view, move))
