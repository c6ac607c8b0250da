"""What a seat that remembers every discard knows."""

from __future__ import annotations

from dataclasses import replace

from trainer.cards import HIDDEN
from trainer.rules.position import PlayerView, Position, view_of


def remembered(position: Position, seat: int) -> PlayerView:
    """The seat's view with every card of the lixo it saw thrown: in the closed rulesets only the top lies open, but
    each was thrown for all to see."""
    seen = position.lixo
    while HIDDEN in seen:
        seen = seen[1:]
    return replace(view_of(position, seat), lixo=seen)
