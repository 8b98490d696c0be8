"""Random maps of 12 to 60 tiles, the larger with more places than one word of a set holds."""

from __future__ import annotations

from random import Random

from games.celtic_trader.small_map import CHARTS, ROLES, MapFile
from oenach.games.celtic_trader.maps.files.worldmap import faults

STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
RESOURCES = ["deer", "cloth", "wheat", "fish", "ore", "grapes"]


def random_map(rng: Random, tiles: int) -> MapFile:
    """A rhombus of tiles, a road over every inner edge, the networks of each tile split at random.

    Now and then the first try has a part that can't be reached, or a stronghold in a corner.
    """
    while True:
        world = attempt(rng, tiles)
        if not faults(world):
            return world


def attempt(rng: Random, tiles: int) -> MapFile:
    places = [(n % 8, n // 8) for n in range(tiles)]
    kinds = ["stronghold"] * 6 + ["circle"] + ["land"] * (tiles - 7)
    rng.shuffle(kinds)
    names = iter(CHARTS)
    built: list[MapFile] = []
    for number, (place, kind) in enumerate(zip(places, kinds, strict=True)):
        edges = [
            edge for edge, (q, r) in enumerate(STEPS) if (place[0] + q, place[1] + r) in places
        ]
        tile: MapFile = {"id": f"T{number}", "at": list(place), "kind": kind}
        if kind == "stronghold":
            tile["name"] = next(names)
            networks = [[edge] for edge in edges]
        else:
            networks = split(rng, edges)
        tile["sections"] = sections(rng, f"T{number}", kind, networks)
        built.append(tile)
    lay_spots(rng, [s for tile in built if tile["kind"] != "stronghold" for s in tile["sections"]])
    roles = dict(ROLES)
    for role in roles:
        start = rng.choice(built)
        section = start["id"] if start["kind"] == "stronghold" else start["sections"][0]["id"]
        roles[role] = {**ROLES[role], "start": section}
    return {
        "name": "random",
        "version": 1,
        "reconstruction": True,
        "tiles": built,
        "charts": {name: dict(chart) for name, chart in CHARTS.items()},
        "roles": roles,
    }


def split(rng: Random, edges: list[int]) -> list[list[int]]:
    """One network, or two where there are enough roads."""
    if len(edges) < 4 or rng.random() < 0.4:
        return [edges]
    mixed = rng.sample(edges, len(edges))
    return [sorted(mixed[:-2]), sorted(mixed[-2:])]


def sections(rng: Random, tile: str, kind: str, networks: list[list[int]]) -> list[MapFile]:
    named: list[MapFile] = [
        {"id": tile if len(networks) == 1 else f"{tile}{letter}", "edges": edges}
        for letter, edges in zip("abcdef", networks, strict=False)
    ]
    if kind != "stronghold":
        for section in named:
            section["spots"] = []
            if rng.random() < 0.1:
                section["roman"] = False
    return named


def lay_spots(rng: Random, sections: list[MapFile]) -> None:
    for resource in RESOURCES:
        for section in rng.sample(sections, 3):
            section["spots"].append(resource)
