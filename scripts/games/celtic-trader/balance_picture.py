"""A picture of the shares of wins: a dot and a 95 % interval for every seat and role."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final

from balance_figures import LEAST_SHARE, MOST_SHARE, Figures, Share

ROW: Final = 22
LABELS: Final = 92
PANEL: Final = 190
TOP: Final = 52
BOTTOM: Final = 58
# The scale is logarithmic: half a fair share is as far from it as twice.
LEFT_END: Final = 0.2
RIGHT_END: Final = 5.0
TICKS: Final = (0.25, 0.5, 1, 2, 4)
SEAT: Final = "#2f6f5e"
ROLE: Final = "#9c4a1a"


def picture(tables: Sequence[Figures]) -> str:
    """An SVG with a panel for each table size, roles and seats as rows."""
    roles = sorted({share.name for table in tables for share in table.by_role})
    seats = sorted({share.name for table in tables for share in table.by_seat})
    rows = {name: TOP + ROW * (n + (n >= len(roles))) for n, name in enumerate([*roles, *seats])}
    width = LABELS + PANEL * len(tables) + 16
    bottom = max(rows.values()) + ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + BOTTOM}" '
        f'width="{width}" height="{bottom + BOTTOM}" font-family="sans-serif" font-size="12">',
        "<title>Share of wins relative to the fair share, by role and by seat</title>",
        f'<rect width="{width}" height="{bottom + BOTTOM}" fill="#fffdf8"/>',
        *[label(LABELS - 8, y + 4, name, "end") for name, y in rows.items()],
    ]
    for number, table in enumerate(tables):
        parts += panel(table, rows, LABELS + PANEL * number, bottom)
    note = "share of wins as a multiple of the fair share, with its 95 % interval"
    parts += [label(LABELS, bottom + BOTTOM - 12, note, "start"), "</svg>"]
    return "\n".join(parts) + "\n"


def panel(table: Figures, rows: dict[str, int], left: int, bottom: int) -> list[str]:
    """One table size: the allowed range, the scale, and a row for everybody."""
    low, high = across(LEAST_SHARE, left), across(MOST_SHARE, left)
    parts = [
        label(across(1, left), TOP - 26, f"{table.seats} seats", "middle"),
        f'<rect x="{low:.1f}" y="{TOP - ROW / 2}" width="{high - low:.1f}" '
        f'height="{bottom - TOP}" fill="#eef3e6"/>',
    ]
    for tick in TICKS:
        x = across(tick, left)
        shade = "#5b6b4a" if tick == 1 else "#c9cdbf"
        parts.append(line(x, TOP - ROW / 2, x, bottom - ROW / 2, shade, 1))
        parts.append(label(x, bottom + 8, f"{tick:g}", "middle"))
    for shares, colour in ((table.by_role, ROLE), (table.by_seat, SEAT)):
        for share in shares:
            parts += whisker(share, rows[share.name], left, colour)
    return parts


def whisker(share: Share, y: int, left: int, colour: str) -> list[str]:
    """The interval as a line, the share as a dot on it."""
    x = across(share.relative, left)
    told = f"{share.name}: {share.relative:.2f} ({share.low:.2f} to {share.high:.2f})"
    return [
        line(across(share.low, left), y, across(share.high, left), y, colour, 2),
        f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="{colour}"><title>{told}</title></circle>',
    ]


def across(relative: float, left: int) -> float:
    """Where a share lies in a panel; what is off the scale is put at its end."""
    kept = min(max(relative, LEFT_END), RIGHT_END)
    return left + 8 + (PANEL - 16) * log2(kept / LEFT_END) / log2(RIGHT_END / LEFT_END)


def label(x: float, y: float, text: str, anchor: str) -> str:
    """A text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#26301f">{text}</text>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: int) -> str:
    """A straight line."""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )
