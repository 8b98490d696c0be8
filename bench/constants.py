"""What a move costs a store: `python -m bench.constants --postgres postgresql://…`.

Plays whole matches at some tables, as `bench.serving` does, and then looks at what is left: what
the server and the processes of PostgreSQL computed for a move, bytes of the store for a move while
matches are stored as they were played, bytes that PostgreSQL wrote to its log (for everybody who
used it meanwhile), and connections. What it computes is known only where it is on this machine.
docs/scale.md reckons with these.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from bench.attacks.measuring import computed_by
from bench.pairs import Figures
from bench.serving import fresh_database, play_tables, server


@dataclass
class Costs:
    """What was measured with one kind of store."""

    store: str
    moves: int
    server_us: float
    database_us: float | None
    bytes_a_move: float
    log_bytes_a_move: float | None
    connections: int | None

    def cells(self) -> list[str]:
        """A row of the table."""
        optional = [self.database_us, self.bytes_a_move, self.log_bytes_a_move, self.connections]
        told = ["" if one is None else f"{one:,.0f}" for one in optional]
        return [self.store, f"{self.moves:,}", f"{self.server_us:,.0f}", *told]


class Watched:
    """The processes and the log of one PostgreSQL database."""

    def __init__(self, url: str) -> None:
        import psycopg

        self._line = psycopg.connect(url, autocommit=True)

    def _ask(self, query: str) -> list[Any]:
        return [row[0] for row in self._line.execute(query).fetchall()]

    def look(self) -> tuple[float, int, int]:
        """Seconds computed so far, bytes of the log, connections."""
        pids = self._ask(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid()"
        )
        log = int(self._ask("SELECT pg_current_wal_lsn() - '0/0'")[0])
        return computed_by(pids), log, len(pids)

    def size(self) -> int:
        """Bytes of the whole database."""
        return int(self._ask("SELECT pg_database_size(current_database())")[0])


async def played(url: str, pid: int, tables: int) -> tuple[Figures, int]:
    """One whole match at each table; how many moves these were."""
    figures = await play_tables(url, pid, tables)
    return figures, len(figures.acknowledged)


async def of_postgres(address: str, tables: int) -> Costs:
    """With a database of its own."""
    async with fresh_database(address) as database:
        with tempfile.TemporaryDirectory() as folder, server(database, Path(folder)) as (url, pid):
            # What is made once, connections and tables of the catalogue, is made before.
            await played(url, pid, 2)
            watched = Watched(database)
            before, size = watched.look(), watched.size()
            figures, moves = await played(url, pid, tables)
            after = watched.look()
            return Costs(
                store="PostgreSQL",
                moves=moves,
                server_us=1e6 * figures.computed / moves,
                database_us=1e6 * (after[0] - before[0]) / moves,
                bytes_a_move=(watched.size() - size) / moves,
                log_bytes_a_move=(after[1] - before[1]) / moves,
                connections=after[2],
            )


async def of_sqlite(tables: int) -> Costs:
    """With a file."""
    with tempfile.TemporaryDirectory() as folder, server(None, Path(folder)) as (url, pid):
        await played(url, pid, 2)
        before = _size(Path(folder))
        figures, moves = await played(url, pid, tables)
        return Costs(
            store="SQLite",
            moves=moves,
            server_us=1e6 * figures.computed / moves,
            database_us=None,
            bytes_a_move=(_size(Path(folder)) - before) / moves,
            log_bytes_a_move=None,
            connections=None,
        )


def _size(folder: Path) -> int:
    """Bytes of the database, once its log has been copied into it."""
    import sqlite3

    with contextlib.closing(sqlite3.connect(folder / "oenach.db", timeout=60)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        free = connection.execute("PRAGMA freelist_count").fetchone()[0]
        return int(pages - free) * int(connection.execute("PRAGMA page_size").fetchone()[0])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.constants", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--postgres", default=os.environ.get("OENACH_TEST_POSTGRES"))
    asked = parser.parse_args()
    found = [asyncio.run(of_sqlite(asked.tables))]
    if asked.postgres:
        found.append(asyncio.run(of_postgres(asked.postgres, asked.tables)))
    grid = Grid(title=f"{asked.tables} matches at the same time, one server process")
    headings = ("server, µs a move", "database, µs a move", "bytes a move", "log, bytes a move")
    for heading in ("store", "moves", *headings, "connections"):
        grid.add_column(heading, justify="left" if heading == "store" else "right")
    for one in found:
        grid.add_row(*one.cells())
    Console(width=110).print(grid)


if __name__ == "__main__":
    main()
