"""What parts of the table offer together: they meet in the wilds they share, and in their marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from trainer.solver.packing import GUARD, holds
from trainer.solver.share import Choice, Keep, Key, Offer, Tallies, Tally
from trainer.solver.tables import Budget


@dataclass(frozen=True, slots=True)
class Limits:
    """What joins are held to: the wilds of the hand (packed), what of the turns is wanted, and the work left."""

    wilds: int
    keep: Keep
    budget: Budget


@dataclass(slots=True)
class Join:
    """What two offers do together that want different cards, the wilds excepted."""

    left: Offer
    right: Offer
    limits: Limits
    tallies: tuple[Tallies, Tallies] = field(init=False)

    def __post_init__(self) -> None:
        (kept, thrown), (kept_too, thrown_too) = self.left.tallies, self.right.tallies
        joined = self._product(kept, kept_too, {})
        discarded = self._product(kept, thrown_too, self._product(thrown, kept_too, {}))
        for tallies in (joined, discarded):
            for tally in tallies.values():
                tally.cut(self.limits.keep)
        self.tallies = joined, discarded

    def _product(self, left: Tallies, right: Tallies, product: Tallies) -> Tallies:
        guarded = self.limits.wilds | GUARD
        self.limits.budget.nodes += len(left) * len(right)
        for (used, marks), tally in left.items():
            spare = guarded - used
            for (used_too, marks_too), tally_too in right.items():
                if (spare - used_too) & GUARD != GUARD:
                    continue
                key = used + used_too, marks | marks_too
                found = product.get(key)
                if found is None:
                    found = product[key] = Tally()
                found.total += tally.total * tally_too.total
                gains = found.gains
                for gain, count in tally.gains.items():
                    for gain_too, count_too in tally_too.gains.items():
                        both = gain + gain_too
                        gains[both] = gains.get(both, 0) + count * count_too
        return product

    def find(self, discarding: bool, key: Key, gain: int) -> Iterator[Choice]:
        """The choices of both that were tallied so."""
        for throws in (False, True)[: discarding + 1]:
            others = self.left.tallies[discarding and not throws]
            for its_key, tally in self.right.tallies[throws].items():
                for other_key in _rests(key, its_key, others):
                    for its_gain in tally.gains:
                        if gain - its_gain in others[other_key].gains:
                            yield from self._both(discarding, throws, other_key, gain - its_gain, its_key, its_gain)

    def _both(
        self, discarding: bool, throws: bool, key: Key, gain: int, its_key: Key, its_gain: int
    ) -> Iterator[Choice]:
        known: list[Choice] = []
        for choice in self.left.find(discarding and not throws, key, gain):
            for its_choice in known or _noted(self.right.find(throws, its_key, its_gain), known):
                card = choice.discard if its_choice.discard is None else its_choice.discard
                yield Choice(choice.melds + its_choice.melds, card)


def _noted(choices: Iterable[Choice], known: list[Choice]) -> Iterator[Choice]:
    """The choices as they come, each written down."""
    for choice in choices:
        known.append(choice)
        yield choice


def _rests(key: Key, part: Key, tallies: Tallies) -> list[Key]:
    """The keys that make `key` with a part's key."""
    if not holds(key[0], part[0]):
        return []
    wilds = key[0] - part[0]
    return [rest for rest in tallies if rest[0] == wilds and rest[1] | part[1] == key[1]]


class Union:
    """What one of several offers does, no two of which do the same."""

    def __init__(self, offers: Iterable[Offer], keep: Keep) -> None:
        self._offers = tuple(offers)
        self.tallies = self._summed(0, keep), self._summed(1, keep)

    def _summed(self, discarding: int, keep: Keep) -> Tallies:
        sums: Tallies = {}
        for offer in self._offers:
            for key, tally in offer.tallies[discarding].items():
                found = sums.get(key)
                if found is None:
                    found = sums[key] = Tally()
                found.total += tally.total
                for gain, count in tally.gains.items():
                    found.gains[gain] = found.gains.get(gain, 0) + count
        for tally in sums.values():
            tally.cut(keep)
        return sums

    def find(self, discarding: bool, key: Key, gain: int) -> Iterator[Choice]:
        """The choices that were tallied so."""
        for offer in self._offers:
            tally = offer.tallies[discarding].get(key)
            if tally is not None and gain in tally.gains:
                yield from offer.find(discarding, key, gain)
