"""The kernel plays as `trainer.rules` does: legal acts, positions and sheets agree over random deals."""

from __future__ import annotations

import os
from random import Random

import pytest

from trainer.bots.kernel import Simulation, path
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Lay, Move, TakePile
from trainer.rules.play import apply, judge
from trainer.rules.position import Position
from trainer.rules.ruleset import RULESETS, Ruleset, ruleset
from trainer.rules.scoring import deal_sheet

HOUSES: dict[str, Ruleset] = {
    **RULESETS,
    "tradicional with trincas": ruleset("tradicional", trincas=True),
    "natural 2 beside a wild 2": ruleset("stbl", natural_two_beside_wild_two=True),
    "wild re-read only when displaced": ruleset("stbl", wild_reread="displaced"),
    "fechado, wild re-read only when displaced": ruleset("fechado", wild_reread="displaced"),
    "500 only for A to K, jokers 20, no penalty, batida if nobody took, first card swapped": ruleset(
        "stbl",
        quinhentos="A_to_K",
        joker_points=20,
        converted_morto_penalty=False,
        out_without_morto="nobody_took",
        first_card_swap=True,
    ),
    "aberto, no 500, jokers 20": ruleset("aberto", quinhentos="none", joker_points=20),
}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("house", HOUSES)
def test_random_deals_agree_move_for_move_and_sheet_for_sheet(house: str, players: int) -> None:
    simulation = Simulation(HOUSES[house], path("plain"))
    for seed in range(10):
        compare_deal(simulation, players, seed, check_every=9)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("house", HOUSES)
def test_many_random_deals_agree(house: str, players: int) -> None:
    """KERNEL_DEALS deals of each kind (1,000: 20,000 in all), from the seed KERNEL_SEED on; compiled if it can be."""
    name = "plain" if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0") else "compiled"
    simulation = Simulation(HOUSES[house], path(name))
    first = int(os.environ.get("KERNEL_SEED", "1000"))
    for seed in range(first, first + int(os.environ.get("KERNEL_DEALS", "1000"))):
        compare_deal(simulation, players, seed, check_every=17)


def compare_deal(simulation: Simulation, players: int, seed: int, check_every: int) -> None:
    """One deal, played by both from the kernel's acts. Now and then the lists of legal moves are compared, and
    the engine plays a move of its own, many cards in one act among them."""
    random = Random(seed)
    at = deal(simulation.ruleset, players, seed, start=seed % players)
    state = simulation.state(at, seed)
    while not at.ended:
        acts = simulation.legal_acts(state)
        if random.randrange(check_every) == 0:
            moves = [simulation.move(state, act) for act in acts]
            compare_lists(at, moves)
            theirs = random.choice(list(legal_moves(at)))
            at, _ = apply(at, theirs)
            state = simulation.state(at, seed)
        else:
            act = random.choice(acts)
            at, _ = apply(at, simulation.move(state, act))
            simulation.play(state, act)
        assert simulation.position(state) == at
        assert simulation.ended(state) == at.ended
    for team, sheet in enumerate(deal_sheet(at)):
        bonuses = sum(bonus for _, _, bonus in sheet.canastras)
        assert simulation.sheet(state, team) == (
            sheet.cards,
            bonuses,
            sheet.batida,
            sheet.morto,
            sheet.hand,
            sheet.total,
        )


def compare_lists(at: Position, moves: list[Move]) -> None:
    """Every act is a legal move, none twice; every legal move of the smallest kinds is an act."""
    listed = set(moves)
    legal = set(legal_moves(at))
    assert len(listed) == len(moves)
    assert listed <= legal, [str(move) for move in listed - legal]
    missing = [move for move in legal - listed if is_smallest(move)]
    assert not missing, [str(move) for move in missing]
    assert all(judge(at, move).legal for move in moves)


def is_smallest(move: Move) -> bool:
    """Whether a move is no sum of smaller ones: three cards for a new meld, one for an extension."""
    match move:
        case Lay():
            return len(move.cards) == 3
        case Add():
            return len(move.cards) == 1
        case TakePile(target=int(target)):
            return len(move.cards) == (0 if target else 2)
        case Discard():
            return True
    return True
