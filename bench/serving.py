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
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.per_game import served_game
from oenach.server.client import Client

SIZES = (10, 50, 200, 500)
LIMITS = {
    "OENACH_MESSAGES_PER_SECOND": "1000000",
    "OENACH_REQUESTS_PER_SECOND": "1000000",
    "OENACH_REQUESTS_AT_ONCE": "100000",
    "OENACH_GUESTS_PER_MINUTE": "1000000",
    "OENACH_CONNECTIONS_PER_PERSON": "100000",
    "OENACH_TABLES_PER_PERSON": "100000",
    "OENACH_LOG_LEVEL": "warning",
}


class _Offer(msgspec.Struct):
    text: str


class _Position(msgspec.Struct):
    seq: int
    viewer: str | None = None
    to_act: str | None = None
    offers: list[_Offer] = []
    outcome: dict[str, Any] | None = None


class _Message(msgspec.Struct):
    type: str
    id: str | None = None
    position: _Position | None = None


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Figures:
    """What was measured at so many tables."""

    tables: int
    seconds: float = 0.0
    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    # The table itself makes a move to which there is no other, if a client is slow to.
    overtaken: int = 0
    # Seconds that the server's process computed meanwhile.
    computed: float = 0.0

    def summary(self) -> dict[str, Any]:
        """The figures as a report has them; times in milliseconds."""
        return {
            "tables": self.tables,
            "moves": self.moves,
            "seconds": round(self.seconds, 2),
            "moves_per_second": round(self.moves / self.seconds),
            "acknowledged_ms": percentiles(self.acknowledged),
            "updated_ms": percentiles(self.updated),
            "server_us_a_move": round(1e6 * self.computed / self.moves),
            "overtaken": self.overtaken,
            "faults": len(self.faults),
        }


def percentiles(seconds: list[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds)
    return {
        f"p{share}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1)
        for share in (50, 95, 99)
    }


class Pair:
    """Two clients at one table. `sent` is when the move that is under way was sent."""

    def __init__(self, figures: Figures, rng: Random) -> None:
        self.figures = figures
        self.rng = rng
        self.sent = 0.0
        self.forced = False
        # Before the start the table may make a move that is forced.
        self.begun = False
        self.clients: list[Any] = []
        self.welcomed = 0
        self.over = asyncio.get_running_loop().create_future()

    def ready(self) -> bool:
        """Whether both have seen the same, and somebody has a choice."""
        if self.welcomed < 2:
            return False
        here = [client.position for client in self.clients]
        return here[0].seq == here[1].seq and not any(len(each.offers) == 1 for each in here)

    def take(self, client: Any, message: _Message) -> None:
        """A message came to one of the two."""
        now = time.perf_counter()
        position = message.position
        if message.type == "acknowledged":
            self.figures.acknowledged.append(now - self.sent)
            self.figures.moves += 1
        elif message.type == "update" and self.begun:
            self.figures.updated.append(now - self.sent)
        elif self.forced and message.type in ("refused", "stale"):
            self.figures.overtaken += 1
        elif message.type in ("refused", "stale", "error"):
            self.figures.faults.append(message.type)
        if position is None:
            return
        client.position = position
        if message.type == "welcome":
            self.welcomed += 1
        if not self.begun:
            return
        if position.outcome is not None:
            if not self.over.done():
                self.over.set_result(None)
            return
        # Both have to have seen a move before the next one is sent: the time to the other
        # client's update is then that of one move.
        seqs = {each.position.seq for each in self.clients}
        if len(seqs) == 1:
            self.play()

    def play(self) -> None:
        """Whoever is to act makes a random move."""
        for client in self.clients:
            position = client.position
            if position.to_act == position.viewer and position.offers:
                offer = self.rng.choice(position.offers)
                self.forced = len(position.offers) == 1
                command = secrets.token_urlsafe(9)
                frame = (
                    f'{{"type":"move","id":"{command}","answers":{position.seq},'
                    f'"moves":["{offer.text}"]}}'
                )
                self.sent = time.perf_counter()
                client.send(frame.encode())
                return


async def connect(pair: Pair, url: str, cookies: dict[str, str]) -> None:
    """Connect one more client of a pair."""
    from picows import WSListener, WSMsgType, ws_connect

    class Client(WSListener):
        position: _Position

        def on_ws_connected(self, transport: Any) -> None:
            self.transport = transport

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                pair.take(self, _read(frame.get_payload_as_memoryview()))
            elif frame.msg_type == WSMsgType.CLOSE:
                pair.figures.faults.append("closed")
                transport.disconnect()

        def send(self, text: bytes) -> None:
            self.transport.send(WSMsgType.TEXT, text)

    _, client = await ws_connect(Client, url, extra_headers=cookies)
    pair.clients.append(client)


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
        for client in pair.clients:
            client.transport.disconnect()
    return figures


@contextlib.contextmanager
def server(database: str | None, folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    """A server of its own on a free port; its address and its process number."""
    environment = {**os.environ, **LIMITS, "OENACH_DATA": str(folder), **settings}
    command = [sys.executable, "-m", "oenach.cli", "serve", "--port", "0"]
    if database:
        command += ["--database", database]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield "http" + line.strip().partition("http")[2], process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


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
