"""Positions as the mappings of the conformance cases, with every fault named by its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from trainer.cards import HIDDEN, Card, CardError, format_cards, pack, parse_cards
from trainer.rules.arranging import arrange_as_written
from trainer.rules.meld import Meld
from trainer.rules.play import refill_monte
from trainer.rules.position import MORTO_SIZE, Phase, Position
from trainer.rules.ruleset import HOUSE_RULES, Ruleset, ruleset
from trainer.yaml_text import NodePath

FIELDS: Final = (
    "players",
    "turn",
    "phase",
    "hands",
    "table",
    "lixo",
    "monte",
    "mortos",
    "morto_taken",
    "ended",
    "batida",
    "unplayed_morto",
    "not_returnable",
    "first_drawn",
)
USUAL_MONTE: Final = 20
MAX_CHARACTERS: Final = 1000
"""Of one pile: more than all cards of the pack need, however they are written."""
_TRUE, _FALSE = ("true", "yes", "1"), ("false", "no", "0", "")


class NotationError(ValueError):
    """A text or mapping that is no position, move or record; `str` is one line that says where and why.

    `path` leads to the field, `article` is the id of the rule it breaks, where it is one.
    """

    def __init__(self, path: NodePath, wrong: str, expected: str, article: str | None = None) -> None:
        self.path, self.wrong, self.expected, self.article = path, wrong, expected, article
        field = ".".join(map(str, path))
        super().__init__(" ".join(f"{field + ': ' if field else ''}{wrong}; expected {expected}".split()))


def ruleset_from_value(value: Any) -> Ruleset:
    """A ruleset from its name, or from a mapping of `name` and house rules.

    Raises:
        NotationError: no such ruleset, switch or value.
    """
    if not isinstance(value, Mapping):
        return _ruleset(str(value or "stbl"), {})
    switches = {str(key): setting for key, setting in value.items() if key != "name"}
    return _ruleset(str(value.get("name", "stbl")), switches)


def _ruleset(name: str, settings: Mapping[str, Any]) -> Ruleset:
    switches = {switch: _setting(switch, str(value)) for switch, value in settings.items()}
    try:
        return ruleset(name, **switches)
    except ValueError as error:
        wrong, _, expected = str(error).partition("; expected ")
        raise NotationError((), wrong, expected) from None


def _setting(switch: str, text: str) -> Any:
    for choice in HOUSE_RULES.get(switch, ()):
        if text.lower() == str(choice).lower():
            return choice
    return text


def ruleset_to_value(rules: Ruleset) -> str | dict[str, Any]:
    """The ruleset as `ruleset_from_value` reads it: its name, or a mapping when house rules are on."""
    return {"name": rules.name, **rules.switches} if rules.switches else rules.name


def position_from_mapping(value: Any, rules: Ruleset) -> Position:
    """A position from a mapping in the form of the conformance cases.

    Values may be texts or plain Python ones. What is left out is empty, for `monte` 20 unknown cards (fewer where
    the pack has not so many left), for `mortos` two less those taken. Between turns an empty monte is refilled as
    the rules have it.

    Raises:
        NotationError: naming the field: an unknown card or field, too many copies, a meld that cannot lie,
            a turn that is nobody's.
    """
    if not isinstance(value, Mapping):
        raise NotationError((), "not a mapping", f"a mapping of {', '.join(FIELDS[:9])} …")
    fields = {str(key): field for key, field in value.items()}
    for name in fields:
        if name not in FIELDS:
            raise NotationError((name,), "unknown field", f"one of {', '.join(FIELDS)}")
    position = _Reader(fields, rules).position()
    _check_pack(position, counted_monte="monte" in fields, counted_mortos="mortos" in fields)
    if "monte" not in fields:
        position = replace(position, monte=position.monte[: _left_in_pack(position)])
    return refill_monte(position) if position.phase is Phase.DRAW else position


def _left_in_pack(position: Position) -> int:
    """How many cards lie neither in hands, on tables, in the lixo nor in the mortos; 1 at least."""
    elsewhere = sum(map(len, position.piles)) - len(position.monte)
    return max(1, len(pack(position.ruleset.jokers)) - elsewhere)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one mapping field by field."""

    fields: Mapping[str, Any]
    rules: Ruleset

    def position(self) -> Position:
        players = self._count("players", 2, (2, 4), "2 or 4 (article deal)", article="deal")
        seats = range(players)
        turn = self._count("turn", 0, seats, f"a seat from 0 to {players - 1}, whose turn it is")
        taken = self._numbers("morto_taken", range(2))
        batida = self.fields.get("batida")
        ended = self._flag("ended") or self._text("phase") == "over"
        position = Position(
            ruleset=self.rules,
            hands=self._hands(players),
            turn=turn,
            phase=Phase.OVER if ended else self._phase(),
            table=self._table(),
            lixo=self._cards(("lixo",), self.fields.get("lixo", "")),
            monte=self._pile(("monte",), self.fields.get("monte", USUAL_MONTE)),
            mortos=self._mortos(len(taken)),
            morto_taken=(0 in taken, 1 in taken),
            unplayed_mortos=self._numbers("unplayed_morto", seats),
            batida=None if batida in (None, "", "null") else self._number(("batida",), batida, range(2), "team 0 or 1"),
            not_returnable=self._card("not_returnable"),
            first_drawn=self._card("first_drawn"),
        )
        if not ended and not position.hand:
            raise NotationError(("hands", turn), "no cards for the seat whose turn it is", "at least one card")
        for name in ("not_returnable", "first_drawn"):
            if getattr(position, name) not in (None, *(position.hand if position.phase is Phase.PLAY else ())):
                raise NotationError((name,), "not in hand after a draw", "a card of the seat whose turn it is")
        return position

    def _text(self, name: str) -> str:
        value = self.fields.get(name)
        return "" if value is None else str(value).strip().lower()

    def _flag(self, name: str) -> bool:
        text = self._text(name)
        if text not in _TRUE + _FALSE:
            raise NotationError((name,), repr(text), "true or false")
        return text in _TRUE

    def _phase(self) -> Phase:
        text = self._text("phase") or "draw"
        if text not in ("draw", "play"):
            raise NotationError(("phase",), repr(text), "draw, play or over")
        return Phase(text)

    def _number(
        self, path: NodePath, value: Any, among: Sequence[int], expected: str, article: str | None = None
    ) -> int:
        number = number_in(value)
        if number is None or number not in among:
            raise NotationError(path, repr(value if isinstance(value, int) else str(value)), expected, article)
        return number

    def _count(self, name: str, usual: int, among: Sequence[int], expected: str, article: str | None = None) -> int:
        return self._number((name,), self.fields.get(name, usual), among, expected, article)

    def _numbers(self, name: str, among: Sequence[int]) -> tuple[int, ...]:
        value = self.fields.get(name)
        entries = value if isinstance(value, list | tuple) else [] if value in (None, "", "null") else [value]
        expected = f"numbers from 0 to {among[-1]}"
        return tuple(sorted({self._number((name,), entry, among, expected) for entry in entries}))

    def _cards(self, path: NodePath, value: Any) -> tuple[Card, ...]:
        entries = value if isinstance(value, list | tuple) else [value or ""]
        if any(isinstance(entry, Mapping | list | tuple) for entry in entries):
            raise NotationError(path, "no text", "cards, like 5C 6C 7C")
        text = " ".join(map(str, entries))
        if len(text) > MAX_CHARACTERS:
            raise NotationError(path, f"{len(text)} characters", "cards of one pack, like 5C 6C 7C")
        try:
            return parse_cards(text)
        except CardError as error:
            wrong, _, expected = str(error).partition("; expected ")
            raise NotationError(path, wrong, expected) from None

    def _card(self, name: str) -> Card | None:
        cards = self._cards((name,), self.fields.get(name, ""))
        if len(cards) > 1:
            raise NotationError((name,), format_cards(cards), "one card")
        return cards[0] if cards else None

    def _pile(self, path: NodePath, value: Any) -> tuple[Card, ...]:
        """Cards, or so many unknown ones where a number stands."""
        number = number_in(value)
        return self._cards(path, value) if number is None else (HIDDEN,) * min(number, 999)

    def _entries(self, name: str, keys: range) -> list[tuple[int, Any]]:
        """A mapping by seat or team, or a list in their order."""
        value = self.fields.get(name, {})
        if isinstance(value, list | tuple):
            value = dict(enumerate(value))
        if not isinstance(value, Mapping):
            if value in ("", None):
                return []
            raise NotationError((name,), repr(value), f"a mapping by number, from 0 to {keys[-1]}")
        expected = f"a number from 0 to {keys[-1]}"
        return [(self._number((name, key), key, keys, expected), entry) for key, entry in value.items()]

    def _hands(self, players: int) -> tuple[tuple[Card, ...], ...]:
        hands: list[tuple[Card, ...]] = [()] * players
        for seat, value in self._entries("hands", range(players)):
            hands[seat] = tuple(sorted(self._pile(("hands", seat), value)))
        return tuple(hands)

    def _table(self) -> tuple[tuple[Meld, ...], tuple[Meld, ...]]:
        teams: list[tuple[Meld, ...]] = [(), ()]
        for team, value in self._entries("table", range(2)):
            if not isinstance(value, list | tuple):
                raise NotationError(("table", team), repr(value), "a list of melds")
            teams[team] = tuple(self._meld(("table", team, index), meld) for index, meld in enumerate(value))
        return teams[0], teams[1]

    def _meld(self, path: NodePath, value: Any) -> Meld:
        cards = self._cards(path, value)
        if HIDDEN in cards:
            raise NotationError(path, "an unknown card in a meld", "cards everyone sees")
        meld = arrange_as_written(cards, self.rules)
        if not isinstance(meld, Meld):
            article = meld[0].article
            raise NotationError(path, f"{format_cards(cards)} cannot lie so ({article})", "a legal meld", article)
        return meld

    def _mortos(self, taken: int) -> tuple[tuple[Card, ...], ...]:
        value = self.fields.get("mortos", 2 - taken)
        number = number_in(value)
        if number is None and not isinstance(value, list | tuple):
            value = [value] if value else []
        count = number if number is not None else len(value)
        if count + taken > 2:
            raise NotationError(("mortos",), f"{count} on the table and {taken} taken", "two mortos in all")
        if number is not None:
            return ((HIDDEN,) * MORTO_SIZE,) * number
        mortos = tuple(self._cards(("mortos", index), morto) for index, morto in enumerate(value))
        for index, morto in enumerate(mortos):
            if len(morto) != MORTO_SIZE:
                raise NotationError(("mortos", index), f"{len(morto)} cards", f"{MORTO_SIZE} cards")
        return mortos


def number_in(value: Any) -> int | None:
    """The number that a value is, as text or plain; None for anything else, and for one of five digits or more."""
    if isinstance(value, int) and not isinstance(value, bool | Card):
        return int(value)
    text = str(value).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else None


def _check_pack(position: Position, *, counted_monte: bool, counted_mortos: bool) -> None:
    """No more cards than the pack has; where a count was left out, only the known cards count."""
    places: list[tuple[NodePath, Iterable[Card]]] = [
        *((("hands", seat), hand) for seat, hand in enumerate(position.hands)),
        *(
            (("table", team, index), meld.cards)
            for team, melds in enumerate(position.table)
            for index, meld in enumerate(melds)
        ),
        (("lixo",), position.lixo),
        (("monte",), position.monte if counted_monte else ()),
        *((("mortos", index), morto if counted_mortos else ()) for index, morto in enumerate(position.mortos)),
    ]
    copies = Counter(pack(position.ruleset.jokers))
    size = copies.total()
    seen: Counter[Card] = Counter()
    for path, cards in places:
        for card in cards:
            seen[card] += 1
            if not card.is_hidden and seen[card] > copies[card]:
                allowed = (
                    f"at most {copies[card]} in the pack" if copies[card] else f"no {card} in {position.ruleset.name}"
                )
                raise NotationError(path, f"{card} for the {_ordinal(seen[card])} time", allowed)
            if seen.total() > size:
                raise NotationError(path, f"a {_ordinal(size + 1)} card", f"the pack's {size} at most")


def _ordinal(number: int) -> str:
    ending = "th" if 11 <= number % 100 <= 13 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def position_to_mapping(position: Position) -> dict[str, Any]:
    """A position in the form of the conformance cases; reading it back gives an equal position."""
    mapping: dict[str, Any] = {
        "players": position.players,
        "turn": position.turn,
        "phase": position.phase.value,
        "hands": {seat: _pile_value(hand) for seat, hand in enumerate(position.hands)},
        "table": {team: [format_cards(meld.cards) for meld in melds] for team, melds in enumerate(position.table)},
        "lixo": format_cards(position.lixo),
        "monte": _pile_value(position.monte) or 0,
        "mortos": _mortos_value(position.mortos),
        "morto_taken": [team for team in (0, 1) if position.morto_taken[team]],
        "ended": position.ended,
        "batida": position.batida,
    }
    if position.unplayed_mortos:
        mapping["unplayed_morto"] = list(position.unplayed_mortos)
    for name in ("not_returnable", "first_drawn"):
        card: Card | None = getattr(position, name)
        if card is not None:
            mapping[name] = str(card)
    return mapping


def _pile_value(cards: Sequence[Card]) -> str | int:
    unknown = bool(cards) and all(card.is_hidden for card in cards)
    return len(cards) if unknown else format_cards(cards)


def _mortos_value(mortos: Sequence[Sequence[Card]]) -> int | list[str]:
    unknown = all(card.is_hidden for morto in mortos for card in morto)
    return len(mortos) if unknown else [format_cards(morto) for morto in mortos]
