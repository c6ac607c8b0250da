"""The level `club`: the play of a sound club player, one act at a time and without looking ahead.

It keeps runs until laying them helps, feeds the opponents no card they can use, saves its wilds, cleans, and
watches the morto. How much each of these weighs was learned over many deals (`trainer.bots.kernel.training`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.choice import Bot, Choice
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.reasons import reason_of
from trainer.rules.events import Event
from trainer.rules.position import PlayerView


def playing(level: str) -> Bot:
    """Who plays an act at a time by the weights of a level or a style, as `club` does by its own."""

    def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
        """The act the weights favour, without chance. Raises ValueError where the seat has nothing to play."""
        look = Lookahead(view, level=level)
        act = look.policy_act()
        if act < 0:
            raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
        move = look.move(act)
        return Choice(move, reason_of(view, move))

    return choose


choose: Final = playing("club")
