"""What a node reads of tables at which others did something: all of it together, and once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, delete, event

from oenach.server.errors import Unavailable
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.store.schema import matches
from oenach.server.table.news import Known, News, read_news
from oenach.server.table.registry import following
from oenach.server.table.registry import registry as registry_module
from oenach.server.table.registry.live_tables import LiveTables
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.visitor import Visitor
from server.company import gather_round, my_turn, people
from server.nodes.neighbours import nodes, shared_store
from server.serving import running
from stores import at_leisure, play_at_random, started_table
from waiting import until_async

__all__ = ["at_leisure", "shared_store"]

Scene = Callable[[TableRegistry, Archive, Engine], Awaitable[None]]


def with_a_node(scene: Scene) -> Callable[[str, Path], None]:
    """Makes a test of what is to be read at one node, and of the store behind it."""

    async def happening(store: str, folder: Path) -> None:
        engine = open_database(store)
        try:
            async with nodes(1, store, folder) as (node,):
                registry = node.services.registry
                await scene(registry, Archive(engine, registry.context.lease), engine)
        finally:
            engine.dispose()

    def test(shared_store: str, tmp_path: Path) -> None:
        asyncio.run(happening(shared_store, tmp_path))

    test.__name__, test.__doc__ = scene.__name__, scene.__doc__
    return test


@contextmanager
def statements(engine: Engine) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(*said: object) -> None:
        asked.append(str(said[2]))

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


def known(tables: list[Table]) -> dict[int, Known]:
    return {table.row.number: table.known() for table in tables}


def found(archive: Archive, tables: dict[int, Known]) -> dict[int, News | None]:
    return read_news(archive, tables)


@with_a_node
async def test_news_of_many_tables_take_as_many_questions_as_those_of_one(
    registry: TableRegistry, archive: Archive, engine: Engine
) -> None:
    tables = [await started_table(registry) for _ in range(12)]
    before = known(tables)
    for table in tables:
        await play_at_random(table, random.Random(1), 3)
    with statements(engine) as of_one:
        found(archive, {tables[0].row.number: before[tables[0].row.number]})
    with statements(engine) as of_all:
        news = found(archive, before)
    assert len(of_all) == len(of_one)
    for table in tables:
        told = news[table.row.number]
        assert told is not None
        seqs = [row.seq for row in told.events]
        assert seqs == [*range(before[table.row.number].seq + 1, table.stamp().seq + 1)]
        assert {*told.due} == {*archive.due_of(table.row.number)}


@with_a_node
async def test_of_tables_at_which_nothing_happened_only_that_is_read(
    registry: TableRegistry, archive: Archive, engine: Engine
) -> None:
    still, other = [await started_table(registry) for _ in range(2)]
    before = known([still, other])
    with statements(engine) as asked:
        assert found(archive, before) == dict.fromkeys(before)
    assert len([one for one in asked if "FROM" in one]) == 1
    await play_at_random(other, random.Random(2), 1)
    news = found(archive, before)
    assert news[still.row.number] is None and news[other.row.number] is not None


@with_a_node
async def test_the_end_of_a_match_is_read_though_its_events_are_packed(
    registry: TableRegistry, archive: Archive, engine: Engine
) -> None:
    table = await started_table(registry)
    before = known([table])
    await play_at_random(table, random.Random(3))
    assert await asyncio.to_thread(registry.context.archive.pack, table.row.number)
    told = found(archive, before)[table.row.number]
    assert told is not None and told.row.state == "over"
    assert told.events[-1].seq == table.stamp().seq


@with_a_node
async def test_a_table_that_is_gone_is_missing(
    registry: TableRegistry, archive: Archive, engine: Engine
) -> None:
    gone, there = [await started_table(registry) for _ in range(2)]
    before = known([gone, there])
    with engine.begin() as connection:
        connection.execute(delete(matches).where(matches.c.number == gone.row.number))
    assert {*found(archive, before)} == {there.row.number}


@pytest.mark.parametrize("meanwhile", [False, True], ids=["nobody", "somebody"])
def test_what_was_read_is_taken_in_or_read_again_if_somebody_had_the_table_since(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: bool
) -> None:
    # What is told by a hint, or found by looking each second, would be there first.
    monkeypatch.setattr(following, "POLL", 3600)

    async def happening() -> None:
        async with nodes(2, shared_store, tmp_path, hints_database="none") as (one, two):
            table = await started_table(one.services.registry)
            same = await two.services.registry.table(table.row.id)
            before = same.known()
            await play_at_random(table, random.Random(4), 2)
            number, then = table.row.number, table.stamp()
            archive = two.services.registry.context.archive
            news = (await asyncio.to_thread(read_news, archive, {number: before}))[number]
            assert news is not None
            await play_at_random(table, random.Random(5), 2)
            if meanwhile:
                async with same.lock:
                    pass
            await same.take_in(before, news)
            assert same.stamp() == (table.stamp() if meanwhile else then)

    asyncio.run(happening())


def test_a_table_that_somebody_always_has_is_looked_at_all_the_same(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "POLL", 3600)

    async def happening() -> None:
        async with nodes(2, shared_store, tmp_path) as (one, two):
            table = await started_table(one.services.registry)
            same = await two.services.registry.table(table.row.id)
            ended = asyncio.Event()

            async def have_it_again_and_again() -> None:
                while not ended.is_set():
                    async with same.lock:
                        await asyncio.sleep(0)

            others = [asyncio.create_task(have_it_again_and_again()) for _ in range(3)]
            await play_at_random(table, random.Random(6), 8)
            await until_async(lambda: same.stamp() == table.stamp(), "what was done is known")
            ended.set()
            await asyncio.gather(*others)

    asyncio.run(happening())


def test_a_bots_move_that_no_hint_tells_of_is_found_by_looking_each_second(
    shared_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The look that is seldom comes once, at the start.
    monkeypatch.setattr(registry_module, "SWEEP", 3600)
    unhinted = {"database": shared_store, "hints_database": "none"}

    async def happening() -> None:
        async with (
            running(tmp_path, bot_processes=-1, **unhinted) as server,
            running(tmp_path, **unhinted),
            people(server.url, 1) as clients,
        ):
            _, (place,) = await gather_round(clients, bots=1)
            await my_turn(place)
            await place.play(place.position["offers"][0]["text"])
            await my_turn(place)

    asyncio.run(happening())


@with_a_node
async def test_live_tables_are_found_by_id_and_by_number(
    registry: TableRegistry, archive: Archive, engine: Engine
) -> None:
    one, two = [await started_table(registry) for _ in range(2)]
    live = LiveTables()
    live[one.row.id], live[two.row.id] = one, two
    assert live.numbered([two.row.number, -1]) == {two.row.number: two}
    assert live.by_number() == {one.row.number: one, two.row.number: two}
    del live[one.row.id]
    assert live.numbered([one.row.number, two.row.number]) == {two.row.number: two}
    assert [*live] == [two.row.id] and len(live) == 1


def test_a_table_at_which_nobody_is_here_is_let_go_when_others_play_there(
    shared_store: str, tmp_path: Path
) -> None:
    async def happening() -> None:
        async with nodes(2, shared_store, tmp_path) as (one, two):
            registry = two.services.registry
            table, followed = [await started_table(one.services.registry) for _ in range(2)]
            left = await registry.table(table.row.id)
            there = await registry.table(followed.row.id)
            there.audience.add(Visitor(None, None, -1))
            for same in (left, there):
                same.audience.idle_since -= 2 * following.LEFT
            for here in (table, followed):
                await play_at_random(here, random.Random(7), 4)
            await until_async(lambda: there.stamp() == followed.stamp(), "what was done is known")
            await until_async(lambda: table.row.id not in registry.tables, "it is let go")
            assert registry.tables[followed.row.id] is there
            again = await registry.table(table.row.id)
            assert again is not left and again.stamp() == table.stamp()
            with pytest.raises(Unavailable):
                await left.enter(Visitor(None, None, -1))

    asyncio.run(happening())
