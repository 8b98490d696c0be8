"""What a node knows of the rules of others, though they say nothing for a while."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, delete, update

from oenach.server.nodes.other_rules import AWAITED, OtherRules
from oenach.server.store.database import open_database
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.node_lease import Node
from oenach.server.store.leases.sharing import Sharing
from oenach.server.store.migrating import migrate
from oenach.server.store.schema import nodes
from server.guarding import noted
from server.nodes.neighbours import shared_store

__all__ = ["shared_store"]

OURS = {"tain": (1,)}
THEIRS = {"tain": (1,), "pebbles": (1, 2)}
AN_HOUR = 3600


@pytest.mark.parametrize("gone", [update(nodes).values(until=0), delete(nodes)])
def test_a_node_that_is_gone_for_a_moment_is_expected_back_with_its_rules(
    shared_store: str, gone: object
) -> None:
    """As where a machine stands still for longer than a lease lasts."""
    engine = open_database(shared_store)
    migrate(engine)
    now = [0.0]
    mine = join(engine, AN_HOUR, Node("server", 1, OURS))
    others = OtherRules(Sharing(engine, mine), mine, OURS, lambda: now[0])
    with noted() as log:
        others.look()
        assert not others.played("pebbles", 1)
        theirs = join(engine, AN_HOUR, Node("server", 1, THEIRS))
        assert others.played("pebbles", 2)
        assert not others.played("pebbles", 3)
        _carry_out(engine, gone)
        now[0] = AWAITED - 1
        assert others.played("pebbles", 1)
        now[0] = AWAITED
        assert not others.played("pebbles", 1)
        assert log.text.count("another node has other rules") == 1
    for lease in (mine, theirs):
        lease.release()
    engine.dispose()


def _carry_out(engine: Engine, statement: object) -> None:
    with engine.begin() as connection:
        connection.execute(statement)  # type: ignore[call-overload]
