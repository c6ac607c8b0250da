"""What becomes of a meld when cards join it, and whether a team's melds let a player empty the hand."""

from __future__ import annotations

from .arranging import arranged
from .hands import lone_card, own_hand
from .jit import Ints, bits, jit, lowest
from .layout import (
    BARRED,
    CARD,
    CARDS,
    CLASSES,
    COLOUR,
    JOKER,
    LAYS,
    MELDS,
    MORTOS,
    MOST_MELDS,
    NEXT,
    NOBODY_TOOK,
    OPENS,
    PATTERN_OF,
    RUNS,
    SHAPE_BITS,
    SHAPE_MASK,
    TABLE,
    TAKEN,
    TARGET,
    TRINCA,
    TURN,
    WILD,
    WILDS,
)


@jit
def class_of(meld: int, card: int) -> int:
    """The class of a card as the tables of this meld count them, or -1 where it never fits."""
    colour, suit, rank = meld >> SHAPE_BITS, card >> 4, card & 15
    if (meld & SHAPE_MASK) >= RUNS:
        if card == JOKER:
            return 8
        if rank == colour:
            return suit
        return 4 + suit if rank == 1 else -1
    if suit == colour:
        return rank
    if card == JOKER:
        return 16
    return 13 + (suit - colour - 1 & 3) if rank == 1 else -1


@jit
def card_of_class(meld: int, card_class: int) -> int:
    """The card of a class as this meld counts them."""
    colour = meld >> SHAPE_BITS
    if (meld & SHAPE_MASK) >= RUNS:
        if card_class == 8:
            return JOKER
        return card_class << 4 | colour if card_class < 4 else card_class - 4 << 4 | 1
    if card_class < 13:
        return colour << 4 | card_class
    return JOKER if card_class == 16 else (colour + card_class - 12 & 3) << 4 | 1


@jit
def with_card(book: Ints, meld: int, card: int) -> int:
    """The meld after one more card, or -1 where the rules refuse."""
    card_class = class_of(meld, card)
    if card_class < 0:
        return -1
    after = book[NEXT + (meld & SHAPE_MASK) * CLASSES + card_class]
    return -1 if after < 0 else after | meld >> SHAPE_BITS << SHAPE_BITS


@jit
def classes_held(state: Ints, hand: int, meld: int, wilds: int) -> int:
    """The classes of card a hand could bring to a meld, a bit for each; `wilds` are the kinds it holds."""
    colour, twos = meld >> SHAPE_BITS, wilds >> 1 & 15
    if (meld & SHAPE_MASK) < RUNS:
        return state[hand + colour] | (twos << 4 | twos) >> colour + 1 << 13 & 0xE000 | (wilds & 32) << 11
    held = twos << 4 | (wilds & 32) << 3
    for suit in range(4):
        held |= (state[hand + suit] >> colour & 1) << suit
    return held


@jit
def size_of(act: int) -> int:
    """How many cards an act puts down."""
    cards = act >> CARD & 8191
    wilds = 1 if act >> WILD else 0
    if act >> TRINCA & 1:
        return wilds + (cards & 3) + (cards >> 2 & 3) + (cards >> 4 & 3) + (cards >> 6 & 3)
    return wilds + bits(cards)


@jit
def laid(book: Ints, act: int) -> int:
    """The new meld of an act."""
    cards, colour, wild = act >> CARD & 8191, act >> COLOUR & 15, act >> WILD
    if act >> TRINCA & 1:
        return RUNS + cards * WILDS + wild | colour << SHAPE_BITS
    return book[LAYS + book[PATTERN_OF + cards] * WILDS + relative(wild, colour)] | colour << SHAPE_BITS


@jit
def relative(wild: int, suit: int) -> int:
    """A kind of wild as a run of that suit counts it: 1 a 2 of the suit, 2 to 4 of the next ones."""
    return 1 + (wild - 1 - suit & 3) if 0 < wild < 5 else wild


@jit
def joined(book: Ints, meld: int, act: int) -> int:
    """The meld after all the cards of an act, or -1 where the rules refuse."""
    cards, wild, colour = act >> CARD & 8191, act >> WILD, meld >> SHAPE_BITS
    if act >> TRINCA & 1:
        return _joined_trinca(book, meld, cards, wild)
    if not cards:
        return with_card(book, meld, card_of_wild(wild))
    if not wild and not cards & cards - 1:
        return with_card(book, meld, colour << 4 | lowest(cards))
    after = arranged(book, meld & SHAPE_MASK, cards, relative(wild, colour))
    return after | colour << SHAPE_BITS if after >= 0 else -1


@jit
def card_of_wild(wild: int) -> int:
    """The card of a kind of wild."""
    return JOKER if wild == 5 else wild - 1 << 4 | 1


@jit
def _joined_trinca(book: Ints, meld: int, copies: int, wild: int) -> int:
    rank = meld >> SHAPE_BITS
    for suit in range(4):
        for _ in range(copies >> 2 * suit & 3):
            if meld >= 0:
                meld = with_card(book, meld, suit << 4 | rank)
    return with_card(book, meld, card_of_wild(wild)) if wild and meld >= 0 else meld


@jit
def result_of(state: Ints, book: Ints, act: int) -> int:
    """The meld an act makes or extends, as it then is."""
    target = act >> TARGET & 63
    if target == 0:
        return laid(book, act)
    return joined(book, state[TABLE + MOST_MELDS * (state[TURN] & 1) + target - 1], act)


@jit
def can_take_morto(state: Ints, team: int) -> bool:
    """Whether a player of the team who empties the hand now fetches a morto."""
    return bool(state[MORTOS] > 0 and not state[TAKEN + team])


@jit
def may_empty(state: Ints, book: Ints, team: int) -> bool:
    """Whether the team's player may empty the hand: it fetches a morto, or makes the batida (out.limpa)."""
    if can_take_morto(state, team):
        return True
    if not state[TAKEN + team]:
        if book[NOBODY_TOOK] and state[TAKEN + 1 - team]:
            return False
        if state[MORTOS]:
            return False
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):  # noqa: SIM110 - numba knows no generators in any()
        if book[OPENS + (state[place] & SHAPE_MASK)]:
            return True
    return False


@jit
def may_stay(state: Ints, book: Ints) -> bool:
    """Whether the seat to move may be left so: with two cards, with a last one it can part with, or with none
    (articles out.limpa, out.stranded)."""
    team = state[TURN] & 1
    hand = own_hand(state)
    if state[hand + CARDS] >= 2:
        return True
    can_empty = may_empty(state, book, team)
    if state[hand + CARDS] == 0:
        return can_empty
    card = lone_card(state, hand)
    if can_empty and card != state[BARRED]:
        return True
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):
        before = state[place]
        after = with_card(book, before, card)
        if after >= 0:
            state[place] = after
            can_empty = may_empty(state, book, team)
            state[place] = before
            if can_empty:
                return True
    return False
