"""What a tournament says: ratings, shares, the cross table, seats, lengths, faults."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import nan
from statistics import fmean

from oenach.arena.plan import Plan
from oenach.arena.records import GameRecord, Timing
from oenach.arena.statistics import Interval, Tally, bootstrap, percentile, ratings, wilson
from oenach.arena.tallies import Tallies


@dataclass(frozen=True)
class Standing:
    """One player's results. A share of wins is for a seat: `fair` is what equals would have."""

    label: str
    rating: Interval
    share: Interval
    wilson: Interval
    fair: float
    seats: int
    wins: float
    scores: tuple[int, ...]
    faults: dict[str, int]
    moves: int
    simulations: int
    seconds: float
    slowest: float
    late: int

    @property
    def mean_score(self) -> float:
        """The mean score."""
        return fmean(self.scores) if self.scores else nan

    @property
    def simulations_a_move(self) -> float:
        """The mean number of simulations for a decision."""
        return self.simulations / self.moves if self.moves else 0.0

    @property
    def milliseconds_a_move(self) -> float:
        """The mean time for a decision."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0


@dataclass(frozen=True)
class Spread:
    """Numbers of games: the mean, the median, and between which 90 % of them lie."""

    mean: float
    median: float
    low: float
    high: float
    values: tuple[int, ...]


@dataclass(frozen=True)
class Summary:
    """All results of a tournament; standings come best first.

    `turning` says that not always seat A begins, so that places differ from seats.
    """

    plan: Plan
    games: int
    deals: int
    aborted: int
    standings: tuple[Standing, ...]
    cross: dict[tuple[str, str], Interval]
    seats: tuple[Interval, ...]
    places: tuple[Interval, ...]
    turning: bool
    plies: Spread
    rounds: Spread | None
    reasons: dict[str, int]
    blameless: int

    @property
    def faults(self) -> int:
        """How many faults there were, those of nobody included."""
        return self.blameless + sum(sum(one.faults.values()) for one in self.standings)


def summarise(plan: Plan, records: Iterable[GameRecord], timings: Iterable[Timing]) -> Summary:
    """The summary of all games of a plan that have been played."""
    games = sorted(records, key=lambda record: record.game)
    tallies = Tallies(plan, games)
    players = len(plan.labels)

    def rated(sums: Sequence[Tally]) -> list[float]:
        return ratings(tallies.meetings(sums))

    rating = bootstrap(
        tallies.strata, rated, seed=plan.seed, imagined=tallies.even(), rarity=tallies.rarity
    )
    rest = bootstrap(tallies.strata, tallies.shares, seed=plan.seed)
    pairs = tallies.pairs()
    shares, rest = rest[:players], rest[players:]
    cross, rest = rest[: len(pairs)], rest[len(pairs) :]
    seats, places = rest[: plan.seats], rest[plan.seats :]
    clocks = {timing.game: timing for timing in timings}
    standings = [
        _standing(
            label,
            games,
            clocks,
            rating[number],
            settled(shares[number], tallies.deals_of(number, number)),
            plan.seats,
        )
        for number, label in enumerate(plan.labels)
    ]
    deals = sum(len(stratum) for stratum in tallies.strata)
    lost = [record for record in games if record.aborted]
    whole = [record for record in games if not record.aborted]
    rounds = [record.rounds for record in whole if record.rounds is not None]
    return Summary(
        plan=plan,
        games=len(games),
        deals=deals,
        aborted=len(lost),
        standings=tuple(sorted(standings, key=lambda one: -one.rating.value)),
        cross={
            (plan.labels[row], plan.labels[column]): settled(
                interval, tallies.deals_of(row, column)
            )
            for (row, column), interval in zip(pairs, cross, strict=True)
        },
        seats=tuple(settled(interval, deals) for interval in seats),
        places=tuple(settled(interval, deals) for interval in places),
        turning=any(record.first for record in whole),
        plies=spread([record.plies for record in whole]),
        rounds=spread(rounds) if rounds else None,
        reasons=dict(Counter(record.reason for record in games).most_common()),
        blameless=sum(fault.seat < 0 for record in lost for fault in record.faults),
    )


def settled(interval: Interval, trials: int) -> Interval:
    """The interval, or Wilson's where all deals went alike and drawing them anew tells nothing."""
    if interval.low < interval.high or interval.value != interval.value:
        return interval
    return wilson(interval.value * trials, trials)


def spread(values: Sequence[int]) -> Spread:
    """The spread of some numbers."""
    rising = sorted(values)
    mean = fmean(rising) if rising else nan
    low, median, high = (percentile(rising, part) for part in (0.05, 0.5, 0.95))
    return Spread(mean, median, low, high, tuple(rising))


def _standing(
    label: str,
    games: Sequence[GameRecord],
    clocks: dict[int, Timing],
    rating: Interval,
    share: Interval,
    seats: int,
) -> Standing:
    scores: list[int] = []
    faults: dict[str, int] = defaultdict(int)
    wins = seconds = slowest = 0.0
    taken = moves = simulations = late = 0
    for record in games:
        own = [seat for seat, other in enumerate(record.order) if other == label]
        clock = clocks.get(record.game)
        for fault in record.faults:
            if fault.seat in own:
                faults[fault.kind] += fault.times
        for seat in own if record.winners else ():
            taken += 1
            wins += record.wins()[seat]
            moves += record.moves[seat]
            simulations += record.simulations[seat]
            if not record.aborted:
                scores.append(record.scores[seat])
            if clock is not None:
                seconds += clock.seconds[seat]
                slowest = max(slowest, clock.slowest[seat])
                late += clock.late[seat]
    return Standing(
        label=label,
        rating=rating,
        share=share,
        wilson=wilson(wins, taken),
        fair=1 / seats,
        seats=taken,
        wins=wins,
        scores=tuple(scores),
        faults=dict(faults),
        moves=moves,
        simulations=simulations,
        seconds=seconds,
        slowest=slowest,
        late=late,
    )
