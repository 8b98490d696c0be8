"""Writing SVG: elements with short numbers, and the data of paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, SubElement

Value = str | int | float
Point = complex
"""A point of the plane: x to the right, y downwards."""


def number(value: float) -> str:
    """A number in as few characters as a print needs."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def add(parent: Element, tag: str, **attributes: Value) -> Element:
    """A new element inside another; `stroke_width` is written `stroke-width`."""
    written = {
        name.rstrip("_").replace("_", "-"): value if isinstance(value, str) else number(value)
        for name, value in attributes.items()
    }
    return SubElement(parent, tag, written)


def group(parent: Element, at: Point | None = None, turn: float = 0, size: float = 1) -> Element:
    """A group moved to a place, and there turned by so many degrees and made larger or smaller."""
    steps: list[str] = []
    if at is not None:
        steps.append(f"translate({number(at.real)} {number(at.imag)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if size != 1:
        steps.append(f"scale({size:.3f})")
    return add(parent, "g", transform=" ".join(steps)) if steps else add(parent, "g")


def write(parent: Element, at: Point, text: str, size: float, **attributes: Value) -> Element:
    """A line of text, its middle at a place unless told otherwise."""
    attributes = {"text_anchor": "middle", "font_size": size, **attributes}
    element = add(parent, "text", x=at.real, y=at.imag, **attributes)
    element.text = text
    return element


def entitle(parent: Element, text: str) -> None:
    """What a reader of the screen says, and a browser shows under the pointer."""
    title = SubElement(parent, "title")
    title.text = text


def text_width(text: str, size: float) -> float:
    """About how wide a line of text is in a serif face."""
    return sum(0.72 if sign.isupper() else 0.56 for sign in text) * size


def place(point: Point) -> str:
    """A point in the data of a path."""
    return f"{number(point.real)} {number(point.imag)}"


def polyline(points: Iterable[Point]) -> str:
    """The data of an open path through points."""
    return "M" + "L".join(place(point) for point in points)


def polygon(points: Sequence[Point]) -> str:
    """The data of a closed path through points."""
    return polyline(points) + "Z"


def stroke(parent: Element, data: str, colour: str, width: float, cap: str = "round") -> Element:
    """A line along a path."""
    return add(
        parent,
        "path",
        d=data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap=cap,
        stroke_linejoin="round",
    )


def area(parent: Element, data: str, colour: str, outline: str = "", width: float = 1) -> Element:
    """What a path encloses, with an outline if one is named."""
    element = add(parent, "path", d=data, fill=colour)
    return _outlined(element, outline, width)


def disc(
    parent: Element, at: Point, radius: float, colour: str, outline: str = "", width: float = 1
) -> Element:
    """A circle, with an outline if one is named."""
    element = add(parent, "circle", cx=at.real, cy=at.imag, r=radius, fill=colour)
    return _outlined(element, outline, width)


def box(
    parent: Element,
    corner: Point,
    size: Point,
    colour: str,
    outline: str = "",
    width: float = 1,
    rounding: float = 0,
) -> Element:
    """A rectangle from its upper left corner, with an outline if one is named."""
    element = add(
        parent,
        "rect",
        x=corner.real,
        y=corner.imag,
        width=size.real,
        height=size.imag,
        rx=rounding,
        fill=colour,
    )
    return _outlined(element, outline, width)


def _outlined(element: Element, outline: str, width: float) -> Element:
    if outline:
        element.set("stroke", outline)
        element.set("stroke-width", number(width))
        element.set("stroke-linejoin", "round")
    return element
