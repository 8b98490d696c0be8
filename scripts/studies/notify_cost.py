"""What telling other nodes costs: commits that notify, and hints that are gathered after commits.

    python scripts/studies/notify_cost.py postgresql://postgres@127.0.0.1/test --seconds 10

Some connections insert a row in each transaction as fast as they can, while others listen. First
nobody is told anything, then every transaction notifies, then a connection of its own tells what
was gathered for some milliseconds, as nodes do. Printed are commits and messages in a second, how
long a commit took, and how long after it the listeners heard of it.
"""

from __future__ import annotations

import argparse
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import psycopg
from rich.console import Console
from rich.progress import track
from rich.table import Table

CHANNEL = "oenach_study"
TABLE = "oenach_notify_study"
GATHERING = 0.005


@dataclass
class Figures:
    """Seconds that commits took, and until listeners heard of them."""

    commits: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    messages: int = 0


class Gathered:
    """What is told by one connection for all who write."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._times: list[float] = []
        self._lock = threading.Lock()

    def add(self, when: float) -> None:
        """Something was committed."""
        with self._lock:
            self._times.append(when)

    def work(self, until: float) -> None:
        """Tell, until a moment."""
        with psycopg.connect(self._address, autocommit=True) as line:
            while time.monotonic() < until:
                time.sleep(GATHERING)
                with self._lock:
                    times, self._times = self._times, []
                for begin in range(0, len(times), 400):
                    said = " ".join(f"{when:.6f}" for when in times[begin : begin + 400])
                    line.execute("SELECT pg_notify(%s, %s)", [CHANNEL, said])


def write(
    address: str, until: float, inside: bool, gathered: Gathered | None, found: Figures
) -> None:
    """Commit again and again."""
    with psycopg.connect(address) as line:
        while time.monotonic() < until:
            began = time.monotonic()
            line.execute(f"INSERT INTO {TABLE} VALUES ('a move')")
            if inside:
                line.execute("SELECT pg_notify(%s, %s)", [CHANNEL, f"{began:.6f}"])
            line.commit()
            found.commits.append(time.monotonic() - began)
            if gathered is not None:
                gathered.add(time.monotonic())


def listen(address: str, until: float, found: Figures) -> None:
    """Note how late each message is."""
    with psycopg.connect(address, autocommit=True) as line:
        line.execute(f"LISTEN {CHANNEL}")
        for message in line.notifies(timeout=max(0.1, until - time.monotonic())):
            now = time.monotonic()
            found.messages += 1
            found.heard += [now - float(when) for when in message.payload.split()]


def measured(asked: argparse.Namespace, inside: bool, gathering: bool) -> Figures:
    """One way of telling."""
    found, until = Figures(), time.monotonic() + asked.seconds
    gathered = Gathered(asked.address) if gathering else None
    work: list[Callable[[], None]] = [
        lambda: write(asked.address, until, inside, gathered, found) for _ in range(asked.writers)
    ]
    work += [lambda: listen(asked.address, until, found) for _ in range(asked.listeners)]
    if gathered is not None:
        work.append(lambda: gathered.work(until))
    threads = [threading.Thread(target=one) for one in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def shares(seconds: Sequence[float]) -> str:
    """The median and the 99th percentile, in milliseconds."""
    if len(seconds) < 2:
        return ""
    cuts = statistics.quantiles(seconds, n=100)
    return f"{1000 * cuts[49]:.1f} / {1000 * cuts[98]:.1f}"


def main() -> None:
    """Measure each way, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("address", help="a PostgreSQL database to try it on")
    parser.add_argument("--seconds", type=float, default=10, help="for each way")
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--listeners", type=int, default=3)
    asked = parser.parse_args()
    with psycopg.connect(asked.address, autocommit=True) as line:
        line.execute(f"CREATE TABLE IF NOT EXISTS {TABLE} (what text)")
    grid = Table(title=f"{asked.writers} who write, {asked.listeners} who listen")
    for column in ("told", "commits/s", "commit p50/p99 ms", "messages/s", "heard p50/p99 ms"):
        grid.add_column(column)
    ways = {"nothing": (False, False), "in the commit": (True, False), "gathered": (False, True)}
    try:
        for name, (inside, gathering) in track(ways.items(), description="Measuring"):
            found = measured(asked, inside, gathering)
            grid.add_row(
                name,
                f"{len(found.commits) / asked.seconds:,.0f}",
                shares(found.commits),
                f"{found.messages / asked.seconds / asked.listeners:,.0f}",
                shares(found.heard),
            )
    finally:
        with psycopg.connect(asked.address, autocommit=True) as line:
            line.execute(f"DROP TABLE {TABLE}")
    Console().print(grid)


if __name__ == "__main__":
    main()
