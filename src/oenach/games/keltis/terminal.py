"""Keltis on the screen: the middle, and everybody's five series with what they are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.board import BoardContext, PartsOfBoard
from oenach.console.menu import Choice
from oenach.console.menu import Group as Choices
from oenach.console.speaker import Speaker
from oenach.console.styles import ACTING, QUIET, seat_style
from oenach.games.keltis.rules.components import COLOUR_NAMES
from oenach.games.keltis.rules.notation import described
from oenach.games.keltis.rules.view import Colour, KeltisView
from oenach.games.keltis.terminal_tiles import (
    COLOURS,
    STYLES,
    colour_of,
    direction,
    ranges,
    still_fitting,
    symbol,
    tile_text,
)
from oenach.kernel.seats import LETTERS, SeatLetter
from oenach.story.sitter import Sitter


class KeltisBoard:
    """Draws one view; nothing but the view is looked at."""

    def __init__(self, view: KeltisView, sitters: Sequence[Sitter], speaker: Speaker) -> None:
        self.view = view
        self.sitters = sitters
        self.speaker = speaker
        self.say = speaker.say
        revealed = [view["revealed"]] if view["revealed"] else []
        # A tile that lies in front of somebody never comes back.
        self.available = sorted(
            view["face_down"] + view["middle"] + revealed, key=lambda tile: int(tile[1:])
        )

    def middle(self) -> list[Text]:
        """What lies face down, face up, and what was just turned up."""
        face_down = len(self.view["face_down"])
        lines = [Text(self.say("terminal-face-down", count=face_down))]
        if self.view["to_act"] is not None:
            lines[0].append(f"   {ACTING} {self.view['to_act']} {self.say('terminal-to-act')}")
        if self.view["last_turn"]:
            lines[0].append("  " + self.say("terminal-last-turn"), style="bold")
        line = Text(self.say("terminal-middle") + " ")
        for index, tile in enumerate(self.view["middle"]):
            line.append("  " if index else "").append_text(tile_shown(tile))
        if not self.view["middle"]:
            line.append(self.say("terminal-middle-empty"), style=QUIET)
        lines.append(line)
        if self.view["revealed"]:
            told = Text(self.say("terminal-revealed") + " ", style="bold")
            lines.append(told.append_text(tile_shown(self.view["revealed"])))
        return lines

    def series(self) -> Grid:
        """A row for each colour, a column for each seat, and the other parts of the score."""
        table = Grid(box=box.ROUNDED, expand=True, show_lines=False, padding=(0, 1))
        table.add_column("", no_wrap=True)
        for name in self.view["series"]:
            table.add_column(self.heading(name), ratio=1)
        for index, colour in enumerate(COLOURS):
            label = Text(f"{colour} {self.speaker.label(COLOUR_NAMES[index])}", STYLES[colour])
            cells = [self.cell(name, colour, index) for name in self.view["series"]]
            table.add_row(label, *cells)
        table.add_section()
        for index, part in enumerate(("wishing-stones", "bonus"), start=len(COLOURS)):
            row = [self.part(seat, index) for seat in self.view["series"]]
            table.add_row(self.speaker.label(part), *row)
        totals = [Text(signed(sheet["total"]), "bold") for sheet in self.view["sheets"].values()]
        table.add_row(Text(self.speaker.label("total"), "bold"), *totals)
        return table

    def heading(self, name: str) -> Text:
        """Who it is, and whether it is their turn."""
        told = f"{name} {self.speaker.named(self.sitters[LETTERS.index(name)])}"
        acting = f"{ACTING} " if self.view["to_act"] == name else ""
        return Text(acting + told, style=seat_style(name))

    def cell(self, name: SeatLetter, colour: Colour, index: int) -> Text:
        """A series with its direction and points, and below it what still fits."""
        series = self.view["series"][name].get(colour, [])
        line = self.view["sheets"][name]["lines"][index]
        told = Text()
        if series:
            told.append(direction(series) + " ", style="bold")
            for position, value in enumerate(series):
                told.append(" " if position else "")
                told.append(f"{value}{symbol(f'{colour}{value}')}", style=STYLES[colour])
            told.append(f"  {signed(line['points'])}")
        else:
            told.append("\N{MIDDLE DOT}", style=QUIET)
        room = ranges(still_fitting(series, colour, self.available))
        told.append("\n")
        told.append(self.say("terminal-fits", values=room or "-"), style=QUIET)
        return told

    def part(self, name: SeatLetter, index: int) -> str:
        """Another line of the score sheet."""
        line = self.view["sheets"][name]["lines"][index]
        return f"{line['count']} \N{RIGHTWARDS ARROW} {signed(line['points'])}"


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def tile_shown(tile: str) -> Text:
    """A tile in its colour, with its symbol."""
    return Text(tile_text(tile), style=f"bold {STYLES[colour_of(tile)]}")


def draw(view: Mapping[str, object], seat: int | None, context: BoardContext) -> RenderableType:
    """The whole table; nothing is hidden, so everybody sees the same."""
    board = KeltisBoard(cast(KeltisView, view), context.sitters, context.speaker)
    return Group(*board.middle(), board.series())


draw_step = draw
PARTS: Final[PartsOfBoard] = {}


def menu_groups(seat: int, moves: Sequence[str], speaker: Speaker) -> list[Choices]:
    """All of them in one line, each tile with its signs."""
    choices: list[Choice] = []
    for move in moves:
        told = described(move)
        label = move
        if told is not None and told.piece is not None:
            label = f"{told.verb} {tile_text(told.piece)}"
        choices.append(Choice(label, [move]))
    return [Choices(speaker.say("terminal-menu-moves"), choices)]
