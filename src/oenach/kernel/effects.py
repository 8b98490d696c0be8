"""What a move did, said by the rules that carried it out.

`Game.perform` fills an `Effects` when it is given one; in search there is none, and no cost. An
effect is six numbers: its kind, which is an index into the game's own table of kinds, a seat, a
place, a piece, another seat whom it concerns, and how many. What they stand for is the game's; one
that a kind has no use for is `NONE`.

An effect may tell what is hidden. What a seat may see of it is told by `Game.seen_effects`.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
WIDTH: Final[i64] = 6


Name = TypeVar("Name", bound=str, covariant=True)


class EffectKind(NamedTuple, Generic[Name]):
    """One row of a game's table of kinds, whose names are all that `Name` allows."""

    name: Name
    rule: str
    """The rule that the effect carries out."""


class Effect:
    """One thing that happened."""

    def __init__(self, kind: int, seat: int, place: int, piece: int, whom: int, count: int) -> None:
        self.kind = kind
        self.seat = seat
        self.place = place
        self.piece = piece
        self.whom = whom
        self.count = count


class Effects:
    """All that a move did, in the order in which it happened."""

    def __init__(self) -> None:
        self.numbers = vec[i64]()

    def record(
        self,
        kind: i64,
        seat: i64 = NONE,
        place: i64 = NONE,
        piece: i64 = NONE,
        whom: i64 = NONE,
        count: i64 = NONE,
    ) -> None:
        """Something happened."""
        numbers = append(self.numbers, kind)
        numbers = append(numbers, seat)
        numbers = append(numbers, place)
        numbers = append(numbers, piece)
        numbers = append(numbers, whom)
        self.numbers = append(numbers, count)

    def __len__(self) -> int:
        return len(self.numbers) // int(WIDTH)

    def listed(self) -> list[Effect]:
        """The effects one by one."""
        found: list[Effect] = []
        numbers = self.numbers
        first: i64 = 0
        while first < i64(len(numbers)):
            found.append(
                Effect(
                    numbers[first],
                    numbers[first + 1],
                    numbers[first + 2],
                    numbers[first + 3],
                    numbers[first + 4],
                    numbers[first + 5],
                )
            )
            first += WIDTH
        return found
