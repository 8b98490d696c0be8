"""New maps at random, in the spirit of the full game's variable map; the rules are our own.

An island is grown, the circle and the strongholds find their sites, tiles of a stock are laid
over it so that all roads meet, and then come resources, charts and start places. Every step
builds on what is sound already; what may still fall short is fairness, and then it is tried again.
"""

from __future__ import annotations

import copy
from typing import Final

from oenach.games.celtic_trader.maps.files.checking import MAX_TILES, MIN_TILES
from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES, builtin, read_map
from oenach.games.celtic_trader.maps.generating.charts import Chart, new_charts
from oenach.games.celtic_trader.maps.generating.fairness import spot_limit, stronghold_limit, unfair
from oenach.games.celtic_trader.maps.generating.land import new_land
from oenach.games.celtic_trader.maps.generating.names import new_names
from oenach.games.celtic_trader.maps.generating.roads import new_roads
from oenach.games.celtic_trader.maps.generating.roles import new_starts
from oenach.games.celtic_trader.maps.generating.spots import Country, place_spots
from oenach.games.celtic_trader.maps.generating.stock import edges_in
from oenach.kernel.errors import OptionError, shown
from oenach.kernel.rng import Rng

MAX_SEED: Final = 10**12 - 1
# A third of the tries or more succeed, by size. Should all of a seed's fail, those of seed 0 are
# made, which the tests know to succeed at every size: so a map comes for certain.
TRIES: Final = 60


def new_map(seed: int, tiles: int = 24) -> dict[str, object]:
    """The content of a map file; the same for the same seed and number of tiles, everywhere."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise OptionError("map-seed", found=shown(seed), least=0, most=MAX_SEED)
    if isinstance(tiles, bool) or not isinstance(tiles, int) or not MIN_TILES <= tiles <= MAX_TILES:
        raise OptionError("map-size", found=shown(tiles), least=MIN_TILES, most=MAX_TILES)
    for stream in (seed, 0):
        rng = Rng(stream * 64 + tiles)  # sizes are less than 64: no two pairs share a stream
        for _ in range(TRIES):
            file = attempt(rng, seed, tiles)
            if file is not None:
                return file
    raise AssertionError("seed 0 has a map of every size")


def attempt(rng: Rng, seed: int, tiles: int) -> dict[str, object] | None:
    """A map, or None if it turned out unfair."""
    land = new_land(rng, tiles)
    net = new_roads(rng, land, spot_limit(tiles), stronghold_limit(tiles))
    if net is None:
        return None
    country = Country(land, net)
    place_spots(rng, country)
    charts = new_charts(rng, country)
    starts = new_starts(rng, country, charts)
    file = _file(country, new_names(rng, land), charts, starts, seed)
    return None if unfair(read_map(file)) else file


# The file


def _file(
    country: Country, names: list[str], charts: list[Chart], starts: list[int], seed: int
) -> dict[str, object]:
    tiles = len(country.land.cells)
    ids = _place_ids(country, names)
    return {
        "$comment": f"Made by: oenach map new --seed {seed} --tiles {tiles}. "
        "Our own reconstruction, no printed map.",
        "name": f"random-{seed}-{tiles}",
        "version": 1,
        "reconstruction": True,
        "tiles": [_tile(country, ids, tile) for tile in range(tiles)],
        "charts": {
            name: dict(zip(RESOURCES, chart, strict=True))
            for name, chart in zip(names, charts, strict=True)
        },
        "roles": _roles([ids[place] for place in starts]),
    }


def _tile_id(tile: int) -> str:
    return f"T{tile + 1:02}"


def _place_ids(country: Country, names: list[str]) -> list[str]:
    """By place: the section's id, or the stronghold's name."""
    ids: list[str] = []
    for place, tile in enumerate(country.tiles):
        if place in country.strongholds:
            ids.append(names[country.strongholds.index(place)])
        elif country.tiles.count(tile) == 1:
            ids.append(_tile_id(tile))
        else:
            ids.append(_tile_id(tile) + "ab"[place - country.tiles.index(tile)])
    return ids


def _tile(country: Country, ids: list[str], tile: int) -> dict[str, object]:
    land = country.land
    q, r = land.cells[tile]
    middle = land.cells[land.circle]
    entry: dict[str, object] = {
        "id": _tile_id(tile),
        "at": [q - middle[0], r - middle[1]],
        "kind": "circle" if tile == land.circle else "land",
    }
    places = [place for place, other in enumerate(country.tiles) if other == tile]
    if tile in land.strongholds:
        edges = edges_in(country.sections[places[0]])
        entry["kind"] = "stronghold"
        entry["name"] = ids[places[0]]
        # C3a: a section for each road
        entry["sections"] = [
            {"id": _tile_id(tile) + "abcd"[n], "edges": [edge]} for n, edge in enumerate(edges)
        ]
        return entry
    entry["sections"] = [
        {
            "id": ids[place],
            "edges": edges_in(country.sections[place]),
            "spots": [
                kind
                for kind in RESOURCES
                for spot, found in zip(country.spots, country.kinds, strict=True)
                if spot == place and found == kind
            ],
        }
        for place in places
    ]
    return entry


def _roles(starts: list[str]) -> dict[str, object]:
    """The roles of `britannia`, bonuses and all, with starts of their own."""
    britannia = builtin("britannia")
    assert britannia is not None
    roles = copy.deepcopy(britannia.file["roles"])
    assert isinstance(roles, dict)
    for role, start in zip(roles.values(), starts, strict=True):
        role["start"] = start
    return roles
