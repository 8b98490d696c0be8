"""Plots as SVG files that stand by themselves, by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from bench.load.figures import Row, Spread, contestants_of, over_rounds, places_of
from oenach.arena.reporting.charts import Axis, text

WIDTH: Final = 720
LEFT: Final = 74
RIGHT: Final = WIDTH - 20
PANEL: Final = 190
HEAD: Final = 58
BETWEEN: Final = 64
FAR_APART: Final = 30.0
"""Times the lowest number, from which on powers of ten are drawn."""

COLOURS: Final = ("#2f7d5b", "#c4622d", "#3c6fb0", "#8a5aa8", "#8a8474", "#b0a030")
STYLE: Final = """
svg{color-scheme:light dark;--card:#fffdf9;--ink:#22201c;--soft:#69645a;--line:#ddd7ca}
@media(prefers-color-scheme:dark){svg{--card:#211f1c;--ink:#ece7dd;--soft:#a49d8f;--line:#3b3832}}
text{font:12px system-ui,sans-serif;fill:var(--ink)}
.title{font-weight:600;font-size:15px}.name{font-weight:600}
.tick{fill:var(--soft);font-size:11px;font-variant-numeric:tabular-nums}
.grid{stroke:var(--line)}.line{fill:none;stroke-width:2}.range{stroke-width:1.5;opacity:.6}
"""


@dataclass(frozen=True)
class Line:
    """Points from left to right, each with its range over the rounds."""

    label: str
    points: list[tuple[float, Spread]]


@dataclass(frozen=True)
class Panel:
    """One plot: lines over the same places, above what is written below them."""

    title: str
    lines: Sequence[Line]
    ticks: Sequence[tuple[float, str]]
    below: str = ""


def picture(title: str, panels: Sequence[Panel]) -> str:
    """One plot below the other, with the names of the lines above them."""
    height = HEAD + len(panels) * (PANEL + BETWEEN)
    labels = list(dict.fromkeys(line.label for panel in panels for line in panel.lines))
    colours = {label: COLOURS[place % len(COLOURS)] for place, label in enumerate(labels)}
    parts = [f"<style>{STYLE}</style>"]
    parts.append(f'<rect width="{WIDTH}" height="{height}" style="fill:var(--card)"/>')
    parts.append(text(16, 24, title, "start", "title"))
    parts += _names(colours) if len(colours) > 1 else []
    for number, panel in enumerate(panels):
        parts += _panel(panel, HEAD + number * (PANEL + BETWEEN) + 16, colours)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>\n'
    )


def _names(colours: dict[str, str]) -> list[str]:
    parts, x = [], 16.0
    for label, colour in colours.items():
        parts.append(f'<rect x="{x:g}" y="36" width="12" height="12" rx="3" fill="{colour}"/>')
        parts.append(text(x + 17, 46, label, "start", "name"))
        x += 36 + 7.9 * len(label)
    return parts


class Scale:
    """Numbers to heights: from 0 on, or by powers of ten where they lie far apart."""

    def __init__(self, values: Sequence[float], bottom: float) -> None:
        highest = max(values, default=1.0) or 1.0
        lowest = min((value for value in values if value > 0), default=highest)
        self._bottom = bottom
        self._by_powers = highest / lowest > FAR_APART
        if self._by_powers:
            self._low, self._high = float(floor(log10(lowest))), float(ceil(log10(highest)))
            self.ticks = [10.0**power for power in range(floor(self._low), ceil(self._high) + 1)]
        else:
            axis = Axis(0.0, highest)
            self._low, self._high = axis.low, axis.high
            self.ticks = axis.ticks()

    def down(self, value: float) -> float:
        """Where a number lies."""
        if self._by_powers:
            value = log10(max(value, 10.0**self._low))
        part = (value - self._low) / (self._high - self._low)
        return round(self._bottom - part * PANEL, 1)


def _panel(panel: Panel, top: float, colours: dict[str, str]) -> list[str]:
    bottom = top + PANEL
    reached = [bound for line in panel.lines for _, spread in line.points for bound in spread]
    scale = Scale(reached, bottom)
    across = _across([place for place, _ in panel.ticks])
    parts = [text(LEFT, top - 8, panel.title, "start", "name")]
    for tick in scale.ticks:
        y = scale.down(tick)
        parts.append(f'<path class="grid" d="M{LEFT} {y}H{RIGHT}"/>')
        parts.append(text(LEFT - 8, y + 4, f"{tick:,.6g}", "end", "tick"))
    for place, written in panel.ticks:
        parts.append(text(across(place), bottom + 16, written, "middle", "tick"))
    parts.append(text((LEFT + RIGHT) / 2, bottom + 32, panel.below, "middle", "tick"))
    for line in panel.lines:
        parts += _line(line, across, scale.down, colours[line.label])
    return parts


def _across(places: Sequence[float]) -> Callable[[float], float]:
    low, high = min(places), max(places)

    def across(place: float) -> float:
        part = 0.5 if high == low else (place - low) / (high - low)
        return round(LEFT + 20 + part * (RIGHT - LEFT - 40), 1)

    return across


def _line(
    line: Line, across: Callable[[float], float], down: Callable[[float], float], colour: str
) -> list[str]:
    way = "L".join(f"{across(place)} {down(spread.middle)}" for place, spread in line.points)
    parts = [f'<path class="line" stroke="{colour}" d="M{way}"/>']
    few = len(line.points) <= 20
    for place, spread in line.points if few else []:
        x, y = across(place), down(spread.middle)
        named = f"{line.label}: {spread.middle:,.4g} ({spread.low:,.4g} to {spread.high:,.4g})"
        reach = f"M{x} {down(spread.low)}V{down(spread.high)}"
        parts.append(
            f'<path class="range" stroke="{colour}" d="{reach}"/>'
            f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}">'
            f"<title>{escape(named)}</title></circle>"
        )
    return parts


FIGURES: Final = {
    "moves_per_second": "moves a second",
    "p99": "acknowledgement, 99th percentile, milliseconds",
    "server_us_a_move": "microseconds that the server computes for a move",
}


def of_measure(title: str, below: str, rows: Sequence[Row], names: Sequence[str]) -> str:
    """Some figures of a measure against tables, onlookers or whatever varied; its places are
    drawn at equal distances."""
    places = places_of(rows)
    ticks = [(float(number), f"{at:,}") for number, at in enumerate(places)]
    panels = []
    for name in names:
        lines = [
            Line(who, _points([row for row in rows if row.contestant == who], places, name))
            for who in contestants_of(rows)
        ]
        panels.append(Panel(FIGURES[name], lines, ticks, below))
    return picture(title, panels)


def _points(rows: Sequence[Row], places: list[int], name: str) -> list[tuple[float, Spread]]:
    found = []
    for number, at in enumerate(places):
        here = [row for row in rows if row.at == at]
        if here:
            found.append((float(number), over_rounds(here, name)))
    return found
