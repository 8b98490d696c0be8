"""What the tests of `oenach export` and `oenach import` share: stores with everything in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Integer, LargeBinary, Table, insert, update
from typer.testing import CliRunner

from oenach.cli.app import app
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.migrating import NEWEST, migrate
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.upkeep.findings import Finding
from oenach.server.upkeep.moving.forms import Row, read_rows, tables_of
from oenach.server.upkeep.scanning import scan
from stores import new_database, opened_registry, play_at_random, started_table

GOLDEN = Path(__file__).parent / "store" / "golden"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a key."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "server.key").write_text("5e" * 32)
    monkeypatch.setenv("OENACH_DATA", str(folder))
    return folder


@contextmanager
def databases(folder: Path, *kinds: str) -> Iterator[list[str]]:
    """Empty databases."""
    with ExitStack() as stack:
        urls = []
        for nth, kind in enumerate(kinds):
            own = folder / f"{nth}-{kind}"
            own.mkdir()
            urls.append(stack.enter_context(new_database(kind, own)))
        yield urls


def run(*arguments: object) -> Any:
    """A command as somebody types it."""
    return CliRunner().invoke(app, [str(one) for one in arguments])


def done(*arguments: object) -> str:
    """What a command says that does what it should."""
    result = run(*arguments)
    assert result.exit_code == 0, (result.output, result.exception)
    return str(result.output)


def refused(*arguments: object) -> str:
    """The key of the sentence with which a command is refused."""
    return getattr(run(*arguments).exception, "key", "")


def all_rows(url: str) -> dict[str, list[Row]]:
    """Everything that is stored and moved, by table."""
    engine = open_database(url)
    try:
        with engine.connect() as connection:
            return {one.name: list(read_rows(connection, one)) for one in tables_of(NEWEST)}
    finally:
        engine.dispose()


def findings(url: str) -> list[Finding]:
    """All that is damaged."""
    engine = open_database(url)
    try:
        return [one.finding for one in scan(engine, lambda *_: None)]
    finally:
        engine.dispose()


async def play_some(url: str, moves: int = 6, tables: int = 1) -> list[str]:
    """Tables at which some moves were made; their ids."""
    async with opened_registry(url) as registry:
        started = [await started_table(registry) for _ in range(tables)]
        for table in started:
            await play_at_random(table, random.Random(2), moves)
        return [table.row.id for table in started]


async def play_on(url: str, ids: list[str]) -> None:
    """Play matches to their end, and begin one more."""
    async with opened_registry(url) as registry:
        for one in ids:
            table = await registry.table(one)
            await play_at_random(table, random.Random(9))
            assert table.playing().over
        numbers = [number for (number, *_) in all_rows(url)["matches"]]
        assert (await started_table(registry)).row.number > max(map(_whole, numbers))


def _whole(number: object) -> int:
    assert isinstance(number, int)
    return number


async def fill(url: str) -> list[str]:
    """A store with a match in play, one that is over, one that is packed and one that is damaged;
    the ids of the first two."""
    async with opened_registry(url) as registry:
        playing, over, packed, harmed = [await started_table(registry) for _ in range(4)]
        await play_at_random(playing, random.Random(2), 6)
        for table in (over, packed):
            await play_at_random(table, random.Random(3))
        ids = [playing.row.id, over.row.id]
        _let_go(registry)
        assert registry.context.archive.pack(packed.row.number)
    engine = open_database(url)
    with engine.begin() as connection:
        one = schema.matches.c.number == harmed.row.number
        connection.execute(update(schema.matches).where(one).values(options='{"half a'))
    engine.dispose()
    return ids


def _let_go(registry: TableRegistry) -> None:
    for table in list(registry.tables.values()):
        table.rest()
        del registry.tables[table.row.id]


def invent_rows(url: str) -> None:
    """Two rows in every table, made up from what its columns are: also in tables that come with
    later versions."""
    engine = open_database(url)
    migrate(engine)
    with engine.begin() as connection:
        for table in tables_of(NEWEST):
            for nth in (1, 2):
                connection.execute(insert(table).values(_invented(table, nth)))
    engine.dispose()


def _invented(table: Table, nth: int) -> dict[str, object]:
    return {one.name: _value(one, nth) for one in table.columns if nth == 1 or not one.nullable}


def _value(column: Any, nth: int) -> object:
    if column.foreign_keys:
        return nth
    kind = column.type
    if isinstance(kind, Boolean):
        return nth == 1
    if isinstance(kind, LargeBinary):
        return bytes(range(nth, nth + 40))
    if isinstance(kind, Integer):
        return nth
    # Capitals come before small letters by their bytes, and after them in a dictionary.
    return ("Ä“\n\\\t’é" if nth == 1 else "a")[: getattr(kind, "length", None) or 10]
