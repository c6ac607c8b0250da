"""Whatever a turn of the engine's moves can make of the table, the kernel's smaller acts make too, and nothing else.

Two rare exceptions, both of a long run changed by several cards at once: at which end a lone ace of it comes to
lie, and a 2 of its suit that goes home to leave room for another wild as the lixo is taken. Under the house rule
`wild_reread: displaced` a wild laid too early may stand in the way of more; there the kernel only makes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from trainer.bots.kernel import Simulation, path
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld
from trainer.rules.moves import Discard, Draw, Move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import RULESETS, Ruleset, ruleset

LARGEST_TREE = 400
Ends = dict[tuple[object, ...], Position]


@pytest.mark.parametrize("rules", RULESETS)
def test_every_end_of_a_turn_is_reached(rules: str) -> None:
    assert compare_turns(RULESETS[rules], seeds=range(51, 54), every=12) > 20


def test_a_wild_two_and_the_card_beyond_join_in_one_act() -> None:
    """Article meld.natural_stays: alone the 2 would lie as itself, and stay so."""
    assert compare_turns(RULESETS["tradicional"], seeds=range(32, 33), every=3) > 20


def test_wilds_that_move_only_when_displaced_reach_nothing_else() -> None:
    assert compare_turns(ruleset("stbl", wild_reread="displaced"), range(2), every=12, all_of_them=False) > 10


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_every_end_of_a_turn_is_reached_in_many_deals(rules: str) -> None:
    assert compare_turns(RULESETS[rules], range(100, 150), every=3) > 1000


def compare_turns(house: Ruleset, seeds: Iterable[int], every: int, all_of_them: bool = True) -> int:
    """Compare the ends of turns in positions of random deals; return how many were small enough to compare."""
    simulation = Simulation(house, path("plain"))

    def acts(at: Position) -> list[Move]:
        state = simulation.state(at)
        return [simulation.move(state, act) for act in simulation.legal_acts(state)]

    compared = 0
    for seed in seeds:
        for at in list(positions(house, 2 + 2 * (seed % 2), seed))[::every]:
            engine = ends(at, lambda now: list(legal_moves(now)))
            if engine is not None:
                kernel = ends(at, acts) or {}
                assert kernel.keys() <= engine.keys()
                missing = [engine[end] for end in engine.keys() - kernel.keys()] if all_of_them else []
                assert all(is_excepted(at, end) for end in missing), at
                compared += 1
    return compared


def positions(rules: Ruleset, players: int, seed: int) -> Iterator[Position]:
    """The positions of a random deal."""
    random = Random(seed)
    at = deal(rules, players, seed)
    while not at.ended:
        yield at
        at, _ = apply(at, random.choice(list(legal_moves(at))))


def ends(at: Position, moves: Callable[[Position], list[Move]]) -> Ends | None:
    """Every table and hand the seat to move can reach without a draw or a discard, up to a morto taken; None where
    there are too many."""
    seen, waiting = {at}, [at]
    while waiting:
        now = waiting.pop()
        if now.ended or len(now.mortos) < len(at.mortos):
            continue
        for move in moves(now):
            if not isinstance(move, Draw | Discard):
                after, _ = apply(now, move)
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        if len(seen) > LARGEST_TREE:
            return None
    return {end_of(after, at.turn): after for after in seen if after.phase is not Phase.DRAW}


def end_of(at: Position, seat: int) -> tuple[object, ...]:
    """The table as left, whatever the order in which the melds were laid."""
    melds = tuple(sorted((meld.cards, meld.start) for meld in at.table[seat % 2]))
    return melds, at.hands[seat], at.phase


def is_excepted(before: Position, end: Position) -> bool:
    """Whether the end holds a changed meld of the two kinds told of above."""
    changed = [meld for meld in end.table[before.team] if meld not in before.melds]
    return any(has_ace_and_is_long(meld) or has_two_wilds_one_at_home(meld) for meld in changed)


def has_ace_and_is_long(meld: Meld) -> bool:
    return len(meld) >= 12 and any(card.rank == 1 for card in meld.cards)


def has_two_wilds_one_at_home(meld: Meld) -> bool:
    return meld.has_natural_two and not meld.is_clean
