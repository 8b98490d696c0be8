"""For whoever runs the server: is it well, and what does it do."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

import oenach
from oenach.server.errors import NotFound
from oenach.server.http.bodies import Health, Life, Readiness, Seen
from oenach.server.http.dependencies import (
    TheConnections,
    TheMetrics,
    TheProbe,
    TheRegistry,
    TheSettings,
)
from oenach.server.http.problems import COME_BACK, refusals

FORWARDED: Final = ("x-forwarded-for", "x-forwarded-proto")
"""What a proxy says of those for whom it asks."""


@get(
    "/api/health",
    tags=["operating"],
    summary="Whether the server can do its work",
    responses={
        **refusals(),
        503: ResponseSpec(Health, generate_examples=False, description="It cannot."),
    },
)
async def health(registry: TheRegistry, connections: TheConnections) -> Response[Health]:
    """200 when everything works, 503 when the database does not answer or is not ours."""
    try:
        alive = await asyncio.wait_for(asyncio.to_thread(registry.context.archive.is_alive), 5)
    except TimeoutError:
        alive = False
    lease = not registry.context.lease.lost
    well = alive and lease
    found = Health(
        status="ok" if well else "failing",
        version=oenach.__version__,
        database=alive,
        lease=lease,
        tables=len(registry.tables),
        connections=connections.open,
        node=registry.context.lease.epoch,
    )
    return Response(found) if well else Response(found, status_code=503, headers=COME_BACK)


@get("/healthz", tags=["operating"], summary="Whether the server is alive", responses=refusals())
async def healthz() -> Life:
    """200 as long as the process answers at all, whatever its database does: one that does not is
    to be started again."""
    return Life(status="ok", version=oenach.__version__)


@get(
    "/api/seen",
    tags=["operating"],
    summary="How the server sees who asks",
    responses=refusals(),
)
async def seen(request: Request[Any, Any, Any]) -> Seen:
    """For `oenach doctor`, which asks by way of the proxy whether it passes on what it should."""
    client = request.client
    return Seen(
        address="" if client is None else client.host,
        scheme=request.scope["scheme"],
        host=request.headers.get("host", ""),
        forwarded=[name for name in FORWARDED if name in request.headers],
        # uvicorn writes the address that it is told over the other, and knows no port for it.
        believed=client is not None and client.port == 0,
    )


@get(
    "/readyz",
    tags=["operating"],
    summary="Whether the server can keep what is played now",
    responses={
        **refusals(),
        503: ResponseSpec(Readiness, generate_examples=False, description="It cannot."),
    },
)
async def readyz(probe: TheProbe) -> Response[Readiness]:
    """200 when a transaction was just written, the database has the form that this version needs,
    and bots can be asked; else 503, and the body says what is amiss: `lease` is false when another
    server has the database."""
    found = await probe.look()
    if found.status == "ready":
        return Response(found)
    return Response(found, status_code=503, headers=COME_BACK)


@get("/metrics", include_in_schema=False)
async def metrics_page(
    request: Request[Any, Any, Any], settings: TheSettings, metrics: TheMetrics
) -> Response[bytes]:
    """What Prometheus collects; only for this machine unless it was opened."""
    if settings.metrics == "off" or (settings.metrics == "local" and not _is_local(request)):
        raise NotFound("server-no-page")
    return Response(metrics.text(), media_type=metrics.media_type)


def _is_local(request: Request[Any, Any, Any]) -> bool:
    try:
        found = ip_address("" if request.client is None else request.client.host)
    except ValueError:
        return False
    # A socket for both kinds shows an IPv4 address in the clothes of the other.
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback
