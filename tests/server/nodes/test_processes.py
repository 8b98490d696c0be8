"""`oenach serve --processes`: several processes at one port, and the one that looks after them."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import waiting
from own_postgres import runs
from server.company import OPEN, PERSON, people, play_out, reach
from server.nodes.neighbours import shared_store
from server.serving import KEY, Process

__all__ = ["shared_store"]

Scene = Callable[[Process], Awaitable[None]]


def with_processes(scene: Scene) -> Callable[[str, Path], None]:
    """Makes a test of what happens at a server of two processes."""

    async def happening(store: str, folder: Path) -> None:
        (folder / "server.toml").touch()
        async with Process(
            folder,
            "--processes",
            "2",
            database=store,
            secret=KEY,
            log_level="info",
            lease_seconds=2,
            settings=folder / "server.toml",
        ) as server:
            await waiting.until_async(lambda: len(children(server)) == 2, "two processes")
            await scene(server)

    def test(shared_store: str, tmp_path: Path) -> None:
        asyncio.run(happening(shared_store, tmp_path))

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


def children(server: Process) -> list[int]:
    """The processes that serve."""
    listed = Path(f"/proc/{server.pid}/task").glob("*/children")
    return sorted(int(pid) for file in listed for pid in file.read_text().split())


async def both_serve(server: Process) -> None:
    """Wait until both processes have answered somebody."""
    seen: set[int] = set()

    async def seen_both() -> bool:
        # A connection for each request, which whoever is first takes.
        answers = await asyncio.gather(*[asked(server.url) for _ in range(8)])
        seen.update(answers)
        return len(seen) >= 2

    await waiting.until_async(seen_both, "an answer of each process")


async def asked(url: str) -> int:
    """The number of the node that answers whoever connects anew."""
    async with httpx.AsyncClient(timeout=waiting.PATIENCE) as client:
        answer = await client.get(f"{url}/api/health", headers={"connection": "close"})
        return int(answer.json()["node"])


@with_processes
async def test_a_match_is_played_whoever_answers(server: Process) -> None:
    await both_serve(server)
    async with people(server.url, 2) as clients:
        table = (await clients[0].set_up("pebbles", [PERSON, OPEN]))["id"]
        await clients[1].post(f"/api/tables/{table}/join", {})
        await clients[0].post(f"/api/tables/{table}/start", {})
        places = [await client.come_to(table) for client in clients]
        await play_out(places)
        seq = max(place.position["seq"] for place in places)
        for place in places:
            await reach(place, seq)
            assert place.over


@with_processes
async def test_a_process_that_dies_is_started_again(server: Process) -> None:
    before = children(server)
    os.kill(before[0], signal.SIGKILL)
    await waiting.until_async(
        lambda: before[0] not in children(server) and len(children(server)) == 2, "another process"
    )
    assert before[1] in children(server), "the other one had nothing to do with it"
    await both_serve(server)
    assert '"event": "process ended"' in server.errors and '"code": -9' in server.errors


@with_processes
async def test_where_none_can_be_started_those_that_are_there_go_on(server: Process) -> None:
    """For want of memory, of processes, or, as here, of descriptors."""
    before = children(server)
    _, most = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (3, most))
    os.kill(server.pid, signal.SIGHUP)
    await waiting.until_async(lambda: '"event": "not restarted"' in server.errors, "the log")
    assert children(server) == before
    os.kill(before[0], signal.SIGKILL)
    await waiting.until_async(lambda: '"event": "process not started"' in server.errors, "the log")
    assert children(server) == before[1:]
    assert await asked(server.url)
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (most, most))
    await waiting.until_async(lambda: len(children(server)) == 2, "another process")
    await both_serve(server)
    os.kill(server.pid, signal.SIGHUP)
    await waiting.until_async(lambda: '"event": "restarted"' in server.errors, "the log")


@with_processes
async def test_a_stop_ends_all_of_them(server: Process) -> None:
    before = children(server)
    assert await server.stop() == 0
    assert not any(map(runs, before))
    await server.start()
    await both_serve(server)


@with_processes
async def test_they_end_with_a_supervisor_that_is_killed(server: Process) -> None:
    before = children(server)
    await server.kill()
    await waiting.until_async(lambda: not any(map(runs, before)), "the end of the processes")
    await server.start()
    await both_serve(server)


@with_processes
async def test_a_restart_refuses_nobody(server: Process) -> None:
    """Whoever is connected is asked to come back; whoever comes meanwhile is answered, over a new
    connection or one that was kept."""
    before = children(server)
    asking, answers = True, 0

    async def go_on_asking() -> None:
        nonlocal answers
        while asking:
            await asked(server.url)
            answers += 1

    async def go_on_asking_over_one_connection() -> None:
        nonlocal answers
        only = httpx.Limits(max_connections=1)
        async with httpx.AsyncClient(timeout=waiting.PATIENCE, limits=only) as client:
            while asking:
                answer = await client.get(f"{server.url}/healthz")
                assert answer.status_code == 200
                answers += 1

    def replaced() -> bool:
        now = children(server)
        return len(now) == 2 and not {*now} & {*before}

    async with people(server.url, 1) as (host,):
        table = (await host.set_up("pebbles", [PERSON, OPEN]))["id"]
        place = await host.come_to(table)
        ways = [go_on_asking] * 4 + [go_on_asking_over_one_connection] * 8
        visitors = [asyncio.create_task(way()) for way in ways]
        os.kill(server.pid, signal.SIGHUP)
        await waiting.until_async(replaced, "two other processes")
        asking = False
        await asyncio.gather(*visitors)
        assert answers > 0
        with pytest.raises(ConnectionClosed) as ended:
            while True:
                await place.receive()
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1012
        await host.come_to(table)
    await waiting.until_async(lambda: '"event": "restarted"' in server.errors, "the log says so")


@with_processes
async def test_a_restart_with_settings_that_are_wrong_changes_nothing(server: Process) -> None:
    before = children(server)
    (server.folder / "server.toml").write_text("put_away_days = 'none'\n")
    os.kill(server.pid, signal.SIGHUP)
    await waiting.until_async(lambda: '"event": "not restarted"' in server.errors, "the log")
    assert "put_away_days" in server.errors
    assert children(server) == before
    (server.folder / "server.toml").write_text("put_away_days = 7\n")
    os.kill(server.pid, signal.SIGHUP)
    await waiting.until_async(lambda: '"event": "restarted"' in server.errors, "the log")
    assert await server.stop() == 0


def test_a_restart_on_a_store_for_one_process_changes_nothing(
    shared_store: str, tmp_path: Path
) -> None:
    """Else one of them would have that store, and the others the one of before."""
    file = tmp_path / "server.toml"

    async def scene() -> None:
        file.write_text(f"database = '{shared_store}'")
        server = Process(tmp_path, "--processes", "2", secret=KEY, log_level="info", settings=file)
        async with server:
            await waiting.until_async(lambda: len(children(server)) == 2, "two processes")
            before = children(server)
            file.write_text(f"database = 'sqlite:///{tmp_path / 'oenach.db'}'\nprocesses = 1")
            os.kill(server.pid, signal.SIGHUP)
            await waiting.until_async(
                lambda: '"event": "not restarted"' in server.errors, "the log"
            )
            assert "SQLite file is for one process" in server.errors
            assert children(server) == before
            assert not (tmp_path / "oenach.db").exists()

    asyncio.run(scene())


@pytest.fixture
def heard_hangups() -> Iterator[None]:
    """A server that is started now hears SIGHUP, also where the tests were told not to (nohup)."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def test_one_process_alone_is_not_ended_by_a_wish_to_restart_it(
    tmp_path: Path, heard_hangups: None
) -> None:
    """A service manager that is told to reload the server would find it gone, and leave it so."""

    async def scene() -> None:
        async with Process(tmp_path, log_level="warning") as server:
            os.kill(server.pid, signal.SIGHUP)
            await waiting.until_async(lambda: "not restarted" in server.errors, "the log says so")
            assert await asked(server.url) == 0
            assert await server.stop() == 0

    asyncio.run(scene())


def test_an_sqlite_file_is_for_one_process(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Process(tmp_path, "--processes", "2")
        with pytest.raises(AssertionError, match="SQLite file is for one process"):
            await server.start()

    asyncio.run(scene())


def test_a_store_that_cannot_be_had_is_told_of_once(tmp_path: Path) -> None:
    async def scene() -> None:
        nowhere = "postgresql://nobody@127.0.0.1:1/none"
        server = Process(tmp_path, "--processes", "2", database=nowhere, database_seconds=2)
        with pytest.raises(AssertionError, match="cannot be used"):
            await server.start()
        assert server.errors.count("cannot be used") == 1
        assert "See that PostgreSQL runs there" in server.errors, "what to do"
        assert "restore" not in server.errors, "nothing is damaged"

    asyncio.run(scene())
