"""The chances to win as a picture in SVG; its colours come from the style of the page."""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from oenach.kernel.seats import letter
from oenach.review.findings import BLUNDER, MISTAKE, Review
from oenach.review.series import Line, at, lines, span
from oenach.review.wording import Wording

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 74
RIGHT: Final = 610
TOP: Final = 14
BOTTOM: Final = 314
LINE_HEIGHT: Final = 20
"""The letters at the ends of lines stand no closer than this."""
DASHES: Final = ("", "9 5", "2 5", "14 4 3 4", "5 3")
"""A seat's line has its own dashes, for those who can't tell the colours apart."""
RADII: Final = {MISTAKE: "4.5", BLUNDER: "7"}


def plot(review: Review, wording: Wording) -> str:
    """The lines of all seats over the plies, with mistakes and blunders as dots."""
    root = Element(
        "svg",
        {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-labelledby": "plot-title"},
    )
    SubElement(root, "title", id="plot-title").text = wording.say("review-chances")
    first, last = span(review)
    _axes(root, first, last, wording)
    drawn = lines(review)
    for seat, line in enumerate(drawn):
        _line(root, seat, [_spot(ply, win, first, last) for ply, win in line])
    for finding in review.findings:
        height = at(drawn[finding.seat], finding.ply)
        if finding.mark in RADII and height is not None:
            x, y = _spot(finding.ply, height, first, last)
            dot = SubElement(root, "circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=RADII[finding.mark])
            dot.set("class", f"dot seat-{letter(finding.seat)}")
            told = f"{finding.seq} {letter(finding.seat)} {finding.text}"
            SubElement(dot, "title").text = f"{told}: {wording.mark(finding.mark)}"
    _names(root, drawn)
    return tostring(root, encoding="unicode")


def _spot(ply: float, win: float, first: int, last: int) -> tuple[float, float]:
    x = LEFT + (RIGHT - LEFT) * (ply - first) / max(last - first, 1)
    return x, BOTTOM - (BOTTOM - TOP) * win


def _axes(root: Element, first: int, last: int, wording: Wording) -> None:
    for percent in (0, 25, 50, 75, 100):
        _, y = _spot(first, percent / 100, first, last)
        rule = SubElement(root, "line", x1=str(LEFT), x2=str(RIGHT), y1=f"{y:.1f}", y2=f"{y:.1f}")
        rule.set("class", "middle rule" if percent == 50 else "rule")
        _text(root, LEFT - 8, y + 6, wording.percent(percent / 100), "end")
    for ply, anchor in ((first, "start"), (last, "end")):
        x, _ = _spot(ply, 0, first, last)
        _text(root, x, BOTTOM + 22, str(ply), anchor)
    _text(root, (LEFT + RIGHT) / 2, BOTTOM + 40, wording.say("review-ply"), "middle")


def _line(root: Element, seat: int, spots: list[tuple[float, float]]) -> None:
    path = SubElement(root, "polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in spots))
    path.set("class", f"line seat-{letter(seat)}")
    if DASHES[seat]:
        path.set("stroke-dasharray", DASHES[seat])


def _names(root: Element, drawn: list[Line]) -> None:
    """The seats' letters at the ends of their lines, kept apart where lines end together."""
    ends = sorted((_spot(0, line[-1][1], 0, 1)[1], seat) for seat, line in enumerate(drawn) if line)
    # The lowest may not fall off the picture, so room is taken from below first.
    floor = BOTTOM + 6.0 - LINE_HEIGHT * (len(ends) - 1)
    above = TOP - 14.0
    for y, seat in ends:
        above = max(min(y + 6, floor), above + LINE_HEIGHT)
        floor += LINE_HEIGHT
        name = _text(root, RIGHT + 9, above, letter(seat), "start")
        name.set("class", f"name seat-{letter(seat)}")


def _text(root: Element, x: float, y: float, text: str, anchor: str) -> Element:
    label = SubElement(root, "text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor})
    label.text = text
    return label
