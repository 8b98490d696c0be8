"""What is kept of a game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Annotated, Final, NamedTuple

import msgspec

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
HUNG: Final = "hung"
DIED: Final = "died"
ABORTED: Final = "fault"
"""The reason for the end of a game that a hung or dead player broke off."""
FAULTS: Final = (RAISED, ILLEGAL, HUNG, DIED)
NOBODY: Final = -1

LARGEST: Final = 2**53
"""Beyond it a number of a game is none: means could not be taken of it."""

Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that a player should not do: how often in this game, and the first of them.

    `seat` is NOBODY when a worker was lost and nobody knows who was thinking.
    """

    seat: Number
    kind: str
    times: Number
    ply: Number
    what: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game. It holds nothing that depends on the machine, unless players think for a time, so
    that runs can be compared."""

    game: Number
    lineup: Number
    deal: Number
    order: tuple[str, ...]
    first: Number
    winners: tuple[Number, ...]
    scores: tuple[Number, ...]
    reason: str
    plies: Number
    draws: Number
    rounds: Number | None
    moves: tuple[Number, ...]
    simulations: tuple[Number, ...]
    faults: tuple[Fault, ...] = ()

    @property
    def aborted(self) -> bool:
        """Whether the game was not played to its end."""
        return self.reason == ABORTED

    def wins(self) -> tuple[float, ...]:
        """The share of the win of each seat: one win is parted between all winners."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.order)))

    def place(self, seat: int) -> int:
        """How many seats play before this one in the turn order of this game."""
        return (seat - self.first) % len(self.order)

    def to_json(self) -> dict[str, object]:
        """The record as JSON; `from_json` reads it back."""
        return asdict(self)

    @staticmethod
    def from_json(found: dict[str, object]) -> GameRecord:
        """A record from what `to_json` gave; ValueError otherwise."""
        return msgspec.convert(found, GameRecord)


@dataclass(frozen=True, slots=True)
class Timing:
    """How long each seat thought in a game: in all, at most, and how often too long."""

    game: Number
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    late: tuple[Number, ...]

    @staticmethod
    def from_json(found: dict[str, object]) -> Timing:
        """Times from what was kept of them; ValueError where they are none."""
        return msgspec.convert(found, Timing)


class Played(NamedTuple):
    """A game and how long its players thought."""

    record: GameRecord
    timing: Timing


def broken_off(
    game: int, lineup: int, deal: int, order: tuple[str, ...], kind: str, seat: int
) -> Played:
    """A game that ended when its worker was lost: won by all but the seat that was thinking, and by
    nobody if that is not known."""
    seats = len(order)
    others = tuple(other for other in range(seats) if other != seat)
    record = GameRecord(
        game=game,
        lineup=lineup,
        deal=deal,
        order=order,
        first=0,
        winners=() if seat == NOBODY else others,
        scores=(0,) * seats,
        reason=ABORTED,
        plies=0,
        draws=0,
        rounds=None,
        moves=(0,) * seats,
        simulations=(0,) * seats,
        faults=(Fault(seat, kind, 1, 0, ""),),
    )
    return Played(record, Timing(game, (0.0,) * seats, (0.0,) * seats, (0,) * seats))
