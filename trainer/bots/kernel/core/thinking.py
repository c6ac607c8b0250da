"""Whole deals in which every seat thinks: it weighs whole turns on deals of the cards it does not see, and plays the
best. For references and training; no level plays so, hence it is compiled only where it is asked for.

What all have seen of the hands, the cards taken with the lixo and not put down since, is kept in `known`: a hand for
each seat, as the state has them.
"""

from __future__ import annotations

from typing import Any

from .acts import pickups
from .chance import below
from .hands import drop, give, holds
from .jit import Ints, jit, lowest
from .layout import (
    CARD,
    CARDS,
    COLOUR,
    DRAW,
    FREE_PILE,
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    KIND_DISCARD,
    KIND_DRAW,
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
    MOST_ACTS,
    MOST_MELDS,
    OVER,
    PACK,
    PHASE,
    PLAYERS,
    RANDOM,
    STATE,
    TABLE,
    TAKEN,
    TRINCA,
    TURN,
    TWOS,
    WILD,
)
from .policy import NOISE, WEIGHTS, choose, play_turns
from .search import HIDDEN as HIDDEN_PARTS
from .search import HIDDEN_HANDS, HIDDEN_LIXO, HIDDEN_MONTE, HIDDEN_MORTOS, deal_hidden, value
from .turns import play

#: Arrays in the order of `ROOM`.
Rooms = Any

MOST_PLANS = 8
MOST_STEPS = 40
MOST_DEALS = 16
TRIES = 12
MORTOS_TRIED = 6
CODES = 65
FACES = 52

# The rooms to work in, each an array (see `ROOM`)
DESK, MINE, SCRATCH, WORLD, WORLDS, HIDDEN, UNSEEN, ACTS, DECK = range(9)

# The desk
COUNTS = 0  # of each card
LENGTHS = COUNTS + CODES  # of each plan
ENDS = LENGTHS + MOST_PLANS
SUMS = ENDS + MOST_PLANS
ORDER = SUMS + MOST_PLANS
PLANS = ORDER + MOST_PLANS

ROOM = (
    PLANS + MOST_PLANS * MOST_STEPS,
    WEIGHTS,
    STATE,
    STATE,
    MOST_DEALS * STATE,
    HIDDEN_PARTS,
    PACK,
    MOST_ACTS,
    PACK,
)
KNOWN = 4 * HAND


@jit
def think_on(
    state: Ints,
    known: Ints,
    book: Ints,
    weights: Ints,
    values: Ints,
    deals: int,
    turns: int,
    rooms: Rooms,
) -> int:
    """Play a deal to its end, every decision weighed on so many deals, each played so many turns on; return the luck.

    `weights` has the policy of each team, one after the other, with room for its noise. The luck is by how much the
    cards that came, in the monte's order and in the mortos, raised the value of team 0's lead above what it was
    expected to be: nothing on the average, whatever the play.

    The chance of each decision hangs on the seed the state came with and on the number of the turn alone: two deals
    that went different ways think alike where they are alike, so that chance takes no part in their difference.
    """
    luck, seed, moment = 0, state[RANDOM], 0
    while state[PHASE] != OVER:
        seat, phase = state[TURN], state[PHASE]
        state[RANDOM] = _chance_of(seed, 4 * moment + phase)
        plans = _find(state, book, weights, rooms)
        if plans == 0:
            break  # only in a position nobody can have played into
        best = 0
        if plans > 1:
            state[RANDOM] = _chance_of(seed, 4 * moment + 2 + phase)
            best = _best(state, known, book, values, plans, deals, turns, rooms)
        desk = rooms[DESK]
        for step in range(desk[LENGTHS + best]):
            luck += play_seen(state, known, book, values, desk[PLANS + best * MOST_STEPS + step], rooms)
        moment += state[TURN] != seat
    return luck


@jit
def _chance_of(seed: int, moment: int) -> int:
    """A word of the generator for a moment of the deals of a seed."""
    word = (seed + (moment + 1) * 0x9E3779B1) & 0xFFFFFFFF
    word ^= word >> 15
    word = word * 0x85EBCA6B & 0xFFFFFFFF
    word ^= word >> 13
    return word if word else 1


@jit
def play_seen(state: Ints, known: Ints, book: Ints, values: Ints, act: int, rooms: Rooms) -> int:
    """Play an act, keep up what all have seen, and return the luck of the cards that came."""
    kind, seat = act & 7, state[TURN]
    hand = HAND * seat
    if kind in (KIND_TAKE, KIND_TAKE_MELD):
        for place in range(LIXO, LIXO + state[LIXO_COUNT]):
            give(known, hand, state[place])
    if kind == KIND_DISCARD:
        _forget(known, hand, act >> CARD & 127)
    elif kind not in (KIND_DRAW, KIND_TAKE):
        _forget_meld(known, hand, act)
    took = state[TAKEN + (seat & 1)]
    play(state, book, act)
    if kind == KIND_DRAW:
        return _luck_of_card(state, book, values, seat, rooms)
    if state[TAKEN + (seat & 1)] > took:
        return _luck_of_morto(state, book, values, seat, rooms)
    return 0


@jit
def _forget(known: Ints, hand: int, card: int) -> None:
    if holds(known, hand, card):
        drop(known, hand, card)


@jit
def _forget_meld(known: Ints, hand: int, act: int) -> None:
    cards, colour, wild = act >> CARD & 8191, act >> COLOUR & 15, act >> WILD
    if act >> TRINCA & 1:
        for suit in range(4):
            for _ in range(cards >> 2 * suit & 3):
                _forget(known, hand, suit << 4 | colour)
    else:
        while cards:
            _forget(known, hand, colour << 4 | lowest(cards))
            cards &= cards - 1
    if wild:
        _forget(known, hand, JOKER if wild == 5 else wild - 1 << 4 | 1)


# The luck of the cards that come


@jit
def _luck_of_card(state: Ints, book: Ints, values: Ints, seat: int, rooms: Rooms) -> int:
    """By how much the card just drawn is worth more than one of those left, as likely as each other."""
    desk, scratch, acts = rooms[DESK], rooms[SCRATCH], rooms[ACTS]
    hand = HANDS + HAND * seat
    drawn = state[MONTE + state[MONTE_COUNT]]
    for code in range(CODES):
        desk[COUNTS + code] = 0
    desk[COUNTS + drawn] = 1
    for place in range(MONTE, MONTE + state[MONTE_COUNT]):
        desk[COUNTS + state[place]] += 1
    for place in range(MORTO, MORTO + MORTO_CARDS * state[MORTOS]):
        desk[COUNTS + state[place]] += 1
    came = value(state, book, values, acts)
    _copy(state, 0, scratch)
    drop(scratch, hand, drawn)
    total = 0
    for code in range(CODES):
        if desk[COUNTS + code]:
            give(scratch, hand, code)
            total += desk[COUNTS + code] * value(scratch, book, values, acts)
            drop(scratch, hand, code)
    return came - total // (1 + state[MONTE_COUNT] + MORTO_CARDS * state[MORTOS])


@jit
def _luck_of_morto(state: Ints, book: Ints, values: Ints, seat: int, rooms: Rooms) -> int:
    """By how much the morto just taken is worth more than others of the cards left, of which a few are tried."""
    unseen, scratch, acts = rooms[UNSEEN], rooms[SCRATCH], rooms[ACTS]
    hand = HANDS + HAND * seat
    count = _note_left(state, unseen)
    first = MORTO + MORTO_CARDS * state[MORTOS]  # the morto taken still lies there
    for place in range(first, first + MORTO_CARDS):
        unseen[count] = state[place]
        count += 1
    total = 0
    _copy(state, 0, scratch)
    for _ in range(MORTOS_TRIED):
        for place in range(HAND):
            scratch[hand + place] = 0
        for at in range(MORTO_CARDS):
            give(scratch, hand, _any_of(state, unseen, at, count))
        total += value(scratch, book, values, acts)
    return value(state, book, values, acts) - total // MORTOS_TRIED


@jit
def _note_left(state: Ints, unseen: Ints) -> int:
    """Note the cards of the monte and of the mortos; return how many."""
    count = 0
    for place in range(MONTE, MONTE + state[MONTE_COUNT]):
        unseen[count] = state[place]
        count += 1
    for place in range(MORTO, MORTO + MORTO_CARDS * state[MORTOS]):
        unseen[count] = state[place]
        count += 1
    return count


@jit
def _any_of(state: Ints, unseen: Ints, at: int, count: int) -> int:
    """One of the cards noted from a place on, which changes places with the one there."""
    chosen = at + below(state, count - at)
    card = unseen[chosen]
    unseen[chosen] = unseen[at]
    unseen[at] = card
    return int(card)


@jit
def _copy(source: Ints, first: int, target: Ints) -> None:
    """Copy the state that begins at a place of a list of states."""
    for index in range(STATE):
        target[index] = source[first + index]


# What the seat to move can do


@jit
def _find(state: Ints, book: Ints, weights: Ints, rooms: Rooms) -> int:
    """Write the plans there are, the policy's own first; return how many. No plan depends on what the seat does not
    see: the policy reads nothing else."""
    desk, mine, scratch = rooms[DESK], rooms[MINE], rooms[SCRATCH]
    base = (state[TURN] & 1) * WEIGHTS
    for index in range(WEIGHTS):
        mine[index] = weights[base + index]
    if state[PHASE] == DRAW:
        return _find_draws(state, book, rooms)
    plans = 0
    for attempt in range(TRIES):
        mine[NOISE] = 0 if attempt == 0 else 20 << (attempt - 1) // 3
        _copy(state, 0, scratch)
        scratch[RANDOM] = 1 + below(state, 0x7FFFFFFF)
        length = _turn(state, book, plans, rooms)
        end = _end(scratch, state[TURN])
        is_new = length > 0
        for plan in range(plans):
            if desk[ENDS + plan] == end:
                is_new = False
        if is_new:
            desk[LENGTHS + plans] = length
            desk[ENDS + plans] = end
            plans += 1
            if plans == MOST_PLANS:
                break
    mine[NOISE] = 0
    return plans


@jit
def _find_draws(state: Ints, book: Ints, rooms: Rooms) -> int:
    """The policy's way to draw, the monte, and the ways to take the lixo; a lone card never freely (see `policy`)."""
    desk, acts = rooms[DESK], rooms[ACTS]
    first = choose(state, book, rooms[MINE], acts)
    if first < 0:
        return 0
    desk[PLANS] = first
    plans = 1
    if state[MONTE_COUNT] and first != KIND_DRAW:
        desk[PLANS + MOST_STEPS] = KIND_DRAW
        plans = 2
    count = pickups(state, book, acts, 0) if state[LIXO_COUNT] else 0
    if book[FREE_PILE] and state[LIXO_COUNT] > 1:
        acts[count] = KIND_TAKE
        count += 1
    for index in range(count):
        if acts[index] != first and plans < MOST_PLANS:
            desk[PLANS + plans * MOST_STEPS] = acts[index]
            plans += 1
    for plan in range(plans):
        desk[LENGTHS + plan] = 1
    return plans


@jit
def _turn(state: Ints, book: Ints, plan: int, rooms: Rooms) -> int:
    """Write the policy's turn, played on the copy, as a plan: to its end, to the morto, or as far as there is room."""
    desk, mine, scratch, acts = rooms[DESK], rooms[MINE], rooms[SCRATCH], rooms[ACTS]
    length = 0
    while (
        scratch[TURN] == state[TURN]
        and scratch[MORTOS] == state[MORTOS]
        and scratch[PHASE] != OVER
        and length < MOST_STEPS
    ):
        act = choose(scratch, book, mine, acts)
        if act < 0:
            break
        desk[PLANS + plan * MOST_STEPS + length] = act
        length += 1
        play(scratch, book, act)
    return length


@jit
def _end(state: Ints, seat: int) -> int:
    """A number that tells one end of a turn from another: the team's melds in any order, the hand, the discard."""
    total = 0
    first = TABLE + MOST_MELDS * (seat & 1)
    for place in range(first, first + state[MELDS + (seat & 1)]):
        total += state[place] * state[place] * 31 + state[place] * 7919
    mixed = total & 0xFFFFFFFF
    for place in range(HANDS + HAND * seat, HANDS + HAND * seat + HAND):
        mixed = (mixed * 1000003 + state[place]) & 0xFFFFFFFF
    top = state[LIXO + state[LIXO_COUNT] - 1] if state[LIXO_COUNT] else 99
    return (mixed * 1000003 + top) & 0xFFFFFFFF


# Which of it is best


@jit
def _best(
    state: Ints,
    known: Ints,
    book: Ints,
    values: Ints,
    plans: int,
    deals: int,
    turns: int,
    rooms: Rooms,
) -> int:
    """The plan that leads to most: in rounds on ever more deals, the same for all, the better half going on."""
    team = state[TURN] & 1
    mine = rooms[MINE]  # the others are thought to play like oneself
    desk, world, worlds, acts = rooms[DESK], rooms[WORLD], rooms[WORLDS], rooms[ACTS]
    ahead = turns + 1 if state[PHASE] == DRAW else turns
    for plan in range(plans):
        desk[SUMS + plan] = 0
        desk[ORDER + plan] = plan
    rounds = 1
    while 1 << rounds < plans:
        rounds += 1
    left = plans
    for _ in range(rounds):
        share = deals // rounds // left
        share = 1 if share < 1 else MOST_DEALS if share > MOST_DEALS else share
        for number in range(share):
            _imagine(state, known, rooms)
            for index in range(STATE):
                worlds[number * STATE + index] = world[index]
        for at in range(left):
            plan = desk[ORDER + at]
            for number in range(share):
                _copy(worlds, number * STATE, world)
                for step in range(desk[LENGTHS + plan]):
                    play(world, book, desk[PLANS + plan * MOST_STEPS + step])
                play_turns(world, book, mine, acts, ahead)
                lead = value(world, book, values, acts)
                desk[SUMS + plan] += -lead if team else lead
        _sort(desk, left)
        left = (left + 1) // 2
    return int(desk[ORDER])


@jit
def _sort(desk: Ints, left: int) -> None:
    """Put the plans still weighed in order, the best first."""
    for at in range(1, left):
        plan, place = desk[ORDER + at], at
        while place and desk[SUMS + desk[ORDER + place - 1]] < desk[SUMS + plan]:
            desk[ORDER + place] = desk[ORDER + place - 1]
            place -= 1
        desk[ORDER + place] = plan


@jit
def _imagine(state: Ints, known: Ints, rooms: Rooms) -> None:
    """A deal of the cards the seat to move does not see: those it has not seen go by are dealt anew."""
    world, hidden, unseen = rooms[WORLD], rooms[HIDDEN], rooms[UNSEEN]
    for index in range(STATE):
        world[index] = state[index]
    world[RANDOM] = 1 + below(state, 0x7FFFFFFF)
    for index in range(HIDDEN_PARTS):
        hidden[index] = 0
    count = _note_left(state, unseen)
    for seat in range(state[PLAYERS]):
        if seat == state[TURN]:
            continue
        hand, seen = HANDS + HAND * seat, HAND * seat
        for index in range(HAND):
            world[hand + index] = known[seen + index]
        hidden[HIDDEN_HANDS + seat] = state[hand + CARDS] - known[seen + CARDS]
        count = _note_hidden(state, hand, known, seen, unseen, count)
    hidden[HIDDEN_LIXO] = 0
    hidden[HIDDEN_MONTE] = state[MONTE_COUNT]
    hidden[HIDDEN_MORTOS] = state[MORTOS]
    _shuffle(world, unseen, count, rooms)
    deal_hidden(world, hidden, unseen, count, count)


@jit
def _shuffle(world: Ints, unseen: Ints, count: int, rooms: Rooms) -> None:
    """Put the cards noted in the order in which they come in a whole pack shuffled by the world's chance: where one
    card more or less is unseen, the others keep their order."""
    desk, deck = rooms[DESK], rooms[DECK]
    for code in range(CODES):
        desk[COUNTS + code] = 0
    for place in range(count):
        desk[COUNTS + unseen[place]] += 1
    for place in range(PACK):
        deck[place] = place
    at = 0
    for place in range(PACK):
        one = _any_of(world, deck, place, PACK)
        card, copy = (JOKER, one - 2 * FACES) if one >= 2 * FACES else (one % FACES // 13 << 4 | one % 13, one // FACES)
        if copy < desk[COUNTS + card]:  # of two copies with one unseen it is always the first, so that none comes early
            unseen[at] = card
            at += 1


@jit
def _note_hidden(state: Ints, hand: int, known: Ints, seen: int, unseen: Ints, count: int) -> int:
    """Note the cards of a hand that nobody saw come; return how many are noted then."""
    for suit in range(4):
        for rank in range(13):
            copies = (state[hand + suit] >> rank & 1) + (state[hand + TWOS + suit] >> rank & 1)
            copies -= (known[seen + suit] >> rank & 1) + (known[seen + TWOS + suit] >> rank & 1)
            for _ in range(copies):
                unseen[count] = suit << 4 | rank
                count += 1
    for _ in range(state[hand + JOKERS] - known[seen + JOKERS]):
        unseen[count] = JOKER
        count += 1
    return count
