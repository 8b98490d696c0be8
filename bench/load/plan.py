"""How much is measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

TABLES: Final = "tables"
ONLOOKERS: Final = "onlookers"
LOG: Final = "log"
STORED: Final = "stored"
PROCESSES: Final = "processes"
IDLE: Final = "idle"

MEASURES: Final = {
    TABLES: "moves a second and their time at so many tables, beside others",
    ONLOOKERS: "the players' time with so many onlookers at their table, a move each 200 ms",
    LOG: "the first moves of a match, and those after so many events",
    STORED: "an empty store, and one with so many matches",
    PROCESSES: "the same with so many processes of the server",
    IDLE: "memory of a table at which two are connected and nobody moves",
}


def silent(_: str) -> None:
    """Nobody is told."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much is measured, for how long and how often."""

    rounds: int = 5
    seconds: float = 6.0
    warm: float = 2.0
    clients: int = 1
    """Processes of players."""
    tables: tuple[int, ...] = (10, 50, 200, 500)
    onlookers: tuple[int, ...] = (0, 10, 100, 1000)
    pace: float = 0.2
    paced_seconds: float = 20.0
    events: int = 5_000
    """Events in a long log."""
    long_tables: int = 20
    stored: int = 20_000
    processes: tuple[int, ...] = (1, 2)
    at: int = 200
    """Tables where these do not vary."""
    idle: int = 300
    say: Callable[[str], None] = silent
    """Who is told what goes on."""


QUICK: Final = Plan(
    rounds=2,
    seconds=1.5,
    warm=0.5,
    tables=(10, 50),
    onlookers=(0, 10, 100),
    paced_seconds=5.0,
    events=1_000,
    long_tables=5,
    stored=500,
    at=50,
    idle=100,
)
