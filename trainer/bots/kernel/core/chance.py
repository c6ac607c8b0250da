"""Chance: the generator each state carries, so that a seed decides all that follows."""

from __future__ import annotations

from .jit import Ints, jit
from .layout import RANDOM


@jit
def below(state: Ints, limit: int) -> int:
    """A number by chance from 0 to `limit` - 1 (xorshift, 32 bits)."""
    word = state[RANDOM]
    word ^= word << 13 & 0xFFFFFFFF
    word ^= word >> 17
    word ^= word << 5 & 0xFFFFFFFF
    state[RANDOM] = word
    return word * limit >> 32
