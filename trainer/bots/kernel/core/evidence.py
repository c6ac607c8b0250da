"""Evidence: hidden cards that explain what the other seats were seen to do, by how the policy would have played them.

A trail tells it seat by seat, newest first, so that a hand can be followed back from what it is dealt to be now:
steps `kind | scene << 3 | card << 16`. A scene is a state without the seat's hand, as it was before the step, what
the policy notes of it noted; at `SPARE` it has the cards the hand held then for certain.
"""

from __future__ import annotations

from .acts import extensions, new_melds
from .chance import below
from .hands import drop, give
from .jit import Ints, bits, jit, lowest
from .layout import (
    HAND,
    HANDS,
    JOKER,
    JOKERS,
    LIXO,
    LIXO_COUNT,
    MONTE,
    NOTES,
    RANDOM,
    SPARE,
    STATE,
    TURN,
    TWOS,
)
from .policy import best_meld, best_take, throw_score
from .search import HIDDEN_HANDS

SEAT = 0  # the hand of a seat is followed from here on; its number stands for the scene
GAVE = 1  # a card was put down or thrown
GOT = 2  # a card came with the lixo
DREW = 3  # an unknown card came from the monte
THREW = 4  # judged: this card was thrown, and nothing more put down
LEFT = 5  # judged: the lixo was left
TOOK = 6  # judged: the lixo was taken
SCENE = 3
CARD = 16
MOST_REGRET = 150  # for one step: nobody always plays by the weights


@jit
def sample(
    start: Ints,
    hidden: Ints,
    unseen: Ints,
    seed: int,
    trail: Ints,
    scenes: Ints,
    patience: Ints,
    settle: int,
    apart: int,
    book: Ints,
    weights: Ints,
    state: Ints,
    scene: Ints,
    acts: Ints,
    orders: Ints,
) -> None:
    """Orders of the unseen cards whose first ones, dealt to the other hands, explain the trail.

    A chain (Metropolis): from a deal by chance, card after card of the hands changes places with another; that stays
    where the regret grows by no more than a patience drawn by chance from the list. After `settle` changes tried, and
    after every `apart` more, the order is written, as often as `orders` has room.
    """
    count, in_hands = len(unseen), 0
    for index in range(STATE):
        state[index] = start[index]
    state[RANDOM] = seed
    for at in range(count):
        _swap(unseen, at, at + below(state, count - at))
    for seat in range(4):
        in_hands += hidden[HIDDEN_HANDS + seat]
        state[NOTES + seat] = _regret_of(start, hidden, unseen, seat, trail, scenes, book, weights, state, scene, acts)
    tries, written = settle, 0
    while written < len(orders):
        for _ in range(tries):
            _try(start, hidden, unseen, in_hands, trail, scenes, patience, book, weights, state, scene, acts)
        for index in range(count):
            orders[written + index] = unseen[index]
        written += count
        tries = apart


@jit
def _try(
    start: Ints,
    hidden: Ints,
    unseen: Ints,
    in_hands: int,
    trail: Ints,
    scenes: Ints,
    patience: Ints,
    book: Ints,
    weights: Ints,
    state: Ints,
    scene: Ints,
    acts: Ints,
) -> None:
    """One change tried. The regret of each seat stands in the state's notes."""
    one, other = below(state, in_hands), below(state, len(unseen))
    seat, second = _seat_of(hidden, one), _seat_of(hidden, other)
    if seat == second or unseen[one] == unseen[other]:
        return
    _swap(unseen, one, other)
    after = _regret_of(start, hidden, unseen, seat, trail, scenes, book, weights, state, scene, acts)
    grown = after - state[NOTES + seat]
    after_second = 0
    if second >= 0:
        after_second = _regret_of(start, hidden, unseen, second, trail, scenes, book, weights, state, scene, acts)
        grown += after_second - state[NOTES + second]
    if grown > patience[below(state, len(patience))]:
        _swap(unseen, one, other)
        return
    state[NOTES + seat] = after
    if second >= 0:
        state[NOTES + second] = after_second


@jit
def _swap(cards: Ints, one: int, other: int) -> None:
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


@jit
def _seat_of(hidden: Ints, place: int) -> int:
    """Whose hand a place of the order is dealt to, or -1."""
    for seat in range(4):
        place -= hidden[HIDDEN_HANDS + seat]
        if place < 0:
            return seat
    return -1


@jit
def _regret_of(
    start: Ints,
    hidden: Ints,
    unseen: Ints,
    seat: int,
    trail: Ints,
    scenes: Ints,
    book: Ints,
    weights: Ints,
    state: Ints,
    scene: Ints,
    acts: Ints,
) -> int:
    """The regret of one seat with the hand the order deals it."""
    hand, at = HANDS + HAND * seat, 0
    for part in range(HAND):
        state[hand + part] = start[hand + part]
    for other in range(seat):
        at += hidden[HIDDEN_HANDS + other]
    for place in range(at, at + hidden[HIDDEN_HANDS + seat]):
        give(state, hand, unseen[place])
    for index in range(len(trail)):
        if trail[index] == SEAT | seat << SCENE:
            return regret(state, hand, trail, index + 1, scenes, book, weights, scene, acts)
    return 0


@jit
def regret(
    state: Ints,
    hand: int,
    trail: Ints,
    first: int,
    scenes: Ints,
    book: Ints,
    weights: Ints,
    scene: Ints,
    acts: Ints,
) -> int:
    """By how many points of the policy a seat fell short of what it would have chosen, if its hand is now this one:
    0 where the hand explains all that was done. The hand is changed on the way; `scene` is room for one."""
    total = 0
    for index in range(first, len(trail)):
        kind, where, card = trail[index] & 7, trail[index] >> SCENE & 8191, trail[index] >> CARD
        if kind == SEAT:
            break
        if kind == GAVE:
            give(state, hand, card)
        elif kind == GOT:
            drop(state, hand, card)
        elif kind == DREW:
            _forget_one(state, hand, scenes, where * STATE + SPARE)
        else:
            _set_scene(scenes, where * STATE, scene)
            own = HANDS + HAND * scene[TURN]
            for part in range(HAND):
                scene[own + part] = state[hand + part]
            fault = _fault(scene, book, weights, acts, kind, card)
            total += MOST_REGRET if fault > MOST_REGRET else fault
    return total


@jit
def _set_scene(scenes: Ints, first: int, scene: Ints) -> None:
    """One scene, as far as a choice in it needs it."""
    for index in range(MONTE):
        scene[index] = scenes[first + index]
    for index in range(LIXO, LIXO + scene[LIXO_COUNT]):
        scene[index] = scenes[first + index]
    for index in range(NOTES, STATE):
        scene[index] = scenes[first + index]


@jit
def _fault(scene: Ints, book: Ints, weights: Ints, acts: Ints, kind: int, card: int) -> int:
    """By how much what was done falls short."""
    if kind == THREW:
        return _fault_of_throw(scene, book, weights, acts, card)
    act, score = best_take(scene, book, weights, acts)
    if kind == TOOK:
        return -score if act >= 0 and score < 0 else 0
    return score if act >= 0 and score > 0 else 0


@jit
def _fault_of_throw(scene: Ints, book: Ints, weights: Ints, acts: Ints, thrown: int) -> int:
    count = extensions(scene, book, acts, new_melds(scene, book, acts, 0))
    fault = 0
    if count:
        _, score = best_meld(scene, book, weights, acts, count)
        if score > 0:
            fault = score
    best = chosen = throw_score(scene, book, weights, thrown)
    hand = HANDS + HAND * scene[TURN]
    for suit in range(4):
        ranks = scene[hand + suit]
        while ranks:
            score = throw_score(scene, book, weights, suit << 4 | lowest(ranks))
            ranks &= ranks - 1
            if score > best:
                best = score
    return fault + best - chosen


@jit
def _forget_one(state: Ints, hand: int, scenes: Ints, held: int) -> None:
    """One card leaves the hand by chance, none of those that were held for certain."""
    jokers = state[hand + JOKERS] - scenes[held + JOKERS]
    loose = jokers if jokers > 0 else 0
    for suit in range(4):
        once, twice = _loose(state, hand, scenes, held, suit)
        loose += bits(once) + bits(twice)
    if loose <= 0:
        return
    chosen = below(state, loose)
    for suit in range(4):
        once, twice = _loose(state, hand, scenes, held, suit)
        for ranks in (once, twice):
            if 0 <= chosen < bits(ranks):
                for _ in range(chosen):
                    ranks &= ranks - 1
                drop(state, hand, suit << 4 | lowest(ranks))
                return
            chosen -= bits(ranks)
    drop(state, hand, JOKER)


@jit
def _loose(state: Ints, hand: int, scenes: Ints, held: int, suit: int) -> tuple[int, int]:
    """The ranks of a suit in the hand beyond those held for certain: once or more, and twice."""
    ones, twos = state[hand + suit], state[hand + TWOS + suit]
    sure, sure_twice = scenes[held + suit], scenes[held + TWOS + suit]
    return ones & ~sure | twos & ~sure_twice, twos & ~sure
