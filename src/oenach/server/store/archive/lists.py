"""Lists of tables, page by page: where a page begins, and what is read of each table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, literal, select

from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import matches

FIRST_NUMBER: Final = -(2**63)
LAST_NUMBER: Final = 2**63 - 1
"""What a database keeps lies between these: a damaged row may have any of it."""

WRITTEN: Final = r"^[01]\.-?[0-9]{1,19}\.[0-9]{1,15}$"
"""A place as it stands in an address."""


class Cursor(NamedTuple):
    """Where a table stands in a list: those that are over come last, then the newest first."""

    over: bool
    created: int
    number: int

    @staticmethod
    def of(row: MatchRow) -> Cursor:
        """The one behind which a list goes on after a table."""
        created = row.created if row.listed_at is None else row.listed_at
        return Cursor(row.state == "over", created, row.number)

    @staticmethod
    def read(text: str | None) -> Cursor | None:
        """The one that `written` wrote; None for the beginning."""
        if text is None:
            return None
        over, created, number = text.split(".")
        kept = max(FIRST_NUMBER, min(int(created), LAST_NUMBER))
        return Cursor(over == "1", kept, int(number))

    def written(self) -> str:
        """As it stands in an address."""
        return f"{int(self.over)}.{self.created}.{self.number}"


def listed(after: Cursor | None, *, over_last: bool) -> Select[Any]:
    """The tables after a cursor, in the order of a list; their options, which may be long, are left
    out."""
    columns = [
        literal("{}").label("options") if column.name == "options" else column
        for column in matches.c
    ]
    order: list[ColumnElement[Any]] = [matches.c.created.desc(), matches.c.number.desc()]
    query = select(*columns)
    if over_last:
        order.insert(0, matches.c.state == "over")
    if after is not None:
        query = query.where(_behind(after, over_last))
    return query.order_by(*order)


def _behind(cursor: Cursor, over_last: bool) -> ColumnElement[bool]:
    created, number = matches.c.created, matches.c.number
    older = (created < cursor.created) | ((created == cursor.created) & (number < cursor.number))
    if not over_last:
        return older
    if cursor.over:
        return (matches.c.state == "over") & older
    return (matches.c.state == "over") | older
