"""All nodes of a store have their games rest while it is exported, and give the time back once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oenach.server.errors import Resting
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import StoreError, open_database
from oenach.server.store.leases.holding import join
from oenach.server.store.leases.node_lease import Node
from oenach.server.upkeep.moving import resting
from oenach.server.upkeep.moving.export_file import opened_export
from oenach.server.upkeep.moving.resting import at_rest, resume
from server.company import people, reach, sit_down
from server.moving import all_rows, home
from server.nodes.neighbours import at, nodes, shared_store
from server.pauses import A_BANK, AN_HOUR, all_rest, clock_due, longer_by_an_hour, typed
from server.serving import running

__all__ = ["home", "shared_store"]


def test_games_rest_at_every_node_and_the_time_is_given_back_once(
    shared_store: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.oenach"

    async def scene() -> None:
        async with nodes(2, shared_store, tmp_path) as (one, two), people(one.url, 2) as clients:
            table = await sit_down(clients, clock=A_BANK)
            here, there = await at(one, clients[0], table), await at(two, clients[1], table)
            due = clock_due(shared_store)
            await typed("export", file, "--database", shared_store, "--pause")
            before = all_rows(shared_store)
            for place in (here, there):
                await all_rest(place, True)
                answer = await place.play("R>1")
                assert (answer["type"], answer["code"]) == ("refused", "resting")
            # A node that comes meanwhile has its games rest, too.
            async with running(tmp_path, database=shared_store) as third:
                late = await at(third, clients[1], table)
                await all_rest(late, True)
                await late.leave()
            assert all_rows(shared_store) == before
            with opened_export(file) as export:
                assert {one.name: one.rows for one in export.header.tables} == {
                    name: len(rows) for name, rows in before.items()
                }
            longer_by_an_hour(shared_store)
            await typed("resume", "--database", shared_store)
            for place in (here, there):
                await all_rest(place, False)
            assert due + AN_HOUR <= clock_due(shared_store) < due + 2 * AN_HOUR
            assert (await here.play("R>1"))["type"] == "acknowledged"
            await reach(there, here.position["seq"])
            assert there.position["clock"]["until"] == clock_due(shared_store)

    asyncio.run(scene())


@contextmanager
def joined(url: str, count: int) -> Iterator[list[Archive]]:
    """Nodes that do what they are told here, and nothing by themselves."""
    engines = [open_database(url) for _ in range(count)]
    leases = [join(engine, 600, Node()) for engine in engines]
    try:
        yield [Archive(engine, lease) for engine, lease in zip(engines, leases, strict=True)]
    finally:
        for engine, lease in zip(engines, leases, strict=True):
            lease.release()
            engine.dispose()


def test_a_node_that_does_not_answer_is_not_passed_over(
    shared_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resting, "ANSWER", 0.0)
    with joined(shared_store, 2) as (one, two):
        engine = open_database(shared_store)
        # The first wish has the number 1, the next one 2.
        one.note_rest(1, since=5)
        with pytest.raises(StoreError, match="server-pause-unanswered"), at_rest(engine, 600):
            pass
        two.add_person("ada", "Ada", 0)
        one.note_rest(2, since=5)
        two.note_rest(2, since=6)
        with at_rest(engine, 600) as wish:
            assert wish is not None and wish.epoch == 2
        engine.dispose()


def test_a_pause_that_is_over_before_all_have_answered_is_none(shared_store: str) -> None:
    with joined(shared_store, 1) as (one,):
        engine = open_database(shared_store)
        one.note_rest(1, since=5)
        with pytest.raises(StoreError, match="server-pause-unanswered"), at_rest(engine, -1):
            pass
        one.add_person("ada", "Ada", 0)
        engine.dispose()


def test_a_node_that_has_not_looked_yet_writes_nothing_either(
    shared_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resting, "ANSWER", 0.0)
    with joined(shared_store, 1) as (one,):
        engine = open_database(shared_store)
        one.note_rest(1, since=5)
        with at_rest(engine, 600), joined(shared_store, 1) as (late,):
            with pytest.raises(Resting):
                late.add_person("ada", "Ada", 0)
            # That it could write it still says.
            assert late.write_nothing() is not None
            resume(engine)
            late.give_back(10, "limit")
            late.add_person("ada", "Ada", 0)
        engine.dispose()
