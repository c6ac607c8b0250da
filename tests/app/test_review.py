"""The review page: figures, the costliest turns to watch and to make puzzles of, and the trend over deals."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from threading import Thread
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from test_pages import LEARNER, html_of, opened, press, words

from trainer.app import review_parts, reviewing, thinking
from trainer.bots import BOTS
from trainer.bots.review import Grade, Measured, Part, Reason, Recall, TurnReview
from trainer.learning import game as games
from trainer.learning.game import Game, new_game
from trainer.learning.store import OVER, SavedGame, Store
from trainer.notation import Record, record_to_text
from trainer.notation.records import replay
from trainer.rules.moves import Discard, Draw
from trainer.rules.position import view_of
from trainer.rules.ruleset import ruleset

pytestmark = pytest.mark.usefixtures("bots_in_one_go")


@pytest.fixture(scope="module")
def game() -> Game:
    """A deal played to its end."""
    game = games.until_human(new_game(ruleset("stbl"), 2, "greedy", 3, start=0))
    while not game.position.ended:
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        game = games.until_human(games.play(game, move))
    return game


@pytest.fixture(autouse=True)
def reviewed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a review was begun; it finds one blunder, in the first turn."""
    begun: list[int] = []

    def turns(record: Record, seat: int, **options: Any) -> Iterator[TurnReview]:
        begun.append(seat)
        steps = [step for step in replay(record) if step.turn == 1]
        before = steps[0].before
        best = (Draw(), Discard(next(card for card in reversed(before.hand) if card != steps[-1].move.card)))
        costly = TurnReview(
            number=1,
            before=before,
            view=view_of(before, seat),
            played=tuple(step.move for step in steps),
            best=best,
            grade=Grade.BLUNDER,
            loss=Measured(150.0, 20.0),
            parts=((Part.DISCARD, 150),),
            reasons=(Reason("threw_wild", before.hand[:1], article="wild.place"),),
            luck=Measured(12.0, 3.0),
        )
        if options["recall"] is Recall.PERSON:
            costly = replace(costly, loss=Measured(70.0, 20.0), grade=Grade.COSTLY)
        yield costly
        yield replace(costly, number=3, best=costly.played, grade=Grade.FINE, loss=Measured(), parts=(), reasons=())

    monkeypatch.setattr(reviewing, "review_turns", turns)
    monkeypatch.setattr(reviewing, "count_turns", lambda *_asked: 2)
    ready = Thread()
    monkeypatch.setattr(thinking, "prepare", lambda: ready)
    return begun


@pytest.fixture
def page(store: Store, game: Game) -> AppTest:
    store.save_game(SavedGame("g1", LEARNER, record_to_text(game.record), OVER), datetime.now(UTC))
    return opened(review="g1")


def test_a_deal_is_told_in_figures_and_turn_by_turn(page: AppTest) -> None:
    told = words(page)
    for each in (
        "Precisão",
        "Perdidos",
        "150 pontos perdidos (± 20)",
        "Sua jogada 1",
        "erro grave",
        "O descarte: 100%",
    ):
        assert each in told
    assert "+24 (±\N{NO-BREAK SPACE}4)" in html_of(page), "luck apart from what was given away"


@pytest.mark.parametrize("points", [(1, 1, 1), (50, 100, 50), (7, 0, 5), (1, 1, 4)])
def test_the_shares_of_what_was_given_away_come_to_a_hundred(points: tuple[int, ...]) -> None:
    found = review_parts.shares(points)
    assert sum(found) == 100
    assert all(abs(share - 100 * each / sum(points)) <= 1 for share, each in zip(found, points, strict=True))


def test_a_deal_is_remembered_once_for_the_trend(page: AppTest, store: Store) -> None:
    opened(review="g1")
    (attempt,) = (each for each in store.attempts(LEARNER) if each.source == "review")
    assert attempt.part == "g1.1"
    assert "As suas rodadas revistas" in words(opened(review="g1"))


def test_a_persons_memory_judges_beside_the_perfect_one(page: AppTest, reviewed: list[int]) -> None:
    before = len(reviewed)
    press(page, "Avaliar também com memória de gente")
    told = words(page)
    assert len(reviewed) == before + 1, "not before it was asked for"
    assert "Lembrando só da última volta de descartes: precisão de 55%, 35 pontos perdidos por jogada." in told
    assert "Com memória de gente: 70 pontos." in told
    assert "150 pontos perdidos (± 20)" in told, "beside it, not in its place"
    assert "Avaliar também" not in told


def test_a_costly_turn_is_watched_as_played_and_as_it_could_have_been(page: AppTest) -> None:
    press(page, "Ver o que era melhor")
    assert "A mesa como estava." in words(page)
    press(page, "Avançar")
    assert "O que era melhor · 2 de 3" in words(page)
    press(page, "Ver o que você jogou")
    assert "O que você jogou · 1 de" in words(page)
    press(page, "Fechar")
    assert "A mesa como estava." not in words(page)


def test_a_costly_turn_becomes_a_puzzle_of_ones_own(page: AppTest, store: Store) -> None:
    press(page, "Transformar em problema")
    (made,) = store.puzzles(LEARNER)
    assert "Resolver este problema" in {button.label for button in page.button}
    puzzle = opened(puzzle=made.id)
    assert "Uma vez de uma rodada sua" in words(puzzle)
    assert "não existe" in words(opened(u="b" * 32, puzzle=made.id)), "nobody else is served it"


def test_a_review_is_not_begun_for_another_learner_or_an_unfinished_deal(
    store: Store, game: Game, reviewed: list[int]
) -> None:
    unfinished = replace(game.record, turns=game.record.turns[:4])
    store.save_game(SavedGame("g2", LEARNER, record_to_text(unfinished)), datetime.now(UTC))
    store.save_game(SavedGame("g3", "b" * 32, record_to_text(game.record), OVER), datetime.now(UTC))
    for name in ("g2", "g3", "nowhere"):
        assert "não pode ser revista" in words(opened(review=name))
    assert not reviewed
