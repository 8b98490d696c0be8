"""Who is connected to a table by other nodes."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.server.store.rows import PresenceRow
from oenach.server.table.roster import Roster


class Elsewhere:
    """What the store says of the connections that other nodes have to a table."""

    __slots__ = ("_roster", "_rows")

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._rows: Sequence[PresenceRow] = ()

    def adopt(self, rows: Sequence[PresenceRow]) -> bool:
        """Whether that is not as it was."""
        changed = list(rows) != list(self._rows)
        self._rows = rows
        return changed

    def __bool__(self) -> bool:
        return bool(self._rows)

    def people(self) -> set[str]:
        """Those who are known."""
        return {row.person for row in self._rows if row.person}

    def onlookers(self) -> dict[str, str]:
        """The names of those without a seat."""
        seats_of = self._roster.seats_of
        return {
            row.person: row.name
            for row in self._rows
            if row.person and row.name and not seats_of(row.person)
        }

    def spectators(self) -> int:
        """How many connections look on without a seat."""
        seats_of = self._roster.seats_of
        return sum(row.connections for row in self._rows if not seats_of(row.person))
