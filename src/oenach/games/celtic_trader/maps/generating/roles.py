"""The roles of a new map: those of `britannia`, on start places that are as good as each other."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import RESOURCES
from oenach.games.celtic_trader.maps.generating.charts import Chart
from oenach.games.celtic_trader.maps.generating.draws import noise, shuffled
from oenach.games.celtic_trader.maps.generating.fairness import GOOD, onward, opening, to_near_spots
from oenach.games.celtic_trader.maps.generating.search import improved
from oenach.games.celtic_trader.maps.generating.spots import Country
from oenach.kernel.rng import Rng

# What differences between the start places cost, and two of them side by side.
OPENING: Final = 60
TO_SPOTS: Final = 30
TO_CIRCLE: Final = 40
SIDE_BY_SIDE: Final = 50
# A stronghold is the more natural place to start from, and a spot gives something away.
OPEN_COUNTRY: Final = 12
ON_A_SPOT: Final = 40
WHIM: Final = 20


class _Sites:
    """What every place is worth as a start, and what it costs to start from six of them."""

    def __init__(self, rng: Rng, country: Country, charts: list[Chart]) -> None:
        self.away = country.away
        sales = [
            (spot, stronghold)
            for spot, kind in zip(country.spots, country.kinds, strict=True)
            for stronghold, chart in zip(country.strongholds, charts, strict=True)
            if chart[RESOURCES.index(kind)] >= GOOD
        ]
        onward_from = onward(country.away, sales, country.circle)
        self.opening = [opening(row, onward_from) for row in country.away]
        self.to_spots = [to_near_spots(row, country.spots) for row in country.away]
        self.to_circle = country.away[country.circle]
        self.charm = noise(rng, len(country.tiles), WHIM)
        for place in country.open_country:
            self.charm[place] += ON_A_SPOT if place in country.spots else OPEN_COUNTRY

    def cost(self, places: list[int]) -> int:
        cost = sum(self.charm[place] for place in places)
        for weight, worth in (
            (OPENING, self.opening),
            (TO_SPOTS, self.to_spots),
            (TO_CIRCLE, self.to_circle),
        ):
            values = [worth[place] for place in places]
            cost += weight * (max(values) - min(values))
        for one, other in combinations(places, 2):
            if self.away[one][other] <= 1:
                cost += SIDE_BY_SIDE
        return cost


def new_starts(rng: Rng, country: Country, charts: list[Chart]) -> list[int]:
    """Six start places in the order of the roles."""
    sites = [*country.strongholds, country.circle, *country.open_country]
    starts = improved(country.strongholds, sites, _Sites(rng, country, charts).cost)
    return shuffled(rng, starts)
