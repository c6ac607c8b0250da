"""A whole turn taken apart: which cards went to which meld, what became of it, what was thrown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from trainer.cards import Card
from trainer.content.fields import Line
from trainer.rules.meld import Kind, Meld, meld_kind
from trainer.rules.moves import Add, Discard, Lay, TakePile
from trainer.rules.position import Position


@dataclass(frozen=True, slots=True)
class Placing:
    """The cards that one meld gets in a turn. `number` is the meld's from 1; `before` is None where it is new."""

    number: int
    before: Meld | None
    after: Meld
    cards: tuple[Card, ...]
    kind: Kind
    was: Kind

    @property
    def closes(self) -> bool:
        """Whether it becomes a canastra, or a better one."""
        order = ("jogo", "suja", "limpa", "quinhentos", "real")
        return order.index(self.kind) > order.index(self.was) and self.kind != "jogo"

    @property
    def cleans(self) -> bool:
        """Whether a dirty meld becomes clean."""
        return self.before is not None and not self.before.is_clean and self.after.is_clean

    @property
    def wild_spent(self) -> Card | None:
        """The wild that comes from the hand, if one does."""
        wild, had = self.after.wild_card, self.before.wild_card if self.before else None
        return wild if wild != had and wild in self.cards else None

    @property
    def moves_wild(self) -> bool:
        """Whether the wild that lay in the meld goes to another place of it and stays a wild."""
        before, after = self.before, self.after
        if before is None or before.wild_place is None or after.wild_place is None:
            return False
        return before.wild_place != after.wild_place

    @property
    def natural_two(self) -> Card | None:
        """The 2 that comes from the hand to its own place."""
        had = self.before is not None and self.before.has_natural_two
        if had or not self.after.has_natural_two or self.cleans:
            return None
        return next((card for card in self.cards if card.is_two and card.suit is self.after.suit), None)

    @property
    def naturals(self) -> tuple[Card, ...]:
        """Its cards without the wild, as they lie."""
        left = Counter(self.cards)
        if self.wild_spent is not None:
            left[self.wild_spent] -= 1
        lying = []
        for card in self.after.cards:
            if left[card] > 0:
                left[card] -= 1
                lying.append(card)
        return tuple(lying)


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of moves to the end of a turn, by its placings in the order of their melds."""

    line: Line
    placings: tuple[Placing, ...]
    discard: Card | None
    taking: TakePile | None
    left: tuple[Card, ...]

    @property
    def placed(self) -> Counter[tuple[str, Card]]:
        """Each card placed, with the place: the meld's number, or `new` and its suit or rank."""
        return Counter((_place(each), card) for each in self.placings for card in each.cards)

    @property
    def melded(self) -> tuple[object, ...]:
        """What the turn leaves on the table, whatever is thrown."""
        return tuple(sorted((_place(each), each.after.cards) for each in self.placings))


def _place(placing: Placing) -> str:
    if placing.before is not None:
        return str(placing.number)
    suit = placing.after.suit
    return f"new {placing.after.cards[0].rank_letter}" if suit is None else f"new {suit.letter}"


def turn_of(before: Position, line: Line, after: Position) -> Turn:
    """The turn that `line` makes of `before`, `after` being its end."""
    old, new = before.melds, after.table[before.team]
    placings = tuple(_placings(before, line, new))
    last = line[-1] if line else None
    discard = last.card if isinstance(last, Discard) else None
    taking = next((move for move in line if isinstance(move, TakePile)), None)
    assert len(new) >= len(old)
    return Turn(line, placings, discard, taking, after.hands[before.turn])


def _placings(before: Position, line: Line, new: tuple[Meld, ...]) -> Iterator[Placing]:
    old, rules = before.melds, before.ruleset
    added: dict[int, list[Card]] = {}
    laid = len(old)
    for move in line:
        match move:
            case Lay():
                laid += 1
                added[laid] = list(move.cards)
            case Add():
                added.setdefault(move.meld, []).extend(move.cards)
            case TakePile() if move.target is not None:
                laid += move.target == 0
                added.setdefault(move.target or laid, []).extend((*move.cards, before.lixo[-1]))
    for number, placed in sorted(added.items()):
        was = old[number - 1] if number <= len(old) else None
        yield Placing(
            number,
            was,
            new[number - 1],
            tuple(placed),
            meld_kind(new[number - 1], rules),
            meld_kind(was, rules) if was else "jogo",
        )
