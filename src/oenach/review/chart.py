"""The chances to win as a chart of letters for the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oenach.console.styles import seat_style
from oenach.kernel.seats import letter
from oenach.review.findings import Review
from oenach.review.series import at, lines, span
from oenach.review.wording import Wording

ROWS: Final = 11
"""One for every tenth, from certain victory down to none."""
AXIS: Final = 6
"""The columns that the percentages take."""
NARROWEST: Final = 10
CROSSING: Final = "\N{MULTIPLICATION SIGN}"
"""Where several lines meet."""


def chart(review: Review, wording: Wording, width: int) -> Text:
    """Every seat's line in its letter; the columns are the plies."""
    columns = max(width - AXIS - 1, NARROWEST)
    first, last = span(review)
    cells = [[""] * columns for _ in range(ROWS)]
    for seat, line in enumerate(lines(review)):
        for column in range(columns):
            height = at(line, first + (last - first) * column / (columns - 1))
            if height is not None:
                row = round((1.0 - height) * (ROWS - 1))
                cells[row][column] += letter(seat)
    drawn = Text(no_wrap=True)
    for row, cell in enumerate(cells):
        percent = wording.percent(1 - row / (ROWS - 1)) if row % 5 == 0 else ""
        drawn.append(f"{percent:>{AXIS - 1}} ", style="dim")
        drawn.append("\N{BOX DRAWINGS LIGHT VERTICAL}", style="dim")
        for seats in cell:
            if len(seats) == 1:
                drawn.append(seats, style=seat_style(seats))
            else:
                drawn.append(CROSSING if seats else " ")
        drawn.append("\n")
    plies = f"{first}{last:>{columns - len(str(first))}}"
    drawn.append(" " * (AXIS + 1) + plies, style="dim")
    return drawn
