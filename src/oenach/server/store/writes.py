"""What is written together: the rows of one command at one table, in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from oenach.server.errors import Unavailable

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

    def __bool__(self) -> bool:
        return bool(self.rows)
