"""The land of a new map: its outline, and where the stone circle and the strongholds lie."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.roads import STEPS
from oenach.games.celtic_trader.maps.generating.draws import drawn, noise, weighted
from oenach.games.celtic_trader.maps.generating.search import improved
from oenach.games.celtic_trader.maps.generating.travel import distances
from oenach.kernel.rng import Rng

Cell = tuple[int, int]

STRONGHOLDS: Final = 6
CENTRAL: Final = 6  # one tile in so many is central enough for the circle
# How willingly land grows where it touches so many tiles already: headlands are rare, bays fill.
TOUCHING: Final = (0, 1, 12, 24, 20, 12, 6)
# What it costs to have two strongholds so far apart, in tiles.
CLOSE: Final = (0, 900, 120, 40, 15, 5, 0)
CLOSE_TO_CIRCLE: Final = (0, 80, 10, 0)
COVERAGE: Final = 25  # for each tile, by how far its nearest stronghold is
WHIM: Final = 120  # the most that a site's random charm is worth


class Land:
    """The tiles of a map, north to south and west to east, and what stands on them."""

    def __init__(self, cells: list[Cell]) -> None:
        self.cells = sorted(cells, key=lambda cell: (cell[1], cell[0]))
        numbers = {cell: number for number, cell in enumerate(self.cells)}
        # By tile and edge: the tile beyond, or -1 for the sea.
        self.beside = [
            [numbers.get((q + step[0], r + step[1]), -1) for step in STEPS] for q, r in self.cells
        ]
        near = [[other for other in row if other >= 0] for row in self.beside]
        self.neighbours = [len(row) for row in near]
        # Tiles from one to another over land, whatever the roads.
        self.apart = [distances(near, tile) for tile in range(len(self.cells))]
        self.circle = -1
        self.strongholds: list[int] = []


def new_land(rng: Rng, tiles: int) -> Land:
    """An island of so many tiles with its stone circle and six strongholds."""
    land = Land(_outline(rng, tiles))
    land.circle = _circle_site(rng, land)
    land.strongholds = _stronghold_sites(rng, land)
    return land


# The outline


def _outline(rng: Rng, tiles: int) -> list[Cell]:
    """A compact island without lakes, drawn out in one direction more or less."""
    lean = int(rng.below(4))
    axis = int(rng.below(3))
    far = _far(tiles)
    cells: dict[Cell, None] = {(0, 0): None}  # a set that keeps its order
    shore: list[Cell] = list(STEPS)  # a list, not a set: its order decides what is drawn
    while len(cells) < tiles:
        weights = [_pull(cell, cells, lean, axis, far) for cell in shore]
        if sum(weights) == 0:
            weights = [1 if _keeps_out_lakes(cell, cells) else 0 for cell in shore]
        chosen = shore.pop(weighted(rng, weights))
        cells[chosen] = None
        for step in STEPS:
            cell = (chosen[0] + step[0], chosen[1] + step[1])
            if cell not in cells and cell not in shore:
                shore.append(cell)
    return list(cells)


def _far(tiles: int) -> int:
    """Where land no longer grows, in sixths of a tile from the middle."""
    radius = 0
    while 3 * radius * (radius + 1) + 1 < tiles:
        radius += 1
    return 6 * radius + 10


def _pull(cell: Cell, cells: dict[Cell, None], lean: int, axis: int, far: int) -> int:
    """How willingly the land grows over a cell of its shore."""
    q, r = cell
    away = (abs(q), abs(r), abs(q + r))
    room = far - 6 * max(away) - lean * away[axis]
    if room <= 0 or not _keeps_out_lakes(cell, cells):
        return 0
    touching = sum((q + step[0], r + step[1]) in cells for step in STEPS)
    return TOUCHING[touching] * room * room


def _keeps_out_lakes(cell: Cell, cells: dict[Cell, None]) -> bool:
    """Whether the land around a cell is one stretch, so that adding it closes no ring.

    The cell north-east of the last one in the northernmost row always does: the island can always
    grow.
    """
    around = [(cell[0] + step[0], cell[1] + step[1]) in cells for step in STEPS]
    return sum(around[edge] and not around[edge - 1] for edge in range(6)) == 1


# The sites


def _circle_site(rng: Rng, land: Land) -> int:
    """One of the tiles from which the rest of the land is nearest."""
    order = sorted(range(len(land.cells)), key=lambda tile: (sum(land.apart[tile]), tile))
    return drawn(rng, order[: len(order) // CENTRAL])


class _Sites:
    """What it costs to have strongholds on some tiles."""

    def __init__(self, rng: Rng, land: Land) -> None:
        self.apart = land.apart
        self.close = [[CLOSE[min(away, len(CLOSE) - 1)] for away in row] for row in land.apart]
        charm = noise(rng, len(land.cells), WHIM)
        self.alone = [
            whim + CLOSE_TO_CIRCLE[min(away, len(CLOSE_TO_CIRCLE) - 1)]
            for whim, away in zip(charm, land.apart[land.circle], strict=True)
        ]

    def cost(self, chosen: list[int]) -> int:
        rows = [self.apart[tile] for tile in chosen]
        # One row twice, since a first stronghold has but one and min wants two.
        nearest: list[int] = list(map(min, rows[0], *rows))
        cost = COVERAGE * sum(nearest)
        for number, tile in enumerate(chosen):
            cost += self.alone[tile]
            close = self.close[tile]
            for other in chosen[:number]:
                cost += close[other]
        return cost


def _stronghold_sites(rng: Rng, land: Land) -> list[int]:
    """Six tiles that lie apart and leave no part of the land far from all of them."""
    tiles = [
        tile
        for tile, count in enumerate(land.neighbours)
        if count >= 2 and tile != land.circle  # C3a: two roads at least
    ]
    sites = _Sites(rng, land)
    chosen: list[int] = []
    while len(chosen) < STRONGHOLDS:
        free = [tile for tile in tiles if tile not in chosen]
        chosen.append(min(free, key=lambda tile: sites.cost([*chosen, tile])))
    return sorted(improved(chosen, tiles, sites.cost))
