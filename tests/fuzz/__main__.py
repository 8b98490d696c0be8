"""Bring everything that takes input from outside a million inputs: `make fuzz`.

Each surface gets inputs that are right, almost right (a grammar of its own, spoiled here and there)
and made up (Hypothesis, and schemathesis from the API's document). Every answer must be one of the
documented kinds; no input may hang, and what a process holds may not grow. WebSocket and HTTP go to
servers of their own, over loopback, whose logs may tell of no fault. Exits with 1 if anything is
wrong; the inputs are then in a folder, and `--repeat FILE` tries one again.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fuzz.findings import Found, unpacked
from fuzz.report import tell
from fuzz.run import Plan, names, run
from fuzz.surfaces import surfaces
from fuzz.watching import STOPPING


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    add = parser.add_argument
    add("--inputs", type=int, default=1_000_000, help="of all surfaces together (1000000)")
    add("--seed", type=int, help="of all choices; drawn, and told, if left out")
    add("--only", nargs="+", metavar="SURFACE", choices=names(), help=", ".join(names()))
    add("--first", type=int, default=0, help="the number of the first input of a surface (0)")
    add("--workers", type=int, default=os.cpu_count(), help="processes at a time (all cores)")
    add("--repeat", type=Path, metavar="FILE", help="try the input of a finding again")
    add("--out", type=Path, help="where findings are written down (fuzz-SEED)")
    return parser.parse_args()


def perform(plan: Plan) -> list[Found]:
    """The run, with a bar for each surface."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), transient=True, console=console) as progress:
        bars = {
            job.surface: progress.add_task(job.surface, total=len(job.inputs))
            for job in plan.jobs()
        }
        return run(plan, lambda surface, more: progress.advance(bars[surface], more))


def repeat(file: Path) -> int:
    """Try one input again, here; what it raises is shown."""
    read = json.loads(file.read_text())
    surface = surfaces().get(read["surface"])
    if surface is None:
        number, given = read["number"], json.dumps(read["given"], indent=1)
        print(f"{read['surface']} needs a server: --only {read['surface']} with the same seed")
        print(f"and --first {number} begins there. This was sent:\n{given}")
        return 2
    print(surface.answer(unpacked(read["given"])))
    return 0


def main() -> int:
    """Run, tell, and keep what is wrong."""
    asked = arguments()
    if asked.repeat:
        return repeat(asked.repeat)
    # Whoever ends this from outside leaves no server behind either.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    seed = random.SystemRandom().randrange(1, 10**6) if asked.seed is None else asked.seed
    plan = Plan(
        seed=seed,
        inputs=asked.inputs,
        first=asked.first,
        only=asked.only or (),
        workers=asked.workers,
    )
    print(f"seed {seed}", flush=True)
    found = perform(plan)
    console = Console(width=None if sys.stdout.isatty() else 120)
    tell(found, console, asked.out or Path(f"fuzz-{seed}"))
    if STOPPING.is_set():
        return 130
    return 1 if any(one.findings for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
