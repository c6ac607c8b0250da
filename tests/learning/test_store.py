"""The store remembers learners, attempts and games, also for several processes on one database."""

import json
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, make_url, text

from trainer.learning.database import StoreDown, StoreError, masked
from trainer.learning.export import exported
from trainer.learning.quotas import Quotas, TooOften
from trainer.learning.store import (
    OVER,
    PLAYING,
    RIGHT,
    Attempt,
    History,
    Learner,
    LearnerMoved,
    PersonalPuzzle,
    SavedGame,
    StaleGame,
    Store,
)

NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)


def test_a_visit_alone_leaves_no_row(store: Store) -> None:
    assert store.learner("ana") == Learner("ana")
    assert store.games("ana") == []


def test_a_learner_is_remembered(store: Store) -> None:
    store.save_learner(Learner("ana", "Ana", "pt-BR", {"deck": "four"}), NOON)
    store.save_learner(Learner("ana", "Ana Lu", "en", {"deck": "two"}), NOON)
    assert store.learner("ana") == Learner("ana", "Ana Lu", "en", {"deck": "two"})


def test_histories_count_tries_and_right_answers(store: Store) -> None:
    for minute, result in enumerate(("wrong", "right", "right")):
        store.add_attempt(Attempt("ana", "puzzle", "p1", NOON + timedelta(minutes=minute), result))
    store.add_attempt(Attempt("ana", "puzzle", "p2", NOON, "wrong"))
    store.add_attempt(Attempt("bia", "puzzle", "p1", NOON, "right"))
    store.add_attempt(Attempt("ana", "lesson", "p1", NOON, "right", part="3"))
    histories = store.histories("ana", "puzzle")
    assert set(histories) == {"p1", "p2"}
    assert (histories["p1"].tries, histories["p1"].right) == (3, 2)
    assert histories["p1"].done
    assert not histories["p2"].done


def test_a_lesson_is_counted_step_by_step(store: Store) -> None:
    for part in ("1", "2", "2"):
        store.add_attempt(Attempt("ana", "lesson", "lixo", NOON, "right", part=part))
    assert {key: value.tries for key, value in store.parts("ana", "lesson").items()} == {
        ("lixo", "1"): 1,
        ("lixo", "2"): 2,
    }


def test_moments_keep_their_instant_from_any_zone(store: Store) -> None:
    brasilia = timezone(timedelta(hours=-3))
    store.add_attempt(Attempt("ana", "puzzle", "p", NOON.astimezone(brasilia), "right"))
    assert [attempt.at for attempt in store.attempts("ana")] == [NOON]


def test_games_come_back_the_last_played_first(store: Store) -> None:
    first = store.save_game(SavedGame("g1", "ana", "record 1"), NOON)
    store.save_game(SavedGame("g2", "ana", "record 2", OVER), NOON + timedelta(hours=1))
    assert first.version == 1
    assert [game.id for game in store.games("ana")] == ["g2", "g1"]
    assert [game.id for game in store.games("ana", PLAYING)] == ["g1"]
    assert store.game("g1") == first
    assert store.game("nowhere") is None


def test_two_windows_cannot_overwrite_each_other(store: Store) -> None:
    read = store.save_game(SavedGame("g", "ana", "one"), NOON)
    saved = store.save_game(SavedGame("g", "ana", "two", PLAYING, read.version), NOON)
    with pytest.raises(StaleGame):
        store.save_game(SavedGame("g", "ana", "other", PLAYING, read.version), NOON)
    assert store.game("g") == saved


def test_the_help_taken_in_a_game_is_kept_with_it(store: Store) -> None:
    saved = store.save_game(SavedGame("g", "ana", "one", aids={"hints": 1}), NOON)
    assert store.game("g") == saved
    saved = store.save_game(replace(saved, aids={"hints": 2, "take_backs": 1}), NOON)
    found = store.game("g")
    assert found is not None
    assert found.aids == {"hints": 2, "take_backs": 1}


def test_puzzles_of_their_own_are_kept_once_the_last_made_first(store: Store) -> None:
    store.add_puzzle("ana", PersonalPuzzle("one", "text", NOON))
    store.add_puzzle("ana", PersonalPuzzle("two", "text", NOON + timedelta(hours=1)))
    store.add_puzzle("ana", PersonalPuzzle("one", "other text", NOON + timedelta(hours=2)))
    assert [(puzzle.id, puzzle.text) for puzzle in store.puzzles("ana")] == [("two", "text"), ("one", "text")]
    assert store.puzzles("bia") == []


def test_erasing_a_learner_leaves_nothing_of_theirs(store: Store) -> None:
    store.save_learner(Learner("ana", "Ana"), NOON)
    store.add_attempt(Attempt("ana", "puzzle", "p", NOON, "right"))
    store.save_game(SavedGame("g", "ana", "record"), NOON)
    store.add_puzzle("ana", PersonalPuzzle("one", "text", NOON))
    store.add_attempt(Attempt("bia", "puzzle", "p", NOON, "right"))
    store.erase("ana")
    assert not store.puzzles("ana")
    assert store.learner("ana") == Learner("ana")
    assert not store.histories("ana", "puzzle")
    assert not store.games("ana")
    assert store.histories("bia", "puzzle")


def test_everything_kept_of_a_learner_can_be_taken_away_as_json(store: Store) -> None:
    store.save_learner(Learner("ana", "Ana", "en", {"deck": "four"}), NOON)
    store.add_attempt(Attempt("ana", "puzzle", "p", NOON, "right", revision="r1", engine="1", seed=4, hints=2))
    store.add_attempt(Attempt("bia", "puzzle", "q", NOON, "right"))
    store.save_game(SavedGame("g", "ana", "record"), NOON)
    store.add_puzzle("ana", PersonalPuzzle("one", "text", NOON))
    told = json.loads(json.dumps(exported(store, "ana")))
    assert told["learner"] == {"id": "ana", "name": "Ana", "language": "en", "prefs": {"deck": "four"}}
    (attempt,) = told["attempts"]
    assert (attempt["content"], attempt["seed"], attempt["hints"]) == ("p", 4, 2)
    assert attempt["at"] == NOON.isoformat()
    assert [game["record"] for game in told["games"]] == ["record"]
    assert told["puzzles"] == [{"id": "one", "text": "text", "made": NOON.isoformat()}]
    store.erase("ana")
    assert exported(store, "ana")["attempts"] == exported(store, "ana")["games"] == []


WRITE_TEN = """
import sys
from datetime import UTC, datetime
from trainer.learning.store import Attempt, PersonalPuzzle, Store
print("ready", flush=True)
sys.stdin.readline()
store = Store(sys.argv[1])
store.add_puzzle("ana", PersonalPuzzle("one", "text", datetime.now(UTC)))
for number in range(10):
    store.add_attempt(Attempt("ana", "puzzle", "p", datetime.now(UTC), "right"))
"""


def test_processes_may_start_and_write_together(url: str) -> None:
    """On an empty database, all at the same moment, and for the same new learner."""
    command = [sys.executable, "-c", WRITE_TEN, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate(timeout=300)[1] for process in processes] == ["", "", ""]
    store = Store(url)
    assert store.histories("ana", "puzzle")["p"].tries == 30
    assert len(store.puzzles("ana")) == 1
    store.close()


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:////no/such/folder/x.sqlite", "oracle+nothing://x", "postgresql://h/db"]
)
def test_a_database_that_cannot_be_opened_gives_one_line(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert url in str(caught.value)
    assert "\n" not in str(caught.value)


def test_migrations_make_the_tables_of_the_models(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from trainer.learning.database import open_engine
    from trainer.learning.models import Base

    engine = open_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    engine.dispose()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["puzzle", "lesson"]),
            st.sampled_from(["p1", "p2"]),
            st.sampled_from(["", "1", "2"]),
            st.sampled_from([RIGHT, "wrong", "shown"]),
        ),
        max_size=12,
    )
)
@settings(max_examples=25, deadline=None)
def test_what_is_counted_live_equals_the_attempts_counted_anew(events: list[tuple[str, str, str, str]]) -> None:
    store = Store("sqlite://")
    for source, content, part, result in events:
        store.add_attempt(Attempt("ana", source, content, NOON, result, part=part))
    for source in ("puzzle", "lesson"):
        assert store.parts("ana", source) == store.recounted("ana", source)
    store.close()


def test_two_connections_count_the_same_question_at_once(store: Store) -> None:
    def answer(_number: int) -> None:
        store.add_attempt(Attempt("ana", "puzzle", "p1", NOON, RIGHT))

    with ThreadPoolExecutor(4) as people:
        list(people.map(answer, range(20)))
    assert store.parts("ana", "puzzle") == {("p1", ""): History(20, 20)} == store.recounted("ana", "puzzle")


def test_attempts_are_read_from_one_number_to_another(store: Store) -> None:
    numbers = []
    for result in ("wrong", "shown", RIGHT):
        store.add_attempt(Attempt("ana", "puzzle", "p1", NOON, result))
        numbers.append(store.newest_attempt("ana"))
    assert [each.result for each in store.attempts("ana", numbers[0])] == ["shown", RIGHT]
    assert [each.result for each in store.attempts("ana", numbers[0], numbers[1])] == ["shown"]
    assert store.count("ana") == (3, 0)


def test_another_writer_is_waited_for_and_then_told(tmp_path: Path) -> None:
    file = tmp_path / "held.sqlite"
    store = Store(f"sqlite:///{file}")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    with pytest.raises(StoreDown, match="locked"):
        store.save_learner(Learner("ana"), NOON)
    assert time.monotonic() - begun < 10
    assert store.answers()  # whoever only reads goes on
    other.execute("ROLLBACK")
    store.save_learner(Learner("ana", "Ana"), NOON)
    assert store.learner("ana").name == "Ana"
    other.close()
    store.close()


def test_a_broken_database_does_not_answer(tmp_path: Path) -> None:
    file = tmp_path / "broken.sqlite"
    store = Store(f"sqlite:///{file}")
    store.save_learner(Learner("ana"), NOON)
    store.close()
    for each in tmp_path.iterdir():
        each.write_bytes(b"no database " * 500)
    assert not store.answers()
    with pytest.raises(StoreDown):
        store.learner("ana")


def test_a_database_of_a_newer_version_is_one_line(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'new.sqlite'}"
    Store(address).close()
    with sqlite3.connect(tmp_path / "new.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="was written by a newer version of this program"):
        Store(address)


@pytest.mark.parametrize("password", ["sesame", "se/sa:me", "ses@me"])
def test_a_password_is_never_shown(password: str) -> None:
    address = f"postgresql+psycopg://ana:{password}@127.0.0.1:1/club"
    assert masked(address) == "postgresql+psycopg://ana:***@127.0.0.1:1/club"
    with pytest.raises(StoreError) as told:
        Store(address)
    assert not any(piece in str(told.value) for piece in ("sesame", "ses@", "se/sa"))
    assert "\n" not in str(told.value)


def test_what_another_window_writes_for_somebody_erased_tells_who_they_are_now(store: Store) -> None:
    store.save_learner(Learner("ana", "Ana"), NOON)
    store.erase("ana", "new")
    for write in (
        lambda: store.save_learner(Learner("ana", "Ana"), NOON),
        lambda: store.add_attempt(Attempt("ana", "puzzle", "p1", NOON, RIGHT)),
        lambda: store.save_game(SavedGame("g", "ana", "record"), NOON),
    ):
        with pytest.raises(LearnerMoved) as moved:
            write()
        assert moved.value.now == "new"
    assert store.count("ana") == (0, 0)
    store.add_attempt(Attempt("new", "puzzle", "p1", NOON, RIGHT))
    assert store.count("new") == (1, 0)


def test_nothing_is_left_of_who_was_erased(tmp_path: Path) -> None:
    file = tmp_path / "erased.sqlite"
    store = Store(f"sqlite:///{file}")
    store.save_learner(Learner("0123456789abcdef", "Ana Lua"), NOON)
    store.add_attempt(Attempt("0123456789abcdef", "puzzle", "p1", NOON, RIGHT))
    store.erase("0123456789abcdef", "new")
    store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("VACUUM")
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"0123456789abcdef" not in kept
    assert b"Ana Lua" not in kept


def test_connections_that_died_are_opened_anew_before_anybody_notices(url: str) -> None:
    if url.startswith("sqlite"):
        pytest.skip("a file has no connections to lose")
    name = f"doomed-{uuid4().hex}"
    store = Store(make_url(url).update_query_dict({"application_name": name}).render_as_string(hide_password=False))
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(store.learner, "abcd"))
    other = create_engine(url)
    with other.connect() as connection:
        ended = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = :name")
        assert connection.scalar(ended, {"name": name})
    other.dispose()
    assert [store.learner(name).id for name in "abcd"] == list("abcd")
    store.close()


def test_of_games_under_way_the_oldest_beyond_the_quota_go_and_those_that_ended_stay(url: str) -> None:
    store = Store(url, Quotas(unfinished_games=3))
    for minute in range(6):
        store.save_game(SavedGame(f"g{minute}", "ana", ""), NOON + timedelta(minutes=minute))
    store.save_game(SavedGame("bia", "bia", ""), NOON)
    store.save_game(replace(store.game("g3") or SavedGame("", "", ""), state=OVER), NOON + timedelta(hours=1))
    played = store.save_game(store.game("g4") or SavedGame("", "", ""), NOON + timedelta(hours=2))
    for hour in (3, 4):
        store.save_game(SavedGame(f"h{hour}", "ana", ""), NOON + timedelta(hours=hour))
    assert {game.id for game in store.games("ana")} == {"g3", "g4", "h3", "h4"}
    assert store.game(played.id) == played
    assert store.game("bia") is not None
    store.close()


def test_games_under_way_that_nobody_plays_are_swept_after_some_months(store: Store) -> None:
    for name, learner in (("old", "ana"), ("done", "bia"), ("fresh", "ana")):
        store.save_game(SavedGame(name, learner, "", OVER if name == "done" else PLAYING), NOON)
    later = NOON + Quotas().unfinished_for
    store.save_game(store.game("fresh") or SavedGame("", "", ""), later)
    assert store.sweep(later) == 0
    assert store.sweep(later + timedelta(minutes=1)) == 1
    assert [store.game(name) is not None for name in ("old", "done", "fresh")] == [False, True, True]


def test_nobody_answers_more_often_than_a_person_can(url: str) -> None:
    store = Store(url, Quotas(answers_a_minute=5))
    for second in range(5):
        store.add_attempt(Attempt("ana", "puzzle", "p", NOON + timedelta(seconds=second), RIGHT))
    with pytest.raises(TooOften):
        store.add_attempt(Attempt("ana", "puzzle", "p", NOON + timedelta(seconds=50), RIGHT))
    store.add_attempt(Attempt("bia", "puzzle", "p", NOON + timedelta(seconds=50), RIGHT))
    store.add_attempt(Attempt("ana", "puzzle", "p", NOON + timedelta(seconds=61), RIGHT))
    assert store.count("ana") == (6, 0)
    assert store.parts("ana", "puzzle") == store.recounted("ana", "puzzle")
    store.close()
