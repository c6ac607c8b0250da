"""All ends of a branch: the parts of the table weighed, joined, and told by how the turn ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Final, NamedTuple

from trainer.cards import HIDDEN, Card
from trainer.rules.batida import may_empty_hand
from trainer.rules.meld import card_points
from trainer.solver.branch import Branch
from trainer.solver.goal import LEFT, USES_TOP, WAY_OUT
from trainer.solver.growth import CARD_WEIGHT, Melds
from trainer.solver.join import Join, Limits
from trainer.solver.offers import Offers
from trainer.solver.openings import Ending, sheet_at
from trainer.solver.packing import FIELD, WILDS, pack
from trainer.solver.share import Choice, Keep, Key, Offer, Tally, WildDiscards
from trainer.solver.tables import Budget, tables_of

_DIRETA_WEIGHT: Final = 1 << 40


class Ends(NamedTuple):
    """Ends of a branch that are alike but for the melds and the discard; those of one gain have one value."""

    ending: Ending
    whole: Offer
    discards: bool
    key: Key
    tally: Tally

    def choices(self, gain: int) -> Iterator[Choice]:
        """The choices of that gain, one by one."""
        return self.whole.find(self.discards, self.key, gain)


class Weighing:
    """All ends of a branch that meet its goal, as far as `keep` wants them; or, `towards_direta`, all its
    batidas diretas, whatever the goal, each way in which the melds may have grown to the same table apart."""

    def __init__(self, branch: Branch, keep: Keep, budget: Budget, *, towards_direta: bool = False) -> None:
        position = branch.opening.position
        self._branch, self._position, self._keep, self._budget = branch, position, keep, budget
        self._endings = frozenset({Ending.DIRETA}) if towards_direta else branch.endings
        self._required = USES_TOP if branch.opening.takings else 0
        self._forbidden = 0
        if not towards_direta:
            self._required |= branch.required
            self._forbidden |= branch.forbidden
        self._is_free_to_empty = may_empty_hand(position, ())
        self._by_cards = branch.goal.rank == "cards" and not branch.has_direta
        self._hand = pack(card for card in position.hand if not card.is_hidden)
        self._tracked = self._required | self._forbidden | LEFT | (0 if self._is_free_to_empty else WAY_OUT)
        # What is forbidden now may be mended after a batida direta, so nothing is left out on the way there.
        banned = 0 if branch.goes_on else self._forbidden
        melds = Melds(branch.opening, branch.origins, self._tracked, self._by_cards)
        united = not towards_direta
        self._tables = [tables_of(part, self._hand, banned, budget, united=united) for part in melds.parts()]

    @property
    def is_ambiguous(self) -> bool:
        """Whether the same end may be counted twice."""
        return any(tables.is_ambiguous for tables in self._tables)

    def value_at(self, ending: Ending) -> int:
        """What the goal gives for the ending and for the hand as it is; melds and discard gain beside it."""
        position, goal = self._position, self._branch.goal
        value = sheet_at(position, ending) - sum(card_points(card, position.ruleset) for card in position.hand)
        if self._by_cards:
            value -= CARD_WEIGHT * len(position.hand)
        if goal.direta_first and (self._branch.has_direta or ending is Ending.DIRETA):
            value += _DIRETA_WEIGHT
        return value

    def ends(self) -> Iterator[Ends]:
        """The ends, those together that are alike but for the melds and the discard."""
        must_empty = Ending.DISCARD not in self._endings
        throwable = self._throwable()
        offers = Offers(
            tables=[found.tables for found in self._tables],
            cards=self._hand,
            discards=_by_gain(throwable),
            tracked=self._tracked,
            must_empty=must_empty,
            limits=Limits(self._hand & WILDS, self._keep, self._budget),
        )
        may_empty = HIDDEN not in self._position.hand and offers.may_empty
        if not self._endings or (must_empty and not may_empty):
            return
        if not may_empty:
            offers.tracked &= ~(LEFT | WAY_OUT)
        wilds: Offer = WildDiscards((card, gain) for card, gain in throwable if FIELD[card] & WILDS)
        whole = reduce(lambda joined, offer: Join(joined, offer, offers.limits), offers.apart(), wilds)
        for discards in (False, True):
            for key, tally in whole.tallies[discards].items():
                ending = self._ending(discards, key, may_empty)
                meets = key[1] & self._required == self._required and not key[1] & self._forbidden
                if ending in self._endings and meets:
                    yield Ends(ending, whole, discards, key, tally)

    def _ending(self, discards: bool, key: Key, may_empty: bool) -> Ending | None:
        """How turns of a key end; None where they cannot."""
        wilds, marks = key
        if not may_empty or wilds != self._hand & WILDS or marks & LEFT:
            return Ending.DISCARD if discards else None
        if self._position.can_take_morto(self._position.team):
            return Ending.INDIRETA if discards else Ending.DIRETA
        return Ending.BATIDA if self._is_free_to_empty or marks & WAY_OUT else None

    def _throwable(self) -> list[tuple[Card, int]]:
        """The faces of the hand that may be thrown, with what throwing one gains."""
        position = self._position
        weight = CARD_WEIGHT if self._by_cards else 0
        return [
            (card, card_points(card, position.ruleset) + weight)
            for card in dict.fromkeys(position.hand)
            if not card.is_hidden and card != position.not_returnable
        ]


def _by_gain(throwable: Iterable[tuple[Card, int]]) -> tuple[tuple[int, int], ...]:
    by_gain: dict[int, int] = {}
    for card, gain in throwable:
        by_gain[gain] = by_gain.get(gain, 0) | FIELD[card]
    return tuple(by_gain.items())
