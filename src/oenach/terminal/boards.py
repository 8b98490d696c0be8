"""The board of any game on the screen, the parts of it that can be asked for, and the menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from oenach.console import plain_board
from oenach.console.board import BoardContext
from oenach.console.menu import Menu
from oenach.console.speaker import Speaker
from oenach.games.installed import module_of

View = Mapping[str, object]


@dataclass(frozen=True)
class BoardPainter(BoardContext):
    """Draws boards as the terminal part of their game does."""

    def draw(self, view: View, seat: int | None) -> RenderableType:
        """The whole board as a seat sees it."""
        module = module_of(str(view["game"]))
        # A game without a screen of its own can still be played.
        return (module.terminal.draw if module else plain_board.draw)(view, seat, self)

    def draw_step(self, view: View, seat: int | None) -> RenderableType:
        """What has changed within a turn; the whole board if that is no larger."""
        module = module_of(str(view["game"]))
        return module.terminal.draw_step(view, seat, self) if module else self.draw(view, seat)

    def draw_part(self, name: str, view: View) -> RenderableType:
        """One part of a board."""
        module = module_of(str(view["game"]))
        assert module is not None, "only a game with a screen of its own has parts"
        return module.terminal.PARTS[name](view, self)


def part_names(game: str) -> list[str]:
    """The parts of a game's board that can be asked for."""
    module = module_of(game)
    return list(module.terminal.PARTS) if module else []


def menu_of(game: str, seat: int, moves: Sequence[str], speaker: Speaker) -> Menu:
    """The menu of the legal moves of a seat."""
    module = module_of(game)
    groups = module.terminal.menu_groups if module else plain_board.menus_of(game)
    return Menu(groups(seat, moves, speaker))
