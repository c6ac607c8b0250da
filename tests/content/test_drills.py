"""Drills are made from a seed, and their answers agree with an independent reckoning."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from trainer.cards import Card
from trainer.content.drills import DRILLS, Drill, drill
from trainer.content.exercises import CardsExercise, ClassifyExercise, CountExercise, LegalExercise
from trainer.content.judging import judge_answer, solution_text
from trainer.content.proof import prove
from trainer.content.prose import broken_cards, split_prose
from trainer.content.wording import acceptance_text
from trainer.rules.meld import Meld, card_at
from trainer.rules.moves import Lay, TakePile
from trainer.rules.position import Phase

SEEDS = range(12)
ALL = [(kind, seed) for kind in DRILLS for seed in SEEDS]


def made(kind: str) -> list[Drill]:
    return [drill(kind, seed) for seed in SEEDS]


@pytest.mark.parametrize("kind", DRILLS)
def test_a_drill_is_an_exercise_like_any_other(kind: str) -> None:
    for each in made(kind):
        assert prove(each.exercise).faults == []
        assert judge_answer(each.exercise, solution_text(each.exercise)).right
        assert acceptance_text(each.exercise).pt
        for text in (each.title, each.exercise.goal, each.exercise.explain):
            assert text.pt != text.en
            for said in (text.pt, text.en):
                assert broken_cards(said) == []
            drawn = [[piece for piece in split_prose(said) if isinstance(piece, Card)] for said in (text.pt, text.en)]
            assert drawn[0] == drawn[1]


@pytest.mark.parametrize("kind", DRILLS)
def test_the_same_seed_gives_the_same_drill_and_others_differ(kind: str) -> None:
    assert drill(kind, 3) == drill(kind, 3)
    assert len({str(each.exercise.position) for each in made(kind)}) == len(SEEDS)


def test_the_lixo_holds_what_was_thrown_and_not_taken() -> None:
    for each in made("lixo"):
        exercise: Any = each.exercise
        assert isinstance(exercise, CardsExercise)
        thrown = [card for _, card in each.watched]
        assert tuple(thrown) == exercise.position.lixo
        assert set(exercise.solution) == set(exercise.among) & set(thrown)
        assert thrown[-1] not in exercise.among  # the top is open
        assert 0 < len(exercise.solution) < len(exercise.among)


def visible(position: Any) -> list[Card]:
    table = [card for melds in position.table for meld in melds for card in meld.cards]
    return [*position.hand, *table, *position.lixo]


def test_copies_left_are_two_less_those_in_sight() -> None:
    for each in made("unseen"):
        exercise: Any = each.exercise
        cards = exercise.count.unseen
        assert exercise.accept == sum(2 - visible(exercise.position).count(card) for card in cards)


def test_the_chance_is_that_of_drawing_card_by_card() -> None:
    for each in made("chance"):
        exercise: Any = each.exercise
        position, asked = exercise.position, exercise.count.chance
        unseen = 108 - len(visible(position))
        good = sum(2 - visible(position).count(card) for card in asked.cards)
        waiting = position.players - 1 if position.phase is Phase.DRAW else 0
        tries = asked.draws if asked.draws is not None else (len(position.monte) + waiting) // position.players
        miss = Fraction(1)
        for number in range(tries):
            miss *= Fraction(unseen - good - number, unseen - number)
        assert abs(exercise.accept - 100 * (1 - miss)) <= Fraction(1, 2)
        assert judge_answer(exercise, exercise.accept + 5).right
        assert not judge_answer(exercise, exercise.accept + 6).right


def value(card: Card) -> int:
    if card.is_joker:
        return 50
    return {1: 15, 2: 10}.get(card.rank, 10 if card.rank >= 8 else 5)


def is_dirty(meld: Meld) -> bool:
    if meld.suit is None:
        return any(card.can_be_wild for card in meld.cards)
    return any(card != card_at(meld.suit, meld.start + index) for index, card in enumerate(meld.cards))


def kind_of(meld: Meld, rules: str) -> str:
    if len(meld) < 7 or (meld.suit is None and rules != "fechado"):
        return "jogo"
    if is_dirty(meld):
        return "suja"
    if meld.suit is not None and len(meld) == 14:
        return "real"
    return "quinhentos" if len(meld) == 13 and meld.suit is not None and rules != "tradicional" else "limpa"


def bonus(meld: Meld, rules: str) -> int:
    return {"jogo": 0, "suja": 100, "limpa": 200, "quinhentos": 500, "real": 1000}[kind_of(meld, rules)]


def score(position: Any, team: int) -> int:
    rules, melds = position.ruleset.name, position.table[team]
    total = sum(value(card) for meld in melds for card in meld.cards) + sum(bonus(meld, rules) for meld in melds)
    total += 100 if position.batida == team else 0
    unpaid = [seat for seat in position.unplayed_mortos if seat % 2 == team and rules == "tradicional"]
    total -= 100 if unpaid or not position.morto_taken[team] else 0
    seats = [seat for seat in range(team, position.players, 2) if seat not in unpaid]
    return int(total - sum(value(card) for seat in seats for card in position.hands[seat]))


def test_of_two_cards_that_lengthen_a_meld_either_is_asked_for_and_one_is_not_many() -> None:
    for each in [*made("unseen"), *made("chance")]:
        exercise: Any = each.exercise
        cards = exercise.count.unseen or exercise.count.chance.cards
        assert (" ou " in exercise.goal.pt) == (len(cards) == 2)
        assert not re.search(r"\b1 servem|Sobram 1\.", exercise.explain.pt)


def test_points_agree_with_the_table_of_values() -> None:
    for each in made("score"):
        exercise: Any = each.exercise
        assert isinstance(exercise, CountExercise)
        position, asked = exercise.position, exercise.count
        if asked.score is not None:
            assert exercise.accept == score(position, asked.score)
        elif asked.hand is not None:
            assert exercise.accept == sum(map(value, position.hands[asked.hand]))
        else:
            meld = position.melds[asked.meld - 1]
            assert exercise.accept == sum(map(value, meld.cards)) + bonus(meld, position.ruleset.name)


def test_a_canastra_is_named_by_its_length_and_its_wild() -> None:
    kinds = set()
    for each in [drill("canastra", seed) for seed in range(60)]:
        exercise: Any = each.exercise
        assert isinstance(exercise, ClassifyExercise)
        assert exercise.accept == kind_of(exercise.position.table[0][0], exercise.rules.name)
        kinds.add(exercise.accept)
    assert kinds == {"jogo", "limpa", "suja", "quinhentos", "real"}


def test_what_is_legal_here_and_not_there() -> None:
    answers = set()
    for each in [drill("rulesets", seed) for seed in range(40)]:
        exercise: Any = each.exercise
        assert isinstance(exercise, LegalExercise)
        match exercise.moves[0]:
            case Lay():
                legal = {"fechado"}
            case TakePile(target=None):
                legal = {"aberto", "tradicional"}
            case TakePile():
                legal = {"stbl", "aberto", "fechado", "tradicional"}
            case _:
                legal = {"fechado"}
        assert exercise.accept.legal is (exercise.rules.name in legal)
        answers.add((type(exercise.moves[0]), exercise.accept.legal))
    assert len(answers) >= 5
