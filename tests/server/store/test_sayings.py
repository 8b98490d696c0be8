"""What was said at a table is kept up to a number: the oldest goes when something new is said."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Engine, select

from oenach.server.store.archive.archive import Archive
from oenach.server.store.schema import sayings
from oenach.server.store.writing import statements
from oenach.server.store.writing.writer import Writer
from oenach.server.store.writing.writes import Kind, Write
from server.store.test_store import stored_match, with_writer
from stores import database, engine

__all__ = ["database", "engine"]

FEW = 5


@pytest.fixture(autouse=True)
def few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a test need not say hundreds of things."""
    monkeypatch.setattr(statements, "MOST_SAYINGS", FEW)


def said(match: int, number: int) -> Write:
    """Something that was said at a table."""
    row = {"match": match, "at": number, "name": "Medb", "seat": 0, "text": f"{match}.{number}"}
    row |= {"id": f"{match}-{number}", "person": "medb", "hidden": False}
    return Write([(Kind.SAYING, row)])


def kept(engine: Engine, match: int) -> list[str]:
    """What is stored of what was said at a table, the oldest first."""
    here = select(sayings.c.text).where(sayings.c.match == match).order_by(sayings.c.number)
    with engine.connect() as connection:
        return [str(words) for words in connection.execute(here).scalars()]


def test_a_table_keeps_the_latest_that_was_said_and_takes_nothing_from_others(
    engine: Engine,
) -> None:
    stored_match(engine, 1)
    stored_match(engine, 2)

    async def work(writer: Writer) -> None:
        await asyncio.gather(*[writer.commit(said(2, number)) for number in range(FEW)])
        # Together, and one after the other.
        await asyncio.gather(*[writer.commit(said(1, number)) for number in range(3 * FEW)])
        assert kept(engine, 1) == [f"1.{number}" for number in range(2 * FEW, 3 * FEW)]
        for number in range(3 * FEW, 3 * FEW + 3):
            await writer.commit(said(1, number))
            assert len(kept(engine, 1)) == FEW

    asyncio.run(with_writer(engine, work))
    assert kept(engine, 1) == [f"1.{number}" for number in range(2 * FEW + 3, 3 * FEW + 3)]
    assert kept(engine, 2) == [f"2.{number}" for number in range(FEW)]


def test_nodes_keep_no_more_together_and_numbers_go_on(engine: Engine) -> None:
    stored_match(engine, 1)
    archive, last = Archive(engine), 0

    async def work(writer: Writer) -> None:
        nonlocal last
        other = Writer(engine)
        other.open()
        for number in range(3 * FEW):
            await (writer, other)[number % 2].commit(said(1, number))
            # Whoever asks for what came after the last that they know gets that alone.
            (new,) = archive.sayings(1, 100, last)
            assert new.text == f"1.{number}" and new.number > last
            last = new.number
        await other.close()

    asyncio.run(with_writer(engine, work))
    assert kept(engine, 1) == [f"1.{number}" for number in range(2 * FEW, 3 * FEW)]
