"""Maps for tests: the built-in, the template, generated ones, and odd ones made from these."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from oenach.games.celtic_trader.maps.files.template import template
from oenach.games.celtic_trader.maps.files.worldmap import WorldMap, builtin, read_map
from oenach.games.celtic_trader.maps.generating.generator import new_map

MapFile = dict[str, Any]  # parsed JSON, taken apart by the tests at will


def britannia() -> WorldMap:
    world = builtin("britannia")
    assert world is not None
    return world


def map_file() -> MapFile:
    return copy.deepcopy(britannia().file)


def tile(file: MapFile, name: str) -> MapFile:
    found: MapFile = next(tile for tile in file["tiles"] if tile["id"] == name)
    return found


def section(file: MapFile, name: str) -> MapFile:
    found: MapFile = next(
        section for tile in file["tiles"] for section in tile["sections"] if section["id"] == name
    )
    return found


def far_off() -> MapFile:
    """Britannia elsewhere, printed, a road without a Roman place, two roles in one place."""
    file = map_file()
    for entry in file["tiles"]:
        entry["at"] = [entry["at"][0] - 700, entry["at"][1] + 300]
    file["name"] = 'Ynys <Prydain> & "co"'
    file["reconstruction"] = False
    section(file, "T08")["roman"] = False
    file["roles"]["wisest"]["start"] = "T08"
    file["roles"]["fastest"]["start"] = "T08"
    return file


def narrow() -> MapFile:
    """A column of tiles, two wide, with strongholds in the middle of it and six spots on a road."""
    file = map_file()
    names = list(file["charts"])
    tiles: list[MapFile] = []
    for row in range(12):
        for side in range(2):
            tiles.append({"id": f"u{row}{side}", "at": [side - row // 2, row], "kind": "land"})
    places = {tuple(entry["at"]): entry for entry in tiles}
    steps = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for n, entry in enumerate(tiles):
        q, r = entry["at"]
        edges = [e for e, (dq, dr) in enumerate(steps) if (q + dq, r + dr) in places]
        entry["sections"] = [{"id": entry["id"], "edges": edges}]
        if n in (2, 5, 6, 9, 10, 13):
            entry["kind"], entry["name"] = "stronghold", names.pop()
            entry["sections"] = [
                {"id": f"{entry['id']}{'abcdef'[m]}", "edges": [edge]}
                for m, edge in enumerate(edges)
            ]
    tiles[0]["kind"] = "circle"
    resources = ["deer", "cloth", "wheat", "fish", "ore", "grapes"]
    land = [entry["sections"][0] for entry in tiles if entry["kind"] == "land"]
    for holder, kinds in zip(
        land, [resources[:5], resources, resources, resources[5:]], strict=False
    ):
        holder["spots"] = kinds
    file["tiles"] = tiles
    for role, start in zip(
        file["roles"].values(), ["u00", "u01", "u11", "u20", "u40", "u111"], strict=True
    ):
        role["start"] = start
    return file


@cache
def sample(name: str) -> WorldMap:
    """A map by name; `generated-N` is one of N tiles."""
    if name == "britannia":
        return britannia()
    if name == "template":
        return read_map(json.loads(template()))
    if name.startswith("generated-"):
        return read_map(new_map(7, int(name.partition("-")[2])))
    return read_map({"far-off": far_off, "narrow": narrow}[name]())


SAMPLES = [
    "britannia",
    "template",
    "far-off",
    "narrow",
    "generated-12",
    "generated-24",
    "generated-60",
]
