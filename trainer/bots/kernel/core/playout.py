"""Random play, and the generator of chance that a state carries."""

from __future__ import annotations

from .acts import legal_acts
from .jit import Ints, jit
from .layout import OVER, PHASE, RANDOM
from .turns import play


@jit
def below(state: Ints, limit: int) -> int:
    """A number by chance from 0 to `limit` - 1 (xorshift, 32 bits)."""
    word = state[RANDOM]
    word ^= word << 13 & 0xFFFFFFFF
    word ^= word >> 17
    word ^= word << 5 & 0xFFFFFFFF
    state[RANDOM] = word
    return word * limit >> 32


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
