"""A small map on which every rule of the roads has a place, with names that a test can be read by.

Sixteen tiles. In the middle lies example 3 of the rules: tile A with the roads a1 and a2, the
grape tile G with g1 and g2, Belgae, the wheat tile W and the ore tile O. Two strongholds are
neighbours twice over, the circle S has two roads that do not meet, and h2 has no Roman place.
"""

from __future__ import annotations

from typing import Any

MapFile = dict[str, Any]  # parsed JSON


def land(name: str, at: list[int], *sections: MapFile, kind: str = "land") -> MapFile:
    return {"id": name, "at": at, "kind": kind, "sections": list(sections)}


def road(name: str, edges: list[int], *spots: str) -> MapFile:
    return {"id": name, "edges": edges, "spots": list(spots)}


def stronghold(tile: str, at: list[int], name: str, *edges: int) -> MapFile:
    """A stronghold whose roads are named after its tile: b1, b2, ... for B."""
    roads = [{"id": f"{tile.lower()}{n}", "edges": [edge]} for n, edge in enumerate(edges, 1)]
    return {"id": tile, "at": at, "kind": "stronghold", "name": name, "sections": roads}


# Edges: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west.
TILES = [
    stronghold("I", [0, 0], "iceni", 1, 2),
    land("L", [1, 0], road("L", [4, 3, 1], "wheat", "deer", "cloth")),
    land("W", [2, 0], road("W", [3, 2, 1, 4], "wheat")),
    land("O", [3, 0], road("O", [4, 2], "ore")),
    land("S", [0, 1], road("s1", [5, 0]), road("s2", [1, 2], "cloth"), kind="circle"),
    land("A", [1, 1], road("a1", [1, 4], "deer"), road("a2", [2, 0])),
    land("G", [2, 1], road("g1", [4, 3]), road("g2", [5], "grapes")),
    land("E", [3, 1], road("E", [3, 5], "fish", "grapes")),
    stronghold("C", [0, 2], "cantii", 5, 1, 2),
    stronghold("B", [1, 2], "belgae", 5, 0, 4, 1),
    land(
        "H",
        [2, 2],
        road("h1", [4, 1], "ore", "fish", "cloth"),
        {**road("h2", [0, 2], "fish"), "roman": False},
    ),
    stronghold("P", [3, 2], "parisi", 4, 2),
    land("K", [0, 3], road("K", [5, 1], "wheat", "ore", "deer")),
    stronghold("U", [1, 3], "silures", 1, 4),
    stronghold("R", [2, 3], "regni", 5, 1, 4),
    land("N", [3, 3], road("N", [5, 4], "grapes")),
]
CHARTS = {
    "iceni": {"deer": 2, "cloth": 2, "wheat": 1, "fish": 1, "ore": 4, "grapes": 4},
    "cantii": {"deer": 4, "cloth": 6, "wheat": 2, "fish": 2, "ore": 1, "grapes": 8},
    "belgae": {"deer": 8, "cloth": 8, "wheat": 8, "fish": 8, "ore": 8, "grapes": 8},
    "parisi": {"deer": 1, "cloth": 4, "wheat": 6, "fish": 8, "ore": 8, "grapes": 2},
    "silures": {"deer": 6, "cloth": 1, "wheat": 4, "fish": 6, "ore": 2, "grapes": 1},
    "regni": {"deer": 2, "cloth": 2, "wheat": 8, "fish": 4, "ore": 6, "grapes": 6},
}
ROLES = {
    "fastest": {"start": "I", "bonus": {"movement": [0, 14, 24, 37, 53]}},
    "trusted": {"start": "s1", "bonus": {"rp": 1}},
    "shrewdest": {"start": "cantii", "bonus": {"trading": [0, 10, 18, 29, 44]}},
    "strongest": {"start": "W", "bonus": {"carrying": [0, 12, 22, 35, 50]}},
    "wisest": {
        "start": "a1",
        "bonus": {
            "movement": [0, 5, 9, 13, 18],
            "trading": [0, 5, 9, 13, 18],
            "carrying": [1, 5, 9, 13, 18],
            "rp": 2,
        },
    },
    "humblest": {"start": "N", "bonus": {}},
}


def small_map() -> MapFile:
    """The map as a file of one's own would hold it."""
    return {
        "name": "small",
        "version": 1,
        "reconstruction": True,
        "tiles": [dict(tile) for tile in TILES],
        "charts": {name: dict(chart) for name, chart in CHARTS.items()},
        "roles": {name: dict(role) for name, role in ROLES.items()},
    }
