"""`oenach --help`: the list of commands, drawn as typer draws it.

Typer takes nearly twice as long, most of it for what this page does not show: reading arguments,
Markdown, tracebacks. The help of a single command is typer's own.
"""

from __future__ import annotations

import os
from typing import Final

from rich.align import Align
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from oenach.cli.commands import ABOUT, VERSION_HELP, commands

OPTIONS: Final = (
    ("--version", "", VERSION_HELP),
    ("--help", "-h", "Show this message and exit."),
)
OPTION: Final = "bold cyan"
SWITCH: Final = "bold green"


def show_front_page(program: str) -> None:
    """Print what there is to call."""
    console = _console()
    usage = Text.assemble(("Usage: ", "yellow"), f"{program} [OPTIONS] COMMAND [ARGS]...")
    console.print(Padding(usage, 1), style="bold")
    console.print(Padding(Align(Text(ABOUT), pad=False), (0, 1, 1, 1)))
    console.print(_panel("Options", _options()))
    console.print(_panel("Commands", _commands()))
    console.print()


def _console() -> Console:
    """A console of the width and the colours that typer's would have."""
    width = os.environ.get("TERMINAL_WIDTH", "")
    coloured = any(os.environ.get(name) for name in ("GITHUB_ACTIONS", "FORCE_COLOR", "PY_COLORS"))
    return Console(
        width=int(width) if width.isdecimal() else None,
        force_terminal=True if coloured else None,
        highlight=False,
    )


def _panel(title: str, table: Table) -> Panel:
    return Panel(table, title=title, title_align="left", border_style="dim")


def _table() -> Table:
    return Table(show_header=False, expand=True, box=None, pad_edge=False, padding=(0, 1))


def _options() -> Table:
    table = _table()
    for _ in range(5):
        table.add_column()
    table.add_column(ratio=1)
    for name, switch, meaning in OPTIONS:
        kind = Text.assemble(("<", "dim"), "bool", (">", "dim"), style="bold yellow")
        table.add_row(Text(name, OPTION), Text(switch, SWITCH), "", "", kind, meaning)
    return table


def _commands() -> Table:
    table = _table()
    entries = commands()
    longest = max(len(entry.name) for entry in entries)
    table.add_column(style=OPTION, no_wrap=True, width=longest)
    table.add_column(ratio=10)
    for entry in entries:
        table.add_row(entry.name, entry.summary)
    return table
