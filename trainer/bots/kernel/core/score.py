"""The deal's sheet (article score.sheet)."""

from __future__ import annotations

from .jit import Ints, jit, lowest
from .layout import (
    BATIDA,
    BONUS,
    CONVERTED_PAYS,
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    LENGTH,
    MELDS,
    MORTOS,
    MOST_MELDS,
    PLAYERS,
    POINTS,
    RUNS,
    SHAPE_BITS,
    SHAPE_MASK,
    SUM,
    TABLE,
    TAKEN,
    TWOS,
    UNPAID,
    UNPLAYED,
    WILD_OF,
)


@jit
def meld_points(book: Ints, meld: int) -> int:
    """The sum of a meld's card values, without its bonus."""
    shape = meld & SHAPE_MASK
    points = book[SUM + shape]
    if shape >= RUNS:
        naturals = book[LENGTH + shape] - (1 if book[WILD_OF + shape] else 0)
        points += naturals * book[POINTS + (meld >> SHAPE_BITS)]
    return points


@jit
def hand_points(state: Ints, book: Ints, hand: int) -> int:
    """The sum of the card values in a hand."""
    points = state[hand + JOKERS] * book[POINTS + JOKER]
    for suit in range(4):
        for copies in range(2):
            ranks = state[hand + TWOS * copies + suit]
            while ranks:
                points += book[POINTS + lowest(ranks)]
                ranks &= ranks - 1
    return points


@jit
def write_sheet(state: Ints, book: Ints, team: int, sheet: Ints) -> int:
    """Write a team's sheet: cards, canastras, batida, morto, hand (negative); return its total."""
    for line in range(5):
        sheet[line] = 0
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):
        sheet[0] += meld_points(book, state[place])
        sheet[1] += book[BONUS + (state[place] & SHAPE_MASK)]
    if state[BATIDA] == team:
        sheet[2] = 100
    pays = False
    if not state[TAKEN + team] and (book[CONVERTED_PAYS] or state[MORTOS]):
        pays = True
    for seat in range(team, state[PLAYERS], 2):
        if book[UNPAID] and state[UNPLAYED] >> seat & 1:
            pays = True
        else:
            sheet[4] -= hand_points(state, book, HANDS + HAND * seat)
    if pays:
        sheet[3] = -100
    return sheet[0] + sheet[1] + sheet[2] + sheet[3] + sheet[4]
