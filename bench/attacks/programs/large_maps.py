"""Three guests bring maps with long comments and readers that do not read.

They set up public tables with maps of 190 kB as quickly as they may, read the public list again and
again, and play a match that 40 connections watch without reading anything of it.
"""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.exceptions import ConnectionClosed

from bench.attacks.attack import Attack, Attacker
from bench.attacks.programs.slow_work import slow_to_draw
from bench.idle_tables import resident
from oenach.server.client import Client, Place, Refusal

GUESTS = 3
TABLES = 40
READERS = 40
OF_ONE = 20
"""Connections of one person; more would be refused."""

MEGA = 1_000_000
LARGEST_LIST = 100_000
LARGEST_FRAME = 50_000
"""Bytes that a page of the list, a welcome or an update has at most: no map is in it."""


async def prepare(attacker: Attacker) -> None:
    """A map, and the table that is watched."""
    game, options = slow_to_draw()
    guest = await attacker.guest().__aenter__()
    both = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
    table = await guest.set_up(game, both, options=options(1), start=True)
    attacker.kept.update(game=game, map=options(1), guest=guest, table=table["id"])


async def act(attacker: Attacker) -> None:
    """The lists, the readers and the match at the same time."""
    before = resident(attacker.pid)
    mover = await attacker.kept["guest"].come_to(attacker.kept["table"])
    readers = await silent_readers(attacker)
    listing = asyncio.create_task(fill_the_list(attacker))
    largest = await play(attacker, mover)
    await listing
    grown = resident(attacker.pid) - before
    for place in readers:
        place.socket.transport.abort()
    welcome = len(mover.frames[0])
    attacker.told.update(
        readers=len(readers),
        welcome_bytes=welcome,
        largest_update_bytes=largest,
        server_grew_by_megabytes=round(grown / MEGA, 1),
    )
    if max(welcome, largest) > LARGEST_FRAME or attacker.told["list_bytes"] > LARGEST_LIST:
        attacker.broken.append("maps travel in frames or lists")


async def silent_readers(attacker: Attacker) -> list[Place]:
    """Connections to the table from which nobody reads."""
    places: list[Place] = []
    for _ in range(0, READERS, OF_ONE):
        watcher = await attacker.guest().__aenter__()
        for _ in range(OF_ONE):
            try:
                place = await watcher.come_to(attacker.kept["table"], max_queue=1)
            except (ConnectionClosed, OSError):
                attacker.answered["no place"] += 1
                continue
            place.socket.transport.pause_reading()
            places.append(place)
    return places


async def fill_the_list(attacker: Attacker) -> None:
    """Each guest sets up as many tables as one may, and reads the list after each."""
    attacker.told["list_bytes"] = 0
    seats = [{"kind": "person"}, {"kind": "open"}]
    body: dict[str, Any] = {"game": attacker.kept["game"], "seats": seats}
    body |= {"options": attacker.kept["map"], "public": True}

    async def fill(guest: Client) -> None:
        made = 0
        while attacker.going_on:
            if made < TABLES:
                answer = await attacker.post(guest, "/api/tables", body)
                made += answer is not None and answer.is_success
            listed = await attacker.ask(guest, "/api/tables?state=open")
            size = 0 if listed is None else len(listed.content)
            attacker.told["list_bytes"] = max(attacker.told["list_bytes"], size)
            await asyncio.sleep(0.1)

    guests = [await attacker.guest().__aenter__() for _ in range(GUESTS)]
    await asyncio.gather(*[fill(guest) for guest in guests])


async def play(attacker: Attacker, mover: Place) -> int:
    """Moves, each taken back where that goes; the bytes of the largest frame."""
    largest = 0
    while attacker.going_on and not mover.over:
        taking_back = mover.position.get("undo")
        try:
            if taking_back:
                answer = await mover.ask("undo", answers=mover.position["seq"])
            elif mover.my_turn and mover.position.get("offers"):
                answer = await mover.play(mover.position["offers"][0]["text"])
            else:
                answer = await mover.next("update", "curtain", seconds=5.0)
        except (ConnectionClosed, Refusal, TimeoutError):
            break
        attacker.answered[answer["type"]] += 1
        if taking_back and answer["type"] == "refused":
            break
        largest = max(largest, len(mover.frames[-1]))
        await asyncio.sleep(0.05)
    await asyncio.sleep(attacker.left)
    return largest


ATTACK = Attack(
    what="3 guests fill the list with maps of 190 kB, 40 connections read nothing",
    prepare=prepare,
    act=act,
)
