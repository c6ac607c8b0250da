"""The pages run without a browser: what they show, and what an act on the table changes."""

import re
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import trainer.app
from trainer.app.words import reason_text
from trainer.bots import BOTS, Fact
from trainer.cards import parse_cards
from trainer.content.judging import solution_text
from trainer.content.library import load_library
from trainer.content.siblings import sibling
from trainer.learning import game as games
from trainer.learning.store import Store
from trainer.learning.table_match import match_from_text, match_to_text
from trainer.notation import record_to_text
from trainer.rules.moves import Discard, parse_move
from trainer.rules.position import view_of

MAIN = str(Path(trainer.app.__file__).parent / "main.py")
LEARNER = "a" * 32


pytestmark = pytest.mark.usefixtures("bots_in_one_go")


def opened(**query: str) -> AppTest:
    """The app at its front page, with a link's query; a known learner, in Portuguese."""
    app = AppTest.from_file(MAIN, default_timeout=30)
    for name, value in {"u": LEARNER, "lang": "pt-BR", **query}.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    return app


def html_of(app: AppTest) -> str:
    return " ".join(element.proto.body for element in app.get("html"))


def words(app: AppTest) -> str:
    """What is written on the page."""
    texts = [html_of(app), *(element.value for element in app.markdown), *(button.label for button in app.button)]
    return " ".join(re.sub(r"<[^>]+>", " ", text) for text in texts)


def press(app: AppTest, label: str) -> None:
    next(button for button in app.button if button.label == label).click()
    app.run()
    assert not app.exception


def on_table(app: AppTest, key: str, act: dict[str, Any], version: str, number: int) -> None:
    app.session_state[key] = {"outbox": [{"seq": number, "version": version, "act": act}]}
    app.run()
    assert not app.exception


def test_home_offers_a_lesson_a_puzzle_and_a_game(store: Store) -> None:
    app = opened()
    assert {"Começar a lição", "Resolver", "Sentar e jogar"} <= {button.label for button in app.button}
    assert "Aprenda Buraco STBL jogando" in words(app)


def test_a_link_in_english_is_english(store: Store) -> None:
    app = opened(lang="en")
    assert "Begin the lesson" in {button.label for button in app.button}
    assert store.learner(LEARNER).language == "en"


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_a_link_opens_a_lesson_at_its_step(store: Store, lang: str) -> None:
    app = opened(lang=lang, lesson="lixo", step="2")
    assert "2" in words(app).split("11")[0]
    assert app.query_params["step"] == "2"


def test_an_answer_is_judged_and_remembered(store: Store) -> None:
    app = opened(lesson="lixo", step="2")
    press(app, "Sim, pode")
    assert "Ainda não" in words(app)
    press(app, "Não pode")
    assert "Certo!" in words(app)
    history = store.parts(LEARNER, "lesson")[("lixo", "2")]
    assert (history.tries, history.right) == (2, 1)


def test_cards_picked_on_the_table_answer_a_step(store: Store) -> None:
    app = opened(lesson="lixo", step="3")
    on_table(app, "table_lixo_3", {"kind": "pick", "cards": ["5C", "6C"]}, "0", 1)
    assert "Certo!" in words(app)
    assert store.parts(LEARNER, "lesson")[("lixo", "3")].done


def test_hints_come_one_by_one(store: Store) -> None:
    app = opened(puzzle="quem-tapa-o-buraco")
    press(app, "Pedir uma dica (restam 2)")
    assert "Dica 1" in words(app)
    press(app, "Pedir uma dica (resta 1)")
    assert "Dica 2" in words(app)
    assert not any(button.label.startswith("Pedir uma dica") for button in app.button)


def test_a_number_that_is_no_answer_costs_nothing(store: Store) -> None:
    app = opened(puzzle="conta-da-dupla")
    press(app, "Responder")
    assert store.histories(LEARNER, "puzzle") == {}


def test_a_score_that_was_asked_for_is_worked_out_line_by_line_score_sheet(store: Store) -> None:
    app = opened(puzzle="conta-da-dupla")
    app.number_input[0].set_value(380)
    press(app, "Responder")
    sheet = re.sub(r"<[^>]+>", " ", html_of(app).partition('<table class="sheet">')[2]).split()
    assert "Cartas na mesa" in " ".join(sheet)
    assert "Total da rodada 380" in " ".join(sheet)


def test_an_attempt_is_kept_once_with_all_that_belongs_to_it(store: Store) -> None:
    app = opened(puzzle="conta-da-dupla")
    press(app, next(button.label for button in app.button if button.label.startswith("Pedir uma dica")))
    for _again in range(2):
        app.number_input[0].set_value(1)
        press(app, "Responder")
    (attempt,) = store.attempts(LEARNER)
    puzzle = load_library().puzzles["conta-da-dupla"]
    assert (attempt.source, attempt.content, attempt.part, attempt.seed) == ("puzzle", puzzle.id, "", None)
    assert (attempt.result, attempt.answer, attempt.hints) == ("wrong", "1", 1)
    assert (attempt.revision, attempt.engine) == (puzzle.revision, trainer.__version__)
    assert (datetime.now(UTC) - attempt.at).total_seconds() < 60
    press(app, "Mostrar a solução")
    assert [each.result for each in store.attempts(LEARNER)] == ["wrong", "shown"]
    assert not store.histories(LEARNER, "puzzle")[puzzle.id].done


def test_a_sibling_is_remembered_by_its_seed_and_leaves_the_puzzle_unsolved(store: Store) -> None:
    app = opened(puzzle="conta-da-dupla", sibling="7")
    assert "Outro parecido" in words(app)
    made = sibling(load_library().puzzles["conta-da-dupla"], 7)
    assert made is not None
    app.number_input[0].set_value(int(solution_text(made.exercise)))
    press(app, "Responder")
    (attempt,) = store.attempts(LEARNER)
    assert (attempt.source, attempt.content, attempt.seed, attempt.result) == ("sibling", "conta-da-dupla", 7, "right")
    assert store.histories(LEARNER, "puzzle") == {}


def test_what_is_no_answer_to_a_drill_costs_nothing(store: Store) -> None:
    app = opened(drill="score", seed="4")
    press(app, "Responder")
    assert "não custa nada" in words(app)
    assert "0 certas de 0" in words(app)
    assert store.attempts(LEARNER) == []


def test_moves_on_the_table_play_the_game_and_are_kept(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    (saved,) = store.games(LEARNER)
    for number in range(1, 9):
        game = games.game_from_text(store.games(LEARNER)[0].record)
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        version = str(store.games(LEARNER)[0].version)
        on_table(app, "table_game", {"kind": "move", "text": str(move)}, version, number)
    (after,) = store.games(LEARNER)
    assert after.id == saved.id
    assert after.version == saved.version + 8


def test_a_stale_or_repeated_act_is_not_played(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "0", 1)
    assert store.games(LEARNER)[0].version == 1
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 2)
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 2)
    assert store.games(LEARNER)[0].version == 2


def test_a_move_that_is_no_move_changes_nothing(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    for number, text in enumerate(("lay", "rob the bank", "discard ??", "lay 5C 5C 5C 5C"), 1):
        on_table(app, "table_game", {"kind": "move", "text": text}, "1", number)
    assert store.games(LEARNER)[0].version == 1


def test_a_game_played_on_elsewhere_is_shown_as_it_stands(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    (saved,) = store.games(LEARNER)
    game = games.game_from_text(saved.record)
    other = game
    for _move in range(2):
        other = games.play(other, BOTS["greedy"](view_of(other.position, other.seat), 1).move)
    store.save_game(replace(saved, record=record_to_text(other.record)), datetime.now(UTC))
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 1)
    assert "outra janela" in words(app)
    assert store.games(LEARNER)[0].version == 2


def test_two_windows_that_play_the_same_agree_without_a_word(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    (saved,) = store.games(LEARNER)
    game = games.game_from_text(saved.record)
    other = games.play(game, parse_move("draw"))
    store.save_game(replace(saved, record=record_to_text(other.record)), datetime.now(UTC))
    on_table(app, "table_game", {"kind": "move", "text": "draw"}, "1", 1)
    assert "outra janela" not in words(app)
    after = store.games(LEARNER)[0]
    assert (after.version, after.record) == (2, record_to_text(other.record))


def test_a_game_of_another_learner_stays_closed(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    (saved,) = store.games(LEARNER)
    stranger = opened(u="b" * 32, game=saved.id)
    assert "não está aqui" in words(stranger)


def test_house_rules_are_visible_at_the_table(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    box = next(box for box in app.selectbox if box.key == "house_stbl_joker_points")
    box.select_index(1)
    app.run()
    press(app, "Sentar e jogar")
    assert "20 pontos" in words(app)


def test_a_match_goes_on_to_its_next_deal_with_its_totals_shown(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda limit: 7)  # a deal that does not end the match
    app = opened()
    press(app, "Sentar e jogar")
    next(group for group in app.button_group if group.key == "setup_target").set_value(2000)
    app.run()
    press(app, "Sentar e jogar")
    assert "Até 2000 pontos" in words(app)
    saved = store.games(LEARNER)[0]
    match = match_from_text(saved.record)
    over = match.with_game(played_out(match.game))
    store.save_game(replace(saved, record=match_to_text(over)), datetime.now(UTC))
    app = opened(game=saved.id)
    assert "Total da partida" in words(app)
    press(app, "Próxima rodada")
    own, other = over.standing.totals
    assert f"Rodada 2: {own} a {other}".replace("-", "−") in words(app).replace("-", "−")
    assert match_from_text(store.games(LEARNER)[0].record).number == 2


def played_out(game: games.Game) -> games.Game:
    game = games.until_human(game)
    while not game.position.ended:
        game = games.until_human(games.play(game, BOTS["greedy"](view_of(game.position, game.seat), 1).move))
    return game


def test_an_article_is_found_by_its_link(store: Store) -> None:
    app = opened(article="out.limpa")
    assert "limpa" in words(app)


def test_a_damaged_position_link_is_told_in_a_sentence(store: Store) -> None:
    app = opened(p="1nonsense")
    assert "danificado" in words(app)


@pytest.mark.parametrize("kind", ["throws_useless", "throws_least", "forced", "lixo_no_use", "of_a_new_bot"])
def test_a_reason_that_speaks_of_a_hand_has_no_words(kind: str) -> None:
    assert reason_text(Fact(kind, parse_cards("8H"), 5)) is None


def test_the_play_page_keeps_why_a_bot_threw_its_card_to_itself(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    for number in range(1, 9):
        saved = store.games(LEARNER)[0]
        game = match_from_text(saved.record).game
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        on_table(app, "table_game", {"kind": "move", "text": str(move)}, str(saved.version), number)
        assert "Por que" not in words(app)


def test_the_log_tells_the_newest_first_and_parts_the_turns(store: Store) -> None:
    app = opened()
    press(app, "Sentar e jogar")
    press(app, "Sentar e jogar")
    for number in range(1, 30):
        saved = store.games(LEARNER)[0]
        game = match_from_text(saved.record).game
        move = BOTS["greedy"](view_of(game.position, game.seat), 1).move
        on_table(app, "table_game", {"kind": "move", "text": str(move)}, str(saved.version), number)
        if isinstance(move, Discard):
            break
    bots_turn = html_of(app).split('class="log"')[1].split('class="own')[0]
    assert re.search(r"Beto.*?descartou.*Beto.*?(comprou|levou)", bots_turn)
    assert bots_turn.count("other begins") == 1


@pytest.mark.parametrize(
    ("kind", "text"),
    [("lesson", "Esta lição não existe"), ("puzzle", "Este problema não existe"), ("drill", "Este treino não existe")],
)
@pytest.mark.parametrize("wanted", ["nope", "x" * 5000])
def test_a_link_to_what_does_not_exist_says_so(store: Store, kind: str, text: str, wanted: str) -> None:
    assert text in words(opened(**{kind: wanted}))


def test_a_page_never_breaks_on_what_a_link_holds(store: Store) -> None:
    for query in ({"lesson": "nowhere"}, {"puzzle": "../../etc"}, {"game": "x"}, {"step": "-1"}, {"u": "<b>"}):
        opened(**query)
    for query in ({"drill": "x"}, {"drill": "score", "seed": "²"}, {"puzzle": "bata-agora", "sibling": "x"}):
        opened(**query)
    opened(lesson="lixo", step="999999999")
    opened(lesson="lixo", step="³")
