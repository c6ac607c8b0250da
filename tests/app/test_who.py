"""Who is at the screen: a link asks before it changes that, and what is erased in one window is left in the other."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from streamlit.testing.v1 import AppTest
from test_pages import LEARNER, MAIN, on_table, opened, press, words

from trainer.learning.database import StoreDown
from trainer.learning.store import Attempt, Learner, Store

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
OTHER = "b" * 32

pytestmark = pytest.mark.usefixtures("bots_in_one_go")


def again(app: AppTest, **query: str) -> AppTest:
    for name, value in query.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return app


def test_a_link_takes_the_place_of_somebody_of_whom_nothing_is_kept(store: Store) -> None:
    store.save_learner(Learner(OTHER, "Bia"), NOON)
    app = again(AppTest.from_file(MAIN, default_timeout=30), u=OTHER)
    assert app.session_state["learner"].name == "Bia"
    assert "Quem está na tela?" not in words(app)


@pytest.mark.parametrize(
    ("answer", "name"), [("Continuar como estou", "Ana"), ("Continuar como a outra pessoa", "Bia")]
)
def test_a_link_asks_before_it_changes_who_is_at_the_screen(store: Store, answer: str, name: str) -> None:
    store.save_learner(Learner(LEARNER, "Ana"), NOON)
    store.save_learner(Learner(OTHER, "Bia"), NOON)
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    again(app, u=OTHER)
    assert app.session_state["learner"].name == "Ana"
    assert "é de Bia" in words(app)
    press(app, answer)
    assert app.session_state["learner"].name == name
    assert "Quem está na tela?" not in words(app)
    assert ("held_game" in app.session_state) is (name == "Ana")  # nobody goes on with another's game


def test_erased_in_one_window_the_other_goes_on_as_who_they_are_now(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    store.erase(LEARNER, OTHER)
    held = app.session_state["held_game"]
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, held.version, 1)
    assert app.session_state["learner"].id != LEARNER or "held_game" not in app.session_state
    assert store.count(LEARNER) == (0, 0)
    app.session_state["learner"] = Learner(LEARNER)
    store.save_learner(Learner(OTHER, "Nova"), NOON)
    press_language = next(button for button in app.button if button.key == "language_en")
    press_language.click()
    again(app)
    assert app.session_state["learner"].id == OTHER


def test_what_was_answered_while_the_store_was_down_is_kept_and_added_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened()
    down = Attempt(LEARNER, "puzzle", "p1", NOON, "right")
    app.session_state["unsaved"] = [down, replace(down, result="wrong")]

    def fail(self: Store, attempt: Attempt) -> None:
        raise StoreDown("gone")

    with monkeypatch.context() as context:
        context.setattr(Store, "add_attempt", fail)
        app.run()
        assert app.exception  # the page of an outage is drawn by the server, which a test of pages has not
        assert len(app.session_state["unsaved"]) == 2
    again(app)
    assert app.session_state["unsaved"] == []
    assert [each.result for each in store.attempts(LEARNER)] == ["right", "wrong"]


def test_a_move_that_could_not_be_kept_is_played_once_the_store_answers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    held = app.session_state["held_game"]
    version, before = held.version, held.game

    def fail(self: Store, *_arguments: object) -> None:
        raise StoreDown("gone")

    with monkeypatch.context() as context:
        context.setattr(Store, "save_game", fail)
        context.setattr(Store, "answers", lambda self: False)
        on_table(app, "table_game", {"kind": "move", "text": "draw"}, version, 1)
        assert "não está respondendo" in words(app)
        assert app.session_state["held_game"].game is before
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, version, 1)
    assert "não está respondendo" not in words(app)
    assert len(app.session_state["held_game"].game.log) > len(before.log)
