"""The examples in the rulebook of Celtic Trader."""

from __future__ import annotations

from showing import Example, Position

ROLES = ("role fastest", "role hardiest")
SET_OUT = (*ROLES, "=wheat", "=ore", "resolve wheat+iceni", "resolve ore+iceni")
ROMAN_NEAR = (*ROLES, "=roman", "=ore", "resolve roman@T15", "resolve ore+iceni")
DELIVERED = ("deliver cloth", "deliver cloth", "deliver grapes")
CHART = {"deer": 1, "cloth": 4, "wheat": 2, "fish": 1, "ore": 2, "grapes": 8}
LADEN: Position = {
    "charts": {"iceni": CHART},
    "players": {"A": {"carried": ["cloth", "cloth", "grapes"], "trading": 2, "carrying": 3}},
    "spots": {"T03": [], "T05": [], "T12b": []},
}

SEATS = 2
OPTIONS: dict[str, object] = {"roles": "draft"}
EXAMPLES = (
    Example(
        "celtic-trader-draw",
        ROLES,
        {},
        ("=wheat", "=roman", "resolve wheat+iceni", "resolve roman@T11"),
        "A",
    ),
    Example("celtic-trader-deliver", SET_OUT, LADEN, ("halt", *DELIVERED), "A"),
    Example("celtic-trader-stopped", ROMAN_NEAR, {}, ("go T15",), "A"),
)
