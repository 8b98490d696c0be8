"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import Engine

import oenach
from oenach.bots.hosting.pool import BotPool
from oenach.games.installed import left_out
from oenach.messages.catalogues import LANGUAGES, bundle
from oenach.messages.explaining import explain
from oenach.server.context import Context
from oenach.server.http.about import about
from oenach.server.http.admission.gate import Gate
from oenach.server.http.admission.identity import Identity, server_key
from oenach.server.http.admission.limits import Connections
from oenach.server.http.admission.people import People
from oenach.server.http.games import GamesController
from oenach.server.http.lessons.routes import LessonController, lessons
from oenach.server.http.lobby import MeController, TablesController
from oenach.server.http.operating import health, healthz, metrics_page, readyz
from oenach.server.http.pages import pages
from oenach.server.http.problems import HANDLERS
from oenach.server.http.readiness import ReadinessProbe
from oenach.server.http.seat_links import SeatLinkController
from oenach.server.http.slow.asking import PACKED, Asking
from oenach.server.http.slow.static_data import static_data
from oenach.server.http.socket import table_socket
from oenach.server.http.table_routes import TableController
from oenach.server.metrics import Metrics
from oenach.server.randomness import Randomness, SystemRandomness
from oenach.server.settings import Settings, data_folder, database_url
from oenach.server.store.archive import Archive
from oenach.server.store.database import masked, open_database
from oenach.server.store.leases.holding import hold
from oenach.server.store.writer import Writer
from oenach.server.table.registry import TableRegistry
from oenach.server.upkeep.opening import explained
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER
from oenach.server.work.pool import WorkPool

LARGEST_BODY: Final = 400_000
"""Bytes of a request; a map of one's own is the largest thing that is sent."""

FAREWELL: Final = 5.0
"""Seconds that running commands have when the server stops."""

log = structlog.get_logger("oenach.server")


@dataclass(slots=True)
class Services:
    """Everything that one server process has."""

    settings: Settings
    engine: Engine
    identity: Identity
    registry: TableRegistry
    people: People
    connections: Connections
    metrics: Metrics
    asking: Asking

    @asynccontextmanager
    async def opened(self, _: Litestar) -> AsyncIterator[None]:
        """From the first request to the last; what was acknowledged is on disk at any time."""
        context = self.registry.context
        context.writer.open()
        context.bots.start()
        context.work.start()
        await self.registry.open()
        # The story asks which words there are; the first table should not wait for them.
        context.spawn(_read_catalogue())
        for one in left_out():
            log.warning("game-left-out", game=one.name, why=explain(one.reason))
        log.info("open", database=masked(database_url(self.settings)))
        try:
            yield
        finally:
            await self.registry.close()
            await context.finish(FAREWELL)
            await context.bots.close()
            await context.work.close()
            await context.writer.close()
            await asyncio.to_thread(context.lease.release)
            self.engine.dispose()
            log.info("closed")


async def _read_catalogue() -> None:
    await asyncio.to_thread(bundle, LANGUAGES[0])


def make_services(settings: Settings, randomness: Randomness | None = None) -> Services:
    """Have the database for oneself, bring it to the newest form, and set everything up around it;
    StoreInUse if another process has it.

    Chance comes from the operating system; only a server under test is given another source.
    """
    engine = open_database(database_url(settings), settings.database_seconds)
    with explained(database_url(settings)):
        lease = hold(engine, settings.lease_seconds)
    archive = Archive(engine, lease)
    identity = Identity(server_key(settings.secret, data_folder()))
    context = Context(
        settings=settings,
        archive=archive,
        writer=Writer(engine, lease),
        bots=BotPool(settings.bot_processes or None),
        work=WorkPool(settings.work_processes or None),
        randomness=randomness or SystemRandomness(),
        lease=lease,
    )
    people = People(archive, identity, context.randomness)
    context.forget_people = people.forget
    registry = TableRegistry(context)
    connections = Connections(
        settings.connections, settings.connections_per_person, settings.connections_per_address
    )
    metrics = Metrics()
    metrics.watch(registry, connections)
    people = People(archive, identity, context.randomness)
    return Services(
        settings=settings,
        engine=engine,
        identity=identity,
        registry=registry,
        people=people,
        connections=connections,
        metrics=metrics,
        asking=Asking(context, people, database_url(settings)),
    )


def make_app(services: Services) -> Litestar:
    """The ASGI application."""
    settings = services.settings
    app = Litestar(
        route_handlers=[
            MeController,
            GamesController,
            lessons,
            LessonController,
            TablesController,
            TableController,
            static_data,
            SeatLinkController,
            health,
            healthz,
            readyz,
            about,
            metrics_page,
            table_socket,
            *pages(),
        ],
        dependencies={
            "settings": _always(settings),
            "identity": _always(services.identity),
            "registry": _always(services.registry),
            "people": _always(services.people),
            "connections": _always(services.connections),
            "metrics": _always(services.metrics),
            "asking": _always(services.asking),
            "probe": _always(ReadinessProbe(services.registry.context)),
        },
        lifespan=[services.opened],
        exception_handlers=HANDLERS,
        csrf_config=CSRFConfig(
            services.identity.csrf_secret(),
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=["/metrics"], exclude_opt_key=PACKED
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Óenach",
            version=oenach.__version__,
            description="Tables for board games, their moves and their logs.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/", media_type="application/json")],  # type: ignore[arg-type]
        ),
        logging_config=None,
    )
    # Around everything, for a middleware does not get requests to addresses that there are not.
    app.asgi_handler = Gate(app.asgi_handler, settings, services.metrics, services.identity)
    return app


def _always(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
