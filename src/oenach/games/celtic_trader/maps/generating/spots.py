"""Where the resources of a new map lie: eighteen spots, three of each kind (C2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES
from oenach.games.celtic_trader.maps.generating.draws import noise, shuffled
from oenach.games.celtic_trader.maps.generating.land import Land
from oenach.games.celtic_trader.maps.generating.roads import RoadNet
from oenach.games.celtic_trader.maps.generating.travel import distances
from oenach.kernel.rng import Rng

SPOTS: Final = 18
MOST_SHARED: Final = 3  # sections with two spots, where there is room for one each
# What it costs to have two spots so many points apart, and two of one kind (never on a section).
CROWDED: Final = (0, 60, 25, 10, 4, 0)
ALIKE: Final = (100_000, 240, 100, 40, 15, 5, 0)
INLAND_FISH: Final = 60
WHIM: Final = 60
REMOTE: Final = 8  # for each point to the nearest stronghold


class Country:
    """A land with its roads: places as a traveller counts them, and the spots on them."""

    def __init__(self, land: Land, net: RoadNet) -> None:
        self.land = land
        self.tiles: list[int] = []
        self.sections: list[int] = []  # the edges of each place's section
        at_edge: dict[tuple[int, int], int] = {}
        for tile, sections in enumerate(net.sections):
            for section in sections:
                for edge in range(6):
                    if section >> edge & 1:
                        at_edge[tile, edge] = len(self.tiles)
                self.tiles.append(tile)
                self.sections.append(section)
        joined: list[list[int]] = [[] for _ in self.tiles]
        for (tile, edge), place in at_edge.items():
            joined[place].append(at_edge[land.beside[tile][edge], (edge + 3) % 6])
        self.away = [distances(joined, place) for place in range(len(joined))]
        self.circle = self.tiles.index(land.circle)
        self.strongholds = [self.tiles.index(tile) for tile in land.strongholds]
        self.open_country = [
            place
            for place, tile in enumerate(self.tiles)
            if tile != land.circle and tile not in land.strongholds
        ]
        # The place of each spot, and what lies there.
        self.spots: list[int] = []
        self.kinds: list[str] = []

    def to_stronghold(self, place: int) -> int:
        """The points to the nearest stronghold."""
        return min(self.away[place][stronghold] for stronghold in self.strongholds)

    def nearest(self, place: int, kind: str) -> list[int]:
        """The points to the spots of one kind, in rising order."""
        row = self.away[place]
        return sorted(
            row[spot] for spot, found in zip(self.spots, self.kinds, strict=True) if found == kind
        )


def _cost(table: tuple[int, ...], points: int) -> int:
    return table[min(points, len(table) - 1)]


def place_spots(rng: Rng, country: Country) -> None:
    """Puts the spots on the map: scattered, those of a kind far from each other."""
    room = len(country.open_country)
    # One section at least has two spots; small maps have several on every section.
    carriers = min(room, SPOTS - 1 - int(rng.below(MOST_SHARED)))
    places = _scattered(rng, country, carriers)
    country.spots = sorted(places * (SPOTS // carriers) + _shared(rng, country, places))
    country.kinds = _kinds(rng, country)


def _scattered(rng: Rng, country: Country, count: int) -> list[int]:
    """So many sections, away from each other and not too far from all strongholds."""
    cost = noise(rng, len(country.tiles), WHIM)
    for place in country.open_country:
        cost[place] += REMOTE * country.to_stronghold(place)
    free = list(country.open_country)
    chosen: list[int] = []
    for _ in range(count):
        best = min(free, key=lambda place: (cost[place], place))
        free.remove(best)
        chosen.append(best)
        for place in free:
            cost[place] += _cost(CROWDED, country.away[best][place])
    return chosen


def _shared(rng: Rng, country: Country, places: list[int]) -> list[int]:
    """The sections that get one spot more: those furthest from the circle, to make up for it."""
    whims = noise(rng, len(places), 2)
    to_circle = country.away[country.circle]
    order = sorted(range(len(places)), key=lambda n: (-to_circle[places[n]] - whims[n], places[n]))
    return [places[n] for n in order[: SPOTS % len(places)]]


class _Strain:
    """What it costs that spots of one kind are near each other, and fish inland."""

    def __init__(self, country: Country) -> None:
        self.near = [
            [_cost(ALIKE, country.away[spot][other]) for other in country.spots]
            for spot in country.spots
        ]
        inland = [country.land.neighbours[country.tiles[spot]] == 6 for spot in country.spots]
        self.fish = [INLAND_FISH if far else 0 for far in inland]

    def cost(self, kind: str, spots: list[int]) -> int:
        """The cost of a kind that lies on these three spots."""
        one, two, three = spots
        cost = self.near[one][two] + self.near[one][three] + self.near[two][three]
        if kind == "fish":
            cost += self.fish[one] + self.fish[two] + self.fish[three]
        return cost


def _kinds(rng: Rng, country: Country) -> list[str]:
    """A kind for each spot, by swapping until no swap scatters them better."""
    strain = _Strain(country)
    order = shuffled(rng, list(range(SPOTS)))
    lying = {kind: order[3 * n : 3 * n + 3] for n, kind in enumerate(RESOURCES)}
    costs = {kind: strain.cost(kind, spots) for kind, spots in lying.items()}
    swaps = [
        (mine, one, its, other)
        for mine, its in combinations(RESOURCES, 2)
        for one in range(3)
        for other in range(3)
    ]
    for _ in range(12):  # it settles after two or three rounds
        settled = True
        for mine, one, its, other in shuffled(rng, swaps):
            ours, theirs = lying[mine], lying[its]
            ours[one], theirs[other] = theirs[other], ours[one]
            cost = strain.cost(mine, ours), strain.cost(its, theirs)
            if sum(cost) < costs[mine] + costs[its]:
                costs[mine], costs[its] = cost
                settled = False
            else:
                ours[one], theirs[other] = theirs[other], ours[one]
        if settled:
            break
    return [next(kind for kind in RESOURCES if spot in lying[kind]) for spot in range(SPOTS)]
