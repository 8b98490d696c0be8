"""How far it is from place to place, in movement points."""

from __future__ import annotations

from oenach.games.celtic_trader.maps.files.worldmap import WorldMap

FAR = 10_000  # no road leads there


def distances(joined: list[list[int]], start: int) -> list[int]:
    """The points from one place to every other, FAR where no road leads."""
    away = [FAR] * len(joined)
    away[start] = 0
    waiting = [start]
    for place in waiting:
        next_point = away[place] + 1
        for other in joined[place]:
            if away[other] == FAR:
                away[other] = next_point
                waiting.append(other)
    return away


class Places:
    """The places of a map as a traveller counts them (C3a, C13): a stronghold is one place,
    whichever road one came by, and every section of another tile is one."""

    def __init__(self, world: WorldMap) -> None:
        self.names: list[str] = []
        self.tiles: list[int] = []
        place_of: list[int] = []  # by section
        for number, tile in enumerate(world.tiles):
            for section in tile.sections:
                if tile.name is None or section == tile.sections[0]:
                    self.names.append(tile.name or world.sections[section].id)
                    self.tiles.append(number)
                place_of.append(len(self.names) - 1)
        joined: list[list[int]] = [[] for _ in self.names]
        for section, at in enumerate(world.sections):
            for edge in at.edges:
                joined[place_of[section]].append(place_of[world.neighbour(section, edge)])
        self.away = [distances(joined, place) for place in range(len(joined))]
        self.numbers = {name: place for place, name in enumerate(self.names)}
        self.spots = [
            (place_of[number], resource)
            for number, at in enumerate(world.sections)
            for resource in at.spots
        ]
        self.circle = place_of[world.tiles[world.circle].sections[0]]
        self.strongholds = [self.numbers[name] for name in world.strongholds]
