"""A sheet of styled characters, with boxes whose borders join where they meet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from oenach.console.styles import QUIET

Piece = tuple[str, str]
"""A bit of text and its style."""

UP: Final = 1
DOWN: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
# The box-drawing character for each set of directions in which a border goes on.
BORDERS: Final = " │││─┘┐┤─└┌├─┴┬┼"


class Canvas:
    """Characters at lines and columns; whatever is written last is seen."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], Piece] = {}
        self._borders: dict[tuple[int, int], int] = {}

    def box(self, line: int, column: int, height: int, width: int) -> None:
        """A border round a field of so many lines and columns, border included."""
        bottom, right = line + height - 1, column + width - 1
        for along in range(column, right):
            for edge in (line, bottom):
                self._join(edge, along, RIGHT)
                self._join(edge, along + 1, LEFT)
        for down in range(line, bottom):
            for side in (column, right):
                self._join(down, side, DOWN)
                self._join(down + 1, side, UP)

    def _join(self, line: int, column: int, direction: int) -> None:
        self._borders[line, column] = self._borders.get((line, column), 0) | direction

    def put(self, line: int, column: int, pieces: Iterable[Piece], most: int = 999) -> None:
        """Write pieces of text from a column on, no more than so many characters."""
        end = column + most
        for text, style in pieces:
            for sign in text[: max(end - column, 0)]:
                self._signs[line, column] = (sign, style)
                column += 1

    def text(self) -> Text:
        """All of it as one text."""
        filled = {spot: (BORDERS[mask], QUIET) for spot, mask in self._borders.items()}
        filled |= self._signs
        ends: dict[int, int] = {}
        for line, column in filled:
            ends[line] = max(ends.get(line, 0), column + 1)
        shown = Text(no_wrap=True, overflow="crop")
        for line in range(max(ends, default=-1) + 1):
            shown.append("\n" if line else "")
            for column in range(ends.get(line, 0)):
                sign, style = filled.get((line, column), (" ", ""))
                shown.append(sign, style=style)
        return shown
