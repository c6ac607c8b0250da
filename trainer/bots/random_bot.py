"""The level `random`: any legal move, each kind of act as likely as another."""

from collections.abc import Sequence
from random import Random

from trainer.bots.choice import Choice, Fact
from trainer.rules.events import Event
from trainer.rules.legal import legal_moves
from trainer.rules.position import PlayerView


def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
    """A move by chance. Raises ValueError where the seat has nothing to play (not its turn, deal over)."""
    legal = legal_moves(view.as_position())
    kinds = [kind for kind in (legal.draws, legal.pickups, legal.lays, legal.additions, legal.discards) if kind]
    if not kinds or view.turn != view.seat:
        raise ValueError(f"seat {view.seat} has no move to choose; expected its turn in a running deal")
    random = Random(seed)
    return Choice(random.choice(random.choice(kinds)), Fact("chance"))
