"""The level `greedy`: lays all it sensibly can, takes the lixo when it is of use, throws dear useless cards.

Every candidate is weighed in points: what it puts on the table and what canastra it makes, less what it
spends (a wild) and spoils (a clean meld). It looks no further than its own act.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from trainer.bots.choice import Choice, Fact
from trainer.bots.offers import Offers, offers
from trainer.bots.reasons import reason_of_meld
from trainer.cards import Card
from trainer.rules.arranging import arrange
from trainer.rules.events import Event
from trainer.rules.legal import fits
from trainer.rules.meld import Meld, card_points, is_limpa, meld_bonus
from trainer.rules.moves import Add, Draw, Lay, Move, TakePile
from trainer.rules.position import PlayerView, Position

WILD_PRICE: Final = 45  # a wild kept is worth about that much later
SPOILED: Final = 25  # for each card of a clean meld that a wild dirties
LONE_LIMPA: Final = 400  # to spoil the only way out
CLEANED: Final = 60  # to make a dirty meld clean
MORTO_AT_ONCE: Final = 150  # to fetch it by batida direta
LIXO_TAKEN: Final = 12  # what a free lixo has to be worth before it is taken
UNDER_TOP: Final = 4  # each card that comes with the top, known or not
FIT: Final = 30  # a card that fits a meld of one's own
GIFT: Final = 35  # a card the next player could use
NEIGHBOUR: Final = 9
TWIN: Final = 4


def choose(view: PlayerView, seed: int, log: Sequence[Event] = ()) -> Choice:
    """The act that gives most at once. Raises ValueError where the seat has nothing to play."""
    return choose_among(view.as_position(), offers(view), Random(seed))


def choose_among(position: Position, legal: Offers, random: Random) -> Choice:
    """The one of these moves that gives most at once."""
    return _before_draw(position, legal) or _lay_or_add(position, legal) or _discard(position, legal, random)


# The draw


def _before_draw(position: Position, legal: Offers) -> Choice | None:
    draws = [move for move in legal.draws if isinstance(move, Draw)]
    pickups = legal.pickups
    if not draws and not pickups:
        return None
    best = max(pickups, key=lambda move: _worth_of_pile(position, move), default=None)
    if best is not None and (not draws or _worth_of_pile(position, best) > 0):
        return Choice(best, Fact("takes_lixo", position.lixo[-1:], len(position.lixo)))
    return Choice(draws[0], Fact("lixo_no_use" if position.lixo else "lixo_empty", position.lixo[-1:]))


def _worth_of_pile(position: Position, move: TakePile) -> int:
    """Points of taking the lixo so: what goes down now, and the known cards that serve later."""
    top = position.lixo[-1]
    if move.target is None:
        known = [card for card in position.lixo if not card.is_hidden]
        return sum(_use(position, card) for card in known) - LIXO_TAKEN
    laid = (*move.cards, top)
    meld = position.melds[move.target - 1] if move.target else None
    return _worth(position, laid, meld) + UNDER_TOP * (len(position.lixo) - 1)


# Laying


def _lay_or_add(position: Position, legal: Offers) -> Choice | None:
    moves: list[Lay | Add] = [*legal.lays, *legal.additions]
    if not moves:
        return None
    best = max(moves, key=lambda move: (_worth_of(position, move), len(move.cards)))
    if _worth_of(position, best) <= 0:
        return None
    return Choice(best, reason_of_meld(position, best))


def _worth_of(position: Position, move: Lay | Add) -> int:
    meld = position.melds[move.meld - 1] if isinstance(move, Add) else None
    worth = _worth(position, move.cards, meld)
    if len(move.cards) == len(position.hand) and position.can_take_morto(position.team):
        worth += MORTO_AT_ONCE
    return worth


def _worth(position: Position, cards: tuple[Card, ...], meld: Meld | None) -> int:
    """Points of putting these cards down, alone or onto a meld, less what they spend and spoil."""
    ruleset = position.ruleset
    before = meld.cards if meld else ()
    after = arrange(before + cards, ruleset, meld)
    if not isinstance(after, Meld):
        return -LONE_LIMPA
    worth = sum(card_points(card, ruleset) for card in cards) + meld_bonus(after, ruleset)
    if meld:
        worth -= meld_bonus(meld, ruleset)
    if after.wild_card is not None and (meld is None or meld.is_clean):
        worth -= WILD_PRICE
    if meld and meld.is_clean and not after.is_clean:
        worth -= SPOILED * len(meld)
        worth -= LONE_LIMPA if _is_only_limpa(position, meld) else 0
    if meld and not meld.is_clean and after.is_clean:
        worth += CLEANED
    return worth


def _is_only_limpa(position: Position, meld: Meld) -> bool:
    """Whether this is the one clean canastra the batida could stand on."""
    clean = [own for own in position.melds if is_limpa(own, position.ruleset)]
    return clean == [meld]


# The discard


def _discard(position: Position, legal: Offers, random: Random) -> Choice:
    discards = legal.discards
    if not discards:  # every card would go out illegally: something has to be laid first
        moves: list[Move] = [*legal.lays, *legal.additions, *legal.draws]
        return Choice(max(moves, key=lambda move: _forced(position, move)), Fact("forced"))
    least = min(discard_price(position, move.card) for move in discards)
    equal = [move for move in discards if discard_price(position, move.card) == least]
    move = random.choice(equal)
    kind = "throws_useless" if _use(position, move.card) < NEIGHBOUR else "throws_least"
    return Choice(move, Fact(kind, (move.card,), card_points(move.card, position.ruleset)))


def _forced(position: Position, move: Move) -> int:
    return _worth_of(position, move) if isinstance(move, Lay | Add) else -2 * LONE_LIMPA


def discard_price(position: Position, card: Card, *, gifts: bool = True) -> int:
    """What throwing a card costs: its use here, and with `gifts` to the next player; dear cards are better gone."""
    gift = (
        GIFT if gifts and any(fits(card, meld, position.ruleset) for meld in position.table[1 - position.team]) else 0
    )
    return 2 * _use(position, card) + gift - card_points(card, position.ruleset)


def _use(position: Position, card: Card) -> int:
    """How much a card serves this team: wilds most, then what fits a meld, then neighbours in the hand."""
    if card.can_be_wild:
        return 3 * WILD_PRICE
    use = FIT if any(fits(card, meld, position.ruleset) for meld in position.melds) else 0
    others = list(position.hand)
    if card in others:
        others.remove(card)
    for other in others:
        if other.suit == card.suit and other.suit is not None:
            distance = _distance(card.rank, other.rank)
            use += NEIGHBOUR if distance == 1 else TWIN if distance == 2 else 0
        elif position.ruleset.trincas and other.rank == card.rank:
            use += NEIGHBOUR
    return use


def _distance(rank: int, other: int) -> int:
    """Places between two ranks; an ace lies at both ends."""
    places = (rank, 14) if rank == 1 else (rank,)
    others = (other, 14) if other == 1 else (other,)
    return min(abs(place - spot) for place in places for spot in others)
