"""What the seat to move can weigh of its turn."""

from __future__ import annotations

from dataclasses import replace

from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.kernel.paths import KernelPath
from trainer.rules.position import Position, view_of


def lookahead(position: Position, path: KernelPath) -> Lookahead:
    """The lookahead of the seat to move, every card of the lixo known to it."""
    return Lookahead(replace(view_of(position, position.turn), lixo=position.lixo), path)
