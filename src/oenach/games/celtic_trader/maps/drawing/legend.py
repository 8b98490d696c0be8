"""What stands beside a map: its title, the charts, the roles, the abilities and the signs."""

from __future__ import annotations

import textwrap
from typing import Final
from xml.etree.ElementTree import Element

from oenach.games.celtic_trader.maps.drawing.emblems import draw_pennant, draw_spot, use
from oenach.games.celtic_trader.maps.drawing.palette import (
    DEEP,
    FADED,
    GOLD,
    INK,
    PAPER,
    PARAPET,
    ROAD,
    ROAD_EDGE,
)
from oenach.games.celtic_trader.maps.drawing.svg import (
    add,
    area,
    box,
    disc,
    group,
    polyline,
    stroke,
    text_width,
    write,
)
from oenach.games.celtic_trader.maps.drawing.wording import Wording
from oenach.games.celtic_trader.maps.files.worldmap import COLUMNS, RESOURCES
from oenach.messages import say
from oenach.messages.catalogues import capitalised

COLUMN: Final = 400.0
"""The width of a column of the legend."""
GAP: Final = 16.0
CHART_WIDE: Final = 192.0
CHART_HIGH: Final = 155.0
CELL: Final = 30.0
ROW: Final = 21.5

ABILITY_COSTS: Final = ("0", "2", "4", "7", "10")
ABILITY_LEVELS: Final = {
    "movement": ("2", "3", "4", "5", "6"),
    "trading": ("0", "+1", "+2", "+4", "+7"),
    "carrying": ("1/0", "2/0", "2/1", "3/1", "3/2"),
}


class Legend:
    """Draws the blocks of the legend; each returns the height that it took."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.world = wording.world

    def draw(self) -> tuple[Element, float, float]:
        """All blocks under each other, with their width and height."""
        panel = Element("g", id="legend")
        y = 0.0
        for block in (self._title, self._charts, self._roles, self._abilities, self._signs):
            y += block(group(panel, complex(0, y))) + GAP
        return panel, COLUMN, y - GAP

    def _say(self, key: str) -> str:
        return say(key, self.wording.language)

    def _title(self, block: Element) -> float:
        block.set("id", "heading")
        middle = COLUMN / 2
        game = self._say("name-celtic-trader")
        write(block, complex(middle, 18), game, 17, fill=FADED, letter_spacing=3)
        y = 24.0
        name = self.wording.title()
        for line in textwrap.wrap(name, 20) or [name]:
            size = min(54.0, 54 * (COLUMN - 10) / text_width(line, 61))
            y += size * 0.88
            write(block, complex(middle, y), line, size, fill=DEEP, font_weight="bold")
        y += 24
        for line in self.wording.origin():
            size = min(14.5, 14.5 * COLUMN / text_width(line, 15.5))
            write(block, complex(middle, y), line, size, fill=INK, font_style="italic")
            y += 18
        y -= 6
        stroke(block, polyline([complex(20, y), complex(COLUMN - 20, y)]), GOLD, 2)
        area(block, f"M{middle - 9} {y}l9-6l9 6l-9 6Z", DEEP, GOLD, 1.5)
        return y + 6

    def _heading(self, block: Element, key: str) -> float:
        text = self._say(key)
        middle = COLUMN / 2
        write(block, complex(middle, 15), text, 18, fill=DEEP, font_weight="bold")
        half = text_width(text, 18) / 2 + 14
        for start, end in ((0, middle - half), (middle + half, COLUMN)):
            stroke(block, polyline([complex(start, 9.5), complex(end, 9.5)]), DEEP, 1)
        return 26.0

    def _charts(self, block: Element) -> float:
        block.set("id", "charts")
        top = self._heading(block, "map-draw-charts")
        for n, name in enumerate(self.world.strongholds):
            corner = complex(n % 2 * (COLUMN - CHART_WIDE), top + n // 2 * (CHART_HIGH + 10))
            self._chart(group(block, corner), name)
        return top + (len(self.world.strongholds) + 1) // 2 * (CHART_HIGH + 10) - 10

    def _chart(self, chart: Element, name: str) -> None:
        """The five columns, and for each resource the one that its marker starts in (C4)."""
        chart.set("id", f"chart.{name}")
        box(chart, 0j, complex(CHART_WIDE, CHART_HIGH), PAPER, DEEP, 1.5, 5)
        title = capitalised(name)
        size = min(16.0, 16 * (CHART_WIDE - 20) / text_width(title, 16))
        area(chart, f"M0 22V5Q0 0 5 0H{CHART_WIDE - 5}Q{CHART_WIDE} 0 {CHART_WIDE} 5V22Z", DEEP)
        write(chart, complex(CHART_WIDE / 2, 16), title, size, fill=PAPER, font_weight="bold")
        for row, resource in enumerate(RESOURCES):
            y = 36 + row * ROW
            use(chart, f"icon.{resource}", complex(20, y), 0.66)
            for column, value in enumerate(COLUMNS):
                corner = complex(39 + column * CELL, y - ROW / 2 + 1)
                self._cell(chart, corner, value, self.world.charts[name][resource] == value)

    def _cell(self, chart: Element, corner: complex, value: int, start: bool) -> None:
        box(chart, corner, complex(CELL - 2, ROW - 2), "#f3ead0", "#cdbf98", 0.8, 3)
        middle = corner + complex(CELL / 2 - 1, ROW / 2 - 1)
        if start:
            disc(chart, middle, 9, GOLD, INK, 1.7)
        weight = "bold" if start else "normal"
        colour = INK if start else FADED
        write(chart, middle + 4.4j, str(value), 13, fill=colour, font_weight=weight)

    def _roles(self, block: Element) -> float:
        block.set("id", "roles")
        y = self._heading(block, "map-draw-roles")
        for number, role in enumerate(self.world.roles.values(), start=1):
            entry = add(block, "g", id=f"role.{role.name}")
            draw_pennant(entry, number, complex(15, y + 11), 1.05)
            name = self.wording.role(role.name)
            write(entry, complex(34, y + 9), name, 14.5, text_anchor="start", font_weight="bold")
            start = self.wording.start(role.name)
            write(entry, complex(COLUMN, y + 9), start, 13, text_anchor="end", fill=FADED)
            for line in textwrap.wrap(self.wording.bonuses(role), 52):
                y += 15
                write(entry, complex(34, y + 9), line, 13, text_anchor="start")
            y += 20
        return y - 4

    def _abilities(self, block: Element) -> float:
        """What each level of an ability costs and gives (C5)."""
        block.set("id", "abilities")
        y = self._heading(block, "map-draw-abilities") + 8
        cost = self._say("map-draw-cost")
        self._levels(block, y, cost, ABILITY_COSTS, FADED)
        for ability, levels in ABILITY_LEVELS.items():
            y += 16.5
            self._levels(block, y, capitalised(self.wording.ability(ability)), levels, INK)
        return y + 4

    def _levels(
        self, block: Element, y: float, name: str, levels: tuple[str, ...], colour: str
    ) -> None:
        write(block, complex(4, y), name, 13.5, text_anchor="start", fill=colour)
        for n, level in enumerate(levels):
            write(block, complex(190 + 46 * n, y), level, 13.5, fill=colour)

    def _signs(self, block: Element) -> float:
        block.set("id", "signs")
        top = self._heading(block, "map-draw-signs") + 14
        for n, resource in enumerate(RESOURCES):
            at = complex(18 + n % 3 * 134, top + n // 3 * 36)
            draw_spot(group(block, at, 0, 0.85), resource, 0j)
            text = capitalised(self.wording.resource(resource))
            write(block, at + 24 + 5j, text, 14, text_anchor="start")
        y = top + 74
        use(block, "sign.roman", complex(18, y))
        self._note(block, 38, y, "map-draw-roman")
        draw_pennant(block, 1, complex(222, y))
        self._note(block, 240, y, "map-draw-flag")
        y += 37
        _little_bridge(group(block, complex(18, y)))
        self._note(block, 46, y, "map-draw-bridge")
        return y + 18

    def _note(self, block: Element, x: float, y: float, key: str) -> None:
        lines = textwrap.wrap(self._say(key), 46 if x == 46 else 22)
        for n, line in enumerate(lines):
            middle = y + 5 + 15 * (n - (len(lines) - 1) / 2)
            write(block, complex(x, middle), line, 13.5, text_anchor="start")


def _little_bridge(sign: Element) -> None:
    """One road over another."""
    for data in ("M0-19V-10M0 10V19", "M-20 0H20"):
        stroke(sign, data, ROAD_EDGE, 13, "butt")
        stroke(sign, data, ROAD, 9, "butt")
    stroke(sign, "M-14-11L-11-8H11L14-11M-14 11L-11 8H11L14 11", PARAPET, 2.4)
