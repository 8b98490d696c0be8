"""The page that a map is drawn on: how it is divided, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.palette import INK, SERIF
from oenach.games.celtic_trader.maps.drawing.svg import Point, add, number
from oenach.games.celtic_trader.maps.drawing.wording import Wording

SHEET: Final = (420, 297)
"""A3, lying on its side, in millimetres; any other A size has the same shape."""
BORDER: Final = 52.0
SHORE: Final = 62.0
"""Sea between the outermost tiles and the frame."""
PADDING: Final = 20.0
SMALLEST: Final = 0.86
"""The legend is drawn no smaller than this."""
LARGEST: Final = 1.6
"""The tiles of a small land are drawn no larger than this."""
LEGIBLE: Final = 2050
"""The width of a page on which a legend of size 1 is legible."""


@dataclass(frozen=True)
class Layout:
    """The page in units of the drawing: its size, the room for the map, and the legend's place."""

    page: Point
    chart_corner: Point
    chart_size: Point
    panel_corner: Point
    panel_scale: float
    land_scale: float


def lay_out(land: Point, panel: Point) -> Layout:
    """The smallest page of the sheet's shape with room for the land and a legible legend."""
    scale = SMALLEST
    layout = _with_scale(land, panel, scale)
    # Its letters may not get too small when a large page is brought down to the sheet.
    while scale < layout.page.real / LEGIBLE:
        scale *= 1.04
        layout = _with_scale(land, panel, scale)
    return layout


def _with_scale(land: Point, panel: Point, scale: float) -> Layout:
    ratio = SHEET[0] / SHEET[1]
    corner = complex(BORDER + PADDING, BORDER + PADDING)
    need, panel = land + 2 * complex(SHORE, SHORE), panel * scale
    inner = complex(need.real + PADDING + panel.real, max(need.imag, panel.imag))
    page = inner + 2 * corner
    page = complex(max(page.real, page.imag * ratio), max(page.imag, page.real / ratio))
    inner = page - 2 * corner
    size = complex(inner.real - PADDING - panel.real, inner.imag)
    at = corner + complex(size.real + PADDING, (inner.imag - panel.imag) / 2)
    room = min(size.real / need.real, size.imag / need.imag)
    return Layout(page, corner, size, at, scale, min(room, LARGEST))


def open_page(layout: Layout, wording: Wording) -> Element:
    """The root of the picture, with its title and description."""
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": f"{SHEET[0]}mm",
            "height": f"{SHEET[1]}mm",
            "viewBox": f"0 0 {number(layout.page.real)} {number(layout.page.imag)}",
            "role": "img",
            "aria-labelledby": "title description",
            "font-family": SERIF,
            "fill": INK,
            "lang": wording.language,
        },
    )
    add(root, "title", id="title").text = wording.page_title()
    add(root, "desc", id="description").text = wording.description()
    return root
