"""What there is to be seen in a free-play step: things that happen on the table, each told by the engine's events."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from trainer.content.played import Played
from trainer.rules.events import (
    AddedToMeld,
    CanastraMade,
    DealEnded,
    Discarded,
    DrewCard,
    Event,
    LaidMeld,
    MeldBecameClean,
    TookMorto,
    TookPile,
    TurnPassed,
    WildMoved,
)


class Sight(StrEnum):
    """Something that may happen in a turn of free play.

    `ends_turn` is true of every turn that is over, also where the deal ended with it; `draws` of either draw, from the
    monte or of the lixo.
    """

    DRAWS = "draws"
    TAKES_LIXO = "takes_lixo"
    LAYS = "lays"
    ADDS = "adds"
    WILD_MOVES = "wild_moves"
    CLEANS = "cleans"
    CLOSES_CANASTRA = "closes_canastra"
    REACHES_MORTO = "reaches_morto"
    GOES_OUT = "goes_out"
    DISCARDS = "discards"
    ENDS_TURN = "ends_turn"


_EVENTS: dict[Sight, tuple[type[Event], ...]] = {
    Sight.DRAWS: (DrewCard, TookPile),
    Sight.TAKES_LIXO: (TookPile,),
    Sight.LAYS: (LaidMeld,),
    Sight.ADDS: (AddedToMeld,),
    Sight.WILD_MOVES: (WildMoved,),
    Sight.CLEANS: (MeldBecameClean,),
    Sight.CLOSES_CANASTRA: (CanastraMade,),
    Sight.REACHES_MORTO: (TookMorto,),
    Sight.DISCARDS: (Discarded,),
    Sight.ENDS_TURN: (TurnPassed, DealEnded),
}


def unseen_sights(wanted: Sequence[Sight], played: Played) -> tuple[Sight, ...]:
    """Those of the wanted sights that a line has not shown yet, in their order."""
    return tuple(sight for sight in wanted if not _is_seen(sight, played))


def _is_seen(sight: Sight, played: Played) -> bool:
    if sight is Sight.GOES_OUT:
        return any(isinstance(event, DealEnded) and event.batida == played.team for event in played.events)
    return any(isinstance(event, _EVENTS[sight]) for event in played.events)
