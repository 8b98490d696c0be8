"""The examples in the rulebook of Táin."""

from __future__ import annotations

from showing import Example, Position

LAID = "=A X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5"
HELD: Position = {
    "clans": {"A": {"unused": "CWWBBBBBDXXXXXXXX"}, "B": {"prisoners": ["A:B"]}},
}
FEW: Position = {"clans": {"C": {"cattle": 2}}, "kingdom": {"cattle": 13}}
RICH: Position = {
    "round": 5,
    "clans": {
        "A": {"unused": "CWWBBBBBDXXXXXXXX"},
        "B": {"cattle": 10, "jewels": 1, "prisoners": ["A:B"]},
        "C": {"jewels": 5},
    },
    "kingdom": {"cattle": 5},
}

SEATS = 3
OPTIONS: dict[str, object] = {}
EXAMPLES = (
    Example("tain-laying", (), {}, tuple(LAID.split()[:7]), "A"),
    Example("tain-laid", tuple(LAID.split()[:7]), {}, tuple(LAID.split()[7:]), None),
    Example("tain-raided", tuple(LAID.split()), {}, ("pass",), None),
    Example("tain-prisoner", ("=A",), HELD, ("C>B4", "pass", "pass", "W>B5", "pass"), None),
    Example("tain-few", ("=C",), FEW, ("pass", "B>C1", "B>C3", "B>C2", "pass", "pass"), None),
    Example("tain-score", ("=A",), RICH, ("pass", "W>K1", "pass", "pass"), None),
)
