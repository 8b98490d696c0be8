"""One process has an SQLite store, several nodes a PostgreSQL store, unless one has it alone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

import waiting
from oenach.server.client import Client
from oenach.server.store import schema
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import IN_MEMORY, StoreError, open_database
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.holding import bring_up_to_date, hold, join
from oenach.server.store.leases.lease import NO_LEASE, Lease, LeaseLost, StoreInUse
from oenach.server.store.leases.node_lease import Node, NodeLease
from oenach.server.store.leases.row_lease import RowLease
from oenach.server.store.leases.sharing import TIDYING, Sharing
from oenach.server.store.migrating import NEWEST, change_form, version_of
from server.serving import Process
from stores import another_process, database, engine

__all__ = ["database", "engine"]

SECONDS = 1.0
"""A holder that is gone is waited for so long."""


@contextmanager
def held(engine: Engine) -> Iterator[Lease]:
    lease = hold(engine, SECONDS)
    try:
        yield lease
    finally:
        lease.release()


def people_stored(url: str) -> int:
    with another_process(url) as connection:
        return int(connection.execute(select(func.count()).select_from(schema.people)).scalar_one())


def test_a_store_is_held_once_and_again_when_it_is_released(database: str) -> None:
    one, two = open_database(database), open_database(database)
    epochs = []
    for first, second in ((one, two), (two, one)):
        with held(first) as lease:
            epochs.append(lease.epoch)
            Archive(first, lease).add_person("ada", "Ada", 0)
            with pytest.raises(StoreInUse) as refused:
                hold(second, SECONDS)
            assert refused.value.key in ("server-file-in-use", "server-store-in-use")
            assert not lease.lost
        with first.begin() as connection:
            connection.execute(schema.people.delete())
    assert epochs == ([0, 0] if one.dialect.name == "sqlite" else [1, 2])
    one.dispose()
    two.dispose()


def test_a_store_in_memory_needs_no_lease() -> None:
    for _ in range(2):
        assert hold(open_database(f"sqlite:///{IN_MEMORY}"), SECONDS) is NO_LEASE
    assert not Path(IN_MEMORY).exists()


def test_a_store_that_cannot_be_locked_says_why(tmp_path: Path) -> None:
    (tmp_path / "oenach.db.lock").mkdir()
    with pytest.raises(StoreError) as refused:
        FileLease(tmp_path / "oenach.db")
    assert refused.value.key == "server-file-unlockable"


def test_who_only_reads_does_so_beside_the_holder(database: str) -> None:
    one, two = open_database(database), open_database(database)
    with held(one) as lease:
        Archive(one, lease).count_step("tain", "first", 0)
        bring_up_to_date(two, SECONDS)
        assert Archive(two).steps_counted() == {("tain", "first"): {0: 1}}
        # A store in an earlier form is not changed under whoever has it.
        if one.dialect.name == "sqlite":
            change_form(one, "0003")
            with pytest.raises(StoreInUse):
                bring_up_to_date(two, SECONDS)
    bring_up_to_date(two, SECONDS)
    assert version_of(two) == NEWEST
    one.dispose()
    two.dispose()


# What only PostgreSQL's can: be lost, and be shared.


def on_postgres(engine: Engine) -> None:
    if engine.dialect.name != "postgresql":
        pytest.skip("a lock on a file cannot be lost")


def frozen(engine: Engine) -> RowLease:
    """A holder that renews nothing any more, and does not know."""
    lease = RowLease(engine, SECONDS)
    lease.take(lambda *_: None)
    lease._ended.set()
    return lease


def test_a_holder_that_was_frozen_writes_nothing(engine: Engine, database: str) -> None:
    on_postgres(engine)
    lease = frozen(engine)
    waited: list[str] = []
    other = RowLease(engine, SECONDS)
    other.take(lambda holder, _: waited.append(holder))
    assert len(waited) == 1 and str(os.getpid()) in waited[0]
    assert not lease.lost and other.epoch == lease.epoch + 1
    archive = Archive(engine, lease)
    with pytest.raises(LeaseLost):
        archive.add_person("ada", "Ada", 0)
    assert lease.lost and people_stored(database) == 0
    Archive(engine, other).add_person("bo", "Bo", 0)
    assert people_stored(database) == 1
    other.release()


def test_a_holder_that_is_frozen_within_a_transaction_does_not_keep_the_store(
    engine: Engine, database: str
) -> None:
    on_postgres(engine)
    lease = frozen(engine)
    other = RowLease(engine, SECONDS)
    with engine.connect() as connection:
        with pytest.raises(SQLAlchemyError), connection.begin():
            lease.check(connection)
            connection.execute(insert(schema.people).values(id="ada", name="Ada", created=0))
            other.take(lambda *_: None)
        connection.invalidate()
    assert people_stored(database) == 0
    other.release()


def test_a_lease_that_was_lost_is_taken_up_again_when_it_is_free(engine: Engine) -> None:
    on_postgres(engine)
    lease, other = RowLease(engine, SECONDS), RowLease(engine, SECONDS)
    lease.take(lambda *_: None)
    with engine.begin() as connection:
        connection.execute(schema.leases.update().values(until=0))
    assert other._try_to_take() is None
    waiting.until(lambda: lease.lost, "the loss to be noticed")
    other.release()
    waiting.until(lambda: not lease.lost, "the lease to be taken up again")
    assert lease.epoch == 3
    lease.release()


def joined(engine: Engine) -> NodeLease:
    lease = join(engine, SECONDS, Node())
    assert isinstance(lease, NodeLease)
    return lease


def test_nodes_have_a_store_together_and_nobody_has_it_alone_meanwhile(engine: Engine) -> None:
    on_postgres(engine)
    one, two = joined(engine), joined(engine)
    assert one.epoch != two.epoch
    for number, lease in enumerate((one, two)):
        Archive(engine, lease).add_person(f"ada-{number}", "Ada", 0)
    with pytest.raises(StoreInUse) as refused:
        hold(engine, SECONDS)
    assert str(os.getpid()) in str(refused.value.facts)
    one.release()
    two.release()
    alone = hold(engine, SECONDS)
    with pytest.raises(StoreInUse):
        joined(engine)
    alone.release()
    again = joined(engine)
    assert again.epoch > two.epoch
    again.release()


def test_a_node_that_was_frozen_writes_nothing_and_comes_back_under_another_number(
    engine: Engine, database: str
) -> None:
    on_postgres(engine)
    frozen_node = NodeLease(engine, SECONDS, Node())
    frozen_node._register()
    before = frozen_node.epoch
    with joined_for_a_while(engine) as other:
        waiting.until(lambda: not other_nodes(engine, other), "the frozen node to be held gone")
        with pytest.raises(LeaseLost):
            Archive(engine, frozen_node).add_person("ada", "Ada", 0)
        assert frozen_node.lost and people_stored(database) == 0
        frozen_node._renewing.start()
        waiting.until(lambda: not frozen_node.lost, "the node to be one of them again")
        assert frozen_node.epoch > max(before, other.epoch)
        Archive(engine, frozen_node).add_person("ada", "Ada", 0)
    frozen_node.release()
    assert people_stored(database) == 1


def test_a_node_whose_time_is_over_does_not_prolong_it_though_nobody_has_buried_it(
    engine: Engine,
) -> None:
    """Meanwhile somebody may have the store alone, or have changed its form."""
    on_postgres(engine)
    frozen_node = NodeLease(engine, SECONDS, Node())
    frozen_node._register()
    assert frozen_node._prolong()
    with engine.begin() as connection:
        connection.execute(schema.nodes.update().where(own(frozen_node)).values(until=0))
    alone = hold(engine, waiting.PATIENCE)
    assert not frozen_node._prolong()
    with pytest.raises(LeaseLost):
        Archive(engine, frozen_node).add_person("ada", "Ada", 0)
    alone.release()
    assert frozen_node._register() is None
    Archive(engine, frozen_node).add_person("ada", "Ada", 0)
    frozen_node.release()


def test_a_node_whose_time_is_over_is_not_ready_and_comes_back_with_its_next_look(
    engine: Engine,
) -> None:
    """As after a database that was frozen for longer: whoever was told that the server is ready
    again must not be refused a moment later."""
    on_postgres(engine)
    late = NodeLease(engine, waiting.PATIENCE, Node())
    late._register()
    archive, before = Archive(engine, late), late.epoch
    archive.write_nothing()
    with engine.begin() as connection:
        connection.execute(schema.nodes.update().where(own(late)).values(until=0))
    with pytest.raises(LeaseLost):
        archive.write_nothing()
    late._renew_once()
    assert not late.lost and late.epoch > before
    archive.write_nothing()
    late.release()


def test_nobody_buries_a_node_while_it_writes(engine: Engine) -> None:
    on_postgres(engine)
    late = NodeLease(engine, SECONDS, Node())
    late._register()
    with joined_for_a_while(engine) as other, engine.begin() as connection:
        late.check(connection)
        connection.execute(schema.nodes.update().where(own(late)).values(until=0))
        assert other._bury() == 0
    assert other_nodes(engine, late) == []


def test_one_node_tidies_up_for_all(engine: Engine) -> None:
    on_postgres(engine)
    an_hour = 3_600_000
    tidying = schema.leases.c.name == TIDYING
    with joined_for_a_while(engine) as one, joined_for_a_while(engine) as two:
        ours, theirs = Sharing(engine, one), Sharing(engine, two)
        assert ours.claim_tidying(an_hour)
        assert not theirs.claim_tidying(an_hour) and not ours.claim_tidying(an_hour)
        with engine.begin() as connection:
            connection.execute(schema.leases.update().where(tidying).values(until=0))
        with engine.begin() as connection:
            connection.execute(select(schema.leases).where(tidying).with_for_update())
            assert not theirs.claim_tidying(an_hour), "another is about to, and not waited for"
        assert theirs.claim_tidying(an_hour)
        # One that is frozen does not come back by itself.
        frozen_node = NodeLease(engine, SECONDS, Node())
        frozen_node._register()
        with engine.begin() as connection:
            connection.execute(schema.leases.update().where(tidying).values(until=0))
            connection.execute(schema.nodes.delete().where(own(frozen_node)))
        with pytest.raises(LeaseLost):
            Sharing(engine, frozen_node).claim_tidying(an_hour)


@contextmanager
def joined_for_a_while(engine: Engine) -> Iterator[NodeLease]:
    lease = joined(engine)
    try:
        yield lease
    finally:
        lease.release()


def own(lease: NodeLease) -> Any:
    return schema.nodes.c.epoch == lease.epoch


def other_nodes(engine: Engine, but: NodeLease) -> list[int]:
    with engine.connect() as connection:
        found = connection.execute(select(schema.nodes.c.epoch).where(~own(but)))
        return list(found.scalars())


# Servers.


def settings(database: str) -> dict[str, Any]:
    return {"database": database, "lease_seconds": SECONDS, "log_level": "warning"}


def run_beside(folder: Path, database: str, *command: str) -> subprocess.CompletedProcess[str]:
    """A command of its own process, beside a server."""
    environment = {**os.environ, "OENACH_DATA": str(folder), "OENACH_LEASE_SECONDS": str(SECONDS)}
    return subprocess.run(
        [sys.executable, "-m", "oenach.cli", *command, "--database", database],
        env=environment,
        capture_output=True,
        text=True,
        timeout=waiting.PATIENCE,
    )


def test_a_second_server_refuses_to_start_and_says_what_to_do(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'oenach.db'}"

    async def run() -> None:
        async with Process(tmp_path, **settings(database)) as server:
            second = await asyncio.to_thread(run_beside, tmp_path, database, "serve", "--port", "0")
            assert second.returncode != 0 and "Traceback" not in second.stderr, second.stderr
            assert "--database" in second.stderr, second.stderr
            figures = await asyncio.to_thread(
                run_beside, tmp_path, database, "lessons", "--figures"
            )
            assert figures.returncode == 0, figures.stderr
            async with Client(server.url) as client:
                await client.rename("Ada")
            # As after a power cut: nobody has released anything.
            await server.kill()
            await server.start()
            async with Client(server.url) as client:
                await client.rename("Ada")

    asyncio.run(run())
