"""How soon pages can be used and moves are seen: `python -m bench.pages`.

Starts `oenach serve` and a bare page (`bench.bare_page`), and opens both in Chromium, in turn and
with nothing in store: the home page and a table of each game until something can be done there, and
moves of one game until the choice and the server's answer are painted. Times depend on the machine
and what else runs on it: what counts is how they stand to the bare page's.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import oenach

ROOT: Final = Path(__file__).parents[1]

MOST: Final = {
    "page: home": 4.0,
    **{f"page: {game}": 5.0 for game in oenach.games()},
    "echo: choice shown": 2.5,
    "echo: answer shown": 4.0,
}
"""What each is held to: times the bare page, or the bare echo."""

FIGURES_A_ROUND: Final = 2 + len(list(oenach.games())) + 3 * 5


@contextmanager
def serving(*command: str) -> Iterator[str]:
    """The address of a server that says it in its first line."""
    with subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                address = re.search(r"http://[\d.]+:\d+/", line)
                if address is not None:
                    yield address[0]
                    return
            raise SystemExit(f"{' '.join(command)} does not start")
        finally:
            process.terminate()


def measure(ours: str, bare: str, rounds: int) -> dict[str, list[float]]:
    """Milliseconds by row."""
    command = [sys.executable, "-m", "building.pages", "run", "--silent", "page-times", "--"]
    times: dict[str, list[float]] = {}
    with (
        Progress(transient=True, console=Console(stderr=True)) as progress,
        subprocess.Popen(
            [*command, ours, bare, str(rounds)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        task = progress.add_task("opening pages", total=rounds * FIGURES_A_ROUND)
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("{"):
                figure = json.loads(line)
                times.setdefault(figure["row"], []).append(figure["millis"])
                progress.advance(task)
    if process.returncode != 0:
        raise SystemExit("The pages could not be opened: is there a Chromium, and Node?")
    return times


def ratio_table(times: dict[str, list[float]]) -> Table:
    """Medians, and what they are times the bare ones."""
    table = Table(title="Pages and moves in Chromium, next to bare ones (median of the rounds)")
    for heading in ("what", "ms", "× bare", "at most"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    medians = {row: statistics.median(values) for row, values in times.items()}
    for row, millis in medians.items():
        ratio = millis / medians[f"{row.partition(':')[0]}: bare"]
        most = MOST.get(row)
        marked = "" if most is None else f"{ratio:.1f} {'✓' if ratio <= most else '✗'}"
        table.add_row(row, f"{millis:.0f}", marked, "" if most is None else f"{most:.1f}")
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.pages", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="an odd number, for a median")
    parser.add_argument("--json", type=Path, help="also write the raw figures here")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'matches.sqlite'}"
        command = ("-m", "oenach.cli", "serve", "--port", "0", "--database", database)
        with serving(*command) as ours, serving("-m", "bench.bare_page") as bare:
            times = measure(ours, bare, asked.rounds)
    Console(width=None if sys.stdout.isatty() else 100).print(ratio_table(times))
    if asked.json:
        asked.json.write_text(json.dumps(times, indent=1))


if __name__ == "__main__":
    main()
