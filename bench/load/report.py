"""What a run of the load program found, for those who read it on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.load.contestants import FILES, MEMORY
from bench.load.figures import (
    Row,
    Spread,
    contestants_of,
    over_rounds,
    places_of,
    ratios,
    select,
)
from bench.load.plan import LOG, ONLOOKERS, PROCESSES, STORED, TABLES

AIM: Final = 60.0
"""Kilobytes that an idle table may take."""

BUSY: Final = 0.85
"""Share of a core from which on players, and not the server, may be what is measured."""

TITLES: Final = {
    TABLES: ("Tables that play as quickly as they are answered", "tables"),
    ONLOOKERS: ("Onlookers at a table with a move each 200 ms", "onlookers"),
    LOG: ("Length of the log", "events before"),
    STORED: ("Matches stored", "matches stored"),
    PROCESSES: ("Processes of the server", "processes"),
}

COMPARED: Final = {
    "moves_per_second": "moves/s",
    "p99": "p99",
    "server_us_a_move": "computing",
}
PACED: Final = {"p50": "p50", "p99": "p99", "server_us_a_move": "computing"}
FLAT: Final = {ONLOOKERS: PACED, LOG: COMPARED, STORED: COMPARED, PROCESSES: COMPARED}
"""What is told as a multiple. On a machine with much else to do, what a move makes the server
compute strays least."""


def told(rows: Sequence[Row], console: Console) -> None:
    """All tables."""
    for measure, (title, at) in TITLES.items():
        found = select(rows, measure)
        if not found:
            continue
        console.print(grid(title, at, found))
        if measure == TABLES:
            told_ratios(found, console)
        else:
            told_growth(measure, found, console)
        if measure == ONLOOKERS:
            told_onlookers(found, console)
    told_clients(rows, console)


def grid(title: str, at: str, rows: Sequence[Row]) -> Table:
    """A line for each contestant and place: the middle of the rounds, with their range."""
    table = Table(title=f"{title} (middle of the rounds, lowest–highest)")
    table.add_column("server", no_wrap=True)
    heads = (at, "moves/s", "ack p50, ms", "p99, ms", "server's cores", "players' cores")
    for heading in (*heads, "server's µs a move", "bytes a move", "faults"):
        table.add_column(heading, justify="right")
    for who in contestants_of(rows):
        for place in places_of(rows):
            some = [row for row in rows if row.contestant == who and row.at == place]
            if some:
                table.add_row(who, f"{place:,}", *figures(some))
    return table


def figures(rows: Sequence[Row]) -> list[str]:
    """The figures of one line."""
    return [
        shown(over_rounds(rows, "moves_per_second"), ",.0f"),
        f"{over_rounds(rows, 'p50').middle:.1f}",
        shown(over_rounds(rows, "p99"), ".1f"),
        f"{over_rounds(rows, 'server_share').middle:.2f}",
        f"{over_rounds(rows, 'client_share').middle:.2f}",
        f"{over_rounds(rows, 'server_us_a_move').middle:.0f}",
        f"{over_rounds(rows, 'bytes_a_move').middle:,.0f}",
        str(sum(len(row.figures.faults) for row in rows)),
    ]


def shown(spread: Spread | None, form: str) -> str:
    """The middle with its range; a dash for none."""
    if spread is None:
        return "–"
    return f"{spread.middle:{form}} ({spread.low:{form}}–{spread.high:{form}})"


def told_ratios(rows: Sequence[Row], console: Console) -> None:
    """Everybody as multiples of boardgame.io, round by round."""
    who = contestants_of(rows)
    theirs = [name for name in (MEMORY, FILES) if name in who]
    if not theirs:
        return
    table = Table(title="As a multiple of another server's in the same round")
    for heading in ("server", "of", "tables", *COMPARED.values()):
        left = heading in ("server", "of")
        table.add_column(heading, justify="left" if left else "right", no_wrap=True)
    for name in (each for each in who if each not in theirs):
        for other in theirs:
            for at in places_of(rows):
                own, against = (select(rows, TABLES, each, at) for each in (name, other))
                cells = [shown(ratios(own, against, figure), ".2f") for figure in COMPARED]
                table.add_row(name, other, str(at), *cells)
    console.print(table)


def told_onlookers(rows: Sequence[Row], console: Console) -> None:
    """What onlookers were told, of moves and of one another."""
    for at in places_of(rows):
        here = [row for row in rows if row.at == at]
        moves = sum(row.figures.moves for row in here) * max(1, at)
        told_each = sum(row.figures.frames for row in here) / moves
        coming = over_rounds(here, "frames_before").middle / max(1, at)
        if at:
            console.print(
                f"{at:,} onlookers: {told_each:.2f} messages to each for a move; {coming:,.1f} to "
                "each while they came",
                highlight=False,
            )


def told_growth(measure: str, rows: Sequence[Row], console: Console) -> None:
    """Each place as a multiple of the first: flat is 1."""
    first, *others = places_of(rows)
    for who in contestants_of(rows):
        for at in others:
            here, against = (select(rows, measure, who, place) for place in (at, first))
            said = [
                f"{what} × {shown(ratios(here, against, name), '.2f')}"
                for name, what in FLAT[measure].items()
            ]
            console.print(
                f"{who}: {at:,} {TITLES[measure][1]} next to {first:,}: {', '.join(said)}",
                highlight=False,
            )


def told_clients(rows: Sequence[Row], console: Console) -> None:
    """Where players were so busy themselves that the server may have waited for them."""
    busy = [row for row in rows if row.figures.client_share > BUSY]
    for who in contestants_of(busy):
        places = ", ".join(str(at) for at in places_of([r for r in busy if r.contestant == who]))
        console.print(
            f"{who}, at {places}: the players took over {BUSY:g} of a core; the server may do more "
            "than is told (--clients 2 starts another process of players).",
            highlight=False,
        )


def told_idle(kilobytes: float, console: Console) -> None:
    """The memory of an idle table, next to the aim."""
    sign = "✓" if kilobytes < AIM else "✗"
    console.print(
        f"An idle table with two connections: {kilobytes:.1f} kB, to be under {AIM:g} {sign}",
        highlight=False,
    )
