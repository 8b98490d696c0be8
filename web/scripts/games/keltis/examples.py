"""The examples in the rulebook of Keltis."""

from __future__ import annotations

from showing import Example, Position

SERIES = {"G": [8, 5], "B": [2], "Y": [6, 7, 9]}


LONG = {"B": [0, 3, 4, 5], "G": [8, 6, 5, 2]}
COUNTED = {"B": [8, 10], "Y": [3, 4, 9, 10], "P": [1, 3], "N": [1, 2, 3, 7, 10]}


def laid(*series: dict[str, list[int]], middle: tuple[str, ...] = ()) -> Position:
    """A position in which A, and perhaps B, have laid these series, and tiles lie face up."""
    gone = {
        f"{colour}{value}" for one in series for colour, values in one.items() for value in values
    }
    stones = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
    return {
        "middle": list(middle),
        "series": dict(zip("AB", [*series, {}][:2], strict=True)),
        "face_down": [stone for stone in stones if stone not in gone.union(middle)],
    }


SEATS = 2
OPTIONS: dict[str, object] = {}
SERIES_DONE = ("take B9", "flip", "=Y1", "leave", "take G0")
CLOVERS = ("take P2", "flip", "=B5", "keep", "flip", "=N10", "leave")
EXAMPLES = (
    Example("keltis-series", ("=A",), laid(LONG, middle=("B9", "G0")), SERIES_DONE, "A"),
    Example("keltis-unfit", ("=A",), laid(SERIES), ("flip", "=G7"), "A"),
    Example("keltis-down", ("=A",), laid(SERIES), ("flip", "=G3", "keep"), "A"),
    Example("keltis-clover", ("=A",), laid({"P": [1]}, middle=("P2",)), CLOVERS, "A"),
    Example("keltis-score", ("=A",), laid(COUNTED), ("flip", "=P4", "keep"), "A"),
)
