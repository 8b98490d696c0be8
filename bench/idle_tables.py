"""What an idle table costs: `python -m bench.idle_tables`.

Memory of a server's process (its resident set) for each further table at which two
people are connected and nobody moves. The first tables, which also bring what all of them share,
are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random

from bench.pairs import Figures, Pair, connect
from bench.serving import server, set_up
from oenach.server.client import Client

SHARED = 50
"""So many tables come first."""


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    raise LookupError("no such process")


async def seat(url: str, count: int, kept: list[Pair]) -> None:
    """So many more tables with two connections each, which stay open."""
    address = url.replace("http", "ws", 1).rstrip("/")
    async with Client(url) as first, Client(url) as second:
        for _ in range(count):
            table = await set_up(first, second)
            pair = Pair(Figures(1), Random(0))
            for client in (first, second):
                await connect(pair, f"{address}/api/tables/{table}/socket", client.cookies())
            kept.append(pair)
        while any(pair.welcomed < 2 for pair in kept):
            await asyncio.sleep(0.05)
        # The first move of every table is forced, and made by the table itself.
        await asyncio.sleep(3)


async def measure(count: int) -> float:
    """Bytes for each of so many tables."""
    kept: list[Pair] = []
    with tempfile.TemporaryDirectory() as folder, server(None, Path(folder)) as (url, pid):
        await seat(url, SHARED, kept)
        before = resident(pid)
        await seat(url, count, kept)
        return (resident(pid) - before) / count


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle_tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    arguments = parser.parse_args()
    cost = asyncio.run(measure(arguments.tables))
    print(f"{arguments.tables} idle tables with two connections: {cost / 1000:.1f} kB each")


if __name__ == "__main__":
    main()
