"""Laying tiles of the stock on a land, one after another, so that their roads meet.

A tile that is not yet laid counts as a junction of all roads that may still come. Every tile is
laid so that the circle stays within reach of everything; a junction of all those roads would
always do, so there is always a tile that fits.
"""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.generating.draws import shuffled, weighted
from oenach.games.celtic_trader.maps.generating.land import Land
from oenach.games.celtic_trader.maps.generating.stock import STOCK, edges_in
from oenach.kernel.rng import Rng

TRIES: Final = 24  # tiles held to one place before a junction is taken
LEAST_ROADS: Final = 2
DETOUR: Final = 3  # points from the circle to a section beyond what the land asks for
# How many roads a stronghold has, two to four, and the circle.
STRONGHOLD_ROADS: Final = (2, 3, 3, 3, 4)
CIRCLE_ROADS: Final = (3, 4, 4, 5)


class RoadNet:
    """The sections of every tile, as sets of edges; a stronghold counts as one section here."""

    def __init__(self, land: Land, to_spots: int, to_strongholds: int) -> None:
        self.land = land
        self.sections: list[tuple[int, ...]] = [
            (sum(1 << edge for edge in range(6) if row[edge] >= 0),) for row in land.beside
        ]
        self.laid = [False] * len(land.cells)
        # By tile: the most points from the circle.
        self.limits = [min(to_spots, away + DETOUR) for away in land.apart[land.circle]]
        for tile in land.strongholds:
            self.limits[tile] = min(self.limits[tile], to_strongholds)

    def lay(self, tile: int, sections: tuple[int, ...]) -> bool:
        """Lays a tile, unless that would leave something out of reach."""
        before = [(tile, self.sections[tile])]
        lost = sum(self.sections[tile]) & ~sum(sections)
        self.sections[tile] = sections
        for edge in edges_in(lost):
            other = self.land.beside[tile][edge]
            before.append((other, self.sections[other]))
            self.sections[other] = (self.sections[other][0] & ~(1 << (edge + 3) % 6),)
        self.laid[tile] = True
        if self._roads_are_enough(before) and self._all_in_reach():
            return True
        self.laid[tile] = False
        for other, was in before:
            self.sections[other] = was
        return False

    def wanted(self, tile: int) -> int:
        """The edges at which tiles laid before have a road."""
        beside = self.land.beside[tile]
        return sum(
            1 << edge for edge in edges_in(sum(self.sections[tile])) if self.laid[beside[edge]]
        )

    def _roads_are_enough(self, changed: list[tuple[int, tuple[int, ...]]]) -> bool:
        return all(
            sum(self.sections[tile]).bit_count() >= min(LEAST_ROADS, self.land.neighbours[tile])
            for tile, _ in changed
        )

    def _all_in_reach(self) -> bool:
        """Whether every section can be reached from the circle with few enough points."""
        sections, beside, limits = self.sections, self.land.beside, self.limits
        reached = [0] * len(sections)  # the edges of each tile that belong to a section reached
        waiting = [(self.land.circle, sections[self.land.circle][0])]
        reached[self.land.circle] = waiting[0][1]
        points = 0
        while waiting:
            points += 1
            further: list[tuple[int, int]] = []
            for tile, mask in waiting:
                for edge in range(6):
                    if not mask >> edge & 1:
                        continue
                    other = beside[tile][edge]
                    entry = 1 << (edge + 3) % 6
                    if reached[other] & entry:
                        continue
                    if points > limits[other]:
                        return False
                    section = next(found for found in sections[other] if found & entry)
                    reached[other] |= section
                    further.append((other, section))
            waiting = further
        return all(mask == sum(found) for mask, found in zip(reached, sections, strict=True))


def new_roads(rng: Rng, land: Land, to_spots: int, to_strongholds: int) -> RoadNet | None:
    """Roads on a land within these limits of the circle; None if the land does not allow them."""
    net = RoadNet(land, to_spots, to_strongholds)
    for tile in shuffled(rng, land.strongholds):
        if not _lay_roads(rng, net, tile, STRONGHOLD_ROADS):
            return None
    if not _lay_roads(rng, net, land.circle, CIRCLE_ROADS):
        return None
    for tile in shuffled(rng, list(range(len(land.cells)))):
        if not net.laid[tile]:
            _lay_from_stock(rng, net, tile)
    return net


def _lay_roads(rng: Rng, net: RoadNet, tile: int, counts: tuple[int, ...]) -> bool:
    """Lays a stronghold or the circle with one of these numbers of roads."""
    possible, wanted = sum(net.sections[tile]), net.wanted(tile)
    masks = [mask for mask in range(64) if mask & possible == mask and mask & wanted == wanted]
    first = counts[int(rng.below(len(counts)))]
    for roads in [
        first,
        *shuffled(rng, [roads for roads in sorted(set(counts)) if roads != first]),
    ]:
        for mask in shuffled(rng, [mask for mask in masks if mask.bit_count() == roads]):
            if net.lay(tile, (mask,)):
                return True
    return False


def _lay_from_stock(rng: Rng, net: RoadNet, tile: int) -> None:
    possible, wanted = sum(net.sections[tile]), net.wanted(tile)
    fitting = [
        way for way in STOCK if way.edges & possible == way.edges and way.edges & wanted == wanted
    ]
    weights = [way.weight for way in fitting]
    for _ in range(TRIES):
        if sum(weights) == 0:
            break
        place = weighted(rng, weights)
        if net.lay(tile, fitting[place].sections):
            return
        weights[place] = 0
    net.lay(tile, (possible,))  # this changes nothing, and so nothing gets out of reach
