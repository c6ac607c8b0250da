"""Runs that several cards join in one act lie in the kernel as `arrange` lays them (RULES.md, "Wilds move")."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from trainer.bots.kernel.book import book_values, meld_of, number_of, wild_card
from trainer.bots.kernel.core import layout
from trainer.bots.kernel.core.jit import between
from trainer.bots.kernel.core.melds import joined
from trainer.cards import CARDS, Card, format_cards, parse_cards
from trainer.rules.arranging import arrange, arrange_as_written
from trainer.rules.meld import Meld
from trainer.rules.ruleset import Ruleset, ruleset

HOUSES: dict[str, Ruleset] = {
    "stbl": ruleset("stbl"),
    "displaced": ruleset("stbl", wild_reread="displaced"),
    "natural 2 beside a wild 2": ruleset("stbl", natural_two_beside_wild_two=True),
    "both": ruleset("stbl", wild_reread="displaced", natural_two_beside_wild_two=True),
}
Joining = tuple[int, int]  # ranks, kind of wild or 0


@pytest.mark.parametrize(
    ("house", "before", "cards", "after"),
    [
        ("displaced", "3S 4S 5S 6S 7S 8S 9S TS 2S", "JS QS KS AS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"),
        ("displaced", "3S 4S 5S", "AS 2H", "AS 2H 3S 4S 5S"),
        ("displaced", "5S 6S 7S", "2S 3S", "3S 2S 5S 6S 7S"),
        ("displaced", "4S 5S 6S 7S JK", "2S", None),
        ("stbl", "2S 3S 4S", "5S 6S 7S 8S 9S TS JS QS AS JK", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS JK AS"),
        ("stbl", "3S 4S 5S", "7S 8S 9S TS JS QS KS AS JK", "3S 4S 5S JK 7S 8S 9S TS JS QS KS AS"),
        ("stbl", "JS QS KS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"),
        ("stbl", "4S 5S 6S 7S 8S 9S TS JS QS JK AS", "2S", None),
        ("stbl", "4S 5S 6S 7S 8S 9S TS JS QS 2S AS", "3S KS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
        ("stbl", "AS JK 3S 4S 5S 6S 7S 8S 9S TS JS", "2S KS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS JK KS"),
        ("stbl", "2S 3S 4S", "5S 7S", None),
    ],
)
def test_where_a_wild_and_an_ace_lie_depends_on_all_the_cards_at_once(
    house: str, before: str, cards: str, after: str | None
) -> None:
    meld = arrange_as_written(parse_cards(before), HOUSES[house])
    assert isinstance(meld, Meld)
    assert format_cards(meld.cards) == before
    for result in (
        with_kernel(HOUSES[house], meld, *act_of(parse_cards(cards))),
        arrange((*meld.cards, *parse_cards(cards)), HOUSES[house], meld),
    ):
        assert (format_cards(result.cards) if isinstance(result, Meld) else None) == after


@pytest.mark.parametrize("house", HOUSES)
def test_a_sample_of_joinings_agrees(house: str) -> None:
    assert compare(HOUSES[house], every=29) > 3000


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_every_joining_that_leads_up_to_a_card_agrees(house: str) -> None:
    assert compare(HOUSES[house], every=1) > 100_000


def compare(rules: Ruleset, every: int) -> int:
    """Compare the kernel and `arrange` on joinings of every run there can be; return how many."""
    random = Random(1)
    compared = 0
    for shape in runs(rules):
        meld = meld_of(shape)
        for joining in (*leading_up(shape, rules), *(at_random(random) for _ in range(20))):
            if random.randrange(every) == 0:
                expected = arrange((*meld.cards, *cards_of(joining)), rules, meld)
                kernel = with_kernel(rules, meld, *joining)
                assert kernel == (expected if isinstance(expected, Meld) else None), (meld, cards_of(joining))
                compared += 1
    return compared


def runs(rules: Ruleset) -> Iterator[int]:
    """The runs of spades the ruleset knows; of wild 2s of other suits hearts stands for all."""
    book = book_values(rules)
    for shape in range(layout.RUNS):
        if book[layout.LENGTH + shape] and book[layout.WILD_OF + shape] not in (3, 4):
            yield shape


def leading_up(shape: int, rules: Ruleset) -> Iterator[Joining]:
    """The cards from a run up to each place: all of them, or one of them left to a wild, if need be a 2 of the suit."""
    places = book_values(rules)[layout.PLACES + shape]
    for place in range(layout.LONGEST):
        goal = 1 << place % 13
        ranks = between(places | 1 << place) | goal
        yield ranks, 0
        for left_out in range(13):
            if ranks >> left_out & 1 and 1 << left_out != goal:
                yield ranks ^ 1 << left_out | 2, 0
                yield from ((ranks ^ 1 << left_out, kind) for kind in (1, 2, 5))


def at_random(random: Random) -> Joining:
    """A few cards of any ranks, most of which the rules refuse."""
    return sum({1 << random.randrange(13) for _ in range(random.randint(1, 3))}), random.choice((0, 0, 1, 2, 5))


def with_kernel(rules: Ruleset, meld: Meld, ranks: int, kind: int) -> Meld | None:
    """The meld the kernel makes of a run of spades and these cards."""
    after = joined(book_values(rules), number_of(meld), ranks << layout.CARD | kind << layout.WILD)
    return None if after < 0 else meld_of(after)


def cards_of(joining: Joining) -> list[Card]:
    """The cards the kernel writes so."""
    ranks, kind = joining
    return [CARDS[rank] for rank in range(13) if ranks >> rank & 1] + (
        [wild_card(kind, 0, trinca=False)] if kind else []
    )


def act_of(cards: tuple[Card, ...]) -> Joining:
    """Cards as the kernel writes them, a 2 of spades among the ranks."""
    spades = [card for card in cards if card < 13]
    others = [card for card in cards if card >= 13]
    kind = (5 if others[0].is_joker else 1 + others[0] // 13) if others else 0
    return sum(1 << int(card) for card in spades), kind
