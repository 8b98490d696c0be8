"""The sea, the coast, and what grows on the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.emblems import use
from oenach.games.celtic_trader.maps.drawing.hexes import CORNERS, margin
from oenach.games.celtic_trader.maps.drawing.palette import (
    CHALK,
    COAST,
    COUNTRY,
    EARTHWORK,
    PLAIN,
    SAND,
    SEA_LINES,
)
from oenach.games.celtic_trader.maps.drawing.placing import HALF_ROAD
from oenach.games.celtic_trader.maps.drawing.roads.curves import towards
from oenach.games.celtic_trader.maps.drawing.svg import Point, add, area, polygon, stroke
from oenach.games.celtic_trader.maps.drawing.tileplan import TilePlan

WATER: Final = (150, 118, 88, 60, 36)
"""How wide the lines of the sea are along a coast, from outside inwards."""


def draw_sea(parent: Element, plans: Sequence[TilePlan]) -> None:
    """Lines of water and a strand round all the land."""
    land = "".join(polygon([plan.at + corner for corner in CORNERS]) for plan in plans)
    for width, colour in zip(WATER, SEA_LINES, strict=True):
        stroke(parent, land, colour, width)
    stroke(parent, land, COAST, 17)
    stroke(parent, land, SAND, 14)


def draw_tile(parent: Element, plan: TilePlan) -> None:
    """A tile without its roads: its colour, and what grows there."""
    area(parent, polygon(CORNERS), country_colour(plan), COAST, 1)
    if plan.tile.kind == "land":
        _decorate(parent, plan)


def country_colour(plan: TilePlan) -> str:
    """The colour of a tile, by its kind and what is found there."""
    if plan.tile.kind == "stronghold":
        return EARTHWORK
    if plan.tile.kind == "circle":
        return CHALK
    return COUNTRY.get(resource_of(plan), PLAIN)


def resource_of(plan: TilePlan) -> str:
    """The first resource of a tile; '' if it has none."""
    return next((spot for section in plan.sections for spot in section.spots), "")


def _decorate(parent: Element, plan: TilePlan) -> None:
    """Trees, furrows, hills and grass wherever nothing else lies, sparingly."""
    sign = f"country.{resource_of(plan) or 'plain'}"
    roads = [point for route in plan.routes for point in route.points]
    grown: list[Point] = []
    turn = (plan.tile.q * 47 + plan.tile.r * 101) % 60
    for n in range(90):
        # Points on a spiral are spread evenly, and never in rows.
        point = 9.6 * (n + 0.5) ** 0.5 * towards(137.508 * n + turn)
        free = (
            margin(point) > 10
            and all(abs(point - road) > HALF_ROAD + 11 for road in roads)
            and all(box.gap(point) > 11 for box in plan.places.values())
            and all(abs(point - other) > 19 for other in grown)
        )
        if free:
            grown.append(point)
            use(parent, sign, point)


def _tuft(place: Element) -> None:
    stroke(place, "M-4 3C-4 0-5-2-6-3M0 3V-4M4 3C4 0 5-2 6-3", "#6f9150", 1.2)


def _tree(place: Element) -> None:
    stroke(place, "M0 8V2", "#4a3a22", 1.6)
    area(place, "M0-10C6-8 8-1 5 3C2 5-2 5-5 3C-8-1-6-8 0-10Z", "#4d7a45", "#3c6437", 0.8)


def _furrows(place: Element) -> None:
    stroke(place, "M-7-4C-3-6 3-2 7-4M-7 0C-3-2 3 2 7 0M-7 4C-3 2 3 6 7 4", "#94963f", 1.2)


def _ripples(place: Element) -> None:
    stroke(place, "M-7-2Q-3.5-5 0-2T7-2M-4 3Q-.5 0 3 3", "#6d957c", 1.2)


def _hill(place: Element) -> None:
    area(place, "M-9 5L-2-7L1-3L3-6L9 5Z", "#a9b197", "#75806a", 1)
    stroke(place, "M-2-7L-1 0M3-6L4 1", "#75806a", 0.9)


def _vines(place: Element) -> None:
    stroke(place, "M-5 5V-5M0 5V-5M5 5V-5", "#6d6a2f", 1)
    stroke(place, "M-7-3C-4-5-3-1 0-3S4-1 7-3", "#6f8a3c", 1.6)


def _sheep(place: Element) -> None:
    body = "M-6 1C-8-3-3-6 0-5C4-6 8-3 6 1C5 4-5 4-6 1Z"
    stroke(place, "M-3 3V6M3 3V6", "#5a5345", 1.2)
    area(place, body, "#f1ead8", "#8c8768", 0.8)
    add(place, "ellipse", cx=6.5, cy=-2, rx=2.2, ry=1.7, fill="#5a5345")


GROWTH: Final = {
    "plain": _tuft,
    "deer": _tree,
    "cloth": _sheep,
    "wheat": _furrows,
    "fish": _ripples,
    "ore": _hill,
    "grapes": _vines,
}


def define_country(signs: Element) -> None:
    """What grows on tiles, each kind under an id."""
    for kind, draw in GROWTH.items():
        draw(add(signs, "g", id=f"country.{kind}"))
