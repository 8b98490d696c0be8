"""A map in a few lines."""

from __future__ import annotations

from itertools import combinations

from oenach.games.celtic_trader.maps.drawing.roads.routes import must_cross
from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES, WorldMap
from oenach.games.celtic_trader.maps.generating.travel import Places
from oenach.messages import say
from oenach.messages.catalogues import capitalised


def summary_lines(world: WorldMap, language: str = "en") -> list[str]:
    """What is on a map, and how far it is from place to place."""
    places = Places(world)
    from_circle = places.away[places.circle]
    to_spots = [from_circle[place] for place, _ in places.spots]
    to_strongholds = [from_circle[place] for place in places.strongholds]
    origin = "map-summary-reconstruction" if world.reconstruction else "map-summary-printed"
    spots = len(places.spots)
    return [
        say(origin, language, name=world.name, version=world.version),
        say(
            "map-summary-tiles",
            language,
            tiles=len(world.tiles),
            sections=len(world.sections),
            bridges=bridge_count(world),
        ),
        say("map-summary-spots", language, spots=spots, each=spots // len(RESOURCES)),
        say("map-summary-strongholds", language, names=_strongholds(world)),
        say(
            "map-summary-circle",
            language,
            circle=world.tiles[world.circle].id,
            near_stronghold=min(to_strongholds),
            far_stronghold=max(to_strongholds),
            near_spot=min(to_spots),
            far_spot=max(to_spots),
        ),
        say("map-summary-roles", language, roles=_roles(world, language)),
    ]


def bridge_count(world: WorldMap) -> int:
    """How many pairs of roads cross without meeting."""
    return sum(
        must_cross(world.sections[one].edges, world.sections[other].edges)
        for tile in world.tiles
        if tile.kind != "stronghold"
        for one, other in combinations(tile.sections, 2)
    )


def _strongholds(world: WorldMap) -> str:
    counts = [len(world.tiles[number].sections) for number in world.stronghold_tiles]
    pairs = zip(world.strongholds, counts, strict=True)
    return ", ".join(f"{capitalised(name)} {count}" for name, count in pairs)


def _roles(world: WorldMap, language: str) -> str:
    told: list[str] = []
    for role in world.roles:
        start = world.start_place(role)
        place = capitalised(start) if start in world.strongholds else start
        told.append(say("map-summary-role", language, role=role, place=place))
    return ", ".join(told)
