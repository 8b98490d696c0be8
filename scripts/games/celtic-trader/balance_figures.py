"""Shares of wins, lengths, ways of ending and scores of many games, and what is wrong in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from oenach.arena.statistics import wilson

# The first balance check: beyond these a reconstruction is grossly unfair, or games too short
# or too long.
MOST_SHARE: Final = 2.0
LEAST_SHARE: Final = 0.5
TYPICAL_ROUNDS: Final = (12, 25)


class Played(NamedTuple):
    """What became of one game; roles, scores and wins by seat, a shared victory in parts."""

    reason: str
    rounds: int
    roles: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]


class Spread(NamedTuple):
    """The 5 %, 50 % and 95 % points of some numbers."""

    low: int
    median: int
    high: int


class Share(NamedTuple):
    """How often a seat or a role won, as a multiple of the fair share, with a 95 % interval."""

    name: str
    games: int
    wins: float
    relative: float
    low: float
    high: float
    scores: Spread


class Figures(NamedTuple):
    """All that is told about the games of one table size."""

    seats: int
    games: int
    limit: str
    by_seat: list[Share]
    by_role: list[Share]
    rounds: Spread
    endings: dict[str, int]

    def faults(self) -> list[str]:
        """The gross faults of this table size."""
        found = [
            f"{share.name} wins {share.relative:.2f} times its fair share"
            for share in [*self.by_seat, *self.by_role]
            if not LEAST_SHARE <= share.relative <= MOST_SHARE
        ]
        least, most = TYPICAL_ROUNDS
        if self.limit == "none" and not least <= self.rounds.median <= most:
            found.append(f"a typical game lasts {self.rounds.median} rounds")
        return found


def figures(seats: int, limit: str, games: Sequence[Played]) -> Figures:
    """The figures of games of one table size."""
    roles = sorted({role for game in games for role in game.roles})
    return Figures(
        seats,
        len(games),
        limit,
        [share(letter, games, seats, is_seat(number)) for number, letter in _seats(seats)],
        [share(role, games, seats, has_role(role)) for role in roles],
        spread([game.rounds for game in games]),
        dict(sorted(Counter(game.reason for game in games).items())),
    )


def _seats(seats: int) -> list[tuple[int, str]]:
    return list(enumerate("ABCDE"[:seats]))


Sitter = Callable[[Played, int], bool]


def is_seat(number: int) -> Sitter:
    """Picks one seat of every game."""
    return lambda game, seat: seat == number


def has_role(role: str) -> Sitter:
    """Picks the seat that has a role, in the games in which one has."""
    return lambda game, seat: game.roles[seat] == role


def share(name: str, games: Sequence[Played], seats: int, sitter: Sitter) -> Share:
    """The share of wins of whoever is picked in each game."""
    picked = [
        (game.wins[seat], game.scores[seat])
        for game in games
        for seat in range(seats)
        if sitter(game, seat)
    ]
    wins = sum(won for won, _ in picked)
    relative, low, high = (bound * seats for bound in wilson(wins, len(picked)))
    scores = spread([score for _, score in picked])
    return Share(name, len(picked), wins, relative, low, high, scores)


def spread(numbers: Sequence[int]) -> Spread:
    """The 5 %, 50 % and 95 % points."""
    ordered = sorted(numbers)
    low, median, high = (ordered[(len(ordered) - 1) * part // 100] for part in (5, 50, 95))
    return Spread(low, median, high)


def faults(tables: Sequence[Figures]) -> list[str]:
    """The gross faults of all table sizes together; without a limit no game ends by one."""
    found = [f"{table.seats} seats: {fault}" for table in tables for fault in table.faults()]
    for limit in sorted({table.limit for table in tables}):
        ended = {reason for table in tables if table.limit == limit for reason in table.endings}
        expected = ("conquest", "supply") if limit == "none" else ("limit",)
        found += [f"no game ended by {reason}" for reason in expected if reason not in ended]
    return found


def as_json(table: Figures) -> dict[str, object]:
    """The figures of a table size as JSON."""
    return {
        "seats": table.seats,
        "games": table.games,
        "limit": table.limit,
        "by_seat": [_share_json(share) for share in table.by_seat],
        "by_role": [_share_json(share) for share in table.by_role],
        "rounds": table.rounds._asdict(),
        "endings": table.endings,
        "faults": table.faults(),
    }


def _share_json(share: Share) -> dict[str, object]:
    return {**share._asdict(), "scores": share.scores._asdict()}
