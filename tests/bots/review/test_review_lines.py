"""Lines cut into acts come to what the rules say; terms come to the difference; two moves are said as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from trainer.bots.kernel import path
from trainer.bots.kernel.convert import position_of
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.decisions import turns_of
from trainer.bots.review.lines import played, tidied
from trainer.bots.review.memory import Recall, Sight, remembered, sight
from trainer.bots.review.terms import terms
from trainer.bots.review.values import Measured
from trainer.notation import Record, extended
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Add, Discard, Lay, TakePile, parse_move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS

PLAIN = path("plain")


def positions(rules: str, players: int, seed: int) -> Iterator[Position]:
    """Positions of a deal at random, before its end."""
    random, at = Random(seed), deal(RULESETS[rules], players, seed)
    while not at.ended:
        yield at
        at, _ = apply(at, random.choice(list(legal_moves(at))))


def looking(at: Position) -> Analysis:
    return Analysis(sight(remembered(at, at.turn)), PLAIN)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_move_cut_into_acts_leads_where_the_rules_say(rules: str) -> None:
    random = Random(5)
    for at in list(positions(rules, 2, seed=6))[::3]:
        melds = [move for move in legal_moves(at) if isinstance(move, Lay | Add | TakePile)]
        for move in random.sample(melds, min(3, len(melds))):
            look = looking(at)
            end = look.end(look.plan([move]), seed=0, turns=0)
            after, _ = apply(at, move)
            assert position_of(end, at.ruleset).table == after.table
            if len(after.mortos) == len(at.mortos):
                assert position_of(end, at.ruleset).hands[at.turn] == after.hands[at.turn]


def test_a_difference_is_told_in_each_style_and_over_all() -> None:
    seeds = range(24)
    looks = (looking(at) for at in list(positions("stbl", 2, seed=3))[41:])
    look, (one, other, *_) = next((look, plans) for look in looks if len(plans := look.plans(4, seed=1)) > 1)
    told = look.compare_in_styles(one, other, seeds, turns=3)
    drawn = Counter(look.styles(seeds))
    assert len(told.styles) == len(look.policies) > 1
    whole = sum(style.points * drawn[index] for index, style in enumerate(told.styles)) / len(seeds)
    assert told.points == pytest.approx(whole)
    assert look.compare(one, other, seeds, turns=3) == Measured(told.points, told.error)
    alone = Analysis(look.known, PLAIN, "club").compare_in_styles(one, other, seeds, turns=3)
    assert alone.styles == ()


def test_the_terms_of_a_difference_come_to_it() -> None:
    checked = 0
    for at in list(positions("stbl", 2, seed=3))[40::25]:
        look = looking(at)
        plans = look.plans(4, seed=1)
        if at.phase is Phase.DRAW or len(plans) < 2:
            continue
        seeds = range(12)
        difference = look.compare(plans[1], plans[0], seeds, turns=3).points
        assert sum(term.points for term in terms(look, plans[1], plans[0], seeds, 3)) == pytest.approx(
            difference, abs=40
        )  # all but who is to move
        checked += 1
    assert checked


def test_cards_put_down_one_by_one_are_said_as_one_move() -> None:
    for at in [*positions("tradicional", 2, seed=2)][::4]:
        for plan in looking(at).plans(3, seed=1):
            short = tidied(at, plan.moves)
            assert len(short) <= len(plan.moves)
            assert played(at, short)[0] == played(at, plan.moves)[0]


def test_what_is_remembered_is_the_whole_lixo_and_cards_taken_with_it() -> None:
    record = Record(RULESETS["stbl"], 2, seed=9)
    at, random = record.opening, Random(9)
    log = []
    while not at.ended:
        if at.turn == 0:
            known = sight(view_of(at, 0), log)
            assert known.view.lixo == at.lixo
            for card in set(known.held[1]):
                assert known.held[1].count(card) <= at.hands[1].count(card)
        move = random.choice(list(legal_moves(at)))
        record = extended(record, at, move)
        at, events = apply(at, move)
        log += events
    turns = turns_of(record, 0)
    assert [move for turn in turns for move in turn.moves] == [move for turn in record.turns[::2] for move in turn]
    assert all(isinstance(decision.known, Sight) for turn in turns for decision in turn.decisions)


@pytest.mark.parametrize(("rules", "players"), [("stbl", 2), ("fechado", 4), ("aberto", 2)])
def test_a_person_remembers_the_last_round_of_the_lixo_and_what_lies_open(rules: str, players: int) -> None:
    record = Record(RULESETS[rules], players, seed=9)
    at, random = record.opening, Random(9)
    while not at.ended:
        move = random.choice(list(legal_moves(at)))
        record = extended(record, at, move)
        at, _ = apply(at, move)
    decisions = [each for turn in turns_of(record, 0, Recall.PERSON) for each in turn.decisions]
    assert len(decisions) == sum(len(turn.decisions) for turn in turns_of(record, 0))
    assert max(len(each.before.lixo) for each in decisions) > players
    for each in decisions:
        lixo = each.before.lixo
        assert each.known.view.lixo == (lixo if record.ruleset.is_pile_open else lixo[-players:])
        assert each.known.view.lixo_count == len(lixo)
        assert not any(each.known.held)
        assert each.known.at(each.before) == each.known


def test_a_turn_is_cut_where_something_new_is_seen() -> None:
    at = deal(RULESETS["stbl"], 2, seed=1)
    moves = [parse_move("draw"), Discard(apply(at, parse_move("draw"))[0].hand[0])]
    record = Record(RULESETS["stbl"], 2, seed=1, turns=(tuple(moves),))
    (turn,) = turns_of(record, 0)
    assert [len(decision.moves) for decision in turn.decisions] == [1, 1]
    assert turn.decisions[0].is_draw
