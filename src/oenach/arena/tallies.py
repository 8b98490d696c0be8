"""Counting deal by deal, in a form that can be added up and drawn anew.

The tally of a deal is: its games, then the wins of each player, of each seat, and of each place in
the turn order. Games that ended with nobody to blame count for nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import nan

from oenach.arena.plan import Plan
from oenach.arena.records import GameRecord
from oenach.arena.statistics import Meeting, Tally


class Tallies:
    """The tallies of a tournament: one for each deal, line-up by line-up."""

    def __init__(self, plan: Plan, records: Sequence[GameRecord]) -> None:
        self.players = len(plan.labels)
        self.table = plan.seats
        self.numbers = {label: number for number, label in enumerate(plan.labels)}
        self.taken = [
            tuple(lineup.count(player) for player in range(self.players)) for lineup in plan.lineups
        ]
        deals: dict[tuple[int, int], list[GameRecord]] = defaultdict(list)
        for record in records:
            deals[record.lineup, record.deal].append(record)
        self.strata: list[list[Tally]] = [[] for _ in plan.lineups]
        for (lineup, _), games in deals.items():
            self.strata[lineup].append(self._tally(games))

    def _tally(self, records: Sequence[GameRecord]) -> Tally:
        games = 0.0
        players, seats = [0.0] * self.players, [0.0] * self.table
        places = [0.0] * self.table
        for record in records:
            games += bool(record.winners)
            for seat, win in enumerate(record.wins()):
                players[self.numbers[record.order[seat]]] += win
                seats[seat] += win
                places[record.place(seat)] += win
        return (games, *players, *seats, *places)

    @property
    def rarity(self) -> int:
        """In how many line-ups a player is."""
        return sum(bool(taken[0]) for taken in self.taken)

    def even(self) -> list[Tally]:
        """For each line-up a deal that its seats share evenly."""
        deals: list[Tally] = []
        for taken in self.taken:
            players = [seats / self.table for seats in taken]
            share = [1 / self.table] * self.table
            deals.append(tuple(self.table * part for part in (1.0, *players, *share, *share)))
        return deals

    def meetings(self, sums: Sequence[Tally]) -> list[Meeting]:
        """What ratings are made from."""
        return [
            Meeting(taken, tally[1 : 1 + self.players], tally[0])
            for taken, tally in zip(self.taken, sums, strict=True)
        ]

    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of players that meet, each both ways."""
        numbers = range(self.players)
        return [
            (row, column)
            for row in numbers
            for column in numbers
            if row != column and any(taken[row] and taken[column] for taken in self.taken)
        ]

    def deals_of(self, row: int, column: int) -> int:
        """How many deals two players met in."""
        return sum(
            len(stratum)
            for taken, stratum in zip(self.taken, self.strata, strict=True)
            if taken[row] and taken[column]
        )

    def shares(self, sums: Sequence[Tally]) -> list[float]:
        """The shares of wins: of each player's seats, each pair, each seat, and each place."""
        meetings = self.meetings(sums)
        games = sum(meeting.games for meeting in meetings)
        own = [
            quotient(
                sum(meeting.wins[player] for meeting in meetings),
                sum(meeting.games * meeting.seats[player] for meeting in meetings),
            )
            for player in range(self.players)
        ]
        between = [duel_share(meetings, row, column) for row, column in self.pairs()]
        seated = [
            quotient(sum(tally[1 + self.players + seat] for tally in sums), games)
            for seat in range(2 * self.table)
        ]
        return [*own, *between, *seated]


def duel_share(meetings: Sequence[Meeting], row: int, column: int) -> float:
    """Of the wins that went to a seat of either player, the part that the row's had; for every
    pair of such seats, so that it is fair when one player has more seats than the other."""
    ours = theirs = 0.0
    for seats, wins, _ in meetings:
        ours += wins[row] * seats[column]
        theirs += wins[column] * seats[row]
    return quotient(ours, ours + theirs)


def quotient(part: float, whole: float) -> float:
    """A share, or no number of nothing."""
    return part / whole if whole else nan
