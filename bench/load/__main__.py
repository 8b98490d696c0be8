"""What a server takes, beside boardgame.io in the same run: `python -m bench.load [MEASURE…]`.

Two clients at each table play over real WebSockets on loopback, in processes of their own whose
share of the processor is told beside the server's; the next move of a table is sent when both have
seen the last one. Measured is the time from sending a move to its acknowledgement.

The same players play at boardgame.io's server, with its matches in memory and in files: two seats
in turn, 126 moves a match, messages nearly as large (their bytes are told). What differs: its game
has next to no rules, no offers and no sentences (clients work out what is legal); it tells a move
before it is stored, and its files are not flushed to the disk, while Óenach tells no move that
could still be lost; its clients get no answer but the update that everybody gets; it runs on Node,
in one thread and those of Node for files. Two packages are pinned in its favour: koa-compose below
4.2, with which alone its lobby works, and node-persist 3.1.0, after which writes may wait for a
second. Its rows are left out, with a sentence, where npm cannot fetch it. `bare sockets` have
neither rules nor store: what the sockets alone cost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import platform
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import idle_tables
from bench.attacks.measuring import cores
from bench.load import plots, report
from bench.load.arguments import arguments, our_servers, plan_of
from bench.load.boardgame_io.packages import NoPackages, modules
from bench.load.contestants import Bare, Contestant, boardgame_ios
from bench.load.crew import Failed, allow_many_connections
from bench.load.figures import Row, select
from bench.load.measures.by_log import by_log
from bench.load.measures.by_onlookers import by_onlookers
from bench.load.measures.by_stored import by_stored
from bench.load.measures.by_tables import by_processes, by_tables
from bench.load.plan import IDLE, LOG, MEASURES, ONLOOKERS, PROCESSES, STORED, TABLES, Plan
from bench.serving import NoServer

PLOTTED = {
    TABLES: ("moves_per_second", "p99"),
    ONLOOKERS: ("p99", "server_us_a_move"),
    LOG: ("moves_per_second", "p99"),
    STORED: ("moves_per_second", "p99"),
    PROCESSES: ("moves_per_second", "p99"),
}


class Run:
    """One run of the program: what was asked for, and what was found so far."""

    def __init__(self, asked: argparse.Namespace, plan: Plan, console: Console) -> None:
        self.asked = asked
        self.plan = plan
        self.console = console
        self.rows: list[Row] = []
        self.idle: float | None = None
        self.left_out: list[str] = []
        self.failed = False
        """Whether something could not be measured."""

    def contestants(self) -> list[Contestant]:
        """Who is measured at so many tables."""
        ours: list[Contestant] = [*our_servers(self.asked)]
        if self.asked.alone:
            return ours
        try:
            return [Bare(), *ours, *boardgame_ios(modules())]
        except NoPackages as why:
            self.leave_out(f"boardgame.io is left out: {why}.")
            return [Bare(), *ours]

    def leave_out(self, why: str) -> None:
        """Something is not measured, and everybody is told why."""
        self.left_out.append(why)
        self.console.print(why, style="yellow", highlight=False)

    def rows_of(self, measure: str) -> tuple[int, AsyncIterator[Row]]:
        """How many rows a measure has, and these."""
        plan, ours = self.plan, our_servers(self.asked)[0]
        if measure == TABLES:
            contestants = self.contestants()
            return len(contestants) * len(plan.tables), by_tables(plan, contestants)
        if measure == ONLOOKERS:
            return len(plan.onlookers), by_onlookers(plan, ours)
        if measure == LOG:
            return 2, by_log(plan, ours)
        if measure == STORED:
            return 2, by_stored(plan, ours)
        started = [(each, our_servers(self.asked, each)[0]) for each in plan.processes]
        return len(started), by_processes(plan, started)

    async def measure(self, name: str, progress: Progress) -> None:
        """One of the measures, with a bar of its own."""
        task = progress.add_task(name, total=None)
        self.plan = replace(
            self.plan, say=lambda what: progress.update(task, description=f"{name}: {what}")
        )
        if name == PROCESSES and "{processes}" not in self.asked.serve:
            self.leave_out("Processes are left out: --serve does not say where {processes} goes.")
        elif name == IDLE:
            self.idle = await idle_tables.measure(self.plan.idle) / 1000
        else:
            each_round, rows = self.rows_of(name)
            progress.update(task, total=each_round * self.plan.rounds)
            async for row in rows:
                self.rows.append(row)
                progress.advance(task)
        progress.remove_task(task)

    async def measure_all(self, names: list[str]) -> None:
        """One after the other; a server that does not start, or lets nobody in, ends its own
        measure only."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(
            *columns, TimeElapsedColumn(), transient=True, console=self.console
        ) as progress:
            for name in names:
                try:
                    await self.measure(name, progress)
                except (NoServer, Failed) as why:
                    self.failed = True
                    self.leave_out(f"{name}: {why}")

    def keep(self) -> None:
        """All figures as JSON, and a plot of each measure."""
        folder = self.asked.out
        folder.mkdir(parents=True, exist_ok=True)
        plan = {name: value for name, value in vars(self.plan).items() if name != "say"}
        whole: dict[str, Any] = {
            "cores": cores(),
            "python": platform.python_version(),
            "plan": plan,
            "idle_kilobytes": self.idle,
            "left_out": self.left_out,
            "rows": msgspec.to_builtins(self.rows),
        }
        (folder / "load.json").write_text(json.dumps(whole, indent=1) + "\n")
        for measure, names in PLOTTED.items():
            rows = select(self.rows, measure)
            if rows:
                title, below = report.TITLES[measure]
                drawn = plots.of_measure(title, below, rows, names)
                (folder / f"{measure}.svg").write_text(drawn)


def main() -> None:
    """Measure, print, keep."""
    asked = arguments(__doc__)
    # Whoever ends this from outside leaves no server behind either.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    allow_many_connections()
    run = Run(asked, plan_of(asked), Console(stderr=True))
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run.measure_all(asked.measures or list(MEASURES)))
    finally:
        run.keep()
    console = Console(width=None if sys.stdout.isatty() else 170)
    report.told(run.rows, console)
    if run.idle is not None:
        report.told_idle(run.idle, console)
    console.print(f"{cores()} cores; figures and plots are in {asked.out}", highlight=False)
    sys.exit(1 if run.failed or any(row.figures.faults for row in run.rows) else 0)


if __name__ == "__main__":
    main()
