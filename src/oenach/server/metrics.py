"""What the server counts about itself, in the form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

import oenach
from oenach.server.context import Context
from oenach.server.http.admission.limits import Connections
from oenach.server.nodes.workers import Workers
from oenach.server.store.leases.node_lease import process_name
from oenach.server.table.registry.registry import TableRegistry


class Metrics:
    """The counters that are kept as things happen."""

    # Litestar adds the charset.
    media_type = CONTENT_TYPE_LATEST.partition("; charset")[0]

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # By the class of the message: a counter with a lock would cost more than reading one.
        self.messages: Counter[type[Struct]] = Counter()
        self.requests = Histogram(
            "oenach_request_seconds",
            "How long requests took.",
            ["method", "status"],
            registry=self.registry,
        )

    def watch(self, tables: TableRegistry, connections: Connections) -> None:
        """Have what stands elsewhere read whenever somebody looks."""
        self.registry.register(_Standing(tables, connections, self.messages))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


def _node(context: Context) -> Metric:
    """Which of the nodes this is."""
    told = {
        "number": str(context.lease.epoch),
        "name": process_name(),
        "version": oenach.__version__,
    }
    node = GaugeMetricFamily(
        "oenach_node_info", "1: this process among those that have the store.", labels=[*told]
    )
    node.add_metric([*told.values()], 1)
    return node


def _workers(workers: Workers | None) -> Iterator[Metric]:
    count, missing = (0, False) if workers is None else (workers.count, workers.missing)
    yield GaugeMetricFamily(
        "oenach_workers", "Nodes that play for bots, where servers leave that to workers.", count
    )
    yield GaugeMetricFamily(
        "oenach_bots_without_workers",
        "1 while this server plays for bots, for want of workers.",
        int(missing),
    )


def tag_of(message: type[Struct]) -> str:
    """What a kind of message is called on the wire."""
    return str(message.__struct_config__.tag)


class _Standing(Collector):
    """Reads figures where they are kept anyway."""

    def __init__(
        self, tables: TableRegistry, connections: Connections, messages: Counter[type[Struct]]
    ) -> None:
        self._tables = tables
        self._connections = connections
        self._messages = messages

    def collect(self) -> Iterator[Metric]:
        """The figures now."""
        tables, context = self._tables, self._tables.context
        writer, bots = context.writer.figures, context.bots.figures()
        work = context.work.figures()
        messages = CounterMetricFamily("oenach_messages", "Messages of clients.", labels=["kind"])
        for message, read in self._messages.copy().items():
            messages.add_metric([tag_of(message)], read)
        yield messages
        yield _node(context)
        yield from _workers(context.workers)
        yield GaugeMetricFamily("oenach_tables", "Tables in memory.", len(tables.tables))
        yield GaugeMetricFamily(
            "oenach_damaged_matches", "Matches put aside as damaged.", len(tables.put_aside)
        )
        yield GaugeMetricFamily(
            "oenach_uninstalled_matches",
            "Matches asked for whose rules are not installed.",
            len(tables.uninstalled),
        )
        yield GaugeMetricFamily(
            "oenach_lease_lost", "1 while another server has the database.", int(context.lease.lost)
        )
        yield GaugeMetricFamily("oenach_connections", "Open WebSockets.", self._connections.open)
        reports = CounterMetricFamily("oenach_reports", "Reports of people.", labels=["to"])
        for recipient, count in context.reports.items():
            reports.add_metric([recipient], count)
        yield reports
        yield CounterMetricFamily("oenach_writes", "Writes that are on disk.", writer.writes)
        yield CounterMetricFamily("oenach_commits", "Transactions for them.", writer.transactions)
        yield CounterMetricFamily("oenach_commit_seconds", "Seconds in them.", writer.seconds)
        yield CounterMetricFamily("oenach_failed_writes", "Writes that failed.", writer.failed)
        yield CounterMetricFamily("oenach_bot_questions", "Questions to bots.", bots.asked)
        yield GaugeMetricFamily("oenach_bot_waiting", "Questions that wait.", bots.waiting)
        yield GaugeMetricFamily("oenach_bot_busy", "Bots that think now.", bots.busy)
        yield CounterMetricFamily("oenach_bot_seconds", "Seconds of thinking.", bots.thinking)
        faults = CounterMetricFamily("oenach_bot_faults", "Bots that failed.", labels=["kind"])
        for kind, count in bots.faults.items():
            faults.add_metric([str(kind)], count)
        yield faults
        yield CounterMetricFamily("oenach_work_made", "Long jobs that were done.", work.made)
        yield CounterMetricFamily("oenach_work_kept", "Asked for when done already.", work.kept)
        yield CounterMetricFamily("oenach_work_refused", "Refused: too many wait.", work.refused)
        yield CounterMetricFamily("oenach_work_lost", "Lost with their process.", work.lost)
        yield GaugeMetricFamily("oenach_work_waiting", "Long jobs that wait.", work.waiting)
        yield GaugeMetricFamily("oenach_work_busy", "Long jobs that are done now.", work.busy)
