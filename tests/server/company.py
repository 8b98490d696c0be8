"""People who sit down together: short ways to a table at which something can happen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from oenach.server.client import Client, Message, Place, Refusal
from oenach.server.clock import now_ms
from oenach.server.table.owners.due.timers import SLEEP
from oenach.server.table.registry.registry import TableRegistry
from per_game import about
from stores import GAME as GAME
from waiting import PATIENCE

PERSON: Message = {"kind": "person"}
OPEN: Message = {"kind": "open"}
BOT: Message = {"kind": "bot", "level": "novice"}
FIRST_A: Message = {"first_player": "A"}
BRISK: Message = {**FIRST_A, "brisk": True}
"""Options of the toy with which A begins, and a turn is one pebble."""


@asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Client]]:
    """So many people, each with a cookie of their own."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(url)) for _ in range(count)]


async def sit_down(
    clients: Sequence[Client], game: str = GAME, bots: int = 0, **terms: object
) -> str:
    """The first sets up a table, the others join, and the match begins; the table's id."""
    host, *others = clients
    terms = {"options": BRISK if game == GAME else about(game).a_begins, **terms}
    table = await host.set_up(game, [PERSON, *[OPEN] * len(others), *[BOT] * bots], **terms)
    for friend in others:
        await friend.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


async def gather_round(
    clients: Sequence[Client], game: str = GAME, bots: int = 0, **terms: object
) -> tuple[str, list[Place]]:
    """The same, with everybody connected."""
    table = await sit_down(clients, game, bots, **terms)
    return table, [await client.come_to(table) for client in clients]


async def until(place: Place, holds: Callable[[Message], bool]) -> Message:
    """The next message for which something holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await place.receive()
            if holds(message):
                return message


async def refused(request: object) -> Refusal:
    """The refusal that a request meets with."""
    with pytest.raises(Refusal) as caught:
        await request  # type: ignore[misc]
    return caught.value


async def token_for(client: Client, table: str, seat: str) -> str:
    """The token of a new link for a seat."""
    link = await client.post(f"/api/tables/{table}/seat-link", {"seat": seat})
    assert link["qr"].startswith("<svg")
    assert link["expires"]
    address, _, token = link["url"].partition("#")
    assert address == f"{client.url}/seat"
    return str(token)


async def my_tables(client: Client) -> list[Message]:
    """The first page of somebody's tables."""
    listed: list[Message] = (await client.get("/api/me/tables"))["tables"]
    return listed


async def reach(place: Place, seq: int) -> None:
    """Read on until an event has come."""
    while place.position.get("seq", -1) < seq:
        await place.next("update", "welcome", "acknowledged", "stale", "curtain")


async def my_turn(place: Place) -> None:
    """Read on until it is this place's turn, with a choice to make, or the match is over."""
    while not place.over and not (place.my_turn and place.position.get("offers")):
        await place.next("update", "curtain")


async def play_on(place: Place, rng: random.Random, moves: int = 10_000) -> None:
    """Make moves by chance until the match is over, or so many were made."""
    while not place.over and moves:
        await my_turn(place)
        if place.over:
            return
        text = rng.choice(place.position["offers"])["text"]
        answer = await place.play(text)
        # The table may have made the only move there was at the same moment.
        assert answer["type"] in ("acknowledged", "stale"), answer
        moves -= 1


async def play_out(places: Sequence[Place], seed: int = 1) -> None:
    """Everybody plays by chance until the match is over."""
    rng = random.Random(seed)
    await asyncio.gather(*[play_on(place, rng) for place in places])


async def let_come(registry: TableRegistry, table_id: str, kind: str) -> None:
    """What is due at a table at some later time is due now."""
    table = registry.tables[table_id]
    async with table.lock:
        assert table.match is not None
        assert kind in table.timers.due, f"{kind} is not due, but {table.timers.due}"
        table.timers.due[kind] = now_ms()
        table.timers.stop()
        table.timers.start(table.match)


async def wait_for(registry: TableRegistry, table_id: str, person: str, seconds: float) -> None:
    """Somebody has been away from a table for so long, however slow the machine was until now."""
    table = registry.tables[table_id]
    async with table.lock:
        table.absences.since[person] = now_ms() - round(1000 * seconds)
        table.absences.watch()


async def wind(registry: TableRegistry, table_id: str, seconds: float) -> None:
    """Let the clock that runs at a table be so many seconds further."""
    table = registry.tables[table_id]
    async with table.lock:
        assert table.match is not None and table.clocks.until is not None
        table.clocks.until -= round(1000 * seconds)
        table.timers.due["clock"] = table.clocks.until
        table.timers.start(table.match)


async def forsake(registry: TableRegistry, table_id: str) -> None:
    """Nobody has come to a table for as long as its bots play on without anybody."""
    timers = registry.tables[table_id].timers
    timers.alone_since -= 60_000 * registry.context.settings.bots_wait_after_minutes
    await let_come(registry, table_id, SLEEP)
