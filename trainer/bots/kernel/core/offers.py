"""The ways to put cards down, one by one, each offered unless it would leave the hand as the rules forbid.

`top` is the top of a lixo that is being taken, already given to the hand: only acts that use it are offered. It is
-1 where cards come from the hand alone.
"""

from __future__ import annotations

from .hands import give, own_hand, wilds_held
from .jit import Ints, between, jit, lowest
from .layout import (
    BRIDGE,
    CARD,
    CARDS,
    COLOUR,
    GAPS,
    HAND,
    JOKER,
    KIND_MELD,
    KIND_TAKE_MELD,
    LAYS,
    LIXO,
    LIXO_COUNT,
    PAIRS,
    PIVOT,
    PLACES,
    RUNS,
    SHAPE_BITS,
    SHAPE_MASK,
    SPARE,
    TARGET,
    TRINCA,
    TWOS,
    WILD,
    WILD_OF,
    WILDS,
)
from .melds import joined, laid, may_stay, relative, size_of, with_card
from .turns import put_down, take_back


@jit
def offered(state: Ints, book: Ints, acts: Ints, count: int, act: int, meld: int, size: int) -> int:
    """Write an act that puts `size` cards down and makes `meld`, if it may be; return how many acts there are."""
    left = state[own_hand(state) + CARDS] - size
    if act & 7 == KIND_TAKE_MELD:
        left += state[LIXO_COUNT] - 1
    if left < 2 and not _may_leave(state, book, act, meld, size):
        return count
    acts[count] = act
    return count + 1


@jit
def _may_leave(state: Ints, book: Ints, act: int, meld: int, size: int) -> bool:
    """Whether an act may leave fewer than two cards: done, looked at and taken back."""
    hand = own_hand(state)
    for index in range(HAND):
        state[SPARE + index] = state[hand + index]
    before = put_down(state, act, meld, size)
    if act & 7 == KIND_TAKE_MELD and state[LIXO_COUNT] == 2:
        give(state, hand, state[LIXO])
    allowed = may_stay(state, book)
    take_back(state, act, before)
    for index in range(HAND):
        state[hand + index] = state[SPARE + index]
    return allowed


# New melds


@jit
def new_runs(state: Ints, book: Ints, acts: Ints, count: int, suit: int, wilds: int, top: int) -> int:
    """Runs of three cards of a suit: three neighbours, or two with a wild beside or between them."""
    held = state[own_hand(state) + suit]
    places = held | (held & 1) << 13
    neighbours, gaps = places & places >> 1, places & places >> 2
    triples = neighbours & gaps
    while triples:
        low = triples & -triples
        triples ^= low
        count = _new_run(state, book, acts, count, suit, low * 7, 0, top)
    if not neighbours | gaps:
        return count
    while wilds:
        wild = lowest(wilds)
        wilds &= wilds - 1
        count = _pairs_with_wild(state, book, acts, count, suit, neighbours, PAIRS, wild, top)
        count = _pairs_with_wild(state, book, acts, count, suit, gaps, GAPS, wild, top)
    return count


@jit
def _pairs_with_wild(
    state: Ints, book: Ints, acts: Ints, count: int, suit: int, lows: int, patterns: int, wild: int, top: int
) -> int:
    """Runs of two naturals, the lower on each of the places `lows`, and a wild."""
    kind = relative(wild, suit)
    while lows:
        place = lowest(lows)
        lows &= lows - 1
        if book[LAYS + (patterns + place) * WILDS + kind] >= 0:
            places = (3 if patterns == PAIRS else 5) << place
            count = _new_run(state, book, acts, count, suit, places, wild, top)
    return count


@jit
def _new_run(state: Ints, book: Ints, acts: Ints, count: int, suit: int, places: int, wild: int, top: int) -> int:
    """A run of naturals on these places and a wild, where the hand has both copies of a 2 asked for twice."""
    ranks = (places | places >> 13) & 8191
    if wild == suit + 1 and ranks & 2 and not state[own_hand(state) + TWOS + suit] & 2:
        return count
    kind = KIND_MELD
    if top >= 0:
        kind = KIND_TAKE_MELD
        if not (top >> 4 == suit and ranks >> (top & 15) & 1) and not _is_wild(top, wild):
            return count
    act = kind | suit << COLOUR | ranks << CARD | wild << WILD
    return offered(state, book, acts, count, act, laid(book, act), 3)


@jit
def _is_wild(card: int, wild: int) -> bool:
    """Whether a card is a wild of this kind."""
    if card == JOKER:
        return wild == 5
    return card & 15 == 1 and wild == (card >> 4) + 1


@jit
def new_trincas(state: Ints, book: Ints, acts: Ints, count: int, rank: int, wilds: int, top: int) -> int:
    """Trincas of three cards of a rank: three naturals, or two and a wild."""
    hand = own_hand(state)
    most, held = 0, 0
    for suit in range(4):
        copies = (state[hand + suit] >> rank & 1) + (state[hand + TWOS + suit] >> rank & 1)
        most |= copies << 2 * suit
        held += copies
    if held < 2 or rank == 1:
        return count
    for first in range((most & 3) + 1):
        for second in range((most >> 2 & 3) + 1):
            for third in range((most >> 4 & 3) + 1):
                for fourth in range((most >> 6 & 3) + 1):
                    copies = first | second << 2 | third << 4 | fourth << 6
                    size = first + second + third + fourth
                    if size == 3:
                        count = _new_trinca(state, book, acts, count, rank, copies, 0, top)
                    elif size == 2:
                        for wild in range(1, WILDS):
                            if wilds >> wild & 1:
                                count = _new_trinca(state, book, acts, count, rank, copies, wild, top)
    return count


@jit
def _new_trinca(state: Ints, book: Ints, acts: Ints, count: int, rank: int, copies: int, wild: int, top: int) -> int:
    kind = KIND_MELD
    if top >= 0:
        kind = KIND_TAKE_MELD
        is_natural = top != JOKER and top & 15 == rank and copies >> 2 * (top >> 4) & 3 > 0
        if not is_natural and not _is_wild(top, wild):
            return count
    act = kind | rank << COLOUR | 1 << TRINCA | copies << CARD | wild << WILD
    return offered(state, book, acts, count, act, laid(book, act), 3)


# Extensions


@jit
def act_of_card(meld: int, card: int) -> int:
    """The part of an act that says one card joins a meld."""
    colour, suit, rank = meld >> SHAPE_BITS, card >> 4, card & 15
    wild = (5 if card == JOKER else suit + 1) << WILD
    if (meld & SHAPE_MASK) < RUNS:
        return colour << COLOUR | (1 << CARD + rank if suit == colour else wild)
    natural = card != JOKER and rank == colour
    return colour << COLOUR | 1 << TRINCA | (1 << CARD + 2 * suit if natural else wild)


@jit
def bridges(state: Ints, book: Ints, acts: Ints, count: int, target: int, meld: int, top: int) -> int:
    """Two cards that join in one act as they cannot one after the other. A top that lies beyond an inner place of
    the wild, or beyond a wild 2 from the hand, is left to `_led_up`."""
    shape, suit = meld & SHAPE_MASK, meld >> SHAPE_BITS
    held = state[own_hand(state) + suit]
    pivot = book[PIVOT + shape]
    if not held >> pivot & 1:
        return count
    kind = KIND_MELD if top < 0 else KIND_TAKE_MELD
    wild_at_end = book[WILD_OF + shape] > 0 and not between(book[PLACES + shape])
    for rank in range(13):
        after = book[BRIDGE + shape * 13 + rank]
        if after >= 0 and held >> rank & 1:
            ranks = 1 << rank | 1 << pivot
            if top < 0 or top == (suit << 4 | pivot) or (wild_at_end and top == (suit << 4 | rank)):
                act = kind | target << TARGET | suit << COLOUR | ranks << CARD
                count = offered(state, book, acts, count, act, after | suit << SHAPE_BITS, 2)
    return count


# The top of the lixo onto a meld


@jit
def pickups_onto(state: Ints, book: Ints, acts: Ints, count: int, top: int, target: int, meld: int) -> int:
    """The top alone, or with the fewest hand cards that lead up to it."""
    after = with_card(book, meld, top)
    if after >= 0:
        act = KIND_TAKE_MELD | target << TARGET | act_of_card(meld, top)
        count = offered(state, book, acts, count, act, after, 1)
    shape, suit = meld & SHAPE_MASK, meld >> SHAPE_BITS
    if shape >= RUNS:
        return count
    if book[PIVOT + shape] >= 0:
        count = bridges(state, book, acts, count, target, meld, top)
    if after >= 0 or top >> 4 != suit:
        return count
    since = count
    count = _led_up(state, book, acts, count, target, meld, top & 15, since)
    return _led_up(state, book, acts, count, target, meld, 13, since) if top & 15 == 0 else count


@jit
def _led_up(state: Ints, book: Ints, acts: Ints, count: int, target: int, meld: int, place: int, since: int) -> int:
    """Hand cards that close the way from a run to the top on its place: all naturals, or one of them left to a
    wild, the meld's own or one from the hand. What was written from `since` on is not offered again."""
    shape, suit = meld & SHAPE_MASK, meld >> SHAPE_BITS
    hand = own_hand(state)
    open_ranks = between(book[PLACES + shape] | 1 << place) & ~(1 << place)
    lacking = open_ranks & ~state[hand + suit]
    if not open_ranks or lacking & lacking - 1:
        return count
    base = KIND_TAKE_MELD | target << TARGET | suit << COLOUR | 1 << CARD + (place if place < 13 else 0)
    if not lacking:
        count = _offered_if_legal(state, book, acts, count, base | open_ranks << CARD, meld, since)
    wilds = 1 if book[WILD_OF + shape] else wilds_held(state, hand)
    left_out = lacking if lacking else open_ranks
    while left_out:
        bit = left_out & -left_out
        left_out ^= bit
        ranks = open_ranks ^ bit
        for wild in range(WILDS):
            if wilds >> wild & 1:
                if wild != suit + 1:
                    act = base | ranks << CARD | wild << WILD
                    count = _offered_if_legal(state, book, acts, count, act, meld, since)
                elif bit != 2 and place != 1 and not ranks & 2:  # a 2 of the suit, wild for once
                    act = base | (ranks | 2) << CARD
                    count = _offered_if_legal(state, book, acts, count, act, meld, since)
    return count


@jit
def _offered_if_legal(state: Ints, book: Ints, acts: Ints, count: int, act: int, meld: int, since: int) -> int:
    for index in range(since, count):
        if acts[index] == act:
            return count
    after = joined(book, meld, act)
    return offered(state, book, acts, count, act, after, size_of(act)) if after >= 0 else count
