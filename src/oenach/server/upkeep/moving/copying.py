"""PostgreSQL's own way to take many rows: one statement for a whole table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from psycopg import Connection as Driver
from psycopg import Error, sql
from sqlalchemy import Connection

from oenach.server.store.database import StoreError
from oenach.server.upkeep.moving.forms import ROWS_AT_ONCE, Row


def copy_in(
    target: Connection,
    name: str,
    columns: Sequence[str],
    rows: Iterable[Row],
    *,
    more: Callable[[int], None],
) -> int:
    """Put rows into a table; how many there were."""
    # One that was detached from its pool is no longer known as the driver's.
    driver = target.connection.dbapi_connection
    assert isinstance(driver, Driver)
    statement = sql.SQL("COPY {} ({}) FROM STDIN").format(
        sql.Identifier(name), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    count = 0
    try:
        with driver.cursor() as cursor, cursor.copy(statement) as copy:
            for row in rows:
                copy.write_row(row)
                count += 1
                if count % ROWS_AT_ONCE == 0:
                    more(ROWS_AT_ONCE)
    except Error as error:
        # SQLAlchemy, which would have told it in its own words, was not asked.
        why = str(error).splitlines()[0][:200]
        raise StoreError("server-import-refused", table=name, why=why) from None
    more(count % ROWS_AT_ONCE)
    return count
