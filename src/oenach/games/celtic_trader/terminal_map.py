"""The map of Celtic Trader as text: tiles at their places, roads where they cross the edges.

The hexes are laid like bricks, each row half a brick further, so that every tile touches its six
neighbours. A road is an opening in the wall: `=` to the side, `/` or `\\` to the rows above and
below. Where a tile has several roads, their letters stand beside the opening.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.text import Text

from oenach.console.canvas import Canvas, Piece
from oenach.console.styles import QUIET, TOKEN_STYLES, seat_style
from oenach.games.celtic_trader.maps.files.faults import RESOURCES
from oenach.games.celtic_trader.maps.files.worldmap import (
    Section,
    Tile,
    WorldMap,
    builtin,
    read_map,
)
from oenach.games.celtic_trader.rules.view import CelticTraderView

NARROWEST: Final = 12
WIDEST: Final = 20
ROOMY: Final = 16
"""From so many columns a tile on, resources are written out."""
LINES: Final = 4  # three of text and one of border
TIGHT_LINES: Final = 3  # two of text, where the screen is low

EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH_WEST: Final = 3

GAP: Final[Piece] = (" ", "")
CITY: Final = "\N{MULTIPLICATION SIGN}"
THERE: Final = "\N{BLACK CIRCLE}"
GONE: Final = "\N{WHITE CIRCLE}"
RESOURCE_STYLES: Final = dict(
    zip(RESOURCES, ("yellow", "magenta", "bright_yellow", "blue", "white", "green"), strict=True)
)


def world_of(view: CelticTraderView) -> WorldMap:
    """The map that a view is played on."""
    named = view["options"].get("map", "britannia")
    if isinstance(named, str):
        world = builtin(named)
        assert world is not None, "a game is only made with a map that is there"
        return world
    return _own_map(repr(named), named)


@lru_cache(maxsize=4)
def _read(key: str) -> list[WorldMap]:
    return []


def _own_map(key: str, content: object) -> WorldMap:
    """A map of one's own, read once."""
    read = _read(key)
    if not read:
        read.append(read_map(content))
    return read[0]


def map_step(world: WorldMap, width: int) -> int:
    """How many columns a tile can have; 0 if the map is too wide for the terminal."""
    places = [2 * tile.q + tile.r for tile in world.tiles]
    halves = max(places) - min(places) + 2
    # A multiple of four, for the quarters at which roads cross.
    step = 2 * (width - 1) // halves // 4 * 4
    return 0 if step < NARROWEST else min(step, WIDEST)


class CelticTraderMap:
    """Draws the map of one view, a tile being `step` columns wide; `tight` saves lines."""

    def __init__(self, view: CelticTraderView, step: int, tight: bool = False) -> None:
        self.view = view
        self.world = world_of(view)
        self.step = step
        self.tight = tight
        self.lines = TIGHT_LINES if tight else LINES
        self.left = min(2 * tile.q + tile.r for tile in self.world.tiles)
        self.top = min(tile.r for tile in self.world.tiles)
        self.canvas = Canvas()

    def draw(self) -> Text:
        """Tiles and roads."""
        for tile in self.world.tiles:
            line, column = self.corner(tile)
            self.canvas.box(line, column, self.lines + 1, self.step + 1)
        for tile in self.world.tiles:
            line, column = self.corner(tile)
            for offset, pieces in enumerate(self.tile(tile), start=1):
                # The line on which roads cross to the sides keeps room for their letters.
                indent = 3 if offset == self.crossing else 2
                self.canvas.put(line + offset, column + indent, pieces, self.step - 2 * indent + 2)
            for section in tile.sections:
                self.roads(section, line, column)
        return self.canvas.text()

    @property
    def crossing(self) -> int:
        """The line of a tile on which roads cross to the sides: the one with most room."""
        return 2 if self.tight else 1

    def corner(self, tile: Tile) -> tuple[int, int]:
        """The line and column of a tile's upper left corner."""
        halves = 2 * tile.q + tile.r - self.left
        return (tile.r - self.top) * self.lines, halves * self.step // 2

    def roads(self, section: int, line: int, column: int) -> None:
        """The roads that leave a section to the east and to the row below."""
        for edge, sign, middle, below in (
            (EAST, "=", self.step, self.crossing),
            (SOUTH_EAST, "\\", 3 * self.step // 4, self.lines),
            (SOUTH_WEST, "/", self.step // 4, self.lines),
        ):
            if edge in self.world.sections[section].edges:
                near = self.letter(section)
                far = self.letter(self.world.neighbour(section, edge))
                if edge == SOUTH_WEST:  # the far end of `/` is on its left
                    near, far = far, near
                road = [(near or " ", ""), (sign, "bold"), (far or " ", "")]
                self.canvas.put(line + below, column + middle - 1, road)

    def letter(self, section: int) -> str:
        """What tells a section from the others of its tile; nothing if it is the only one."""
        road = self.world.sections[section]
        return road.id.removeprefix(self.world.tiles[road.tile].id)[:1]

    def tile(self, tile: Tile) -> list[list[Piece]]:
        """The lines of a tile."""
        sections = [self.world.sections[number] for number in tile.sections]
        title: Piece = (tile.id, QUIET)
        if tile.name is not None:
            return self.stronghold(tile.name, title, sections)
        if tile.kind == "circle":
            there = self.standing(sections[0])
            circle: Piece = ("circle", "bold")
            return [[circle], [title, GAP, *there]] if self.tight else [[title], [circle], there]
        if len(sections) == 1:
            spots, there = self.spots(sections[0]), self.standing(sections[0])
            return [[title, GAP, *spots], there] if self.tight else [[title], spots, there]
        lines = [self.network(section) for section in sections]
        if self.tight:
            return [[title, *lines[0]], *lines[1:2]]
        return [[title], *lines[:2]]

    def network(self, section: Section) -> list[Piece]:
        """One of several roads of a tile: its letter, its spots, who stands there."""
        spots, there = self.spots(section), self.standing(section)
        between = [GAP] if spots and there and not self.tight else []
        return [(self.road(section), QUIET), GAP, *spots, *between, *there]

    def stronghold(self, name: str, title: Piece, sections: list[Section]) -> list[list[Piece]]:
        """A stronghold: its name, the roads with a Roman, who is there and who is on a road."""
        city = name not in self.view["charts"]
        called: Piece = (f"{CITY}{name}" if city else name, QUIET if city else "bold")
        there: list[Piece] = []
        held = [self.road(section) for section in sections if section.id in self.view["romans"]]
        if name in self.view["romans"]:
            held.insert(0, "*")
        if held:
            there += [("R" + "".join(held), TOKEN_STYLES["roman"]), GAP]
        there += self.players(name)
        for section in sections:
            for letter, style in self.players(section.id):
                there.append((f"{letter}/{self.road(section)}", style))
        return [[called], [title, GAP, *there]] if self.tight else [[title], [called], there]

    def road(self, section: Section) -> str:
        """The letter of one of several roads of a tile."""
        return section.id.removeprefix(self.world.tiles[section.tile].id)

    def spots(self, section: Section) -> list[Piece]:
        """The spots of a section: what lies there, and what could."""
        lying = self.view["spots"].get(section.id, [])
        pieces: list[Piece] = []
        for resource in section.spots:
            word = resource if self.step >= ROOMY else resource[:2].capitalize()
            there = resource in lying
            style = f"bold {RESOURCE_STYLES[resource]}" if there else QUIET
            pieces.append((word + (THERE if there else GONE), style))
        return pieces

    def standing(self, section: Section) -> list[Piece]:
        """The Roman and the players on a section."""
        pieces: list[Piece] = []
        if section.id in self.view["romans"]:
            pieces.append(("R", TOKEN_STYLES["roman"]))
        return [*pieces, *self.players(section.id)]

    def players(self, place: str) -> list[Piece]:
        """The players at a place."""
        return [
            (seat, f"reverse {seat_style(seat)}")
            for seat, player in self.view["players"].items()
            if player["at"] == place
        ]
