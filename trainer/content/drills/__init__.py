"""Drills: questions without end, made from a seed and answered by the engine, never by an author.

>>> drill("canastra", 1) == drill("canastra", 1)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trainer.content.drills.drill import Drill
from trainer.content.drills.memory import coming, copies, lixo
from trainer.content.drills.points import canastra, score
from trainer.content.drills.rulings import rulesets

DRILLS: Final[dict[str, Callable[[int], Drill]]] = {
    "lixo": lixo,
    "unseen": copies,
    "chance": coming,
    "score": score,
    "canastra": canastra,
    "rulesets": rulesets,
}
"""The kinds by name, each with what makes one from a seed."""


def drill(kind: str, seed: int) -> Drill:
    """The drill of a kind and seed; KeyError for an unknown kind."""
    return DRILLS[kind](seed)


__all__ = ["DRILLS", "Drill", "drill"]
