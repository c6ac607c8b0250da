"""The coach at the table: it warns before a costly move, tells hints rung by rung, lets turns be taken back."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from test_pages import LEARNER, on_table, opened, press, words

from trainer.app import coach
from trainer.app.texts import translate
from trainer.app.words import BOTS as LEVELS
from trainer.app.words import BOTS_LONG as LEVELS_LONG
from trainer.bots import BOTS, EVEN, PARTNERS, even, take_backs
from trainer.bots import LEVELS as STRENGTHS
from trainer.bots.coach import Caution, Hint, Rung
from trainer.bots.review import Grade, Measured, Reason
from trainer.cards import Card, Suit
from trainer.learning.game import Game
from trainer.learning.store import Learner, Store
from trainer.learning.table_match import match_from_text
from trainer.rules.moves import Discard, Draw, Move
from trainer.rules.position import PlayerView, view_of

pytestmark = pytest.mark.usefixtures("bots_in_one_go")


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """The moves the coach was asked about: to it every discard is a blunder, and every turn is a draw."""
    moves: list[Move] = []

    def caution(view: PlayerView, move: Move, *_rest: Any) -> Caution:
        moves.append(move)
        is_bad = isinstance(move, Discard)
        loss = Measured(150.0, 20.0) if is_bad else Measured()
        reasons = (Reason("threw_wild", view.hand[:1]), Reason("missed_batida"))
        return Caution(loss, Grade.BLUNDER if is_bad else Grade.FINE, reasons, Draw())

    def hints(view: PlayerView, *_rest: Any) -> tuple[Hint, Hint, Hint]:
        reasons = (Reason("missed_morto", article="morto.direta"),)
        cards = view.hand[:2]
        return Hint(Rung.MATTERS, reasons), Hint(Rung.CARDS, reasons, cards), Hint(Rung.MOVE, reasons, cards, (Draw(),))

    monkeypatch.setattr(coach, "caution", caution)
    monkeypatch.setattr(coach, "hints", hints)
    monkeypatch.setattr(coach, "INSTANT", 10.0)
    return moves


@pytest.fixture
def table(store: Store) -> AppTest:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    return app


def game_of(store: Store) -> Game:
    return match_from_text(store.games(LEARNER)[0].record).game


def player(app: AppTest, store: Store) -> Callable[[], Move]:
    """Plays the learner's next move on the table."""
    numbers = iter(range(1, 100))

    def play() -> Move:
        saved, game = store.games(LEARNER)[0], game_of(store)
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        on_table(app, "table_game", {"kind": "move", "text": str(move)}, str(saved.version), next(numbers))
        return move

    return play


def until_discard(play: Callable[[], Move]) -> Move:
    while not isinstance(move := play(), Discard):
        pass
    return move


def warn(store: Store, when: str) -> None:

    store.save_learner(Learner(LEARNER, prefs={coach.WATCH: when}), datetime.now(UTC))


@pytest.fixture
def warned(store: Store) -> tuple[AppTest, Callable[[], Move]]:
    """A learner who wants to be warned of big losses has thrown a card."""
    warn(store, "big")
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    play = player(app, store)
    until_discard(play)
    return app, play


def test_without_the_wish_to_be_warned_the_coach_is_not_asked(table: AppTest, store: Store, asked: list[Move]) -> None:
    until_discard(player(table, store))
    assert not asked
    assert len(game_of(store).record.turns) > 1


def test_a_costly_move_is_held_back_until_the_learner_decides(
    warned: tuple[AppTest, Callable[[], Move]], store: Store
) -> None:
    app, _play = warned
    told = words(app)
    assert "Espere um pouco: descartar" in told
    assert "uns 150 pontos (± 20)" in told
    assert "Vai um curinga para o lixo" in told
    assert "Dá para bater" not in told, "what is better is told only when asked"
    before = game_of(store)
    assert before.is_human_turn
    press(app, "Jogar assim mesmo")
    assert len(game_of(store).record.moves) > len(before.record.moves)
    assert "Espere um pouco" not in words(app)


def test_thinking_again_drops_the_move_and_leaves_everything_as_it_was(
    warned: tuple[AppTest, Callable[[], Move]], store: Store
) -> None:
    app, play = warned
    before = store.games(LEARNER)[0]
    press(app, "Pensar de novo")
    assert "Espere um pouco" not in words(app)
    assert store.games(LEARNER)[0] == before
    play()
    assert "Espere um pouco" in words(app)


def test_a_hint_in_place_of_the_costly_move(warned: tuple[AppTest, Callable[[], Move]], store: Store) -> None:
    app, _play = warned
    press(app, "Quero uma dica")
    assert "Espere um pouco" not in words(app)
    assert "Dá para pegar o morto." in words(app)
    assert store.games(LEARNER)[0].aids == {"hints": 1}


def test_a_warning_offers_no_hint_once_all_are_told(warned: tuple[AppTest, Callable[[], Move]]) -> None:
    app, play = warned
    press(app, "Quero uma dica")
    for label in ("Que cartas?", "Que jogada?"):
        press(app, label)
    play()
    assert "Espere um pouco" in words(app)
    assert "Quero uma dica" not in {button.label for button in app.button}


def test_warnings_can_be_stopped_from_the_warning(warned: tuple[AppTest, Callable[[], Move]], store: Store) -> None:
    app, play = warned
    before = len(game_of(store).record.turns)
    press(app, "Jogar e não avisar mais")
    assert store.learner(LEARNER).prefs[coach.WATCH] == "off"
    assert len(game_of(store).record.turns) > before
    until_discard(play)
    assert "Espere um pouco" not in words(app)


def test_hints_come_rung_by_rung_are_counted_and_end_with_the_moment(table: AppTest, store: Store) -> None:
    press(table, "O que importa aqui?")
    assert "Dá para pegar o morto." in words(table)
    assert "A jogada do treinador" not in words(table)
    press(table, "Que cartas?")
    press(table, "Que jogada?")
    assert "A jogada do treinador" in words(table)
    assert "3 dicas pedidas nesta rodada" in words(table)
    assert store.games(LEARNER)[0].aids == {"hints": 3}
    player(table, store)()
    assert "A jogada do treinador" not in words(table)
    assert "3 dicas pedidas" in words(table)


def test_a_turn_is_taken_back_and_counted(table: AppTest, store: Store) -> None:
    play = player(table, store)
    until_discard(play)
    press(table, "Desfazer minha última jogada")
    game = game_of(store)
    assert game.is_human_turn
    assert game.position.phase.value == "play"
    assert "Jogadas desfeitas: 1 de 3" in words(table)
    assert store.games(LEARNER)[0].aids == {"take_backs": 1}


def test_no_more_turns_are_taken_back_than_the_level_allows(
    table: AppTest, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "allowed_take_backs", {"greedy": 1}.__getitem__)
    play = player(table, store)
    until_discard(play)
    press(table, "Desfazer minha última jogada")
    until_discard(play)
    button = next(each for each in table.button if each.label == "Desfazer minha última jogada")
    assert button.disabled


def test_the_odds_of_a_card_are_told_where_they_are_asked_for(table: AppTest) -> None:
    def choices(label: str) -> list[Any]:
        return [group for group in table.get("button_group") if group.proto.label == label]

    assert not choices("Naipe")
    table.session_state["coach-odds"] = True  # opened
    table.run()
    assert not choices("Carta")  # the suit comes first
    assert len(choices("Naipe")) == 1
    table.session_state["coach_suit"] = Suit.HEARTS
    table.run()
    assert len(choices("Carta")) == 1
    table.session_state["coach_card_H"] = Card.parse("9H")
    table.run()
    assert "9♥" in words(table)
    assert re.search("cópias? ainda não aparec", words(table))
    assert "Chance de você comprar uma" in words(table) or "0 cópia" in words(table)


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_every_level_has_a_name_of_its_own_and_a_number_of_take_backs(lang: str) -> None:
    assert set(LEVELS) == set(LEVELS_LONG) == {*BOTS, EVEN}
    assert len({translate(lang, name) for name in LEVELS.values()}) == len(LEVELS)
    allowed = [take_backs(name) for name in STRENGTHS]
    assert allowed == sorted(allowed, reverse=True), "the weaker the opponents, the more may be taken back"
    assert all(take_backs(name) > 0 for name in (even(0.7), *PARTNERS))
