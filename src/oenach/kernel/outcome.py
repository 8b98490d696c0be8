"""How a game ended: the reason, the winners, and a score sheet for each seat."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    """One item of a score sheet: so many of something, worth so many points."""

    label: str
    count: int  # type: ignore[assignment]  # shadows tuple.count, which nobody asks a line for
    points: int


class Sheet(NamedTuple):
    """A seat's itemised score."""

    total: int
    lines: tuple[Line, ...]


class Outcome(NamedTuple):
    """The end of a game. `reason` is a word such as `cattle`, `rounds` or `resignation`."""

    reason: str
    winners: tuple[int, ...]
    sheets: tuple[Sheet, ...]


def sheet_of(lines: list[Line]) -> Sheet:
    """A sheet whose total is the sum of its lines."""
    total = 0
    for line in lines:
        total += line.points
    return Sheet(total, tuple(lines))


def sheet_json(sheet: Sheet) -> dict[str, object]:
    """A sheet as JSON, for views."""
    lines = [
        {"label": line.label, "count": line.count, "points": line.points} for line in sheet.lines
    ]
    return {"total": sheet.total, "lines": lines}


def leaders(standing: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats whose standing is the highest; standings compare item by item."""
    best = max(standing)
    return tuple([seat for seat, own in enumerate(standing) if own == best])
