"""How long bots take to answer: `python -m bench.answers`, on one core.

Positions come from whole games of greedy players at every table; each is put to each level as in
play, with the clock's cap, and to `master` without the cap too, to see how much of its budget
the cap ever cuts off.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import oenach
from bench.per_game import seats_of
from oenach.bots.bot import Bot
from oenach.bots.catalog import LEVEL_NAMES, bot
from oenach.bots.hosting.host import THINKING, seconds_of

TABLES = [(name, seats) for name in oenach.games() for seats in seats_of(name)]


def questions(game: Any, wanted: int) -> Iterator[tuple[Any, list[int]]]:
    """Knowledge and legal moves at choices spread evenly over whole games."""
    greedy, rng, chooser, asked = bot("greedy", game), oenach.Rng(1), Random(1), 0
    while True:
        state = game.new()
        while state.to_act != oenach.OVER:
            moves = state.legal_moves()
            if state.to_act < 0 or len(moves) == 1:
                state.apply(int(game.random_move(state, rng)))
                continue
            knowledge = state.knowledge(int(state.to_act))
            if chooser.random() < 0.1:
                yield knowledge, moves
                asked += 1
                if asked == wanted:
                    return
            state.apply(greedy.choose(knowledge, moves, chooser))


def times(player: Bot, asked: list[tuple[Any, list[int]]], cap: float | None) -> list[float]:
    """The seconds for each answer, rising."""
    found = []
    for knowledge, moves in asked:
        started = time.perf_counter()
        player.think(knowledge, moves, Random(1), cap)
        found.append(time.perf_counter() - started)
    return sorted(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.answers", description=__doc__)
    parser.add_argument("--positions", type=int, default=25, help="for each table and level")
    asked = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 130)
    table = Table(title="Milliseconds for an answer in play, over all positions")
    for heading in ("game", "seats", "level", "median", "99 %", "slowest", "held to"):
        table.add_column(heading, justify="left" if heading in ("game", "level") else "right")
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("asking", total=len(TABLES) * (len(LEVEL_NAMES) + 1))
        for name, seats in TABLES:
            game = oenach.game(name, seats=seats)
            put = list(questions(game, asked.positions))
            for level in (*LEVEL_NAMES, "master uncapped"):
                player, capped = bot(level.split()[0], game), level in LEVEL_NAMES
                found = times(player, put, THINKING * seconds_of(level) if capped else None)
                figures = [found[len(found) // 2], found[int(len(found) * 0.99)], found[-1]]
                limit = f"{1000 * seconds_of(level):.0f}" if capped else ""
                table.add_row(
                    name, str(seats), level, *(f"{1000 * one:.0f}" for one in figures), limit
                )
                progress.advance(task)
    console.print(table)


if __name__ == "__main__":
    main()
