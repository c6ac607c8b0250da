"""The weights set by hand that every policy was evolved from: who puts down what goes down and saves little for the
lixo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.bots.kernel.core import policy

HAND_SET: Final[dict[str, int]] = {
    "NEW_CLEAN": 60,
    "NEW_DIRTY": -30,
    "ON_CLEAN": 80,
    "ON_DIRTY": 40,
    "CARD_POINTS": 1,
    "JOKER_SPENT": -60,
    "TWO_SPENT": -50,
    "SPOILED": -25,
    "LIMPA_LOST": -400,
    "CLEANED": 80,
    "BONUS_GAINED": 16,
    "FIRST_LIMPA": 100,
    "LENGTH_FOUR": 5,
    "LENGTH_FIVE": 10,
    "LENGTH_SIX": 20,
    "MORTO_DIRECT": 150,
    "MORTO_NEXT": 120,
    "NEAR_MORTO": 8,
    "GOES_OUT": 50,
    "LEAD_OUT": 3,
    "NEAR_OUT": 10,
    "SHORT_OF_LIMPA": -20,
    "LATE_POINTS": 3,
    "THREAT_POINTS": 3,
    "TAKES": 60,
    "PER_CARD": 10,
    "TAKES_FREELY": -20,
    "KNOWN_FIT": 40,
    "KNOWN_NEAR": 12,
    "KNOWN_WILD": 60,
    "POINTS_SHED": 1,
    "FITS_OWN_CLEAN": -80,
    "FITS_OWN_DIRTY": -40,
    "NEXT_HELD": -20,
    "GAP_HELD": -10,
    "TWIN_HELD": 8,
    "JOKER_THROWN": -300,
    "TWO_THROWN": -150,
    "FEEDS_CLEAN": -60,
    "FEEDS_DIRTY": -50,
    "FEEDS_PILE": -5,
    "FEEDS_NEAR": -5,
    "FEEDS_THREAT": -20,
    "LATE_SHED": 2,
}

WANTS: Final[Mapping[str, Mapping[str, int]]] = {
    "hoarder": {},
    "morto": {
        "MORTO_DIRECT": 500,
        "MORTO_NEXT": 450,
        "NEAR_MORTO": 40,
        "NEAR_OUT": 40,
        "GOES_OUT": 300,
        "NEW_DIRTY": 40,
        "JOKER_SPENT": -20,
        "TWO_SPENT": -20,
        "CARD_POINTS": 2,
    },
    "batida": {
        "NEAR_MORTO": 60,
        "GOES_OUT": 900,
        "NEAR_OUT": 120,
        "FIRST_LIMPA": 400,
        "LENGTH_FIVE": 40,
        "LENGTH_SIX": 90,
        "NEW_DIRTY": 40,
        "CARD_POINTS": 2,
    },
    "lixo": {
        "TAKES": 250,
        "PER_CARD": 30,
        "TAKES_FREELY": 40,
        "KNOWN_FIT": 60,
        "NEXT_HELD": -45,
        "GAP_HELD": -25,
        "FEEDS_PILE": -15,
    },
}
"""What each style's start makes more of than the weights it starts from (see `BASES`)."""

BASES: Final = {"hoarder": "master", "morto": "morto", "batida": "morto", "lixo": "club"}
"""The policy each start stands on: where there is no set of that level, the weights set by hand or those of `club`."""


def hand_set(wants: Mapping[str, int] | None = None) -> list[int]:
    """The weights to begin with, the same before and after the morto; `wants` are others by name in their place."""
    half = [0] * policy.HALF
    for name, value in {**HAND_SET, **(wants or {})}.items():
        half[getattr(policy, name)] = value
    return half * 2
