"""A position: how many stones are left, and who took the last one."""

from __future__ import annotations

from oenach import CHANCE, Game, State

NOBODY = -1


class GameTitleState(State):
    """What changes during a game; what never does belongs to the game."""

    def __init__(self, game: Game, stones: int) -> None:
        super().__init__(game)
        self.to_act = CHANCE
        self.stones = stones
        self.last = NOBODY

    def copy(self) -> GameTitleState:
        """A state of its own, equal to this one: everything that you add above is copied here."""
        twin = GameTitleState(self.game, self.stones)
        twin.to_act, twin.reveals = self.to_act, self.reveals
        twin.last = self.last
        return twin
