"""The coach tells more rung by rung, warns of what costs and counts odds exactly."""

from __future__ import annotations

from dataclasses import replace
from math import comb

import pytest

from trainer.bots.club import choose as club
from trainer.bots.coach import (
    Rung,
    Watch,
    caution,
    chance_to_draw,
    draws_left,
    hints,
    remembered,
    unseen_copies,
)
from trainer.bots.kernel import path, warm_up
from trainer.bots.review import Grade, Measured
from trainer.cards import JOKER, pack, parse_cards
from trainer.rules.deal import deal
from trainer.rules.legal import legal_moves
from trainer.rules.moves import Discard, parse_move
from trainer.rules.play import apply, judge
from trainer.rules.position import Phase, Position, view_of
from trainer.rules.ruleset import ruleset
from trainer.rules.verdict import IllegalMove

PLAIN = path("plain")


def club_positions(seed: int, players: int = 2, rules: str = "stbl") -> list[Position]:
    """The positions of a deal of club players, before its end."""
    at, found = deal(ruleset(rules), players, seed), []
    while not at.ended:
        found.append(at)
        at, _ = apply(at, club(view_of(at, at.turn), 0).move)
    return found


def test_each_rung_tells_more_and_the_last_one_names_legal_moves() -> None:
    for at in club_positions(2)[5::45]:
        matters, cards, move = hints(view_of(at, at.turn), seed=1, path=PLAIN)
        assert [hint.rung for hint in (matters, cards, move)] == list(Rung)
        assert matters.reasons
        assert not matters.cards
        assert not cards.moves
        assert cards.cards == move.cards
        now = at
        for each in move.moves:
            assert judge(now, each).legal
            now, _ = apply(now, each)


def test_a_joker_thrown_is_warned_of() -> None:
    at = next(at for at in club_positions(1)[8:] if at.phase is Phase.PLAY and JOKER in at.hand)
    if not warm_up():
        pytest.skip("numba is absent or off; on few deals alone the coach keeps silent")
    warned = caution(remembered(at, at.turn), Discard(JOKER), seed=1, path=path("compiled"))
    assert warned.is_due(Watch.BIG)
    assert not warned.is_due(Watch.OFF)
    assert warned.best != Discard(JOKER)
    assert "threw_wild" in [reason.kind for reason in warned.reasons]


def test_a_move_like_the_best_is_not_warned_of() -> None:
    at = next(at for at in club_positions(1)[8:] if at.phase is Phase.PLAY and JOKER in at.hand)
    *_, hint = hints(view_of(at, at.turn), seed=1, path=PLAIN)
    assert not caution(view_of(at, at.turn), hint.moves[0], seed=1, path=PLAIN).is_due(Watch.BIG)


def test_watching_all_warns_of_small_losses_too() -> None:
    at = club_positions(1)[9]
    view = view_of(at, at.turn)
    one = caution(view, next(iter(legal_moves(at))), seed=1, path=PLAIN)
    small = replace(one, loss=Measured(30, 1), grade=Grade.SMALL)
    assert small.is_due(Watch.ALL)
    assert not small.is_due(Watch.BIG)


def test_a_move_the_rules_refuse_is_refused() -> None:
    at = deal(ruleset(), 2, seed=1)
    with pytest.raises(IllegalMove):
        caution(view_of(at, 0), parse_move("discard 7C"), seed=1, path=PLAIN)
    with pytest.raises(ValueError, match="expected its turn"):
        hints(view_of(at, 1), seed=1, path=PLAIN)


@pytest.mark.parametrize("players", [2, 4])
def test_the_chance_to_draw_a_card_is_hypergeometric(players: int) -> None:
    for at in club_positions(6, players)[3::11]:
        view = remembered(at, at.turn)
        hidden = sum(map(len, at.hands)) - len(at.hand) + len(at.monte) + 11 * len(at.mortos)
        for card in pack()[::13]:
            copies, draws = unseen_copies(view, [card]), draws_left(view)
            expected = 1 - comb(hidden - copies, draws) / comb(hidden, draws)
            assert float(chance_to_draw(view, [card])) == pytest.approx(expected)
            chances = [chance_to_draw(view, [card], number) for number in range(draws + 3)]
            assert chances == sorted(chances)
            assert chances[0] == 0
            assert chances[-1] == chance_to_draw(view, [card])


def test_copies_in_sight_are_not_unseen() -> None:
    at = deal(ruleset(), 2, seed=1)
    view = view_of(at, 0)
    assert unseen_copies(view, pack()) == 108 - 11
    assert unseen_copies(view, [view.hand[0]]) == 2 - view.hand.count(view.hand[0])
    assert unseen_copies(view, parse_cards("JK")) == 4 - view.hand.count(JOKER)
    assert draws_left(view) == 32  # 64 in the monte, every other one
    assert draws_left(view_of(at, 1)) == 32


def test_what_matters_differs_from_moment_to_moment() -> None:
    plays = [at for at in club_positions(2) if at.phase is Phase.PLAY and at.turn == 0]
    told = {hints(view_of(at, 0), seed=1, path=PLAIN)[0].reasons for at in plays[::6]}
    assert len(told) >= len(plays[::6]) - 1


def test_where_any_canastra_lets_one_go_out_no_limpa_is_asked_for_and_a_suja_is_a_threat_out_limpa() -> None:
    deal_of_fechado = club_positions(2, rules="fechado")
    before_a_canastra, after_theirs = deal_of_fechado[40], deal_of_fechado[56]
    assert "to_limpa" not in matters_at(before_a_canastra)
    assert all(not meld.is_clean for meld in after_theirs.table[1 - after_theirs.team] if len(meld) >= 7)
    assert "caught" in matters_at(after_theirs)


def matters_at(at: Position) -> list[str]:
    """The kinds of what the first rung tells."""
    return [reason.kind for reason in hints(view_of(at, at.turn), seed=1, path=PLAIN)[0].reasons]
