"""A position of Táin: the fields and their copy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.tain.rules.components import CATTLE, CLAN_CATTLE, CLAN_JEWELS, FULL_HAND, START
from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE
from oenach.kernel.state import State


class TainState(State):
    """The clans, the kingdom and the phase; components.py explains the packing."""

    def __init__(self, game: Game, source: TainState | None) -> None:
        super().__init__(game)
        if source is None:
            seats: i64 = game.seats
            self.seats = seats
            self.marker_rotates: bool = game.options["marker"] == "rotates"  # T5a
            self.lone_cow_left: bool = game.options["lone_cow"] == "left"  # T13
            self.to_act = CHANCE
            self.phase = START
            self.round: i64 = 1
            self.first: i64 = -1
            self.passed: i64 = 0
            # T4: everybody starts alike, the rest of the cattle stand in the kingdom.
            self.unused = vec[i64]([FULL_HAND] * seats)
            self.used = vec[i64]([0] * seats)
            self.cattle = vec[i64]([CLAN_CATTLE] * seats)
            self.jewels = vec[i64]([CLAN_JEWELS] * seats)
            self.prisoners = vec[i64]([0] * seats)
            self.guards = vec[i64]([0] * seats)
            self.raiders = vec[i64]([0] * seats)
            self.kingdom: i64 = 0
            self.kingdom_cattle = CATTLE - CLAN_CATTLE * seats
            self.taken: i64 = 0
            self.trail = vec[i64]()
            self.board: i64 = 0
            self.claims: i64 = 0
            self.beside_cattle: i64 = 0
            self.beside_jewels: i64 = 0
            self.beside_prisoners = vec[i64]([0] * seats)
        else:
            self.seats = source.seats
            self.marker_rotates = source.marker_rotates
            self.lone_cow_left = source.lone_cow_left
            self.to_act = source.to_act
            self.reveals = source.reveals
            self.phase = source.phase
            self.round = source.round
            self.first = source.first
            # The seats that have passed, as bits.
            self.passed = source.passed
            self.unused = source.unused[:]
            self.used = source.used[:]
            self.cattle = source.cattle[:]
            self.jewels = source.jewels[:]
            self.prisoners = source.prisoners[:]
            self.guards = source.guards[:]
            self.raiders = source.raiders[:]
            self.kingdom = source.kingdom
            self.kingdom_cattle = source.kingdom_cattle
            # All places with a token as one set, so that free ones are found without a loop.
            self.taken = source.taken
            # The public moves of this round, for beliefs about what lies face down.
            self.trail = source.trail[:]
            # While a T19 choice is open: the board, its unserved house raids, and what has been
            # won this round and lies beside the boards (T17).
            self.board = source.board
            self.claims = source.claims
            self.beside_cattle = source.beside_cattle
            self.beside_jewels = source.beside_jewels
            self.beside_prisoners = source.beside_prisoners[:]

    def copy(self) -> TainState:
        return TainState(self.game, self)
