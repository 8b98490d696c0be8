"""What is written together: the rows of one command at one table, in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

Row = Mapping[str, object]


class Kind(IntEnum):
    """The kinds of row that can be written, in the order in which a transaction writes them."""

    MATCH_CHANGE = 0
    SEAT_CHANGE = 1
    EVENT = 2
    SNAPSHOT = 3
    DUE_DONE = 4
    DUE = 5
    SAYING = 6
    SEATS_GONE = 7
    SEAT = 8


@dataclass(slots=True)
class Write:
    """Rows that are on disk all together or not at all."""

    rows: list[tuple[Kind, Row]] = field(default_factory=list)

    def add(self, kind: Kind, row: Row) -> None:
        """One more row."""
        self.rows.append((kind, row))

    def __bool__(self) -> bool:
        return bool(self.rows)
