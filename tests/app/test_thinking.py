"""Thinking off the serving threads: shared, bounded, and gone when nobody waits."""

import threading
import time

import pytest

from trainer.app import thinking
from trainer.app.thinking import Pool, Task, Unwanted


def threads_of(name: str) -> int:
    return sum(thread.name == name for thread in threading.enumerate())


def until_gone(name: str) -> bool:
    limit = time.monotonic() + 5
    while threads_of(name) and time.monotonic() < limit:
        time.sleep(0.01)
    return not threads_of(name)


def test_a_task_gives_its_result_and_its_thread_ends() -> None:
    task = Pool(2, "gone").ask("sum", lambda _task: 1 + 1)
    assert task.wait(5)
    assert task.result() == 2
    assert until_gone("gone")


def test_what_is_asked_twice_is_thought_once() -> None:
    pool, asked, go = Pool(2, "shared"), [], threading.Event()

    def job(_task: Task[int]) -> int:
        asked.append(1)
        go.wait(5)
        return 7

    first = pool.ask("same", job)
    second = pool.ask("same", job)
    go.set()
    assert first is second
    assert first.wait(5)
    assert pool.ask("same", job).result() == 7
    assert len(asked) == 1


def test_no_more_threads_than_allowed_and_everything_gets_done() -> None:
    pool, most, together = Pool(2, "bounded"), [], threading.Lock()

    def job(_task: Task[None]) -> None:
        with together:
            most.append(threads_of("bounded"))
        time.sleep(0.02)

    tasks = [pool.ask(number, job) for number in range(6)]
    assert all(task.wait(5) for task in tasks)
    assert max(most) <= 2


def test_what_nobody_waits_for_is_dropped_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, go, begun = Pool(1, "dropped"), threading.Event(), []
    pool.ask("long", lambda _task: go.wait(5))
    waiting = pool.ask("short", lambda _task: begun.append(1))
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    go.set()
    assert until_gone("dropped")
    assert not begun
    assert not waiting.is_done


def test_a_long_task_ends_itself_when_nobody_waits_and_begins_anew_when_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(1, "ended")

    def job(task: Task[str]) -> str:
        for step in range(1000):
            task.go_on(step / 1000)
            time.sleep(0.005)
            if not is_abandoned:
                return "done"
        return "never"

    is_abandoned = True
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    task = pool.ask("review", job)
    assert until_gone("ended")
    with pytest.raises(Unwanted):
        task.result()
    is_abandoned = False
    again = pool.ask("review", job)
    assert again.wait(5)
    assert again.result() == "done"


def test_a_fault_is_told_to_who_waits() -> None:
    def job(_task: Task[None]) -> None:
        raise ValueError("no")

    task = Pool(1, "fault").ask("bad", job)
    assert task.wait(5)
    with pytest.raises(ValueError, match="no"):
        task.result()


def test_a_page_that_is_left_stops_waiting_at_once_and_its_thread_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Left(Exception):
        """What Streamlit raises in the script of a page that is gone."""

    class GoneState(dict[str, object]):
        def __setitem__(self, key: str, value: object) -> None:
            raise Left

    monkeypatch.setattr(thinking.st, "session_state", GoneState())
    go = threading.Event()
    task = Pool(1, "left").ask("move", lambda _task: go.wait(5))
    began = time.monotonic()
    with pytest.raises(Left):
        thinking.rerun_when(task)
    assert time.monotonic() - began < 2
    go.set()
    assert until_gone("left")
