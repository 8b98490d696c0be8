"""A map as an SVG picture, to be looked at, or printed on A3 or A4 and played on."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, indent, tostring

from oenach.games.celtic_trader.maps.drawing.emblems import (
    define_signs,
    draw_compass,
    draw_pennant,
    draw_spot,
    use,
)
from oenach.games.celtic_trader.maps.drawing.hexes import APOTHEM, SIDE
from oenach.games.celtic_trader.maps.drawing.knotwork import Frame, draw_frame
from oenach.games.celtic_trader.maps.drawing.land.earthworks import (
    RING,
    draw_circle,
    draw_fort,
    standing_stones,
)
from oenach.games.celtic_trader.maps.drawing.land.landscape import (
    define_country,
    draw_sea,
    draw_tile,
)
from oenach.games.celtic_trader.maps.drawing.land.opensea import OpenSea
from oenach.games.celtic_trader.maps.drawing.legend import Legend
from oenach.games.celtic_trader.maps.drawing.page import BORDER, Layout, lay_out, open_page
from oenach.games.celtic_trader.maps.drawing.palette import DEEP, DOWNS, INK, PAPER, SEA
from oenach.games.celtic_trader.maps.drawing.roads.roadworks import draw_roads
from oenach.games.celtic_trader.maps.drawing.svg import (
    Point,
    add,
    box,
    disc,
    entitle,
    group,
    text_width,
    write,
)
from oenach.games.celtic_trader.maps.drawing.tileplan import (
    TilePlan,
    name_size,
    plan_tile,
    points_of,
    starts,
)
from oenach.games.celtic_trader.maps.drawing.wording import Wording
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap
from oenach.messages.catalogues import capitalised


def draw_map(world: WorldMap, language: str = "en") -> str:
    """The picture of a map, as the text of an SVG file."""
    wording = Wording(world, language)
    begin = starts(world)
    plans = [plan_tile(world, tile, begin) for tile in world.tiles]
    low, high = _extent(plans)
    panel, wide, tall = Legend(wording).draw()
    layout = lay_out(high - low, complex(wide, tall))
    root = open_page(layout, wording)
    signs = add(root, "defs")
    define_signs(signs)
    define_country(signs)
    draw_frame(root, Frame(layout.page.real, layout.page.imag, BORDER))
    middle = (low + high) / 2 * layout.land_scale
    offset = layout.chart_corner + layout.chart_size / 2 - middle
    _draw_chart(root, wording, plans, offset, layout)
    beside = group(root, layout.panel_corner, 0, layout.panel_scale)
    beside.append(panel)
    indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, "unicode") + "\n"


def _extent(plans: Sequence[TilePlan]) -> tuple[Point, Point]:
    """The upper left and lower right corner of all tiles."""
    x = [plan.at.real for plan in plans]
    y = [plan.at.imag for plan in plans]
    return (
        complex(min(x) - APOTHEM, min(y) - SIDE),
        complex(max(x) + APOTHEM, max(y) + SIDE),
    )


def _draw_chart(
    root: Element, wording: Wording, plans: Sequence[TilePlan], offset: Point, layout: Layout
) -> None:
    """Sea, land, roads, and what stands on them."""
    window = add(add(root, "defs"), "clipPath", id="window")
    box(window, layout.chart_corner, layout.chart_size, "none")
    sea = add(root, "g", id="sea", clip_path="url(#window)")
    box(sea, layout.chart_corner, layout.chart_size, SEA)
    draw_sea(group(sea, offset, 0, layout.land_scale), plans)
    _adorn_sea(
        sea, wording, OpenSea([plan.at * layout.land_scale + offset for plan in plans], layout)
    )
    box(root, layout.chart_corner, layout.chart_size, "none", DEEP, 2)
    chart = group(root, offset, 0, layout.land_scale)
    chart.set("id", "map")
    land = add(chart, "g", id="land")
    for plan in plans:
        draw_tile(group(land, plan.at), plan)
    for number, plan in enumerate(plans):
        tile = group(chart, plan.at)
        tile.set("id", f"tile.{plan.tile.id}")
        entitle(tile, wording.tile(number))
        _draw_contents(tile, wording, plan)


def _adorn_sea(sea: Element, wording: Wording, water: OpenSea) -> None:
    """A compass rose and a boat where there is room for them, and waves."""
    room, at = water.widest()
    if room > 52:
        draw_compass(sea, at, min(room - 14, 92), wording.north())
        water.take(at, min(room, 106))
    room, at = water.widest()
    if room > 60:
        use(sea, "sign.boat", at)
        water.take(at, 60)
    for at in water.waves():
        use(sea, "sign.wave", at)


def _draw_contents(tile: Element, wording: Wording, plan: TilePlan) -> None:
    if plan.tile.kind == "circle":
        disc(tile, 0j, RING + 9, DOWNS)
    draw_roads(tile, plan, [wording.section(number) for number in plan.tile.sections])
    if plan.tile.kind == "circle":
        circle = add(tile, "g", id="circle")
        draw_circle(circle, standing_stones(points_of(plan.routes)))
    if plan.tile.name is not None:
        fort = add(tile, "g", id=f"stronghold.{plan.tile.name}")
        edges = [section.edges[0] for section in plan.sections]
        draw_fort(fort, capitalised(plan.tile.name), edges)
    for thing, where in plan.places.items():
        _draw_thing(add(tile, "g", id=thing), thing, where.at)


def _draw_thing(parent: Element, thing: str, at: Point) -> None:
    kind, _, name = thing.partition(".")
    if kind == "spot":
        draw_spot(parent, name.rpartition(".")[2], at)
    elif kind == "roman":
        use(parent, "sign.roman", at)
    elif kind == "start":
        draw_pennant(parent, int(name), at)
    elif kind == "tile-name":
        size = name_size(name)
        write(parent, at + 0.36j * size, name, size, font_weight="bold", fill=DEEP)
    else:
        _draw_name(parent, name, at)


def _draw_name(parent: Element, name: str, at: Point) -> None:
    """The name of a section, on a plate."""
    size = name_size(name)
    half = complex(text_width(name, size) / 2 + 2.5, size / 2 + 1)
    box(parent, at - half, 2 * half, PAPER, INK, 0.7, 3.5)
    write(parent, at + 0.36j * size, name, size)
