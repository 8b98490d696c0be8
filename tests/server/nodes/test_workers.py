"""`oenach worker`: nodes that play for bots, which come and go while games go on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from oenach.server.client import Client, Message
from oenach.server.nodes.workers import Workers
from oenach.server.store.database import open_database
from oenach.server.store.leases.lease import NO_LEASE
from oenach.server.store.leases.sharing import NodeRow, Sharing
from server.company import BOT, PERSON, my_turn
from server.guarding import noted
from server.nodes.neighbours import shared_store
from server.serving import FREELY, KEY, Process
from toys.installing import ON_PATH
from waiting import PATIENCE, until_async

__all__ = ["shared_store"]

LEASE = 2


class Worker:
    """`oenach worker` as a process of its own."""

    def __init__(self, folder: Path, store: str) -> None:
        folder.mkdir(exist_ok=True)
        self._errors = folder / "worker.txt"
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, [ON_PATH, os.environ.get("PYTHONPATH")])),
            "OENACH_DATA": str(folder),
            "OENACH_LEASE_SECONDS": str(LEASE),
        }
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "oenach.cli", "worker", "--bots", "1", "--database", store],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.pid = self._process.pid

    async def ready(self) -> str:
        """What it says when it plays."""
        assert self._process.stdout is not None
        return await asyncio.to_thread(self._process.stdout.readline)

    @property
    def errors(self) -> str:
        """What it logged."""
        return self._errors.read_text()

    async def end(self, how: signal.Signals) -> int:
        """End it; its exit code."""
        self._process.send_signal(how)
        code = await asyncio.to_thread(self._process.wait, PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    @property
    def ended(self) -> bool:
        """Whether it has."""
        return self._process.poll() is not None


class Scene:
    """A server that leaves bots to workers, and those."""

    def __init__(self, store: str, folder: Path, server: Process, host: Client) -> None:
        self.store = store
        self.server = server
        self.host = host
        self._folder = folder
        self.workers: list[Worker] = []

    async def worker(self) -> Worker:
        """One more, which plays."""
        new = Worker(self._folder / f"worker-{len(self.workers)}", self.store)
        self.workers.append(new)
        assert "thinks at a time" in await new.ready(), new.errors
        return new

    async def bots_alone(self) -> str:
        """A table at which bots play against each other, rather slowly."""
        seats: list[Message] = [BOT, BOT]
        table = await self.host.set_up(
            "pebbles", seats, start=True, options={"rounds": 9}, pace=0.3
        )
        return str(table["id"])

    async def length(self, table: str) -> int:
        """How far a match has got."""
        place = await self.host.come_to(table)
        seq = int(place.position["seq"])
        await place.leave()
        return seq

    async def goes_on(self, table: str) -> None:
        """Wait until something happens at a table."""
        before = await self.length(table)

        async def further() -> bool:
            return await self.length(table) > before

        await until_async(further, "the match goes on")

    async def to_the_end(self, table: str) -> None:
        """Wait until a match is over, and look whether all of it holds."""

        async def over() -> bool:
            return bool((await self.host.get(f"/api/tables/{table}"))["state"] == "over")

        await until_async(over, "the match is over")
        checked = await self.host.get(f"/api/tables/{table}/verification")
        assert checked["ok"], checked


@asynccontextmanager
async def scene_of(store: str, folder: Path) -> AsyncIterator[Scene]:
    """A server that leaves bots to workers, of which there are none yet."""
    settings: dict[str, Any] = {
        "database": store,
        "secret": KEY,
        "bot_processes": -1,
        "lease_seconds": LEASE,
        "log_level": "info",
        **FREELY,
    }
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(Process(folder, **settings))
        host = await stack.enter_async_context(Client(server.url))
        scene = Scene(store, folder, server, host)
        try:
            yield scene
        finally:
            for one in scene.workers:
                if not one.ended:
                    await one.end(signal.SIGKILL)


def nodes_of(store: str) -> list[NodeRow]:
    """Who is there."""
    engine = open_database(store)
    try:
        return Sharing(engine, NO_LEASE).nodes()
    finally:
        engine.dispose()


def test_workers_play_for_bots_and_take_over_from_each_other(
    shared_store: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with scene_of(shared_store, tmp_path) as scene:
            first = await scene.worker()
            assert sorted((one.kind, one.bots) for one in nodes_of(shared_store)) == [
                ("server", 0),
                ("worker", 1),
            ]
            table = await scene.bots_alone()
            await scene.goes_on(table)
            second = await scene.worker()
            await first.end(signal.SIGKILL)
            await scene.goes_on(table)
            assert await second.end(signal.SIGTERM) == 0
            assert '"event": "closed"' in second.errors
            await scene.worker()
            await scene.to_the_end(table)

    asyncio.run(run())


def test_without_a_worker_the_server_plays_after_a_while(shared_store: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with scene_of(shared_store, tmp_path) as scene:
            table = await scene.bots_alone()
            await scene.goes_on(table)
            ready = await scene.host.get("/readyz")
            assert (ready["status"], ready["workers"]) == ("ready", "missing")
            assert figure(await metrics(scene), "oenach_bots_without_workers") == 1
            assert "no worker: bots wait" in scene.server.errors
            assert "no worker: bots play in the process for hints" in scene.server.errors
            await scene.worker()

            async def left_again() -> bool:
                return figure(await metrics(scene), "oenach_bots_without_workers") == 0

            await until_async(left_again, "the server leaves bots to the worker")
            assert figure(await metrics(scene), "oenach_workers") == 1
            await scene.to_the_end(table)

    asyncio.run(run())


async def metrics(scene: Scene) -> str:
    """What Prometheus reads."""
    return (await scene.host.http.get("/metrics")).text


def figure(text: str, name: str) -> float:
    """One of the figures."""
    found = re.search(rf"^{name} ([\d.]+)$", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_people_play_with_the_bots_of_a_worker(shared_store: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with scene_of(shared_store, tmp_path) as scene:
            await scene.worker()
            table = await scene.host.set_up("pebbles", [PERSON, BOT], start=True)
            place = await scene.host.come_to(str(table["id"]))
            while not place.over:
                await my_turn(place)
                if not place.over:
                    await place.play(place.position["offers"][0]["text"])

    asyncio.run(run())


def test_a_worker_has_nothing_to_do_with_an_sqlite_file(tmp_path: Path) -> None:
    async def run() -> None:
        worker = Worker(tmp_path, f"sqlite:///{tmp_path / 'oenach.db'}")
        assert await worker.ready() == ""
        await until_async(lambda: worker.ended, "its end")
        assert "an SQLite file is for one process" in worker.errors.replace("An", "an")
        assert await worker.end(signal.SIGTERM) == 2

    asyncio.run(run())


class Count:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def watched() -> tuple[Workers, Count]:
    """Workers as a server sees them, which waits ten seconds for the next."""
    clock = Count()
    unasked: Callable[[], Sharing] = object  # type: ignore[assignment]
    return Workers(unasked(), 10.0, clock), clock


def test_a_worker_that_is_started_anew_is_waited_for(watched: tuple[Workers, Count]) -> None:
    workers, clock = watched
    with noted() as log:
        workers.found(1)
        workers.found(0)
        clock.now += 9_999
        workers.found(0)
        assert not workers.missing
        workers.found(2)
        assert (workers.count, workers.missing) == (2, False)
    assert log.text.count("no worker: bots wait") == 1
    assert "bots play in the process" not in log.text


def test_workers_that_do_not_come_are_waited_for_only_so_long(
    watched: tuple[Workers, Count],
) -> None:
    workers, clock = watched
    with noted() as log:
        workers.found(0)
        for _ in range(3):
            clock.now += 10_000
            workers.found(0)
            assert workers.missing
        workers.found(1)
        assert not workers.missing
    assert log.text.count("bots play in the process") == 1
    assert log.text.count("workers are there again") == 1
