"""One guest asks for much that takes long.

40 tables, each with something of its own to be drawn (`bench/games/<game>/attack.py` says with
which options), all of it asked for twice at once, and the check of a match that was made as long
as it may be by taking moves back, again and again and without a cookie.
"""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.attacks.attack import ADDRESS, Attack, Attacker
from oenach.server.client import Client

Options = Callable[[int], dict[str, object]]

MAPS = 39
"""As many tables as one may have, but for the long match."""

EVENTS = 2_000
CHECKS = 4


def slow_to_draw() -> tuple[str, Options]:
    """A game of which something takes long to draw, and options with which that is ever new."""
    for file in sorted(Path(__file__).parents[2].glob("games/*/attack.py")):
        spec = importlib.util.spec_from_file_location("attack", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return file.parent.name, module.slow_options
    raise SystemExit("no game says what takes long to draw")


async def prepare(attacker: Attacker) -> None:
    """The tables, and the long match."""
    game, options = slow_to_draw()
    guest = await attacker.guest().__aenter__()
    seats = [{"kind": "person"}, {"kind": "open"}]
    tables = []
    for number in range(MAPS):
        table = await guest.set_up(game, seats, options=options(number))
        tables.append(table["id"])
    long = await long_match(attacker, guest, game)
    attacker.kept.update(guest=guest, tables=tables, long=long)


async def long_match(attacker: Attacker, guest: Client, game: str) -> str:
    """A table whose match has so many events, or as many as one may make by taking moves back."""
    seats = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
    table = await guest.set_up(game, seats, start=True)
    place = await guest.come_to(table["id"])
    while place.position["seq"] < EVENTS and not place.over:
        if place.position.get("undo"):
            answer = await place.ask("undo", answers=place.position["seq"])
            if answer["type"] == "refused":
                break
        elif place.my_turn and place.position.get("offers"):
            await place.play(place.position["offers"][0]["text"])
        else:
            await place.next("update", "curtain")
        # As quickly as one may.
        await asyncio.sleep(0.05)
    attacker.told["events_of_the_long_match"] = place.position["seq"] + 1
    await place.leave()
    return str(table["id"])


async def act(attacker: Attacker) -> None:
    """Everything at once, then the checks again and again."""
    tables = attacker.kept["tables"]
    paths = [f"/api/tables/{table}/static-data" for table in tables for _ in range(2)]
    asked = [asyncio.create_task(attacker.ask(attacker.kept["guest"], path)) for path in paths]
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, verify=False)
    async with httpx.AsyncClient(base_url=attacker.url, transport=transport) as stranger:
        while attacker.going_on:
            await asyncio.gather(*[check(attacker, stranger) for _ in range(CHECKS)])
            await asyncio.sleep(0.2)
    _, waiting = await asyncio.wait(asked, timeout=0.1)
    attacker.answered["not yet"] += len(waiting)
    for task in waiting:
        task.cancel()


async def check(attacker: Attacker, stranger: httpx.AsyncClient) -> None:
    """One check, by somebody without a cookie."""
    path = f"/api/tables/{attacker.kept['long']}/verification"
    try:
        answer = await stranger.get(path, timeout=max(1.0, attacker.left))
        attacker.answered[str(answer.status_code)] += 1
    except httpx.TransportError:
        attacker.answered["no answer"] += 1


ATTACK = Attack(
    what="one guest has 39 maps drawn twice, and a long match checked by a stranger",
    prepare=prepare,
    act=act,
)
