"""The stock of tiles that new maps are laid from: patterns of roads, each with its sections.

A pattern may be turned and mirrored. A section is written as a set of edges, one bit each.
"""

from __future__ import annotations

from typing import Final

Edges = tuple[int, ...]

# How common each pattern is. Two sections do not connect (C2): a bridge, or two curves.
PATTERNS: Final[tuple[tuple[int, tuple[Edges, ...]], ...]] = (
    # one road
    (1, ((0,),)),
    (8, ((0, 3),)),
    (10, ((0, 2),)),
    (3, ((0, 1),)),
    # a junction; with these every set of edges is in the stock
    (8, ((0, 2, 4),)),
    (5, ((0, 1, 3),)),
    (2, ((0, 1, 2),)),
    (3, ((0, 1, 3, 4),)),
    (2, ((0, 1, 2, 4),)),
    (1, ((0, 1, 2, 3),)),
    (1, ((0, 1, 2, 3, 4),)),
    (0, ((0, 1, 2, 3, 4, 5),)),
    # a road over a road
    (14, ((0, 3), (1, 4))),
    (14, ((0, 3), (1, 5))),
    (8, ((0, 2), (1, 3))),
    # a road over a junction
    (12, ((0, 2, 4), (1, 3))),
    (8, ((1, 3, 4), (0, 2))),
    (3, ((0, 2, 3), (1, 4, 5))),
    # two curves side by side
    (8, ((0, 2), (3, 5))),
    (4, ((0, 1), (3, 5))),
    (4, ((0, 3), (1, 2))),
    (3, ((1, 3, 4), (0, 5))),
)


def bits(edges: Edges) -> int:
    """Edges as a set of bits."""
    return sum(1 << edge for edge in edges)


def edges_in(mask: int) -> list[int]:
    """The edges of a set, in order."""
    return [edge for edge in range(6) if mask >> edge & 1]


class Laid:
    """A pattern turned one way: its sections, all their edges together, and how common it is."""

    def __init__(self, sections: tuple[int, ...], weight: int) -> None:
        self.sections = sections
        self.edges = sum(sections)
        self.weight = weight


def _stock() -> list[Laid]:
    """Every pattern turned every way; all ways of a pattern share its weight."""
    stock: list[Laid] = []
    for weight, pattern in PATTERNS:
        ways: list[tuple[int, ...]] = []
        for turn in range(6):
            for mirror in (1, -1):
                way = tuple(
                    sorted(
                        bits(tuple((turn + mirror * edge) % 6 for edge in edges))
                        for edges in pattern
                    )
                )
                if way not in ways:
                    ways.append(way)
        stock.extend(Laid(way, 12 * weight // len(ways)) for way in ways)
    return stock


STOCK: Final = _stock()
