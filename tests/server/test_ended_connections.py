"""A connection that has ended leaves nothing behind that waits for Python's search for circular
garbage: a server makes it seldom, and connections are lost and made anew all evening.

Whatever goes round in a circle in what a connection leaves, these tests find: the search is off
while they look.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from oenach.server.client import Client
from oenach.server.http.table.socket import PlainSocket
from oenach.server.listening.protocols import BoundedHttp, BoundedSocket
from oenach.server.wire.visitor import Visitor
from server.company import OPEN, PERSON
from server.serving import FREELY, Running, running
from waiting import until_async

# On Windows there is none, and the loop that is there keeps other circles.
uvloop = pytest.importorskip("uvloop")

OF_A_CONNECTION = (
    BoundedHttp,
    BoundedSocket,
    PlainSocket,
    RequestResponseCycle,
    ServerProtocol,
    Visitor,
)
SEVERAL = 5

Ending = Callable[[Running, Client, str], Awaitable[None]]


@pytest.fixture
def no_search() -> Iterator[None]:
    """Nothing is freed but what nobody knows any more."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> dict[str, int]:
    """How many there are of each thing that a connection consists of."""
    kinds = [type(one) for one in gc.get_objects()]
    return {kind.__name__: kinds.count(kind) for kind in OF_A_CONNECTION}


async def closed(server: Running, client: Client, table: str) -> None:
    """The client says goodbye."""
    place = await client.come_to(table)
    await place.leave()


async def cut(server: Running, client: Client, table: str) -> None:
    """The line is gone."""
    place = await client.come_to(table)
    place.socket.transport.abort()
    await place.socket.wait_closed()


async def cut_behind_a_frame(server: Running, client: Client, table: str) -> None:
    """The line is gone in the middle of a frame."""
    place = await client.come_to(table)
    place.socket.transport.write(b"\x81\xff\x00\x00")
    place.socket.transport.abort()
    await place.socket.wait_closed()


async def sent_away(server: Running, client: Client, table: str) -> None:
    """The server closes it, for what came is no message."""
    place = await client.come_to(table)
    await place.socket.send("{")
    await place.socket.wait_closed()


async def against_the_protocol(server: Running, client: Client, table: str) -> None:
    """What comes is no frame."""
    place = await client.come_to(table)
    place.socket.transport.write(b"\xff\xff\xff\xff\xff\xff\xff\xff")
    await place.socket.wait_closed()


async def of_no_table(server: Running, client: Client, table: str) -> None:
    """There is no such table."""
    url = server.url.replace("http", "ws", 1)
    async with connect(f"{url}/api/tables/none/socket", additional_headers=client.cookies()) as one:
        await one.wait_closed()


async def asked_for_by_post(server: Running, client: Client, table: str) -> None:
    """A WebSocket cannot be had in that way."""
    await _said(
        server,
        b"POST /api/tables/%s/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
        b"connection: upgrade\r\ncontent-length: 0\r\n\r\n" % table.encode(),
    )


async def of_a_request(server: Running, client: Client, table: str) -> None:
    """Something is asked and answered."""
    await _said(server, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")


async def of_no_request(server: Running, client: Client, table: str) -> None:
    """What comes is no HTTP."""
    await _said(server, b"\x16\x03\x01\r\n\r\n")


async def _said(server: Running, request: bytes) -> None:
    address = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(request)
    await reader.read()
    writer.close()
    await writer.wait_closed()


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[tuple[Running, Client, str]]:
    """Somebody, and a table that nobody else comes to."""
    async with running(folder, **FREELY) as server, Client(server.url) as client:
        yield server, client, (await client.set_up("pebbles", [PERSON, OPEN]))["id"]


@pytest.mark.usefixtures("no_search")
@pytest.mark.parametrize(
    "ending",
    [
        closed,
        cut,
        cut_behind_a_frame,
        sent_away,
        against_the_protocol,
        of_no_table,
        asked_for_by_post,
        of_a_request,
        of_no_request,
    ],
)
def test_a_connection_that_has_ended_is_freed_at_once(ending: Ending, tmp_path: Path) -> None:
    async def go() -> None:
        async with a_table(tmp_path) as (server, client, table):
            before = kept()
            for _ in range(SEVERAL):
                await ending(server, client, table)
            await until_async(lambda: kept() == before, "nothing is left of connections")

    uvloop.run(go())
