"""What a seat remembers: the whole lixo as it was thrown, and the cards it knows to be in other hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trainer.cards import HIDDEN, Card, pack
from trainer.rules.events import AddedToMeld, Discarded, Event, LaidMeld, SwappedFirst, TookMorto, TookPile
from trainer.rules.position import PlayerView


@dataclass(frozen=True, slots=True)
class Memory:
    """What one seat knows beyond its view.

    `lixo` runs from bottom to top, without what lies below and was thrown before the seat's log began. `held` has,
    for each seat, the cards taken with the lixo that it still holds for certain: one put down or thrown may have
    been another copy, so it counts as gone.
    """

    lixo: tuple[Card, ...]
    held: tuple[tuple[Card, ...], ...]


class Witness:
    """Keeps a memory up to date, event by event."""

    def __init__(self, players: int) -> None:
        self.lixo: list[Card] = []
        self.held: list[Counter[Card]] = [Counter() for _ in range(players)]

    def hear(self, event: Event) -> None:
        """One more thing happened."""
        match event:
            case TookPile(seat, cards):
                self.lixo.clear()
                self.held[seat].update(card for card in cards if card != HIDDEN)
            case LaidMeld(seat, _, cards) | AddedToMeld(seat, _, cards):
                self._lose(seat, cards)
            case Discarded(seat, card) | SwappedFirst(seat, card):
                self._lose(seat, (card,))
                self.lixo.append(card)
            case TookMorto(seat):
                self.held[seat].clear()

    def _lose(self, seat: int, cards: Iterable[Card]) -> None:
        held = self.held[seat]
        for card in cards:
            if held[card]:
                held[card] -= 1


def remember(view: PlayerView, log: Sequence[Event]) -> Memory:
    """What the view's seat remembers of the events it saw, in order, to this moment; nothing beyond the view where
    there are none."""
    witness = Witness(view.players)
    for event in log:
        witness.hear(event)
    lixo = witness.lixo if len(witness.lixo) > len(view.lixo) else list(view.lixo)
    held = [tuple(sorted(counter.elements())) for counter in witness.held]
    held[view.seat] = ()
    return Memory(tuple(lixo), tuple(held))


def unseen_cards(view: PlayerView, held: Sequence[Sequence[Card]] = ()) -> Counter[Card]:
    """How many copies of each card lie where the seat does not know, `held` being known in other hands; no entry
    where none does."""
    seen = [*view.hand, *view.lixo, *(card for melds in view.table for meld in melds for card in meld.cards)]
    return Counter(pack(view.ruleset.jokers)) - Counter(seen) - Counter(card for hand in held for card in hand)
