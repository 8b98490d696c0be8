"""How many moves a server takes: `python -m bench.serving`.

Starts `oenach serve` on this machine, seats two clients at each of so many tables over real
WebSockets, and lets them play whole matches of one game as quickly as they are answered. Measured
is the time from sending a move to its acknowledgement (it is on disk then), and to the other
client's update. Only loopback is used; needs `picows`, a WebSocket client quick enough not to be
measured itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from bench.pairs import Figures, Pair, connect
from bench.per_game import served_game
from oenach.server.client import Client

SIZES = (10, 50, 200, 500)
SERVE = (sys.executable, "-m", "oenach.cli", "serve", "--port", "0")
LIMITS = {
    "OENACH_MESSAGES_PER_SECOND": "1000000",
    "OENACH_REQUESTS_PER_SECOND": "1000000",
    "OENACH_REQUESTS_AT_ONCE": "100000",
    "OENACH_GUESTS_PER_MINUTE": "1000000",
    "OENACH_OPEN_CONNECTIONS": "100000",
    "OENACH_OPEN_CONNECTIONS_PER_ADDRESS": "100000",
    "OENACH_CONNECTIONS": "100000",
    "OENACH_CONNECTIONS_PER_PERSON": "100000",
    "OENACH_CONNECTIONS_PER_ADDRESS": "100000",
    "OENACH_TABLES_PER_HOUR": "1000000",
    "OENACH_TABLES_PER_PERSON": "100000",
    "OENACH_LOG_LEVEL": "warning",
}


def computed(pid: int) -> float:
    """Seconds that a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play_tables(url: str, pid: int, count: int) -> Figures:
    """One whole match at each of so many tables, all at the same time."""
    async with Client(url) as first, Client(url) as second:
        tables = [await set_up(first, second) for _ in range(count)]
        return await play(
            url, pid, [(table, first.cookies(), second.cookies()) for table in tables]
        )


async def set_up(first: Client, second: Client) -> str:
    """A table of two people at which the match has begun."""
    table = await first.set_up(served_game(), [{"kind": "person"}, {"kind": "open"}])
    await second.post(f"/api/tables/{table['id']}/join", {})
    await first.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


async def play(
    url: str, pid: int, tables: list[tuple[str, dict[str, str], dict[str, str]]]
) -> Figures:
    """Connect two clients to each table, then let all of them play at once."""
    figures, pairs = Figures(len(tables)), []
    address = url.replace("http", "ws", 1).rstrip("/")
    for number, (table, *cookies) in enumerate(tables):
        pair = Pair(figures, Random(number))
        for own in cookies:
            await connect(pair, f"{address}/api/tables/{table}/socket", own)
        pairs.append(pair)
    # The first tile of a match is turned up by the table itself, a little after the start.
    while not all(pair.ready() for pair in pairs):
        await asyncio.sleep(0.05)
    began, computed_before = time.perf_counter(), computed(pid)
    for pair in pairs:
        pair.begun = True
        pair.play()
    await asyncio.wait_for(asyncio.gather(*[pair.over for pair in pairs]), 300)
    figures.seconds = time.perf_counter() - began
    figures.computed = computed(pid) - computed_before
    for pair in pairs:
        pair.stop()
    return figures


class NoServer(Exception):
    """A server that was to be measured did not start."""


@contextlib.contextmanager
def server(
    database: str | None, folder: Path, command: Sequence[str] = SERVE, **settings: str
) -> Iterator[tuple[str, int]]:
    """A server of its own on a free port; its address and its process number."""
    environment = {**os.environ, **LIMITS, "OENACH_DATA": str(folder), **settings}
    given = ["--database", database] if database else []
    with started([*command, *given], environment) as found:
        yield found


@contextlib.contextmanager
def started(command: Sequence[str], environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A program that says in its first line where it listens; its address and process number."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said, http, address = process.stdout.readline().strip().partition("http")
        if not http:
            raise NoServer(f"{' '.join(command)} does not start. {said}".strip())
        yield http + address, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def bare_server() -> Iterator[tuple[str, int]]:
    """The server of `bench.bare_table`; its address and its process number."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "bench.bare_table", str(port)])
    try:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(10)


@contextlib.asynccontextmanager
async def fresh_database(url: str) -> AsyncIterator[str]:
    """A PostgreSQL database of its own, dropped afterwards."""
    import psycopg

    name = f"oenach_bench_{secrets.token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield url.rpartition("/")[0] + "/" + name
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


async def measure(kind: str, sizes: list[int], postgres: str | None) -> list[dict[str, Any]]:
    """All sizes on one kind of database."""
    found = []
    if kind == "bare":
        for size in sizes:
            with bare_server() as (url, pid):
                figures = await play(url, pid, [(f"t{n}", {}, {}) for n in range(size)])
                found.append({"database": "none: bare sockets", **figures.summary()})
                print_row(found[-1])
        return found
    async with contextlib.AsyncExitStack() as stack:
        database = None
        if kind == "postgresql":
            assert postgres is not None
            database = await stack.enter_async_context(fresh_database(postgres))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url, pid = stack.enter_context(server(database, Path(folder)))
        for size in sizes:
            figures = await play_tables(url, pid, size)
            found.append({"database": kind, **figures.summary()})
            print_row(found[-1])
    return found


def print_row(row: dict[str, Any]) -> None:
    """One line while the rest is still being measured."""
    times = " ".join(
        f"{name} {'/'.join(str(row[name][share]) for share in ('p50', 'p95', 'p99'))}"
        for name in ("acknowledged_ms", "updated_ms")
    )
    print(
        f"{row['database']}: {row['tables']} tables, {row['moves_per_second']} moves/s, "
        f"{times}, server {row['server_us_a_move']} µs a move, "
        f"overtaken {row['overtaken']}, faults {row['faults']}",
        file=sys.stderr,
    )


def report(rows: list[dict[str, Any]]) -> Grid:
    """The figures as a table."""
    grid = Grid(title=f"{served_game()} over WebSockets, two clients a table, one server process")
    for title in (
        "database",
        "tables",
        "moves/s",
        "ack p50",
        "p95",
        "p99",
        "other p50",
        "p95",
        "p99",
    ):
        grid.add_column(title, justify="left" if title == "database" else "right")
    for row in rows:
        times = [
            str(row[name][share])
            for name in ("acknowledged_ms", "updated_ms")
            for share in ("p50", "p95", "p99")
        ]
        grid.add_row(row["database"], str(row["tables"]), f"{row['moves_per_second']:,}", *times)
    return grid


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.serving", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=list(SIZES))
    parser.add_argument("--postgres", default=os.environ.get("OENACH_TEST_POSTGRES"))
    parser.add_argument("--only", choices=("bare", "sqlite", "postgresql"))
    parser.add_argument("--json", type=Path, help="also keep the figures in this file")
    arguments = parser.parse_args()
    import uvloop

    kinds = [arguments.only] if arguments.only else ["bare", "sqlite", "postgresql"]
    if arguments.postgres is None:
        print("no PostgreSQL: set OENACH_TEST_POSTGRES to measure it too", file=sys.stderr)
        kinds = [kind for kind in kinds if kind != "postgresql"]
    rows: list[dict[str, Any]] = []
    for kind in kinds:
        rows += uvloop.run(measure(kind, arguments.tables, arguments.postgres))
    Console().print(report(rows))
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
