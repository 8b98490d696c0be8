"""Play while everything breaks, and check all that anybody was told: `make histories`.

People, bots and onlookers play at many tables of all games, over nodes that are killed, frozen, cut
off and set to other times; so is their database. Everybody writes down what they sent and saw. When
the last match is over, the checker compares all of it with the logs: each acknowledged command
exactly once, one order for all, every position what the log makes of it for that seat, every log
verified, every match over. Exits with 1 if anything is wrong; the histories of those matches are
kept. Only loopback is used; a run is repeated with its seed, though not to the millisecond.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from histories.faults.schedule import Kind
from histories.report import tell
from histories.run import RECORDS, Outcome, Plan, run

MEMORY: Final = Path("/dev/shm")
"""Where files are as quick as memory: a killed process loses none of them either."""


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m histories",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="faults:\n" + "\n".join(f"  {one.name.lower():<16}{one}" for one in Kind),
    )
    add = parser.add_argument
    add("--store", choices=["sqlite", "postgresql"], default="postgresql")
    add("--nodes", type=int, help="servers over one PostgreSQL (3; a file has 1)")
    add("--workers", type=int, help="processes over it that play for bots (2; a file has none)")
    add("--tables", type=int, default=60, help="tables at the same time (60)")
    add("--moves", type=int, default=100_000, help="acknowledged commands, at least (100000)")
    add("--faults", type=int, default=200, help="faults (200)")
    add("--longest", type=float, default=20.0, help="seconds of a fault, at most (20)")
    add("--minutes", type=float, default=120.0, help="after which the last matches begin (120)")
    add("--seed", type=int, help="of all choices; drawn, and told, if left out")
    add("--only", nargs="+", metavar="FAULT", choices=[one.name.lower() for one in Kind])
    add("--megabytes", type=int, default=1024, help="of PostgreSQL's disk, to be filled (1024)")
    add("--keep", type=Path, help="keep all histories here, also those in which nothing is wrong")
    return parser.parse_args()


def planned(asked: argparse.Namespace) -> Plan:
    """The run that was asked for."""
    seed = random.SystemRandom().randrange(1, 10**6) if asked.seed is None else asked.seed
    shared = asked.store == "postgresql"
    return Plan(
        kind=asked.store,
        seed=seed,
        tables=asked.tables,
        faults=asked.faults,
        moves=asked.moves,
        nodes=(3 if shared else 1) if asked.nodes is None else asked.nodes,
        workers=(2 if shared else 0) if asked.workers is None else asked.workers,
        longest=asked.longest,
        megabytes=asked.megabytes,
        kinds=tuple(Kind[name.upper()] for name in asked.only or ()),
        evening=60 * asked.minutes,
        keep=asked.keep is not None,
    )


def perform(plan: Plan, folder: Path) -> Outcome:
    """The run, with a bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"seed {plan.seed}", total=1.0)

        def say(what: str, share: float) -> None:
            progress.update(task, description=f"seed {plan.seed}: {what}", completed=share)

        return asyncio.run(run(plan, folder, say))


def main() -> int:
    """Run, tell, and keep what is wrong."""
    asked = arguments()
    # Whoever ends this from outside leaves no server behind either.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    plan = planned(asked)
    quick = MEMORY if MEMORY.is_dir() else None
    folder = Path(tempfile.mkdtemp(prefix="oenach-histories-", dir=quick))
    try:
        outcome = perform(plan, folder)
        tell(outcome, Console(width=None if sys.stdout.isatty() else 120))
        kept = asked.keep or Path(f"histories-{plan.seed}")
        if outcome.findings or asked.keep:
            shutil.copytree(folder / RECORDS, kept, dirs_exist_ok=True)
            (kept / "nodes.log").write_text(outcome.errors)
            print(f"Histories are in {kept}.")
        return 1 if outcome.findings else 0
    except KeyboardInterrupt:
        return 130
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
