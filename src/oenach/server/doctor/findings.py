"""What a check found, as message keys and facts."""

from __future__ import annotations

from typing import Literal, NamedTuple

from oenach.kernel.errors import Fact

Level = Literal["ok", "warning", "fault"]


class Finding(NamedTuple):
    """One thing that was looked at."""

    check: str
    level: Level
    key: str
    """What was found, as a sentence of the catalogues."""
    facts: dict[str, Fact]
    advice: str | None = None
    """What to do about it, with the same facts."""


def ok(check: str, key: str, **facts: Fact) -> Finding:
    """It is as it should be."""
    return Finding(check, "ok", key, facts)


def warning(check: str, key: str, advice: str, **facts: Fact) -> Finding:
    """The server works, but not as well or as safely as it could."""
    return Finding(check, "warning", key, facts, advice=advice)


def fault(check: str, key: str, advice: str, **facts: Fact) -> Finding:
    """The server does not start, or does not do its work."""
    return Finding(check, "fault", key, facts, advice=advice)


def worst(findings: list[Finding]) -> Level:
    """The level of all of them together."""
    levels = {one.level for one in findings}
    return "fault" if "fault" in levels else "warning" if "warning" in levels else "ok"
