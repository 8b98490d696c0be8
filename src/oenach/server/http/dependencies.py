"""The parts of the server that handlers are given, by the names of their parameters."""

from __future__ import annotations

from litestar.di import NamedDependency

from oenach.server.http.admission.identity import Identity
from oenach.server.http.admission.limits import Connections, FairBuckets
from oenach.server.http.admission.pace import Pace
from oenach.server.http.admission.people import People
from oenach.server.http.readiness import ReadinessProbe
from oenach.server.http.slow.asking import Asking
from oenach.server.metrics import Metrics
from oenach.server.settings import Settings
from oenach.server.table.registry.registry import TableRegistry

TheSettings = NamedDependency[Settings]
TheIdentity = NamedDependency[Identity]
TheRegistry = NamedDependency[TableRegistry]
ThePeople = NamedDependency[People]
TheConnections = NamedDependency[Connections]
ThePace = NamedDependency[Pace]
TheDear = NamedDependency[FairBuckets]
TheMetrics = NamedDependency[Metrics]
TheAsking = NamedDependency[Asking]
TheProbe = NamedDependency[ReadinessProbe]
