"""How much processor time it takes to start: `python -m bench.starting`.

Bare Python, the package, a game, the list of commands, and a bot's process up to its first answer,
each in fresh processes and all by turns, so that a slow moment hits all of them. What counts is the
ratio to bare Python, which is started by the same interpreter with the same site packages.
`bench.server_start` is about something else: a server with many stored matches.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from typing import IO, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import oenach
from oenach.bots.hosting.host import CATALOGUE
from oenach.bots.hosting.wire import Engagement, Question

BOT = "steady"
BARE = "bare Python"


class Start(NamedTuple):
    """What is started, and how many times the processor time of bare Python it may take."""

    arguments: tuple[str, ...]
    most: float | None = None
    asked: bytes = b""
    """What it reads."""


def starts() -> dict[str, Start]:
    """All that is measured, by the names in the table."""
    bots = ("-P", "-m", "oenach.bots.hosting.process", CATALOGUE)
    first = next(iter(oenach.games()))
    return {
        BARE: Start(("-c", "pass")),
        "import oenach": Start(("-c", "import oenach"), 7.5),
        f'oenach.game("{first}")': Start(("-c", f'import oenach; oenach.game("{first}")')),
        "oenach --help": Start(("-m", "oenach.cli", "--help"), 15.0),
        "oenach play --help": Start(("-m", "oenach.cli", "play", "--help")),
        **{
            f"a bot's first answer, {game}": Start(bots, asked=first_question(game))
            for game in oenach.games()
        },
    }


def first_question(name: str) -> bytes:
    """What a bot's process is told and asked at the first choice of a game."""
    game, rng = oenach.game(name), oenach.Rng(1)
    state = game.new()
    while state.to_act < 0 or len(state.legal_moves()) < 2:
        state.apply(game.random_move(state, rng))
    # So long that its level ends the search, not the clock.
    asked = Question.about(game, state.knowledge(int(state.to_act)), 60.0, seed=1, beliefs=False)
    return Engagement.of(BOT, game).to_frame().to_bytes() + asked.to_frame().to_bytes()


def cpu_seconds(start: Start, read_from: IO[bytes]) -> float:
    """The processor time, its own and the system's, of one process from start to end."""
    read_from.seek(0)
    inner, outer = os.pipe()
    lifeline = [str(inner)] if start.asked else []
    process = subprocess.Popen(
        [sys.executable, *start.arguments, *lifeline],
        stdin=read_from,
        stdout=subprocess.DEVNULL,
        pass_fds=[inner],
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    os.close(inner)
    os.close(outer)
    if process.returncode != 0:
        raise SystemExit(f"{process.args!r} ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def measured(rounds: int) -> dict[str, list[float]]:
    """The seconds of every start, round by round."""
    chosen = starts()
    seconds: dict[str, list[float]] = {name: [] for name in chosen}
    with (
        Progress(transient=True, console=Console(stderr=True)) as progress,
        tempfile.TemporaryFile() as read_from,
    ):
        task = progress.add_task("starting", total=rounds * len(chosen))
        for _ in range(rounds):
            for name, start in chosen.items():
                progress.update(task, description=name)
                read_from.seek(0)
                read_from.truncate()
                read_from.write(start.asked)
                read_from.flush()
                seconds[name].append(cpu_seconds(start, read_from))
                progress.advance(task)
    return seconds


def shown(seconds: dict[str, list[float]]) -> Table:
    """A line for each start, with what it is held to."""
    table = Table(title=f"Starting, processor time (median of {len(seconds[BARE])} rounds)")
    for heading in ("what", "milliseconds", "× bare Python", "at most"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    bare = statistics.median(seconds[BARE])
    for name, start in starts().items():
        middle = statistics.median(seconds[name])
        ratio, most = f"{middle / bare:.1f}", ""
        if start.most is not None:
            ratio += " ✓" if middle / bare <= start.most else " ✗"
            most = f"{start.most:g}"
        table.add_row(name, f"{middle * 1000:.1f}", ratio, most)
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.starting", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="made odd, to have a middle")
    asked = parser.parse_args()
    seconds = measured(asked.rounds | 1)
    Console(width=None if sys.stdout.isatty() else 130).print(shown(seconds))


if __name__ == "__main__":
    main()
