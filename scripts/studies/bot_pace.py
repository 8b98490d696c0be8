"""Whether the pace of bots tells that they had no choice, at three loads of a server.

    python scripts/studies/bot_pace.py tain --seconds 90

Starts `oenach serve`, lets bots play in the places of people who look on, and measures how long
each move came after the one before, as those people see it: when the bots have little to do, about
as much as they can, and far too much. Afterwards the moves are made again from the server's store,
which tells at which of them there was no choice. Printed are both distributions, the difference of
their means, that between forced moves and the free ones of the same seconds (the load changes, and
forced moves come late in a match), and how often a forced move came sooner than a free one (a half
tells nothing), with 95 % intervals of a bootstrap over the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from oenach.kernel.logs.events import Moved
from oenach.server.client import Client, Place, Refusal
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.table.games import shared_game
from oenach.server.table.restoring import (
    drew_seats,
    first_position,
    stored_entry,
    stored_opening,
)

RESAMPLES = 1000
NEAR = 5.0
"""Seconds within which moves have met with the same load."""

SHARES = (5, 25, 50, 75, 95)
LIMITS = {
    "OENACH_REQUESTS_PER_SECOND": "100000",
    "OENACH_CONNECTIONS_PER_PERSON": "10000",
    "OENACH_TABLES_PER_HOUR": "1000000",
    "OENACH_TABLES_PER_PERSON": "10000",
    "OENACH_LOG_LEVEL": "error",
}


@dataclass
class Delays:
    """Seconds from move to move: where there was one legal move, and where there were more."""

    forced: list[float] = field(default_factory=list)
    free: list[float] = field(default_factory=list)
    # By how much each forced move was later than free ones of the same seconds were.
    beyond: list[float] = field(default_factory=list)


@asynccontextmanager
async def serving(folder: Path, processes: int) -> AsyncIterator[str]:
    """The address of a server of its own, with its store in a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"OENACH_DATA": str(folder), "OENACH_BOT_PROCESSES": str(processes), **LIMITS}
    command = [sys.executable, "-m", "oenach.cli", "serve", "--port", str(port)]
    process = subprocess.Popen(
        command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            with suppress(httpx.HTTPError, Refusal):
                async with Client(url) as client:
                    await client.get("/api/health")
                    break
            await asyncio.sleep(0.1)
        yield url
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


async def begin(client: Client, game: str, level: str, seats: int) -> tuple[str, Place]:
    """A match of bots, one of them in the place of somebody who looks on."""
    chairs: list[dict[str, Any]] = [{"kind": "person"}]
    chairs += [{"kind": "bot", "level": level}] * (seats - 1)
    table = await client.set_up(game, chairs, start=True)
    place = await client.come_to(table["id"])
    await place.ask("stand-in", seat=place.you["seats"][0], level=level)
    return str(table["id"]), place


async def watch(place: Place, arrivals: dict[int, float]) -> None:
    """Note when each event came."""
    while not place.over:
        before = place.position["seq"]
        await place.receive()
        now = time.monotonic()
        for seq in range(before + 1, place.position["seq"] + 1):
            arrivals[seq] = now


async def measure(asked: argparse.Namespace, tables: int) -> Delays:
    """All delays at so many tables."""
    arrivals: dict[str, dict[int, float]] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with serving(folder, asked.processes) as url, AsyncExitStack() as stack:
            watching = []
            for _ in range(tables):
                client = await stack.enter_async_context(Client(url))
                table, place = await begin(client, asked.game, asked.level, asked.seats)
                arrivals[table] = {}
                watching.append(asyncio.create_task(watch(place, arrivals[table])))
            await asyncio.wait(watching, timeout=asked.seconds)
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
        return sorted_out(folder, arrivals)


def sorted_out(folder: Path, arrivals: dict[str, dict[int, float]]) -> Delays:
    """Delays by whether there was a choice, which only the store knows."""
    engine = open_database(f"sqlite:///{folder / 'oenach.db'}")
    moves: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for table, came in arrivals.items():
        for seq, legal in choices(Archive(engine), table).items():
            if seq in came and seq - 1 in came:
                moves[legal == 1].append((came[seq], came[seq] - came[seq - 1]))
    engine.dispose()
    delays = Delays([delay for _, delay in moves[True]], [delay for _, delay in moves[False]])
    for at, delay in moves[True]:
        near = [other for when, other in moves[False] if abs(when - at) < NEAR]
        if near:
            delays.beyond.append(delay - statistics.fmean(near))
    return delays


def choices(archive: Archive, table: str) -> dict[int, int]:
    """By the number of each move: how many legal ones there were."""
    row = archive.match(table)
    assert row is not None
    game = shared_game(row.game, len(row.seats), row.options, row.rules)
    stored = archive.events(row.number)
    match = first_position(row, game, seats_drawn=drew_seats(stored))
    found: dict[int, int] = {}
    for one in stored:
        entry = stored_entry(match, one)
        if isinstance(entry.event, Moved) and one.seq > match.last_seq:
            found[one.seq] = len(match.state.legal_moves())
        match.follow(entry, stored_opening(row.secret, one))
    return found


# Figures.

Statistic = Callable[[Sequence[float], Sequence[float]], float]


def mean_difference(forced: Sequence[float], free: Sequence[float]) -> float:
    """By how many milliseconds forced moves are later, on average."""
    return 1000 * (statistics.fmean(forced) - statistics.fmean(free))


def sooner(forced: Sequence[float], free: Sequence[float]) -> float:
    """How often a forced move comes sooner than a free one; ties count by half."""
    ordered = sorted(free)
    later = sum(
        2 * len(ordered) - bisect_left(ordered, one) - bisect_right(ordered, one) for one in forced
    )
    return later / 2 / len(ordered) / len(forced)


def with_interval(statistic: Statistic, delays: Delays, digits: int) -> str:
    """A figure with its interval."""

    def drawn(rng: Random) -> float:
        forced = rng.choices(delays.forced, k=len(delays.forced))
        return statistic(forced, rng.choices(delays.free, k=len(delays.free)))

    return interval(statistic(delays.forced, delays.free), drawn, digits)


def beyond(delays: Delays) -> str:
    """By how many milliseconds forced moves are later than free ones of the same seconds."""
    late = [1000 * one for one in delays.beyond]
    if not late:
        return ""
    return interval(
        statistics.fmean(late), lambda rng: statistics.fmean(rng.choices(late, k=len(late))), 0
    )


def interval(value: float, drawn: Callable[[Random], float], digits: int) -> str:
    """A figure, with what 95 % of those lie in that are drawn anew."""
    rng = Random(1)
    ordered = sorted(drawn(rng) for _ in range(RESAMPLES))
    low, high = ordered[round(0.025 * RESAMPLES)], ordered[round(0.975 * RESAMPLES) - 1]
    return f"{value:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def quantiles(seconds: Sequence[float]) -> str:
    """Milliseconds that so many hundredths of the delays are below."""
    ordered = sorted(seconds)
    places = [min(len(ordered) - 1, len(ordered) * share // 100) for share in SHARES]
    return " ".join(f"{1000 * ordered[place]:.0f}" for place in places)


def main() -> None:
    """Measure at each load, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="one in which something is hidden")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--processes", type=int, default=2, help="processes of bots")
    parser.add_argument("--seconds", type=float, default=90, help="for each load")
    parser.add_argument(
        "--tables", default="1,2,12", help="at each load, with commas; 0: not this one"
    )
    asked = parser.parse_args()
    marks = ", ".join(map(str, SHARES))
    grid = Table(title=f"{asked.game}, {asked.level}: milliseconds (% {marks})")
    for column in ("load", "moves", "forced", "free", "later", "later at the time", "sooner"):
        grid.add_column(column)
    for load, tables in zip(
        ("idle", "saturated", "overloaded"), map(int, asked.tables.split(",")), strict=True
    ):
        if not tables:
            continue
        delays = asyncio.run(measure(asked, tables))
        counted = f"{len(delays.forced)} forced, {len(delays.free)} free"
        if not delays.forced or not delays.free:
            grid.add_row(f"{load}, {tables}", counted)
            continue
        grid.add_row(
            f"{load}, {tables} tables",
            counted,
            quantiles(delays.forced),
            quantiles(delays.free),
            with_interval(mean_difference, delays, 0),
            beyond(delays),
            with_interval(sooner, delays, 2),
        )
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
