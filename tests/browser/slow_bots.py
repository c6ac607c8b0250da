"""The command with bots that take their time over every move, as strong ones do."""

import time
from collections.abc import Sequence

from trainer.bots import BOTS
from trainer.bots.choice import Choice
from trainer.cli import main
from trainer.rules.events import Event
from trainer.rules.position import PlayerView

SECONDS = 0.8

quick = BOTS["greedy"]


def slow(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
    """The move of `greedy`, later."""
    time.sleep(SECONDS)
    return quick(view, seed, log)


if __name__ == "__main__":
    BOTS["greedy"] = slow
    main()
