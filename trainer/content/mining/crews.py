"""Who mines: this process, several of this machine, or the workers of a Ray cluster. Chunks come back as they are done.

A chunk whose worker died is given out again; only one that kills its worker time and again ends the mine.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, Final

from trainer.bots.kernel.paths import best_path, warm_up
from trainer.content.mining.chunks import KINDS, Mined, mine_chunk
from trainer.content.mining.journal import CHUNK

LIVES: Final = 3
"""How many workers a chunk may cost."""

Work = Callable[[int, int], Mined]
"""Mines the chunk of that number for a seed."""
Crew = Callable[[int, Sequence[int]], Generator[tuple[int, Mined], None, None]]
"""Has the chunks of these numbers mined for a seed; closed, it ends its workers."""


class CrewError(RuntimeError):
    """Workers that keep dying, or a cluster that cannot be had."""


def mine(seed: int, chunk: int, kinds: Collection[str] = KINDS) -> Mined:
    """One chunk, in the process that calls."""
    warm_up()
    return mine_chunk(seed, chunk * CHUNK, CHUNK, best_path(), kinds)


def alone(seed: int, chunks: Sequence[int], work: Work = mine) -> Generator[tuple[int, Mined], None, None]:
    """Mine in this process."""
    for chunk in chunks:
        yield chunk, work(seed, chunk)


def processes(jobs: int, work: Work = mine) -> Crew:
    """A crew of so many processes."""

    def crew(seed: int, chunks: Sequence[int]) -> Generator[tuple[int, Mined], None, None]:
        left, deaths = list(chunks), Counter[int]()
        while left:
            for chunk, mined in _until_one_dies(jobs, work, seed, left):
                left.remove(chunk)
                yield chunk, mined
            if left:
                _count_death(deaths, left[: 2 * jobs])

    return crew


def _until_one_dies(jobs: int, work: Work, seed: int, chunks: Sequence[int]) -> Iterator[tuple[int, Mined]]:
    """The chunks that get done before a worker dies: the pool breaks then, and what it had at hand is lost."""
    with _pool(jobs) as pool:
        waiting = iter(chunks)
        running: dict[Future[Mined], int] = {}
        try:
            while True:
                while len(running) < 2 * jobs and (chunk := next(waiting, None)) is not None:
                    with _interrupts_kept():
                        running[pool.submit(work, seed, chunk)] = chunk
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except BrokenProcessPool:
            return


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose workers are ended at once when the mine is broken off: what they have at hand is not waited for."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.kill()
        raise
    pool.shutdown()


@contextmanager
def _interrupts_kept() -> Iterator[None]:
    """Ctrl-C comes through only afterwards, and never to a worker started here: who gives out the work ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _count_death(deaths: Counter[int], suspects: Sequence[int]) -> None:
    deaths.update(suspects)
    chunk, lost = deaths.most_common(1)[0]
    if lost > LIVES:
        raise CrewError(f"chunk {chunk} cost {lost} workers; expected a machine with memory enough")


def ray_cluster(address: str, jobs: int | None = None, work: Work = mine) -> Crew:
    """A crew of the workers of a Ray cluster; `local` starts one here, of so many workers.

    Raises:
        CrewError: Ray is not installed.
    """
    try:
        import ray
    except ImportError:
        raise CrewError("--ray needs Ray, which is not installed; expected: pip install 'trainer[ray]'") from None

    def crew(seed: int, chunks: Sequence[int]) -> Generator[tuple[int, Mined], None, None]:
        started = not ray.is_initialized()
        if started:
            _join(ray, address, jobs)
        try:
            yield from _on_ray(ray, work, seed, chunks)
        finally:
            if started:
                ray.shutdown()

    return crew


def _join(ray: Any, address: str, jobs: int | None) -> None:
    try:
        if address == "local":
            ray.init(num_cpus=jobs or 2, include_dashboard=False, configure_logging=True, log_to_driver=False)
        else:
            import trainer

            ray.init(address=address, runtime_env={"py_modules": [trainer]}, log_to_driver=False)
    except (ConnectionError, ValueError) as failure:
        reason = str(failure).splitlines()[0] if str(failure) else "no answer"
        raise CrewError(f"--ray {address}: {reason}; expected the address of a Ray cluster, or local") from None


def _on_ray(ray: Any, work: Work, seed: int, chunks: Sequence[int]) -> Iterator[tuple[int, Mined]]:
    def done(seed: int, chunk: int) -> Mined:
        return work(seed, chunk)  # Ray takes functions only

    remote = ray.remote(max_retries=0)(done)
    running = {remote.remote(seed, chunk): chunk for chunk in chunks}
    deaths = Counter[int]()
    while running:
        (first, *_), _ = ray.wait(list(running), num_returns=1)
        chunk = running.pop(first)
        try:
            yield chunk, ray.get(first)
        except ray.exceptions.WorkerCrashedError:
            _count_death(deaths, [chunk])
            running[remote.remote(seed, chunk)] = chunk
