"""Plots as SVG that stands inside a page and takes its colours from it.

All are as wide as a phone in its own pixels, so that their text stays readable there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from oenach.arena.statistics import Interval

WIDTH: Final = 400
LEFT: Final = 8
RIGHT: Final = WIDTH - 8
ROW: Final = 42
BARS: Final = 56
BINS: Final = 30
TICKS: Final = 5
GAP: Final = 34
ROOM: Final = 18
"""Below a plot, for the numbers of its axis."""


class Bar(NamedTuple):
    """An estimate to be drawn: its name, its interval, and both in figures."""

    label: str
    interval: Interval
    figures: str


class Axis:
    """Numbers to places on the plot, with round numbers written below."""

    def __init__(self, low: float, high: float) -> None:
        span = high - low or 1.0
        step = 10.0 ** floor(log10(span / TICKS))
        step *= next(wide for wide in (1, 2, 5, 10) if span / (step * wide) <= TICKS)
        self.low = floor(low / step) * step
        self.high = max(ceil(high / step) * step, self.low + step)
        self.step = step

    def at(self, value: float) -> float:
        """Where a number lies."""
        part = (value - self.low) / (self.high - self.low)
        return round(LEFT + part * (RIGHT - LEFT), 1)

    def ticks(self) -> list[float]:
        """The numbers that are written down."""
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * number for number in range(count + 1)]

    def draw(self, top: float, bottom: float, write: Callable[[float], str]) -> list[str]:
        """The grid from top to bottom, and its numbers below."""
        parts: list[str] = []
        ticks = self.ticks()
        for number, tick in enumerate(ticks):
            x = self.at(tick)
            anchor = "start" if number == 0 else "end" if number == len(ticks) - 1 else "middle"
            parts.append(f'<path class="grid" d="M{x} {top}V{bottom}"/>')
            parts.append(text(x, bottom + 14, write(tick), anchor, "tick"))
        return parts


def interval_chart(
    title: str, bars: Sequence[Bar], write: Callable[[float], str], fair: float | None = None
) -> str:
    """A dot with whiskers for each estimate; a dashed line where all would be if all were equal."""
    bounds = [bound for bar in bars for bound in bar.interval if isfinite(bound)]
    bounds += [] if fair is None else [fair]
    axis = Axis(min(bounds, default=0.0), max(bounds, default=1.0))
    bottom = len(bars) * ROW + 4
    parts = axis.draw(0, bottom, write)
    if fair is not None:
        parts.append(f'<path class="fair" d="M{axis.at(fair)} 0V{bottom}"/>')
    for number, bar in enumerate(bars):
        top = number * ROW
        parts.append(text(LEFT, top + 16, shortened(bar.label), "start", "name"))
        parts.append(text(RIGHT, top + 16, bar.figures, "end", "figure"))
        if all(isfinite(bound) for bound in bar.interval):
            value, low, high = (axis.at(bound) for bound in bar.interval)
            y = top + 30
            whisker = f"M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"
            parts.append(f'<path class="whisker" d="{whisker}"/>')
            parts.append(f'<circle class="dot" cx="{value}" cy="{y}" r="5"/>')
    return picture(title, bottom + ROOM, parts)


class Heap(NamedTuple):
    """Numbers whose distribution is drawn, with a name and what is said of them."""

    label: str
    values: Sequence[int]
    figures: str


def histograms(title: str, heaps: Sequence[Heap], write: Callable[[float], str]) -> str:
    """One histogram below the other, all with the same axis."""
    values = [value for heap in heaps for value in heap.values]
    low, high = min(values, default=0), max(values, default=1)
    wide = max(1, ceil((high - low + 1) / BINS))
    axis = Axis(low - 0.5, high + 0.5)
    bottom = len(heaps) * (BARS + GAP) - 8
    parts = axis.draw(0, bottom, write)
    for number, heap in enumerate(heaps):
        base = (number + 1) * (BARS + GAP) - 8
        parts.append(text(LEFT, base - BARS - 10, shortened(heap.label), "start", "name"))
        parts.append(text(RIGHT, base - BARS - 10, heap.figures, "end", "figure"))
        parts += columns(axis, heap.values, low, wide, base)
        parts.append(f'<path class="base" d="M{LEFT} {base}H{RIGHT}"/>')
    return picture(title, bottom + ROOM, parts)


def columns(axis: Axis, values: Sequence[int], low: int, wide: int, base: int) -> list[str]:
    """The columns of one histogram, the highest as high as there is room."""
    counts: dict[int, int] = {}
    for value in values:
        counts[(value - low) // wide] = counts.get((value - low) // wide, 0) + 1
    parts: list[str] = []
    for place, count in sorted(counts.items()):
        first = low + place * wide
        left, right = axis.at(first - 0.5), axis.at(first + wide - 0.5)
        height = round(count / max(counts.values()) * BARS, 1)
        name = str(first) if wide == 1 else f"{first}–{first + wide - 1}"
        breadth = round(max(1.0, right - left - 1), 1)
        parts.append(
            f'<rect class="column" x="{left}" y="{base - height}" width="{breadth}" '
            f'height="{height}"><title>{name}: {count}</title></rect>'
        )
    return parts


def picture(title: str, height: float, parts: Sequence[str]) -> str:
    """The whole plot, with a name for those who can't see it."""
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{inside}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str, kind: str) -> str:
    """A line of text in a plot."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def shortened(label: str) -> str:
    """A name that leaves room for figures beside it."""
    return label if len(label) <= 28 else label[:27] + "…"
