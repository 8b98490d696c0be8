"""Matches that other versions stored: of older rules, and as they lie in people's databases."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from oenach.kernel.effects import Effects
from oenach.kernel.registry import register
from oenach.kernel.state import State
from oenach.server.errors import RulesMissing
from oenach.server.http.slow.records import (
    RecordingCache,
    Stored,
    public_or_full_log,
    replay,
    replayed,
    verification,
)
from oenach.server.http.summaries import summary
from oenach.server.store import schema
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writes import Write
from oenach.server.table.games import shared_game
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.restoring import restore
from oenach.server.table.table import Table
from stores import (
    OPTIONS,
    another_process,
    at_leisure,
    database,
    opened_registry,
    person,
    play_at_random,
)
from toys.pebbles.rules.game import PebblesGame
from toys.pebbles.rules.state import PebblesState

__all__ = ["at_leisure", "database"]

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.db.gz"))


class Stones(PebblesGame):
    """Pebbles as they are played now."""

    name = "stones"
    rules_version = 2


class StonesBefore(Stones):
    """As they were played before: a toss cost a point."""

    rules_version = 1

    def perform(self, state: State, move: int, effects: Effects | None) -> None:
        if self.move_texts[move] == "toss":
            assert isinstance(state, PebblesState)
            state.points[state.turn] -= 1
        super().perform(state, move, effects)


register("stones", Stones)
register("stones", StonesBefore)


def in_registry(url: str, work: Callable[[TableRegistry], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened_registry(url) as registry:
            await work(registry)

    asyncio.run(run())


async def stones(registry: TableRegistry, rules: int | None) -> Table:
    """A table of the toy game that just began, by some version of its rules."""
    game = shared_game("stones", 2, {}, rules)
    chairs = [person(seat) for seat in range(2)]
    table = await registry.set_up(
        host="person-0", game=game, chairs=chairs, public=True, terms=Terms()
    )
    async with table.lock:
        await table.seating.start(fill=None)
    return table


# Older rules.


def test_a_stored_match_goes_on_by_the_rules_that_it_was_begun_with(database: str) -> None:
    """Tossed to the end by both versions: the totals tell by which it was played."""
    ids: dict[int | None, str] = {}
    totals: dict[int | None, list[int]] = {}

    async def begin(registry: TableRegistry) -> None:
        for rules in (1, None):
            table = await stones(registry, rules)
            async with table.lock:
                await table.act(lambda match: match.play("toss"))
            ids[rules] = table.row.id

    async def go_on(registry: TableRegistry) -> None:
        for rules, match_id in ids.items():
            table = await registry.table(match_id)
            assert type(table.game) is (StonesBefore if rules == 1 else Stones)
            while not table.playing().over:
                async with table.lock:
                    await table.act(lambda match: match.play("toss"))

    async def look_back(registry: TableRegistry) -> None:
        recordings = RecordingCache()
        for rules, match_id in ids.items():
            table = await registry.table(match_id)
            stored = Stored(registry.context.archive, table.row, table.game)
            outcome = replayed(stored).outcome()
            assert outcome is not None and outcome == table.playing().outcome()
            totals[rules] = [sheet.total for sheet in outcome.sheets]
            found = verification(stored)
            assert found.ok and found.complete, found
            recording = recordings.of(stored)
            assert replay(recording, table.seen(), viewer="open", first=0, count=3).steps > 3
            assert recordings.of(stored) is recording

    for work in (begin, go_on, look_back):
        in_registry(database, work)
    assert sum(totals[1]) < sum(totals[None])


@pytest.mark.parametrize("values", [{"rules": 77}, {"game": "hurling"}])
def test_a_match_that_is_not_installed_is_listed_named_and_left_alone(
    database: str, values: dict[str, object]
) -> None:
    async def begin(registry: TableRegistry) -> None:
        for _ in range(2):
            await stones(registry, None)

    async def look(registry: TableRegistry) -> None:
        archive = registry.context.archive
        rows = archive.public_matches(["playing"], 10)
        assert len(rows) == 2
        seen = [summary(registry, row) for row in rows]
        assert [(one.game, one.installed) for one in seen] == [
            (values.get("game", "stones"), False),
            ("stones", True),
        ]
        before = archive.events(rows[0].number)
        with pytest.raises(RulesMissing):
            await registry.table(rows[0].id)
        await play_at_random(await registry.table(rows[1].id), random.Random(1), 3)
        assert archive.events(rows[0].number) == before

    in_registry(database, begin)
    with another_process(database) as connection:
        newest = schema.matches.c.number == 2
        connection.execute(update(schema.matches).where(newest).values(**values))
        connection.commit()
    in_registry(database, look)


# Databases of earlier versions.


def test_there_are_stored_matches() -> None:
    assert GOLDEN


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.partition(".")[0])
def test_stored_matches_load_verify_and_go_on(file: Path, tmp_path: Path) -> None:
    stored = tmp_path / "oenach.db"
    stored.write_bytes(gzip.decompress(file.read_bytes()))
    found: list[tuple[str, str]] = []

    async def work(registry: TableRegistry) -> None:
        archive = registry.context.archive
        for row in archive.matches_of("person-0", 100):
            if row.game not in OPTIONS:
                continue
            table = await registry.table(row.id)
            found.append((row.game, row.state))
            check_loaded(registry, table)
            assert [said.text for said in archive.sayings(row.number, 5)] == ["Sláinte!"]
            assert table.roster.chair(1).queue == ["pass"]
            if row.state == "playing":
                assert set(archive.due_of(row.number)) >= {"clock"}
                async with table.lock:
                    write = Write()
                    table.roster.queue(1, [], write)
                    await table.commit(write)
                assert await play_at_random(table, random.Random(row.game)) > 5
            played = Stored(archive, table.row, table.game)
            checked = verification(played)
            assert checked.ok and checked.complete, checked
            recording = RecordingCache().of(played)
            assert replay(recording, table.seen(), viewer="open", first=0, count=5).steps > 20

    in_registry(f"sqlite:///{stored}", work)
    assert sorted(found) == sorted(
        (game, state) for game in OPTIONS for state in ("over", "playing")
    )


def check_loaded(registry: TableRegistry, table: Table) -> None:
    """From its snapshot or from all its events, the match is the same, and nothing hides in it."""
    archive = registry.context.archive
    restored = restore(archive, table.row.id, shared_game)
    stored = Stored(archive, table.row, table.game)
    whole = replayed(stored)
    assert restored.snapshot_seq > 0
    assert restored.match is not None and restored.match.snapshot() == whole.snapshot()
    log = public_or_full_log(stored)
    assert ("openings" in log) == whole.over
