"""Play Celtic Trader with the same bot in every seat, and see who wins how often.

    python scripts/games/celtic-trader/balance.py --games 500 --seats 2,3,4,5 --workers 2 --seed 1
    python scripts/games/celtic-trader/balance.py --bot strong@1/20 --games 120 --out study
    python scripts/games/celtic-trader/balance.py --map my-map.json --json figures.json

The games are tournaments of the arena, which names bots and their budgets, keeps the results (with
`--out` a run that was stopped goes on) and plays the same games whatever the number of workers.
What is added here is who had which role; roles are dealt blind. The exit status is 1 when a gross
fault shows: a seat or a role that wins more than twice or less than half its fair share, a typical
game outside 12 to 25 rounds without a limit, or a way of ending that never occurs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from balance_figures import Figures, Played, Share, as_json, faults, figures
from balance_picture import picture
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from oenach.arena.chance import drawn
from oenach.arena.plan import Fixture, Plan
from oenach.arena.records import GameRecord
from oenach.arena.tournament import run_tournament
from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE, letter
from oenach.messages import explain

Options = dict[str, object]


def study(plans: Sequence[Plan], folder: Path, workers: int, console: Console) -> list[Figures]:
    """Play what is missing of each plan, and show how far it has come."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    tables: list[Figures] = []
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=sum(len(plan.fixtures) for plan in plans))

        def advance(record: GameRecord) -> None:
            progress.advance(bar)

        for plan in plans:
            progress.update(bar, description=f"{plan.seats} seats")
            kept = folder / f"{plan.seats}-seats"
            records = run_tournament(plan, kept, workers, on_game=advance).records
            limit = str(plan.options.get("limit", "none"))
            tables.append(figures(plan.seats, limit, all_played(plan, records)))
    return tables


def all_played(plan: Plan, records: Sequence[GameRecord]) -> list[Played]:
    """What the figures are made from: the records of the arena, and the roles."""
    game = plan.rules()
    played: list[Played] = []
    for fixture, record in zip(plan.fixtures, records, strict=True):
        if record.faults or record.rounds is None:
            raise RuntimeError(f"game {record.game} was not played by its bots: {record.faults}")
        roles = dealt_roles(plan, fixture, game)
        played.append(Played(record.reason, record.rounds, roles, record.scores, record.wins()))
    return played


def dealt_roles(plan: Plan, fixture: Fixture, game: Game) -> tuple[str, ...]:
    """The role of every seat. All are dealt before anybody acts, from the luck of the game alone:
    so the set-up is drawn once more, and the arena need not know what a role is."""
    state, luck, draws = game.new(), plan.luck(fixture), 0
    while state.to_act == CHANCE:
        state.apply(drawn(luck, draws, state.chance_outcomes()))
        draws += 1
    players = cast("dict[str, Any]", game.position(state)["players"])
    return tuple(players[letter(seat)]["role"] for seat in range(plan.seats))


# What is shown


def table_of(found: Figures) -> Table:
    """The figures of a table size for the terminal."""
    rounds, endings = found.rounds, found.endings
    table = Table(
        title=f"{found.seats} seats, {found.games} games, "
        f"{rounds.median} rounds (5-95 %: {rounds.low}-{rounds.high}), ended by "
        + ", ".join(f"{reason} {count}" for reason, count in endings.items()),
        title_justify="left",
    )
    table.add_column("")
    for heading in ("games", "wins", "of fair share", "95 % interval", "score (5-95 %)"):
        table.add_column(heading, justify="right")
    for share in found.by_seat:
        table.add_row(*cells(share))
    table.add_section()
    for share in found.by_role:
        table.add_row(*cells(share))
    return table


def cells(share: Share) -> list[str]:
    """One row of the table."""
    low, median, high = share.scores
    return [
        share.name,
        str(share.games),
        f"{share.wins:.1f}",
        f"{share.relative:.2f}",
        f"{share.low:.2f}-{share.high:.2f}",
        f"{median} ({low}-{high})",
    ]


# The command


def seat_list(text: str) -> list[int]:
    """Table sizes, as in `2,3,4`."""
    sizes = [int(part) for part in text.split(",")]
    if not all(2 <= size <= 5 for size in sizes):
        raise argparse.ArgumentTypeError("2 to 5 seats")
    return sorted(set(sizes))


def positive(text: str) -> int:
    """A number from 1 on."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("1 or more")
    return number


def arguments(given: list[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="A balance check of Celtic Trader.")
    parser.add_argument("--bot", default="greedy", help="as in the arena, such as strong@1/20")
    parser.add_argument("--games", type=positive, default=500, help="at each table size")
    parser.add_argument("--seats", type=seat_list, default=[2, 3, 4, 5], help="such as 2,3,4,5")
    parser.add_argument("--workers", type=positive, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", type=Path, help="a map file instead of britannia")
    parser.add_argument("--limit", default="none", help="none or rounds:N")
    parser.add_argument("--out", type=Path, help="keep the games here, and go on from those there")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="draw the shares into this SVG file")
    return parser.parse_args(given)


def plans_for(asked: argparse.Namespace) -> list[Plan]:
    """The games of each table size; OSError, ValueError or OenachError if there can be none."""
    options: Options = {}
    if asked.map is not None:
        options["map"] = json.loads(asked.map.read_text(encoding="utf-8"))
    if asked.limit != "none":
        if not asked.limit.startswith("rounds:"):
            raise ValueError("a limit is none or rounds:N; nobody calls time here")
        options["limit"] = asked.limit
    return [
        Plan.of(
            game="celtic-trader",
            bots=[asked.bot] * seats,
            seats=seats,
            games=asked.games,
            seed=asked.seed,
            options=options,
        )
        for seats in asked.seats
    ]


def main(given: list[str] | None = None) -> int:
    """Play, show, write; 1 if a gross fault was found, 2 if what was asked for cannot be."""
    asked = arguments(given)
    console = Console()
    try:
        with TemporaryDirectory() as passing:
            folder = asked.out or Path(passing)
            tables = study(plans_for(asked), folder, asked.workers, console)
    except OenachError as error:
        print(explain(error, "en"), file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for table in tables:
        console.print(table_of(table))
    found = faults(tables)
    console.print("\n".join(found) or "No gross fault.")
    if asked.json is not None:
        told = {
            "bot": asked.bot,
            "seed": asked.seed,
            "tables": [as_json(table) for table in tables],
            "faults": found,
        }
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if asked.plot is not None:
        asked.plot.write_text(picture(tables), encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
