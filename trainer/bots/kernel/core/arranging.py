"""A run that several cards join in one act, laid out as `trainer.rules.arranging.arrange` lays them.

One card after the other would not do: only the result of an act must be legal, and where a wild or an ace comes to
lie depends on all the cards at once (RULES.md, "Wilds move"). Places are a mask of 14, bit 0 the low ace and bit 13
the high one.
"""

from __future__ import annotations

from typing import Final

from .jit import Ints, between, bits, highest, jit, lowest
from .layout import (
    LENGTH,
    LONGEST,
    MUST_COVER,
    PLACES,
    SHAPE_BITS,
    SHAPE_MASK,
    SPAN_CLEAN,
    SPAN_DIRTY,
    TWO_BESIDE,
    WILD_OF,
)

_TWO: Final = 2
_ENDS: Final = 1 | 1 << 13  # where an ace lies
_INNER: Final = 0x1FFC  # 3 to K: an ace lies at either end, a 2 anywhere
_REFUSED: Final = 1 << 40
_READING: Final = 1 << SHAPE_BITS + 4


@jit
def arranged(book: Ints, shape: int, ranks: int, wild: int) -> int:
    """The shape of a run after cards of these ranks of its suit and a kind of wild relative to it (0 for none), or
    -1 where the rules refuse."""
    places, own = book[PLACES + shape], book[WILD_OF + shape]
    twos = (places >> 1 & 1) + (ranks >> 1 & 1) + (1 if own == 1 else 0) + (1 if wild == 1 else 0)
    other = max(own, wild) if max(own, wild) > 1 else 0
    aces = (places & 1) + (places >> 13) + (ranks & 1)
    length = book[LENGTH + shape] + bits(ranks) + (1 if wild else 0)
    if places & ranks & _INNER or min(own, wild) > 1 or length > LONGEST or aces > (2 if length == LONGEST else 1):
        return -1
    inner = (places | ranks) & _INNER
    best = _REFUSED
    if twos and (book[TWO_BESIDE] or (twos == 1 and other in (0, 5))):  # article meld.second_two
        best = _with_aces(book, shape, inner | _TWO, aces, twos - 1, other)
    if not places & _TWO:  # article meld.natural_stays
        best = min(best, _READING + _with_aces(book, shape, inner, aces, twos, other))
    return best & SHAPE_MASK if best < _REFUSED else -1


@jit
def _with_aces(book: Ints, shape: int, inner: int, aces: int, wild_twos: int, other: int) -> int:
    """The best layout, its cost above its shape, of naturals and the aces: one of them lies low or high."""
    if wild_twos + (1 if other else 0) > 1:
        return _REFUSED
    kind = 1 if wild_twos else other
    if aces == 0:
        return _with_wild(book, shape, inner, kind)
    if aces == 2:
        return _with_wild(book, shape, inner | 1 | 1 << 13, kind)
    return min(_with_wild(book, shape, inner | 1, kind), _with_wild(book, shape, inner | 1 << 13, kind))


@jit
def _with_wild(book: Ints, shape: int, naturals: int, kind: int) -> int:
    """The best layout of naturals on these places and a wild: in an inner gap, else the high end, else the low."""
    gaps = between(naturals)
    if not kind:
        return _REFUSED if gaps else _layout(book, shape, naturals, 0, 0, 0)
    if gaps:
        return _REFUSED if gaps & gaps - 1 else _layout(book, shape, naturals, gaps, kind, 1)
    above, below = 2 << highest(naturals), (naturals & -naturals) >> 1
    high = _layout(book, shape, naturals, above, kind, 2) if above >> LONGEST == 0 else _REFUSED
    low = _layout(book, shape, naturals, below, kind, 3) if below else _REFUSED
    return min(high, low)


@jit
def _layout(book: Ints, shape: int, naturals: int, wild: int, kind: int, order: int) -> int:
    """One layout, its cost above its shape: the wild by its order, then an ace lies low; an ace on the table stays."""
    places = naturals | wild
    if book[MUST_COVER + shape] & ~places or book[PLACES + shape] & _ENDS & ~naturals:
        return _REFUSED
    start = lowest(places)
    span = start * LONGEST + bits(places) - 1
    after = book[SPAN_DIRTY + span] + 5 * (lowest(wild) - start) + kind - 1 if kind else book[SPAN_CLEAN + span]
    return (order << 1 | naturals >> 13) * (SHAPE_MASK + 1) + after
