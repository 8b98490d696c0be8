"""The numbers that a database gives to rows, after rows came with numbers of their own."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, text

from oenach.server.store.schema import OF_THE_MOMENT, metadata


def go_on_counting(connection: Connection) -> None:
    """Have new rows numbered after those that are there. SQLite does so by itself. The numbers of
    nodes go on as they are: no two ever have the same."""
    if connection.dialect.name != "postgresql":
        return
    for table in metadata.sorted_tables:
        if table in OF_THE_MOMENT:
            continue
        for column in table.primary_key.columns:
            which = {"name": table.name, "column": column.name}
            sequence = text("SELECT pg_get_serial_sequence(:name, :column)")
            counts = connection.execute(sequence, which).scalar_one()
            if counts is None:
                continue
            highest = connection.execute(select(func.max(column))).scalar_one()
            connection.execute(
                text("SELECT setval(CAST(:counts AS regclass), :at, :used)"),
                {"counts": counts, "at": highest or 1, "used": highest is not None},
            )
