"""Nodes whose way to PostgreSQL leads through PgBouncer, which gives a connection to whoever needs
one for a transaction."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import make_url, text

from oenach.server.store.database import open_database
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.node_lease import Node
from server.company import people, play_out, reach, sit_down
from server.fronts.programs import free_port, installed, own_folder, started
from server.guarding import noted
from server.nodes.neighbours import at, nodes, shared_store
from server.nodes.test_workers import Worker
from server.serving import FREELY, KEY, Process
from stores import another_process
from waiting import PATIENCE

__all__ = ["shared_store"]

CONFIGURATION = """\
[databases]
{name} = host={host} port={server_port} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
"""


@contextmanager
def through_pgbouncer(store: str) -> Iterator[str]:
    """The address of the same database by way of a pooler with three connections."""
    program, port, direct = installed("pgbouncer"), free_port(), make_url(store)
    with own_folder() as folder:
        file = folder / "pgbouncer.ini"
        told = CONFIGURATION.format(
            name=direct.database,
            host=direct.host,
            server_port=direct.port or 5432,
            user=direct.username,
            port=port,
        )
        file.write_text(told)
        with started([program, str(file)], folder, port):
            pooled = direct.set(host="127.0.0.1", port=port)
            yield pooled.render_as_string(hide_password=False)


def play(store: str, folder: Path, **settings: object) -> str:
    """Play a match over two nodes; what they logged."""

    async def run() -> None:
        async with nodes(2, store, folder, **settings) as (one, two), people(one.url, 2) as clients:
            table = await sit_down(clients)
            places = [await at(one, clients[0], table), await at(two, clients[1], table)]
            await play_out(places)
            seq = max(place.position["seq"] for place in places)
            for place in places:
                await reach(place, seq)

    with noted() as log:
        asyncio.run(run())
    log.assert_calm()
    return log.text


def test_a_match_is_played_through_a_pooler(shared_store: str, tmp_path: Path) -> None:
    with through_pgbouncer(shared_store) as pooled:
        said = play(pooled, tmp_path)
    assert "no direct connection to the database" in said


def test_a_worker_plays_for_bots_through_a_pooler(shared_store: str, tmp_path: Path) -> None:
    """The server leaves all bots to it; neither has any other way to the database."""

    async def run(pooled: str) -> None:
        server = Process(tmp_path, database=pooled, secret=KEY, **{**FREELY, "bot_processes": -1})
        async with server, people(server.url, 1) as (host,):
            worker = Worker(tmp_path / "worker", pooled)
            try:
                await worker.ready()
                table = await sit_down([host], bots=1)
                await play_out([await host.come_to(table)])
                assert "Traceback" not in worker.errors + server.errors
            finally:
                assert await worker.end(signal.SIGTERM) == 0

    with through_pgbouncer(shared_store) as pooled:
        asyncio.run(run(pooled))


def test_whatever_connection_a_transaction_gets_its_commit_is_on_disk(shared_store: str) -> None:
    """What is set for a session is set on one of the pooler's connections, and the next
    transaction may get another."""
    with another_process(shared_store) as connection:
        name = make_url(shared_store).database
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
        connection.commit()
    with through_pgbouncer(shared_store) as pooled, ExitStack() as stack:
        engine = open_database(pooled)
        stack.callback(engine.dispose)
        lease = join(engine, PATIENCE, Node())
        stack.callback(lease.release)
        # All connections of the pooler but one, which the node needs to renew its lease.
        both = [stack.enter_context(engine.connect()) for _ in range(2)]
        for connection in both:
            lease.check(connection)
        asked = text("SELECT pg_backend_pid(), current_setting('synchronous_commit')")
        found = dict(tuple(connection.execute(asked).one()) for connection in both)
        assert [*found.values()] == ["on", "on"], "two connections, each as it should be"


def test_hints_go_by_a_connection_of_their_own(shared_store: str, tmp_path: Path) -> None:
    with through_pgbouncer(shared_store) as pooled:
        said = play(pooled, tmp_path, hints_database=shared_store)
    assert "no direct connection to the database" not in said
