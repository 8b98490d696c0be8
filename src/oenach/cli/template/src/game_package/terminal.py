"""The board in a terminal: the one for any game, drawn from the zones of the view."""

from __future__ import annotations

from oenach.console.plain_board import PARTS, draw, draw_step, menus_of

from game_package.module import MODULE

__all__ = ["PARTS", "draw", "draw_step", "menu_groups"]

menu_groups = menus_of(MODULE.name)
