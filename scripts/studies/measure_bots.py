"""How strong the bots are, and how fair the games: the study behind docs/bots.md.

Plays one tournament after another and keeps each in a folder of its own, so that a run that was
stopped goes on where it was:

    python scripts/studies/measure_bots.py --out bot-study --workers 2
    python scripts/studies/measure_bots.py --out bot-study --only levels,keltis
    python scripts/studies/measure_bots.py --out bot-study --tables docs

The last one plays nothing: it writes the tables and plots of what was played.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot_study import TRIALS, Trial
from bot_tables import write_tables
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from oenach.arena.plan import Plan
from oenach.arena.records import GameRecord
from oenach.arena.tournament import run_tournament


def main() -> None:
    """Play what is asked for, or write the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("bot-study"), help="where results are")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--only", default="", help="parts and games, with commas: levels, keltis, …"
    )
    parser.add_argument("--list", action="store_true", help="say what would be played")
    parser.add_argument("--tables", type=Path, help="write tables and plots into this folder")
    asked = parser.parse_args()
    if asked.tables is not None:
        write_tables(asked.out, asked.tables)
        return
    wanted = set(asked.only.split(",")) - {""}
    for trial in TRIALS:
        if wanted <= {trial.part, trial.game, str(trial.seats)}:
            if asked.list:
                print(trial.name, f"{trial.games} games")
            else:
                play(trial, asked.out / trial.name, asked.workers)


def play(trial: Trial, folder: Path, workers: int) -> None:
    """Play a trial, or what is missing of it, and say how it went."""
    plan = Plan.of(trial.game, trial.bots, trial.seats, trial.games)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(trial.name, total=plan.games)

        def advance(record: GameRecord) -> None:
            progress.advance(task)

        results = run_tournament(plan, folder, workers, on_game=advance)
    for one in results.summary.standings:
        print(
            f"{trial.name:50} {one.label:24} {one.share.value:6.1%} "
            f"({one.share.low:.1%} to {one.share.high:.1%})  {one.mean_score:6.1f} points "
            f"{one.simulations_a_move:8.0f} simulations {one.milliseconds_a_move:7.1f} ms a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
