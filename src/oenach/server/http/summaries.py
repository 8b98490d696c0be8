"""Tables in lists: a page at a time, and of each what a list shows."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import QueryParameter

from oenach.kernel.registry import rules_versions
from oenach.server.http.bodies import TableSummary
from oenach.server.store.archive.lists import WRITTEN
from oenach.server.store.rows import MatchRow
from oenach.server.table.audience.table_seen import table_seen
from oenach.server.table.registry.registry import TableRegistry

LISTED: Final = 50
"""So many tables are on a page of a list unless another number is asked for."""
MOST_LISTED: Final = 100

Limit = Annotated[
    int, QueryParameter(ge=1, le=MOST_LISTED, description="How many tables, at most.")
]
After = Annotated[
    str | None,
    QueryParameter(
        pattern=WRITTEN,
        description="The `next` of the page before.",
    ),
]


def summary(registry: TableRegistry, row: MatchRow) -> TableSummary:
    """A table as a list tells of it, whether or not it is in memory."""
    table = registry.tables.get(row.id)
    seen = table_seen(row) if table is None else table.seen()
    return TableSummary(
        id=seen.id,
        game=seen.game,
        state=seen.state,
        seats=seen.seats,
        host=seen.host,
        pass_and_play=seen.pass_and_play,
        created=seen.created,
        started=seen.started,
        ended=seen.ended,
        put_away=seen.put_away,
        result=seen.result,
        # A match of a game that is not installed here is named, and left alone.
        installed=table is not None or row.rules in rules_versions(row.game),
        damaged=table is None and registry.is_damaged(row),
    )
