"""A policy that is a list of weights: every act is scored by what can be seen of it, and the best is played.

It reads what the seat to move may know and nothing else: its hand, the melds, the lixo as its ruleset shows it,
and how many cards lie elsewhere. So it may choose for a player, and it is fast enough to play deals out.

The weights come in two halves, for the time before and after the team has its morto; each half has a part
for cards put down, for the lixo and for the discard; after them stands how much chance is mixed in, in points.
"""

from __future__ import annotations

from .acts import discards, extensions, new_melds, pickups
from .chance import below
from .hands import own_hand
from .jit import Ints, bits, jit, lowest
from .layout import (
    ADDABLE,
    BONUS,
    CARD,
    CARDS,
    COLOUR,
    DRAW,
    FREE_PILE,
    HAND,
    HANDS,
    JOKER,
    KIND_DRAW,
    KIND_TAKE,
    KIND_TAKE_MELD,
    LENGTH,
    LIXO,
    LIXO_COUNT,
    MELDS,
    MONTE_COUNT,
    MORTOS,
    MOST_MELDS,
    NOTES,
    OPENS,
    OVER,
    PHASE,
    PLAYERS,
    POINTS,
    RUNS,
    SHAPE_BITS,
    SHAPE_MASK,
    STYLE,
    TABLE,
    TAKEN,
    TARGET,
    TRINCA,
    TURN,
    TWOS,
    WILD,
    WILD_OF,
)
from .melds import can_take_morto, card_of_wild, result_of, size_of
from .score import hand_points, meld_points
from .turns import play

# Weights: MELD
NEW_CLEAN, NEW_DIRTY, ON_CLEAN, ON_DIRTY, CARD_POINTS, JOKER_SPENT, TWO_SPENT, SPOILED, LIMPA_LOST = range(9)
CLEANED, BONUS_GAINED, FIRST_LIMPA, LENGTH_FOUR, LENGTH_FIVE, LENGTH_SIX = range(9, 15)
MORTO_DIRECT, MORTO_NEXT, NEAR_MORTO, GOES_OUT, LEAD_OUT, NEAR_OUT, SHORT_OF_LIMPA = range(15, 22)
LATE_POINTS, THREAT_POINTS = 22, 23
# TAKE
TAKES, PER_CARD, TAKES_FREELY, KNOWN_FIT, KNOWN_NEAR, KNOWN_WILD = range(24, 30)
# THROW
POINTS_SHED, FITS_OWN_CLEAN, FITS_OWN_DIRTY, NEXT_HELD, GAP_HELD, TWIN_HELD, JOKER_THROWN, TWO_THROWN = range(30, 38)
FEEDS_CLEAN, FEEDS_DIRTY, FEEDS_PILE, FEEDS_NEAR, FEEDS_THREAT, LATE_SHED = range(38, 44)
HALF = 44
NOISE = 2 * HALF  # how far chance may lift a score, in points; 0 for none
WEIGHTS = NOISE + 1

# Notes
OWN_CLEAN = NOTES  # four suits: the ranks that fit a clean meld of the team
OWN_DIRTY = NOTES + 4
THEIR_CLEAN = NOTES + 8
THEIR_DIRTY = NOTES + 12
THEIR_NEAR = NOTES + 16  # the ranks next but one to an opponent's meld
LIMPAS = NOTES + 20
LATE = NOTES + 21
THREAT = NOTES + 22


@jit
def base_of(state: Ints) -> int:
    """Where the half begins by which the seat to move plays."""
    return int(state[STYLE + state[TURN]] + HALF * state[TAKEN + (state[TURN] & 1)])


@jit
def choose(state: Ints, book: Ints, weights: Ints, acts: Ints) -> int:
    """The act the policy plays, or -1 where there is none."""
    note(state, book)
    if state[PHASE] == DRAW:
        return _choose_draw(state, book, weights, acts)
    count = extensions(state, book, acts, new_melds(state, book, acts, 0))
    best, best_score = -1, 0
    if count:
        best, best_score = _best_meld(state, book, weights, acts, count)
        if best_score > 0:
            return best
    count = discards(state, book, acts, 0)
    return _best_discard(state, book, weights, acts, count) if count else best


@jit
def play_turns(state: Ints, book: Ints, weights: Ints, acts: Ints, turns: int) -> None:
    """Play to the end of the deal, or until so many turns more have ended."""
    left, seat = turns, state[TURN]
    while state[PHASE] != OVER and left:
        act = choose(state, book, weights, acts)
        if act < 0:
            return
        play(state, book, act)
        if state[TURN] != seat:
            seat = state[TURN]
            left -= 1


# What the table looks like


@jit
def note(state: Ints, book: Ints) -> None:
    """Write what the scores need to know of the table into the state, for the seat to move."""
    team = state[TURN] & 1
    for index in range(NOTES, NOTES + 23):
        state[index] = 0
    note_fits(state, book, team, OWN_CLEAN)
    note_fits(state, book, 1 - team, THEIR_CLEAN)
    for suit in range(4):
        fits = state[THEIR_CLEAN + suit] | state[THEIR_DIRTY + suit]
        state[THEIR_NEAR + suit] = (fits << 1 | fits >> 1) & 8191 & ~fits
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):
        state[LIMPAS] += book[OPENS + (state[place] & SHAPE_MASK)]
    state[LATE] = 1 if state[MORTOS] == 0 and state[MONTE_COUNT] <= 4 * state[PLAYERS] else 0
    for seat in range(1 - team, state[PLAYERS], 2):
        if state[HANDS + HAND * seat + CARDS] <= 3:
            state[THREAT] = 1


@jit
def note_fits(state: Ints, book: Ints, team: int, notes: int) -> None:
    """The natural cards that fit the team's melds: `notes` by suit for clean ones, four on for dirty ones."""
    first = TABLE + MOST_MELDS * team
    for place in range(first, first + state[MELDS + team]):
        shape, colour = state[place] & SHAPE_MASK, state[place] >> SHAPE_BITS
        fits = book[ADDABLE + shape]
        where = notes + 4 if book[WILD_OF + shape] else notes
        if shape < RUNS:
            state[where + colour] |= fits & 8191
        else:
            for suit in range(4):
                state[where + suit] |= (fits >> suit & 1) << colour


# The draw


@jit
def _choose_draw(state: Ints, book: Ints, weights: Ints, acts: Ints) -> int:
    best, best_score = _best_take(state, book, weights, acts)
    if state[MONTE_COUNT] and (best < 0 or best_score <= 0):
        return KIND_DRAW
    return best


@jit
def _best_take(state: Ints, book: Ints, weights: Ints, acts: Ints) -> tuple[int, int]:
    """The best way to take the lixo and its score: the policy takes it from 1 on. (-1, 0) where there is none."""
    best, best_score = -1, 0
    if state[LIXO_COUNT]:
        count = pickups(state, book, acts, 0)
        if count:
            best, best_score = _best_pickup(state, book, weights, acts, count)
        if book[FREE_PILE] and state[LIXO_COUNT] > 1:  # one card alone, taken by turns, would never end a deal
            score = _free_take_score(state, book, weights) + _chance(state, weights)
            if best < 0 or score > best_score:
                best, best_score = KIND_TAKE, score
    return best, best_score


@jit
def _best_pickup(state: Ints, book: Ints, weights: Ints, acts: Ints, count: int) -> tuple[int, int]:
    base = base_of(state)
    best, best_score = -1, 0
    for index in range(count):
        score = weights[base + TAKES] + weights[base + PER_CARD] * (state[LIXO_COUNT] - 1)
        score += _meld_score(state, book, weights, acts[index]) + _chance(state, weights)
        if best < 0 or score > best_score:
            best, best_score = acts[index], score
    return best, best_score


@jit
def _chance(state: Ints, weights: Ints) -> int:
    """Centred noise, for turns that differ from the policy's own."""
    noise = weights[state[STYLE + state[TURN]] + NOISE]
    return below(state, 2 * noise + 1) - noise if noise else 0


@jit
def _free_take_score(state: Ints, book: Ints, weights: Ints) -> int:
    """What the open lixo is worth, card by card."""
    base = base_of(state)
    hand = own_hand(state)
    score = weights[base + TAKES_FREELY] + weights[base + PER_CARD] * state[LIXO_COUNT]
    for place in range(LIXO, LIXO + state[LIXO_COUNT]):
        card = state[place]
        suit, rank = card >> 4, card & 15
        if card == JOKER or rank == 1:
            score += weights[base + KNOWN_WILD]
        elif (state[OWN_CLEAN + suit] | state[OWN_DIRTY + suit]) >> rank & 1:
            score += weights[base + KNOWN_FIT]
        else:
            score += weights[base + KNOWN_NEAR] * bits(_beside(state[hand + suit], rank, 1))
    return score


@jit
def _beside(held: int, rank: int, distance: int) -> int:
    """The ranks held that lie so far from a rank; the ace lies at both ends."""
    places = held | (held & 1) << 13
    found = places & (1 << rank + distance | (1 << rank) >> distance)
    if rank == 0:
        found |= places & 1 << 13 - distance
    return found


# Cards put down


@jit
def _best_meld(state: Ints, book: Ints, weights: Ints, acts: Ints, count: int) -> tuple[int, int]:
    """The best of the melds listed and its score: the policy plays it from 1 on."""
    best, best_score = -1, 0
    for index in range(count):
        score = _meld_score(state, book, weights, acts[index]) + _chance(state, weights)
        if best < 0 or score > best_score:
            best, best_score = acts[index], score
    return best, best_score


@jit
def _meld_score(state: Ints, book: Ints, weights: Ints, act: int) -> int:
    team = state[TURN] & 1
    base = base_of(state)
    after = result_of(state, book, act) & SHAPE_MASK
    target = act >> TARGET & 63
    dirty = book[WILD_OF + after] > 0
    bonus, opening = book[BONUS + after], book[OPENS + after]
    points = points_put_down(book, act)
    score = weights[base + CARD_POINTS] * points
    was_dirty = False
    if target == 0:
        score += weights[base + (NEW_DIRTY if dirty else NEW_CLEAN)]
    else:
        before = state[TABLE + MOST_MELDS * team + target - 1] & SHAPE_MASK
        was_dirty = book[WILD_OF + before] > 0
        bonus -= book[BONUS + before]
        opening -= book[OPENS + before]
        if was_dirty and not dirty:
            score += weights[base + CLEANED]
        elif dirty and not was_dirty:
            score += weights[base + SPOILED] * book[LENGTH + before]
        else:
            score += weights[base + (ON_DIRTY if dirty else ON_CLEAN)]
    if dirty and not was_dirty:
        score += weights[base + (JOKER_SPENT if book[WILD_OF + after] == 5 else TWO_SPENT)]
    if not dirty and 4 <= book[LENGTH + after] <= 6:
        score += weights[base + LENGTH_FOUR + book[LENGTH + after] - 4]
    limpas = state[LIMPAS] + opening
    if limpas == 0 and opening < 0:
        score += weights[base + LIMPA_LOST]
    if state[LIMPAS] == 0 and opening > 0:
        score += weights[base + FIRST_LIMPA]
    score += weights[base + BONUS_GAINED] * bonus >> 4
    if state[LATE]:
        score += weights[base + LATE_POINTS] * points
    if state[THREAT]:
        score += weights[base + THREAT_POINTS] * points
    return score + _ending_score(state, book, weights, act, limpas)


@jit
def _ending_score(state: Ints, book: Ints, weights: Ints, act: int, limpas: int) -> int:
    """What it is worth to be left with few cards: the morto, the batida, or no way out."""
    team = state[TURN] & 1
    base = base_of(state)
    left = state[own_hand(state) + CARDS] - size_of(act)
    if act & 7 == KIND_TAKE_MELD:
        left += state[LIXO_COUNT]
    short = 6 - left if left < 6 else 0
    if can_take_morto(state, team):
        if left == 0:
            return weights[base + MORTO_DIRECT]
        return weights[base + MORTO_NEXT] if left == 1 else weights[base + NEAR_MORTO] * short
    if limpas == 0:
        return weights[base + SHORT_OF_LIMPA] * short
    if left <= 1 and (state[TAKEN + team] or not state[MORTOS]):
        return weights[base + GOES_OUT] + (weights[base + LEAD_OUT] * lead(state, book) >> 4)
    return weights[base + NEAR_OUT] * short


@jit
def lead(state: Ints, book: Ints) -> int:
    """By how many points the team to move is ahead on the tables; cards in other hands count as usual ones."""
    team = state[TURN] & 1
    points = -hand_points(state, book, own_hand(state))
    for side in range(2):
        first = TABLE + MOST_MELDS * side
        sign = 1 if side == team else -1
        for place in range(first, first + state[MELDS + side]):
            points += sign * (meld_points(book, state[place]) + book[BONUS + (state[place] & SHAPE_MASK)])
        points -= 0 if state[TAKEN + side] else 100 * sign
    for seat in range(state[PLAYERS]):
        if seat != state[TURN]:
            cards = 10 * state[HANDS + HAND * seat + CARDS]
            points += -cards if seat & 1 == team else cards
    return points


@jit
def points_put_down(book: Ints, act: int) -> int:
    """The card values an act puts down."""
    cards, wild = act >> CARD & 8191, act >> WILD
    points = book[POINTS + card_of_wild(wild)] if wild else 0
    if act >> TRINCA & 1:
        return points + (size_of(act) - (1 if wild else 0)) * book[POINTS + (act >> COLOUR & 15)]
    while cards:
        points += book[POINTS + lowest(cards)]
        cards &= cards - 1
    return points


# The discard


@jit
def _best_discard(state: Ints, book: Ints, weights: Ints, acts: Ints, count: int) -> int:
    best, best_score = -1, 0
    for index in range(count):
        score = _throw_score(state, book, weights, acts[index] >> CARD & 127) + _chance(state, weights)
        if best < 0 or score > best_score:
            best, best_score = acts[index], score
    return best


@jit
def _throw_score(state: Ints, book: Ints, weights: Ints, card: int) -> int:
    """How well it is to throw a card of the hand."""
    base = base_of(state)
    if card == JOKER:
        return weights[base + JOKER_THROWN]
    hand, suit, rank = own_hand(state), card >> 4, card & 15
    held = state[hand + suit]
    score = weights[base + POINTS_SHED] * book[POINTS + card]
    if state[LATE]:
        score += weights[base + LATE_SHED] * book[POINTS + card]
    if rank == 1:
        score += weights[base + TWO_THROWN]
    if state[OWN_CLEAN + suit] >> rank & 1:
        score += weights[base + FITS_OWN_CLEAN]
    if state[OWN_DIRTY + suit] >> rank & 1:
        score += weights[base + FITS_OWN_DIRTY]
    score += weights[base + NEXT_HELD] * bits(_beside(held, rank, 1))
    score += weights[base + GAP_HELD] * bits(_beside(held, rank, 2))
    if state[hand + TWOS + suit] >> rank & 1:
        score += weights[base + TWIN_HELD]
    return score + _feeding_score(state, weights, base, suit, rank)


@jit
def _feeding_score(state: Ints, weights: Ints, base: int, suit: int, rank: int) -> int:
    """What a discard gives to the opponents."""
    score = 0
    if state[THEIR_CLEAN + suit] >> rank & 1:
        score += weights[base + FEEDS_CLEAN]
    if state[THEIR_DIRTY + suit] >> rank & 1:
        score += weights[base + FEEDS_DIRTY]
    if (state[THEIR_CLEAN + suit] | state[THEIR_DIRTY + suit]) >> rank & 1:
        score += weights[base + FEEDS_PILE] * state[LIXO_COUNT]
        if state[THREAT]:
            score += weights[base + FEEDS_THREAT]
    elif state[THEIR_NEAR + suit] >> rank & 1:
        score += weights[base + FEEDS_NEAR]
    return score
