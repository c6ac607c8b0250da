"""A position as a short text that fits a URL: versioned, checksummed, one sign a card.

The text is `VERSION body check`, all in the 64 signs of URL-safe base64. A number is one sign below 63, else 63
and the rest; a pile is its length, whether it is known, and its cards; a card is one sign.
"""

from __future__ import annotations

import string
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from trainer.cards import CARDS, HIDDEN, Card, format_cards
from trainer.notation.positions import NotationError, position_from_mapping
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import HOUSE_RULES, RULESETS, Ruleset, ruleset

VERSION: Final = "1"
_SIGNS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
_CHECK_SIGNS: Final = 5
_PHASES: Final = tuple(Phase)
MAX_CHARACTERS: Final = 1000
"""More than any position of one pack needs."""
_PACK: Final = 108
_WHOLE: Final = "a link as the trainer wrote it, whole"


def position_to_text(position: Position) -> str:
    """The position as a short URL-safe text.

    >>> from trainer.rules.ruleset import ruleset
    >>> text = position_to_text(position_from_mapping({"hands": {0: "5C 6C", 1: 11}}, ruleset()))
    >>> position_from_text(text).hand
    (Card('5C'), Card('6C'))
    """
    body = "".join(_SIGNS[number] for number in _numbers_of(position))
    return VERSION + body + _check(body)


def position_from_text(text: str) -> Position:
    """The position a link holds.

    Raises:
        NotationError: the text is damaged, of another version, or no position.
    """
    if len(text) > MAX_CHARACTERS:
        raise NotationError(("link",), f"{len(text)} characters", f"at most {MAX_CHARACTERS}")
    text = text.strip()
    if not text or any(sign not in _SIGNS for sign in text):
        raise NotationError(("link",), "signs that no link has", _WHOLE)
    if text[0] != VERSION:
        raise NotationError(("link",), f"version {text[0]!r}", f"version {VERSION}")
    body, check = text[1:-_CHECK_SIGNS], text[-_CHECK_SIGNS:]
    if len(text) <= _CHECK_SIGNS + 1 or check != _check(body):
        raise NotationError(("link",), "damaged (its checksum differs)", _WHOLE)
    try:
        rules, mapping = _mapping_of(_Numbers([_SIGNS.index(sign) for sign in body]))
    except (IndexError, ValueError):
        raise NotationError(("link",), "damaged (it holds no position of one pack)", _WHOLE) from None
    return position_from_mapping(mapping, rules)


def _check(body: str) -> str:
    value = zlib.crc32((VERSION + body).encode())
    return "".join(_SIGNS[value >> 6 * place & 63] for place in range(_CHECK_SIGNS))


def _numbers_of(position: Position) -> Iterable[int]:
    rules = position.ruleset
    yield list(RULESETS).index(rules.name)
    switches = [(index, HOUSE_RULES[name].index(value)) for index, (name, value) in _switches(rules)]
    yield len(switches)
    for index, choice in switches:
        yield from (index, choice)
    yield from (position.players, position.turn, _PHASES.index(position.phase))
    yield sum(1 << team for team in (0, 1) if position.morto_taken[team])
    yield 0 if position.batida is None else position.batida + 1
    yield sum(1 << seat for seat in position.unplayed_mortos)
    for card in (position.not_returnable, position.first_drawn):
        yield int(HIDDEN if card is None else card)
    for hand in position.hands:
        yield from _pile_numbers(hand)
    for melds in position.table:
        yield from _number(len(melds))
        for meld in melds:
            yield from _pile_numbers(meld.cards)
    yield from _pile_numbers(position.lixo)
    yield from _pile_numbers(position.monte)
    yield len(position.mortos)
    for morto in position.mortos:
        yield from _pile_numbers(morto)


def _switches(rules: Ruleset) -> Iterable[tuple[int, tuple[str, Any]]]:
    names = list(HOUSE_RULES)
    return ((names.index(name), (name, value)) for name, value in rules.switches.items())


def _number(number: int) -> Iterable[int]:
    while number >= 63:
        yield 63
        number -= 63
    yield number


def _pile_numbers(cards: Sequence[Card]) -> Iterable[int]:
    yield from _number(len(cards))
    if cards:
        known = any(card != HIDDEN for card in cards)
        yield int(known)
        yield from map(int, cards if known else ())


class _Numbers:
    """Reads back what `_numbers_of` wrote; IndexError when there is no more, ValueError for nonsense.

    Piles are counted before they are made: together they hold no more than the pack.
    """

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = iter(numbers)
        self._left = _PACK

    def one(self) -> int:
        try:
            return next(self._numbers)
        except StopIteration:
            raise IndexError from None

    def long(self) -> int:
        total = 0
        while (number := self.one()) == 63:
            total += 63
            if total > _PACK:
                raise ValueError
        return total + number

    def pile(self) -> str | int:
        length = self.long()
        self._left -= length
        if self._left < 0:
            raise ValueError
        if not length:
            return ""
        return format_cards(CARDS[self.one()] for _ in range(length)) if self.one() else length

    def cards(self) -> str:
        """A pile card by card, where a mere number would not do: an unknown one is `??`."""
        pile = self.pile()
        return format_cards([HIDDEN] * pile) if isinstance(pile, int) else pile

    def finish(self) -> None:
        if next(self._numbers, None) is not None:
            raise ValueError


def _mapping_of(numbers: _Numbers) -> tuple[Ruleset, dict[str, Any]]:
    name = list(RULESETS)[numbers.one()]
    names = list(HOUSE_RULES)
    switches = {}
    for _ in range(numbers.one()):
        switch = names[numbers.one()]
        switches[switch] = HOUSE_RULES[switch][numbers.one()]
    players, turn, phase = numbers.one(), numbers.one(), _PHASES[numbers.one()]
    taken, batida, unplayed = numbers.one(), numbers.one(), numbers.one()
    special = [CARDS[numbers.one()], CARDS[numbers.one()]]
    if players not in (2, 4):
        raise ValueError
    mapping: dict[str, Any] = {
        "players": players,
        "turn": turn,
        "phase": phase.value,
        "morto_taken": [team for team in (0, 1) if taken >> team & 1],
        "batida": batida - 1 if batida else None,
        "unplayed_morto": [seat for seat in range(players) if unplayed >> seat & 1],
        "hands": {seat: numbers.pile() for seat in range(players)},
        "table": {team: [numbers.cards() for _ in range(numbers.long())] for team in (0, 1)},
        "lixo": numbers.cards(),
        "monte": numbers.pile() or 0,
        "mortos": [numbers.cards() for _ in range(numbers.one())],
    }
    for field, card in zip(("not_returnable", "first_drawn"), special, strict=True):
        if card != HIDDEN:
            mapping[field] = str(card)
    numbers.finish()
    return ruleset(name, **switches), mapping
