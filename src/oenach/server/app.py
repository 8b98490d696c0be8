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
from oenach.hosting.pool import BotPool
from oenach.messages.catalogues import LANGUAGES, bundle
from oenach.server.connections import Connections
from oenach.server.gate import Gate
from oenach.server.hall import Hall
from oenach.server.house import House
from oenach.server.identity import Identity, server_key
from oenach.server.lobby import GamesController, MeController, TablesController
from oenach.server.metrics import Metrics
from oenach.server.names import CSRF_COOKIE, CSRF_HEADER
from oenach.server.operating import health, metrics_page
from oenach.server.pages import pages
from oenach.server.people import People
from oenach.server.problems import HANDLERS
from oenach.server.randomness import Randomness, SystemRandomness
from oenach.server.settings import Settings, data_folder, database_url
from oenach.server.socket import table_socket
from oenach.server.store.archive import Archive
from oenach.server.store.database import masked, open_database
from oenach.server.store.migrating import migrate
from oenach.server.store.writer import Writer
from oenach.server.table_routes import SeatLinkController, TableController

LARGEST_BODY: Final = 400_000
"""Bytes of a request; a map of one's own for Celtic Trader is the largest thing that is sent."""

FAREWELL: Final = 5.0
"""Seconds that running commands have when the server stops."""

log = structlog.get_logger("oenach.server")


@dataclass(slots=True)
class Premises:
    """Everything that one server process has."""

    settings: Settings
    engine: Engine
    identity: Identity
    hall: Hall
    people: People
    connections: Connections
    metrics: Metrics

    @asynccontextmanager
    async def opened(self, _: Litestar) -> AsyncIterator[None]:
        """From the first request to the last; what was acknowledged is on disk at any time."""
        house = self.hall.house
        house.writer.open()
        house.bots.start()
        await self.hall.open()
        # The story asks which words there are; the first table should not wait for them.
        house.spawn(_read_catalogue())
        log.info("open", database=masked(database_url(self.settings)))
        try:
            yield
        finally:
            await self.hall.close()
            await house.finish(FAREWELL)
            await house.bots.close()
            await house.writer.close()
            self.engine.dispose()
            log.info("closed")


async def _read_catalogue() -> None:
    await asyncio.to_thread(bundle, LANGUAGES[0])


def make_premises(settings: Settings, randomness: Randomness | None = None) -> Premises:
    """Open the database, bring it to the newest form, and set everything up around it.

    Chance comes from the operating system; only a server under test is given another source.
    """
    engine = open_database(database_url(settings))
    migrate(engine)
    archive = Archive(engine)
    identity = Identity(server_key(settings.secret, data_folder()))
    house = House(
        settings,
        archive,
        Writer(engine),
        BotPool(settings.bot_processes or None),
        randomness or SystemRandomness(),
    )
    hall = Hall(house)
    connections = Connections(
        settings.connections, settings.connections_per_person, settings.connections_per_address
    )
    metrics = Metrics()
    metrics.watch(hall, connections)
    return Premises(
        settings, engine, identity, hall, People(archive, identity), connections, metrics
    )


def make_app(premises: Premises) -> Litestar:
    """The ASGI application."""
    settings = premises.settings
    app = Litestar(
        route_handlers=[
            MeController,
            GamesController,
            TablesController,
            TableController,
            SeatLinkController,
            health,
            metrics_page,
            table_socket,
            *pages(),
        ],
        dependencies={
            "settings": _always(settings),
            "identity": _always(premises.identity),
            "hall": _always(premises.hall),
            "people": _always(premises.people),
            "connections": _always(premises.connections),
            "metrics": _always(premises.metrics),
        },
        lifespan=[premises.opened],
        exception_handlers=HANDLERS,
        csrf_config=CSRFConfig(
            premises.identity.csrf_secret(), cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude=["/metrics"]
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Óenach",
            version=oenach.__version__,
            description="Tables for Táin, Keltis and Celtic Trader.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/", media_type="application/json")],  # type: ignore[arg-type]
        ),
        logging_config=None,
    )
    # Around everything, for a middleware does not get requests to addresses that there are not.
    app.asgi_handler = Gate(app.asgi_handler, settings, premises.metrics)
    return app


def _always(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
