"""Random play."""

from __future__ import annotations

from .acts import legal_acts
from .chance import below
from .jit import Ints, jit
from .layout import OVER, PHASE
from .turns import play


@jit
def play_at_random(state: Ints, book: Ints, acts: Ints) -> int:
    """Play a deal to its end, each legal act as likely as another; return the number of acts."""
    played = 0
    while state[PHASE] != OVER:
        count = legal_acts(state, book, acts)
        if count == 0:
            break  # only in a position nobody can have played into
        play(state, book, acts[below(state, count)])
        played += 1
    return played
