"""A server under mixed play: `python -m bench.load.soak --minutes 30`.

People play among themselves and against bots, talk, take moves back, lose connections; others look
on, at lists and at replays, and go again. Every few seconds is noted what the server's process
holds: memory, descriptors, connections, threads, processes, and how long acknowledgements took. The
first third is for warming up. The exit code is 1 where a robust slope of the rest says that
something grows by more than is allowed, or where something went wrong at a table. Needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.load.figures import Spread
from bench.load.plots import Line, Panel, picture
from bench.load.soak.evening import MixedEvening
from bench.load.soak.samples import Sample, sampled
from bench.load.soak.slopes import Allowed, Trend, trend
from bench.serving import server
from oenach.arena.reporting.charts import Axis

SERVE: Final = (sys.executable, "-m", "bench.load.soak.small_caches", "serve", "--port", "0")
WARMING: Final = 1 / 3
"""The part of the time that does not count."""

HELD: Final = {
    "memory": ("memory, MB", Allowed(0.03, 3.0)),
    "memory_of_all": ("memory with bots and workers, MB", Allowed(0.05, 10.0)),
    "p99": ("p99, ms", Allowed(0.5, 10.0)),
    "descriptors": ("descriptors", Allowed(0.05, 3.0)),
    "connections": ("connections", Allowed(0.05, 3.0)),
    "threads": ("threads", Allowed(0.0, 1.0)),
    "processes": ("processes", Allowed(0.0, 0.5)),
}


class Soak:
    """One run."""

    def __init__(self, asked: argparse.Namespace, console: Console) -> None:
        self._asked = asked
        self._console = console
        self.samples: list[Sample] = []
        self.faults: list[str] = []
        self.done: dict[str, int] = {}

    async def run(self) -> None:
        """Play and note, until the time is over."""
        asked = self._asked
        with tempfile.TemporaryDirectory() as folder:
            command = shlex.split(asked.serve)
            with server(asked.database, Path(folder), command) as (url, pid):
                people, solitary = (MixedEvening(url.rstrip("/")) for _ in range(2))
                async with (
                    people.going_on(asked.tables, False),
                    solitary.going_on(asked.bots, True),
                    people.watched(asked.onlookers),
                ):
                    await self._note([people, solitary], pid)
                for evening in (people, solitary):
                    self.faults += evening.faults
                self.done = dict(people.done + solitary.done)

    async def _note(self, evenings: list[MixedEvening], pid: int) -> None:
        asked = self._asked
        began = time.monotonic()
        count = max(1, round(60 * asked.minutes / asked.every))
        with Progress(transient=True, console=self._console) as progress:
            for number in progress.track(range(count), description="soaking"):
                await asyncio.sleep(max(0.0, began + (number + 1) * asked.every - time.monotonic()))
                figures = [evening.acknowledged.figures() for evening in evenings]
                for evening in evenings:
                    evening.acknowledged.taken.clear()
                p99 = max(each.get("p99", 0.0) for each in figures)
                moves = sum(each["count"] for each in figures)
                self.samples.append(sampled(pid, time.monotonic() - began, p99, moves))

    def trends(self) -> dict[str, Trend]:
        """What became of each figure after warming up."""
        rest = [each for each in self.samples if each.at >= WARMING * self.samples[-1].at]
        times = [each.at for each in rest]
        return {
            name: trend(times, [float(getattr(each, name)) for each in rest], allowed)
            for name, (_, allowed) in HELD.items()
        }

    def plot(self) -> str:
        """Every figure over the minutes."""
        minutes = Axis(0.0, self.samples[-1].at / 60).ticks()
        ticks = [(60 * minute, f"{minute:g}") for minute in minutes]
        panels = []
        for name, (what, _) in HELD.items():
            values = [(each.at, float(getattr(each, name))) for each in self.samples]
            points = [(at, Spread(value, value, value)) for at, value in values]
            panels.append(Panel(what, [Line("the server", points)], ticks, "minutes"))
        warming = WARMING * self._asked.minutes
        title = f"A server under mixed play; the first {warming:.3g} minutes do not count"
        return picture(title, panels)

    def keep(self, trends: dict[str, Trend]) -> None:
        """All figures as JSON, and the plot."""
        folder = self._asked.out
        folder.mkdir(parents=True, exist_ok=True)
        whole = {
            "minutes": self._asked.minutes,
            "done": self.done,
            "faults": self.faults,
            "grows": [name for name, each in trends.items() if each.grows],
            "trends": {name: each._asdict() for name, each in trends.items()},
            "samples": msgspec.to_builtins(self.samples),
        }
        (folder / "soak.json").write_text(json.dumps(whole, indent=1) + "\n")
        (folder / "soak.svg").write_text(self.plot())


def grid(trends: dict[str, Trend]) -> Table:
    """A line for each figure."""
    table = Table(title="Growth after warming up, by a robust slope (99 % interval)")
    table.add_column("what")
    for heading in ("middle", "grew by", "at least", "at most", "allowed", ""):
        table.add_column(heading, justify="right")
    for name, each in trends.items():
        cells = [each.middle, each.growth.middle, each.growth.low, each.growth.high, each.allowed]
        said = [f"{cell:,.2f}" for cell in cells]
        table.add_row(HELD[name][0], *said, "✗" if each.grows else "✓")
    return table


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two looks")
    parser.add_argument("--tables", type=int, default=12, help="of two people each")
    parser.add_argument("--bots", type=int, default=4, help="tables of somebody and a novice")
    parser.add_argument("--onlookers", type=int, default=10, help="who come and go")
    parser.add_argument("--serve", default=shlex.join(SERVE), help="how the server is started")
    parser.add_argument("--database", help="an empty one; a new SQLite file if it is not given")
    parser.add_argument("--out", type=Path, default=Path("soak-figures"))
    return parser.parse_args()


def main() -> None:
    """Soak, tell, and exit with 1 where something grows."""
    asked = arguments()
    # Whoever ends this from outside leaves no server behind either.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    soak = Soak(asked, Console(stderr=True))
    try:
        asyncio.run(soak.run())
    except KeyboardInterrupt:
        sys.exit(130)
    trends = soak.trends()
    soak.keep(trends)
    console = Console(width=None if sys.stdout.isatty() else 110)
    console.print(grid(trends))
    console.print(", ".join(f"{count:,} {what}" for what, count in sorted(soak.done.items())))
    for fault in sorted(set(soak.faults))[:10]:
        console.print(f"  ✗ {fault}", style="red", highlight=False)
    sys.exit(1 if soak.faults or any(each.grows for each in trends.values()) else 0)


if __name__ == "__main__":
    main()
