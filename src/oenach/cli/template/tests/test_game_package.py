"""What every game must pass. Tests of this game's own rules go here, too."""

from __future__ import annotations

from oenach.testing import GameConformance


class TestGameTitle(GameConformance):
    """The claims that hold for every game."""

    game = "game-name"
