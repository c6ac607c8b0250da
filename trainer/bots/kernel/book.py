"""A ruleset as tables for the kernel, worked out by asking `trainer.rules.meld` about every shape a meld can have.

So the kernel holds no second opinion on melds: which card may join which meld, where its wild then lies, what the
canastra is worth, house rules included, is what `arrange` and `meld_bonus` answer. (Several cards that join a run in
one act have too many answers for a table: see `core.arranging`.) The suits are alike, so runs are asked about in
spades alone; of the 2s of other suits hearts stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from trainer.bots.kernel.core import layout
from trainer.cards import CARDS, JOKER, Card, Suit
from trainer.rules.arranging import arrange
from trainer.rules.meld import LARGEST, SMALLEST, Meld, card_at, card_points, meld_bonus, meld_kind
from trainer.rules.position import first_monte
from trainer.rules.ruleset import Ruleset, ruleset

OTHER_TWO: Final = 2
JOKER_WILD: Final = 5
_TWO_OF_HEARTS: Final = CARDS[14]
_CLEAN_CANASTRAS: Final = ("limpa", "quinhentos", "real")
_CANASTRAS: Final = ("suja", *_CLEAN_CANASTRAS)
_Shape = tuple[int, int, int, int]  # start, length, index of the wild or -1, kind of wild


def _run_shapes() -> Iterator[_Shape]:
    spans = [(start, length) for length in range(SMALLEST, LARGEST + 1) for start in range(1, LARGEST + 2 - length)]
    yield from ((start, length, -1, 0) for start, length in spans)
    for start, length in spans:
        yield from ((start, length, index, wild) for index in range(length) for wild in range(1, 6))


_SHAPES: Final = tuple(_run_shapes())
_NUMBER: Final = {shape: number for number, shape in enumerate(_SHAPES)}
assert len(_SHAPES) == layout.RUNS


def code_of(card: Card) -> int:
    """A known card as the kernel writes it."""
    return layout.JOKER if card.is_joker else card // 13 << 4 | card % 13


def card_of(code: int) -> Card:
    """The card the kernel writes so."""
    return JOKER if code == layout.JOKER else CARDS[13 * (code >> 4) + (code & 15)]


def wild_kind(card: Card, colour: int, *, trinca: bool) -> int:
    """The kind of a wild in a meld: 1 to 4 for the 2s, counted from the run's suit (in a trinca from spades), 5."""
    if card.is_joker:
        return JOKER_WILD
    return 1 + (card // 13 - (0 if trinca else colour)) % 4


def wild_card(kind: int, colour: int, *, trinca: bool) -> Card:
    """The wild of a kind, as `wild_kind` counts them."""
    if kind == JOKER_WILD:
        return JOKER
    return Card.of(Suit((kind - 1 + (0 if trinca else colour)) % 4), 2)


def number_of(meld: Meld) -> int:
    """A meld as the kernel's integer."""
    if meld.suit is None:
        colour = meld.cards[0].rank - 1
        wild = 0 if meld.wild_card is None else wild_kind(meld.wild_card, colour, trinca=True)
        naturals = meld.cards[: meld.wild]
        copies = sum(1 << 2 * (card // 13) for card in naturals)
        return (layout.RUNS + copies * layout.WILDS + wild) | colour << layout.SHAPE_BITS
    wild = 0 if meld.wild_card is None else wild_kind(meld.wild_card, meld.suit, trinca=False)
    index = -1 if meld.wild is None else meld.wild
    return _NUMBER[meld.start, len(meld), index, wild] | meld.suit << layout.SHAPE_BITS


@cache
def meld_of(number: int) -> Meld:
    """The meld of the kernel's integer."""
    shape, colour = number & layout.SHAPE_MASK, number >> layout.SHAPE_BITS
    if shape >= layout.RUNS:
        copies, kind = divmod(shape - layout.RUNS, layout.WILDS)
        cards = [Card.of(suit, colour + 1) for suit in Suit for _ in range(copies >> 2 * suit & 3)]
        wilds = [wild_card(kind, colour, trinca=True)] if kind else []
        return Meld((*cards, *wilds), 0, None, len(cards) if wilds else None)
    start, length, index, kind = _SHAPES[shape]
    cards = [card_at(Suit(colour), place) for place in range(start, start + length)]
    if kind:
        cards[index] = wild_card(kind, colour, trinca=False)
    return Meld(tuple(cards), start, Suit(colour), index if kind else None)


def _with_other_twos(shape: int) -> tuple[int, int, int]:
    """A run whose wild is a 2 of the next suit, as it is with that of each of the three other suits."""
    if shape < 0 or _SHAPES[shape][3] != OTHER_TWO:
        return shape, shape, shape
    start, length, index, _ = _SHAPES[shape]
    return shape, _NUMBER[start, length, index, 3], _NUMBER[start, length, index, 4]


@cache
def book_values(ruleset: Ruleset) -> tuple[int, ...]:
    """The book of a ruleset (see `trainer.bots.kernel.core.layout`); the same for both paths of the kernel."""
    return tuple(_Writer(ruleset).write())


@dataclass(slots=True)
class _Writer:
    """Fills the tables of one ruleset."""

    ruleset: Ruleset
    book: list[int]

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.book = [0] * layout.BOOK

    def write(self) -> list[int]:
        alike = ruleset(
            natural_two_beside_wild_two=self.ruleset.natural_two_beside_wild_two, wild_reread=self.ruleset.wild_reread
        )
        if alike is self.ruleset:
            self._write_runs()
        else:  # the same cards join the same runs
            self.book = list(book_values(alike))
        self._write_switches()
        for shape in range(layout.RUNS):
            if self.book[layout.LENGTH + shape]:
                self._write_worth(shape, meld_of(shape))
        if self.ruleset.trincas:
            for copies in product(range(3), repeat=4):
                for kind in range(layout.WILDS):
                    self._write_trinca(copies, kind)
        return self.book

    def _write_runs(self) -> None:
        self._write_patterns()
        self._write_lays()
        self._write_spans()
        for shape in range(layout.SHAPES):
            self.book[layout.PIVOT + shape] = -1
        for entry in range(layout.NEXT, layout.BOOK):
            self.book[entry] = -1
        asked = [shape for shape in range(layout.RUNS) if _SHAPES[shape][3] not in (3, 4)]
        for shape in asked:
            self._write_run(shape, meld_of(shape))
        for shape in asked:
            if _SHAPES[shape][3] == OTHER_TWO:
                self._copy_run(shape, 3)
                self._copy_run(shape, 4)

    def _write_switches(self) -> None:
        ruleset, book = self.ruleset, self.book
        book[layout.FREE_PILE] = int(ruleset.is_pile_open)
        book[layout.TRINCAS] = int(ruleset.trincas)
        book[layout.NOBODY_TOOK] = int(ruleset.out_without_morto == "nobody_took")
        book[layout.SWAP] = int(ruleset.first_card_swap)
        book[layout.UNPAID] = int(ruleset.unplayed_morto == "unpaid")
        book[layout.CONVERTED_PAYS] = int(ruleset.converted_morto_penalty)
        book[layout.TWO_BESIDE] = int(ruleset.natural_two_beside_wild_two)
        book[layout.FIRST_MONTE] = first_monte(ruleset, 2)
        book[layout.FIRST_MONTE + 1] = first_monte(ruleset, 4)
        for card in CARDS[:53]:
            book[layout.POINTS + code_of(card)] = card_points(card, ruleset)

    def _write_patterns(self) -> None:
        for ranks in range(8192):
            self.book[layout.PATTERN_OF + ranks] = -1
        for pattern in range(layout.PATTERNS):
            ranks = sum(1 << (place - 1) % 13 for place in pattern_places(pattern))
            self.book[layout.PATTERN_OF + ranks] = pattern

    def _write_lays(self) -> None:
        """The new melds of three cards. A pair with a 2 that comes to lie as itself is one of the triples."""
        for pattern in range(layout.PATTERNS):
            naturals = [card_at(Suit.SPADES, place) for place in pattern_places(pattern)]
            for kind in range(layout.WILDS):
                cards = naturals + ([wild_card(kind, 0, trinca=False)] if kind else [])
                meld = arrange(cards, self.ruleset) if len(cards) == SMALLEST else None
                laid = isinstance(meld, Meld) and meld.is_clean == (kind == 0)
                shape = number_of(meld) if isinstance(meld, Meld) and laid else -1
                self.book[layout.LAYS + pattern * layout.WILDS + kind] = shape

    def _write_spans(self) -> None:
        for shape, (start, length, index, kind) in enumerate(_SHAPES):
            span = (start - 1) * LARGEST + length - 1
            if kind == 0:
                self.book[layout.SPAN_CLEAN + span] = shape
            elif index == 0 and kind == 1:
                self.book[layout.SPAN_DIRTY + span] = shape

    def _write_run(self, shape: int, meld: Meld) -> None:
        """What a run is worth and which cards it takes."""
        if not isinstance(arrange(meld.cards, self.ruleset), Meld):
            return  # a layout this ruleset does not know
        start, length, index, kind = _SHAPES[shape]
        places = (1 << start - 1 + length) - (1 << start - 1)
        wild = 1 << start - 1 + index if kind else 0
        self._write_facts(shape, meld, places & ~wild, kind)
        self.book[layout.MUST_COVER + shape] = wild if self.ruleset.wild_reread == "displaced" else 0
        held = {card for place, card in enumerate(meld.cards) if place != meld.wild and card.rank > 2}
        for rank, card in enumerate(CARDS[:13]):
            if card not in held:  # asking for a card the run has would be in vain
                self._write_next(shape, rank, self._after(meld, card))
        for step, after in enumerate(_with_other_twos(self._after(meld, _TWO_OF_HEARTS))):
            self._write_next(shape, 13 + step, after)
        self._write_next(shape, 16, self._after(meld, JOKER))
        self._write_bridges(shape, meld)

    def _copy_run(self, source: int, kind: int) -> None:
        """The same for a wild 2 of another suit."""
        start, length, index, _ = _SHAPES[source]
        shape = _NUMBER[start, length, index, kind]
        for table in range(layout.SHAPE_TABLES, layout.NEXT, layout.SHAPES):
            self.book[table + shape] = self.book[table + source]
        self.book[layout.WILD_OF + shape] = kind
        for table, width in ((layout.NEXT, layout.CLASSES), (layout.BRIDGE, 13)):
            for column in range(width):
                after = self.book[table + source * width + column]
                self.book[table + shape * width + column] = _with_other_twos(after)[kind - OTHER_TWO]

    def _write_facts(self, shape: int, meld: Meld, places: int, kind: int) -> None:
        self.book[layout.LENGTH + shape] = len(meld)
        self.book[layout.PLACES + shape] = places
        self.book[layout.WILD_OF + shape] = kind

    def _write_worth(self, shape: int, meld: Meld) -> None:
        """Card points (of a trinca those of its wild), the bonus, and whether the batida may stand on it."""
        opening = _CANASTRAS if self.ruleset.out_needs == "any" else _CLEAN_CANASTRAS
        cards = meld.cards[meld.wild :] if meld.is_trinca and meld.wild else () if meld.is_trinca else meld.cards
        self.book[layout.SUM + shape] = sum(card_points(card, self.ruleset) for card in cards)
        self.book[layout.BONUS + shape] = meld_bonus(meld, self.ruleset)
        self.book[layout.OPENS + shape] = int(meld_kind(meld, self.ruleset) in opening)

    def _after(self, meld: Meld, *cards: Card) -> int:
        """The shape of a meld with more cards, or -1 where the rules refuse."""
        result = arrange((*meld.cards, *cards), self.ruleset, meld)
        return number_of(result) & layout.SHAPE_MASK if isinstance(result, Meld) else -1

    def _write_next(self, shape: int, card_class: int, after: int) -> None:
        if after >= 0:
            self.book[layout.NEXT + shape * layout.CLASSES + card_class] = after
            self.book[layout.ADDABLE + shape] |= 1 << card_class

    def _write_bridges(self, shape: int, meld: Meld) -> None:
        """Two cards that join in one act as they cannot one after the other: a 2 of the suit that alone would lie
        as itself, with the card beyond the place where it is to be wild; the card such a wild 2 stands for (or, under
        `wild_reread: displaced`, any wild), with the card beyond where the wild then goes."""
        pivot = self._pivot(meld)
        for rank in range(13) if pivot >= 0 else ():
            after = self._after(meld, CARDS[pivot], CARDS[rank])
            if after >= 0 and after not in self._in_two_steps(meld, CARDS[pivot], CARDS[rank]):
                self.book[layout.BRIDGE + shape * 13 + rank] = after
                self.book[layout.PIVOT + shape] = pivot

    def _pivot(self, meld: Meld) -> int:
        if meld.is_clean and meld.start == 3:
            return 1
        is_mobile = self.ruleset.wild_reread == "displaced" or meld.wild_card == CARDS[1]
        if is_mobile and meld.stands_for is not None:
            return meld.stands_for.rank - 1
        return -1

    def _in_two_steps(self, meld: Meld, first: Card, second: Card) -> set[int]:
        """The shapes two cards lead to one after the other."""
        reached = set()
        for one, other in ((first, second), (second, first)):
            between = self._after(meld, one)
            if between >= 0:
                reached.add(self._after(meld_of(between), other))
        return reached

    def _write_trinca(self, copies: tuple[int, ...], kind: int) -> None:
        """A trinca of nines, which stands for every rank."""
        rank = 8
        cards = [Card.of(suit, rank + 1) for suit in Suit for _ in range(copies[suit])]
        wilds = [wild_card(kind, rank, trinca=True)] if kind else []
        meld = arrange((*cards, *wilds), self.ruleset)
        if not isinstance(meld, Meld) or not meld.is_trinca:
            return
        shape = number_of(meld) & layout.SHAPE_MASK
        self._write_facts(shape, meld, 0, kind)
        self._write_worth(shape, meld)
        for suit in Suit:
            if copies[suit] < 2:
                self._write_next(shape, suit, self._after(meld, Card.of(suit, rank + 1)))
            self._write_next(shape, 4 + suit, self._after(meld, Card.of(suit, 2)))
        self._write_next(shape, 8, self._after(meld, JOKER))


def pattern_places(pattern: int) -> tuple[int, ...]:
    """The places (1 to 14) of the naturals of a new run of three cards, by its pattern."""
    if pattern < layout.PAIRS:
        return pattern + 1, pattern + 2, pattern + 3
    if pattern < layout.GAPS:
        return pattern - layout.PAIRS + 1, pattern - layout.PAIRS + 2
    return pattern - layout.GAPS + 1, pattern - layout.GAPS + 3
