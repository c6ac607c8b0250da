"""What the others' play says of their cards: how likely each unseen card is to lie in each of the other hands.

For each card a few questions are asked: would it fit what the seat's team has down (then it would lie there), would it
serve the other team if thrown, did the seat throw its like or its neighbours, did it leave one of these in the lixo
when it could have taken it. How much each answer counts is learned from deals of the level `expert`
(`trainer.bots.master_training`): the logarithm of the odds that a copy is in the hand.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from trainer.bots.kernel.core import layout
from trainer.bots.kernel.lookahead import Lookahead
from trainer.bots.memory import Memory
from trainer.cards import Card
from trainer.rules.events import Discarded, DrewCard, Event, SwappedFirst, TookMorto, TookPile
from trainer.rules.position import team_of

JOKER, TWO, ACE, LOW, OWN_CLEAN, OWN_DIRTY, OTHER_CLEAN, OTHER_DIRTY = range(8)
THREW_SAME, THREW_BESIDE, THREW_NEAR, LEFT_SAME, LEFT_BESIDE, LEFT_NEAR, HOLDS_BESIDE, ALWAYS = range(8, 16)
SIGNS: Final = 16
FADES: Final = 8.0
"""Turns of a seat after which what it did counts for a third only."""
EVEN: Final = 1000
"""The odds of a card of which nothing is known."""


@dataclass(slots=True)
class SeatPast:
    """What one seat threw and what it left, each with the turn of the seat it happened in."""

    turns: int = 0
    threw: list[tuple[int, Card]] = field(default_factory=list)
    left: list[tuple[int, Card]] = field(default_factory=list)


def odds(look: Lookahead, memory: Memory, log: Sequence[Event], weights: Sequence[float]) -> list[int]:
    """For each of the four seats the odds of each unseen card (see `Lookahead.likely`); `EVEN` for no other hand."""
    pasts = pasts_of(log, look.players)
    found: list[int] = []
    for seat in range(4):
        if seat >= look.players or seat == look.seat:
            found += [EVEN] * len(look.unseen)
            continue
        by_code = {code: _odds_of(signs, weights) for code, signs in signs_of(look, seat, memory, pasts[seat])}
        found += [by_code[code] for code in look.unseen]
    return found


def _odds_of(signs: Sequence[float], weights: Sequence[float]) -> int:
    score = sum(weight * sign for weight, sign in zip(weights, signs, strict=True))
    return max(1, round(EVEN * math.exp(min(score, 5.0))))


def pasts_of(log: Sequence[Event], players: int) -> list[SeatPast]:
    """What each seat threw and left since it got the hand it plays from."""
    pasts, top = [SeatPast() for _ in range(players)], None
    for event in log:
        match event:
            case DrewCard(seat, _) if top is not None:
                pasts[seat].left.append((pasts[seat].turns, top))
            case Discarded(seat, card) | SwappedFirst(seat, card):
                pasts[seat].threw.append((pasts[seat].turns, card))
                pasts[seat].turns += 1
                top = card
            case TookPile():
                top = None
            case TookMorto(seat):
                pasts[seat] = SeatPast()
    return pasts


def signs_of(look: Lookahead, seat: int, memory: Memory, past: SeatPast) -> Iterator[tuple[int, list[float]]]:
    """Each kind of unseen card, as the kernel's code, and what speaks for and against its lying in the seat's hand."""
    own, other = look.fits(team_of(seat)), look.fits(1 - team_of(seat))
    threw, left = _by_place(past.threw, past.turns), _by_place(past.left, past.turns)
    held = _by_place([(past.turns, card) for card in memory.held[seat]], past.turns)
    for code in dict.fromkeys(look.unseen):
        signs = [0.0] * SIGNS
        signs[ALWAYS] = 1.0
        if code == layout.JOKER:
            signs[JOKER] = 1.0
        else:
            suit, rank = code >> 4, code & 15
            signs[TWO], signs[ACE], signs[LOW] = float(rank == 1), float(rank == 0), float(2 <= rank <= 6)
            for first, fits in ((OWN_CLEAN, own), (OTHER_CLEAN, other)):
                signs[first] = float(fits[suit] >> rank & 1)
                signs[first + 1] = float(fits[4 + suit] >> rank & ~fits[suit] >> rank & 1)
            for first, seen in ((THREW_SAME, threw), (LEFT_SAME, left)):
                signs[first : first + 3] = [_at(seen, suit, rank, distance) for distance in range(3)]
            signs[HOLDS_BESIDE] = _at(held, suit, rank, 1)
        yield code, signs


def _by_place(cards: Sequence[tuple[int, Card]], now: int) -> list[list[float]]:
    """By suit and rank how often a card was seen, what is long ago fading away."""
    found = [[0.0] * 13 for _ in range(4)]
    for turn, card in cards:
        if not card.is_joker and card.suit is not None:
            found[card.suit][card.rank - 1] += math.exp((turn - now) / FADES)
    return found


def _at(seen: list[list[float]], suit: int, rank: int, distance: int) -> float:
    """What was seen so far from a rank on both sides; the ace lies at both ends."""
    if distance == 0:
        return seen[suit][rank]
    places = [*seen[suit], seen[suit][0]]
    total = sum(places[place] for place in (rank - distance, rank + distance) if 0 <= place <= 13)
    return total + (places[13 - distance] if rank == 0 else 0.0)
