"""Nodes and workers over one store, each with lines of its own that can be broken."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

import httpx

import waiting
from histories import fencing
from histories.machines import Machine, Node, Worker
from own_postgres import OwnPostgres, own_postgres

TO_WORKERS: Final = {"bot_processes": -1}
"""Settings of a node that leaves bots to workers."""


class Cluster:
    """Nodes and workers over one database: a file, or a PostgreSQL server of its own. Where there
    are workers, nodes leave bots to them, but for the last node if that has `own_bots`."""

    def __init__(
        self,
        folder: Path,
        kind: str,
        nodes: int = 1,
        workers: int = 0,
        *,
        own_bots: bool = False,
        megabytes: int = 256,
    ) -> None:
        assert kind == "postgresql" or (nodes, workers) == (1, 0), "a file is one process's"
        self.folder = folder
        self.kind = kind
        self.postgres: OwnPostgres | None = None
        self.nodes: list[Node] = []
        self.workers: list[Worker] = []
        self.database = ""
        self._counts = (nodes, workers)
        self._own_bots = own_bots
        self._megabytes = megabytes
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Cluster:
        try:
            await self._open()
        except BaseException:
            await self._stack.aclose()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stack.aclose()

    async def _open(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.kind == "postgresql":
            self.postgres = self._stack.enter_context(own_postgres(self._megabytes))
            self.database = self.postgres.url
        else:
            self.database = f"sqlite:///{self.folder / 'oenach.db'}"
        nodes, workers = self._counts
        for number in range(nodes):
            leaves = workers and not (self._own_bots and number == nodes - 1)
            await self._open_node(number, TO_WORKERS if leaves else {})
        for number in range(workers):
            name = f"worker-{number}"
            worker = Worker(self.folder / name, name, self.database)
            self._stack.push_async_callback(worker.close)
            await worker.open()
            self.workers.append(worker)

    async def _open_node(self, number: int, settings: dict[str, int]) -> None:
        name = f"node-{number}"
        node = Node(self.folder / name, name, self.database, **settings)
        self._stack.push_async_callback(node.close)
        await node.open()
        self.nodes.append(node)
        if self.postgres is not None and number == 0:
            # It has laid out the store.
            fencing.install(self.database)

    @property
    def machines(self) -> list[Machine]:
        """All that have the store: nodes, then workers."""
        return [*self.nodes, *self.workers]

    @property
    def addresses(self) -> list[str]:
        """Where people find the nodes."""
        return [node.address for node in self.nodes]

    @property
    def wal(self) -> Path:
        """What SQLite wrote last."""
        return self.folder / "oenach.db-wal"

    async def answers(self) -> None:
        """Wait until every node can write."""
        for node in self.nodes:
            await waiting.until_async(partial(_ready, node), "a node that can write")

    def errors(self) -> str:
        """What all of them wrote to their logs."""
        return "\n".join(one.errors for one in self.machines)


async def _ready(node: Node) -> bool:
    await node.keep_up()
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=10) as client:
            return (await client.get(f"{node.url}/readyz")).is_success
    except (OSError, httpx.HTTPError):
        return False
