"""A program that sits down at a table of a server, and plays a match against a bot to its end.

python examples/wire_client.py http://127.0.0.1:8620
"""

import asyncio
import sys
from random import Random

from oenach.server.client import Client


async def play(url: str, seed: int = 1) -> list[int]:
    """A match of Keltis with moves at random; the points of all seats."""
    rng = Random(seed)
    async with Client(url) as client:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        table = await client.set_up("keltis", seats, start=True)
        place = await client.come_to(table["id"])
        while not place.over:
            if place.my_turn:
                offer = rng.choice(place.position["offers"])
                await place.play(offer["text"])
            else:
                await place.receive()
        sheets = place.position["outcome"]["sheets"]
        return [sheets[seat]["total"] for seat in sorted(sheets)]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
