"""How the roads of neighbouring tiles join."""

from __future__ import annotations

from typing import Final

from oenach.games.celtic_trader.maps.files.draft import DraftSection, DraftTile

# The step (q, r) over each edge: NE, E, SE, SW, W, NW.
STEPS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def opposite(edge: int) -> int:
    """The same edge, as the tile on its other side counts it."""
    return (edge + 3) % 6


def beyond(at: tuple[int, int], edge: int) -> tuple[int, int]:
    """The place on the other side of an edge."""
    step = STEPS[edge]
    return (at[0] + step[0], at[1] + step[1])


class Roads:
    """All sections of a map, counted in file order, and which of them meet.

    It bears with faulty maps: of two tiles on one place, or two sections on one edge, the
    first counts.
    """

    def __init__(self, tiles: list[DraftTile]) -> None:
        self.sections: list[DraftSection] = []
        self.owners: list[DraftTile] = []  # the tile of each section
        self.places: dict[tuple[int, int], DraftTile] = {}
        self._of_tile: list[list[int]] = []  # for each section, all sections of its tile
        self._ends: dict[tuple[tuple[int, int], int], int] = {}
        for tile in tiles:
            self._add(tile)

    def _add(self, tile: DraftTile) -> None:
        first = len(self.sections)
        numbers = list(range(first, first + len(tile.sections)))
        self.sections.extend(tile.sections)
        self.owners.extend([tile] * len(numbers))
        self._of_tile.extend([numbers] * len(numbers))
        if tile.at is None or tile.at in self.places:
            return
        self.places[tile.at] = tile
        for number in numbers:
            for edge in self.sections[number].edges:
                self._ends.setdefault((tile.at, edge), number)

    def across(self, section: int, edge: int) -> int:
        """The section that meets this one over an edge, or -1."""
        at = self.owners[section].at
        if at is None or edge not in self.sections[section].edges:
            return -1
        return self._ends.get((beyond(at, edge), opposite(edge)), -1)

    def reached_from(self, start: int) -> set[int]:
        """All sections that one can get to; at a stronghold its roads all meet (C3a)."""
        reached = {start}
        waiting = [start]
        crossed: set[int] = set()  # strongholds, by their first section
        while waiting:
            section = waiting.pop()
            nearby = [self.across(section, edge) for edge in range(6)]
            roads = self._of_tile[section]
            if self.owners[section].kind == "stronghold" and roads[0] not in crossed:
                crossed.add(roads[0])
                nearby.extend(roads)
            for other in nearby:
                if other >= 0 and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return reached
