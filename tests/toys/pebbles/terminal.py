"""The board in a terminal: the one for any game."""

from __future__ import annotations

from oenach.console.plain_board import PARTS, draw, draw_step, menus_of
from toys.pebbles.module import MODULE

__all__ = ["PARTS", "draw", "draw_step", "menu_groups"]

menu_groups = menus_of(MODULE.name)
