"""Whether something grows, however much it goes up and down.

The slope is that of Theil and Sen: the middle of the slopes between any two samples, which a few
wild ones do not move. It counts as growth only if the lower bound of its interval (Kendall's, 99 %)
would bring more in the time that was measured than is allowed.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 2.576
"""Standard deviations on both sides of 99 %."""


class Slope(NamedTuple):
    """A middle slope with the bounds of its interval."""

    middle: float
    low: float
    high: float


class Allowed(NamedTuple):
    """How much something may grow over all: a part of its middle, or a number if that is more."""

    part: float
    least: float

    def over(self, values: Sequence[float]) -> float:
        """In the unit of the values."""
        return max(self.part * statistics.median(values), self.least)


class Trend(NamedTuple):
    """What became of one figure: its middle, and by how much it grew over all, with bounds."""

    middle: float
    growth: Slope
    allowed: float

    @property
    def grows(self) -> bool:
        """More than is allowed, and surely."""
        return self.growth.low > self.allowed


def slope(times: Sequence[float], values: Sequence[float]) -> Slope:
    """The robust slope of values over times, which ascend; flat where there are too few."""
    slopes = sorted(
        (values[later] - values[first]) / (times[later] - times[first])
        for first in range(len(times))
        for later in range(first + 1, len(times))
    )
    count = len(times)
    if count < 3:
        return Slope(0.0, 0.0, 0.0)
    reach = SURE * sqrt(count * (count - 1) * (2 * count + 5) / 18)
    low = max(0, round((len(slopes) - reach) / 2))
    high = min(len(slopes) - 1, round((len(slopes) + reach) / 2))
    return Slope(statistics.median(slopes), slopes[low], slopes[high])


def trend(times: Sequence[float], values: Sequence[float], allowed: Allowed) -> Trend:
    """By how much something grew from the first sample to the last."""
    span = times[-1] - times[0]
    growth = Slope(*(each * span for each in slope(times, values)))
    return Trend(statistics.median(values), growth, allowed.over(values))
