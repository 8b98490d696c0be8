"""The parts of the server that handlers are given, by the names of their parameters."""

from __future__ import annotations

from litestar.di import NamedDependency

from oenach.server.connections import Connections
from oenach.server.hall import Hall
from oenach.server.identity import Identity
from oenach.server.metrics import Metrics
from oenach.server.people import People
from oenach.server.settings import Settings

TheSettings = NamedDependency[Settings]
TheIdentity = NamedDependency[Identity]
TheHall = NamedDependency[Hall]
ThePeople = NamedDependency[People]
TheConnections = NamedDependency[Connections]
TheMetrics = NamedDependency[Metrics]
