"""The map, the charts, the roles and the abilities of Celtic Trader."""

from __future__ import annotations

from itertools import combinations
from typing import cast

from oenach.games.celtic_trader import page_types
from oenach.games.celtic_trader.maps.drawing.hexes import CORNERS, MIDDLES, SIDE, centre
from oenach.games.celtic_trader.maps.drawing.roads.routes import must_cross
from oenach.games.celtic_trader.maps.files.worldmap import (
    ABILITIES,
    COLUMNS,
    RESOURCES,
    Ability,
    Role,
    Section,
    Tile,
    WorldMap,
)
from oenach.games.celtic_trader.page_layout import at
from oenach.games.celtic_trader.page_types import Printed
from oenach.games.celtic_trader.rules.components import (
    CARRYING_LIMIT,
    FREE_PICKS,
    LEVELS,
    NEXT_COST,
    TOKENS,
    TRADING_BONUS,
    entry,
    movement_points,
)
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.position import counted
from oenach.kernel.game import Game


def static_data(game: Game) -> Printed:
    """All that is printed on the components, with the coordinates of the tiles."""
    trader = cast(CelticTraderGame, game)
    world = trader.board.world
    return {
        "game": "celtic-trader",
        "seats": game.seats,
        "resources": list(RESOURCES),
        "tokens": list(TOKENS),
        "bag": counted(trader.new().bag),
        "supply": int(trader.terms.supply),
        "draft": trader.terms.draft,
        "map": _map(world),
        "columns": list(COLUMNS),
        "strongholds": _strongholds(world),
        "abilities": _abilities(),
        "roles": [_role(world, world.roles[name]) for name in trader.board.role_names],
    }


def _map(world: WorldMap) -> page_types.Map:
    """Tiles and sections in the order of the file, and how the roads join them."""
    return {
        "name": world.name,
        "version": world.version,
        "reconstruction": world.reconstruction,
        "circle": world.tiles[world.circle].id,
        "hex": {
            "side": SIDE,
            "corners": [at(corner) for corner in CORNERS],
            "edges": [at(middle) for middle in MIDDLES],
        },
        "tiles": [_tile(world, tile) for tile in world.tiles],
        "sections": [_section(world, section) for section in world.sections],
        "roads": _roads(world),
    }


def _tile(world: WorldMap, tile: Tile) -> page_types.Tile:
    sections = [world.sections[number] for number in tile.sections]
    told: page_types.Tile = {
        "id": tile.id,
        "kind": tile.kind,
        "q": tile.q,
        "r": tile.r,
        "at": at(centre(tile.q, tile.r)),
        "sections": [section.id for section in sections],
    }
    if tile.name is not None:
        told["name"] = tile.name
    else:
        # On a stronghold tile all roads meet in the middle (C3a).
        told["bridges"] = [
            (one.id, other.id)
            for one, other in combinations(sections, 2)
            if must_cross(one.edges, other.edges)
        ]
    return told


def _section(world: WorldMap, section: Section) -> page_types.Section:
    return {
        "id": section.id,
        "tile": world.tiles[section.tile].id,
        "edges": list(section.edges),
        "spots": list(section.spots),
        "roman": section.roman,
    }


def _roads(world: WorldMap) -> list[tuple[str, str]]:
    """The pairs of sections that a road joins across an edge, each pair once."""
    joined = {
        (number, world.neighbour(number, edge))
        for number, section in enumerate(world.sections)
        for edge in section.edges
    }
    return [
        (world.sections[one].id, world.sections[other].id)
        for one, other in sorted(joined)
        if one < other
    ]


def _strongholds(world: WorldMap) -> list[page_types.Stronghold]:
    """C3a, C4: each with its tile, its roads and the chart as it is printed."""
    found: list[page_types.Stronghold] = []
    for name, number in zip(world.strongholds, world.stronghold_tiles, strict=True):
        tile = world.tiles[number]
        roads = [world.sections[section].id for section in tile.sections]
        chart = {resource: world.charts[name][resource] for resource in RESOURCES}
        found.append({"name": name, "tile": tile.id, "roads": roads, "chart": chart})
    return found


def _abilities() -> list[page_types.AbilityTrack]:
    """C5: by level, what an ability gives; and what the levels after the first cost."""
    levels = range(int(LEVELS))
    given: dict[Ability, list[int | tuple[int, int]]] = {
        "movement": [movement_points(level) for level in levels],
        "trading": [entry(TRADING_BONUS, level) for level in levels],
        "carrying": [(entry(CARRYING_LIMIT, level), entry(FREE_PICKS, level)) for level in levels],
    }
    costs = [0, *[entry(NEXT_COST, level) for level in levels[:-1]]]
    return [{"ability": name, "levels": given[name], "costs": costs} for name in ABILITIES]


def _role(world: WorldMap, role: Role) -> page_types.RoleSheet:
    """C7: where a role starts, its VP by ability and level, and for each RP left at the end."""
    return {
        "role": role.name,
        "start": world.start_place(role.name),
        "bonus": {ability: list(points) for ability, points in role.bonus.items()},
        "rp": role.rp,
    }
