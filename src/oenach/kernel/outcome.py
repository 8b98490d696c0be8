"""How a game ended: the reason, the winners, and a score sheet for each seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from oenach.kernel.view import LineView, SheetView


class ScoreLine(NamedTuple):
    """One item of a score sheet: so many of something, worth so many points."""

    label: str
    count: int  # type: ignore[assignment]  # shadows tuple.count, which nobody asks a line for
    points: int


class Sheet(NamedTuple):
    """A seat's itemised score."""

    total: int
    lines: tuple[ScoreLine, ...]


class Outcome(NamedTuple):
    """The end of a game. `reason` is a word such as `cattle`, `rounds` or `resignation`.

    A match that was called off has no winners.
    """

    reason: str
    winners: tuple[int, ...]
    sheets: tuple[Sheet, ...]


@lru_cache(maxsize=4096)
def line_of(label: str, count: int, points: int) -> ScoreLine:
    """A line. The same few come up again and again, in a view after every move: each is kept."""
    return ScoreLine(label, count, points)


def sheet_of(lines: list[ScoreLine]) -> Sheet:
    """A sheet whose total is the sum of its lines."""
    return Sheet(sum([points for _, _, points in lines]), tuple(lines))


def sheet_json(sheet: Sheet) -> SheetView:
    """A sheet as JSON, for views."""
    lines: list[LineView] = [
        {"label": label, "count": count, "points": points} for label, count, points in sheet.lines
    ]
    return {"total": sheet.total, "lines": lines}


def leaders(standing: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats whose standing is the highest; standings compare item by item."""
    best = max(standing)
    return tuple([seat for seat, own in enumerate(standing) if own == best])
