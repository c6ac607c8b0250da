"""Every act the seat to move may choose: what `trainer.rules.legal` lists, cut into its smallest steps.

A new meld has three cards; an extension one, or the two of a bridge; whoever takes the lixo with its top used puts
down the fewest hand cards that let the top lie. Longer melds and extensions are several of these.
"""

from __future__ import annotations

from .hands import drop, give, own_hand, wilds_held
from .jit import Ints, jit, lowest
from .layout import (
    ADDABLE,
    BARRED,
    CARD,
    CARDS,
    CLASSES,
    DRAW,
    FIRST,
    FREE_PILE,
    JOKER,
    JOKERS,
    KIND_DISCARD,
    KIND_DRAW,
    KIND_MELD,
    KIND_SWAP,
    KIND_TAKE,
    LIXO,
    LIXO_COUNT,
    MELDS,
    MONTE_COUNT,
    MOST_MELDS,
    NEXT,
    OVER,
    PHASE,
    PIVOT,
    SHAPE_BITS,
    SHAPE_MASK,
    TABLE,
    TARGET,
    TRINCAS,
    TURN,
)
from .melds import card_of_class, classes_held, may_empty
from .offers import act_of_card, bridges, new_runs, new_trincas, offered, pickups_onto


@jit
def legal_acts(state: Ints, book: Ints, acts: Ints) -> int:
    """Write every legal act into `acts` (of `MOST_ACTS`) and return how many there are."""
    if state[PHASE] == OVER:
        return 0
    if state[PHASE] == DRAW:
        return _before_draw(state, book, acts)
    count = 0
    if state[FIRST] >= 0 and state[MONTE_COUNT]:
        acts[0] = KIND_SWAP
        count = 1
    count = new_melds(state, book, acts, count)
    count = extensions(state, book, acts, count)
    return discards(state, book, acts, count)


@jit
def _before_draw(state: Ints, book: Ints, acts: Ints) -> int:
    count = 0
    if state[MONTE_COUNT]:
        acts[0] = KIND_DRAW
        count = 1
    if not state[LIXO_COUNT]:
        return count
    if book[FREE_PILE]:
        acts[count] = KIND_TAKE
        count += 1
    return pickups(state, book, acts, count)


@jit
def new_melds(state: Ints, book: Ints, acts: Ints, count: int) -> int:
    """The new melds of three hand cards."""
    hand = own_hand(state)
    wilds = wilds_held(state, hand)
    for suit in range(4):
        count = new_runs(state, book, acts, count, suit, wilds, -1)
    if book[TRINCAS]:
        for rank in range(13):
            count = new_trincas(state, book, acts, count, rank, wilds, -1)
    return count


@jit
def extensions(state: Ints, book: Ints, acts: Ints, count: int) -> int:
    """The hand cards that may join a meld of the team."""
    hand = own_hand(state)
    wilds = wilds_held(state, hand)
    team = state[TURN] & 1
    for number in range(state[MELDS + team]):
        meld = state[TABLE + MOST_MELDS * team + number]
        shape = meld & SHAPE_MASK
        fits = book[ADDABLE + shape] & classes_held(state, hand, meld, wilds)
        while fits:
            card_class = lowest(fits)
            fits &= fits - 1
            after = book[NEXT + shape * CLASSES + card_class] | meld >> SHAPE_BITS << SHAPE_BITS
            act = KIND_MELD | number + 1 << TARGET | act_of_card(meld, card_of_class(meld, card_class))
            count = offered(state, book, acts, count, act, after, 1)
        if book[PIVOT + shape] >= 0:
            count = bridges(state, book, acts, count, number + 1, meld, -1)
    return count


@jit
def pickups(state: Ints, book: Ints, acts: Ints, count: int) -> int:
    """The ways to take the lixo with its top used at once (article pile.top)."""
    hand = own_hand(state)
    top = state[LIXO + state[LIXO_COUNT] - 1]
    give(state, hand, top)
    wilds = wilds_held(state, hand)
    is_wild = top == JOKER or top & 15 == 1
    for suit in range(4):
        if is_wild or suit == top >> 4:
            count = new_runs(state, book, acts, count, suit, wilds, top)
    if book[TRINCAS]:
        for rank in range(13):
            if is_wild or rank == top & 15:
                count = new_trincas(state, book, acts, count, rank, wilds, top)
    first = TABLE + MOST_MELDS * (state[TURN] & 1)
    for number in range(state[MELDS + (state[TURN] & 1)]):
        count = pickups_onto(state, book, acts, count, top, number + 1, state[first + number])
    drop(state, hand, top)
    return count


@jit
def discards(state: Ints, book: Ints, acts: Ints, count: int) -> int:
    """The cards that may be thrown on the lixo."""
    hand = own_hand(state)
    if state[hand + CARDS] == 1 and not may_empty(state, book, state[TURN] & 1):
        return count
    for suit in range(4):
        ranks = state[hand + suit]
        while ranks:
            card = suit << 4 | lowest(ranks)
            ranks &= ranks - 1
            if card != state[BARRED]:
                acts[count] = KIND_DISCARD | card << CARD
                count += 1
    if state[hand + JOKERS] and state[BARRED] != JOKER:
        acts[count] = KIND_DISCARD | JOKER << CARD
        count += 1
    return count
