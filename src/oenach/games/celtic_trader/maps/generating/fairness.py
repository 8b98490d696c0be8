"""How fair a map is, in a few figures, and the limits that every generated map keeps."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES, WorldMap
from oenach.games.celtic_trader.maps.generating.travel import Places

GOOD: Final = 4  # the column from which on a stronghold pays well
NEAR_SPOTS: Final = 3
ROOMY: Final = 30  # tiles up to which the distances of the printed game are kept


def spot_limit(tiles: int) -> int:
    """The most points from the circle to a spot: 7, one more for each 15 tiles begun above 30."""
    return 7 + max(0, tiles - ROOMY + 14) // 15


def stronghold_limit(tiles: int) -> int:
    """The most points from the circle to a stronghold: one less than to a spot."""
    return spot_limit(tiles) - 1


def onward(away: list[list[int]], sales: list[tuple[int, int]], circle: int) -> dict[int, int]:
    """By spot: the points to a stronghold that pays well for what lies there, and on to the
    circle; `sales` are pairs of a spot and such a stronghold."""
    found: dict[int, int] = {}
    for spot, stronghold in sales:
        points = away[spot][stronghold] + away[stronghold][circle]
        found[spot] = min(found.get(spot, points), points)
    return found


def opening(away: list[int], onward_from: dict[int, int]) -> int:
    """The points from a start to a first sale and on to the circle, by the shortest way."""
    return min(away[spot] + points for spot, points in onward_from.items())


def to_near_spots(away: list[int], spots: list[int]) -> int:
    """The points to the three nearest spots together."""
    return sum(sorted(away[spot] for spot in spots)[:NEAR_SPOTS])


def measures(world: WorldMap) -> dict[str, int]:
    """The figures by which a map is judged."""
    places = Places(world)
    to_circle = places.away[places.circle]
    return {
        "spot": max(to_circle[spot] for spot, _ in places.spots),
        "stronghold": max(to_circle[place] for place in places.strongholds),
        **_markets(world, places),
        **_scatter(world),
        **_demand(world, places),
        **_starts(world, places),
        "bridges": sum(len(tile.sections) > 1 and tile.name is None for tile in world.tiles),
    }


def _markets(world: WorldMap, places: Places) -> dict[str, int]:
    """From every spot to the nearest stronghold that pays well: for the worst spot, and for the
    best spot of the worst resource."""
    found: dict[str, list[int]] = {}
    for spot, resource in places.spots:
        to_buyers = [
            places.away[spot][place]
            for name, place in zip(world.strongholds, places.strongholds, strict=True)
            if world.charts[name][resource] >= GOOD
        ]
        found.setdefault(resource, []).append(min(to_buyers, default=len(places.names)))
    return {
        "market": max(min(points) for points in found.values()),
        "remotest_market": max(max(points) for points in found.values()),
    }


def _scatter(world: WorldMap) -> dict[str, int]:
    """How many strongholds lie side by side, and how far apart they are on the average, in
    hundredths of what tiles are."""
    strongholds = [world.tiles[tile] for tile in world.stronghold_tiles]

    def apart(tiles: list[tuple[int, int]]) -> list[int]:
        return [
            max(abs(q - p), abs(r - s), abs(q - p + r - s))
            for (q, r), (p, s) in combinations(tiles, 2)
        ]

    theirs = apart([(tile.q, tile.r) for tile in strongholds])
    all_pairs = apart([(tile.q, tile.r) for tile in world.tiles])
    return {
        "side_by_side": theirs.count(1),
        "scatter": 100 * sum(theirs) * len(all_pairs) // (len(theirs) * sum(all_pairs)),
    }


def _demand(world: WorldMap, places: Places) -> dict[str, int]:
    """The sums of the charts, and of what all strongholds pay for a resource."""
    charts = [sum(chart.values()) for chart in world.charts.values()]
    demand = [sum(chart[kind] for chart in world.charts.values()) for kind in RESOURCES]
    return {
        "next_door": max(
            chart[resource]
            for name, chart in world.charts.items()
            for spot, resource in places.spots
            if places.away[places.numbers[name]][spot] == 1
        ),
        "poorest_chart": min(charts),
        "richest_chart": max(charts),
        "least_demand": min(demand),
        "most_demand": max(demand),
    }


def _starts(world: WorldMap, places: Places) -> dict[str, int]:
    """How much the start places differ: in the points to the nearest spots, to the circle, and
    of the shortest way to a first purchase; and the longest such way."""
    sales = [
        (spot, place)
        for spot, resource in places.spots
        for name, place in zip(world.strongholds, places.strongholds, strict=True)
        if world.charts[name][resource] >= GOOD
    ]
    spots = [spot for spot, _ in places.spots]
    starts = [places.numbers[world.start_place(role)] for role in world.roles]
    near = [to_near_spots(places.away[start], spots) for start in starts]
    to_circle = [places.away[places.circle][start] for start in starts]
    onward_from = onward(places.away, sales, places.circle)
    first = [opening(places.away[start], onward_from) for start in starts]
    return {
        "start_spots": max(near) - min(near),
        "start_circle": max(to_circle) - min(to_circle),
        "start_opening": max(first) - min(first),
        "longest_opening": max(first),
        "shared_starts": len(starts) - len(set(starts)),
    }


def limits(tiles: int) -> dict[str, tuple[int, int]]:
    """The least and the most that each figure may be on a generated map of so many tiles.

    Small maps are crowded: there strongholds touch, and everything lies next door to something.
    """
    further = spot_limit(tiles) - 7
    return {
        "spot": (1, spot_limit(tiles)),  # points from the circle
        "stronghold": (1, stronghold_limit(tiles)),
        "market": (1, 3 + further),  # of each resource, one spot is so near to a good price
        "remotest_market": (1, 5 + further),  # and every spot so near
        "side_by_side": (0, 0 if tiles >= 18 else 1 if tiles >= 14 else 2),
        "scatter": (105, 200),  # strongholds lie further apart than tiles do
        "next_door": (1, 4 if tiles >= 20 else 6),
        "poorest_chart": (16, 20),
        "richest_chart": (20, 24),
        "least_demand": (16, 20),
        "most_demand": (19, 24),
        "start_spots": (0, 2),  # points to the three nearest spots together
        "start_circle": (0, 3),  # points to the circle
        "start_opening": (0, 2),  # points to a first purchase
        "longest_opening": (1, 8 + further),
        "shared_starts": (0, 0),
        "bridges": (max(1, (tiles - 7) // 6), tiles),
    }


def unfair(world: WorldMap) -> list[str]:
    """The figures in which a map is outside the limits; an empty list if it is fair."""
    found = measures(world)
    return [
        name
        for name, (least, most) in limits(len(world.tiles)).items()
        if not least <= found[name] <= most
    ]
