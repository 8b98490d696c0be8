"""Long work is done in processes of its own, which nothing that happens in a job brings down."""

from __future__ import annotations

import asyncio
import gc
import gzip
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import waiting
from oenach.server.errors import Busy
from oenach.server.workers import pool as pools
from oenach.server.workers.pool import WorkFailed, WorkPool, WorkRefused

JOBS = "server.sample_jobs"


@asynccontextmanager
async def opened(processes: int = 1, patience: float = waiting.PATIENCE) -> AsyncIterator[WorkPool]:
    pool = WorkPool(processes, patience)
    try:
        yield pool
    finally:
        await pool.close()


def with_pool(scene: Callable[[WorkPool], Awaitable[None]]) -> Callable[[], None]:
    async def happening() -> None:
        async with opened() as pool:
            await scene(pool)

    def test() -> None:
        asyncio.run(happening())

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


async def asked_pid(pool: WorkPool, who: str = "ada", key: str = "pid") -> int:
    made = await pool.make(who, key, f"{JOBS}:pid", name=key)
    return int(gzip.decompress(made).split()[0])


@with_pool
async def test_a_job_is_done_in_another_process_and_kept(pool: WorkPool) -> None:
    done_in = await asked_pid(pool)
    assert done_in != os.getpid() and done_in in pool.pids
    assert await asked_pid(pool) == done_in
    figures = pool.figures()
    assert (figures.made, figures.kept, figures.waiting, figures.busy) == (1, 1, 0, 0)


@with_pool
async def test_what_many_ask_for_at_once_is_made_once(pool: WorkPool) -> None:
    people = [f"person-{number}" for number in range(30)]
    found = await asyncio.gather(*[asked_pid(pool, who) for who in people])
    assert len(set(found)) == 1 and pool.figures().made == 1


@with_pool
async def test_what_a_job_refuses_is_refused_and_its_fault_is_one_of_the_server(
    pool: WorkPool,
) -> None:
    with pytest.raises(WorkRefused) as refused:
        await pool.make("ada", "refuse", f"{JOBS}:refuse")
    assert (refused.value.status, refused.value.code) == (409, "conflict")
    assert refused.value.key == "server-not-over"
    with pytest.raises(WorkFailed, match="a fault of the job"):
        await pool.make("ada", "fail", f"{JOBS}:fail")
    # Neither is kept, and neither hurts what comes after it.
    with pytest.raises(WorkRefused):
        await pool.make("ada", "refuse", f"{JOBS}:refuse")
    assert await asked_pid(pool) in pool.pids


@with_pool
async def test_a_process_that_dies_costs_one_job(pool: WorkPool) -> None:
    before = await asked_pid(pool, key="before")
    with pytest.raises(Busy) as lost:
        await pool.make("ada", "die", f"{JOBS}:die")
    assert (lost.value.status, lost.value.key) == (503, "server-work-lost")
    assert await asked_pid(pool, key="after") != before
    assert pool.figures().lost == 1


@with_pool
async def test_a_job_that_wants_too_much_memory_fails_alone(pool: WorkPool) -> None:
    with pytest.raises(WorkFailed, match="MemoryError"):
        await pool.make("ada", "grow", f"{JOBS}:grow")
    assert await asked_pid(pool) in pool.pids


def test_a_job_that_never_ends_is_ended() -> None:
    async def scene() -> None:
        async with opened(patience=0.05) as pool:
            with pytest.raises(Busy):
                await pool.make(
                    "ada", "for ever", f"{JOBS}:note", file="-", name="-", until="/no/such/file"
                )
            assert pool.figures().lost == 1

    asyncio.run(scene())


def test_people_take_turns_and_whoever_asks_for_too_much_is_refused_at_once(
    tmp_path: Path,
) -> None:
    """While one job is held up, one person asks for 80 others, and three for one each."""

    async def scene() -> None:
        done, let_go = tmp_path / "done", tmp_path / "go"
        async with opened() as pool:

            def ask(who: str, name: str, until: str | None = None) -> asyncio.Task[bytes]:
                made = pool.make(who, name, f"{JOBS}:note", file=str(done), name=name, until=until)
                return asyncio.create_task(made)

            first = ask("greedy", "held", str(let_go))
            await waiting.until_async(lambda: pool.figures().busy, "the first job to begin")
            greedy = [ask("greedy", f"greedy-{number}") for number in range(80)]
            others = [ask(who, who) for who in ("ada", "bea", "eve")]
            over = 80 - pools.MOST_OF_ONE
            await waiting.until_async(
                lambda: sum(task.done() for task in greedy) == over, "those who are refused"
            )
            refused = [task.exception() for task in greedy if task.done()]
            assert all(isinstance(error, Busy) and error.retry_after > 0 for error in refused)
            assert pool.figures().waiting == pools.MOST_OF_ONE + 3
            let_go.touch()
            await asyncio.gather(first, *others)
            await asyncio.gather(*greedy, return_exceptions=True)
            names = done.read_text().splitlines()
            # At most one more of the greedy one's came before those of the others.
            assert {*names[:5]} >= {"held", "ada", "bea", "eve"}, names
            assert len(names) == 4 + pools.MOST_OF_ONE

    asyncio.run(scene())


def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Even while a job goes on in them."""
    done = tmp_path / "pid"
    program = f"""
import asyncio
from oenach.server.workers.pool import WorkPool
async def go():
    pool = WorkPool(1)
    held = asyncio.create_task(pool.make("ada", "held", "server.sample_jobs:note",
        file="-", name="-", until="/no/such/file"))
    while not (pool.figures().busy and pool.pids):
        await asyncio.sleep(0.01)
    open({str(done)!r}, "w").write(str(pool.pids[0]))
    await held
asyncio.run(go())
"""
    paths = os.pathsep.join(filter(None, sys.path))
    parent = subprocess.Popen(
        [sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": paths}
    )
    try:
        waiting.until(lambda: done.exists() and done.read_text(), "the process to work")
        worker = int(done.read_text())
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    waiting.until(lambda: not is_there(worker), "the end of the process")


def is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@with_pool
async def test_what_is_lost_after_whoever_asked_has_gone_is_no_fault(pool: WorkPool) -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    jobs = {name: {"file": os.devnull, "name": name, "until": "/never"} for name in ("a", "b")}
    asked = [
        asyncio.create_task(pool.make("ada", name, f"{JOBS}:note", **given))
        for name, given in jobs.items()
    ]
    await waiting.until_async(lambda: pool.figures().busy and pool.figures().waiting, "both")
    for task in asked:
        task.cancel()
    await asyncio.wait(asked)
    await pool.close()
    # The futures of both are looked at for the last time when they go.
    await asyncio.sleep(0)
    del asked, task
    gc.collect()
    assert faults == []
