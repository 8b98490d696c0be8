"""The examples in the rulebook of Keltis."""

from __future__ import annotations

from showing import Example, Position

SERIES = {"G": [8, 5], "B": [2], "Y": [6, 7, 9]}


def laid(*series: dict[str, list[int]]) -> Position:
    """A position in which A, and perhaps B, have laid these series."""
    gone = {
        f"{colour}{value}" for one in series for colour, values in one.items() for value in values
    }
    stones = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
    return {
        "series": dict(zip("AB", [*series, {}][:2], strict=True)),
        "face_down": [stone for stone in stones if stone not in gone],
    }


SEATS = 2
OPTIONS: dict[str, object] = {}
EXAMPLES = (
    Example("keltis-unfit", ("=A",), laid(SERIES), ("flip", "=G7"), "A"),
    Example("keltis-down", ("=A",), laid(SERIES), ("flip", "=G3", "keep"), "A"),
    Example("keltis-clover", ("=A",), laid({"P": [1]}), ("flip", "=P2", "keep"), "A"),
)
