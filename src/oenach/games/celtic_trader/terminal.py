"""Celtic Trader on the screen: map, demand charts, bag, and the players' sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.board import BoardContext, PartsOfBoard
from oenach.console.menu import Group as Choices
from oenach.console.menu import families
from oenach.console.speaker import Speaker
from oenach.console.styles import ACTING, QUIET, seat_style
from oenach.games.celtic_trader.maps.files.faults import RESOURCES
from oenach.games.celtic_trader.rules.components import (
    CARRYING_LIMIT,
    FREE_PICKS,
    TOKENS,
    TRADING_BONUS,
    entry,
    movement_points,
)
from oenach.games.celtic_trader.rules.notation import family
from oenach.games.celtic_trader.rules.view import CelticTraderView, PlayerView
from oenach.games.celtic_trader.terminal_map import CelticTraderMap, map_step, world_of
from oenach.kernel.seats import LETTERS
from oenach.story.sitter import Sitter

ROOM_FOR_ALL: Final = 50
"""On a screen of so many lines demand and bag are shown below the players."""
ROOM_FOR_PLAYERS: Final = 36
"""On a screen of so many lines the players are shown below the map; on a lower one the map is
drawn tight, and everything else has to be asked for."""


class CelticTraderBoard:
    """Draws one view; nothing but the view, which holds the map's name or the map, is looked at."""

    def __init__(
        self, view: Mapping[str, object], sitters: Sequence[Sitter], speaker: Speaker
    ) -> None:
        self.view = cast(CelticTraderView, view)
        self.world = world_of(self.view)
        self.sitters = sitters
        self.speaker = speaker
        self.say = speaker.say

    def draw(self, width: int, height: int) -> RenderableType:
        """What a turn begins with: the map and the players, and the rest where there is room."""
        tight = height < ROOM_FOR_PLAYERS
        parts: list[RenderableType] = list(self.map_lines(width, tight))
        if not tight:
            parts.append(self.players(width))
        if height >= ROOM_FOR_ALL:
            parts += [self.charts(width), self.bag(width)]
        return Group(*parts, self.status())

    def map(self, width: int) -> RenderableType:
        """The map with its legend."""
        legend = Text(self.say("terminal-map-legend"), style=QUIET)
        return Group(*self.map_lines(width, tight=False), legend)

    def map_lines(self, width: int, tight: bool) -> list[RenderableType]:
        """The map under its name; as a list of places where the terminal is too narrow."""
        name = self.say(
            "terminal-map-reconstruction" if self.world.reconstruction else "terminal-map",
            map=self.world.name,
        )
        step = map_step(self.world, width)
        drawn = CelticTraderMap(self.view, step, tight).draw() if step else self.places()
        return [Text(name, style="bold"), drawn]

    def places(self) -> Grid:
        """Every section: where its roads lead, what lies there, who stands there."""
        table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
        for key in ("place", "roads", "there", "standing"):
            table.add_column(self.say(f"terminal-map-{key}"))
        for number, section in enumerate(self.world.sections):
            roads = [self.world.neighbour(number, edge) for edge in section.edges]
            tile = self.world.tiles[section.tile]
            standing: list[str] = [
                seat
                for seat, player in self.view["players"].items()
                if player["at"] in (section.id, tile.name)
            ]
            if section.id in self.view["romans"]:
                standing.insert(0, "R")
            name = f"{section.id} {tile.name or ''}".strip()
            lying = ", ".join(self.view["spots"].get(section.id, []))
            led = " ".join(self.world.sections[road].id for road in roads)
            table.add_row(name, led, lying, " ".join(standing))
        return table

    def charts(self, width: int) -> RenderableType:
        """What each stronghold pays for each resource."""
        table = Grid(box=box.SIMPLE_HEAD, title=self.say("terminal-charts"), title_justify="left")
        table.add_column("")
        for resource in RESOURCES:
            table.add_column(resource, justify="right")
        for stronghold in self.world.strongholds:
            chart = self.view["charts"].get(stronghold)
            if chart is None:
                table.add_row(Text(stronghold, QUIET), Text(self.say("terminal-city"), QUIET))
            else:
                values = [str(chart[resource]) for resource in RESOURCES]
                table.add_row(Text(stronghold, "bold"), *values)
        return table

    def bag(self, width: int) -> RenderableType:
        """What is in the bag and in the discard."""
        lines: list[Text] = []
        for key, tokens in (("bag", self.view["bag"]), ("discard", self.view["discard"])):
            told = ", ".join(f"{name} {tokens[name]}" for name in TOKENS if name in tokens)
            line = Text(self.say(f"terminal-{key}", count=sum(tokens.values())) + " ", "bold")
            lines.append(line.append(told or "-", style="not bold"))
        removed = self.say("terminal-removed", count=self.view["removed_romans"])
        return Group(*lines, Text(removed, QUIET))

    def players(self, width: int) -> RenderableType:
        """Everybody's sheet, abilities included."""
        table = Grid(box=None, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        for key in ("role", "at", "rp", "vp", "carries", "movement", "trading", "carrying"):
            numbers = key in ("rp", "vp", "movement", "trading")
            table.add_column(
                self.say(f"terminal-column-{key}"),
                justify="right" if numbers else "left",
                no_wrap=key != "carries",
            )
        table.add_column(self.speaker.label("total"), justify="right")
        for seat, player in self.view["players"].items():
            name = f"{seat} {self.speaker.named(self.sitters[LETTERS.index(seat)])}"
            name = f"{ACTING if self.view['to_act'] == seat else ' '} {name}"
            total = str(self.view["sheets"][seat]["total"])
            table.add_row(Text(name, seat_style(seat)), *sheet_row(player), Text(total, "bold"))
        return table

    def roles(self, width: int) -> RenderableType:
        """What each role adds to the score."""
        table = Grid(box=box.SIMPLE_HEAD, title=self.say("terminal-roles"), title_justify="left")
        for key in ("role", "start", "bonus"):
            table.add_column(self.say(f"terminal-column-{key}"))
        for name, role in self.world.roles.items():
            bonus = [f"{ability} {'/'.join(map(str, by))}" for ability, by in role.bonus.items()]
            if role.rp:
                bonus.append(self.say("terminal-bonus-rp", points=role.rp))
            table.add_row(name, self.world.start_place(name), ", ".join(bonus))
        return table

    def status(self) -> Text:
        """Where the turn stands, in a few words."""
        view, turn = self.view, self.view["turn"]
        told = [
            self.say("terminal-celtic-trader-round", round=view["round"], supply=view["supply"])
        ]
        if view["last_round"]:
            told.append(self.say("terminal-last-round"))
        seat = view["to_act"]
        if seat is not None and view["phase"] != "roles":
            told.append(self.say(f"terminal-phase-{view['phase']}", seat=seat))
            told += self._turn_so_far(view["players"][seat])
        if turn["drawn"]:
            told.append(self.say("terminal-drawn", tokens=", ".join(turn["drawn"])))
        return Text(" \N{MIDDLE DOT} ".join(told))

    def _turn_so_far(self, player: PlayerView) -> list[str]:
        place = player["at"] or "-"
        told = [self.say("terminal-standing-at", place=place)]
        lying = self.view["spots"].get(place, [])
        if lying:
            told.append(self.say("terminal-lying-there", tokens=", ".join(lying)))
        if player["carried"]:
            told.append(self.say("terminal-carrying", tokens=", ".join(player["carried"])))
        if self.view["phase"] == "move":
            key = "terminal-halted" if self.view["turn"]["halted"] else "terminal-points"
            told.append(self.say(key, points=self.view["turn"]["points"]))
        return told


def sheet_row(player: PlayerView) -> list[str]:
    """A player's sheet; the levels as what they are worth (C5)."""
    carrying = player["carrying"]
    return [
        player["role"] or "-",
        player["at"] or "-",
        str(player["rp"]),
        str(player["vp"]),
        ", ".join(player["carried"]) or "-",
        str(movement_points(player["movement"])),
        f"+{entry(TRADING_BONUS, player['trading'])}",
        f"{entry(CARRYING_LIMIT, carrying)}/{entry(FREE_PICKS, carrying)}",
    ]


def draw(view: Mapping[str, object], seat: int | None, context: BoardContext) -> RenderableType:
    """What a turn begins with; nothing is hidden, so everybody sees the same."""
    return _board(view, context).draw(context.width, context.height)


def draw_step(
    view: Mapping[str, object], seat: int | None, context: BoardContext
) -> RenderableType:
    """How the turn stands."""
    return _board(view, context).status()


def _board(view: Mapping[str, object], context: BoardContext) -> CelticTraderBoard:
    return CelticTraderBoard(view, context.sitters, context.speaker)


PARTS: Final[PartsOfBoard] = {
    "map": lambda view, context: _board(view, context).map(context.width),
    "charts": lambda view, context: _board(view, context).charts(context.width),
    "bag": lambda view, context: _board(view, context).bag(context.width),
    "players": lambda view, context: _board(view, context).players(context.width),
    "roles": lambda view, context: _board(view, context).roles(context.width),
    "places": lambda view, context: _board(view, context).places(),
}


def menu_groups(seat: int, moves: Sequence[str], speaker: Speaker) -> list[Choices]:
    """By what comes before the place: `resolve roman@`, `go `, `claim `."""
    return families(moves, speaker, family)
