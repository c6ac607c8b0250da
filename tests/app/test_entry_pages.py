"""The pages for those who already play, and those to print, run without a browser."""

from datetime import UTC, datetime

from test_pages import LEARNER, html_of, opened, press, words

from trainer.content.library import load_library
from trainer.learning.placement import SOURCE
from trainer.learning.store import RIGHT, WRONG, Attempt, Store
from trainer.rulebook import articles

LIBRARY = load_library()
assert LIBRARY.placement is not None
QUESTIONS = LIBRARY.placement.questions


def sit(store: Store, missed: str, number: int = 1, upto: int = 12) -> None:
    """Takes the test once, with one question wrong."""
    for question in QUESTIONS[:upto]:
        result = WRONG if question.id == missed else RIGHT
        at = datetime.now(UTC)
        store.add_attempt(Attempt(LEARNER, SOURCE, question.id, at, result, part=str(number)))


def test_a_newcomer_is_asked_whether_they_already_play(store: Store) -> None:
    app = opened()
    assert "Já joga?" in words(app)
    press(app, "Fazer o teste de nível")
    assert "12 perguntas" in words(app)


def test_an_answer_is_taken_once_and_nothing_is_said_of_it(store: Store) -> None:
    app = opened(placement="1")
    press(app, "Começar o teste")
    assert "Pergunta 1 de 12" in words(app)
    next(button for button in app.button if str(button.key).startswith("choice_")).click()
    app.run()
    assert not app.exception
    assert "Pergunta 2 de 12" in words(app)
    assert "Ainda não" not in words(app)
    assert "Certo!" not in words(app)
    (attempt,) = store.attempts(LEARNER)
    assert (attempt.source, attempt.content, attempt.part, attempt.result) == (SOURCE, QUESTIONS[0].id, "1", WRONG)
    assert "Pergunta 2 de 12" in words(opened(placement="1"))


def test_what_one_does_not_know_is_wrong_and_goes_on(store: Store) -> None:
    app = opened(placement="1")
    press(app, "Começar o teste")
    press(app, "Não sei")
    assert "Pergunta 2 de 12" in words(app)
    assert [each.result for each in store.attempts(LEARNER)] == [WRONG]


def test_the_verdict_names_what_to_study_and_the_course_skips_the_rest(store: Store) -> None:
    sit(store, missed="morto-direto")
    app = opened(placement="1")
    assert "Você já sabe 17 de 18 lições" in words(app)
    assert "Falta ver: o morto na direta." in words(app)
    assert "A seguir: O morto" in " ".join(button.label for button in app.button)
    home = words(opened())
    assert "17 já sabidas, pelo teste" in home
    assert "O morto" in home
    lessons = opened()
    press(lessons, "Começar a lição")
    press(lessons, "Todas as lições")
    assert words(lessons).count("Já sabida, pelo teste") == 17


def test_the_test_is_taken_again_and_the_old_verdict_stands_meanwhile(store: Store) -> None:
    sit(store, missed="morto-direto")
    app = opened(placement="1")
    press(app, "Fazer o teste de novo")
    assert "Pergunta 1 de 12" in words(app)
    press(app, "Não sei")
    assert "17 já sabidas" in words(opened())
    assert store.attempts(LEARNER)[-1].part == "2"


def test_a_path_lists_its_differences_and_remembers_what_was_tried(store: Store) -> None:
    app = opened(path="fechado")
    assert "Trinca não é jogo" in words(app)
    assert "As lições para você" in words(app)
    app = opened(path="fechado", difference="1")
    labels = [str(button.key) for button in app.button]
    app.button(key=next(key for key in labels if key.endswith("_1") and key.startswith("choice_"))).click()
    app.run()
    assert "Certo!" in words(app)
    assert store.parts(LEARNER, "path")[("fechado", "1")].done
    assert "✓" in words(opened(path="fechado"))


def test_the_rules_sheet_has_every_article_and_the_summary_its_lines(store: Store) -> None:
    sheet = words(opened(print="rules"))
    assert [each.id for each in articles() if each.title.pt not in sheet] == []
    assert "1000" in sheet
    assert sheet.count("Regras da casa") == 1
    assert "só de ás a rei" in sheet
    page = opened(summary="mesa")
    assert "<li>Ganha quem tem mais pontos no fim da rodada.</li>" in html_of(page)


def test_links_to_no_path_and_no_lesson_say_so(store: Store) -> None:
    assert "Este caminho não existe" in words(opened(path="truco"))
    assert "Esta lição não existe" in words(opened(summary="truco"))
    opened(path="fechado", difference="99")
    opened(path="aberto", difference="3")
