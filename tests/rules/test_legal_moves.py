"""Legal moves, judgements and layouts against brute force over subsets of the hand, readings and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_positions import Dealer, random_position, random_rules
from reference import Cards, is_legal, layout_of, layouts

from trainer.cards import CARDS, format_cards
from trainer.rules.arranging import arrange
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, Move, SwapFirst, TakePile
from trainer.rules.play import judge
from trainer.rules.position import Position


def subsets(cards: Cards) -> Iterator[Cards]:
    """Every multiset of a hand, equal cards counted once."""
    faces = tuple(dict.fromkeys(cards))
    for counts in product(*(range(cards.count(face) + 1) for face in faces)):
        yield tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count))


def all_moves(position: Position) -> Iterator[Move]:
    """Every move that could come into question: all subsets of the hand for every meld, every card thrown."""
    yield from (Draw(), SwapFirst(), TakePile())
    yield from map(Discard, CARDS[:53])
    for cards in subsets(position.hand):
        yield Lay(cards)
        yield TakePile(0, cards)
        for number in range(1, len(position.melds) + 2):
            yield TakePile(number, cards)
            if cards:
                yield Add(number, cards)


def check_moves(position: Position) -> None:
    listed = list(legal_moves(position))
    assert len(listed) == len(set(listed))
    legal = {move for move in all_moves(position) if is_legal(position, move)}
    assert set(listed) == legal, (sorted(map(str, legal ^ set(listed))), position)
    for move in all_moves(position):
        assert judge(position, move).legal == (move in legal), (str(move), position)


@pytest.mark.parametrize("seed", range(12))
def test_legal_moves_are_those_of_brute_force(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        check_moves(random_position(rng, largest_hand=7))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_legal_moves_are_those_of_brute_force_at_length(seed: int) -> None:
    rng = Random(seed)
    for _ in range(150):
        check_moves(random_position(rng, largest_hand=9))


def check_arrange(rng: Random, number: int) -> None:
    """Cards arranged fresh, or as the extension of a meld."""
    dealer = Dealer(rng, random_rules(rng))
    meld = whole = dealer.meld() if rng.random() < 0.8 else None
    cards = dealer.cards(rng.choice((0, 0, 1, number)))
    if whole is not None and rng.random() < 0.7:  # most cards at random fit nowhere: part a meld from some of its own
        laid = rng.sample(whole.cards, rng.randint(3, len(whole)))
        cards += tuple((Counter(whole.cards) - Counter(laid)).elements())
        before = arrange(laid, dealer.rules)
        meld = before if isinstance(before, Meld) else None
        cards += () if meld else tuple(laid)
    together = tuple(sorted((meld.cards if meld else ()) + cards))
    expected = layouts(together, dealer.rules, layout_of(meld) if meld else None)
    result = arrange(together, dealer.rules, meld)
    said = f"{meld and format_cards(meld.cards)} + {format_cards(cards)} in {dealer.rules}"
    if isinstance(result, Meld):
        assert expected, said
        assert layout_of(result) == expected[0], said
        assert result.is_clean == (expected[0].wild is None)
    else:
        assert not expected, said
        assert result, said


@settings(deadline=None, derandomize=True, max_examples=1000)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_a_meld_lies_in_the_best_layout(seed: int, number: int) -> None:
    """Fewest wilds, then an inner gap, the high end, the low end; wilds alone move (wild.moves, wild.place)."""
    check_arrange(Random(seed), number)


@pytest.mark.slow
@settings(deadline=None, derandomize=True, max_examples=20_000)
@given(st.integers(0, 2**32), st.integers(1, 7))
def test_a_meld_lies_in_the_best_layout_at_length(seed: int, number: int) -> None:
    check_arrange(Random(seed), number)
