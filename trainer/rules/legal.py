"""All legal moves of a position, by kind, without duplicates of equal cards.

Candidates come from patterns of places and are remembered by what they depend on (a suit's cards, the wilds,
a meld); only acts that leave fewer than two cards need the rules about ending a turn, and these are judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from trainer.cards import Card, Suit
from trainer.rules.meld import LARGEST, SMALLEST, Meld, arrange, card_at
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.play import judge
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import Ruleset

_Cards = tuple[Card, ...]


class LegalMoves:
    """The legal moves of a position: iterate over all, or read one kind. Each kind is worked out when asked for.

    >>> from trainer.rules.deal import deal
    >>> from trainer.rules.ruleset import ruleset
    >>> [str(move) for move in LegalMoves(deal(ruleset(), 2, seed=1))]
    ['draw']
    """

    __slots__ = ("_position",)

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        yield from self.draws
        yield from self.pickups
        yield from self.lays
        yield from self.additions
        yield from self.discards

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and judge(self._position, move).legal

    @property
    def draws(self) -> tuple[Draw | SwapFirst, ...]:
        """The draw from the monte; under that house rule, the swap of the first card."""
        position = self._position
        if position.phase is Phase.DRAW:
            return (Draw(),) if position.monte else ()
        return (SwapFirst(),) if position.phase is Phase.PLAY and position.first_drawn is not None else ()

    @property
    def pickups(self) -> tuple[TakePile, ...]:
        """Every way to take the lixo: free where the ruleset lets, and with its top used at once."""
        position = self._position
        if position.phase is not Phase.DRAW or not position.lixo:
            return ()
        top, below = position.lixo[-1], len(position.lixo) - 1
        hand = tuple(sorted((*position.hand, top)))
        free = (TakePile(),) if position.ruleset.is_pile_open else ()
        used = [TakePile(0, _less(cards, top)) for cards in _lays(hand, position.ruleset) if top in cards]
        for number, meld in enumerate(position.melds, 1):
            additions = _additions(meld, hand, position.ruleset)
            used += [TakePile(number, _less(cards, top)) for cards in additions if top in cards]
        spare = len(position.hand) + below
        return free + tuple(move for move in used if spare - len(move.cards) >= 2 or move in self)

    @property
    def lays(self) -> tuple[Lay, ...]:
        """Every new meld from the hand."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        spare = len(position.hand) - 2
        moves = _lay_moves(position.hand, position.ruleset)
        if spare >= LARGEST:
            return moves
        return tuple(move for move in moves if len(move.cards) <= spare or move in self)

    @property
    def additions(self) -> tuple[Add, ...]:
        """Every extension of a meld of the team, of one card or several."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        spare = len(position.hand) - 2
        return tuple(
            move
            for number, meld in enumerate(position.melds, 1)
            for move in _add_moves(number, meld, position.hand, position.ruleset)
            if len(move.cards) <= spare or move in self
        )

    @property
    def discards(self) -> tuple[Discard, ...]:
        """Every card that may be thrown on the lixo."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        faces = tuple(card for card in dict.fromkeys(position.hand) if not card.is_hidden)
        if len(position.hand) >= 2 and position.not_returnable is None:
            return tuple(map(Discard, faces))
        return tuple(move for move in map(Discard, faces) if move in self)


def legal_moves(position: Position) -> LegalMoves:
    """The legal moves of the seat whose turn it is."""
    return LegalMoves(position)


def _less(cards: _Cards, card: Card) -> _Cards:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


@lru_cache(maxsize=1 << 14)
def _lay_moves(hand: _Cards, ruleset: Ruleset) -> tuple[Lay, ...]:
    return tuple(map(Lay, _lays(hand, ruleset)))


def _lays(hand: _Cards, ruleset: Ruleset) -> Iterator[_Cards]:
    """The card sets of every meld the hand can lay."""
    wilds = _wilds(hand)
    for suit in range(4):
        own = tuple(card for card in hand if suit * 13 <= card < suit * 13 + 13)
        yield from _runs(None, own, wilds, ruleset)
    if ruleset.trincas:
        for rank in range(13):
            own = tuple(card for card in hand if card < 52 and card % 13 == rank)
            if rank != 1 and len(own) >= 2:
                yield from _trincas(None, own, wilds, ruleset)


def _add_moves(number: int, meld: Meld, hand: _Cards, ruleset: Ruleset) -> Iterator[Add]:
    return (Add(number, cards) for cards in _additions(meld, hand, ruleset))


def _additions(meld: Meld, hand: _Cards, ruleset: Ruleset) -> tuple[_Cards, ...]:
    """The card sets of the hand that extend a meld."""
    wilds = _wilds(hand)
    if meld.suit is None:
        rank = meld.cards[0].rank - 1
        own = tuple(card for card in hand if card < 52 and card % 13 == rank)
        return _trincas(meld, own, wilds, ruleset) if own or wilds else ()
    low = meld.suit * 13
    own = tuple(card for card in hand if low <= card < low + 13)
    return _runs(meld, own, wilds, ruleset) if own or wilds else ()


def _wilds(hand: _Cards) -> _Cards:
    """The faces of the hand that can be wild: each 2 and the joker, once."""
    return tuple(dict.fromkeys(card for card in hand if card == 52 or (card < 52 and card % 13 == 1)))


def _pattern_masks() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sets of natural places, bit 0 for place 1: those that run unbroken, and those one wild completes."""
    clean: set[int] = set()
    with_wild: set[int] = set()
    for low in range(LARGEST):
        for high in range(low + SMALLEST - 1, LARGEST):
            run = (1 << high + 1) - (1 << low)
            clean.add(run)
            with_wild.update(run & ~(1 << place) for place in range(low, high + 1))
    return tuple(sorted(clean)), tuple(sorted(with_wild))


_CLEAN, _WITH_WILD = _pattern_masks()
_BOTH_ACES: Final = 1 | 1 << 13


@lru_cache(maxsize=1 << 16)
def _patterns(base: int, held: int, two_aces: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The unbroken patterns and those one wild completes that hold the ranks of `base` (an ace at either end)
    and ask for no rank outside `held`."""

    def fits(mask: int) -> bool:
        ranks = (mask | mask >> 13) & 0x1FFF  # both places of the ace are its one rank
        return not base & ~ranks and not ranks & ~held and (two_aces or mask & _BOTH_ACES != _BOTH_ACES)

    return tuple(filter(fits, _CLEAN)), tuple(filter(fits, _WITH_WILD))


@lru_cache(maxsize=1 << 16)
def _runs(meld: Meld | None, own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[_Cards, ...]:
    """The sets of hand cards that make a run of one suit, or extend one: `own` are the hand's cards of the
    suit, `wilds` the wild faces of the hand."""
    if meld is None:
        return _extensions(own[0].suit, (), None, own, wilds, ruleset) if len(own) >= 2 else ()
    wild = meld.wild_card
    if wild is None:
        return _extensions(meld.suit, meld.cards, meld, own, wilds, ruleset)
    naturals = _difference(meld.cards, (wild,))
    found = _extensions(meld.suit, naturals, meld, own, (wild,), ruleset)
    if wild.is_two and wild.suit == meld.suit:  # it may go home and leave room for another wild
        found += _extensions(meld.suit, meld.cards, meld, own, wilds, ruleset)
    return tuple(sorted(set(found)))


def _extensions(
    suit: Suit | None, naturals: _Cards, meld: Meld | None, own: _Cards, wilds: _Cards, ruleset: Ruleset
) -> tuple[_Cards, ...]:
    """What the hand may add to naturals on the table (none for a new meld), one of `wilds` at most among it
    or, where the meld has a wild that stays one, that wild."""
    assert suit is not None  # a run has one
    laid = meld.cards if meld is not None else ()
    held = own + tuple(card for card in wilds if card not in own)
    aces = sum(card.rank == 1 for card in own + naturals)
    clean, with_wild = _patterns(_ranks(naturals), _ranks(own) | _ranks(naturals), aces > 1)
    wanted = [(mask, None) for mask in clean] + [(mask, wild) for mask in with_wild for wild in wilds]
    found = set()
    for mask, wild in wanted:
        cards = _cards_of(suit, mask) if wild is None else (*_cards_of(suit, mask), wild)
        added = _difference(cards, laid)
        if added and not _difference(added, held):
            found.add(added)
    return tuple(sorted(added for added in found if isinstance(arrange(laid + added, ruleset, meld), Meld)))


@lru_cache(maxsize=1 << 14)
def _cards_of(suit: Suit, mask: int) -> _Cards:
    return tuple(card_at(suit, place + 1) for place in range(LARGEST) if mask >> place & 1)


def _ranks(cards: _Cards | list[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card % 13
    return mask


def _difference(cards: list[Card] | _Cards, less: _Cards) -> _Cards:
    """The multiset of `cards` without `less`; a card of `less` that is not there is passed over."""
    left = list(cards)
    for card in less:
        if card in left:
            left.remove(card)
    return tuple(sorted(left))


@lru_cache(maxsize=1 << 14)
def _trincas(meld: Meld | None, own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[_Cards, ...]:
    """The sets of hand cards that make or extend a trinca (article meld.trinca)."""
    faces = tuple(dict.fromkeys(own))
    counts = product(*(range(own.count(face) + 1) for face in faces))
    before = meld.cards if meld is not None else ()
    found = []
    for count in counts:
        naturals = tuple(face for face, times in zip(faces, count, strict=True) for _ in range(times))
        for wild in ((), *((wild,) for wild in wilds)):
            added = tuple(sorted(naturals + wild))
            if added and isinstance(arrange(before + added, ruleset, meld), Meld):
                found.append(added)
    return tuple(sorted(found))
