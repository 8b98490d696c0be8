"""How fast one build is next to another: `python -m bench.compare OLD_PYTHON NEW_PYTHON`.

Each is the interpreter of an environment in which the package is installed. The same worker
measures both, in a process for each and round. For a figure the one is measured, the other twice,
the first again, each time for less than a second, so that a slow moment hits both; which of them
begins changes from figure to figure. What counts is the middle of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.worker import SLICES

ROOT = Path(__file__).parents[1]

LEAST = 0.97
"""What a new build keeps of the old one's speed."""

Figures = dict[str, list[tuple[float, float]]]
"""By the figure's name, a round's moves a second of the old build and of the new one."""


class Build:
    """A worker of one environment, which measures slices when it is asked."""

    def __init__(self, python: Path) -> None:
        # Nothing of the place where this was started must be found before the installed package.
        self._folder = tempfile.TemporaryDirectory()
        self._process = subprocess.Popen(
            [str(python.absolute()), "-m", "bench.worker", "slices"],
            cwd=self._folder.name,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Build:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._process:
            if error is not None:
                self._process.kill()
        self._folder.cleanup()

    def moves_a_second(self, figure: str, seconds: float) -> float:
        """One slice of one figure."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{seconds} {figure}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self._process.args!r} did not measure {figure}")
        return float(answer)


def measured(old: Path, new: Path, rounds: int, seconds: float, names: list[str]) -> Figures:
    """Every figure of both builds, slice by slice, several times over."""
    figures: Figures = {name: [] for name in names}
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("comparing", total=rounds * len(names))
        for number in range(rounds):
            with Build(old) as before, Build(new) as after:
                for place, name in enumerate(names):
                    progress.update(task, description=name)
                    order = (before, after) if (number + place) % 2 == 0 else (after, before)
                    rates: dict[Build, list[float]] = {before: [], after: []}
                    for build in (*order, *reversed(order)):
                        rates[build].append(build.moves_a_second(name, seconds))
                    pair = statistics.mean(rates[before]), statistics.mean(rates[after])
                    figures[name].append(pair)
                    progress.advance(task)
    return figures


def middle_ratio(pairs: list[tuple[float, float]]) -> float:
    """The middle of the rounds' ratios, the new build's speed to the old one's."""
    return statistics.median(after / before for before, after in pairs)


def shown(figures: Figures) -> Table:
    """A line for each figure, then the middle of all and the lowest."""
    table = Table(title="Moves a second of CPU, in millions (medians of the rounds)")
    for heading in ("figure", "old", "new", "new : old", "rounds from", "to"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    ratios = {name: middle_ratio(pairs) for name, pairs in figures.items()}
    for name, pairs in figures.items():
        old, new = (statistics.median(rates) / 1e6 for rates in zip(*pairs, strict=True))
        spread = [after / before for before, after in pairs]
        ends = (f"{min(spread):.3f}", f"{max(spread):.3f}")
        table.add_row(name, f"{old:.3f}", f"{new:.3f}", marked(ratios[name]), *ends)
    table.add_section()
    for kind in dict.fromkeys(name.partition(" ")[0] for name in figures):
        of_kind = [ratio for name, ratio in ratios.items() if name.startswith(f"{kind} ")]
        table.add_row(f"{kind}: median", "", "", marked(statistics.median(of_kind)), "", "")
    lowest = min(ratios, key=lambda name: ratios[name])
    table.add_row("all: median", "", "", marked(statistics.median(ratios.values())), style="bold")
    table.add_row(f"lowest: {lowest}", "", "", marked(ratios[lowest]), style="bold")
    return table


def marked(ratio: float) -> str:
    """A ratio with a sign whether the new build keeps what it should."""
    return f"{ratio:.3f} {'✓' if ratio >= LEAST else '✗'}"


def main() -> None:
    """Compare and print; the exit code is 1 when the middle of all ratios is too low."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("old", type=Path, help="the interpreter of the environment before")
    parser.add_argument("new", type=Path, help="the interpreter of the one after")
    parser.add_argument("--rounds", type=int, default=7, help="an odd number has a middle")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each slice")
    parser.add_argument("--only", default="", help="figures whose names hold this")
    asked = parser.parse_args()
    names = [name for name in SLICES if asked.only in name]
    if not names:
        parser.error(f"no figure's name holds {asked.only!r}")
    figures = measured(asked.old, asked.new, asked.rounds, asked.seconds, names)
    Console(width=None if sys.stdout.isatty() else 130).print(shown(figures))
    overall = statistics.median(middle_ratio(pairs) for pairs in figures.values())
    sys.exit(0 if overall >= LEAST else 1)


if __name__ == "__main__":
    main()
