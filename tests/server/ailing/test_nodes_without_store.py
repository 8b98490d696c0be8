"""Nodes whose database is away for longer than they are waited for, and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from own_postgres import own_postgres
from server.company import BRISK, my_turn, people, sit_down
from server.serving import FREELY, KEY, Process
from waiting import DATABASE_SECONDS, PATIENCE, until_async


def test_nodes_go_on_by_themselves_when_the_database_is_back(tmp_path: Path) -> None:
    async def is_ready(node: Process) -> bool:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            return (await client.get(f"{node.url}/readyz")).status_code == 200

    async def is_not_ready(node: Process) -> bool:
        return not await is_ready(node)

    async def scene() -> None:
        with own_postgres() as postgres:
            settings: dict[str, Any] = {
                "database": postgres.url,
                "secret": KEY,
                "lease_seconds": 1,
                "database_seconds": DATABASE_SECONDS,
                "log_level": "info",
                **FREELY,
            }
            folders = [tmp_path / name for name in ("one", "two")]
            for folder in folders:
                folder.mkdir()
            one, two = (Process(folder, **settings) for folder in folders)
            async with one, two, people(one.url, 2) as clients:
                table = await sit_down(clients, options={**BRISK, "rounds": 9})
                postgres.kill()
                for node in (one, two):
                    await until_async(lambda node=node: is_not_ready(node), "it is known")  # type: ignore[misc]
                    # A lease is renewed three times in its second.
                    await until_async(
                        lambda node=node: node.errors.count("lease not renewed") > 6,  # type: ignore[misc]
                        "a time in which no lease holds",
                    )
                postgres.start()
                for node in (one, two):
                    await until_async(lambda node=node: is_ready(node), "it is ready again")  # type: ignore[misc]
                place = await clients[0].come_to(table)
                await my_turn(place)
                done = await place.play(place.position["offers"][0]["text"])
                assert done["type"] == "acknowledged"
                for node in (one, two):
                    assert "Traceback" not in node.errors

    asyncio.run(scene())
