"""What is written together: the rows of one command at one table, in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from oenach.server.errors import Unavailable

Row = Mapping[str, object]


class Kind(IntEnum):
    """The kinds of row that can be written, in the order in which a transaction writes them."""

    LAST_EVENT = 0
    MATCH_CHANGE = 1
    SEAT_CHANGE = 2
    EVENT = 3
    SNAPSHOT = 4
    DUE_DONE = 5
    DUE = 6
    SAYING = 7
    SEATS_GONE = 8
    SEAT = 9
    SAYING_HIDDEN = 10
    REPORT = 11
    REPORT_CHANGE = 12
    PRESENCE = 13
    PRESENCE_GONE = 14


BESIDE: Final = {Kind.SAYING, Kind.SAYING_HIDDEN, Kind.REPORT, Kind.REPORT_CHANGE}
"""What can change without a row of the table, or an event."""


class StaleRow(Unavailable):
    """A row was changed by another than whoever wants to change it now, who does not know."""

    def __init__(self) -> None:
        super().__init__("server-not-stored")


@dataclass(slots=True)
class Write:
    """Rows that are on disk all together or not at all."""

    rows: list[tuple[Kind, Row]] = field(default_factory=list)
    _changes: dict[tuple[Kind, int, int | None], dict[str, object]] = field(default_factory=dict)

    def add(self, kind: Kind, row: Row) -> None:
        """One more row."""
        self.rows.append((kind, row))

    def change(
        self,
        kind: Kind,
        *,
        match: int,
        version: int,
        fields: Mapping[str, object],
        seat: int | None = None,
    ) -> int:
        """Other values in fields of a row, if it is still at that version, and the rest as it is;
        the version that it has then. Several changes of a row are one."""
        key = (kind, match, seat)
        change = self._changes.get(key)
        if change is None:
            change = {"of_match": match, "of_version": version}
            if seat is not None:
                change["of_seat"] = seat
            self._changes[key] = change
            self.add(kind, change)
            version += 1
        change.update({f"new_{name}": value for name, value in fields.items()})
        return version

    def is_beside(self) -> bool:
        """Whether it concerns only what is beside the rows of a table and its events."""
        return not {kind for kind, _ in self.rows} - BESIDE

    def matches(self) -> set[int]:
        """The tables that are concerned."""
        return {int(row["match"] if "match" in row else row["of_match"]) for _, row in self.rows}  # type: ignore[call-overload]

    def __bool__(self) -> bool:
        return bool(self.rows)
