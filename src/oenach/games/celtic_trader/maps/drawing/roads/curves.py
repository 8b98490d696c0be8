"""Smooth lines, measured by the way along them."""

from __future__ import annotations

import bisect
import cmath
import itertools
from collections.abc import Sequence
from typing import Final, NamedTuple

from oenach.games.celtic_trader.maps.drawing.svg import Point, place

STEPS: Final = 12
"""So many chords stand for a curve when its length is measured."""


class Curve(NamedTuple):
    """A cubic Bézier curve."""

    start: Point
    leaving: Point
    arriving: Point
    end: Point

    def at(self, t: float) -> Point:
        """The point at a parameter from 0 to 1."""
        s = 1 - t
        return (
            s * s * s * self.start
            + 3 * s * s * t * self.leaving
            + 3 * s * t * t * self.arriving
            + t * t * t * self.end
        )

    def part(self, first: float, last: float) -> Curve:
        """The piece between two parameters, as a curve of its own."""
        third = (last - first) / 3
        start, end = self.at(first), self.at(last)
        return Curve(
            start, start + third * self.velocity(first), end - third * self.velocity(last), end
        )

    def velocity(self, t: float) -> Point:
        """The derivative by the parameter."""
        s = 1 - t
        return 3 * (
            s * s * (self.leaving - self.start)
            + 2 * s * t * (self.arriving - self.leaving)
            + t * t * (self.end - self.arriving)
        )


class Line:
    """Curves one after the other; every place on it is named by the way from its start."""

    def __init__(self, curves: Sequence[Curve], steps: int = STEPS) -> None:
        self.curves = tuple(curves)
        self.steps = steps
        self.points = [self.curves[0].start]
        self.ways = [0.0]
        for curve in self.curves:
            for n in range(1, steps + 1):
                point = curve.at(n / steps)
                self.ways.append(self.ways[-1] + abs(point - self.points[-1]))
                self.points.append(point)
        self.length = self.ways[-1]
        self.longest_chord = max(abs(end - start) for start, end in itertools.pairwise(self.points))

    def _parameter(self, way: float) -> tuple[int, float]:
        """The curve that a place is on, and the parameter there."""
        way = min(max(way, 0.0), self.length)
        n = min(max(bisect.bisect_right(self.ways, way) - 1, 0), len(self.ways) - 2)
        chord = self.ways[n + 1] - self.ways[n]
        t = n + ((way - self.ways[n]) / chord if chord else 0.0)
        curve = min(int(t / self.steps), len(self.curves) - 1)
        return curve, t / self.steps - curve

    def at(self, way: float) -> Point:
        """The point so far along."""
        curve, t = self._parameter(way)
        return self.curves[curve].at(t)

    def heading(self, way: float) -> Point:
        """The direction so far along, of length 1."""
        curve, t = self._parameter(way)
        velocity = self.curves[curve].velocity(t)
        return velocity / abs(velocity) if velocity else 1 + 0j

    def part(self, first: float, last: float) -> list[Curve]:
        """The curves between two places."""
        from_curve, from_t = self._parameter(first)
        to_curve, to_t = self._parameter(last)
        if from_curve == to_curve:
            return [self.curves[from_curve].part(from_t, to_t)]
        between = list(self.curves[from_curve + 1 : to_curve])
        head = self.curves[from_curve].part(from_t, 1)
        tail = [self.curves[to_curve].part(0, to_t)] if to_t > 0 else []
        return [head, *between, *tail]


def path(curves: Sequence[Curve]) -> str:
    """The data of a path along curves."""
    pieces = [f"M{place(curves[0].start)}"]
    for curve in curves:
        pieces.append(f"C{place(curve.leaving)} {place(curve.arriving)} {place(curve.end)}")
    return "".join(pieces)


class Meeting(NamedTuple):
    """Where two lines cross: the point, and the way along each of them."""

    point: Point
    first: float
    second: float


def meetings(first: Line, second: Line) -> list[Meeting]:
    """All places where two lines cross."""
    found: list[Meeting] = []
    reach = first.longest_chord + second.longest_chord
    for n in range(len(first.points) - 1):
        start, chord = first.points[n], first.points[n + 1] - first.points[n]
        for m in range(len(second.points) - 1):
            gap = second.points[m] - start
            if abs(gap) > reach:
                continue
            other = second.points[m + 1] - second.points[m]
            area = cross(chord, other)
            if area == 0:
                continue
            s, t = cross(gap, other) / area, cross(gap, chord) / area
            if 0 <= s < 1 and 0 <= t < 1:
                along = first.ways[n] + s * abs(chord)
                found.append(Meeting(start + s * chord, along, second.ways[m] + t * abs(other)))
    return found


def cross(one: Point, other: Point) -> float:
    """The area that two directions span; 0 when they are parallel."""
    return (one.conjugate() * other).imag


def towards(degrees: float) -> Point:
    """A direction of length 1, clockwise from the east."""
    return cmath.rect(1, degrees * cmath.pi / 180)
