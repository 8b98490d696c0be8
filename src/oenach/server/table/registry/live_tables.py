"""The tables that are in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping

from oenach.server.table.table import Table


class LiveTables(MutableMapping[str, Table]):
    """By id, as people name them, and by number, as the store and other nodes do."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._by_number: dict[int, Table] = {}

    def numbered(self, numbers: Iterable[int]) -> dict[int, Table]:
        """Those of some numbers that are here."""
        here = self._by_number
        return {number: here[number] for number in numbers if number in here}

    def by_number(self) -> dict[int, Table]:
        """All of them."""
        return dict(self._by_number)

    def __getitem__(self, match_id: str) -> Table:
        return self._tables[match_id]

    def __setitem__(self, match_id: str, table: Table) -> None:
        self._tables[match_id] = table
        self._by_number[table.row.number] = table

    def __delitem__(self, match_id: str) -> None:
        del self._by_number[self._tables.pop(match_id).row.number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)
