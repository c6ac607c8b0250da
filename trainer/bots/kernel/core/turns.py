"""Acts played: what they change, the mortos, the batida and the end of the turn."""

from __future__ import annotations

from .hands import drop, drop_played, give, holds, own_hand
from .jit import Ints, jit
from .layout import (
    BARRED,
    BATIDA,
    CARD,
    CARDS,
    DRAW,
    FIRST,
    FIRST_MONTE,
    KIND_DISCARD,
    KIND_DRAW,
    KIND_SWAP,
    KIND_TAKE,
    KIND_TAKE_MELD,
    LIXO,
    LIXO_COUNT,
    MELDS,
    MONTE,
    MONTE_COUNT,
    MORTO,
    MORTO_CARDS,
    MORTOS,
    MOST_MELDS,
    OVER,
    PHASE,
    PLAY,
    PLAYERS,
    SWAP,
    TABLE,
    TAKEN,
    TARGET,
    TURN,
    TURNS,
    UNPLAYED,
)
from .melds import can_take_morto, result_of, size_of


@jit
def play(state: Ints, book: Ints, act: int) -> None:
    """Play a legal act."""
    kind = act & 7
    if kind == KIND_DISCARD:
        _discard(state, act >> CARD & 127)
    elif kind == KIND_DRAW:
        _draw(state, book)
    elif kind == KIND_SWAP:
        _swap(state)
    elif kind == KIND_TAKE:
        _take(state)
    else:
        if kind == KIND_TAKE_MELD:
            give(state, own_hand(state), state[LIXO + state[LIXO_COUNT] - 1])
        put_down(state, act, result_of(state, book, act), size_of(act))
        if kind == KIND_TAKE_MELD:
            _take_under_top(state)
        _after_meld(state)


@jit
def put_down(state: Ints, act: int, meld: int, size: int) -> int:
    """Cards go from the hand to the table, where they make `meld`; returns the meld that was in its place."""
    drop_played(state, own_hand(state), act, size)
    team = state[TURN] & 1
    target = act >> TARGET & 63
    if target == 0:
        state[MELDS + team] += 1
        target = state[MELDS + team]
    place = TABLE + MOST_MELDS * team + target - 1
    before = state[place]
    state[place] = meld
    return before


@jit
def take_back(state: Ints, act: int, before: int) -> None:
    """The table as it was before `put_down`."""
    team = state[TURN] & 1
    target = act >> TARGET & 63
    if target == 0:
        state[MELDS + team] -= 1
    else:
        state[TABLE + MOST_MELDS * team + target - 1] = before


@jit
def _take_under_top(state: Ints) -> None:
    hand = own_hand(state)
    for place in range(LIXO, LIXO + state[LIXO_COUNT] - 1):
        give(state, hand, state[place])
    state[LIXO_COUNT] = 0
    _begin_turn(state)


@jit
def _begin_turn(state: Ints) -> None:
    state[PHASE] = PLAY
    state[UNPLAYED] &= ~(1 << state[TURN])


@jit
def _draw_card(state: Ints) -> int:
    state[MONTE_COUNT] -= 1
    card = state[MONTE + state[MONTE_COUNT]]
    give(state, own_hand(state), card)
    return card


@jit
def _draw(state: Ints, book: Ints) -> None:
    opening = state[MONTE_COUNT] == book[FIRST_MONTE + (state[PLAYERS] >> 2)] and not state[LIXO_COUNT]
    _begin_turn(state)
    card = _draw_card(state)
    state[FIRST] = card if opening and book[SWAP] else -1


@jit
def _swap(state: Ints) -> None:
    drop(state, own_hand(state), state[FIRST])
    state[LIXO + state[LIXO_COUNT]] = state[FIRST]
    state[LIXO_COUNT] += 1
    _draw_card(state)
    state[FIRST] = -1


@jit
def _take(state: Ints) -> None:
    """The lixo taken freely; the card of a one-card lixo may not be thrown back (discard.same)."""
    hand = own_hand(state)
    only = state[LIXO]
    if state[LIXO_COUNT] == 1 and not holds(state, hand, only):
        state[BARRED] = only
    for place in range(LIXO, LIXO + state[LIXO_COUNT]):
        give(state, hand, state[place])
    state[LIXO_COUNT] = 0
    state[FIRST] = -1
    _forget_barred(state, hand)
    _begin_turn(state)


@jit
def _forget_barred(state: Ints, hand: int) -> None:
    """A card no longer in the hand needs no ban."""
    if state[BARRED] >= 0 and not holds(state, hand, state[BARRED]):
        state[BARRED] = -1


@jit
def _after_meld(state: Ints) -> None:
    """An emptied hand fetches the morto and plays on (morto.direta), or goes out."""
    hand = own_hand(state)
    state[FIRST] = -1
    state[UNPLAYED] &= ~(1 << state[TURN])
    _forget_barred(state, hand)
    if state[hand + CARDS] == 0:
        if can_take_morto(state, state[TURN] & 1):
            _fetch_morto(state, hand)
        else:
            _go_out(state)


@jit
def _fetch_morto(state: Ints, hand: int) -> None:
    state[MORTOS] -= 1
    state[TAKEN + (state[TURN] & 1)] = 1
    first = MORTO + MORTO_CARDS * state[MORTOS]
    for place in range(first, first + MORTO_CARDS):
        give(state, hand, state[place])


@jit
def _go_out(state: Ints) -> None:
    state[PHASE] = OVER
    state[BATIDA] = state[TURN] & 1


@jit
def _discard(state: Ints, card: int) -> None:
    hand = own_hand(state)
    drop(state, hand, card)
    state[LIXO + state[LIXO_COUNT]] = card
    state[LIXO_COUNT] += 1
    state[BARRED] = -1
    state[FIRST] = -1
    state[TURNS] += 1
    if state[hand + CARDS] == 0:
        if not can_take_morto(state, state[TURN] & 1):
            _go_out(state)
            return
        _fetch_morto(state, hand)
        state[UNPLAYED] |= 1 << state[TURN]
    _end_turn(state)


@jit
def _end_turn(state: Ints) -> None:
    """Pass the turn; an empty monte is a morto's to fill, and with none left the deal ends (monte.refill)."""
    if not state[MONTE_COUNT]:
        if not state[MORTOS]:
            state[PHASE] = OVER
            return
        state[MORTOS] -= 1
        first = MORTO + MORTO_CARDS * state[MORTOS]
        for index in range(MORTO_CARDS):
            state[MONTE + index] = state[first + index]
        state[MONTE_COUNT] = MORTO_CARDS
    state[TURN] = state[TURN] + 1 if state[TURN] + 1 < state[PLAYERS] else 0
    state[PHASE] = DRAW
