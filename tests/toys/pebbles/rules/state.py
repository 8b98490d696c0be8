"""A position, and what a place holds."""

from __future__ import annotations

from typing import Final

from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE
from oenach.kernel.state import State

PLACES: Final = 8
FREE: Final = "-"
KINDS: Final = "RG"
HIDDEN: Final = "?"


class PebblesState(State):
    """`places` hold an owner and a kind, such as `A:R`, or `-`."""

    def __init__(self, game: Game, source: PebblesState | None) -> None:
        super().__init__(game)
        self.to_act = CHANCE if source is None else source.to_act
        self.reveals = 0 if source is None else source.reveals
        self.phase: str = "start" if source is None else source.phase
        self.round: int = 1 if source is None else source.round
        self.last_round: bool = False if source is None else source.last_round
        self.turn: int = 0 if source is None else source.turn
        self.done: tuple[int, ...] = () if source is None else source.done
        self.points: list[int] = [0] * game.seats if source is None else source.points[:]
        self.places: list[str] = [FREE] * PLACES if source is None else source.places[:]
        self.trail: tuple[str, ...] = () if source is None else source.trail

    def copy(self) -> PebblesState:
        return PebblesState(self.game, self)
