"""Game Title, for every layer."""

from __future__ import annotations

from typing import Final

from oenach.games.module import GameModule

MODULE: Final = GameModule(
    name="game-name",
    order=100,
    seats=(2, 4),
    minutes=(2, 5),
    package="game_package",
)
