"""Databases of each kind to test on, each new and gone afterwards, and halls of tables on them."""

from __future__ import annotations

import os
import random
import secrets
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import Connection, Engine, QueuePool, make_url, text

from chosen_randomness import ChosenRandomness
from oenach.bots.hosting.pool import BotPool
from oenach.games.installed import games
from oenach.kernel.matches.match import Match
from oenach.server.context import Context
from oenach.server.settings import Settings
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import IN_MEMORY, open_database
from oenach.server.store.leases.lease import NO_LEASE
from oenach.server.store.leases.sharing import Sharing
from oenach.server.store.migrating import migrate
from oenach.server.store.rows import SeatRow
from oenach.server.store.stillness import Stillness
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writer import Writer
from oenach.server.table.games import shared_game
from oenach.server.table.owners.due import timers
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.upkeep.opening import file_of
from oenach.server.wire.commands import Move
from oenach.server.wire.parts import Clock
from oenach.server.workers.pool import WorkPool
from per_game import about
from toys.pebbles.module import MODULE
from waiting import until_async

GAME = MODULE.name
"""The game to take where any would do: the toy."""

KINDS = ["sqlite", "postgresql"]
OPTIONS = {name: about(name).options[0] for name in games()}
"""Options with which a match of each game that is installed is short."""
LONG: dict[str, object] = {"rounds": 9}
"""Options of the toy with which a match of it is not too short."""


@contextmanager
def new_database(kind: str, folder: Path, made: str = "") -> Iterator[str]:
    """The URL of an empty database; for PostgreSQL one of its own on the server for tests, made as
    that may say."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'oenach.db'}"
        return
    server = os.environ.get("OENACH_TEST_POSTGRES")
    if not server:
        pytest.skip("OENACH_TEST_POSTGRES names no PostgreSQL server to test on")
    name = f"oenach_{secrets.token_hex(8)}"
    _do(server, f"CREATE DATABASE {name} {made}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _DROPPING.submit(_do, server, f"DROP DATABASE {name} WITH (FORCE)")


# To drop a database waits for the disk, half a second where that is busy, and no test has to: all
# are gone when the process of the tests ends.
_DROPPING = ThreadPoolExecutor(1, "dropping")


def _do(server: str, statement: str) -> None:
    try:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(statement)
    except psycopg.Error as error:
        print(f"{statement}: {error}", file=sys.stderr)
        raise


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    with new_database(request.param, tmp_path) as url:
        yield url


@cache
def empty_store() -> bytes:
    """A file of SQLite as it is made for a server that has none."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "oenach.db")
        engine = open_database(f"sqlite:///{file}")
        migrate(engine)
        engine.dispose()
        return file.read_bytes()


def put_empty_store(url: str) -> None:
    """Where there is to be a file of SQLite and none is, put one in its newest form: to make one
    anew is two fifths of what it computes to start a server."""
    file = file_of(url)
    if file is not None and str(file) != IN_MEMORY and file.parent.is_dir() and not file.exists():
        file.write_bytes(empty_store())


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """A database in its newest form."""
    put_empty_store(database)
    opened = open_database(database)
    migrate(opened)
    yield opened
    opened.dispose()


@contextmanager
def another_process(url: str) -> Iterator[Connection]:
    """A connection as another process has it: none of this one's pool."""
    other = open_database(url)
    try:
        with other.connect() as connection:
            yield connection
    finally:
        other.dispose()


def break_the_disk(url: str, broken: bool) -> None:
    """From now on no event can be stored, or again."""
    postgres = url.startswith("postgres")
    with another_process(url) as connection:
        if not broken:
            table = " ON events" if postgres else ""
            connection.execute(text(f"DROP TRIGGER broken_disk{table}"))
        elif postgres:
            connection.execute(
                text(
                    "CREATE OR REPLACE FUNCTION broken_disk() RETURNS trigger LANGUAGE plpgsql AS "
                    "$$ BEGIN RAISE EXCEPTION 'disk full'; END $$"
                )
            )
            connection.execute(
                text(
                    "CREATE TRIGGER broken_disk BEFORE INSERT ON events "
                    "FOR EACH ROW EXECUTE FUNCTION broken_disk()"
                )
            )
        else:
            connection.execute(
                text(
                    "CREATE TRIGGER broken_disk BEFORE INSERT ON events "
                    "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
                )
            )
        connection.commit()


@pytest.fixture(autouse=True)
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where this is imported, no table makes a queued or a forced move by itself while a test
    looks, however slow the machine is."""
    monkeypatch.setattr(timers, "DELAY", 3_600_000)


@asynccontextmanager
async def opened_registry(url: str, **settings: object) -> AsyncIterator[TableRegistry]:
    """All tables of a database, without a server around them."""
    put_empty_store(url)
    engine = open_database(url)
    migrate(engine)
    stillness = Stillness()
    context = Context(
        settings=Settings(**settings),  # type: ignore[arg-type]
        archive=Archive(engine, stillness=stillness),
        writer=Writer(engine, stillness=stillness),
        bots=BotPool(1),
        work=WorkPool(1),
        randomness=ChosenRandomness(),
        sharing=Sharing(engine, NO_LEASE),
        stillness=stillness,
    )
    registry = TableRegistry(context)
    context.writer.open()
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()
        await context.finish(1)
        await context.bots.close()
        await context.work.close()
        await context.writer.close()
        # A look at what is due that was called off goes on in its thread, with a connection.
        await until_async(lambda: _unused(engine), "whoever reads the store has done so")
        engine.dispose()


def _unused(engine: Engine) -> bool:
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout() == 0


def person(seat: int) -> SeatRow:
    """A seat of somebody who is a person."""
    return SeatRow(seat, "person", f"person-{seat}", f"Medb {seat}")


async def started_table(
    registry: TableRegistry,
    game: str = GAME,
    seats: int = 2,
    options: dict[str, object] | None = None,
    clock: Clock | None = None,
) -> Table:
    """A table at which people play, just begun."""
    usual = LONG if game == GAME else OPTIONS[game]
    chosen = shared_game(game, seats, usual if options is None else options)
    terms = Terms(clock=clock or Clock(), stand_in="novice")
    chairs = [person(seat) for seat in range(seats)]
    table = await registry.set_up(
        host="person-0", game=chosen, chairs=chairs, public=True, terms=terms
    )
    for chair in chairs:
        assert chair.person is not None and chair.name is not None
        registry.context.archive.readmit(
            chair.person, name=chair.name, session="", now=table.row.created
        )
    async with table.lock:
        await table.seating.start(fill=None)
    return table


async def play_at_random(table: Table, choice: random.Random, moves: int = 10_000) -> int:
    """So many moves of whoever is to act, or until the end; how many there were."""
    for made in range(moves):
        async with table.lock:
            # The table itself may move meanwhile, where a move is forced.
            if table.playing().over:
                return made
            text = any_move(table.playing(), choice)
            await table.act(lambda match, text=text: match.play(text))  # type: ignore[misc]
    return moves


def any_move(match: Match, choice: random.Random) -> str:
    """The text of some legal move."""
    state = match.state
    return match.game.text(state, choice.choice(state.legal_moves()))


async def make_move(table: Table, text: str, command: str | None = None) -> None:
    """A move of the seat to act, as its player would make it."""
    async with table.lock:
        sent = None if command is None else Move(command, table.playing().last_seq, [text])
        await table.act(lambda match: match.play(text), command=sent)
