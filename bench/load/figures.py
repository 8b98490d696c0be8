"""What was measured: rows of rounds, and what they have in common."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bench.load.job import Result
from bench.pairs import percentiles


class Figures(msgspec.Struct, kw_only=True):
    """One run. Times are milliseconds, shares are of one core."""

    moves: int
    seconds: float
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    other_p99: float
    """To the other client's update."""
    server_share: float
    """Of one core: 1.2 are a core and a fifth, in several threads or processes."""
    client_share: float
    server_us_a_move: float
    bytes_a_move: float
    overtaken: int
    faults: list[str]
    frames: int = 0
    """Messages that came to onlookers."""
    frames_before: int = 0
    """Those that came to them while they came."""


class Row(msgspec.Struct, kw_only=True):
    """One run in its place."""

    measure: str
    contestant: str
    at: int
    """So many tables, onlookers, processes, events or stored matches."""
    round: int
    figures: Figures


class Spread(NamedTuple):
    """The middle of the rounds, with the lowest and the highest."""

    middle: float
    low: float
    high: float


def summed(results: Sequence[Result]) -> Figures:
    """One run of several processes of players."""
    players = [result for result in results if result.moves]
    if not players:
        raise ValueError("nobody made a move")
    rate = sum(result.moves / result.seconds for result in players)
    server = statistics.mean(result.server_seconds / result.seconds for result in players)
    acknowledged = [each / 1e6 for result in players for each in result.acknowledged]
    updated = [each / 1e6 for result in players for each in result.updated]
    moves = sum(result.moves for result in players)
    return Figures(
        moves=moves,
        seconds=max(result.seconds for result in players),
        moves_per_second=rate,
        **percentiles(acknowledged),
        other_p99=percentiles(updated)["p99"] if updated else 0.0,
        server_share=server,
        client_share=sum(result.client_seconds / result.seconds for result in results),
        server_us_a_move=1e6 * server / rate,
        bytes_a_move=sum(result.bytes_a_move * result.moves for result in players) / moves,
        overtaken=sum(result.overtaken for result in results),
        faults=[fault for result in results for fault in result.faults],
        frames=sum(result.frames for result in results),
        frames_before=sum(result.frames_before for result in results),
    )


def spread(values: Sequence[float]) -> Spread:
    """The middle of some values, with their range."""
    return Spread(statistics.median(values), min(values), max(values))


def over_rounds(rows: Sequence[Row], name: str) -> Spread:
    """One figure over all rounds."""
    return spread([float(getattr(row.figures, name)) for row in rows])


def ratios(rows: Sequence[Row], others: Sequence[Row], name: str) -> Spread | None:
    """One figure as a multiple of that of others, round by round: a slow moment hits both."""
    theirs = {row.round: float(getattr(row.figures, name)) for row in others}
    found = [
        float(getattr(row.figures, name)) / theirs[row.round]
        for row in rows
        if theirs.get(row.round)
    ]
    return spread(found) if found else None


def select(
    rows: Sequence[Row], measure: str, contestant: str | None = None, at: int | None = None
) -> list[Row]:
    """The rows of a measure, perhaps only of one contestant, or at one place."""
    return [
        row
        for row in rows
        if row.measure == measure and contestant in (None, row.contestant) and at in (None, row.at)
    ]


def contestants_of(rows: Sequence[Row]) -> list[str]:
    """Who was measured, in the order of the rows."""
    return list(dict.fromkeys(row.contestant for row in rows))


def places_of(rows: Sequence[Row]) -> list[int]:
    """Where was measured, from the fewest on."""
    return sorted({row.at for row in rows})
