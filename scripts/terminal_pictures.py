"""Draws the pictures of terminal games in docs/pictures/, from matches that are always the same.

python scripts/terminal_pictures.py [FOLDER]
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random

from of_games import told
from rich.console import Console

import oenach
from oenach.console.speaker import Speaker
from oenach.story.sitter import Sitter
from oenach.terminal.boards import BoardPainter, menu_of
from oenach.terminal.table import Table

WIDTH = 96
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"
LIKED = ("deliver", "buy", "pick", "go", "keep")
"""Moves that are made when they can be, so that something happens."""


@dataclass(frozen=True)
class Turn:
    """Which turn of a game is shown: `games/<game>/picture.toml`."""

    seats: int
    moves: int
    busy: int
    """From so many legal moves on, a position makes a picture."""
    options: dict[str, object] = field(default_factory=dict)


def picture(name: str, turn: Turn) -> str:
    """A turn in the middle of a game, as SVG."""
    seats = turn.seats
    speaker = Speaker()
    sitters = [Sitter(False, "Brigid")] + [Sitter(True, "random")] * (seats - 1)
    game = oenach.game(name, seats, turn.options)
    table = Table.new(game, sitters, speaker, bytes(range(32)), Random(7))
    rng = Random(11)
    made = 0
    while made < turn.moves or table.match.to_act != 0 or len(table.legal_texts()) < turn.busy:
        table.play(likely(table.legal_texts(), rng), table.match.to_act)
        made += 1
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    for line in table.chronicle.since(len(table.chronicle.items) - 4, 0):
        console.print(line, highlight=False, markup=False)
    view = table.match.observe(0)
    console.print(BoardPainter(sitters, speaker, WIDTH, 36).draw(view, 0), width=WIDTH)
    console.print(menu_of(name, 0, table.legal_texts(), speaker).numbered(WIDTH))
    console.print("A> ", end="")
    drawn = console.export_svg(
        title=f"oenach play {name} --seats {seats}",
        unique_id=name,
        font_aspect_ratio=0.602,
    )
    return without_web_fonts(drawn)


def likely(moves: list[str], rng: Random) -> str:
    """A move that somebody might make."""
    for verb in LIKED:
        wanted = [move for move in moves if move.startswith(verb)]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
    return rng.choice([move for move in moves if not move.startswith(("drop", "pass"))] or moves)


def without_web_fonts(drawn: str) -> str:
    """The picture with fonts that a computer has; it loads nothing from elsewhere."""
    kept = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return kept.replace("Fira Code, monospace", FONTS).replace("Fira Code", FONTS)


def main() -> None:
    """Write all pictures."""
    root = Path(__file__).resolve().parent.parent
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "docs" / "pictures"
    for name, said in told("picture").items():
        drawn = picture(name, Turn(**said))
        (folder / f"terminal-{name}.svg").write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
