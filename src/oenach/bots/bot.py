"""The one interface of all bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from oenach.kernel.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was weighed: how likely it wins for the seat, and its share of the search."""

    move: int
    win: float
    share: float


@dataclass(frozen=True, slots=True)
class Belief:
    """What may lie at a place: the owner's seat, the place, and the chance of each kind there."""

    seat: int
    place: str
    chances: dict[str, float]


@dataclass(frozen=True, slots=True)
class Thoughts:
    """A move and what led to it.

    `wins` is the chance to win of every seat, as far as the thinking seat can tell. Candidates
    come best first; a bot that only knows a rule of thumb has none.
    `late` says that time ran out before all simulations were done.
    """

    move: int
    wins: tuple[float, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    simulations: int = 0
    late: bool = False

    def to_json(self) -> dict[str, object]:
        """The thoughts as JSON; `from_json` reads them back."""
        return {
            "move": self.move,
            "wins": list(self.wins),
            "candidates": [[one.move, one.win, one.share] for one in self.candidates],
            "beliefs": [[one.seat, one.place, one.chances] for one in self.beliefs],
            "simulations": self.simulations,
            "late": self.late,
        }

    @staticmethod
    def from_json(data: dict[str, object]) -> Thoughts:
        """Thoughts from what `to_json` gave."""
        candidates = cast("list[tuple[int, float, float]]", data["candidates"])
        beliefs = cast("list[tuple[int, str, dict[str, float]]]", data["beliefs"])
        return Thoughts(
            cast(int, data["move"]),
            tuple(cast("list[float]", data["wins"])),
            tuple(Candidate(*one) for one in candidates),
            tuple(Belief(*one) for one in beliefs),
            cast(int, data["simulations"]),
            cast(bool, data["late"]),
        )


class Bot(ABC):
    """Chooses moves for a seat. It is given the seat's knowledge, never a state.

    `seconds` caps how long it may think; without it a bot takes what its level takes, so that
    its strength is the same on every machine. The same generator gives the same move.
    """

    @abstractmethod
    def think(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
        beliefs: bool = False,
    ) -> Thoughts:
        """One of the legal moves and how it was found; beliefs only when they are asked for."""

    def choose(
        self,
        knowledge: Knowledge,
        moves: Sequence[int],
        rng: Random,
        seconds: float | None = None,
    ) -> int:
        """One of the legal moves."""
        return self.think(knowledge, moves, rng, seconds).move

    def scaled(self, fraction: float) -> Bot:
        """The same bot with a fraction of its simulations; itself if it makes none."""
        return self

    def timed(self, seconds: float) -> Bot:
        """The same bot thinking so long about every move; itself if it does not search."""
        return self

    def judge(
        self, knowledge: Knowledge, rng: Random, seconds: float | None = None
    ) -> tuple[float, ...]:
        """The chance to win of every seat as far as one of them can tell, whoever is to act;
        nothing from a bot that only knows a rule of thumb."""
        return ()

    def believe(self, knowledge: Knowledge, rng: Random) -> tuple[Belief, ...]:
        """What lies face down as far as a seat can tell, whether or not it is to act."""
        return ()
