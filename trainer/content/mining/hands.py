"""Other hands for a moment of a deal: cards that serve for nothing exchanged for cards of the monte that might.

Nobody has seen either, so that all that lies open stays as the deal left it, and so does the number of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from trainer.cards import CARDS, Card, Suit
from trainer.content.mining.deals import Moment
from trainer.content.seen import sight
from trainer.rules.meld import LARGEST, Meld, card_at
from trainer.rules.position import Position
from trainer.solver import solve
from trainer.solver.goal import EMPTY

TIMES: Final = 8
"""How many other hands are tried."""
LEAST_MONTE: Final = 8
WILDS: Final = 2
TRIES: Final = 12


def with_other_hands(moment: Moment) -> Iterator[Moment]:
    """The moment as it was, then with other hands; always the same ones."""
    yield moment
    position = moment.position
    if len(position.monte) < LEAST_MONTE or not position.melds:
        return
    random = Random(f"{moment.seed} {moment.deal} {moment.turn} {moment.since}")
    spare = _spare(position)
    if len(spare) < 2:
        return
    for _ in range(TIMES):
        yield replace(moment, position=_exchanged(position, spare, random))


def _spare(position: Position) -> list[Card]:
    """The cards that the turn which lays most leaves in the hand or throws."""
    best = solve(sight(position), EMPTY, bound=100_000).best
    laid = Counter(card for meld in best.after.table[0] for card in meld.cards) if best else Counter[Card]()
    laid -= Counter(card for meld in position.melds for card in meld.cards)
    return sorted((Counter(position.hand) - laid).elements())


def _exchanged(position: Position, spare: list[Card], random: Random) -> Position:
    """All spare cards but one or two for groups of cards that might serve."""
    hand, monte = Counter(position.hand), Counter(position.monte[1:])
    leaving = random.sample(spare, len(spare) - random.choice((1, 1, 1, 2)))
    for _ in range(TRIES):
        if not leaving:
            break
        group = _group(position, hand, random)
        if not group or len(group) > len(leaving) or Counter(group) - monte:
            continue
        for card in group:
            out = leaving.pop()
            hand[card] += 1
            hand[out] -= 1
            monte[card] -= 1
            monte[out] += 1
    cards = list(monte.elements())
    random.shuffle(cards)
    held = tuple(sorted(hand.elements()))
    return replace(position, hands=(held, *position.hands[1:]), monte=(*position.monte[:1], *cards))


def _group(position: Position, hand: Counter[Card], random: Random) -> list[Card]:
    """One or more cards that go together: on a meld, beside a gap of it, for its wild, or as a new run."""
    wilds = sum(count for card, count in hand.items() if card.can_be_wild)
    meld = random.choice(position.melds)
    if wilds < WILDS and random.random() < 0.2:
        return [random.choice([card for card in CARDS[:53] if card.can_be_wild])]
    if random.random() < 0.3 or meld.suit is None:
        return _new(position, hand, random)
    if not meld.is_clean and random.random() < 0.6:
        return _about_wild(meld, random)
    return _beside(meld, random)


def _beside(meld: Meld, random: Random) -> list[Card]:
    """One to three cards after one end of a meld, sometimes with a gap before them."""
    assert meld.suit is not None
    count, gap = random.choice((1, 1, 2, 2, 3)), random.choice((0, 0, 0, 1))
    end = meld.start + len(meld)
    places = range(end + gap, end + gap + count)
    if random.random() < 0.5:
        places = range(meld.start - gap - count, meld.start - gap)
    return [card_at(meld.suit, place) for place in places if 1 <= place <= LARGEST]


def _about_wild(meld: Meld, random: Random) -> list[Card]:
    """The card the wild stands for, and perhaps those between the place of the 2 and the meld."""
    assert meld.suit is not None
    group = [card for card in (meld.stands_for,) if card and not card.is_two]
    wild = meld.wild_card
    if wild and wild.suit is meld.suit and meld.start <= 6 and random.random() < 0.7:
        group += [card_at(meld.suit, place) for place in range(3, meld.start)]
    return group


def _new(position: Position, hand: Counter[Card], random: Random) -> list[Card]:
    """Three cards of a run, or two with a gap; where the hand has one of them, the others."""
    if position.ruleset.trincas and random.random() < 0.5:
        rank = random.choice([card.rank for card in hand if not card.can_be_wild] or [5])
        run = [Card.of(suit, rank) for suit in random.sample(list(Suit), 3)]
    else:
        start, suit = random.randint(1, LARGEST - 2), random.choice(list(Suit))
        run = [card_at(suit, place) for place in range(start, start + 3)]
        if random.random() < 0.3:
            del run[1]
    return [card for card in run if not hand[card]]
