"""Many commands, and many requests, from one address: as many as one may send, and more."""

from __future__ import annotations

import asyncio
import itertools

from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.attacks.attack import Attack, Attacker, Neighbour
from bench.per_game import served_game
from oenach.server.client import Place, Refusal

GUESTS = 5
SOCKETS = 10
"""Of each guest."""

PAUSE = 0.04
"""Seconds between two commands of one connection: somewhat more of them than one may send."""

REQUESTS = 100
"""Of the API in a second, more than three times as many as one may make."""

OTHER = "Other"


async def prepare(attacker: Attacker) -> None:
    """Some tables at which the guests are alone."""
    kept = []
    for _ in range(GUESTS):
        guest = await attacker.guest().__aenter__()
        seats = [{"kind": "person"}, {"kind": "person", "name": OTHER}]
        table = await guest.set_up(served_game(), seats, start=True)
        kept.append((guest, str(table["id"])))
    attacker.kept["guests"] = kept


async def act(attacker: Attacker) -> None:
    """All at once."""
    guests = attacker.kept["guests"]
    acting = [command(attacker, *one) for one in guests for _ in range(SOCKETS)]
    await asyncio.gather(*acting, request(attacker, guests[0][0]))


async def command(attacker: Attacker, guest: Neighbour, table: str) -> None:
    """Commands over one connection, which is made anew when it was closed."""
    while attacker.going_on:
        try:
            place = await guest.come_to(table)
        except (WebSocketException, OSError, TimeoutError):
            attacker.answered["no place"] += 1
            await asyncio.sleep(0.5)
            continue
        reading = asyncio.create_task(read(attacker, place))
        try:
            await send(attacker, place)
        except ConnectionClosed as closed:
            attacker.answered[f"closed {closed.rcvd.code if closed.rcvd else ''}".strip()] += 1
        reading.cancel()
        await place.leave()


async def send(attacker: Attacker, place: Place) -> None:
    """Moves that are none, questions, words and requests for a hint, by turns."""
    for number in itertools.count():
        if not attacker.going_on:
            return
        seq = place.position.get("seq", 0)
        kind = number % 8
        if kind == 0:
            await place.send("ask-hint", answers=seq)
        elif kind == 1:
            await place.send("say", text="again and again")
        elif kind == 2:
            await place.send("undo", answers=seq)
        elif kind in (3, 4) and place.position.get("offers"):
            await place.send("move", answers=seq, moves=[place.position["offers"][0]["text"]])
        else:
            await place.send("move", answers=seq, moves=["no such move"])
        attacker.told["commands"] = attacker.told.get("commands", 0) + 1
        await asyncio.sleep(PAUSE)


async def read(attacker: Attacker, place: Place) -> None:
    """Count what comes."""
    try:
        while True:
            attacker.answered[(await place.receive())["type"]] += 1
    except (ConnectionClosed, Refusal):
        return


async def request(attacker: Attacker, guest: Neighbour) -> None:
    """Requests at a steady rate, whatever the answers."""
    asked: set[asyncio.Task[object]] = set()
    while attacker.going_on:
        if len(asked) < REQUESTS:
            task: asyncio.Task[object] = asyncio.create_task(attacker.ask(guest, "/api/tables"))
            asked.add(task)
            task.add_done_callback(asked.discard)
        await asyncio.sleep(1 / REQUESTS)
    for task in asked:
        task.cancel()


ATTACK = Attack(
    what="50 connections with 25 commands a second each, 100 requests a second",
    prepare=prepare,
    act=act,
)
