"""The boards: drawn from what a seat may see, at any width, with signs beside the colours."""

from __future__ import annotations

import pytest
from rich.console import Console

import oenach
from oenach.console.canvas import Canvas
from oenach.console.speaker import Speaker
from oenach.terminal.boards import BoardPainter, part_names
from tables import TABLES
from terminal.scripted import SECRET, drawn, people, positions


def test_a_border_goes_on_in_its_directions_alone() -> None:
    canvas = Canvas()
    canvas.box(0, 0, 1, 3)
    canvas.box(1, 0, 2, 3)
    canvas.box(1, 2, 2, 3)
    assert canvas.text().plain == "───\n┌─┬─┐\n└─┴─┘"


@pytest.mark.parametrize("name", oenach.games())
@pytest.mark.parametrize("width", [40, 80, 110])
@pytest.mark.parametrize("every", [30, pytest.param(1, marks=pytest.mark.long)])
def test_every_position_can_be_drawn(name: str, width: int, every: int) -> None:
    for seats in (2, 3, 4):
        for index, state in enumerate(positions(name, seats, 150)):
            # Each number of seats at other moments.
            if (index - 10 * seats) % every == 0 or state.to_act == oenach.OVER:
                for line in drawn(state, 0, width, 24 + index).splitlines():
                    assert len(line) <= width


@pytest.mark.parametrize(
    ("name", "part"), [(name, part) for name in oenach.games() for part in part_names(name)]
)
def test_every_part_can_be_drawn(name: str, part: str) -> None:
    game = oenach.game(name, dict(TABLES)[name])
    match = oenach.Match(game, SECRET)
    painter = BoardPainter(people(1, game.seats), Speaker(), 80, 24)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(painter.draw_part(part, match.observe(0)))
    assert shown.get().strip()
