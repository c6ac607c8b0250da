"""The level `random`: any legal move, each kind of act as likely as another."""

from collections.abc import Sequence
from random import Random

from trainer.bots.choice import Choice, Fact
from trainer.bots.offers import offers
from trainer.rules.events import Event
from trainer.rules.position import PlayerView


def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
    """A move by chance. Raises ValueError where the seat has nothing to play (not its turn, deal over)."""
    kinds = offers(view).kinds
    random = Random(seed)
    return Choice(random.choice(random.choice(kinds)), Fact("chance"))
