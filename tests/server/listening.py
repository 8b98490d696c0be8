"""Somebody at a table without a server around it, and what another process finds on disk."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sqlalchemy import select

from oenach.server.store import schema
from oenach.server.table.table import Table
from oenach.server.wire.visitor import Visitor
from stores import another_process, opened_registry, started_table


def stored_seqs(url: str, match: int = 1) -> list[int]:
    """What another process finds on disk."""
    query = select(schema.events.c.seq).where(schema.events.c.match == match)
    with another_process(url) as connection:
        return sorted(connection.execute(query).scalars())


class Listener:
    """Somebody at a table, with all that they were told, in order."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.visitor = Visitor(f"person-{seat}", f"Medb {seat}", -1)
        self.frames: list[dict[str, Any]] = []

    async def __aenter__(self) -> Listener:
        await self.table.enter(self.visitor)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.table.audience.remove(self.visitor)

    def told(self) -> list[dict[str, Any]]:
        """What was said since the last time."""
        outbox = self.visitor._outbox
        frames = [json.loads(frame) for frame in outbox]
        outbox.clear()
        self.frames += frames
        return frames

    def seqs(self) -> list[int]:
        """The numbers of all events that came, in order."""
        self.told()
        positions = [frame["position"] for frame in self.frames if frame.get("position")]
        return [one["seq"] for position in positions for one in position["events"]]


def at_table(url: str, game: str, work: Any, seats: int = 2) -> None:
    """Do something at a table that was just begun."""

    async def run() -> None:
        async with opened_registry(url) as registry:
            await work(registry, await started_table(registry, game, seats))

    asyncio.run(run())
