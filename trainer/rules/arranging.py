"""How a set of cards lies as a meld, or which articles keep it from being one.

A meld is a set of cards; its layout is derived. What lies on the table binds the cards that join it: only wilds move
(article meld.natural_stays).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from trainer.cards import Card, Suit
from trainer.rules.meld import LARGEST, SMALLEST, Meld, card_at
from trainer.rules.ruleset import Ruleset
from trainer.rules.verdict import Breach, Remedy


def arrange(cards: Iterable[Card], ruleset: Ruleset, before: Meld | None = None) -> Meld | tuple[Breach, ...]:
    """How a set of cards lies as a meld, or every article it breaks, the one to name first.

    `before` is the meld on the table that these cards, its own included, are to become: its natural 2 and its ace
    stay (article meld.natural_stays), and under the house rule `wild_reread` its wild moves only when displaced.

    >>> from trainer.cards import format_cards, parse_cards
    >>> from trainer.rules.ruleset import ruleset
    >>> format_cards(arrange(parse_cards("AS 2S KS"), ruleset()).cards)
    '2S KS AS'
    >>> [breach.article for breach in arrange(parse_cards("5S JK 8S"), ruleset())]
    ['meld.sequence']
    """
    ordered = tuple(sorted(cards))
    if before is not None and not _binds(before, ruleset):
        before = None  # nothing of how it lay matters: fewer distinct questions to remember
    return _arrange(ordered, ruleset, before)


def arrange_as_written(cards: Sequence[Card], ruleset: Ruleset) -> Meld | tuple[Breach, ...]:
    """A meld as somebody wrote that it lies: the end a wild or an ace stands on is kept where it may lie so.

    Cards that can be a meld but are written in another order lie as `arrange` has them.
    """
    derived = arrange(cards, ruleset)
    if not isinstance(derived, Meld) or derived.cards == tuple(cards):
        return derived
    layouts = _layouts(_readings(tuple(sorted(cards)), ruleset), ruleset)
    written = next((layout for layout in layouts if layout.cards == tuple(cards)), derived)
    cleanest = next(layout for layout in layouts if layout.ace_place == written.ace_place)
    keeps_wild = ruleset.wild_reread == "displaced"
    return written if keeps_wild or written.is_clean == cleanest.is_clean else derived


def _binds(before: Meld, ruleset: Ruleset) -> bool:
    """Whether how a meld lay has a say in how it comes to lie: only wilds move."""
    wild_waits = before.wild is not None and ruleset.wild_reread == "displaced"
    return wild_waits or before.is_trinca or before.has_natural_two or before.ace_place is not None


@lru_cache(maxsize=1 << 14)
def _arrange(cards: tuple[Card, ...], ruleset: Ruleset, before: Meld | None) -> Meld | tuple[Breach, ...]:
    readings = _readings_beside(cards, ruleset, before)
    layouts = _layouts(readings, ruleset)
    if not layouts or not SMALLEST <= len(cards) <= LARGEST:
        others = min((reading.breaches(ruleset) for reading in readings), key=_weight)
        size = _size_breaches(cards, alone=not others)
        unbound = _layouts(_readings(cards, ruleset), ruleset) if before and not before.is_trinca and not size else []
        return (_natural_leaves(before, unbound[0], readings, ruleset),) if before and unbound else size + others
    allowed = [layout for layout in layouts if before is None or _wild_may_go(before, layout, ruleset)]
    if before is not None and not allowed:
        return (Breach("wild.moves", (before.cards[before.wild or 0],), remedy=_gap_beside_wild(layouts, before)),)
    return allowed[0]


def _layouts(readings: Sequence[Reading], ruleset: Ruleset) -> list[Meld]:
    return [layout for reading in readings for layout in reading.layouts(ruleset)]


def _gap_beside_wild(layouts: Sequence[Meld], before: Meld) -> Remedy:
    """The fewest cards that would let the wild stay on the place it has."""
    gaps = []
    for layout in layouts:
        places = {before.start + (before.wild or 0), *range(layout.start, layout.start + len(layout))}
        places.discard(layout.wild_place or 0)
        gaps.append([place for place in range(min(places), max(places)) if place not in places])
    missing = min(gaps, key=len)
    return Remedy("fill_gap", tuple(card_at(before.suit or Suit.SPADES, place) for place in missing), len(missing))


def _weight(breaches: tuple[Breach, ...]) -> int:
    """Of two readings, name the one nearer to legal; a rule about wilds and twos is the better lesson."""
    return sum(3 if breach.article in ("meld.sequence", "meld.suit") else 2 for breach in breaches)


def _size_breaches(cards: Sequence[Card], *, alone: bool) -> tuple[Breach, ...]:
    """The breach of meld.size; more cards make such a set legal only where nothing else is wrong with it."""
    remedy: Remedy | None = None
    if len(cards) < SMALLEST:
        remedy = Remedy("more_cards", number=SMALLEST - len(cards)) if alone else None
    elif len(cards) > LARGEST:
        remedy = Remedy("drop_cards", tuple(cards[LARGEST:]), len(cards) - LARGEST)
    else:
        return ()
    return (Breach("meld.size", tuple(cards), remedy=remedy),)


def _wild_may_go(before: Meld, layout: Meld, ruleset: Ruleset) -> bool:
    """Whether the wild of a meld that lay as `before` may have moved so; how naturals lie is settled by then."""
    if ruleset.wild_reread == "free" or before.wild is None or before.is_trinca:
        return True
    place = before.wild_place or 0
    return layout.start <= place < layout.start + len(layout)  # its own place still, or its card's by now


def _natural_leaves(before: Meld, unbound: Meld, readings: Sequence[Reading], ruleset: Ruleset) -> Breach:
    """The breach of cards that would be a meld if naturals on the table left their places, as in `unbound`."""
    kept = _naturals(unbound)
    leaving = tuple(card for place, card in _naturals(before).items() if kept.get(place) != card)
    remedies = [reading.gap_remedy() for reading in readings if isinstance(reading, Run) and reading.may_lie(ruleset)]
    return Breach("meld.natural_stays", leaving, remedy=min(remedies, key=lambda remedy: remedy.number))


def _naturals(run: Meld) -> dict[int, Card]:
    """The naturals of a run by their places."""
    return {place: card for place, card in enumerate(run.cards, run.start) if place != run.wild_place}


@dataclass(frozen=True, slots=True)
class Run:
    """Cards read as a run: which are natural, which wild, and whether a 2 of the suit lies as itself. `ace` is the
    place, 1 or 14, an ace on the table already has, or None."""

    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...]
    natural_two: bool
    ace: int | None = None

    @property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(dict.fromkeys(card.suit for card in self.naturals if card.suit is not None))

    def layouts(self, ruleset: Ruleset) -> list[Meld]:
        """Every legal layout, the one the rules take first ("Wilds move")."""
        if not self.may_lie(ruleset):
            return []
        found = [
            (order, meld)
            for places in self._place_choices()
            for order, meld in _lay_on(places, self.suits[0], self.wilds)
        ]
        return [meld for _, meld in sorted(found, key=lambda pair: pair[0])]

    def may_lie(self, ruleset: Ruleset) -> bool:
        """Whether it is a run as soon as its gaps are filled: one suit, and no wild too many."""
        return len(self.suits) == 1 and not self._wild_breaches(ruleset)

    def breaches(self, ruleset: Ruleset) -> tuple[Breach, ...]:
        """Every article this reading breaks."""
        found = list(self._wild_breaches(ruleset))
        if len(self.suits) > 1:
            main = _main_suit(self.naturals)
            others = tuple(card for card in self.naturals if card.suit != main)
            found.append(Breach("meld.suit", self.naturals, remedy=Remedy("drop_cards", others, len(others))))
        repeated = self._repeated()
        if repeated:
            remedy = Remedy("drop_cards", repeated, len(repeated))
            found.append(Breach("meld.sequence", self.naturals, remedy=remedy))
        elif len(self.suits) == 1 and len(self._missing()) > len(self.wilds):
            found.append(Breach("meld.sequence", self.naturals, remedy=self.gap_remedy()))
        return tuple(found)

    def gap_remedy(self) -> Remedy:
        """Which cards would close the run, and how many of them are needed beside the wilds."""
        missing = self._missing()
        cards = tuple(card_at(self.suits[0], place) for place in missing)
        return Remedy("fill_gap", cards, len(missing) - len(self.wilds))

    def _wild_breaches(self, ruleset: Ruleset) -> tuple[Breach, ...]:
        found = []
        if len(self.wilds) > 1:
            extra = Remedy("drop_cards", self.wilds[1:], len(self.wilds) - 1)
            found.append(Breach("meld.one_wild", self.wilds, remedy=extra))
        twos = tuple(card for card in self.wilds if card.is_two)
        if self.natural_two and twos and not ruleset.natural_two_beside_wild_two:
            found.append(Breach("meld.second_two", twos, remedy=Remedy("drop_cards", twos, len(twos))))
        return tuple(found)

    def _repeated(self) -> tuple[Card, ...]:
        """Cards too many of their rank; two aces repeat unless they may end a full A…A."""
        if len(set(self.naturals)) == len(self.naturals):
            return ()
        counts = Counter(self.naturals)
        aces_allowed = 2 if len(self.naturals) + len(self.wilds) >= LARGEST else 1
        return tuple(card for card, count in counts.items() if count > (aces_allowed if card.rank == 1 else 1))

    def _place_choices(self) -> list[tuple[int, ...]]:
        """The places the naturals may take: an ace is low or high, two aces are both."""
        if self._repeated():
            return []
        inner = tuple(sorted(card.rank for card in self.naturals if card.rank != 1))
        aces = len(self.naturals) - len(inner)
        if aces == 2:
            return [(1, *inner, 14)]
        ends = [(1, *inner), (*inner, 14)] if aces else [inner]
        return [places for places in ends if self.ace in (None, places[0], places[-1])]

    def _missing(self) -> tuple[int, ...]:
        """The places missing between the naturals, for the ace where fewest are missing."""
        gaps = [
            tuple(place for place in range(places[0], places[-1]) if place not in places)
            for places in self._place_choices()
        ]
        return min(gaps, key=len, default=())


def _lay_on(places: Sequence[int], suit: Suit, wilds: tuple[Card, ...]) -> Iterable[tuple[tuple[int, int], Meld]]:
    """The layouts of naturals on their places with at most one wild, each with its rank of preference:
    an inner gap first, else the high end, else the low one (RULES.md, "Wilds move")."""
    low, high = places[0], places[-1]
    gaps = [place for place in range(low, high) if place not in places]
    if len(gaps) > len(wilds):
        return
    ace_high = int(high == LARGEST)
    if not wilds:
        yield (0, ace_high), _meld(suit, places, None, None)
    elif gaps:
        yield (1, ace_high), _meld(suit, places, gaps[0], wilds[0])
    else:
        if high < LARGEST:
            yield (2, ace_high), _meld(suit, places, high + 1, wilds[0])
        if low > 1:
            yield (3, ace_high), _meld(suit, places, low - 1, wilds[0])


def _meld(suit: Suit, places: Iterable[int], wild_place: int | None, wild: Card | None) -> Meld:
    by_place = {place: card_at(suit, place) for place in places}
    if wild_place is not None and wild is not None:
        by_place[wild_place] = wild
    start = min(by_place)
    index = None if wild_place is None else wild_place - start
    return Meld(tuple(by_place[place] for place in sorted(by_place)), start, suit, index)


@dataclass(frozen=True, slots=True)
class Trinca:
    """Cards read as a set of one rank (article meld.trinca); twos and jokers are wilds in it."""

    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...]

    def layouts(self, ruleset: Ruleset) -> list[Meld]:
        """The one layout, naturals before the wild, where the ruleset has trincas."""
        if self.breaches(ruleset):
            return []
        cards = self.naturals + self.wilds
        return [Meld(cards, 0, None, len(self.naturals) if self.wilds else None)]

    def breaches(self, ruleset: Ruleset) -> tuple[Breach, ...]:
        """Every article this reading breaks."""
        found = []
        if not ruleset.trincas:
            found.append(Breach("meld.trinca", self.naturals, remedy=Remedy("other_ruleset")))
        ranks = Counter(card.rank for card in self.naturals).most_common(1)
        others = tuple(card for card in self.naturals if card.rank != ranks[0][0])
        if others:
            found.append(Breach("meld.trinca", others, remedy=Remedy("drop_cards", others, len(others))))
        if len(self.wilds) > 1:
            extra = Remedy("drop_cards", self.wilds[1:], len(self.wilds) - 1)
            found.append(Breach("meld.one_wild", self.wilds, remedy=extra))
        return tuple(found)


Reading = Run | Trinca


def _plain_and_wild(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that are always natural, and those that may be wild: the 2s and the jokers."""
    plain = tuple(card for card in cards if card < 52 and not card.is_two)
    return plain, tuple(card for card in cards if card.can_be_wild)


def _trinca(cards: tuple[Card, ...]) -> Trinca:
    return Trinca(*_plain_and_wild(cards))


def _main_suit(cards: Sequence[Card]) -> Suit | None:
    """The suit of most of the cards, the first among equals."""
    return Counter(card.suit for card in cards).most_common(1)[0][0] if cards else None


def _readings_beside(cards: tuple[Card, ...], ruleset: Ruleset, before: Meld | None) -> list[Reading]:
    """The readings in which the naturals of a meld on the table keep their places (article meld.natural_stays): only
    a 2 and an ace could lie elsewhere. A trinca stays one."""
    if before is None:
        return _readings(cards, ruleset)
    if before.is_trinca:
        return [_trinca(cards)]
    readings = _readings(cards, ruleset)
    if before.has_natural_two:
        readings = [reading for reading in readings if isinstance(reading, Run) and reading.natural_two] or readings
    ace = before.ace_place
    return [replace(reading, ace=ace) if isinstance(reading, Run) else reading for reading in readings]


def _readings(cards: tuple[Card, ...], ruleset: Ruleset) -> list[Reading]:
    """The ways to tell naturals from wilds, fewest wilds first: a 2 of the suit may be either."""
    plain, wild = _plain_and_wild(cards)
    readings: list[Reading] = []
    suit = _main_suit(plain)
    own_two = next((card for card in wild if card.is_two and card.suit == suit), None)
    if own_two is not None:
        rest = list(wild)
        rest.remove(own_two)
        readings.append(Run(tuple(sorted((*plain, own_two))), tuple(rest), natural_two=True))
    readings.append(Run(plain, wild, natural_two=False))
    if len(plain) >= 2 and len({card.rank for card in plain}) == 1:
        if ruleset.trincas:
            readings.append(Trinca(plain, wild))
        elif len({card.suit for card in plain}) > 1:
            return [Trinca(plain, wild)]
    return readings
