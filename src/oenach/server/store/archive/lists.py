"""Lists of tables, page by page: where a page begins, and what is read of each table."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, literal, select

from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import matches


class Cursor(NamedTuple):
    """Where a table stands in a list: those that are over come last, then the newest first."""

    over: bool
    created: int
    number: int

    @staticmethod
    def of(row: MatchRow) -> Cursor:
        """The one behind which a list goes on after a table."""
        return Cursor(row.state == "over", row.created, row.number)

    @staticmethod
    def read(text: str | None) -> Cursor | None:
        """The one that `written` wrote; None for the beginning."""
        if text is None:
            return None
        over, created, number = text.split(".")
        return Cursor(over == "1", int(created), int(number))

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
