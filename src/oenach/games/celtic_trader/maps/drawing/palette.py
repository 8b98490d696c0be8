"""The colours of a drawn map: parchment, deep greens, and inks that print well."""

from __future__ import annotations

from typing import Final

PARCHMENT: Final = "#f4e8cb"
PANEL: Final = "#efe1bf"
PAPER: Final = "#fbf5e4"
INK: Final = "#33281a"
FADED: Final = "#6b5a41"
DEEP: Final = "#1f4a36"
"""The deep green of the frame, of titles and of outlines."""
GOLD: Final = "#c79a3b"

SEA: Final = "#a7c6c5"
SEA_LINES: Final = ("#9fc0c0", "#b4cfcc", "#9fc0c0", "#bdd5d0", "#a5c4c3")
"""From the open sea to the shore."""
SAND: Final = "#eadbb0"
COAST: Final = "#4e5f45"

ROAD: Final = "#efdfb4"
ROAD_EDGE: Final = "#5a4329"
PARAPET: Final = "#33281a"
STONE: Final = ("#8f8b80", "#8d9670")
"""A standing stone, and its shadow."""
BANK: Final = ("#b3a466", "#8a7a45")
"""The slope of a bank, and the strokes on it."""
TURF: Final = "#d8cd9a"
THATCH: Final = ("#b98f4e", "#7d5a2a")

ROMAN: Final = "#9c2f22"
ROMAN_PLACE: Final = "#f6dccb"

PLAIN: Final = "#8fae69"
"""Land without a resource."""
COUNTRY: Final = {
    "deer": "#6f9a5d",
    "cloth": "#9dbd78",
    "wheat": "#b9bf6b",
    "fish": "#a2be8c",
    "ore": "#9aa587",
    "grapes": "#a3b26a",
}
"""Land by the resource that is found there."""
EARTHWORK: Final = "#c2b47c"
CHALK: Final = "#d3d6b2"
DOWNS: Final = "#c2c79c"
"""The grass within the stone circle."""

GOODS: Final = {
    "deer": "#7a4a22",
    "cloth": "#8a2f62",
    "wheat": "#a87406",
    "fish": "#1f5f86",
    "ore": "#4a4a52",
    "grapes": "#4d2f7a",
}
"""Each resource has a colour besides its shape."""

SERIF: Final = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"
