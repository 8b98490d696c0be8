"""How much NOTIFY carries: nodes that do nothing but tell, while others listen.

    python scripts/studies/notify_ceiling.py postgresql://postgres@127.0.0.1/test --seconds 5

Each of so many nodes sends messages as full as hints can be, one after the other, over a connection
of its own. Printed are messages and tables in a second, and, where PostgreSQL runs on this machine,
what a message makes it compute: once for whoever tells, and again for each who listens. This does
not depend on what else the machine does; the numbers in a second do.
"""

from __future__ import annotations

import argparse
import os
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import psycopg
from rich.console import Console
from rich.progress import track
from rich.table import Table

from oenach.server.nodes.hints import LONGEST

CHANNEL = "oenach_ceiling"
NUMBER = 1_000_000
"""A match of a large store, as hints name it."""


@dataclass
class Line:
    """What went over one connection, and what its process at PostgreSQL computed meanwhile."""

    messages: int = 0
    computed: float | None = None


def computed(pid: int) -> float | None:
    """Seconds that a process of this machine has computed; None if it is not here."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def payload() -> tuple[str, int]:
    """As many numbers as a message holds, and how many these are."""
    count = LONGEST // (len(str(NUMBER)) + 1)
    return " ".join(str(NUMBER + number) for number in range(count)), count


def tell(address: str, until: float, line: Line) -> None:
    """Send, one message after the other."""
    said, _ = payload()
    with psycopg.connect(address, autocommit=True) as connection:
        before = computed(connection.info.backend_pid)
        while time.monotonic() < until:
            connection.execute("SELECT pg_notify(%s, %s)", [CHANNEL, said])
            line.messages += 1
        _note(line, before, computed(connection.info.backend_pid))


def listen(address: str, until: float, line: Line) -> None:
    """Hear all of it."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        before = computed(connection.info.backend_pid)
        for _ in connection.notifies(timeout=max(0.1, until - time.monotonic())):
            line.messages += 1
        _note(line, before, computed(connection.info.backend_pid))


def _note(line: Line, before: float | None, after: float | None) -> None:
    line.computed = None if before is None or after is None else after - before


def measured(address: str, seconds: float, tellers: int, listeners: int) -> list[list[Line]]:
    """So many of each, at the same time."""
    until = time.monotonic() + seconds
    lines = [[Line() for _ in range(count)] for count in (tellers, listeners)]
    threads = [
        threading.Thread(target=work, args=(address, until, line))
        for work, some in zip((tell, listen), lines, strict=True)
        for line in some
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return lines


def microseconds(lines: list[Line]) -> str:
    """What a message made a connection's process compute."""
    known = [line for line in lines if line.computed is not None and line.messages]
    if not known:
        return ""
    spent = sum(line.computed or 0.0 for line in known)
    return f"{1e6 * spent / sum(line.messages for line in known):,.0f}"


def main() -> None:
    """Measure with more and more nodes, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address", help="a PostgreSQL database to try it on")
    parser.add_argument("--seconds", type=float, default=5, help="for each number of nodes")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4, 8, 16])
    asked = parser.parse_args()
    _, count = payload()
    grid = Table(title=f"messages of {count} tables, each node tells and listens")
    headings = ("nodes", "messages/s", "tables/s", "µs to tell", "µs to hear", "heard of all")
    for column in headings:
        grid.add_column(column, justify="right")
    for nodes in track(asked.nodes, description="Measuring"):
        told, heard = measured(asked.address, asked.seconds, nodes, nodes)
        messages = sum(line.messages for line in told)
        share = sum(line.messages for line in heard) / max(1, messages * nodes)
        rate = messages / asked.seconds
        grid.add_row(
            str(nodes),
            f"{rate:,.0f}",
            f"{rate * count:,.0f}",
            microseconds(told),
            microseconds(heard),
            f"{share:.0%}",
        )
    Console().print(grid)


if __name__ == "__main__":
    main()
