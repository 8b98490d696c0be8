"""The chances to win as lines over the course of a match."""

from __future__ import annotations

from itertools import pairwise

from oenach.review.findings import Point, Review

Line = list[tuple[int, float]]
"""Plies with a seat's chance to win, rising."""


def lines(review: Review) -> list[Line]:
    """For every seat, by ply, its chance to win as far as it could tell itself.

    Where all lies open the seat to act speaks for everybody; while tokens lie face down a seat's
    line goes straight from one of its own decisions to its next.
    """
    return [
        [(point.ply, point.wins[seat]) for point in review.points if _tells(point, seat)]
        for seat in range(review.seats)
    ]


def _tells(point: Point, seat: int) -> bool:
    return point.is_open or point.seen_by == seat


def span(review: Review) -> tuple[int, int]:
    """The first and last ply of all lines."""
    plies = [point.ply for point in review.points]
    return (min(plies), max(plies)) if plies else (0, 0)


def at(line: Line, ply: float) -> float | None:
    """The height of a line at a ply, between its points too; None where it has none."""
    for (left, low), (right, high) in pairwise(line):
        if left <= ply <= right:
            return high if left == right else low + (high - low) * (ply - left) / (right - left)
    return line[0][1] if len(line) == 1 and line[0][0] == ply else None
