"""Score sheets as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.speaker import Speaker
from oenach.console.styles import seat_style
from oenach.kernel.seats import LETTERS, SeatLetter
from oenach.kernel.view import ScoredView, SheetView
from oenach.story.sitter import Sitter


def score_table(view: Mapping[str, object], sitters: Sequence[Sitter], speaker: Speaker) -> Grid:
    """Everybody's itemised score: a row for each thing that counts, a column for each seat."""
    sheets = cast(ScoredView, view)["sheets"]
    table = Grid(box=box.SIMPLE_HEAD, title=speaker.say("terminal-score"), title_justify="left")
    table.add_column("")
    for seat in sheets:
        name = speaker.named(sitters[LETTERS.index(seat)])
        table.add_column(Text(f"{seat} {name}", style=seat_style(seat)), justify="right")
    for name in _labels(sheets):
        row = [_line(sheet, name) for sheet in sheets.values()]
        table.add_row(speaker.label(name), *row)
    table.add_section()
    totals = [Text(str(sheet["total"]), style="bold") for sheet in sheets.values()]
    table.add_row(Text(speaker.label("total"), style="bold"), *totals)
    return table


def _labels(sheets: Mapping[SeatLetter, SheetView]) -> list[str]:
    """The lines of all sheets, in the order in which they first appear."""
    return list(
        dict.fromkeys(line["label"] for sheet in sheets.values() for line in sheet["lines"])
    )


def _line(sheet: SheetView, name: str) -> str:
    for line in sheet["lines"]:
        if line["label"] == name:
            return f"{line['count']} \N{RIGHTWARDS ARROW} {line['points']}"
    return ""
