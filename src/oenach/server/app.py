"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from sqlalchemy import Engine

import oenach
from oenach.messages.catalogues import LANGUAGES, bundle
from oenach.server.http.about import about, licences
from oenach.server.http.admission.gate import Gate
from oenach.server.http.admission.identity import Identity, server_key
from oenach.server.http.admission.limits import Connections, FairBuckets
from oenach.server.http.admission.new_tables import NewTables
from oenach.server.http.admission.pace import Pace
from oenach.server.http.admission.people import People
from oenach.server.http.admission.under_path import UnderPath
from oenach.server.http.games import GamesController
from oenach.server.http.lessons.routes import LessonController, lessons
from oenach.server.http.lobby import MeController, TablesController
from oenach.server.http.operating import health, healthz, metrics_page, readyz, seen
from oenach.server.http.pages import pages
from oenach.server.http.problems import HANDLERS
from oenach.server.http.readiness import ReadinessProbe
from oenach.server.http.resting import refusing_at_rest
from oenach.server.http.slow.asking import PACKED, Asking
from oenach.server.http.slow.static_data import static_data
from oenach.server.http.table.report_routes import ReportController
from oenach.server.http.table.routes import TableController
from oenach.server.http.table.seat_links import SeatLinkController
from oenach.server.http.table.socket import dear_messages, message_pace, table_socket
from oenach.server.joining import Membership, become_node
from oenach.server.metrics import Metrics
from oenach.server.randomness import Randomness
from oenach.server.settings import Settings, data_folder, database_url
from oenach.server.store.agreements import agree_on_key
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER

LARGEST_BODY: Final = 400_000
"""Bytes of a request; a map of one's own is the largest thing that is sent."""


@dataclass(slots=True)
class Services:
    """Everything that one server process has."""

    settings: Settings
    membership: Membership
    identity: Identity
    people: People
    connections: Connections
    pace: Pace
    dear: FairBuckets
    metrics: Metrics
    asking: Asking

    @property
    def registry(self) -> TableRegistry:
        """All tables."""
        return self.membership.registry

    @property
    def engine(self) -> Engine:
        """The connections to the store."""
        return self.membership.engine

    @asynccontextmanager
    async def opened(self, _: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        context = self.membership.context
        context.work.start()
        async with self.membership.at_work():
            # The story asks which words there are; the first table should not wait for them.
            context.spawn(_read_catalogue())
            yield


async def _read_catalogue() -> None:
    await asyncio.to_thread(bundle, LANGUAGES[0])


def make_services(settings: Settings, randomness: Randomness | None = None) -> Services:
    """Become a node of the store, and set everything up around it; StoreInUse if another process
    has it alone.

    Chance comes from the operating system; only a server under test is given another source.
    """
    key = server_key(settings.secret, data_folder())
    membership = become_node(
        settings, "server", lambda connection: agree_on_key(connection, key), randomness
    )
    context, identity = membership.context, Identity(key)
    people = People(context.archive, identity, context.randomness, shared=context.lease.shared)
    context.count_table = NewTables(settings).count
    context.forget_people = people.forget
    context.check_people = people.look_again
    connections = Connections(
        settings.connections, settings.connections_per_person, settings.connections_per_address
    )
    metrics = Metrics()
    metrics.watch(membership.registry, connections)
    return Services(
        settings=settings,
        membership=membership,
        identity=identity,
        people=people,
        connections=connections,
        pace=message_pace(settings),
        dear=dear_messages(settings),
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
            ReportController,
            static_data,
            SeatLinkController,
            health,
            healthz,
            readyz,
            seen,
            about,
            licences,
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
            # No field of what people send may have the name of one of these: the framework takes
            # what is wrong with it for a fault of the server.
            "paced": _always(services.pace),
            "dear": _always(services.dear),
            "metrics": _always(services.metrics),
            "asking": _always(services.asking),
            "probe": _always(ReadinessProbe(services.registry.context)),
        },
        lifespan=[services.opened],
        before_request=refusing_at_rest(services.registry.context.stillness),
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
            servers=[Server(url=settings.path or "/")],
            render_plugins=[JsonRenderPlugin(path="/", media_type="application/json")],  # type: ignore[arg-type]
        ),
        logging_config=None,
    )
    # Around everything, for a middleware does not get requests to addresses that there are not.
    gate = Gate(app.asgi_handler, settings, services.metrics, services.people)
    app.asgi_handler = UnderPath(gate, settings)
    return app


def _always(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
