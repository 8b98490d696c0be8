"""What lies where in a game of Keltis."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.keltis.rules.components import ALL_TILES, NO_SEAT, NO_TILE, START
from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE
from oenach.kernel.state import State


class KeltisState(State):
    """Sets of tiles: face down, face up in the middle, and in front of each seat.

    The order of a series is not stored: it runs up, or down where its bit in `falling` is set.
    The last turn (R8) is not stored either: it is on exactly when nothing is left face down.
    """

    def __init__(self, game: Game, source: KeltisState | None) -> None:
        super().__init__(game)
        if source is None:
            self.to_act = CHANCE
            self.phase: i64 = START
            # Whose turn it is; at a draw too, when `to_act` is CHANCE.
            self.seat_to_move: i64 = NO_SEAT
            self.face_down: i64 = ALL_TILES
            self.middle: i64 = 0
            self.revealed: i64 = NO_TILE
            # Bit `seat * 5 + colour`: that series has two tiles or more and runs down.
            self.falling: i64 = 0
            # By seat: the tiles laid, and those that could be laid on them (R6).
            self.laid: vec[i64] = vec[i64]([0] * game.seats)
            self.fits: vec[i64] = vec[i64]([ALL_TILES] * game.seats)
        else:
            self.to_act = source.to_act
            self.phase = source.phase
            self.seat_to_move = source.seat_to_move
            self.face_down = source.face_down
            self.middle = source.middle
            self.revealed = source.revealed
            self.falling = source.falling
            self.laid = source.laid[:]
            self.fits = source.fits[:]

    def copy(self) -> KeltisState:
        """A deep copy; the game is shared."""
        return KeltisState(self.game, self)
