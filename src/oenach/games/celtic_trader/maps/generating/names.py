"""Names for the strongholds of a new map: tribes of Roman Britain, roughly where they lived."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from oenach.games.celtic_trader.maps.generating.draws import shuffled
from oenach.games.celtic_trader.maps.generating.land import Land
from oenach.kernel.rng import Rng

# How far east and how far south each tribe lived, on a grid of ten by ten.
TRIBES: Final = {
    "iceni": (9, 4),
    "belgae": (5, 8),
    "brigantes": (5, 0),
    "ordovices": (2, 4),
    "silures": (3, 6),
    "dumnonii": (0, 9),
    "cantii": (9, 7),
    "catuvellauni": (7, 5),
    "trinovantes": (8, 6),
    "parisi": (7, 1),
    "cornovii": (4, 3),
    "dobunni": (4, 6),
    "durotriges": (3, 9),
    "atrebates": (6, 7),
    "regni": (7, 8),
    "demetae": (1, 5),
}


def new_names(rng: Rng, land: Land) -> list[str]:
    """A name for each stronghold, so that north is north and east is east as far as can be."""
    tribes = shuffled(rng, list(TRIBES))[: len(land.strongholds)]
    sites = [land.cells[tile] for tile in land.strongholds]
    east = _ranks([2 * q + r for q, r in sites])
    south = _ranks([r for _, r in sites])
    tribe_east = _ranks([TRIBES[name][0] for name in tribes])
    tribe_south = _ranks([TRIBES[name][1] for name in tribes])
    strain = [
        [
            (east[site] - tribe_east[tribe]) ** 2 + (south[site] - tribe_south[tribe]) ** 2
            for tribe in range(len(tribes))
        ]
        for site in range(len(sites))
    ]
    order = min(
        permutations(range(len(tribes))),
        key=lambda order: (sum(map(list.__getitem__, strain, order)), order),
    )
    return [tribes[tribe] for tribe in order]


def _ranks(values: list[int]) -> list[int]:
    """The place of each value among them all; equal values share one."""
    return [sum(other < value for other in values) for value in values]
