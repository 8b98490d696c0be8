"""A position in play: mutable, cheap to copy, and without any rules of its own.

The rules are in the game object that every state points to. A state only holds the facts and
passes each question on, so that a subclass is nothing but its fields and its copy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from oenach.kernel.errors import MalformedMove, OptionError, shown
from oenach.kernel.outcome import Outcome, Sheet

if TYPE_CHECKING:
    from oenach.kernel.game import Game
    from oenach.kernel.knowledge import Knowledge


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table now, hidden facts included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.to_act: i64 = 0
        # How often hidden moves have been turned up for all to see; a match publishes the
        # openings of the earlier ones when this grows.
        self.reveals: i64 = 0

    def legal_moves(self) -> list[int]:
        """The ids of the moves that can be applied, rising; at a chance node the outcomes."""
        moves: list[int] = []
        for move in self.game.legal(self):
            moves.append(move)
        return moves

    def apply(self, move: int) -> None:
        """Make a move; IllegalMove, or MalformedMove for no id of one, leave all as it was."""
        if not 0 <= move < self.game.move_count:
            raise MalformedMove("no-such-move", move=shown(move))
        refusal = self.game.refusal(self, move)
        if refusal is not None:
            raise refusal
        self.game.perform(self, move, None)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """At a chance node every outcome with its weight, in a fixed order; else nothing."""
        return self.game.chance_outcomes(self)

    def copy(self) -> State:
        """A deep copy; the game is shared, it never changes."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # Packed fields cannot be pickled; a position can.
        game = self.game
        return game.restored, (game.position(self), int(self.reveals), game.trail(self))

    def sheet(self, seat: int) -> Sheet:
        """The itemised score of a seat as things stand."""
        self._check_seat(seat)
        return self.game.sheet(self, seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self)

    def observe(self, seat: int | None) -> Mapping[str, object]:
        """What may be shown to a seat (None: to a spectator), as JSON."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.observe(self, seat)

    def knowledge(self, seat: int | None) -> Knowledge:
        """All that a seat with a perfect memory knows (None: an onlooker)."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.knowledge(self, seat)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise OptionError("no-such-seat", seat=shown(seat), seats=self.game.seats)

    def call_time(self) -> None:
        """The table calls time; IllegalMove in games that know no such thing."""
        self.game.call_time(self)
