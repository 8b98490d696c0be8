"""Becoming one of the nodes of a store, and what such a node does beside its own work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

import structlog
from sqlalchemy import Connection, Engine

from oenach.bots.hosting.pool import BotPool
from oenach.games.installed import games, left_out
from oenach.kernel.registry import rules_versions
from oenach.messages.explaining import explain
from oenach.server.context import Context
from oenach.server.nodes.hints import NO_LINE, Hints, NoHints
from oenach.server.nodes.other_rules import OtherRules
from oenach.server.nodes.presences import StoredPresences
from oenach.server.nodes.workers import Workers
from oenach.server.randomness import Randomness, SystemRandomness
from oenach.server.settings import Settings, database_url
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import address_of, close_database, masked
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.lease import Lease
from oenach.server.store.leases.node_lease import Node, Rules
from oenach.server.store.leases.sharing import Sharing
from oenach.server.store.stillness import Stillness
from oenach.server.store.writing.writer import Writer
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.upkeep.opening import explained, opened_to_serve
from oenach.server.workers.pool import WorkPool

FAREWELL: Final = 5.0
"""Seconds that running commands have when a node stops."""

log = structlog.get_logger("oenach.server")


@dataclass(slots=True)
class Membership:
    """What a node has: its connections to the store, what its tables are given, and these."""

    engine: Engine
    context: Context
    registry: TableRegistry

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """From the first thing to do to the last; what was acknowledged is on disk at any time."""
        context = self.context
        context.writer.open()
        context.bots.start()
        await self.registry.open()
        watching = None
        if context.workers is not None:
            watching = asyncio.create_task(context.workers.watch())
        for one in left_out():
            log.warning("game-left-out", game=one.name, why=explain(one.reason))
        log.info("open", database=masked(database_url(context.settings)), node=context.lease.epoch)
        try:
            yield
        finally:
            if watching is not None:
                watching.cancel()
                with suppress(asyncio.CancelledError):
                    await watching
            await self.registry.close()
            await context.finish(FAREWELL)
            await context.bots.close()
            await context.work.close()
            context.threads.close()
            await context.writer.close()
            await asyncio.to_thread(context.lease.release)
            close_database(self.engine)
            log.info("closed")


def become_node(
    settings: Settings,
    kind: str,
    agree: Callable[[Connection], None] = lambda _: None,
    randomness: Randomness | None = None,
) -> Membership:
    """Join those who have the store, which is brought to the newest form, once it is agreed what
    all of them go by; StoreInUse if somebody has it alone.

    Chance comes from the operating system; only a server under test is given another source.
    """
    engine = opened_to_serve(database_url(settings), settings.database_seconds)
    # Where workers play, hints still come from here.
    bots = BotPool(abs(settings.bot_processes) or None)
    rules = known_rules()
    node = Node(kind, bots.processes if settings.bot_processes >= 0 else 0, rules)
    with explained(database_url(settings)):
        lease = join(engine, settings.lease_seconds, node, agree)
    stillness = Stillness()
    context = Context(
        settings=settings,
        archive=Archive(engine, lease, stillness),
        writer=Writer(engine, lease, stillness),
        bots=bots,
        work=WorkPool(settings.work_processes or None),
        randomness=randomness or SystemRandomness(),
        lease=lease,
        sharing=Sharing(engine, lease, rules if lease.shared else None),
        stillness=stillness,
    )
    if lease.shared:
        share(context)
        context.other_rules = OtherRules(context.sharing, lease, rules)
        context.other_rules.look()
    return Membership(engine, context, TableRegistry(context))


def known_rules() -> Rules:
    """The versions of rules by which this program can play, by game."""
    return {name: rules_versions(name) for name in games()}


def share(context: Context) -> None:
    """Have the others told what is stored here, and who is connected."""
    context.hints = hints_by(context.settings, context.lease)
    context.presences = StoredPresences(context.lease, context.writer)
    if context.settings.bot_processes < 0:
        context.workers = Workers(context.sharing, 2 * context.settings.lease_seconds)

    def tell(stored: Sequence[Write]) -> None:
        tables: set[int] = set()
        for write in stored:
            tables |= write.matches()
        if tables:
            context.hints.send(tables, unclaimed=any(map(_leaves_something, stored)))

    context.writer.on_stored = tell


def hints_by(settings: Settings, lease: Lease) -> Hints:
    """The way to the other nodes that the settings name."""
    if settings.hints_database == "none":
        log.warning(NO_LINE, setting="hints_database")
        return NoHints()
    url = address_of(settings.hints_database or database_url(settings))
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    # Its driver is an extra, which a server of one machine does without.
    from oenach.server.nodes.postgres_hints import PostgresHints

    return PostgresHints(address, lambda: lease.epoch)


def _leaves_something(write: Write) -> bool:
    """Whether something is due now that nobody has taken on."""
    return any(kind is Kind.DUE and row["node"] is None for kind, row in write.rows)
