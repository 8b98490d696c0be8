"""The signs on a map, drawn for this project; each resource has a shape of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.palette import (
    DEEP,
    GOLD,
    GOODS,
    INK,
    PAPER,
    PARCHMENT,
    ROMAN,
    ROMAN_PLACE,
)
from oenach.games.celtic_trader.maps.drawing.placing import SPOT
from oenach.games.celtic_trader.maps.drawing.roads.curves import towards
from oenach.games.celtic_trader.maps.drawing.svg import (
    Point,
    add,
    area,
    box,
    disc,
    group,
    polygon,
    stroke,
    write,
)

# Each icon fits into a circle of radius 16 round the origin.


def _deer(icon: Element, colour: str) -> None:
    antlers = (
        "M-1.8 .5C-3-3.5-8.5-3.5-8.6-12.5M-5.4-4.6L-4.2-11.5M-8.1-6.8L-12.8-9.8"
        "M1.8 .5C3-3.5 8.5-3.5 8.6-12.5M5.4-4.6L4.2-11.5M8.1-6.8L12.8-9.8"
    )
    stroke(icon, antlers, colour, 1.9)
    head = "M-4 .5C-4 7-2.6 12.5 0 12.5C2.6 12.5 4 7 4 .5C2.5-1.2-2.5-1.2-4 .5Z"
    ears = (
        "M-3.8 1C-7-1.5-9.5-.5-10.5 1C-9 3.5-6.5 4.2-3.8 3.6Z"
        "M3.8 1C7-1.5 9.5-.5 10.5 1C9 3.5 6.5 4.2 3.8 3.6Z"
    )
    area(icon, head + ears, colour)
    disc(icon, -1.9 + 3.6j, 0.8, PAPER)
    disc(icon, 1.9 + 3.6j, 0.8, PAPER)


def _cloth(icon: Element, colour: str) -> None:
    area(icon, "M-10.5-6H10.5V8.5C8 12 4.5 6.5 1 9.5C-3 12.5-7 7.5-10.5 10.5Z", colour)
    stripes = "M-6-6V9.2M-1.5-6V10.5M6-6V8.5M-10.5-1H10.5M-10.5 4H10.5"
    stroke(icon, stripes, PAPER, 1.1, "butt")
    box(icon, -12.5 - 11.5j, 25 + 6j, colour, PAPER, 1, 3)
    disc(icon, -9.6 - 8.5j, 1.4, PAPER)


def _wheat(icon: Element, colour: str) -> None:
    stroke(icon, "M0 13.5V-4M0 12C-2 8-5 7-8 7.5M0 12C2 8 5 7 8 7.5", colour, 1.7)
    grain = "M0 0C-2.4-2-2.4-5.5 0-8C2.4-5.5 2.4-2 0 0Z"
    area(group(icon, -5.5j), grain, colour)
    for y in (5, 0, -5):
        for side in (-1, 1):
            area(group(icon, complex(0.8 * side, y), 42 * side), grain, colour)


def _fish(icon: Element, colour: str) -> None:
    body = "M-13 .5C-8-8 3-8.5 8 0L14-6.5C12.5-2 12.5 3 14 7.5L8 1.5C3 9-8 8.5-13 .5Z"
    area(icon, body, colour)
    stroke(icon, "M-4.5-4.5C-2.5-1.5-2.5 2.5-4.5 5.5M0-4C1.8-1.5 1.8 2.5 0 5", PAPER, 1.2)
    disc(icon, -8.3 - 1.2j, 1.2, PAPER)


def _ore(icon: Element, colour: str) -> None:
    area(icon, "M-13 9L-10.5-2L-4-9.5L4.5-8L11-1.5L13 9Z", colour)
    facets = "M-4-9.5L-2-1L-10.5-2M-2-1L4.5-8M-2-1L11-1.5M-2-1L-5 9M-2-1L5 9"
    stroke(icon, facets, PAPER, 1.1)
    glint = "M0-2.6L.7-.7L2.6 0L.7 .7L0 2.6L-.7 .7L-2.6 0L-.7-.7Z"
    area(group(icon, 6.2 + 3.6j), glint, GOLD)
    area(group(icon, -7.4 + 4j), glint, GOLD)


def _grapes(icon: Element, colour: str) -> None:
    stroke(icon, "M0-6V-12.5", colour, 1.8)
    area(icon, "M0-8C2-13 8-14 12-11C10-6 4-5 0-8Z", "#3f6b3a")
    for row, count in enumerate((4, 3, 2, 1)):
        for n in range(count):
            at = complex((n - (count - 1) / 2) * 6.2, -4 + row * 5.3)
            disc(icon, at, 3.2, colour, PAPER, 0.7)


ICONS: Final[dict[str, Callable[[Element, str], None]]] = {
    "deer": _deer,
    "cloth": _cloth,
    "wheat": _wheat,
    "fish": _fish,
    "ore": _ore,
    "grapes": _grapes,
}


def _shield(sign: Element) -> None:
    outline = "M-9-9.5C-5-12.5 5-12.5 9-9.5V9.5C5 12.5-5 12.5-9 9.5Z"
    area(sign, outline, ROMAN_PLACE, ROMAN, 1.8)
    rays = "M0-11.2V-4M0 11.2V4M-8.5 0H-4M8.5 0H4M-6.5-7L-3-3M6.5-7L3-3M-6.5 7L-3 3M6.5 7L3 3"
    stroke(sign, rays, ROMAN, 1.1, "butt")
    disc(sign, 0j, 3.4, ROMAN_PLACE, ROMAN, 1.5)


def _pennant(sign: Element) -> None:
    stroke(sign, "M-8 11V-11", INK, 1.8)
    area(sign, "M-8-11H10L6-4L10 3H-8Z", GOLD, INK)


def _wave(sign: Element) -> None:
    stroke(sign, "M-13 1q3.5-5 7 0t7 0t7 0t5-1", "#86b0b1", 1.6)


def _boat(sign: Element) -> None:
    """A curragh under sail."""
    stroke(sign, "M-4 10V-34", INK, 2)
    area(sign, "M-1-32C18-28 22-12 20 0L-1 2Z", PARCHMENT, INK, 1.4)
    area(sign, "M-7-28C-20-20-22-8-20 0L-7 2Z", PARCHMENT, INK, 1.4)
    stroke(sign, "M2-22C10-20 14-14 15-8M-10-18C-14-14-16-9-16-5", ROMAN, 1.6)
    area(
        sign, "M-34 4C-28 8 24 8 36 2C32 14 24 20 14 20H-16C-26 20-32 14-34 4Z", "#7a5730", INK, 1.6
    )
    stroke(sign, "M-31 10C-10 13 14 13 32 9M-26 15C-10 17 12 17 26 14", INK, 0.9)
    stroke(sign, "M-44 21q5-6 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0", "#86b0b1", 2.2)


def define_signs(signs: Element) -> None:
    """The signs that are used again and again, each under an id."""
    for resource, draw in ICONS.items():
        draw(add(signs, "g", id=f"icon.{resource}"), GOODS[resource])
    _shield(add(signs, "g", id="sign.roman"))
    _pennant(add(signs, "g", id="sign.start"))
    _wave(add(signs, "g", id="sign.wave"))
    _boat(add(signs, "g", id="sign.boat"))


def use(parent: Element, sign: str, at: Point, size: float = 1) -> None:
    """A sign at a place."""
    if size == 1:
        add(parent, "use", href=f"#{sign}", x=at.real, y=at.imag)
    else:
        add(group(parent, at, 0, size), "use", href=f"#{sign}")


def draw_spot(parent: Element, resource: str, at: Point) -> None:
    """A round place for a resource token."""
    disc(parent, at, SPOT - 1.2, PAPER, GOODS[resource], 2.4)
    use(parent, f"icon.{resource}", at)


def draw_pennant(parent: Element, number: int, at: Point, size: float = 1) -> None:
    """A small flag with the number of the role that starts here."""
    flag = group(parent, at, 0, size)
    use(flag, "sign.start", 0j)
    write(flag, -0.6 - 0.2j, str(number), 10.5, font_weight="bold", fill=INK)


def draw_compass(parent: Element, at: Point, radius: float, north: str) -> None:
    """A compass rose, north upwards."""
    rose = group(parent, at, 0, radius / 70)
    rose.set("id", "compass")
    for size in (46, 41):
        disc(rose, 0j, size, "none", DEEP, 1.2)
    for length, first in ((44, 45), (60, 0)):
        for turn in range(first, 360, 90):
            tip = length * towards(turn - 90)
            for side, colour in ((-45, DEEP), (45, PARCHMENT)):
                waist = length / 4.6 * towards(turn - 90 + side)
                area(rose, polygon([0j, tip, waist]), colour, DEEP, 0.9)
    disc(rose, 0j, 4, GOLD, DEEP)
    write(rose, -65j, north, 17, font_weight="bold", fill=DEEP)
