"""Prints how fast engines and search are, next to OpenSpiel's from Python, in one run."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.per_game import speed_of

ROOT = Path(__file__).parents[1]


def worker(what: str, seconds: float, pure: bool = False) -> dict[str, Any]:
    """One build's figures, measured in a process of its own."""
    environment = dict(os.environ)
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.worker", what, str(seconds)]
    output = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(output.stdout.splitlines()[-1])
    return figures


def measure(seconds: float, rounds: int, with_openspiel: bool) -> dict[str, list[dict[str, Any]]]:
    """All builds in turn, several times over, so that a slow moment hits all of them."""
    builds = ["compiled", "interpreted", "search"]
    builds += ["openspiel", "openspiel-search"] if with_openspiel else []
    runs: dict[str, list[dict[str, Any]]] = {build: [] for build in builds}
    runs.setdefault("openspiel", [])
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("measuring", total=rounds * len(builds))
        for _ in range(rounds):
            for build in builds:
                pure = build == "interpreted"
                what = "ours" if build in ("compiled", "interpreted") else build
                runs[build].append(worker(what, seconds / 2 if pure else seconds, pure))
                progress.advance(task)
    return runs


def median(runs: list[dict[str, Any]], *path: str) -> float:
    """The middle of the rounds for one figure."""
    values: list[float] = []
    for run in runs:
        value: Any = run
        for step in path:
            value = value[step]
        values.append(value)
    return statistics.median(values)


def openspiel_rates(runs: list[dict[str, Any]]) -> dict[str, float]:
    """Moves a second of each of OpenSpiel's games, fastest first."""
    rates = {name: median(runs, name) for name in (runs[0] if runs else {})}
    return dict(sorted(rates.items(), key=lambda item: -item[1]))


def our_table(runs: dict[str, list[dict[str, Any]]], against: float | None) -> Table:
    """Our games: stepped, in the loop, and copies, with what they are held to."""
    table = Table(title="Moves a second, random play, draws counted (median of the rounds)")
    for heading in ("game", "seats", "stepped from Python", "× OpenSpiel", "compiled loop", "copy"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    table.add_column("interpreted: stepped", justify="right")
    table.add_column("loop", justify="right")
    for key in (name for name in runs["compiled"][0] if name != "build"):
        game, seats = key.split()
        floors = speed_of(game).floors
        times, moves, nanoseconds = (
            (floors.times_openspiel, floors.million_moves, -floors.copy_ns)
            if floors
            else (None, None, None)
        )
        stepped = median(runs["compiled"], key, "stepped")
        loop = median(runs["compiled"], key, "playouts") / 1e6
        copy = median(runs["compiled"], key, "copy_ns")
        ratio = "–"
        if against is not None:
            ratio = mark(stepped / against, times, "{:.1f}")
        table.add_row(
            game,
            seats,
            f"{stepped / 1e6:.2f} M",
            ratio,
            mark(loop, moves, "{:.1f} M"),
            mark(-copy, nanoseconds, "{:.0f} ns").replace("-", ""),
            f"{median(runs['interpreted'], key, 'stepped') / 1e6:.3f} M",
            f"{median(runs['interpreted'], key, 'playouts') / 1e6:.3f} M",
        )
    return table


def search_table(runs: dict[str, list[dict[str, Any]]]) -> Table:
    """Search: simulations and simulated moves a second, ours and OpenSpiel's."""
    table = Table(title="Search from the first choice of a game (median of the rounds)")
    for heading in ("game", "bot", "simulations a second", "simulated moves a second", "× theirs"):
        table.add_column(heading, justify="left" if heading in ("game", "bot") else "right")
    theirs = runs.get("openspiel-search", [])
    rates = {name: median(theirs, name, "moves") for name in (theirs[0] if theirs else {})}
    for name, moves in rates.items():
        simulations = median(theirs, name, "simulations")
        table.add_row(
            name, "OpenSpiel ISMCTSBot", f"{simulations:,.0f}", f"{moves / 1e6:.2f} M", ""
        )
    against = statistics.median(rates.values()) if rates else None
    for key in runs["search"][0]:
        game, seats, bot = key.split()
        moves = median(runs["search"], key, "moves")
        simulations = median(runs["search"], key, "simulations")
        ratio = "–" if against is None else f"{moves / against:.1f}"
        figure = f"{moves / 1e6:.2f} M"
        table.add_row(f"{game}, {seats} seats", bot, f"{simulations:,.0f}", figure, ratio)
    return table


def mark(value: float, floor: float | None, form: str) -> str:
    """A figure with a sign whether it holds its floor, if it has one."""
    if floor is None:
        return form.format(value)
    return f"{form.format(value)} {'✓' if value >= floor else '✗'}"


def openspiel_table(rates: dict[str, float]) -> Table:
    """OpenSpiel's games."""
    table = Table(title="OpenSpiel, stepped from Python")
    table.add_column("game")
    table.add_column("moves a second", justify="right")
    for name, figure in rates.items():
        table.add_row(name, f"{figure / 1e6:.3f} M")
    table.add_row("median", f"{statistics.median(rates.values()) / 1e6:.3f} M", style="bold")
    return table


def main() -> None:
    """Measure, print, and keep the figures if asked."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="also write the raw figures here")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 130)
    with_openspiel = importlib.util.find_spec("pyspiel") is not None
    if not with_openspiel:
        console.print("OpenSpiel is not installed (extra `research`): its rows are left out.")
    runs = measure(asked.seconds, asked.rounds, with_openspiel)
    if runs["compiled"][0]["build"] != "compiled":
        console.print("This build is interpreted; the floors are those of the compiled one.")
    rates = openspiel_rates(runs["openspiel"])
    if rates:
        console.print(openspiel_table(rates))
    console.print(our_table(runs, statistics.median(rates.values()) if rates else None))
    console.print(search_table(runs))
    if asked.json:
        asked.json.write_text(json.dumps(runs, indent=1))


if __name__ == "__main__":
    main()
