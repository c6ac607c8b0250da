"""A wrong answer is refuted move by move; hints have a price, and the first gives nothing away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from trainer.content.hints import PRICES, gives_away, price, price_text, worth
from trainer.content.judging import judge_answer
from trainer.content.refutation import refutation, solution_shown
from trainer.rules.events import CanastraMade

Make = Callable[[str], Any]
TURN = """\
position:
  {phase: play, hands: {0: "TH KS QS 3C", 1: 5}, table: {0: ["4H 5H 6H 7H 8H 9H", "7S 8S 9S"]}, morto_taken: [0, 1]}
ask: turn
accept: closes_limpa
solution: add 1 TH; discard KS
"""
SCORE = """\
position: {ended: true, batida: 0, morto_taken: [0], hands: {0: "", 1: "AS KS"}, table: {0: ["4H 5H 6H 7H 8H 9H TH"]}}
ask: count
count: {score: 0}
accept: 350
"""
EACH = """\
position: {phase: play, hands: {0: "4C 8C 9C JK 7H", 1: 11}, table: {0: ["5C 6C 7C"]}}
ask: cards
each: add 1
accept: "4C 8C JK"
"""


def test_a_line_is_shown_move_by_move_with_what_it_misses_and_a_better_one(exercise: Make) -> None:
    made = exercise(TURN)
    shown = refutation(made, judge_answer(made, "discard KS"))
    assert shown is not None
    assert [str(step.move) for step in shown.line] == ["discard KS"]
    assert shown.refused is None
    assert [text.en for text in shown.misses] == ["That closes no clean canasta."]
    better = solution_shown(made)
    assert [str(step.move) for step in better] == ["add 1 TH", "discard KS"]
    assert any(isinstance(event, CanastraMade) for event in better[0].events)
    assert better[-1].position.turn == 1


def test_the_engines_refusal_is_shown_where_the_line_stops(exercise: Make) -> None:
    made = exercise(TURN)
    shown = refutation(made, judge_answer(made, "add 2 KS; discard TH"))
    assert shown is not None
    assert shown.line == ()
    assert str(shown.refused) == "add 2 KS"
    assert shown.verdict is not None
    assert shown.verdict.article == "meld.sequence"


def test_points_are_compared_with_the_best_turn(exercise: Make) -> None:
    made = exercise(TURN.replace("accept: closes_limpa", "accept: best"))
    shown = refutation(made, judge_answer(made, "add 1 TH; discard 3C"))
    assert shown is not None
    assert shown.points is not None
    assert shown.better_points == shown.points + 5
    assert [text.en for text in shown.misses] == ["There are 5 more points to be made."]


def test_a_pick_is_told_what_it_lacks_and_what_it_should_not_hold(exercise: Make) -> None:
    made = exercise(EACH)
    shown = refutation(made, judge_answer(made, "4C 9C JK"))
    assert shown is not None
    assert [str(card) for card in (*shown.lacking, *shown.spare)] == ["8C", "9C"]
    assert shown.verdict is not None


def test_right_and_malformed_answers_have_no_refutation(exercise: Make) -> None:
    made = exercise(TURN)
    assert refutation(made, judge_answer(made, "add 1 TH; discard KS")) is None
    assert refutation(made, judge_answer(made, "fly")) is None
    assert len(solution_shown(made)) == 2


def test_hints_have_a_stated_growing_price() -> None:
    assert [worth(number) for number in range(4)] == [100, 80, 50, 0]
    assert sorted(PRICES) == list(PRICES)
    assert price_text(1).en == f"It costs {price(1)}% of the puzzle's worth."
    assert "practice" in price_text(3).en


@pytest.mark.parametrize(
    ("body", "hint", "tells"),
    [
        (TURN, "Use o {10♥}.", True),
        (TURN, "Conte as cartas de copas.", False),
        (SCORE, "Dá 350.", True),
        (SCORE, "São 7 cartas.", False),
        (EACH, "{4♣} {8♣} {JK}", True),
        (EACH, "{4♣} entra.", False),
        (
            EACH.replace("each: add 1", "together: lay").replace('"4C 8C JK"', "legal\nsolution: 8C 9C JK"),
            "{8♣}",
            False,
        ),
        ("position: {hands: {0: 8C}}\nask: legal?\nmoves: [draw]\naccept: yes", "Sim, claro.", True),
        ("position: {hands: {0: 8C}}\nask: legal?\nmoves: [draw]\naccept: yes", "O que vem antes?", False),
        (
            'position: {hands: {0: 8C}, table: {0: ["5C 6C 7C"]}}\nask: classify\naccept: jogo',
            "É limpa ou suja?",
            False,
        ),
        (
            'position: {hands: {0: 8C}, table: {0: ["4H 5H 6H 7H 8H 9H TH"]}}\nask: classify\naccept: limpa',
            "É limpa.",
            True,
        ),
    ],
)
def test_a_first_hint_that_tells_the_answer(exercise: Make, body: str, hint: str, tells: bool) -> None:
    made = exercise(f'{body.rstrip()}\nhints: [{{pt-BR: "{hint}", en: "{hint}"}}]\n')
    assert gives_away(made) is tells
