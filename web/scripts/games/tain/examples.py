"""The examples in the rulebook of Táin."""

from __future__ import annotations

from showing import Example

LAID = "=A X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5"

SEATS = 3
OPTIONS: dict[str, object] = {}
EXAMPLES = (
    Example("tain-laying", (), {}, tuple(LAID.split()[:7]), "A"),
    Example("tain-laid", tuple(LAID.split()[:7]), {}, tuple(LAID.split()[7:]), None),
    Example("tain-raided", tuple(LAID.split()), {}, ("pass",), None),
)
