"""What the solver finds in positions small enough to be seen through."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.bench_solver import bench_solver, sample
from trainer.cards import HIDDEN, format_cards
from trainer.notation import position_from_mapping
from trainer.rules.position import Phase, Position
from trainer.rules.ruleset import ruleset
from trainer.solver import GOALS, Ending, Feature, Goal, Solution, end_state, outcomes, solve, solved
from trainer.yaml_text import YamlError, parse_yaml

LIMPA = "3C 4C 5C 6C 7C 8C 9C"


def at(hand: str, *own: str, rules: str = "stbl", **fields: Any) -> Position:
    """A position of seat 0 in the play phase; its team has taken its morto."""
    mapping = {"phase": "play", "hands": {0: hand, 1: 5}, "table": {0: list(own)}, "morto_taken": [0], **fields}
    return position_from_mapping(mapping, ruleset(rules))


def moves(solution: Solution) -> str:
    assert solution.best is not None
    return "; ".join(map(str, solution.best.line))


def test_most_points_lay_all_that_scores_and_throw_the_dearest_card() -> None:
    solution = solve(at("8C 9C KH 3D", "5C 6C 7C"))
    assert moves(solution) == "add 1 8C 9C; discard KH"
    assert solution.best.points == 15 + 20 - 5
    assert solution.best.ending is Ending.DISCARD
    assert solution.unique
    assert solution.exhausted


def test_points_are_those_of_the_sheet_with_bonus_batida_and_partner() -> None:
    position = at("TC", LIMPA, players=4, hands={0: "TC", 2: "KH"})
    solution = solve(position)
    assert solution.best.points == (25 + 20 + 10) + 200 + 100 - 10
    assert moves(solution) == "add 1 TC"


def test_two_ends_as_good_as_each_other_are_counted_and_neither_is_unique() -> None:
    solution = solve(at("4H 5H 6H 7H KS KD", "5C 6C 7C"), top=5)
    best = [outcome for outcome in solution.outcomes if outcome.points == solution.best.points]
    assert len(best) == solution.optimal == 2
    assert not solution.unique


def test_the_two_copies_of_a_card_make_one_end() -> None:
    solution = solve(at("KH KH 3S", "5C 6C 7C"))
    assert solution.states == 2
    assert solution.optimal == 1


def test_top_outcomes_end_differently_and_come_best_first() -> None:
    solution = solve(at("8C 9C TC JC KH", "5C 6C 7C"), top=4)
    points = [outcome.points for outcome in solution.outcomes]
    assert points == sorted(points, reverse=True)
    assert len({end_state(outcome.after) for outcome in solution.outcomes}) == 4


def test_goes_out_by_the_only_way_past_a_stranded_card() -> None:
    """out.stranded, out.limpa: the joker has to be thrown; on the limpa it would dirty the only way out."""
    solution = solve(at("TC JK", LIMPA), GOALS["out"])
    assert moves(solution) == "add 1 TC; discard JK"
    assert solution.states == 1


def test_nobody_goes_out_without_a_limpa() -> None:
    """out.limpa"""
    solution = solve(at("TC", "3C 4C 5C 6C 7C JK 9C"), GOALS["out"])
    assert solution.best is None
    assert solution.outcomes == ()
    assert solution.exhausted
    assert not solution.unique


def test_where_no_turn_is_possible_there_is_no_outcome() -> None:
    """A single card that may neither be laid nor thrown: no end at all."""
    assert solve(at("KH", "5C 6C 7C")).outcomes == ()


def test_morto_direta_comes_before_indireta_whatever_the_points() -> None:
    """morto.direta, morto.indireta"""
    position = at("7H 8H 9H JK", "TD JD QD", morto_taken=[])
    solution = solve(position, GOALS["morto"], top=20)
    endings = [outcome.ending for outcome in solution.outcomes]
    assert endings == sorted(endings, key=lambda ending: ending is Ending.INDIRETA)
    assert set(endings) == {Ending.DIRETA, Ending.INDIRETA}


def test_an_unknown_morto_ends_the_search_and_a_known_one_is_played_on() -> None:
    hidden = solve(at("7H 8H 9H", morto_taken=[]), GOALS["morto"])
    assert hidden.best.ending is Ending.DIRETA
    assert HIDDEN in hidden.best.after.hand
    known = at("7H 8H 9H", morto_taken=[], mortos=["TH JH KH 3S 5S 8D 9D QS QC AD 4C"])
    solution = solve(known, GOALS["morto"])
    assert moves(solution) == "lay 7H 8H 9H; add 1 TH JH; discard AD"
    assert solution.best.ending is Ending.DISCARD


def test_an_unknown_card_drawn_stays_in_the_hand() -> None:
    solution = solve(at("8C KH", "5C 6C 7C", phase="draw"))
    assert moves(solution) == "draw; add 1 8C; discard KH"
    assert solution.best.after.hands[0] == (HIDDEN,)


def test_a_known_card_of_the_monte_is_used() -> None:
    assert moves(solve(at("8C KH 3D", "5C 6C 7C", phase="draw", monte="9C"))) == "draw; add 1 8C 9C; discard KH"


def test_the_top_of_the_lixo_goes_down_with_cards_of_the_hand_alone() -> None:
    """pile.top: 8H and 9H below the top may not help it down, but may go down after it."""
    fields: dict[str, Any] = {"phase": "draw", "lixo": "8H 9H 7H"}
    takes = Goal(frozenset({Feature.TAKES_LIXO}))
    assert solve(at("KH 3D 4S", **fields), takes).best is None
    assert moves(solve(at("5H 6H KD 3D", **fields), takes)) == "take new 5H 6H; add 1 8H 9H; discard KD"


def test_the_only_card_of_an_open_lixo_is_not_thrown_back() -> None:
    """discard.same"""
    position = at("5C 9S", rules="aberto", phase="draw", lixo="KH")
    taken = outcomes(position, Goal(frozenset({Feature.TAKES_LIXO})))
    assert {str(outcome.line[-1]) for outcome in taken.outcomes} == {"discard 5C", "discard 9S"}


def test_cleaning_and_keeping_a_limpa_are_goals() -> None:
    """wild.cleans"""
    dirty = at("3C KH", "4C 5C 6C 7C 8C 9C 2C")
    assert moves(solve(dirty, GOALS["canastra"])) == "add 1 3C; discard KH"
    tempting = at("JK 4S 9D", LIMPA)
    cleans = Goal(frozenset({Feature.CLEANS}))
    assert solve(dirty, cleans).states == 1
    assert solve(tempting, cleans).best is None
    assert all(len(outcome.after.table[0][0]) == 7 for outcome in outcomes(tempting, GOALS["limpa"]).outcomes)


def test_emptying_the_hand_is_a_goal() -> None:
    solution = solve(at("TC JC QC 2H 4S", LIMPA, "5D 6D 7D JK"), GOALS["empty"])
    assert solution.best.after.hands[0] == ()


def test_trincas_and_runs_that_want_the_same_card_are_weighed_together() -> None:
    """meld.trinca"""
    solution = solve(at("7C 7D 7H 8H 9H", rules="fechado"), top=10)
    melds = {"; ".join(format_cards(meld.cards) for meld in outcome.after.melds) for outcome in solution.outcomes}
    assert solution.exhausted
    assert all("7D 7H 7C" not in laid or "7H 8H 9H" not in laid for laid in melds)


def test_a_list_within_some_points_of_the_best_is_whole_or_says_so() -> None:
    position = at("8C 9C TC JC KH 3D", "5C 6C 7C")
    best = solve(position).best.points
    near = outcomes(position, within=30)
    assert near.exhausted
    assert near.outcomes[0].points == best
    assert all(best - outcome.points <= 30 for outcome in near.outcomes)
    assert len(outcomes(position).outcomes) == solve(position).states
    cut = outcomes(position, limit=3)
    assert len(cut.outcomes) == 3
    assert not cut.exhausted


def test_a_bound_that_ends_the_search_is_told() -> None:
    solution = solve(at("3H 4H 5H 6H 7H 8H 9H TH JK 2S", "5C 6C 7C"), bound=20)
    assert not solution.exhausted
    assert not solution.unique


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(ValueError, match="the deal is over"):
        solve(at("", ended="true"))
    with pytest.raises(ValueError, match="expected 1 or more"):
        solve(at("KH 3D"), top=0)


DOCUMENT = """
rules: stbl
position:
  hands: {0: 8C KH 3D}
  table: {0: [5C 6C 7C]}
  monte: 9C 3S
moves: [draw]
"""


def test_a_document_is_answered_as_data() -> None:
    answer = solved(parse_yaml(DOCUMENT), "points", 2, clock=iter((1.0, 1.25)).__next__)
    assert answer["goal"] == "points"
    assert answer["turns"][0]["moves"] == ["add 1 8C 9C", "discard KH"]
    assert answer["turns"][0]["points"] == 35 - 5 - 100
    assert answer["turns"][0]["ending"] == "discard"
    assert answer["turns"][0]["position"]["lixo"] == "KH"
    assert len(answer["turns"]) == 2
    assert answer["unique"] is answer["exhausted"] is True
    assert answer["ms"] == 250


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("rules: stbl", "rule: stbl"), ":2: rule: unknown field"),
        (("moves: [draw]", "moves: [draw, lay 8C 9C KH]"), ":7: moves.1: lay KH 8C 9C breaks meld.suit"),
        (("moves: [draw]", "  ended: true"), ":3: position: the deal is over"),
        ((DOCUMENT, "rules: stbl"), "no position"),
    ],
)
def test_a_faulty_document_is_refused_with_its_line(change: tuple[str, str], fault: str) -> None:
    with pytest.raises(YamlError) as error:
        solved(parse_yaml(DOCUMENT.replace(*change)))
    assert fault in str(error.value)


def test_the_benchmark_solves_positions_of_games_exactly() -> None:
    figures = bench_solver(24, seed=5)
    assert figures["exact"] == 1
    assert figures["solved"] == 24
    assert {run["rules"] for run in figures["runs"]} == {"stbl", "aberto", "fechado", "tradicional"}
    first, again = (next(sample(5)) for _ in range(2))
    assert first == again
    assert first.phase is Phase.DRAW
