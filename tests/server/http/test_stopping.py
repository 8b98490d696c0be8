"""A server that ends, one way or the other, and comes back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client, Refusal
from server.company import GAME
from server.serving import running


def test_a_server_that_stops_asks_its_clients_to_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as later:
            async with running(tmp_path) as server:
                host = await later.enter_async_context(Client(server.url))
                table = await host.set_up(GAME, [{"kind": "person"}, {"kind": "open"}])
                place = await host.come_to(table["id"])
            with pytest.raises(ConnectionClosed) as ended:
                await place.receive()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1012

    asyncio.run(scene())


def test_the_same_folder_gives_the_same_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, Client(server.url) as host:
            table = await host.set_up(GAME, [{"kind": "person"}, {"kind": "open"}])
        async with running(tmp_path) as server, Client(server.url) as other:
            assert (await other.get(f"/api/tables/{table['id']}"))["state"] == "waiting"
            with pytest.raises(Refusal) as refused:
                await other.get("/api/tables/no-such-table-here")
            assert refused.value.status == 404

    asyncio.run(scene())
