"""Positions to the kernel's states and back; acts to moves.

Every ruleset and house rule is simulated; what a state cannot hold is refused: cards nobody told us, a morto that
has not 11 cards, more copies than the pack has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from trainer.bots.kernel.book import card_of, code_of, meld_of, number_of
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import Ints
from trainer.cards import CARDS, HIDDEN, JOKER, Card, Suit
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.position import MORTO_SIZE, Phase, Position
from trainer.rules.ruleset import Ruleset

_PHASES: Final = (Phase.DRAW, Phase.PLAY, Phase.OVER)


class KernelError(ValueError):
    """A position the kernel does not simulate."""


def state_values(position: Position, seed: int) -> list[int]:
    """The position as a state, its chance started by the seed.

    Raises:
        KernelError: hidden cards, a morto of another size than 11, more cards than the pack has.
    """
    _check(position)
    state = [0] * layout.STATE
    state[layout.PLAYERS] = position.players
    state[layout.TURN] = position.turn
    state[layout.PHASE] = _PHASES.index(position.phase)
    state[layout.BATIDA] = -1 if position.batida is None else position.batida
    state[layout.BARRED] = -1 if position.not_returnable is None else code_of(position.not_returnable)
    state[layout.FIRST] = -1 if position.first_drawn is None else code_of(position.first_drawn)
    state[layout.UNPLAYED] = sum(1 << seat for seat in position.unplayed_mortos)
    state[layout.RANDOM] = scramble(seed)
    for team, melds in enumerate(position.table):
        state[layout.TAKEN + team] = int(position.morto_taken[team])
        state[layout.MELDS + team] = len(melds)
        _write(state, layout.TABLE + layout.MOST_MELDS * team, map(number_of, melds))
    for seat, hand in enumerate(position.hands):
        _write_hand(state, layout.HANDS + layout.HAND * seat, hand)
    state[layout.MONTE_COUNT] = len(position.monte)
    _write(state, layout.MONTE, map(code_of, reversed(position.monte)))
    state[layout.LIXO_COUNT] = len(position.lixo)
    _write(state, layout.LIXO, map(code_of, position.lixo))
    state[layout.MORTOS] = len(position.mortos)
    for index, morto in enumerate(reversed(position.mortos)):
        _write(state, layout.MORTO + layout.MORTO_CARDS * index, map(code_of, reversed(morto)))
    return state


def scramble(seed: int) -> int:
    """A seed as the generator's first word: 32 bits, not all zero, neighbours far apart."""
    word = (seed + 1) * 0x9E3779B1 & 0xFFFFFFFF
    word ^= word >> 15
    word = word * 0x85EBCA6B & 0xFFFFFFFF
    return word ^ word >> 13 or 1


def position_of(state: Ints, ruleset: Ruleset) -> Position:
    """The state as a position of that ruleset."""
    values = [int(value) for value in state]
    players = values[layout.PLAYERS]
    return Position(
        ruleset=ruleset,
        hands=tuple(_hand(values, layout.HANDS + layout.HAND * seat) for seat in range(players)),
        turn=values[layout.TURN],
        phase=_PHASES[values[layout.PHASE]],
        table=(_melds(values, 0), _melds(values, 1)),
        lixo=_cards(values, layout.LIXO, values[layout.LIXO_COUNT]),
        monte=_cards(values, layout.MONTE, values[layout.MONTE_COUNT])[::-1],
        mortos=tuple(
            _cards(values, layout.MORTO + layout.MORTO_CARDS * index, layout.MORTO_CARDS)[::-1]
            for index in reversed(range(values[layout.MORTOS]))
        ),
        morto_taken=(bool(values[layout.TAKEN]), bool(values[layout.TAKEN + 1])),
        unplayed_mortos=tuple(seat for seat in range(players) if values[layout.UNPLAYED] >> seat & 1),
        batida=None if values[layout.BATIDA] < 0 else values[layout.BATIDA],
        not_returnable=None if values[layout.BARRED] < 0 else card_of(values[layout.BARRED]),
        first_drawn=None if values[layout.FIRST] < 0 else card_of(values[layout.FIRST]),
    )


def move_of(act: int, top: Card | None = None) -> Move:
    """The engine's move for an act; `top` is the top of the lixo, needed where the act takes it."""
    kind, target = act & 7, act >> layout.TARGET & 63
    if kind == layout.KIND_DRAW:
        return Draw()
    if kind == layout.KIND_SWAP:
        return SwapFirst()
    if kind == layout.KIND_TAKE:
        return TakePile()
    if kind == layout.KIND_DISCARD:
        return Discard(card_of(act >> layout.CARD & 127))
    cards = cards_of(act)
    if kind == layout.KIND_TAKE_MELD:
        if top is not None:
            cards.remove(top)
        return TakePile(target, tuple(cards))
    return Add(target, tuple(cards)) if target else Lay(tuple(cards))


def cards_of(act: int) -> list[Card]:
    """The cards an act puts down, the top of a lixo taken among them."""
    mask, colour, wild = act >> layout.CARD & 8191, act >> layout.COLOUR & 15, act >> layout.WILD
    if act >> layout.TRINCA & 1:
        cards = [Card.of(suit, colour + 1) for suit in Suit for _ in range(mask >> 2 * suit & 3)]
    else:
        cards = [Card.of(Suit(colour), rank + 1) for rank in range(13) if mask >> rank & 1]
    if wild:
        cards.append(JOKER if wild == 5 else Card.of(Suit(wild - 1), 2))
    return cards


def _check(position: Position) -> None:
    piles = [*position.hands, position.lixo, position.monte, *position.mortos]
    cards = [card for pile in piles for card in pile]
    if HIDDEN in cards or HIDDEN in (position.not_returnable, position.first_drawn):
        raise KernelError("a card nobody told us; expected a position with every card known")
    if any(len(morto) != MORTO_SIZE for morto in position.mortos) or len(position.mortos) > 2:
        raise KernelError(f"mortos of another size; expected at most two of {MORTO_SIZE} cards")
    cards += [card for melds in position.table for meld in melds for card in meld.cards]
    for card in set(cards):
        if cards.count(card) > (4 if card.is_joker else 2):
            raise KernelError(f"{card} {cards.count(card)} times; expected the copies of two packs")


def _write(state: list[int], first: int, values: Iterable[int]) -> None:
    for index, value in enumerate(values):
        state[first + index] = int(value)


def _write_hand(state: list[int], first: int, hand: Sequence[Card]) -> None:
    """Write a hand where it begins in the state."""
    for card in hand:
        if card.is_joker:
            state[first + layout.JOKERS] += 1
            continue
        bit = 1 << card.rank - 1
        place = first + card // 13
        if state[place] & bit:
            state[place + layout.TWOS] |= bit
        else:
            state[place] |= bit
    state[first + layout.CARDS] = len(hand)


def _hand(values: Sequence[int], first: int) -> tuple[Card, ...]:
    cards = [
        CARDS[13 * suit + rank]
        for suit in range(4)
        for rank in range(13)
        for copies in (values[first + suit], values[first + layout.TWOS + suit])
        if copies >> rank & 1
    ]
    return (*cards, *(JOKER,) * values[first + layout.JOKERS])


def _melds(values: Sequence[int], team: int) -> tuple[Meld, ...]:
    first = layout.TABLE + layout.MOST_MELDS * team
    return tuple(map(meld_of, values[first : first + values[layout.MELDS + team]]))


def _cards(values: Sequence[int], first: int, count: int) -> tuple[Card, ...]:
    return tuple(map(card_of, values[first : first + count]))
