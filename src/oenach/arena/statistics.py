"""Shares and ratings with 95 % intervals.

The games of a deal share their luck, and the seats of a game share one win, so neither are
independent of each other. The intervals therefore come from drawing whole deals anew (a bootstrap
by deals), line-up by line-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil, exp, floor, isnan, log, nan, sqrt
from random import Random
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
RESAMPLES: Final = 1000
ELO: Final = 400 / log(10)
"""Elo points for a factor of e in strength: ten times as strong is 400 points more."""
MEAN_RATING: Final = 1500.0
LONGEST_STEP: Final = 1.5
CLOSE: Final = 1e-9

Tally = tuple[float, ...]
"""What was counted in a deal, or added up over many."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """The share of wins with its Wilson score interval; shared wins count as parts of one."""
    if games <= 0:
        return Interval(nan, 0.0, 1.0)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def percentile(rising: Sequence[float], part: float) -> float:
    """The value below which such a part of sorted values lies, between neighbours in proportion."""
    if not rising:
        return nan
    at = part * (len(rising) - 1)
    low, high = rising[floor(at)], rising[ceil(at)]
    return low + (high - low) * (at - floor(at))


def bootstrap(
    strata: Sequence[Sequence[Tally]],
    statistic: Callable[[Sequence[Tally]], Sequence[float]],
    resamples: int = RESAMPLES,
    seed: int = 1,
    imagined: Sequence[Tally] = (),
    rarity: int = 1,
) -> list[Interval]:
    """Estimates with percentile intervals. A stratum holds the tallies of its deals; the
    statistic is given one sum for each stratum. Values that are not numbers are left out.

    An imagined deal for each stratum can be drawn along with the real ones, though it does not
    count in the estimate: so there is an interval even where all deals went alike. It is as likely
    as a real one, divided by the number of strata that share a player (`rarity`).
    """
    rng = Random(seed)
    counted = [Counter(deals) for deals in strata]
    values = statistic([added(count) for count in counted])
    pools = [Pool(count) for count in counted]
    for pool, tally in zip(pools, imagined, strict=False):
        pool.put(tally, 1 / rarity)
    drawn: list[list[float]] = [[] for _ in values]
    for _ in range(resamples):
        sums = [added(pool.redrawn(rng)) for pool in pools]
        for column, value in zip(drawn, statistic(sums), strict=True):
            if not isnan(value):
                column.append(value)
    return [
        Interval(value, percentile(column, 0.025), percentile(column, 0.975))
        for value, column in zip(values, map(sorted, drawn), strict=True)
    ]


class Pool:
    """Deals to draw from, with putting back. Deals that went alike are counted together, which
    keeps this quick."""

    def __init__(self, count: Counter[Tally]) -> None:
        self.size = count.total()
        self.tallies = list(count)
        self.weights = [float(often) for often in count.values()]

    def put(self, tally: Tally, weight: float) -> None:
        """Add something that may be drawn instead of a real deal."""
        self.tallies.append(tally)
        self.weights.append(weight)

    def redrawn(self, rng: Random) -> Counter[Tally]:
        """As many as there are real deals."""
        return Counter(rng.choices(self.tallies, weights=self.weights, k=self.size))


def added(count: Counter[Tally]) -> Tally:
    """The sum of all tallies, each as often as it is counted."""
    columns = zip(*([n * part for part in tally] for tally, n in count.items()), strict=True)
    return tuple(sum(column) for column in columns)


class Meeting(NamedTuple):
    """All games of a line-up: how many seats each player has, its wins, and the games."""

    seats: tuple[int, ...]
    wins: tuple[float, ...]
    games: float


def ratings(meetings: Sequence[Meeting]) -> list[float]:
    """Elo ratings about 1500: the strengths that make the wins most likely when a seat wins in
    proportion to its player's strength (Luce; with two seats this is Bradley and Terry).

    Each player is given one more game, shared by all its seats and spread over its line-ups, so
    that one that won everything, or nothing, has a rating too.
    """
    players = len(meetings[0].seats)
    extra = 1 / sum(bool(meeting.seats[0]) for meeting in meetings)
    primed = [
        Meeting(
            seats,
            tuple(w + extra * s / sum(seats) for w, s in zip(wins, seats, strict=True)),
            games + extra,
        )
        for seats, wins, games in meetings
    ]
    strengths = [0.0] * players
    for _ in range(200):
        # Newton's method; the last player stays where it is, since only differences matter.
        step = solved(*slopes(primed, strengths))
        longest = max((abs(part) for part in step), default=0.0)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for player, part in enumerate(step):
            strengths[player] += scale * part
        if longest < CLOSE:
            break
    mean = sum(strengths) / players
    return [MEAN_RATING + ELO * (strength - mean) for strength in strengths]


def slopes(
    meetings: Sequence[Meeting], strengths: Sequence[float]
) -> tuple[list[list[float]], list[float]]:
    """The curvature and the slope of the likelihood, for all players but the last."""
    free = len(strengths) - 1
    curvature = [[0.0] * free for _ in range(free)]
    slope = [0.0] * free
    for seats, wins, games in meetings:
        weights = [n * exp(strength) for n, strength in zip(seats, strengths, strict=True)]
        chances = [weight / sum(weights) for weight in weights]
        present = [player for player in range(free) if seats[player]]
        for player in present:
            slope[player] += wins[player] - games * chances[player]
            curvature[player][player] += games * chances[player]
            for other in present:
                curvature[player][other] -= games * chances[player] * chances[other]
    return curvature, slope


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]
