"""Levels that err as people do: each error as often as the table says, the same all through a turn."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from trainer.bots.greedy import choose as greedy
from trainer.bots.human import FIRST_DEALS, SEASON, Slips, at_strength, erring
from trainer.cards import Card, parse_cards
from trainer.rules.arranging import arrange
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Discard, Draw, Lay, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import ruleset

STBL = ruleset("stbl")
NONE = FIRST_DEALS.at(0)
MONTE = parse_cards("4D 8S QH 6C 9S 3C KS QD 8D TH 5S 7D JH 4C 9H")


def position(hand: str, *, own: tuple[str, ...] = (), lixo: str = "", phase: Phase = Phase.PLAY) -> Position:
    melds = tuple(arrange(parse_cards(meld), STBL) for meld in own)
    assert all(isinstance(meld, Meld) for meld in melds)
    return Position(
        STBL,
        hands=(tuple(sorted(parse_cards(hand))), parse_cards("3S 9D KH JC")),
        phase=phase,
        table=(melds, ()),
        lixo=parse_cards(lixo),
        monte=MONTE,
        mortos=(parse_cards("AS AH AD AC KS KH KD KC QS QD QC"),) * 2,
    )


def moments(at: Position) -> list[Position]:
    """The same with the monte and the other hand of other heights: moments of different turns."""
    return [
        replace(at, monte=MONTE[:count] * more, hands=(at.hands[0], (Card(0),) * others))
        for count in range(2, len(MONTE))
        for more in (1, 2, 3)
        for others in range(2, 12)
    ]


def share(at: Position, slips: Slips, seen: type | tuple[type, ...]) -> float:
    """In how many moments the choice is of that kind."""
    chosen = [erring(greedy, slips)(view_of(now, 0), 1).move for now in moments(at)]
    return sum(isinstance(move, seen) for move in chosen) / len(chosen)


@pytest.mark.parametrize("rate", [0.0, 0.3, 1.0])
def test_an_error_is_made_as_often_as_the_table_says(rate: float) -> None:
    near = pytest.approx(rate, abs=0.08)
    lixo = position("5H 6H KS 4C", lixo="9S 3D 7H", phase=Phase.DRAW)
    assert share(lixo, replace(NONE, forgets_lixo=rate), Draw) == near
    fits = position("8H KS 4C JC", own=("5H 6H 7H",))
    assert share(fits, replace(NONE, overlooks=rate), Discard) == near
    lays = position("5H 6H 7H KS 9C QD")
    assert share(lays, replace(NONE, misses_melds=rate), Discard) == near
    wild = position("2D KS 4C JC", own=("3H 4H 5H 6H 7H",))
    assert share(wild, replace(NONE, spends_wilds=rate), Add) == near


def test_a_pair_is_kept_and_a_gift_not_seen() -> None:
    pair = position("KS KD 4C 9H 3H")
    assert greedy(view_of(pair, 0), 1).move.card.rank == 13
    kept = erring(greedy, replace(NONE, keeps_pairs=1.0))(view_of(pair, 0), 1).move
    assert isinstance(kept, Discard)
    assert kept.card.rank != 13
    theirs = arrange(parse_cards("TS JS QS"), STBL)
    gift = replace(position("KS 9C 9D 3H"), table=((), (theirs,)))
    assert greedy(view_of(gift, 0), 1).move != Discard(parse_cards("KS")[0])
    assert erring(greedy, replace(NONE, feeds=1.0))(view_of(gift, 0), 1).move == Discard(parse_cards("KS")[0])


def test_what_is_overlooked_is_overlooked_all_through_the_turn() -> None:
    at = position("8H 5C 6C 7C KS 4D", own=("5H 6H 7H",))
    for now in moments(at)[::7]:
        player, added = erring(greedy, replace(NONE, overlooks=0.5)), []
        first = [player(view_of(now, 0), seed).move for seed in range(3)]
        assert len(set(first)) == 1
        while not isinstance(move := player(view_of(now, 0), len(added)).move, Discard):
            added.append(move)
            now, _ = apply(now, move)
        seen = Add(1, parse_cards("8H")) in added
        assert seen == any(isinstance(move, Add) for move in added)
        assert Lay(parse_cards("5C 6C 7C")) in added


def test_without_errors_it_is_the_player_it_is_made_of() -> None:
    for at in (position("5H 6H 7H KS 9C 2D"), position("5H 6H KS 4C", lixo="9S 3D 7H", phase=Phase.DRAW)):
        assert erring(greedy, NONE)(view_of(at, 0), 1) == greedy(view_of(at, 0), 1)


def test_the_batida_comes_as_soon_as_it_can() -> None:
    limpa = "3H 4H 5H 6H 7H 8H 9H"
    at = replace(position("4C", own=(limpa,)), morto_taken=(True, True), mortos=())
    move = erring(greedy, replace(NONE, goes_out=1.0))(view_of(at, 0), 1).move
    assert judge(at, move).legal
    assert apply(at, move)[0].ended


def test_the_stronger_errs_less_and_every_rate_is_a_share() -> None:
    for table in (FIRST_DEALS, SEASON):
        assert all(0 < getattr(table, each.name) <= 1 for each in fields(table))
    at = position("5H 6H KS 4C", lixo="9S 3D 7H", phase=Phase.DRAW)
    taken = [
        sum(isinstance(at_strength(strength)(view_of(now, 0), 1).move, TakePile) for now in moments(at))
        for strength in (0.0, 0.45, 0.9)
    ]
    assert taken == sorted(taken)
    assert taken[0] < taken[-1]
