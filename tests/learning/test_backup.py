"""A backup holds every move acknowledged before it began, and comes back whole, on another kind of database too."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.learning.export import exported
from trainer.learning.store import Attempt, Learner, PersonalPuzzle, SavedGame, Store

NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)
PLAYERS = 4


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as exit_:
        main(list(arguments))
    assert isinstance(exit_.value.code, int)
    return exit_.value.code


def fill(store: Store) -> None:
    store.save_learner(Learner("ana", "Ana", "pt-BR", {"deck": "four"}), NOON)
    for minute in range(30):
        store.add_attempt(Attempt("ana", "puzzle", f"p{minute % 7}", NOON + timedelta(minutes=minute), "right"))
    store.save_game(SavedGame("g", "ana", "buraco: 1", aids={"hints": 2}), NOON)
    store.add_puzzle("ana", PersonalPuzzle("own", "id: own", NOON))


@contextmanager
def playing(store: Store) -> Iterator[dict[str, int]]:
    """Players who save one move after another; by game, the version that was acknowledged last."""
    acknowledged: dict[str, int] = {}
    stop = threading.Event()
    begun = threading.Barrier(PLAYERS + 1)

    def play(name: str) -> None:
        game = store.save_game(SavedGame(name, name, "0"), NOON)
        acknowledged[name] = game.version
        begun.wait(30)
        while not stop.is_set():
            game = store.save_game(game, NOON)
            acknowledged[name] = game.version

    threads = [threading.Thread(target=play, args=(f"player{number}",)) for number in range(PLAYERS)]
    for thread in threads:
        thread.start()
    begun.wait(30)
    try:
        yield acknowledged
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)


def test_under_play_every_move_acknowledged_before_the_start_is_in_the_backup(
    store: Store, url: str, tmp_path: Path
) -> None:
    with playing(store) as acknowledged:
        for number in range(3):
            before = dict(acknowledged)
            assert run("backup", str(tmp_path / f"{number}.sqlite"), "--db", url) == 0
            copy = Store(f"sqlite:///{tmp_path / f'{number}.sqlite'}")
            versions = {name: game.version for name in before if (game := copy.game(name))}
            copy.close()
            assert all(versions[name] >= version for name, version in before.items())
        went_on = dict(acknowledged)
    assert sum(went_on.values()) > sum(before.values())  # play went on meanwhile


def test_a_restored_store_holds_the_same_and_goes_on(
    store: Store, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(store)
    before = exported(store, "ana")
    assert run("backup", str(tmp_path / "b.sqlite"), "--db", url) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["attempt"] == 30
    store.save_learner(Learner("bia"), NOON)
    store.erase("ana")
    assert run("restore", str(tmp_path / "b.sqlite"), "--db", url, "--replace") == 0
    assert exported(store, "ana") == before
    assert store.learner("bia").language == ""
    newest = store.newest_attempt("ana")
    store.add_attempt(Attempt("ana", "puzzle", "p1", NOON, "right"))
    assert store.newest_attempt("ana") > newest
    assert store.parts("ana", "puzzle") == store.recounted("ana", "puzzle")


def test_a_backup_moves_a_club_from_one_kind_of_database_to_the_other(store: Store, url: str, tmp_path: Path) -> None:
    fill(store)
    small = f"sqlite:///{tmp_path / 'small.sqlite'}"
    assert run("backup", str(tmp_path / "b.sqlite"), "--db", url) == 0
    assert run("restore", str(tmp_path / "b.sqlite"), "--db", small) == 0
    other = Store(small)
    assert exported(other, "ana") == exported(store, "ana")
    other.close()


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert run(*arguments) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line


def test_what_cannot_be_backed_up_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = f"sqlite:///{tmp_path / 'x.sqlite'}"
    assert "no such file" in refusal(capsys, "backup", str(tmp_path / "b"), "--db", here)
    assert not (tmp_path / "x.sqlite").exists()
    Store(here).close()
    assert "no such file or directory" in refusal(capsys, "backup", str(tmp_path / "no" / "b"), "--db", here)
    (tmp_path / "b").write_text("mine")
    assert "exists already" in refusal(capsys, "backup", str(tmp_path / "b"), "--db", here)
    assert (tmp_path / "b").read_text() == "mine"


def test_what_cannot_be_restored_is_one_line_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = f"sqlite:///{tmp_path / 'x.sqlite'}"
    store = Store(here)
    fill(store)
    run("backup", str(tmp_path / "b"), "--db", here)
    assert "holds learners already" in refusal(capsys, "restore", str(tmp_path / "b"), "--db", here)
    assert "no such file" in refusal(capsys, "restore", str(tmp_path / "c"), "--db", here)
    (tmp_path / "text").write_text("name: none\n" * 100)
    assert "not a backup" in refusal(capsys, "restore", str(tmp_path / "text"), "--db", here, "--replace")
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE other (id)")
    assert "not a backup of the store" in refusal(capsys, "restore", str(tmp_path / "other"), "--db", here, "--replace")
    spoil(tmp_path / "b")
    assert "damaged" in refusal(capsys, "restore", str(tmp_path / "b"), "--db", here, "--replace")
    assert store.count("ana") == (30, 1)
    store.close()


def spoil(file: Path) -> None:
    """Overwrites the middle of a database, as a failing disk does."""
    content = bytearray(file.read_bytes())
    content[4096:-4096] = b"\x7f" * (len(content) - 8192)
    file.write_bytes(content)


def test_a_damaged_database_is_told_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.sqlite"
    store = Store(f"sqlite:///{file}")
    fill(store)
    store.close()
    spoil(file)
    line = refusal(capsys, "serve", "--no-browser", "--db", f"sqlite:///{file}")
    assert "damaged" in line
    assert "buraco restore" in line
