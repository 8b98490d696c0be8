"""Play Celtic Trader with the purposeful player in every seat, and see who wins how often.

    python scripts/balance_trader.py --games 500 --seats 2,3,4,5 --workers 2 --seed 1
    python scripts/balance_trader.py --map my-map.json --json figures.json --plot shares.svg

Roles are dealt blind. The same seed gives the same games whatever the number of workers. The exit
status is 1 when a gross fault shows: a seat or a role that wins more than twice or less than half
its fair share, a typical game outside 12 to 25 rounds without a limit, or a way of ending that
never occurs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

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

from oenach.bots.purposeful_trader import PurposefulTrader
from oenach.games.celtic_trader.components import PLAYER_WORDS, ROLE
from oenach.games.celtic_trader.game import TraderGame
from oenach.kernel.errors import OptionError
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER

Options = dict[str, object]


class Task(NamedTuple):
    """One game to be played."""

    seats: int
    seed: int


def tasks(seed: int, seats: int, games: int) -> list[Task]:
    """The games of a table size; each has a seed of its own, so that workers do not matter."""
    return [Task(seats, game_seed(seed, seats, number)) for number in range(games)]


def game_seed(seed: int, seats: int, number: int) -> int:
    """A seed for one game."""
    digest = hashlib.sha256(f"{seed}/{seats}/{number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


class Room:
    """Where a process plays its games: one player for all seats, a game for each table size."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.player = PurposefulTrader()
        self.games: dict[int, TraderGame] = {}

    def play(self, task: Task) -> Played:
        """Play one game to its end."""
        game = self.games.setdefault(task.seats, TraderGame(task.seats, self.options))
        rng = Rng(task.seed)
        state = game.new()
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(game.random_move(state, rng))
            else:
                state.apply(self.player.choose_in(state, state.legal_moves()))
        outcome = game.outcome(state)
        assert outcome is not None
        seats = range(task.seats)
        part = 1 / len(outcome.winners)
        return Played(
            outcome.reason,
            int(state.round),
            tuple(
                game.board.role_names[state.players[seat * PLAYER_WORDS + ROLE]] for seat in seats
            ),
            tuple(sheet.total for sheet in outcome.sheets),
            tuple(part if seat in outcome.winners else 0.0 for seat in seats),
        )


_rooms: list[Room] = []


def open_room(options: Options) -> None:
    """Prepare a worker process."""
    _rooms[:] = [Room(options)]


def play(task: Task) -> Played:
    """Play one game in this worker process."""
    return _rooms[0].play(task)


def play_all(work: list[Task], options: Options, workers: int) -> Iterator[Played]:
    """The games in order, as they are finished."""
    if workers == 1:
        yield from map(Room(options).play, work)
        return
    # Fresh processes: a fork of one that draws a progress bar in a thread may hang.
    with ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=open_room, initargs=(options,)
    ) as pool:
        yield from pool.map(play, work, chunksize=5)


def study(
    seat_counts: list[int], games: int, seed: int, options: Options, workers: int, console: Console
) -> list[Figures]:
    """Play so many games at each table size, and show how far it has come."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    work = [task for seats in seat_counts for task in tasks(seed, seats, games)]
    played: dict[int, list[Played]] = {seats: [] for seats in seat_counts}
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("games", total=len(work))
        for task, game in zip(work, play_all(work, options, workers), strict=True):
            played[task.seats].append(game)
            progress.update(bar, advance=1, description=f"{task.seats} seats")
    limit = str(options.get("limit", "none"))
    return [figures(seats, limit, found) for seats, found in played.items()]


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
    parser.add_argument("--games", type=positive, default=500, help="at each table size")
    parser.add_argument("--seats", type=seat_list, default=[2, 3, 4, 5], help="such as 2,3,4,5")
    parser.add_argument("--workers", type=positive, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", type=Path, help="a map file instead of britannia")
    parser.add_argument("--limit", default="none", help="none or rounds:N")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="draw the shares into this SVG file")
    return parser.parse_args(given)


def game_options(asked: argparse.Namespace) -> Options:
    """The options of the games; OSError, ValueError or OptionError if they are no good."""
    options: Options = {}
    if asked.map is not None:
        options["map"] = json.loads(asked.map.read_text(encoding="utf-8"))
    if asked.limit != "none":
        if not asked.limit.startswith("rounds:"):
            raise ValueError("a limit is none or rounds:N; nobody calls time here")
        options["limit"] = asked.limit
    TraderGame(asked.seats[0], options)
    return options


def main(given: list[str] | None = None) -> int:
    """Play, show, write; 1 if a gross fault was found, 2 if what was asked for cannot be."""
    asked = arguments(given)
    console = Console()
    try:
        options = game_options(asked)
    except (OSError, ValueError, OptionError) as error:
        print(error, file=sys.stderr)
        return 2
    tables = study(asked.seats, asked.games, asked.seed, options, asked.workers, console)
    for table in tables:
        console.print(table_of(table))
    found = faults(tables)
    console.print("\n".join(found) or "No gross fault.")
    if asked.json is not None:
        told = {"seed": asked.seed, "tables": [as_json(table) for table in tables], "faults": found}
        asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    if asked.plot is not None:
        asked.plot.write_text(picture(tables), encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
