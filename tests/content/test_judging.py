"""Every way to ask is judged by the engine: right, wrong, and no answer at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from trainer.cards import Card, parse_cards
from trainer.content.answers import answer_text, parse_answer
from trainer.content.criteria import Predicate
from trainer.content.judging import Outcome, judge_answer, solution_text
from trainer.content.wording import acceptance_text, feedback
from trainer.rules.moves import parse_move

Make = Callable[[str], Any]

STRANDED = """\
position: {phase: play, hands: {0: "8C QD", 1: 11}, table: {0: ["5C 6C 7C"]}, morto_taken: [0]}
ask: legal?
moves: [add 1 8C]
accept: {breaks: out.stranded}
wrong: [{when: yes, text: {pt-BR: E depois?, en: And then?}}]
"""
CHOICE = """\
position: {phase: play, hands: {0: "6C 3C 4C JK KH", 1: 11}, table: {0: ["5C 7C 2C"], 1: ["7H 8H 9H"]}}
ask: choose
options: [add 1 6C, add 1 3C 4C 6C, add 1 JK]
accept: cleans
solution: [add 1 3C 4C 6C]
wrong: [{when: add 1 6C, text: {pt-BR: Só anda., en: It only moves.}}]
"""
TWO_RIGHT = """\
position: {phase: play, hands: {0: "6C 3C 4C 8C JK KH", 1: 11}, table: {0: ["5C 7C 2C"], 1: ["7H 8H 9H"]}}
ask: choose
options: [add 1 6C, add 1 3C 4C 6C, add 1 3C 4C 6C 8C]
accept: cleans
solution: [add 1 3C 4C 6C, add 1 3C 4C 6C 8C]
"""
TURN = """\
position:
  {phase: play, hands: {0: "TH KS QS", 1: 5}, table: {0: ["4H 5H 6H 7H 8H 9H", "7S 8S 9S"]}, morto_taken: [0, 1]}
ask: turn
accept: closes_limpa
solution: add 1 TH; discard KS
wrong:
  - {when: {breaks: meld.suit}, text: {pt-BR: Outro naipe., en: Another suit.}}
  - {when: {plays: discard TH}, text: {pt-BR: Logo o dez?, en: The ten of all cards?}}
"""
BATIDA = """\
position: {phase: play, hands: {0: "TH JH", 1: 5}, table: {0: ["4H 5H 6H 7H 8H 9H"]}, morto_taken: [0, 1]}
ask: turn
accept: goes_out
solution: add 1 TH JH
"""
COUNT = """\
position: {ended: true, batida: 0, morto_taken: [0], hands: {0: "", 1: "AS KS"}, table: {0: ["4H 5H 6H 7H 8H 9H TH"]}}
ask: count
count: {score: 0}
accept: 350
"""
KIND = """\
position: {phase: play, hands: {0: "TH KS", 1: 5}, table: {0: ["4H 5H 6H 7H JK 9H"]}}
ask: classify
meld: 1
moves: [add 1 TH]
accept: suja
"""
TOGETHER = """\
position: {phase: draw, hands: {0: "5C 6C JK KS 9S", 1: 11}, lixo: "9H 7C"}
ask: cards
together: take new
accept: stays_clean
solution: "5C 6C"
wrong: [{when: {includes: JK}, text: {pt-BR: Sujou., en: Dirty.}}]
"""
EACH = """\
position: {phase: play, hands: {0: "4C 8C 9C JK 7H", 1: 11}, table: {0: ["5C 6C 7C"]}}
ask: cards
each: add 1
accept: "4C 8C JK"
wrong: [{when: {lacks: JK}, text: {pt-BR: E o curingão?, en: And the joker?}}]
"""


@pytest.mark.parametrize(
    ("body", "right", "wrong", "malformed"),
    [
        (STRANDED, ["no", "não", False], ["yes", "sim", True], ["", "perhaps", 3]),
        (CHOICE, ["add 1 6C 4C 3C", 2], ["add 1 6C", 1, "3"], ["add 1 4C", 0, 4, "fly", ""]),
        (
            TURN,
            ["add 1 TH; discard KS", ["add 1 10♥", "discard QS"]],
            ["discard KS", "add 1 KS"],
            ["", "add", "lay 1X"],
        ),
        (BATIDA, ["add 1 TH JH", "add 1 TH; discard JH"], ["discard TH"], ["go out"]),
        (COUNT, ["350", 350], ["-350", 349], ["", "a lot", "3.5", True]),
        (KIND, ["suja", "Suja "], ["limpa", "jogo"], ["dirty", ""]),
        (TOGETHER, ["5C 6C", "6♣ 5♣"], ["5C JK", "5C KS"], ["", "5C 5C", "5X", "7C"]),
        (EACH, ["4C 8C JK", "JK 8C 4C"], ["4C 8C", "4C 8C 9C JK"], ["QD", "?", ""]),
    ],
)
def test_an_answer_is_right_wrong_or_malformed(
    exercise: Make, body: str, right: list[Any], wrong: list[Any], malformed: list[Any]
) -> None:
    made = exercise(body)
    for answers, outcome in ((right, Outcome.RIGHT), (wrong, Outcome.WRONG), (malformed, Outcome.MALFORMED)):
        for answer in answers:
            assert judge_answer(made, answer).outcome is outcome, answer


@pytest.mark.parametrize("body", [STRANDED, CHOICE, TURN, BATIDA, COUNT, KIND, TOGETHER, EACH])
def test_the_solution_text_is_judged_right_and_reads_back(exercise: Make, body: str) -> None:
    made = exercise(body)
    text = solution_text(made)
    assert judge_answer(made, text).right
    assert answer_text(parse_answer(made, text)) == text


def test_values_are_answers_too(exercise: Make) -> None:
    assert judge_answer(exercise(TURN), [parse_move("add 1 TH"), parse_move("discard KS")]).right
    assert judge_answer(exercise(TOGETHER), parse_cards("5C 6C")).right
    assert judge_answer(exercise(EACH), [Card.parse("4C"), "8C JK"]).right


def test_a_malformed_answer_says_why_in_both_languages_and_is_no_attempt(exercise: Make) -> None:
    result = judge_answer(exercise(TOGETHER), "7C KS")
    assert not result.counts
    assert result.problem is not None
    assert result.problem.pt == "Não está na mão: 7♣."
    assert result.problem.en == "Not in the hand: 7♣."


def test_a_turn_without_its_discard_is_unfinished_and_no_attempt(exercise: Make) -> None:
    result = judge_answer(exercise(TURN), "add 1 TH")
    assert result.outcome is Outcome.UNFINISHED
    assert not result.counts
    assert feedback(exercise(TURN), result, "en") == "The turn is not over: play on to the discard."


def test_reaching_the_morto_settles_a_turn_before_its_discard(exercise: Make) -> None:
    body = """\
position: {phase: play, hands: {0: "8C", 1: 11}, table: {0: ["5C 6C 7C"]}}
ask: turn
accept: reaches_morto_direta
solution: add 1 8C
"""
    made = exercise(body)
    assert judge_answer(made, "add 1 8C").right
    indireta = judge_answer(made, "discard 8C")
    assert indireta.outcome is Outcome.WRONG
    assert indireta.missed == (Predicate.REACHES_MORTO_DIRETA,)


def test_the_result_carries_the_engines_verdict_and_what_happened(exercise: Make) -> None:
    refused = judge_answer(exercise(STRANDED), "yes")
    assert refused.verdict is not None
    assert refused.verdict.article == "out.stranded"
    played = judge_answer(exercise(TURN), "add 1 TH; discard KS")
    assert played.position is not None
    assert played.position.turn == 1
    assert [type(event).__name__ for event in played.events][:2] == ["AddedToMeld", "CanastraMade"]


@pytest.mark.parametrize(
    ("body", "answer", "note"),
    [
        (STRANDED, "yes", "And then?"),
        (CHOICE, "add 1 6C", "It only moves."),
        (CHOICE, "add 1 JK", None),
        (TURN, "add 1 KS", "Another suit."),
        (TURN, "discard TH", "The ten of all cards?"),
        (TOGETHER, "5C JK", "Dirty."),
        (EACH, "4C", "And the joker?"),
        (EACH, "JK", None),
    ],
)
def test_a_foreseen_mistake_has_its_own_words(exercise: Make, body: str, answer: str, note: str | None) -> None:
    found = judge_answer(exercise(body), answer).note
    assert (found and found.en) == note


def test_feedback_falls_back_to_the_engines_words_and_to_what_was_missed(exercise: Make) -> None:
    choice, turn = exercise(CHOICE), exercise(TURN)
    refused = feedback(choice, judge_answer(choice, "add 1 JK"), "en")
    assert refused  # the rulebook's words of article meld.one_wild
    assert refused != feedback(choice, judge_answer(choice, "add 1 JK"), "pt-BR")
    assert feedback(turn, judge_answer(turn, "discard KS"), "pt-BR") == "Assim nenhuma canastra limpa fecha."
    assert feedback(turn, judge_answer(turn, "add 1 TH; discard KS"), "en") == "Like this."


@pytest.mark.parametrize(
    ("body", "pt", "en"),
    [
        (STRANDED, "Vale o que dizem as regras: sim ou não.", "The rules decide: yes or no."),
        (CHOICE, "Vale só a opção que limpe um jogo sujo.", "Only the option that cleans a dirty meld counts."),
        (
            TWO_RIGHT,
            "Vale qualquer opção que limpe um jogo sujo.",
            "Any option that cleans a dirty meld counts.",
        ),
        (
            TURN,
            "Vale qualquer jogada que feche uma canastra limpa.",
            "Any turn that closes a clean canasta counts.",
        ),
        (COUNT, "Vale só o número exato.", "Only the exact number counts."),
        (KIND, "Vale só o nome certo.", "Only the right name counts."),
        (
            TOGETHER,
            "Vale a escolha que não suje jogo nenhum.",
            "A pick that dirties no meld counts.",
        ),
        (EACH, "Escolha todas as cartas que servem, e só elas.", "Pick every card that will do, and no other."),
    ],
)
def test_the_learner_is_told_what_is_accepted(exercise: Make, body: str, pt: str, en: str) -> None:
    sentence = acceptance_text(exercise(body))
    assert (sentence.pt, sentence.en) == (pt, en)


def test_an_author_may_say_what_is_accepted_in_other_words(exercise: Make) -> None:
    sentence = acceptance_text(exercise(TOGETHER + "judged: {pt-BR: Baixe um jogo., en: Lay a meld.}\n"))
    assert (sentence.pt, sentence.en) == ("Baixe um jogo.", "Lay a meld.")


POINTS = """\
position: {phase: play, hands: {0: "8H 9S 3C", 1: 5}, table: {0: ["5H 6H 7H", "6S 7S 8S"]}, morto_taken: [0, 1]}
ask: turn
accept: ACCEPT
solution: add 1 8H; add 2 9S; discard 3C
"""


def test_the_best_turn_by_points_and_those_near_it(exercise: Make) -> None:
    with pytest.raises(ValueError, match="best"):
        exercise(POINTS)
    refused = judge_answer(exercise(POINTS.replace("ACCEPT", "best")), "add 1 8H; add 2 9S; discard 3C")
    assert refused.verdict is not None
    assert refused.verdict.article == "out.stranded"
    roomy = POINTS.replace("8H 9S 3C", "8H 9S 3C KD")
    best = exercise(roomy.replace("ACCEPT", "best").replace("discard 3C", "discard KD"))
    near = exercise(roomy.replace("ACCEPT", "{within: 5}").replace("discard 3C", "discard KD"))
    worse = "add 1 8H; add 2 9S; discard 3C"
    result = judge_answer(best, worse)
    assert (result.outcome, result.points, result.best) == (Outcome.WRONG, 45, 50)
    assert feedback(best, result, "en") == "There are 5 more points to be made."
    assert judge_answer(near, worse).right


def test_an_exact_end_is_taken_in_any_order_of_acts(exercise: Make) -> None:
    roomy = POINTS.replace("8H 9S 3C", "8H 9S 3C KD").replace("ACCEPT", "exact")
    made = exercise(roomy)
    assert judge_answer(made, "add 2 9S; add 1 8H; discard 3C").right
    assert judge_answer(made, "add 2 9S; add 1 8H; discard KD").outcome is Outcome.WRONG
    listed = exercise(roomy.replace("accept: exact", 'accept: {ends: ["add 1 8H; discard 3C", "discard 3C"]}'))
    assert judge_answer(listed, "discard 3C").right
    assert not judge_answer(listed, "add 2 9S; add 1 8H; discard 3C").right


@pytest.mark.parametrize(
    ("measure", "number"),
    [
        ("score: 0", 185),
        ("table: 1", 30),
        ("canastras: 0", 100),
        ("hand: 0", 25),
        ("meld: 1", 210),
        ('unseen: "TH"', 1),
        ('unseen: "JK"', 3),
        ('unseen: "AS KD"', 2),
    ],
)
def test_what_is_counted(exercise: Make, measure: str, number: int) -> None:
    body = f"""\
position:
  phase: play
  hands: {{0: "AS KH", 1: 11}}
  table: {{0: ["4H 5H 6H 7H JK 9H TH JH QH"], 1: ["QD KD 2S"]}}
  morto_taken: [0]
ask: count
count: {{{measure}}}
accept: {number}
"""
    assert judge_answer(exercise(body), number).right


def test_unknown_cards_of_a_turn_are_dealt_always_alike(exercise: Make) -> None:
    body = TURN.replace("phase: play", "phase: draw, monte: 12")
    first, second = exercise(body).position, exercise(body).position
    assert first == second
    assert len(first.monte) == 12
    assert not any(card.is_hidden for pile in (*first.hands, first.monte, *first.mortos) for card in pile)
