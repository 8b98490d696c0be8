"""The server is killed in the middle of play: nothing that it promised is lost."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import waiting
from crash.players import Journal, Player, bots_at_a_table, people_at_a_table
from oenach.server.client import Client
from oenach.server.store import schema
from server.serving import Process
from stores import KINDS, OPTIONS, another_process, new_database

KILLS = 2
MANY_KILLS = 10
SEED = 7
"""After which commands the server is killed, and what is played."""

LIMITS: dict[str, Any] = {
    # Who is killed has no time to give the database back: the next one waits for so long.
    "lease_seconds": 1,
    "messages_per_second": 1000,
    "requests_per_second": 1000,
    "guests_per_minute": 10_000,
    "tables_per_hour": 1_000_000,
    "log_level": "warning",
}


def bots_of(server: int) -> set[int]:
    """The processes that a process has started."""
    children = set()
    for task in Path(f"/proc/{server}/task").iterdir():
        children |= {int(pid) for pid in (task / "children").read_text().split()}
    return children


def is_there(pid: int) -> bool:
    """Whether a process runs; one that only waits to be counted as dead does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Gathering:
    """All tables of one run, who plays there, and the server that they play at."""

    def __init__(self, server: Process, database: str, seed: int) -> None:
        self.server = server
        self.database = database
        self.journal = Journal()
        self.choice = random.Random(seed)
        self.players: list[Player] = []
        self.of_two: list[Player] = []
        self.unwatched: list[str] = []

    async def begin(self, stack: AsyncExitStack) -> None:
        """For each game people among themselves, people with bots, and bots with and without
        somebody who looks on."""
        host = await stack.enter_async_context(Client(self.server.url))
        for game, options in OPTIONS.items():
            for people, bots in ((2, 0), (3, 0), (1, 1)):
                table, clients = await people_at_a_table(
                    self.server.url, game, options, people, bots
                )
                for client in clients:
                    stack.push_async_exit(client)
                    self._add_player(client, table)
                if people < 3:
                    self.of_two.append(self.players[-1])
            self._add_player(host, await bots_at_a_table(host, game, options))
            self.unwatched.append(await bots_at_a_table(host, game, options))

    def _add_player(self, client: Client, table: str) -> None:
        choice = random.Random(self.choice.getrandbits(64))
        self.players.append(Player(client, table, choice, self.journal))

    async def play_and_crash(self, kills: int) -> None:
        """Everybody plays to the end, while the server is killed again and again."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play_to_the_end())
            for _ in range(kills):
                await self._crash_in_the_middle()
            # Three play to the end; for the others the evening is long enough.
            for player in self.of_two:
                player.weary = True
        for table in self.unwatched:
            await waiting.until_async(partial(self._is_over, table), "the bots' match")

    async def _crash_in_the_middle(self) -> None:
        wanted = len(self.journal.acknowledged) + self.choice.randrange(10, 40)

        def played_on() -> bool:
            assert is_there(self.server.pid), f"it ended by itself: {self.server.errors}"
            return len(self.journal.acknowledged) >= wanted or self._all_done()

        await waiting.until_async(played_on, f"{wanted} commands acknowledged")
        bots = bots_of(self.server.pid)
        assert not self._all_done(), "a crash that nobody notices shows nothing"
        await self.server.kill()
        await waiting.until_async(lambda: not any(map(is_there, bots)), "the end of its bots")
        await self.server.start()

    def _all_done(self) -> bool:
        return all(player.done for player in self.players)

    def _is_over(self, table: str) -> bool:
        with another_process(self.database) as connection:
            query = select(schema.matches.c.state).where(schema.matches.c.id == table)
            return str(connection.execute(query).scalar_one()) == "over"

    # What must hold afterwards.

    def check_commands(self) -> None:
        """Every acknowledged command is on disk exactly once, and nothing that nobody sent."""
        with another_process(self.database) as connection:
            query = select(schema.events.c.command, schema.events.c.seq)
            stored = connection.execute(query.where(schema.events.c.command.is_not(None))).all()
        times, journal = Counter(row.command for row in stored), self.journal
        assert set(times.values()) == {1}
        assert set(times) == set(journal.acknowledged)
        assert set(times) <= journal.sent
        assert not set(times) & set(journal.refused)
        # A command's event is one of those that came with its acknowledgement, or before it.
        assert all(row.seq <= journal.acknowledged[row.command] for row in stored)

    def check_events(self) -> None:
        """The numbers of the events of every match have neither gaps nor doubles."""
        with another_process(self.database) as connection:
            rows = connection.execute(select(schema.events.c.match, schema.events.c.seq)).all()
        for match in {row.match for row in rows}:
            seqs = sorted(row.seq for row in rows if row.match == match)
            assert seqs == list(range(len(seqs)))

    async def check_logs(self) -> None:
        """Every log verifies, and is what each player was told bit by bit."""
        async with Client(self.server.url) as client:
            for table in {player.table for player in self.players} | set(self.unwatched):
                found = await client.get(f"/api/tables/{table}/verification")
                assert found["ok"] and found["complete"], found
                log = await client.get(f"/api/tables/{table}/log")
                for player in self.players:
                    if player.table == table:
                        assert logged(player.events) == log["events"]


def logged(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """Events as a log has them: without what a table tells of them besides."""
    return [{key: fact for key, fact in event.items() if key != "effects"} for event in events]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    play_through_crashes(kind, tmp_path, KILLS, SEED)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(
    kind: str, tmp_path: Path
) -> None:
    """Another run each time; one that fails tells its number, to be run again."""
    given = int(os.environ.get("OENACH_CRASH_SEED", "0"))
    seed = given or random.SystemRandom().randrange(1, 10**6)
    print(f"OENACH_CRASH_SEED={seed}")
    play_through_crashes(kind, tmp_path, MANY_KILLS, seed)


def play_through_crashes(kind: str, tmp_path: Path, kills: int, seed: int) -> None:
    async def run(database: str) -> None:
        async with (
            AsyncExitStack() as stack,
            Process(tmp_path, database=database, **LIMITS) as server,
        ):
            gathering = Gathering(server, database, seed)
            await gathering.begin(stack)
            await gathering.play_and_crash(kills)
            gathering.check_commands()
            gathering.check_events()
            await gathering.check_logs()
            journal = gathering.journal
            print(
                f"{len(journal.acknowledged)} acknowledged, {journal.again} of them after a crash, "
                f"{len(journal.refused)} refused, {journal.returns} returns"
            )
            assert journal.returns >= kills

    with new_database(kind, tmp_path) as database:
        asyncio.run(run(database))
