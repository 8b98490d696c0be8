"""The charts of a new map (C4): a stronghold wants little of what lies near, much of what is far.

Each chart is one of a few sets of columns; remote strongholds have the richer ones.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES
from oenach.games.celtic_trader.maps.generating.draws import drawn, noise
from oenach.games.celtic_trader.maps.generating.fairness import GOOD
from oenach.games.celtic_trader.maps.generating.spots import Country
from oenach.kernel.rng import Rng

# The columns of a chart in rising order, from the stronghold nearest to the circle outwards.
CHARTS: Final = (
    ((1, 2, 2, 4, 4, 4), (1, 1, 2, 4, 4, 6)),
    ((1, 1, 2, 4, 4, 6), (1, 2, 2, 4, 4, 6)),
    ((1, 2, 2, 4, 4, 6), (1, 1, 4, 4, 4, 6)),
    ((1, 2, 2, 4, 4, 6), (1, 1, 2, 4, 6, 6)),
    ((1, 2, 2, 4, 6, 6), (1, 2, 4, 4, 4, 6)),
    ((1, 2, 2, 4, 4, 8), (1, 2, 2, 4, 6, 8)),
)
EVEN: Final = 3  # how much equal demand for all resources counts against distance
SCARCE: Final = 400  # the cost of a resource that fewer than two strongholds pay well for
AT_HAND: Final = 3  # points from a spot to a stronghold that pays well, without cost
NOWHERE: Final = 20  # and so far does it count to be when none pays well
LONG_WAY: Final = 60  # for each point more
NEXT_DOOR: Final = 60  # for what lies one point away, by how much more than good the column is

Chart = list[int]  # a column for each resource, in their order


def new_charts(rng: Rng, country: Country) -> list[Chart]:
    """A chart for each stronghold, in their order."""
    far = [_remoteness(rng, country, place) for place in country.strongholds]
    charts = [[0] * len(RESOURCES) for _ in far]
    to_circle = country.away[country.circle]
    whims = noise(rng, len(far), 3)
    outwards = sorted(
        range(len(far)), key=lambda n: (4 * to_circle[country.strongholds[n]] + whims[n], n)
    )
    for number, sets in zip(outwards, CHARTS, strict=True):
        order = sorted(range(len(RESOURCES)), key=lambda kind: (far[number][kind], kind))
        for kind, column in zip(order, drawn(rng, list(sets)), strict=True):
            charts[number][kind] = column
    total = sum(map(sum, charts))
    _even_out(charts, [_Wants(country, kind, far, total) for kind in range(len(RESOURCES))])
    return charts


def _remoteness(rng: Rng, country: Country, stronghold: int) -> list[int]:
    """How far each resource is from a stronghold: the nearest spot counts most."""
    whims = noise(rng, len(RESOURCES), 1)
    found = [country.nearest(stronghold, kind) for kind in RESOURCES]
    return [4 * away[0] + 2 * away[1] + whim for away, whim in zip(found, whims, strict=True)]


class _Wants:
    """What it costs that the strongholds want a resource so much, each in its column."""

    def __init__(self, country: Country, kind: int, far: list[list[int]], mean: int) -> None:
        self.far = [row[kind] for row in far]
        self.mean = mean  # six times what all strongholds pay for a resource on the average
        # By spot: the points to each stronghold.
        self.ways = [
            [country.away[spot][place] for place in country.strongholds]
            for spot, found in zip(country.spots, country.kinds, strict=True)
            if found == RESOURCES[kind]
        ]

    def cost(self, columns: list[int]) -> int:
        uneven = 6 * sum(columns) - self.mean
        cost = EVEN * uneven * uneven // 36
        if sum([column >= GOOD for column in columns]) < 2:
            cost += SCARCE
        for ways in self.ways:
            nearest = NOWHERE
            for way, column in zip(ways, columns, strict=True):
                if column >= GOOD:
                    nearest = min(nearest, way)
                    if way == 1:
                        cost += NEXT_DOOR * (column - GOOD)
            cost += LONG_WAY * max(0, nearest - AT_HAND)
        # The sum of these products is greatest when column and distance rise together.
        return cost - sum([column * far for column, far in zip(columns, self.far, strict=True)])


def _even_out(charts: list[Chart], wants: list[_Wants]) -> None:
    """Swaps columns within charts as long as that lowers the cost."""
    costs = [want.cost(_columns(charts, kind)) for kind, want in enumerate(wants)]
    for _ in range(8):  # it settles after three or four rounds
        settled = True
        for chart in charts:
            for one, other in combinations(range(len(RESOURCES)), 2):
                chart[one], chart[other] = chart[other], chart[one]
                mine = wants[one].cost(_columns(charts, one))
                its = wants[other].cost(_columns(charts, other))
                if mine + its < costs[one] + costs[other]:
                    costs[one], costs[other] = mine, its
                    settled = False
                else:
                    chart[one], chart[other] = chart[other], chart[one]
        if settled:
            return


def _columns(charts: list[Chart], kind: int) -> list[int]:
    return [chart[kind] for chart in charts]
