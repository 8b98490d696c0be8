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

from kernel.toy import PebblesGame, PebblesState
from oenach.kernel.errors import OptionError
from oenach.kernel.registry import register
from oenach.kernel.state import State
from oenach.server.hall import Hall, shared_game
from oenach.server.records import public_or_full_log, replay, replayed, verification
from oenach.server.store import schema
from oenach.server.table import seating
from oenach.server.table.restoring import restore
from oenach.server.table.table import Table
from oenach.server.terms import Terms
from stores import (
    OPTIONS,
    another_process,
    at_leisure,
    database,
    opened_hall,
    person,
    play_at_random,
)

__all__ = ["at_leisure", "database"]

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.db.gz"))


class Stones(PebblesGame):
    """Pebbles as they are played now."""

    name = "stones"
    rules_version = 2


class StonesBefore(Stones):
    """As they were played before: a toss cost a point."""

    rules_version = 1

    def perform(self, state: State, move: int) -> None:
        if self.move_texts[move] == "toss":
            assert isinstance(state, PebblesState)
            state.points[state.turn] -= 1
        super().perform(state, move)


register("stones", Stones)
register("stones", StonesBefore)


def in_hall(url: str, work: Callable[[Hall], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened_hall(url) as hall:
            await work(hall)

    asyncio.run(run())


async def stones(hall: Hall, rules: int | None) -> Table:
    """A table of the toy game that just began, by some version of its rules."""
    game = shared_game("stones", 2, {}, rules)
    chairs = [person(seat) for seat in range(2)]
    table = await hall.set_up("person-0", game, chairs, True, Terms())
    async with table.lock:
        await seating.start(table, fill=None)
    return table


# Older rules.


def test_a_stored_match_goes_on_by_the_rules_that_it_was_begun_with(database: str) -> None:
    """Tossed to the end by both versions: the totals tell by which it was played."""
    ids: dict[int | None, str] = {}
    totals: dict[int | None, list[int]] = {}

    async def begin(hall: Hall) -> None:
        for rules in (1, None):
            table = await stones(hall, rules)
            async with table.lock:
                await table.act(lambda match: match.play("toss"))
            ids[rules] = table.row.id

    async def go_on(hall: Hall) -> None:
        for rules, match_id in ids.items():
            table = await hall.table(match_id)
            assert type(table.game) is (StonesBefore if rules == 1 else Stones)
            while not table.playing().over:
                async with table.lock:
                    await table.act(lambda match: match.play("toss"))

    async def look_back(hall: Hall) -> None:
        for rules, match_id in ids.items():
            table = await hall.table(match_id)
            outcome = replayed(hall.house.archive, table).outcome()
            assert outcome is not None and outcome == table.playing().outcome()
            totals[rules] = [sheet.total for sheet in outcome.sheets]
            found = verification(hall.house.archive, table)
            assert found.ok and found.complete, found
            assert replay(hall.recordings, table, "open", 0, 3).steps > 3

    for work in (begin, go_on, look_back):
        in_hall(database, work)
    assert sum(totals[1]) < sum(totals[None])


def test_a_match_of_unknown_rules_hides_no_other(database: str) -> None:
    async def begin(hall: Hall) -> None:
        for _ in range(2):
            await stones(hall, None)

    async def look(hall: Hall) -> None:
        archive = hall.house.archive
        rows = archive.public_matches(["playing"], 10)
        assert len(rows) == 2
        assert [seen.id for seen in hall.listed(rows)] == [rows[1].id]
        with pytest.raises(OptionError):
            await hall.table(rows[0].id)
        await play_at_random(await hall.table(rows[1].id), random.Random(1), 3)

    in_hall(database, begin)
    with another_process(database) as connection:
        newest = schema.matches.c.number == 2
        connection.execute(update(schema.matches).where(newest).values(rules=77))
        connection.commit()
    in_hall(database, look)


# Databases of earlier versions.


def test_there_are_stored_matches() -> None:
    assert GOLDEN


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name.partition(".")[0])
def test_stored_matches_load_verify_and_go_on(file: Path, tmp_path: Path) -> None:
    stored = tmp_path / "oenach.db"
    stored.write_bytes(gzip.decompress(file.read_bytes()))
    found: list[tuple[str, str]] = []

    async def work(hall: Hall) -> None:
        archive = hall.house.archive
        for row in archive.matches_of("person-0", 100):
            table = await hall.table(row.id)
            found.append((row.game, row.state))
            check_loaded(hall, table)
            assert [said.text for said in archive.sayings(row.number, 5)] == ["Sláinte!"]
            assert table.chair(1).queue == ["pass"]
            if row.state == "playing":
                assert set(archive.due_of(row.number)) >= {"clock"}
                table.chair(1).queue = []
                assert await play_at_random(table, random.Random(row.game)) > 5
            checked = verification(archive, table)
            assert checked.ok and checked.complete, checked
            assert replay(hall.recordings, table, "open", 0, 5).steps > 20

    in_hall(f"sqlite:///{stored}", work)
    assert sorted(found) == sorted(
        (game, state) for game in OPTIONS for state in ("over", "playing")
    )


def check_loaded(hall: Hall, table: Table) -> None:
    """From its snapshot or from all its events, the match is the same, and nothing hides in it."""
    archive = hall.house.archive
    restored = restore(archive, table.row.id, shared_game)
    whole = replayed(archive, table)
    assert restored.snapshot_seq > 0
    assert restored.match is not None and restored.match.snapshot() == whole.snapshot()
    log = public_or_full_log(archive, table)
    assert ("openings" in log) == whole.over
