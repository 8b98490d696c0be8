"""A map file for a person who has the box, to write the printed values into.

It is a sound map as it stands, the project's own reconstruction, so that it can be tried at once
and changed piece by piece; a comment at each part tells what to enter there.
"""

from __future__ import annotations

import textwrap
from typing import Final

from oenach.games.celtic_trader.maps.files.worldmap import Role, Section, Tile, WorldMap, builtin
from oenach.games.celtic_trader.maps.files.writing import WIDTH, written
from oenach.messages import say

PATTERN: Final = "britannia"


def template(language: str = "en") -> str:
    """The text of the file, with comments in a language."""
    world = builtin(PATTERN)
    assert world is not None, "the reconstruction comes with the package"
    return _Template(world, language).text()


class _Template:
    def __init__(self, world: WorldMap, language: str) -> None:
        self.world = world
        self.language = language

    def text(self) -> str:
        charts: dict[str, object] = {**self._comment("map-template-charts"), **self.world.charts}
        roles: dict[str, object] = self._comment("map-template-roles")
        for role in self.world.roles.values():
            roles[role.name] = _role(role)
        return written(
            {
                **self._comment("map-template-file"),
                "name": "my-map",
                "version": 1,
                "reconstruction": True,
                "tiles": self._tiles(),
                "charts": charts,
                "roles": roles,
            }
        )

    def _comment(self, key: str) -> dict[str, object]:
        """A comment as a list of lines, each short enough to be read in an editor."""
        lines = textwrap.wrap(say(key, self.language), WIDTH - 10, break_on_hyphens=False)
        return {"$comment": lines}

    def _tiles(self) -> list[dict[str, object]]:
        """All tiles; the first of each sort tells how its sort is entered."""
        told: set[str] = set()
        tiles: list[dict[str, object]] = []
        for tile in self.world.tiles:
            bridge = tile.kind == "land" and len(tile.sections) > 1
            sort = "bridge" if bridge else tile.kind
            comment = {} if sort in told else self._comment(f"map-template-{sort}")
            told.add(sort)
            tiles.append({**comment, **self._tile(tile)})
        return tiles

    def _tile(self, tile: Tile) -> dict[str, object]:
        entry: dict[str, object] = {"id": tile.id, "at": [tile.q, tile.r], "kind": tile.kind}
        if tile.name is not None:
            entry["name"] = tile.name
        sections = [self.world.sections[number] for number in tile.sections]
        entry["sections"] = [_section(section, tile.kind) for section in sections]
        return entry


def _section(section: Section, kind: str) -> dict[str, object]:
    entry: dict[str, object] = {"id": section.id, "edges": list(section.edges)}
    if kind != "stronghold":
        entry["spots"] = list(section.spots)
    if not section.roman:
        entry["roman"] = False
    return entry


def _role(role: Role) -> dict[str, object]:
    bonus: dict[str, object] = {ability: list(levels) for ability, levels in role.bonus.items()}
    if role.rp:
        bonus["rp"] = role.rp
    return {"start": role.start, "bonus": bonus}
