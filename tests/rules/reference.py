"""The rules once more, slowly, by brute force from their definitions; nothing here comes from the engine's code.

A layout is a choice of a suit, of which cards are natural, and of a place for every card. What is legal is what
has a layout and leaves a turn that can end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from trainer.cards import CARDS, JOKER, Card
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import Ruleset

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Layout:
    """Cards on their places: for a run the place of each, for a trinca none. `wild` is the wild's place, or None."""

    cards: Cards
    start: int
    wild: int | None

    @property
    def is_trinca(self) -> bool:
        return self.start == 0

    @property
    def ace(self) -> int | None:
        """Where a natural ace lies, the high place first."""
        places = range(self.start, self.start + len(self.cards))
        return next((place for place in (14, 1) if not self.is_trinca and place in places and place != self.wild), None)

    @property
    def naturals(self) -> dict[int, Card]:
        """The cards of a run that are no wilds, by their places."""
        return {place: card for place, card in enumerate(self.cards, self.start) if place != self.wild}

    @property
    def order(self) -> tuple[int, int, int]:
        """Fewest wilds; the wild in an inner gap, else at the high end, else at the low; a lone ace low."""
        high = self.start + len(self.cards) - 1
        end = {None: 0, high: 2, self.start: 3}.get(self.wild, 1)
        return (int(self.wild is not None), 0 if self.is_trinca else end, int(self.ace == 14))


def layout_of(meld: Meld) -> Layout:
    """A meld of the engine as a layout."""
    wild = None if meld.wild is None else meld.start + meld.wild
    return Layout(meld.cards, meld.start, wild)


def _runs(cards: Cards, rules: Ruleset) -> Iterator[Layout]:
    """Every card natural on its place or, a joker or a 2, wild on a free one; consecutive places; at most one wild."""
    free = [card for card in cards if card == JOKER or card.rank == 2]
    bound = [card for card in cards if card != JOKER and card.rank != 2]
    for suit in range(4):
        for roles in product((True, False), repeat=len(free)):
            naturals = bound + [card for card, natural in zip(free, roles, strict=True) if natural]
            wilds = [card for card, natural in zip(free, roles, strict=True) if not natural]
            if any(card == JOKER or card // 13 != suit for card in naturals) or len(wilds) > 1 or not naturals:
                continue
            natural_two = any(card.rank == 2 for card in naturals)
            if natural_two and any(card.rank == 2 for card in wilds) and not rules.natural_two_beside_wild_two:
                continue
            for start in range(1, 16 - len(cards)):
                yield from _on_places(naturals, wilds, suit, start)


def _on_places(naturals: list[Card], wilds: list[Card], suit: int, start: int) -> Iterator[Layout]:
    places = range(start, start + len(naturals) + len(wilds))
    for wild in places if wilds else (None,):
        by_place = {place: CARDS[suit * 13 + (place - 1) % 13] for place in places if place != wild}
        if sorted(by_place.values()) != sorted(naturals):
            continue
        if wild is not None:
            if wild == 2 and wilds[0].rank == 2 and wilds[0] // 13 == suit:
                continue  # a 2 of the suit on place 2 is a natural
            by_place[wild] = wilds[0]
        yield Layout(tuple(by_place[place] for place in places), start, wild)


def _trincas(cards: Cards, rules: Ruleset) -> Iterator[Layout]:
    naturals = tuple(card for card in cards if card != JOKER and card.rank != 2)
    wilds = tuple(card for card in cards if card not in naturals)
    if rules.trincas and len(naturals) >= 2 and len({card.rank for card in naturals}) == 1 and len(wilds) <= 1:
        yield Layout(naturals + wilds, 0, len(naturals) if wilds else None)


@lru_cache(maxsize=1 << 18)
def layouts(cards: Cards, rules: Ruleset, before: Layout | None = None) -> tuple[Layout, ...]:
    """All legal layouts of sorted cards, best first; `before` is the meld that they extend."""
    if not 3 <= len(cards) <= 14:
        return ()
    found = {*_runs(cards, rules), *_trincas(cards, rules)}
    if before is not None:
        found = {layout for layout in found if follows(layout, before, rules)}
    return tuple(sorted(found, key=lambda layout: layout.order))


def follows(layout: Layout, before: Layout, rules: Ruleset) -> bool:
    """A trinca stays one; every card but the wild keeps its place; by a house rule a wild moves only when displaced."""
    if layout.is_trinca != before.is_trinca:
        return False
    if not before.is_trinca and not before.naturals.items() <= layout.naturals.items():
        return False
    if rules.wild_reread == "free" or before.wild is None or before.is_trinca:
        return True
    taken = layout.start <= before.wild < layout.start + len(layout.cards)
    return taken or layout.wild == before.wild


def is_canastra_to_go_out(layout: Layout, rules: Ruleset) -> bool:
    if len(layout.cards) < 7 or (layout.is_trinca and not rules.trinca_canastras):
        return False
    return rules.out_needs == "any" or layout.wild is None


def may_empty(position: Position, table: list[Layout]) -> bool:
    """Whether emptying the hand fetches a morto or, with this table of the team, is a batida."""
    rules, team = position.ruleset, position.turn % 2
    if position.mortos and not position.morto_taken[team]:
        return True
    others_took = position.morto_taken[1 - team] and rules.out_without_morto == "nobody_took"
    by_morto = position.morto_taken[team] or (not position.mortos and not others_took)
    return by_morto and any(is_canastra_to_go_out(layout, rules) for layout in table)


def ends_well(position: Position, table: list[Layout], hand: Cards) -> bool:
    """Whether an act may leave this hand: the turn can then be ended."""
    if len(hand) >= 2:
        return True
    if not hand:
        return may_empty(position, table)
    if may_empty(position, table) and hand[0] != position.not_returnable:
        return True
    for number, layout in enumerate(table):
        longer = layouts(tuple(sorted(layout.cards + hand)), position.ruleset, layout)
        if longer and may_empty(position, [*table[:number], longer[0], *table[number + 1 :]]):
            return True
    return False


def is_legal(position: Position, move: Move) -> bool:
    """Whether the seat to move may make this move. Hands are known."""
    rules, hand, lixo = position.ruleset, Counter(position.hand), position.lixo
    match move:
        case Draw():
            return position.phase is Phase.DRAW and bool(position.monte)
        case SwapFirst():
            return position.phase is Phase.PLAY and position.first_drawn is not None and bool(position.monte)
        case TakePile(target=None):
            return position.phase is Phase.DRAW and bool(lixo) and rules.pile == "free"
        case TakePile():
            if position.phase is not Phase.DRAW or not lixo:
                return False
            return _melds(position, move.target, move.cards, lixo[-1:], lixo[:-1])
        case Lay():
            return position.phase is Phase.PLAY and _melds(position, 0, move.cards, (), ())
        case Add():
            return position.phase is Phase.PLAY and _melds(position, move.meld, move.cards, (), ())
        case Discard():
            if position.phase is not Phase.PLAY or not hand[move.card] or move.card == position.not_returnable:
                return False
            return hand.total() > 1 or may_empty(position, [layout_of(meld) for meld in position.melds])


def _melds(position: Position, target: int, cards: Cards, top: Cards, below: Cards) -> bool:
    hand = Counter(position.hand)
    if Counter(cards) - hand or target > len(position.melds) or not cards + top:
        return False
    table = [layout_of(meld) for meld in position.melds]
    before = table[target - 1] if target else None
    laid = before.cards if before else ()
    found = layouts(tuple(sorted(laid + cards + top)), position.ruleset, before)
    if not found:
        return False
    if before:
        table[target - 1] = found[0]
    else:
        table.append(found[0])
    left = tuple(sorted((hand - Counter(cards)).elements())) + below
    return ends_well(position, table, left)
