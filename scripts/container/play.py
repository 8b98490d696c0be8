"""Plays at a server whose container is killed and started again meanwhile; used by `try.sh`.

    python scripts/container/play.py URL "COMMAND THAT KILLS AND STARTS IT"

Somebody plays a whole match against a bot. In the middle of it the command is run; then the match
must be where it was, with every move that was acknowledged.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from random import Random
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from oenach.games.installed import games
from oenach.server.client import Client, Place

PATIENCE: Final = 120.0
BEFORE: Final = 2
"""Moves of one's own before the container is killed."""


async def main(url: str, kill: str) -> None:
    """Play; an AssertionError says what does not hold."""
    await until_ready(url)
    async with Client(url) as client:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        table = await client.set_up(games()[0], seats)
        await client.post(f"/api/tables/{table['id']}/start", {})
        place = await client.come_to(table["id"])
        await play(place, BEFORE)
        assert not place.over, "the match is too short to be interrupted"
        known = place.position["seq"]
        print(f"{known + 1} events; now: {kill}")
        subprocess.run(kill, shell=True, check=True)
        await until_ready(url)
        await place.leave()
        place = await client.come_to(table["id"])
        assert place.position["seq"] >= known, "moves were lost"
        print(f"it goes on at event {place.position['seq'] + 1}")
        made = await play(place, 10_000)
        assert made and place.over, "the match has no end"
        print(f"over after {made} more moves: {place.position['outcome']['reason']}")


async def play(place: Place, most: int) -> int:
    """Make any move that is offered whenever it is one's turn; how many were made."""
    made, chance = 0, Random(most)
    while not place.over and made < most:
        try:
            if not place.my_turn:
                await place.receive()
                continue
            answer = await place.play(chance.choice(place.position["offers"])["text"])
        except ConnectionClosed:
            await come_back(place)
            continue
        if answer.get("code") == "unavailable":
            # A node that is cut off from the database keeps nothing, and says so: ask again.
            await come_back(place)
            continue
        assert answer["type"] in ("acknowledged", "stale"), answer
        made += answer["type"] == "acknowledged"
    return made


async def come_back(place: Place) -> None:
    """Connect to the table anew, once somebody serves it again."""
    while True:
        await asyncio.sleep(0.5)
        try:
            return await place.come_back()
        except (OSError, WebSocketException):
            print("not yet")


async def until_ready(url: str) -> None:
    """Wait until the server says that it can keep what is played."""
    end = time.monotonic() + PATIENCE
    async with httpx.AsyncClient() as http:
        while time.monotonic() < end:
            try:
                if (await http.get(f"{url}/readyz")).is_success:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.2)
    raise TimeoutError(f"{url} is not ready")


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(main(*sys.argv[1:]), 4 * PATIENCE))
