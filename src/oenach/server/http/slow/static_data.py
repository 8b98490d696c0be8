"""What tables are drawn from, by its hash: sent once, and kept by browsers for good."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from oenach.server.errors import NotFound
from oenach.server.http.dependencies import TheAsking, TheRegistry
from oenach.server.http.problems import refusals
from oenach.server.http.slow.asking import FOREVER, PACKED


@get(
    "/api/static-data/{key:str}",
    tags=["table"],
    summary="What is drawn of all tables that name this key as their `static_data`",
    responses=refusals(400, 404, 503),
    opt={PACKED: True},
)
async def static_data(
    request: Request[Any, Any, Any],
    registry: TheRegistry,
    asking: TheAsking,
    key: Annotated[
        str, PathParameter(pattern="^[0-9a-f]{64}$", description="A table's `static_data`.")
    ],
) -> Response[dict[str, object]]:
    """Never changes, and may be kept for good. Known while such a table is in use; else the table
    itself has it: `GET /api/tables/{table_id}/static-data`."""
    headers = {"cache-control": FOREVER}
    kept = asking.static_data_kept(request, key, headers)
    if kept is not None:
        return kept
    for table in registry.tables.values():
        if table.journal.static_key == key:
            return await asking.static_data(request, table.game, headers)
    raise NotFound("server-no-static-data")
