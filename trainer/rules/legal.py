"""All legal moves of a position, by kind, without duplicates of equal cards.

Candidates come from patterns of places and are remembered by what they depend on (a suit's cards, the wilds,
a meld); only acts that leave fewer than two cards need the rules about ending a turn, and these are judged.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise, product
from typing import Final, TypeVar

from trainer.cards import CARDS, JOKER, Card, Suit
from trainer.rules.arranging import arrange
from trainer.rules.meld import LARGEST, SMALLEST, Meld, card_at
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.play import judge
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import Ruleset

_Cards = tuple[Card, ...]
_Melding = TypeVar("_Melding", Lay, Add)
_DISCARDS: Final = tuple(map(Discard, CARDS))


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
        may_swap = position.phase is Phase.PLAY and position.first_drawn is not None and position.monte
        return (SwapFirst(),) if may_swap else ()

    @property
    def pickups(self) -> tuple[TakePile, ...]:
        """Every way to take the lixo: free where the ruleset lets, and with its top used at once."""
        position = self._position
        if position.phase is not Phase.DRAW or not position.lixo:
            return ()
        top, rules = position.lixo[-1], position.ruleset
        hand = tuple(sorted((*position.hand, top)))
        suits, wilds = _sorted_out(hand)
        is_wild = top in wilds
        uses = [
            (0, cards)
            for suit, own in enumerate(suits)
            if is_wild or suit == top.suit
            for cards in _new_runs(own, wilds, rules)
        ]
        if rules.trincas:
            uses += [(0, cards) for cards in _new_trincas(hand, wilds)]
        for number, meld in enumerate(position.melds, 1):
            own = _fitting(meld, hand, suits)
            if top in own or is_wild:
                uses += [(number, cards) for cards in _extensions(meld, own, wilds, rules)]
        free = (TakePile(),) if rules.is_pile_open else ()
        spare = len(position.hand) + len(position.lixo) - 1
        used = (TakePile(target, _less(cards, top)) for target, cards in uses if top in cards)
        return free + tuple(move for move in used if spare - len(move.cards) >= 2 or move in self)

    @property
    def lays(self) -> tuple[Lay, ...]:
        """Every new meld from the hand."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        suits, wilds = _sorted_out(position.hand)
        moves = [move for own in suits for move in _run_lays(own, wilds, position.ruleset)]
        if position.ruleset.trincas:
            moves += map(Lay, _new_trincas(position.hand, wilds))
        return self._ending_well(moves)

    @property
    def additions(self) -> tuple[Add, ...]:
        """Every extension of a meld of the team, of one card or several."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        hand, rules = position.hand, position.ruleset
        suits, wilds = _sorted_out(hand)
        moves: list[Add] = []
        for number, meld in enumerate(position.melds, 1):
            own = _fitting(meld, hand, suits)
            if own or wilds:
                moves += _add_moves(number, meld, own, wilds, rules)
        return self._ending_well(moves)

    @property
    def discards(self) -> tuple[Discard, ...]:
        """Every card that may be thrown on the lixo."""
        position = self._position
        if position.phase is not Phase.PLAY:
            return ()
        moves = tuple(_DISCARDS[card] for card in dict.fromkeys(position.hand) if not card.is_hidden)
        if len(position.hand) >= 2 and position.not_returnable is None:
            return moves
        return tuple(move for move in moves if move in self)

    def _ending_well(self, moves: Iterable[_Melding]) -> tuple[_Melding, ...]:
        """Those that leave two cards, with which a turn can always end, or may leave fewer."""
        spare = len(self._position.hand) - 2
        return tuple(move for move in moves if len(move.cards) <= spare or move in self)


def legal_moves(position: Position) -> LegalMoves:
    """The legal moves of the seat whose turn it is."""
    return LegalMoves(position)


def fits(card: Card, meld: Meld, ruleset: Ruleset) -> bool:
    """Whether a meld on the table may be extended by this card alone, whoever holds it."""
    return isinstance(arrange((*meld.cards, card), ruleset, meld), Meld)


def _less(cards: _Cards, card: Card) -> _Cards:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


_WILD_FACES: Final = frozenset(card for card in CARDS if card.can_be_wild)
_RANK_INDEX: Final = tuple(card.rank - 1 for card in CARDS)


@lru_cache(maxsize=1 << 14)
def _sorted_out(hand: _Cards) -> tuple[tuple[_Cards, ...], _Cards]:
    """A hand by suit, and the faces in it that can be wild: each 2 and the joker, once."""
    cuts = [bisect_left(hand, 13 * suit) for suit in range(5)]
    suits = tuple(hand[low:high] for low, high in pairwise(cuts))
    return suits, tuple(dict.fromkeys(card for card in hand if card in _WILD_FACES))


@lru_cache(maxsize=1 << 14)
def _by_rank(hand: _Cards) -> tuple[_Cards, ...]:
    """The natural cards of a hand by rank, from the ace."""
    ranks: list[list[Card]] = [[] for _ in range(13)]
    for card in hand:
        if card < JOKER:
            ranks[_RANK_INDEX[card]].append(card)
    return tuple(map(tuple, ranks))


def _fitting(meld: Meld, hand: _Cards, suits: tuple[_Cards, ...]) -> _Cards:
    """The cards of a hand that can be naturals of a meld."""
    return _by_rank(hand)[meld.cards[0] % 13] if meld.suit is None else suits[meld.suit]


@lru_cache(maxsize=1 << 14)
def _run_lays(own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[Lay, ...]:
    return tuple(map(Lay, _new_runs(own, wilds, ruleset)))


@lru_cache(maxsize=1 << 14)
def _add_moves(number: int, meld: Meld, own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[Add, ...]:
    return tuple(Add(number, cards) for cards in _extensions(meld, own, wilds, ruleset))


@lru_cache(maxsize=1 << 14)
def _new_runs(own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[_Cards, ...]:
    """The card sets that make a run: `own` are a hand's cards of one suit, `wilds` its wild faces."""
    suit = own[0].suit if len(own) >= 2 else None
    return () if suit is None else tuple(sorted(_runs(suit, (), own, wilds, ruleset)))


@lru_cache(maxsize=1 << 14)
def _extensions(meld: Meld, own: _Cards, wilds: _Cards, ruleset: Ruleset) -> tuple[_Cards, ...]:
    """The card sets that extend a meld: `own` are a hand's cards of its suit, in a trinca of its rank."""
    suit, wild = meld.suit, meld.wild_card
    if suit is None:
        return _trincas(own, () if wild else wilds, len(meld))
    if wild is None:
        found = _runs(suit, meld.cards, own, wilds, ruleset)
    else:
        found = _runs(suit, _less(meld.cards, wild), own, (), ruleset, placed=wild)
        if wild.suit == suit and not meld.has_natural_two:  # it may go home and leave room for another wild
            found |= _runs(suit, meld.cards, own, wilds, ruleset)
    if ruleset.wild_reread == "displaced" or meld.ace_place is not None:  # how it lies binds what may join it
        found = {cards for cards in found if isinstance(arrange(meld.cards + cards, ruleset, meld), Meld)}
    return tuple(sorted(found))


def _runs(
    suit: Suit, laid: _Cards, own: _Cards, wilds: _Cards, ruleset: Ruleset, placed: Card | None = None
) -> set[_Cards]:
    """What of a hand makes a run with the naturals `laid` (none for a new one): unbroken, or completed by one of
    `wilds`; where the run has a wild that stays one, completed by that, the one `placed`."""
    ace = card_at(suit, 1)
    unbroken, completed = _patterns(_ranks(laid), laid.count(ace), _ranks(own), own.count(ace))
    found = {_cards_of(suit, places) for places in unbroken} if placed is None else set()
    for places, has_two in completed:
        naturals = _cards_of(suit, places)
        for wild in wilds if placed is None else (placed,):
            if has_two and wild.is_two and not ruleset.natural_two_beside_wild_two:
                continue  # article meld.second_two
            if placed is not None:
                found.add(naturals)
            elif wild not in naturals or own.count(wild) == 2:
                found.add(tuple(sorted((*naturals, wild))))
    return found - {()}


_WINDOWS: Final = tuple(
    ((2 << high) - (1 << low), tuple(1 << place for place in range(low, high + 1)))
    for low in range(LARGEST)
    for high in range(low + SMALLEST - 1, LARGEST)
)
"""Every stretch of the 14 places a run can lie on, bit 0 for place 1, with its places one by one."""


@lru_cache(maxsize=1 << 14)
def _patterns(laid: int, laid_aces: int, held: int, held_aces: int) -> tuple[set[int], set[tuple[int, bool]]]:
    """The sets of places (bit 0 for place 1) to fill with cards of the hand, so that they and those laid make an
    unbroken run, or one that a wild completes; for the latter, whether a natural 2 lies in it. `laid` and `held`
    are ranks, an ace of which may take either of its places."""
    unbroken, completed = set(), set()
    have = laid | held | (laid | held) << 13
    inner = laid & ~1
    for run, places_of_run in _WINDOWS:
        missing = run & ~have
        if missing & missing - 1 or inner & ~run:  # two places are missing, or a card laid lies outside
            continue
        if not missing:
            unbroken.add(_to_fill(run, laid, laid_aces, held_aces))
        for wild_place in (missing,) if missing else places_of_run:
            places = run ^ wild_place
            completed.add((_to_fill(places, laid, laid_aces, held_aces), bool(places & 2)))
    return {fill for fill in unbroken if fill >= 0}, {(fill, two) for fill, two in completed if fill >= 0}


def _to_fill(places: int, laid: int, laid_aces: int, held_aces: int) -> int:
    """Which of these places the hand fills; -1 when they leave out a card laid or ask for an ace too many."""
    aces = (places & 1) + (places >> 13) - laid_aces
    if laid & ~(places | places >> 13) or not 0 <= aces <= held_aces:
        return -1
    return places & 0x1FFE & ~laid | (0, 1, 1 | 1 << 13)[aces]


@lru_cache(maxsize=1 << 14)
def _cards_of(suit: Suit, places: int) -> _Cards:
    return tuple(sorted(card_at(suit, place + 1) for place in range(LARGEST) if places >> place & 1))


def _ranks(cards: _Cards) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card % 13
    return mask


def _new_trincas(hand: _Cards, wilds: _Cards) -> Iterator[_Cards]:
    """The card sets of every trinca the hand can lay: never of 2s (article meld.trinca)."""
    for rank, own in enumerate(_by_rank(hand), 1):
        if rank != 2 and len(own) >= 2:
            yield from _trincas(own, wilds, 0)


@lru_cache(maxsize=1 << 14)
def _trincas(own: _Cards, wilds: _Cards, laid: int) -> tuple[_Cards, ...]:
    """The sets of naturals `own` and one of `wilds` at most that make a trinca with so many cards laid."""
    faces = tuple(dict.fromkeys(own))
    found = []
    for counts in product(*(range(own.count(face) + 1) for face in faces)):
        naturals = tuple(face for face, times in zip(faces, counts, strict=True) for _ in range(times))
        for wild in ((), *((wild,) for wild in wilds)):
            cards = tuple(sorted(naturals + wild))
            if cards and laid + len(cards) >= SMALLEST and (laid or len(naturals) >= 2):
                found.append(cards)
    return tuple(sorted(found))
