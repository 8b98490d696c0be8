"""One address has as many connections as it may, each of which says as much as one may say."""

from __future__ import annotations

import asyncio
import json

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.attacks.attack import ADDRESS, Attack, Attacker, Neighbour
from bench.per_game import served_game

GUESTS = 60
SOCKETS = 10
"""Of each guest."""

PAUSE = 1 / 18
"""Seconds between two messages of one connection: somewhat fewer of them than one may send."""


async def prepare(attacker: Attacker) -> None:
    """Some guests, and a table to which they all come."""
    guests = [await attacker.guest().__aenter__() for _ in range(GUESTS)]
    seats = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
    table = await guests[0].set_up(served_game(), seats, start=True)
    attacker.kept.update(guests=guests, table=str(table["id"]))


async def act(attacker: Attacker) -> None:
    """All at once."""
    guests = attacker.kept["guests"]
    await asyncio.gather(*[ask(attacker, one) for one in guests for _ in range(SOCKETS)])


async def ask(attacker: Attacker, guest: Neighbour) -> None:
    """Ask whether the server is there, again and again."""
    url = attacker.url.replace("http", "ws", 1) + f"/api/tables/{attacker.kept['table']}/socket"
    while attacker.going_on:
        try:
            socket = await connect(
                url,
                additional_headers=guest.cookies(),
                local_addr=(ADDRESS, 0),
                compression=None,
                open_timeout=20,
                ping_interval=None,
                close_timeout=1,
            )
        except (WebSocketException, OSError, TimeoutError):
            attacker.answered["no place"] += 1
            await asyncio.sleep(0.5)
            continue
        reading = asyncio.create_task(read(attacker, socket))
        try:
            while attacker.going_on:
                await socket.send('{"type":"ping","id":"once-more"}')
                attacker.told["messages"] = attacker.told.get("messages", 0) + 1
                await asyncio.sleep(PAUSE)
        except ConnectionClosed as closed:
            attacker.answered[f"closed {closed.rcvd.code if closed.rcvd else ''}".strip()] += 1
        reading.cancel()
        await socket.close()


async def read(attacker: Attacker, socket: ClientConnection) -> None:
    """Count what comes."""
    try:
        async for frame in socket:
            attacker.answered[str(json.loads(frame)["type"])] += 1
    except ConnectionClosed:
        return


ATTACK = Attack(
    what=f"{GUESTS * SOCKETS} connections of one address with 18 messages a second each",
    prepare=prepare,
    act=act,
)
