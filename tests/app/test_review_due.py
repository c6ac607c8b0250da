"""What was missed comes back in the app: offered where one looks, asked one after the other, remembered as attempts."""

from datetime import UTC, datetime, timedelta

import pytest
from test_pages import LEARNER, opened, press, words

from trainer.app import session
from trainer.content.exercises import LegalExercise
from trainer.content.judging import truth_of
from trainer.content.library import load_library
from trainer.learning.due import finder, standings
from trainer.learning.store import Attempt, Store

LIBRARY = load_library()
NOW = datetime(2026, 5, 20, 15, tzinfo=UTC)
YESTERDAY = NOW - timedelta(days=1, hours=3)
PUZZLE = "rei-as-dois"


class Clock:
    """The app's clock, which a test sets."""

    now = NOW


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(session, "now", lambda: found.now)
    return found


def missed(store: Store, content: str = PUZZLE, source: str = "puzzle", part: str = "", result: str = "wrong") -> None:
    store.add_attempt(Attempt(LEARNER, source, content, YESTERDAY, result, part=part))


def say(right: bool, content: str = PUZZLE) -> str:
    """The button that answers a yes-or-no puzzle right, or wrong."""
    exercise = LIBRARY.puzzles[content].exercise
    assert isinstance(exercise, LegalExercise)
    return "Sim, pode" if bool(truth_of(exercise)) is right else "Não pode"


def test_what_is_due_is_offered_on_home_among_the_puzzles_and_on_ones_own_page(store: Store) -> None:
    assert "Revisar agora" not in words(opened())
    missed(store)
    missed(store, "lixo", "lesson", "2")
    assert "2 perguntas para revisar" in words(opened())
    assert "2 perguntas para revisar" in words(opened(puzzle="nowhere"))
    english = words(opened(lang="en"))
    assert "2 questions are due" in english


def test_the_questions_come_one_after_the_other_and_then_not_any_more(store: Store) -> None:
    missed(store)
    missed(store, "lixo", "lesson", "2")
    app = opened(due="1")
    assert LIBRARY.puzzles[PUZZLE].title.pt in words(app)
    press(app, say(right=True))
    assert "Volta em 2 dias" in words(app)
    press(app, "Próximo")
    assert LIBRARY.lessons["lixo"].title.pt in words(app)
    press(app, "Não pode")
    assert "Ver na lição" in words(app)
    press(app, "Próximo")
    assert "Revisão feita" in words(app)
    assert "2 perguntas revisadas" in words(app)
    assert "A próxima pergunta vem em 2 dias" in words(app)
    assert "Revisar agora" not in words(opened())


def test_an_answer_in_review_is_an_attempt_like_any_other(store: Store) -> None:
    missed(store)
    app = opened(due="1")
    press(app, say(right=False))
    press(app, say(right=True))
    first, wrong, right = store.attempts(LEARNER)
    assert [each.source for each in (first, wrong, right)] == ["puzzle"] * 3
    assert (wrong.result, right.result, right.at, right.revision) == (
        "wrong",
        "right",
        NOW,
        LIBRARY.puzzles[PUZZLE].revision,
    )
    assert store.histories(LEARNER, "puzzle")[PUZZLE].done


def test_what_was_got_right_comes_back_in_other_cards(store: Store, clock: Clock) -> None:
    missed(store, "lixo", "lesson", "2", "wrong")
    missed(store, "lixo", "lesson", "2", "right")
    app = opened(due="1")
    assert "Outro parecido" in words(app)
    press(app, "Não pode")
    answered = store.attempts(LEARNER)[-1]
    assert (answered.source, answered.content, answered.part, answered.seed) == ("sibling", "lixo", "2", 1)
    (standing,) = standings(store.attempts(LEARNER), finder(LIBRARY))
    assert standing.reviews == 2
    clock.now = standing.due
    assert "1 pergunta para revisar" in words(opened())


def test_a_question_put_off_comes_at_the_end(store: Store) -> None:
    missed(store)
    missed(store, "lixo", "lesson", "2")
    app = opened(due="1")
    press(app, "Pular por ora")
    assert LIBRARY.lessons["lixo"].title.pt in words(app)
    press(app, "Pular por ora")
    assert LIBRARY.puzzles[PUZZLE].title.pt in words(app)


def test_with_nothing_due_the_review_says_so_and_what_it_is_for(store: Store) -> None:
    app = opened(due="1")
    assert "Nada para revisar hoje" in words(app)
    assert "volta aqui" in words(app)


def test_content_that_is_gone_is_left_out(store: Store) -> None:
    missed(store, "nowhere")
    missed(store, "lixo", "lesson", "99")
    assert "Nada para revisar hoje" in words(opened(due="1"))
