"""The command with bots that think until they are let go: each move takes away the file named first."""

import sys
import time
from pathlib import Path
from typing import Any

from trainer.bots import BOTS
from trainer.bots.choice import Choice
from trainer.cli import main

GATE = Path(sys.argv[1])
quick = BOTS["greedy"]


def slow(*asked: Any) -> Choice:
    """The move of `greedy`, once the gate is there."""
    gate = GATE
    while not gate.exists():
        time.sleep(0.02)
    gate.unlink()
    return quick(*asked)


if __name__ == "__main__":
    BOTS["greedy"] = slow
    main(sys.argv[2:])
