"""The plain and the compiled path give the same results; positions go in and come out unchanged."""

from __future__ import annotations

import subprocess
import sys

import pytest

from trainer.bots.kernel import KernelError, Simulation, can_compile, is_ready, path, warm_up
from trainer.bots.kernel.book import meld_of, number_of
from trainer.bots.kernel.core import layout
from trainer.cards import HIDDEN, parse_cards
from trainer.rules.arranging import arrange, arrange_as_written
from trainer.rules.deal import deal
from trainer.rules.meld import Meld
from trainer.rules.moves import Add, Lay
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, ruleset

MORTO = parse_cards("3H 4D 5H 6D 7H 8D 9H TD JH QD KC")


def position(hand: str, *, own: tuple[str, ...] = (), rules: str = "stbl", **fields: object) -> Position:
    melds = tuple(arrange_as_written(parse_cards(cards), ruleset(rules)) for cards in own)
    assert all(isinstance(meld, Meld) for meld in melds)
    return Position(
        ruleset(rules),
        hands=(tuple(sorted(parse_cards(hand))), parse_cards("9S 4H")),
        phase=Phase.PLAY,
        table=(melds, ()),  # type: ignore[arg-type]
        monte=parse_cards("QS 8H"),
        **fields,  # type: ignore[arg-type]
    )


def test_a_position_comes_back_as_it_was() -> None:
    at = position("5C 5C JK", own=("2H KS AS", "4D 5D 6D"), mortos=(MORTO,), morto_taken=(False, True))
    simulation = Simulation(at.ruleset, path("plain"))
    assert simulation.position(simulation.state(at)) == at


def test_every_shape_of_a_meld_has_its_number() -> None:
    assert all(number_of(meld_of(shape)) == shape for shape in range(layout.RUNS))
    trinca = arrange(parse_cards("9S 9S 9D 2H"), ruleset("fechado"))
    assert isinstance(trinca, Meld)
    assert meld_of(number_of(trinca)) == trinca


def test_hidden_cards_and_odd_mortos_are_refused() -> None:
    """The kernel does not guess: what it cannot hold is refused in one line."""
    simulation = Simulation(ruleset(), path("plain"))
    at = deal(ruleset(), 2, seed=1)
    for fault, expected in (
        (view_of(at, 0).as_position(), "every card known"),
        (position("3S", mortos=(MORTO[:5],)), "two of 11"),
        (position("3S 3S 3S"), "two packs"),
        (position("3S", first_drawn=HIDDEN), "every card known"),
    ):
        with pytest.raises(KernelError, match=expected):
            simulation.state(fault)


def test_natural_two_stays_and_its_bridge_is_one_act() -> None:
    """Article meld.natural_stays: a 2 laid alone before 3 4 5 is natural, so with the 7 it must come at once."""
    at = position("2S 7S 9D KD", own=("3S 4S 5S",))
    simulation = Simulation(at.ruleset, path("plain"))
    state = simulation.state(at)
    moves = [simulation.move(state, act) for act in simulation.legal_acts(state)]
    assert Add(1, parse_cards("2S 7S")) in moves
    assert Add(1, parse_cards("2S")) in moves
    assert Add(1, parse_cards("7S")) not in moves


def test_an_act_that_strands_is_not_offered() -> None:
    """Article out.stranded: with no limpa and no morto the last card but one must stay."""
    at = position("5C 6C 7C KD", morto_taken=(True, False))
    simulation = Simulation(at.ruleset, path("plain"))
    state = simulation.state(at)
    assert not [act for act in simulation.legal_acts(state) if isinstance(simulation.move(state, act), Lay)]


@pytest.mark.parametrize("discarded", [False, True])
def test_the_morto_is_fetched_direct_and_indirect(discarded: bool) -> None:
    """Articles morto.direta, morto.indireta."""
    at = position("5C 6C 7C" + " KD" * discarded, mortos=(MORTO, MORTO))
    simulation = Simulation(at.ruleset, path("plain"))
    state, expected = simulation.state(at), at
    for _ in range(1 + discarded):
        moves = {str(simulation.move(state, act)): act for act in simulation.legal_acts(state)}
        text = "lay 5C 6C 7C" if expected is at else "discard KD"
        expected, _ = apply(expected, simulation.move(state, moves[text]))
        simulation.play(state, moves[text])
    assert simulation.position(state) == expected
    assert expected.morto_taken == (True, False)
    assert expected.unplayed_mortos == ((0,) if discarded else ())


def test_the_same_seed_gives_the_same_playout_and_another_one_another() -> None:
    simulation = Simulation(ruleset(), path("plain"))
    at = deal(ruleset(), 4, seed=3)
    ends = []
    for seed in (5, 5, 6):
        state = simulation.state(at, seed)
        simulation.playout(state)
        ends.append(simulation.position(state))
    assert ends[0] == ends[1] != ends[2]
    assert ends[0].ended


def test_without_jit_the_plain_path_serves() -> None:
    """NUMBA_DISABLE_JIT: nothing is compiled, nothing is waited for."""
    program = "from trainer.bots.kernel import best_path, warm_up; print(warm_up(), best_path().name)"
    done = subprocess.run(
        [sys.executable, "-c", program], env={"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "plain"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("rules", RULESETS)
def test_both_paths_play_the_same_deals(rules: str, players: int) -> None:
    if not can_compile():
        pytest.skip("numba is absent or off")
    assert warm_up()
    assert is_ready()
    plain, compiled = (Simulation(RULESETS[rules], path(name)) for name in ("plain", "compiled"))
    for seed in range(100):
        states = [simulation.state(deal(RULESETS[rules], players, seed), seed) for simulation in (plain, compiled)]
        assert plain.playout(states[0]) == compiled.playout(states[1])
        assert plain.position(states[0]) == compiled.position(states[1])
        assert [plain.sheet(states[0], team) for team in (0, 1)] == [compiled.sheet(states[1], team) for team in (0, 1)]
