"""The guided deals in the app: offered, begun, told, resumed, remembered, and what comes after them."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from streamlit.testing.v1 import AppTest
from test_pages import LEARNER, html_of, on_table, opened, played_out, press, words

from trainer.bots import BOTS
from trainer.content.library import load_library
from trainer.learning import game as games
from trainer.learning.store import Attempt, SavedGame, Store
from trainer.learning.table_match import match_from_text, match_to_text
from trainer.learning.tutor import following, tutor_of
from trainer.rules.moves import Move
from trainer.rules.position import view_of

GUIDED = load_library().guided
assert GUIDED is not None
QUIET = "O tutor está de olho"


def told(app: AppTest) -> list[str]:
    """What the tutor has said so far, the last first."""
    found = [each for each in app.expander if each.label == "O que o tutor já disse"]
    return [element.value for each in found for element in each.markdown]


def attempt(number: int, topics: str = "") -> Attempt:
    assert GUIDED is not None
    return Attempt(LEARNER, "guided", GUIDED.id, datetime.now(UTC), "played", part=str(number), answer=topics)


def one_act_from_the_end(saved: SavedGame) -> tuple[SavedGame, Move]:
    """The deal played on until the learner's last act, and that act."""
    match = match_from_text(saved.record)
    game = match.game
    while True:
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        after = games.until_human(games.play(game, move))
        if after.position.ended:
            return replace(saved, record=match_to_text(match.with_game(game))), move
        game = after


def test_home_and_the_lessons_offer_the_guided_deals(store: Store) -> None:
    app = opened()
    press(app, "Jogar com o tutor")
    assert "A primeira rodada" in words(app)
    assert [button.label for button in app.button if str(button.key).startswith("guided_")] == [
        "Começar",
        "Começar",
        "Sentar e jogar",
    ]
    lessons = opened(lesson="contagem")
    press(lessons, "Todas as lições")
    assert "Jogar com o tutor" in {button.label for button in lessons.button}


def test_the_tutor_speaks_can_be_put_away_and_read_again(store: Store) -> None:
    app = opened(guided="1")
    press(app, "Começar")
    (saved,) = store.games(LEARNER)
    assert saved.id.startswith("guided-1-")
    assert "Estas 11 cartas são suas." in words(app)
    press(app, "Entendi")
    assert QUIET in words(app)
    assert "Estas 11 cartas são suas." in told(app)[0]
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 1)
    assert QUIET not in words(app)
    assert 'class="chip joker">★</span>' in " ".join(element.value for element in app.markdown)
    assert "article?article=wild.place" in html_of(app)


def test_a_guided_deal_is_resumed_with_what_was_said(store: Store) -> None:
    app = opened(guided="1")
    press(app, "Começar")
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 1)
    so_far = told(app)
    assert len(so_far) == 2
    again = opened(guided="1")
    press(again, "Continuar")
    assert told(again) == so_far
    assert len(store.games(LEARNER)) == 1


def test_a_deal_played_to_its_end_is_remembered_and_leads_to_the_next(store: Store) -> None:
    assert GUIDED is not None
    app = opened(guided="1")
    press(app, "Começar")
    saved, last = one_act_from_the_end(store.games(LEARNER)[0])
    store.save_game(saved, datetime.now(UTC))
    app = opened(game=saved.id)
    on_table(app, "table_game", {"kind": "move", "text": str(last)}, str(saved.version + 1), 1)
    assert "Leia a conta de cima para baixo" in words(app)
    game = match_from_text(store.games(LEARNER)[0].record).game
    (kept,) = (each for each in store.attempts(LEARNER) if each.source == "guided")
    assert (kept.content, kept.part, kept.result, kept.seed) == (GUIDED.id, "1", "played", GUIDED.deals[0].seed)
    assert tuple(kept.answer.split()) == following(tutor_of(GUIDED, 1, game), game).topics
    assert kept.revision == GUIDED.revision
    press(app, "Seguir: Com menos ajuda")
    assert store.games(LEARNER)[0].id.startswith("guided-2-")
    assert QUIET in words(app)


def test_after_the_last_guided_deal_comes_the_plain_table(store: Store) -> None:
    for number in (1, 2):
        store.add_attempt(attempt(number))
    app = opened()
    assert "Jogar com o tutor" not in {button.label for button in app.button}
    app = opened(guided="1")
    press(app, "Jogar de novo")
    saved = store.games(LEARNER)[0]
    match = match_from_text(saved.record)
    over = match.with_game(played_out(match.game))
    store.save_game(replace(saved, id="guided-2-end", version=0, record=match_to_text(over)), datetime.now(UTC))
    app = opened(game="guided-2-end")
    press(app, "Seguir: à mesa, sem tutor")
    assert not store.games(LEARNER)[0].id.startswith("guided")
    assert QUIET not in words(app)
    assert told(app) == []


def test_the_second_deal_passes_over_what_came_up_in_the_first(store: Store) -> None:
    store.add_attempt(attempt(1, "opening draw"))
    app = opened(guided="1")
    next(button for button in app.button if button.key == "guided_2").click()
    app.run()
    assert QUIET in words(app)
    store.erase(LEARNER)
    app = opened(guided="1")
    next(button for button in app.button if button.key == "guided_2").click()
    app.run()
    assert "Estas 11 cartas são suas." in words(app)


@pytest.mark.parametrize("game", ["guided-9-abc", "guided-x-abc", "guided--", "guided"])
def test_a_game_that_is_no_guided_deal_has_no_tutor(store: Store, game: str) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    saved = store.games(LEARNER)[0]
    store.save_game(replace(saved, id=game, version=0), datetime.now(UTC))
    app = opened(game=game)
    assert "Estas 11 cartas" not in words(app)
    assert QUIET not in words(app)
    assert re.search("Buraco STBL", words(app))
