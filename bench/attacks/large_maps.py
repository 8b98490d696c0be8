"""One guest brings maps with long comments, and readers that do not read:
`python -m bench.attacks.large_maps`.

Told are the bytes of the public list, of a welcome and of an update, and the memory of the server's
process before and while 40 connections to one table read nothing of what happens there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from bench.attacks.slow_work import slow_to_draw
from bench.idle_tables import resident
from bench.serving import server
from oenach.server.client import Client, Place

MEGA = 1_000_000


async def updates(mover: Place, count: int) -> int:
    """Moves, each taken back where that goes; the bytes of the largest frame. Ends early when no
    more may be taken back."""
    largest = 0
    for _ in range(count):
        if mover.position.get("undo"):
            answer = await mover.ask("undo", answers=mover.position["seq"])
        else:
            answer = await mover.play(mover.position["offers"][0]["text"])
        if answer["type"] != "acknowledged" or mover.over:
            break
        largest = max(largest, len(mover.frames[-1]))
    return largest


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    """The lists, then the readers."""
    game, options = slow_to_draw()
    with tempfile.TemporaryDirectory() as folder, server(None, Path(folder)) as (url, pid):
        async with Client(url) as guest:
            both = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
            large = options(1)
            for _ in range(arguments.tables):
                seats = [{"kind": "person"}, {"kind": "open"}]
                await guest.set_up(game, seats, options=large, public=True)
            listed = await guest.http.get("/api/tables?state=open")
            table = await guest.set_up(game, both, options=large, start=True)
            mover = await guest.come_to(table["id"])
            before = resident(pid)
            async with Client(url) as watcher:
                slow = [
                    await watcher.come_to(table["id"], max_queue=1)
                    for _ in range(arguments.readers)
                ]
                for place in slow:
                    place.socket.transport.pause_reading()
                largest = await updates(mover, arguments.updates)
                after = resident(pid)
                for place in slow:
                    place.socket.transport.abort()
    return {
        "list_bytes": len(listed.content),
        "welcome_bytes": len(mover.frames[0]),
        "largest_update_bytes": largest,
        "server_megabytes": {"before": round(before / MEGA), "with_readers": round(after / MEGA)},
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.attacks.large_maps", description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="public tables with such a map")
    parser.add_argument("--readers", type=int, default=40, help="connections that read nothing")
    parser.add_argument("--updates", type=int, default=300, help="moves at their table")
    print(json.dumps(asyncio.run(run(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
