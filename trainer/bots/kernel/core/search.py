"""Lookahead: deal the cards one seat does not see, play a turn that is weighed, play on, and value what comes of it."""

from __future__ import annotations

from .chance import below
from .hands import give
from .jit import Ints, bits, jit
from .layout import (
    BONUS,
    CARDS,
    HAND,
    HANDS,
    JOKERS,
    LENGTH,
    LIXO,
    MELDS,
    MONTE,
    MONTE_COUNT,
    MORTO,
    MORTO_CARDS,
    MORTOS,
    MOST_MELDS,
    OPENS,
    OVER,
    PHASE,
    PLAYERS,
    RANDOM,
    RUNS,
    SHAPE_MASK,
    STATE,
    STYLE,
    TABLE,
    TAKEN,
    TURN,
    TWOS,
    WILD_OF,
)
from .melds import can_take_morto
from .policy import OWN_CLEAN, OWN_DIRTY, note_fits, play_turns
from .score import hand_points, meld_points, write_sheet
from .turns import play

# What is hidden: how many cards of each hand, of the lixo from its bottom, of the monte and of the mortos
HIDDEN_HANDS = 0
HIDDEN_LIXO = 4
HIDDEN_MONTE = 5
HIDDEN_MORTOS = 6
HIDDEN = 7

# Features of a team, by which a deal is valued before its end
CARD_VALUES, BONUSES, HELD_VALUES, HELD_CARDS, HELD_WILDS, HELD_PAIRS, MORTO_TAKEN, HAS_LIMPA = range(8)
CLEAN_LENGTH = 8  # runs and trincas without a wild, of 3, 4, 5 and 6 cards
DIRTY_LENGTH = 12
LIMPA_LENGTH = 16  # clean ones of 7 to 12 cards: how many beyond 7
CAN_GO_OUT = 17
HELD_RUNS = 18  # three neighbours in a hand
HELD_FITS = 19  # cards in a hand that fit the team's melds
NEAR_MORTO = 20  # how few cards a hand has that would fetch the morto, from 0 to 6
NEAR_OUT = 21  # the same for one that would go out
TO_MOVE = 22
FEATURES = 23
FEW_CARDS = 6
STAGES = 7
STAGE_CARDS = 12  # a stage for so many cards still to be drawn


@jit
def deal_hidden(state: Ints, hidden: Ints, unseen: Ints, count: int, fixed: int) -> None:
    """Deal the unseen cards, the first `count` of `unseen`, to the places that are hidden: the first `fixed` of them
    as they lie, the others by chance, shuffled on the way."""
    at = 0
    for seat in range(4):
        for _ in range(hidden[HIDDEN_HANDS + seat]):
            give(state, HANDS + HAND * seat, _next_unseen(state, unseen, count, at, fixed))
            at += 1
    for place in range(LIXO, LIXO + hidden[HIDDEN_LIXO]):
        state[place] = _next_unseen(state, unseen, count, at, fixed)
        at += 1
    for place in range(MONTE, MONTE + hidden[HIDDEN_MONTE]):
        state[place] = _next_unseen(state, unseen, count, at, fixed)
        at += 1
    for place in range(MORTO, MORTO + MORTO_CARDS * hidden[HIDDEN_MORTOS]):
        state[place] = _next_unseen(state, unseen, count, at, fixed)
        at += 1


@jit
def _next_unseen(state: Ints, unseen: Ints, count: int, at: int, fixed: int) -> int:
    if at < fixed:
        return int(unseen[at])
    chosen = at + below(state, count - at)
    card = unseen[chosen]
    unseen[chosen] = unseen[at]
    unseen[at] = card
    return int(card)


@jit
def deal_from(
    start: Ints, hidden: Ints, orders: Ints, order: int, unseen: Ints, fixed: int, seed: int, lots: Ints, state: Ints
) -> None:
    """The start with its hidden cards dealt in the seed's way, from one of the orders of the unseen cards, and each
    seat given its style, one of the lots."""
    for index in range(STATE):
        state[index] = start[index]
    count = len(unseen)
    for index in range(count):
        unseen[index] = orders[order * count + index]
    state[RANDOM] = seed
    deal_hidden(state, hidden, unseen, count, fixed)
    for seat in range(4):
        state[STYLE + seat] = lots[below(state, len(lots))] if len(lots) > 1 else lots[0]


@jit
def weigh(
    start: Ints,
    hidden: Ints,
    orders: Ints,
    unseen: Ints,
    fixed: int,
    plan: Ints,
    length: int,
    seeds: Ints,
    book: Ints,
    weights: Ints,
    lots: Ints,
    values: Ints,
    horizons: Ints,
    state: Ints,
    acts: Ints,
    results: Ints,
) -> None:
    """What a plan of acts leads to, for each seed once at each horizon: how far the team to move is then ahead.

    Each seed deals the hidden cards in its own way, whatever the plan: so plans are compared on the same deals. Its
    deal begins with the `fixed` first cards of its order, of which there is one for all seeds or one for each; `unseen`
    is room for one. After the plan everybody plays by the weights, each seat in the style that the seed draws for it
    from the `lots`, the places where the policies begin; the horizons, in growing numbers of turns, are where a deal
    not yet over is valued.
    """
    team = start[TURN] & 1
    several = len(orders) > len(unseen)
    for sample in range(len(seeds)):
        order = sample if several else 0
        deal_from(start, hidden, orders, order, unseen, fixed, seeds[sample], lots, state)
        for step in range(length):
            play(state, book, plan[step])
        played = 0
        for index in range(len(horizons)):
            play_turns(state, book, weights, acts, horizons[index] - played)
            played = horizons[index]
            ahead = value(state, book, values, acts)
            results[sample * len(horizons) + index] = -ahead if team else ahead


@jit
def value(state: Ints, book: Ints, values: Ints, room: Ints) -> int:
    """By how many points team 0 is ahead: at the end of the deal as the sheet says, before it as is to be expected.

    `values` has, for each stage of the deal, a weight in thousandths of a point for each feature.
    """
    if state[PHASE] == OVER:
        return write_sheet(state, book, 0, room) - write_sheet(state, book, 1, room)
    write_features(state, book, room)
    stage = stage_of(state)
    total = 0
    for index in range(FEATURES):
        total += room[index] * values[stage * FEATURES + index]
    return total // 1000


@jit
def stage_of(state: Ints) -> int:
    """How far the deal still has to go: 0 near its end."""
    stage = (state[MONTE_COUNT] + MORTO_CARDS * state[MORTOS]) // STAGE_CARDS
    return stage if stage < STAGES else STAGES - 1


@jit
def write_features(state: Ints, book: Ints, room: Ints) -> None:
    """Write the features of team 0 less those of team 1."""
    for index in range(FEATURES):
        room[index] = 0
    for team in range(2):
        sign = -1 if team else 1
        can_go_out = _write_melds(state, book, team, sign, room)
        for suit in range(8):
            state[OWN_CLEAN + suit] = 0
        note_fits(state, book, team, OWN_CLEAN)
        for seat in range(team, state[PLAYERS], 2):
            _write_hand(state, book, seat, sign, room)
            few = FEW_CARDS - state[HANDS + HAND * seat + CARDS]
            if few > 0 and can_take_morto(state, team):
                room[NEAR_MORTO] += sign * few
            elif few > 0 and can_go_out:
                room[NEAR_OUT] += sign * few
        room[MORTO_TAKEN] += sign * state[TAKEN + team]
    room[TO_MOVE] = -1 if state[TURN] & 1 else 1


@jit
def _write_melds(state: Ints, book: Ints, team: int, sign: int, room: Ints) -> bool:
    """Write the features of the melds; return whether the team could go out."""
    limpas = 0
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):
        shape = state[place] & SHAPE_MASK
        length = book[LENGTH + shape]
        room[CARD_VALUES] += sign * meld_points(book, state[place])
        room[BONUSES] += sign * book[BONUS + shape]
        limpas += book[OPENS + shape]
        if 3 <= length <= 6:
            room[(DIRTY_LENGTH if book[WILD_OF + shape] else CLEAN_LENGTH) + length - 3] += sign
        elif length < 13 and not book[WILD_OF + shape] and shape < RUNS:
            room[LIMPA_LENGTH] += sign * (length - 7)
    if not limpas:
        return False
    room[HAS_LIMPA] += sign
    if state[TAKEN + team] or not state[MORTOS]:
        room[CAN_GO_OUT] += sign
        return True
    return False


@jit
def _write_hand(state: Ints, book: Ints, seat: int, sign: int, room: Ints) -> None:
    hand = HANDS + HAND * seat
    room[HELD_VALUES] += sign * hand_points(state, book, hand)
    room[HELD_CARDS] += sign * state[hand + CARDS]
    wilds, pairs, runs, fits = state[hand + JOKERS], 0, 0, 0
    for suit in range(4):
        held = state[hand + suit]
        wilds += (held >> 1 & 1) + (state[hand + TWOS + suit] >> 1 & 1)
        places = held | (held & 1) << 13
        pairs += bits(places & places >> 1)
        runs += bits(places & places >> 1 & places >> 2)
        fits += bits(held & (state[OWN_CLEAN + suit] | state[OWN_DIRTY + suit]))
    room[HELD_WILDS] += sign * wilds
    room[HELD_PAIRS] += sign * pairs
    room[HELD_RUNS] += sign * runs
    room[HELD_FITS] += sign * fits
