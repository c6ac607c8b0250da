"""Melds: how a set of cards lies, what its wild stands for, and which canastra it is.

A meld is a set of cards; its layout is derived. A run lies on the 14 places A 2 3 … Q K A, numbered 1 to 14.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from trainer.cards import CARDS, Card, Suit
from trainer.rules.ruleset import Ruleset
from trainer.rules.verdict import Breach, Remedy

Kind = Literal["jogo", "limpa", "suja", "quinhentos", "real"]

SMALLEST: Final = 3
LARGEST: Final = 14
CANASTRA: Final = 7
LIMPAS: Final[frozenset[Kind]] = frozenset({"limpa", "quinhentos", "real"})
"""The kinds of clean canastra: quinhentos and real are limpas too."""
BONUS: Final[dict[str, int]] = {"jogo": 0, "limpa": 200, "suja": 100, "quinhentos": 500, "real": 1000}


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld as it lies: low place first, the wild in the place it stands for.

    `start` is the place (1 to 14) of the first card, 0 in a trinca, where `suit` is None. `wild` is the index
    in `cards` of the wild, or None: a 2 of the suit on place 2 is no wild (article wild.place).
    """

    cards: tuple[Card, ...]
    start: int
    suit: Suit | None
    wild: int | None

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def is_trinca(self) -> bool:
        """Whether this is a set of one rank rather than a run."""
        return self.suit is None

    @property
    def is_clean(self) -> bool:
        """Whether it holds no wild."""
        return self.wild is None

    @property
    def wild_card(self) -> Card | None:
        """The wild itself, or None."""
        return None if self.wild is None else self.cards[self.wild]

    @property
    def wild_place(self) -> int | None:
        """The place (1 to 14) the wild of a run stands on, or None."""
        return None if self.wild is None or self.suit is None else self.start + self.wild

    @property
    def stands_for(self) -> Card | None:
        """The card the wild of a run stands for; None without a wild, and in a trinca, where it is any suit's."""
        place = self.wild_place
        return None if place is None or self.suit is None else card_at(self.suit, place)

    @property
    def ace_place(self) -> int | None:
        """The place of a natural ace of a run, 14 before 1, or None."""
        last = len(self.cards) - 1
        if self.start + last == LARGEST and self.wild != last:
            return LARGEST
        return 1 if self.start == 1 and self.wild != 0 else None

    @property
    def has_natural_two(self) -> bool:
        """Whether a 2 lies on place 2 as itself (article meld.second_two)."""
        index = 2 - self.start
        return self.suit is not None and 0 <= index < len(self.cards) and index != self.wild


def card_at(suit: Suit, place: int) -> Card:
    """The natural card of a place from 1 to 14 (both 1 and 14 are the ace)."""
    return CARDS[suit * 13 + (place - 1) % 13]


def arrange(cards: Iterable[Card], ruleset: Ruleset, before: Meld | None = None) -> Meld | tuple[Breach, ...]:
    """How a set of cards lies as a meld, or every article it breaks, the one to name first.

    `before` is the meld on the table that these cards, its own included, are to become: its natural 2 stays
    (article meld.natural_stays), and under the house rule `wild_reread` its wild moves only when displaced.

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
    layouts = [layout for reading in _readings(tuple(sorted(cards)), ruleset) for layout in reading.layouts(ruleset)]
    written = next((layout for layout in layouts if layout.cards == tuple(cards)), derived)
    cleanest = next(layout for layout in layouts if layout.ace_place == written.ace_place)
    keeps_wild = ruleset.wild_reread == "displaced"
    return written if keeps_wild or written.is_clean == cleanest.is_clean else derived


def _binds(before: Meld, ruleset: Ruleset) -> bool:
    """Whether how a meld lay has a say in how it comes to lie: only wilds move."""
    wild_waits = before.wild is not None and ruleset.wild_reread == "displaced"
    return wild_waits or before.is_trinca or before.has_natural_two or before.ace_place is not None


@lru_cache(maxsize=1 << 17)
def _arrange(cards: tuple[Card, ...], ruleset: Ruleset, before: Meld | None) -> Meld | tuple[Breach, ...]:
    readings = [_trinca(cards)] if before and before.is_trinca else _readings(cards, ruleset)
    layouts = [layout for reading in readings for layout in reading.layouts(ruleset)]
    if not layouts or not SMALLEST <= len(cards) <= LARGEST:
        natural = _with_natural_two(readings) if before and before.has_natural_two else []
        possible = natural or readings
        others = min((reading.breaches(ruleset) for reading in possible), key=_weight)
        return _size_breaches(cards, alone=not others) + others
    if before is None:
        return layouts[0]
    allowed = [layout for layout in layouts if _follows(layout, before, ruleset)]
    if allowed:  # an ace stays at its end, even where the other would free the wild
        return min(allowed, key=lambda layout: before.ace_place not in (None, layout.ace_place))
    kept = [layout for layout in layouts if layout.has_natural_two or not before.has_natural_two]
    if not kept:
        return (_natural_two_leaves(readings, layouts[0]),)
    return (Breach("wild.moves", (before.cards[before.wild or 0],), remedy=_gap_beside_wild(kept, before)),)


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


def _follows(layout: Meld, before: Meld, ruleset: Ruleset) -> bool:
    """Whether a meld that lay as `before` may come to lie so."""
    if before.has_natural_two and not layout.has_natural_two:
        return False
    if ruleset.wild_reread == "free" or before.wild is None or before.is_trinca:
        return True
    place = before.wild_place or 0
    return layout.start <= place < layout.start + len(layout)  # its own place still, or its card's by now


def _with_natural_two(readings: Sequence[Reading]) -> list[Run]:
    return [reading for reading in readings if isinstance(reading, Run) and reading.natural_two]


def _natural_two_leaves(readings: Sequence[Reading], layout: Meld) -> Breach:
    two = next(card for card in layout.cards if card.is_two)
    return Breach("meld.natural_stays", (two,), remedy=_with_natural_two(readings)[0].gap_remedy())


@dataclass(frozen=True, slots=True)
class Run:
    """Cards read as a run: which are natural, which wild, and whether a 2 of the suit lies as itself."""

    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...]
    natural_two: bool

    @property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(dict.fromkeys(card.suit for card in self.naturals if card.suit is not None))

    def layouts(self, ruleset: Ruleset) -> list[Meld]:
        """Every legal layout, the one the rules take first ("Wilds move")."""
        suits = self.suits
        if len(suits) != 1 or self._wild_breaches(ruleset):
            return []
        found = [
            (order, meld) for places in self._place_choices() for order, meld in _lay_on(places, suits[0], self.wilds)
        ]
        return [meld for _, meld in sorted(found, key=lambda pair: pair[0])]

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
        return [(1, *inner), (*inner, 14)] if aces else [inner]

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


def card_points(card: Card, ruleset: Ruleset) -> int:
    """What a card is worth, on the table or against a hand (article score.sheet)."""
    if card.is_joker:
        return ruleset.joker_points
    if card.is_hidden:
        return 0
    rank = card.rank
    if rank == 1:
        return 15
    return 5 if 3 <= rank <= 7 else 10


def meld_points(meld: Meld, ruleset: Ruleset) -> int:
    """The sum of the meld's card values, without its bonus; a wild counts as itself."""
    return sum(card_points(card, ruleset) for card in meld.cards)


def meld_kind(meld: Meld, ruleset: Ruleset) -> Kind:
    """The highest kind alone: a `jogo` under 7 cards, else limpa, suja, quinhentos or real (canastra.kinds)."""
    if len(meld) < CANASTRA or (meld.is_trinca and not ruleset.trinca_canastras):
        return "jogo"
    if not meld.is_clean:
        return "suja"
    if meld.is_trinca:
        return "limpa"
    if len(meld) == LARGEST:
        return "real"
    is_quinhentos = len(meld) == 13 and (
        ruleset.quinhentos == "any13" or (ruleset.quinhentos == "A_to_K" and meld.start == 1)
    )
    return "quinhentos" if is_quinhentos else "limpa"


def is_limpa(meld: Meld, ruleset: Ruleset) -> bool:
    """Whether the meld is a clean canastra, of whichever kind (canastra.kinds)."""
    return meld_kind(meld, ruleset) in LIMPAS


def meld_bonus(meld: Meld, ruleset: Ruleset) -> int:
    """The canastra bonus of the meld: 0, 100, 200, 500 or 1000."""
    return BONUS[meld_kind(meld, ruleset)]
