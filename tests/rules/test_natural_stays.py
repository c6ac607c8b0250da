"""Only wilds move (article meld.natural_stays): every act that extends a run, held to an oracle that keeps every card
but the wild in its place.

All runs there can be, with every set of cards that, laid at once, would make a run of them: what is no run even then is
no extension either. The suits are alike, so the runs are of spades, and the 2 of hearts stands for all other 2s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest
from reference import Cards, Layout, follows, layout_of, layouts

from trainer.cards import CARDS, JOKER, format_cards, parse_cards
from trainer.rules.arranging import arrange
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld
from trainer.rules.moves import Add
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import RULESETS, Ruleset, applies, ruleset

SWITCHES = {"trincas": True, "natural_two_beside_wild_two": True, "wild_reread": "displaced"}
"""The house rules that bear on how a meld lies."""
HOUSES: dict[str, Ruleset] = {
    ", ".join((name, *chosen)): ruleset(name, **{switch: SWITCHES[switch] for switch in chosen})
    for name in RULESETS
    for size in range(len(SWITCHES) + 1)
    for chosen in combinations(SWITCHES, size)
    if all(applies(switch, name) for switch in chosen)
}
OTHERS = parse_cards("8D JC")  # two cards beside, so that any act leaves a turn that can end


def spades(start: int, length: int) -> Iterator[Cards]:
    """The cards on consecutive places, all naturals or one of them a wild."""
    naturals = tuple(CARDS[(place - 1) % 13] for place in range(start, start + length))
    yield naturals
    for index, wild in product(range(length), (CARDS[1], CARDS[14], JOKER)):
        yield (*naturals[:index], wild, *naturals[index + 1 :])


@cache
def runs(rules: Ruleset) -> dict[Cards, tuple[Layout, ...]]:
    """Every set of cards that is a run of spades, with all ways it may lie, best first."""
    found = {}
    for start in range(1, 13):
        for length in range(3, 16 - start):
            for written in spades(start, length):
                cards = tuple(sorted(written))
                lying = tuple(layout for layout in layouts(cards, rules) if not layout.is_trinca)
                if lying:
                    found[cards] = lying
    return found


def extensions(rules: Ruleset) -> Iterator[tuple[Layout, Cards, Layout | None]]:
    """Every run as it may lie, the cards that would make a longer one of it, and how the oracle says it then lies."""
    wholes = [(Counter(cards), lying) for cards, lying in runs(rules).items()]
    for cards, lying in runs(rules).items():
        laid = Counter(cards)
        for whole, longer in wholes:
            if len(longer[0].cards) > len(cards) and laid <= whole:
                added = tuple(sorted((whole - laid).elements()))
                for before in lying:
                    yield before, added, next((after for after in longer if follows(after, before, rules)), None)


def check(rules: Ruleset, every: int, lists: int) -> int:
    """Compare `arrange` on every `every`th extension, the listed moves on fewer; return how many were refused."""
    refused = 0
    for number, (before, added, expected) in enumerate(extensions(rules)):
        if number % every:
            continue
        said = f"{format_cards(before.cards)} + {format_cards(added)}"
        meld = meld_of(before)
        result = arrange((*meld.cards, *added), rules, meld)
        if isinstance(result, Meld):
            assert layout_of(result) == expected, said
        else:
            assert expected is None, said
            refused += 1
            assert result[0].article in ("meld.natural_stays", "wild.moves"), said
            check_remedy(rules, meld, added, result)
        if number % lists == 0 and added.count(JOKER) <= rules.jokers:
            hand = tuple(sorted(added + OTHERS))
            at = Position(rules, hands=(hand, ()), phase=Phase.PLAY, table=((meld,), ()))
            assert (Add(1, added) in list(legal_moves(at).additions)) == (expected is not None), said
    return refused


def check_remedy(rules, meld, added, breaches) -> None:
    """What the refusal of a natural that would leave says of it is so: it lies there, and the cards named help."""
    for breach in breaches:
        if breach.article == "meld.natural_stays":
            assert breach.cards
            assert all(card in meld.cards and card.rank <= 2 for card in breach.cards)
            assert breach.remedy is not None
            assert breach.remedy.kind == "fill_gap"
            assert 0 < breach.remedy.number <= len(breach.remedy.cards)
            if breach.remedy.number == len(breach.remedy.cards):
                together = (*meld.cards, *added, *breach.remedy.cards)
                mended = arrange(together, rules, meld)
                assert isinstance(mended, Meld) or mended[0].article == "wild.moves", format_cards(together)


def meld_of(layout: Layout) -> Meld:
    wild = None if layout.wild is None else layout.wild - layout.start
    return Meld(layout.cards, layout.start, CARDS[0].suit, wild)


@pytest.mark.parametrize("house", ["stbl", "fechado, natural_two_beside_wild_two, wild_reread"])
def test_no_natural_moves_in_a_sample_of_all_extensions(house: str) -> None:
    assert check(HOUSES[house], every=31, lists=310) > 10


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_no_natural_moves_in_any_extension_of_any_run(house: str) -> None:
    assert check(HOUSES[house], every=1, lists=7) > 300
