"""Policies against each other over whole deals."""

from __future__ import annotations

from .jit import Ints, jit
from .layout import OVER, PHASE, STATE, TURN
from .policy import choose
from .score import write_sheet
from .turns import play


@jit
def play_deal(state: Ints, book: Ints, first: Ints, second: Ints, acts: Ints, sheet: Ints) -> int:
    """Play a deal out, each team by its weights; return by how many points the first team is ahead at the end."""
    while state[PHASE] != OVER:
        act = choose(state, book, second if state[TURN] & 1 else first, acts)
        if act < 0:
            break
        play(state, book, act)
    return write_sheet(state, book, 0, sheet) - write_sheet(state, book, 1, sheet)


@jit
def paired_deals(
    starts: Ints, deals: int, state: Ints, book: Ints, one: Ints, other: Ints, acts: Ints, sheet: Ints, results: Ints
) -> None:
    """Play each start twice, the teams changed over, and write what `one` was ahead by in each of the two."""
    for deal in range(deals):
        for side in range(2):
            for index in range(STATE):
                state[index] = starts[deal * STATE + index]
            if side == 0:
                results[2 * deal] = play_deal(state, book, one, other, acts, sheet)
            else:
                results[2 * deal + 1] = -play_deal(state, book, other, one, acts, sheet)
