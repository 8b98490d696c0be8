"""What breaks things does so: schedules, lines that are cut and held up, torn writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

import waiting
from histories.evening import Company, companies
from histories.faults.hints_line import HintsLine, Meddling
from histories.faults.proxy import Proxy
from histories.faults.schedule import (
    EVERYWHERE,
    OF_A_FILE,
    OF_HINTS,
    OF_POSTGRES,
    OF_WORKERS,
    Fault,
    Kind,
    schedule,
    together,
)
from histories.faults.torn import committed, tear
from oenach.games.installed import games
from stores import GAME
from toys.installing import toy_installed


def test_the_same_seed_is_the_same_schedule() -> None:
    kinds = [*EVERYWHERE, *OF_POSTGRES]
    assert schedule(5, 40, kinds=kinds, nodes=3) == schedule(5, 40, kinds=kinds, nodes=3)
    assert schedule(5, 40, kinds=kinds, nodes=3) != schedule(6, 40, kinds=kinds, nodes=3)


def test_a_schedule_has_every_kind_before_any_comes_again() -> None:
    kinds = [*EVERYWHERE, *OF_POSTGRES]
    faults = schedule(1, 3 * len(kinds), kinds=kinds, nodes=3, longest=20.0)
    assert Counter(fault.kind for fault in faults) == dict.fromkeys(kinds, 3)
    assert {fault.machine for fault in faults} == {0, 1, 2}
    assert all(1.0 <= fault.seconds <= 20.0 for fault in faults)


def test_a_fault_strikes_a_machine_that_can_have_it() -> None:
    kinds = [*EVERYWHERE, *OF_POSTGRES, *OF_HINTS, *OF_WORKERS]
    faults = schedule(1, 10 * len(kinds), kinds=kinds, nodes=3, workers=2)
    struck = {kind: {one.machine for one in faults if one.kind is kind} for kind in kinds}
    assert all(struck[kind] <= {3, 4} for kind in OF_WORKERS)
    assert all(struck[kind] <= {0, 1, 2} for kind in (Kind.KILL_NODE, Kind.HOLD_PEOPLE))
    assert set().union(*[struck[kind] for kind in OF_HINTS]) == {0, 1, 2, 3, 4}


def test_two_faults_come_together_only_where_each_concerns_something_else() -> None:
    def fault(kind: Kind, machine: int, with_next: bool) -> Fault:
        return Fault(kind, machine, 1.0, 5, with_next=with_next)

    kill = fault(Kind.KILL_NODE, 1, with_next=True)
    hold = fault(Kind.HOLD_PEOPLE, 1, with_next=True)
    freeze = fault(Kind.FREEZE_DATABASE, 1, with_next=True)
    full = fault(Kind.FULL_DISK, 2, with_next=False)
    clock = fault(Kind.CLOCK, 0, with_next=True)
    faults = [kill, hold, freeze, freeze, full, clock]
    assert list(together(faults)) == [[kill], [hold, freeze], [freeze], [full], [clock]]
    many = schedule(1, 100, kinds=[*EVERYWHERE, *OF_POSTGRES], nodes=3)
    assert [one for group in together(many) for one in group] == many
    assert {len(group) for group in together(many)} == {1, 2}


def test_companies_play_every_game_in_every_way() -> None:
    with toy_installed():
        found = companies(60)
    assert {one.game for one in found} == {*games(), GAME}
    ways = {(one.people, one.bots, one.onlookers) for one in found}
    assert {(2, 0, 1), (3, 0, 0), (1, 1, 1), (0, 2, 1)} <= ways
    assert all(isinstance(one, Company) and one.people + one.bots >= 2 for one in found)


# Lines.


class Echo:
    """Sends back what it gets, through a line that can be broken."""

    def __init__(self) -> None:
        self.line = Proxy()
        self.heard = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Send back everything."""
        while piece := await reader.read(1000):
            self.heard += piece
            writer.write(piece)
        writer.close()


Scene = Callable[[Echo, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def over_a_line(scene: Scene) -> None:
    async def go() -> None:
        echo = Echo()
        server = await asyncio.start_server(echo.serve, "127.0.0.1", 0)
        echo.line.target = server.sockets[0].getsockname()[1]
        await echo.line.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", echo.line.port)
        try:
            writer.write(b"before")
            assert await reader.readexactly(6) == b"before"
            await scene(echo, reader, writer)
        finally:
            writer.transport.abort()
            await echo.line.stop()
            server.close()

    asyncio.run(asyncio.wait_for(go(), waiting.PATIENCE))


def test_what_is_sent_over_a_line_that_is_held_comes_when_it_is_released() -> None:
    async def scene(echo: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        echo.line.hold()
        writer.write(b"meanwhile")
        await waiting.until_async(lambda: echo.line.waiting, "what waits on the line")
        assert echo.heard == b"before"
        echo.line.release()
        assert await reader.readexactly(9) == b"meanwhile"

    over_a_line(scene)


def test_a_line_that_is_cut_ends_at_both_sides() -> None:
    async def scene(echo: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        echo.line.cut()
        with pytest.raises(OSError):
            if not await reader.read(1):
                raise ConnectionResetError
        other, again = await asyncio.open_connection("127.0.0.1", echo.line.port)
        again.write(b"again")
        assert await other.readexactly(5) == b"again"
        again.close()

    over_a_line(scene)


def test_everything_passes_over_a_slow_line() -> None:
    async def scene(echo: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        echo.line.late = 0.01
        writer.write(b"slowly")
        assert await reader.readexactly(6) == b"slowly"

    over_a_line(scene)


def message(kind: bytes, body: bytes) -> bytes:
    """As PostgreSQL frames it."""
    return kind + (len(body) + 4).to_bytes(4) + body


HINT, ANSWER = message(b"A", b"1 . 7 "), message(b"C", b"SELECT 1\0")


@pytest.mark.parametrize(
    ("meddling", "comes", "touched"),
    [
        (Meddling.NONE, HINT + ANSWER, 0),
        (Meddling.LOSE, ANSWER, 1),
        (Meddling.DOUBLE, HINT + HINT + ANSWER, 1),
        (Meddling.DELAY, ANSWER + HINT, 1),
    ],
)
def test_hints_are_lost_doubled_and_late_and_nothing_else_is(
    meddling: Meddling, comes: bytes, touched: int
) -> None:
    async def scene() -> None:
        async def tell(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(1)
            writer.write(HINT[:3])
            await writer.drain()
            writer.write(HINT[3:] + ANSWER)
            await reader.read()
            writer.close()

        line = HintsLine()
        server = await asyncio.start_server(tell, "127.0.0.1", 0)
        line.target = server.sockets[0].getsockname()[1]
        await line.start()
        line.meddling = meddling
        reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
        writer.write(b"?")
        assert await reader.readexactly(len(comes)) == comes
        assert line.touched == touched
        writer.close()
        await line.stop()
        server.close()
        await server.wait_closed()

    asyncio.run(asyncio.wait_for(scene(), waiting.PATIENCE))


# Torn writes.


def written(file: Path, rows: int) -> sqlite3.Connection:
    """A database whose latest rows are in its log alone."""
    database = sqlite3.connect(file)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA wal_autocheckpoint=0")
    database.execute("CREATE TABLE kept (number INTEGER)")
    for number in range(rows):
        database.execute("INSERT INTO kept VALUES (?)", [number])
        database.commit()
    return database


@pytest.mark.parametrize("seed", range(9))
def test_a_torn_write_takes_nothing_that_was_committed(tmp_path: Path, seed: int) -> None:
    with closing(written(tmp_path / "first.db", 5)) as database:
        database.execute("INSERT INTO kept VALUES (99)")
        # As a power cut finds it: the files, and nothing of the process.
        for end in ("", "-wal"):
            copy = (tmp_path / f"first.db{end}").read_bytes()
            (tmp_path / f"torn.db{end}").write_bytes(copy)
    before = (tmp_path / "torn.db-wal").read_bytes()
    assert tear(tmp_path / "torn.db-wal", seed) != "nothing to tear"
    after = (tmp_path / "torn.db-wal").read_bytes()
    assert after != before and after[: committed(before)] == before[: committed(before)]
    with closing(sqlite3.connect(tmp_path / "torn.db")) as database:
        rows = [row[0] for row in database.execute("SELECT number FROM kept ORDER BY number")]
        assert rows == [0, 1, 2, 3, 4]
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_the_end_of_what_was_committed_is_found(tmp_path: Path) -> None:
    """Cut there, nothing is lost; cut before it, something is."""
    with closing(written(tmp_path / "first.db", 5)):
        whole = (tmp_path / "first.db-wal").read_bytes()
        base = (tmp_path / "first.db").read_bytes()
    end = committed(whole)
    assert end == len(whole)
    for cut, expected in ((end, 5), (end - 1, 4)):
        (tmp_path / "cut.db").write_bytes(base)
        (tmp_path / "cut.db-wal").write_bytes(whole[:cut])
        with closing(sqlite3.connect(tmp_path / "cut.db")) as database:
            assert database.execute("SELECT count(*) FROM kept").fetchone() == (expected,)
        (tmp_path / "cut.db-wal").unlink(missing_ok=True)
    assert committed(whole[: end - 1]) < end
    assert committed(b"") == 0


def test_every_kind_of_fault_is_somewhere() -> None:
    assert {*EVERYWHERE, *OF_POSTGRES, *OF_A_FILE, *OF_HINTS, *OF_WORKERS} == set(Kind)
