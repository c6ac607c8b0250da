"""The review of a deal: a blunder is named, only what the seat knew counts, the same seed says the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from trainer.bots.club import choose as club
from trainer.bots.kernel import path, warm_up
from trainer.bots.review import (
    DealReview,
    Effort,
    Grade,
    Measured,
    Part,
    ReviewError,
    TurnReview,
    count_turns,
    deal_review,
    grade_of,
    review_turns,
)
from trainer.bots.review.deal import _parts
from trainer.bots.review.reasons import reasons_of_style
from trainer.bots.review.scale import both, fit, scale_of
from trainer.bots.review.values import StyleMean, accuracy_of
from trainer.cards import HIDDEN, JOKER, parse_cards
from trainer.notation import Record, extended, record_from_text, record_to_text
from trainer.rules.arranging import arrange
from trainer.rules.legal import legal_moves
from trainer.rules.meld import Meld
from trainer.rules.moves import Discard, Move, parse_move
from trainer.rules.play import apply
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import RULESETS, ruleset

STBL = ruleset()
QUICK = Effort(plans=6, choose=90, measure=30, whole=0)
PLAIN = path("plain")


def bot_record(seed: int, change: Callable[[Position, Move], Move] = lambda _, move: move, turns: int = 200) -> Record:
    """A deal of two club players to its end or so many turns, some moves changed."""
    record = Record(STBL, 2, seed=seed)
    at = record.opening
    while not at.ended and not (len(record.turns) >= turns and at.phase is Phase.DRAW):
        move = change(at, club(view_of(at, at.turn), 0).move)
        record = extended(record, at, move)
        at, _ = apply(at, move)
    return record


def throwing_a_joker() -> tuple[Callable[[Position, Move], Move], list[int]]:
    """Seat 0's first joker goes onto the lixo, once; the list then holds how tall the lixo was."""
    thrown: list[int] = []

    def change(at: Position, move: Move) -> Move:
        worst = Discard(JOKER)
        if not thrown and at.turn == 0 and isinstance(move, Discard) and worst in legal_moves(at).discards:
            thrown.append(len(at.lixo))
            return worst
        return move

    return change, thrown


def meld(cards: str) -> Meld:
    laid = arrange(parse_cards(cards), STBL)
    assert isinstance(laid, Meld)
    return laid


def after_the_draw(hand: str, own: tuple[str, ...]) -> Position:
    """Seat 0 is to play, its morto taken, in a deal for two; every other card lies somewhere."""
    melds = tuple(map(meld, own))
    left = list(parse_cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH") * 2)
    left += parse_cards("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC") * 2
    left += [JOKER] * 4
    for card in (*parse_cards(hand), *(card for each in melds for card in each.cards)):
        left.remove(card)
    Random(1).shuffle(left)
    return Position(
        STBL,
        hands=(tuple(sorted(parse_cards(hand))), tuple(sorted(left[:11]))),
        phase=Phase.PLAY,
        table=(melds, ()),
        lixo=tuple(left[11:14]),
        monte=tuple(left[25:]),
        mortos=(tuple(left[14:25]),),
        morto_taken=(True, False),
    )


def one_turn(at: Position, moves: str) -> TurnReview:
    record = Record(at.ruleset, at.players, position=at, turns=(tuple(map(parse_move, moves.split("; "))),))
    (turn,) = review_turns(record, 0, seed=1, effort=QUICK, path=PLAIN)
    return turn


@cache
def reviewed() -> tuple[Record, DealReview]:
    record = bot_record(4, turns=12)
    return record, deal_review(record, 0, review_turns(record, 0, seed=3, effort=QUICK, path=PLAIN))


def test_a_joker_thrown_on_purpose_is_named_first() -> None:
    change, thrown = throwing_a_joker()
    record = bot_record(1, change, turns=6)
    assert thrown
    review = deal_review(record, 0, review_turns(record, 0, effort=QUICK, path=PLAIN))
    worst = review.costliest[0]
    assert worst.played[-1] == Discard(JOKER)
    assert worst.grade is Grade.BLUNDER
    assert worst.best[-1] != Discard(JOKER)
    assert "threw_wild" in [reason.kind for reason in worst.reasons]
    assert dict(worst.parts)[Part.DISCARD] > 0


def test_the_only_limpa_dirtied_is_a_mistake_the_rules_explain() -> None:
    at = after_the_draw("2S QH KH 4C 9D", own=("5C 6C 7C 8C 9C TC JC",))
    turn = one_turn(at, "add 1 2S; discard 4C")
    assert turn.grade in (Grade.COSTLY, Grade.BLUNDER)
    assert ("lost_only_limpa", "out.limpa") in [(reason.kind, reason.article) for reason in turn.reasons]
    assert dict(turn.parts)[Part.MELDS] > 0


def test_where_any_canastra_lets_one_go_out_a_limpa_dirtied_is_not_the_way_out_lost_out_limpa() -> None:
    at = replace(after_the_draw("2S QH KH 4C 9D", own=("5C 6C 7C 8C 9C TC JC",)), ruleset=ruleset("fechado"))
    turn = one_turn(at, "add 1 2S; discard 4C")
    told = [(reason.kind, reason.article) for reason in turn.reasons]
    assert ("lost_limpa", "canastra.kinds") in told
    assert "lost_only_limpa" not in [kind for kind, _ in told]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 5])
def test_in_a_whole_deal_the_blunder_made_on_purpose_comes_first(seed: int) -> None:
    if not warm_up():
        pytest.skip("numba is absent or off")
    change, thrown = throwing_a_joker()
    record = bot_record(seed, change)
    assert thrown
    review = deal_review(record, 0, review_turns(record, 0, seed=1))
    assert review.costliest[0].played[-1] == Discard(JOKER)


def test_both_turns_can_be_replayed_from_where_they_began() -> None:
    _, review = reviewed()
    for turn in review.turns:
        for line in (turn.played, turn.best):
            at = turn.before
            for move in line:
                at, _ = apply(at, move)
            assert at.ended or at.turn != turn.before.turn


def test_the_parts_of_a_loss_come_to_the_loss() -> None:
    _, review = reviewed()
    for turn in review.turns:
        assert sum(points for _, points in turn.parts) == turn.given_away
        assert (turn.best == turn.played) or turn.given_away


def test_parts_that_each_would_be_rounded_come_to_the_whole_loss() -> None:
    def lost(points: float, is_draw: bool, thrown: float = 0.0) -> Any:
        return SimpleNamespace(is_draw=is_draw), SimpleNamespace(loss=Measured(points), discard_loss=thrown)

    parts = dict(_parts([lost(30.4, True), lost(60.8, False, thrown=30.4)]))
    assert sum(parts.values()) == round(30.4 + 60.8) == 91
    assert set(parts) == set(Part)


def test_the_same_seed_says_the_same_in_any_order() -> None:
    record, review = reviewed()
    again = review_turns(record, 0, seed=3, effort=QUICK, path=PLAIN, newest_first=True)
    assert [next(again), next(again)] == [review.turns[-1], review.turns[-2]]
    again.close()  # the rest is not weighed


def test_a_deal_that_goes_on_has_turns_but_no_result() -> None:
    record, review = reviewed()
    assert len(review.turns) == count_turns(record, 0) == 6
    assert review.lead is None
    assert review.accuracy is not None


def test_cards_the_seat_does_not_see_change_nothing() -> None:
    at = after_the_draw("2S QH KH 4C 9D", own=("5C 6C 7C 8C 9C TC JC",))
    others = [*at.hands[1], *at.monte, *at.mortos[0]]
    Random(7).shuffle(others)
    known = replace(
        at, hands=(at.hands[0], tuple(sorted(others[:11]))), mortos=(tuple(others[11:22]),), monte=tuple(others[22:])
    )
    turns = [one_turn(each, "discard 4C") for each in (at, known)]
    assert replace(turns[0], before=at) == replace(turns[1], before=at)


def test_a_record_is_reviewed_as_it_is_read_back() -> None:
    record, review = reviewed()
    again = record_from_text(record_to_text(record))
    assert next(review_turns(again, 0, seed=3, effort=QUICK, path=PLAIN)) == review.turns[0]


def test_what_cannot_be_reviewed_is_said() -> None:
    record, _ = reviewed()
    with pytest.raises(ReviewError, match="seat 2 of a deal for 2"):
        review_turns(record, 2)
    hidden = replace(record.opening, monte=(HIDDEN,) * len(record.opening.monte))
    with pytest.raises(ReviewError, match="nobody told us"):
        count_turns(replace(record, position=hidden, turns=()), 0)


def test_a_difference_inside_the_error_is_no_mistake() -> None:
    assert grade_of(Measured(90, 50)) is Grade.FINE
    assert [grade_of(Measured(points, 1)) for points in (19, 20, 60, 120)] == [
        Grade.FINE,
        Grade.SMALL,
        Grade.COSTLY,
        Grade.BLUNDER,
    ]


def test_a_loss_that_some_style_does_not_share_is_a_matter_of_style() -> None:
    styles = (StyleMean("hoarder", 160, 10), StyleMean("morto", -40, 10))
    disputed = Measured(60, 8, styles)
    assert not disputed.is_sure
    assert grade_of(disputed) is Grade.STYLE
    assert [reason.kind for reason in reasons_of_style(disputed)] == [
        "matter_of_style",
        "style_gains_morto",
        "style_loses_hoarder",
    ]
    agreed = Measured(60, 8, (StyleMean("hoarder", 90, 10), StyleMean("morto", 30, 10)))
    assert grade_of(agreed) is Grade.COSTLY
    blurred = Measured(60, 8, (StyleMean("hoarder", 70, 40), StyleMean("morto", 10, 40)))
    assert grade_of(blurred) is Grade.COSTLY


def test_what_is_added_counts_in_every_style() -> None:
    whole = Measured(60, 3, (StyleMean("hoarder", 80, 4), StyleMean("morto", 40, 4))) + Measured(10, 4)
    assert whole == Measured(70, 5, (StyleMean("hoarder", 90, 4), StyleMean("morto", 50, 4)))


def test_accuracy_halves_with_forty_points_a_turn_and_leaves_forced_turns_out() -> None:
    _, review = reviewed()
    good = replace(review.turns[0], grade=Grade.FINE, loss=Measured())
    bad = replace(good, grade=Grade.COSTLY, loss=Measured(80, 1))
    forced = replace(good, grade=Grade.FORCED)
    assert accuracy_of((good, forced)) == 100
    assert accuracy_of((good, bad, forced)) == 50
    assert accuracy_of((forced,)) is None


def test_of_two_measurements_the_exact_one_weighs_more() -> None:
    joined = both(Measured(100, 10), Measured(0, 20))
    assert joined.points == pytest.approx(80)
    assert joined.error < 10


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_ruleset_has_a_scale_and_reads_more_error_into_larger_differences(rules: str, players: int) -> None:
    scale = scale_of(RULESETS[rules], players)
    small, large = (scale.read(Measured(points, 5)) for points in (10, 200))
    assert large.points == pytest.approx(20 * small.points)
    assert 5 * scale.factor <= small.error <= large.error


@pytest.mark.slow
def test_a_scale_is_fitted_the_same_from_the_same_seed() -> None:
    fits = [fit(STBL, 2, positions=3, deals=12, seed=2) for _ in range(2)]
    assert fits[0] == fits[1]
    assert fits[0]["made"]["pairs"] >= 3
