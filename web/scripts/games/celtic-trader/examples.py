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
FAR: Position = {"players": {"A": {"at": "T13a", "movement": 3}}, "turn": {"points": 5}}
FAR_WAY = ("go T14a", "go belgae", "go T13b", "go T08", "go T14b")
LOADING: Position = {
    "players": {"A": {"at": "T08", "movement": 1, "carrying": 2}},
    "turn": {"points": 3},
}
BUYING: Position = {
    "supply": 94,
    "players": {"A": {"at": "T17", "movement": 3, "rp": 20}},
    "turn": {"points": 5},
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
    Example("celtic-trader-bridges", SET_OUT, FAR, FAR_WAY, "A"),
    Example("celtic-trader-loading", SET_OUT, LOADING, ("pick wheat", "go T04", "pick ore"), "A"),
    Example("celtic-trader-fastest", SET_OUT, BUYING, ("halt", "buy movement"), "A"),
)
