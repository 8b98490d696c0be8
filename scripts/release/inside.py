"""Plays one whole game at a server over its API. Run by the Python of the package that is tried.

python inside.py URL GAME
"""

from __future__ import annotations

import asyncio
import sys

from oenach.server.client import Client

PERSON = {"kind": "person"}
NOVICE = {"kind": "bot", "level": "novice"}


async def play(url: str, game: str) -> int:
    """The number of events when the match is over; every move is the first that is offered."""
    async with Client(url) as somebody:
        table = await somebody.set_up(game, [PERSON, NOVICE], pace=0)
        await somebody.post(f"/api/tables/{table['id']}/start", {})
        place = await somebody.come_to(table["id"])
        while not place.over:
            if place.my_turn and (offers := place.position.get("offers")):
                answer = await place.play(offers[0]["text"])
                assert answer["type"] in ("acknowledged", "stale"), answer
            else:
                await place.receive()
        return int(place.position["seq"])


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
