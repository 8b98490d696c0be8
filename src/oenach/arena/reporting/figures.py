"""Numbers as people write them in each language."""

from __future__ import annotations

from math import isnan

from oenach.arena.statistics import Interval

UNKNOWN = "–"


def decimal(value: float, places: int, language: str) -> str:
    """A number with so many decimal places; a dash for none."""
    if isnan(value):
        return UNKNOWN
    text = f"{value:.{places}f}"
    return text if language == "en" else text.replace(".", ",")


def percent(value: float, language: str) -> str:
    """A share in per cent."""
    if isnan(value):
        return UNKNOWN
    return decimal(100 * value, 1, language) + "\N{NO-BREAK SPACE}%"


def percent_range(interval: Interval, language: str) -> str:
    """The bounds of a share in per cent."""
    if isnan(interval.low):
        return ""
    low, high = (decimal(100 * bound, 1, language) for bound in interval[1:])
    return f"{low}–{high}"


def percent_interval(interval: Interval, language: str) -> str:
    """A share with its bounds."""
    if isnan(interval.value):
        return UNKNOWN
    return f"{percent(interval.value, language)} ({percent_range(interval, language)})"


def rating_interval(interval: Interval) -> str:
    """A rating with its bounds."""
    return f"{interval.value:.0f} ({interval.low:.0f}–{interval.high:.0f})"


def milliseconds(seconds: float, language: str) -> str:
    """A time in thousandths of a second, exact where it is short."""
    return decimal(1000 * seconds, 2 if seconds < 0.01 else 0, language)
