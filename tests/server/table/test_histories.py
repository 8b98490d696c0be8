"""Whoever comes late is told everything, and the match is not played again for each of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from oenach.kernel.matches.match import Match
from oenach.server.table import journal
from oenach.server.table.histories import Histories
from oenach.server.table.restoring import all_events
from oenach.server.wire import event_buffer
from oenach.server.wire.event_buffer import EventBuffer
from server.company import gather_round, people
from server.serving import Running, at_server
from stores import at_leisure, opened_registry, started_table

__all__ = ["at_leisure"]


def to_and_fro(match: Match) -> None:
    """A move that is taken back: two events."""
    match.play("R>1")
    match.undo(0)


@at_server
async def test_a_long_match_is_played_again_once_for_all_who_come_late(server: Running) -> None:
    played: list[str] = []

    def counted(*given: object) -> EventBuffer:
        played.append("again")
        return all_events(*given)  # type: ignore[arg-type]

    async with people(server.url, 3) as (*clients, late):
        table, (a, _) = await gather_round(clients)
        live = server.services.registry.tables[table]
        for _ in range(2 * event_buffer.KEPT):
            async with live.lock:
                await live.act(to_and_fro)
        last = live.playing().last_seq
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(journal, "all_events", counted)
            for _ in range(3):
                place = await late.come_to(table)
                seqs = [event["seq"] for event in place.position["events"]]
                assert seqs == list(range(last + 1))
                await place.leave()
            # What happens meanwhile is added.
            async with live.lock:
                await live.act(to_and_fro)
            place = await late.come_to(table)
            told = place.position["events"]
            assert [event["seq"] for event in told] == list(range(last + 3))
        assert played == ["again"]
        whole = await a.ask("ping")
        assert whole["type"] == "pong"
        log = await late.get(f"/api/tables/{table}/log")
        assert [event["hash"] for event in told] == [event["hash"] for event in log["events"]]


def history(events: int) -> EventBuffer:
    """So many events, as far as keeping them is concerned."""

    class Event:
        size = 100

        def __init__(self, seq: int) -> None:
            self.seq = seq

    buffer = EventBuffer()
    buffer.extend([Event(seq) for seq in range(events)])  # type: ignore[misc]
    return buffer


def test_histories_stay_within_their_bytes() -> None:
    kept = Histories(1000)
    for match in range(4):
        kept.keep(match, history(3))
    assert kept.size == 900
    assert kept.find(0, history(3)) is None and kept.find(1, history(3)) is not None
    kept.keep(4, history(3))
    assert kept.find(1, history(3)) is not None and kept.find(2, history(3)) is None
    # What has grown counts with its new size.
    assert kept.find(1, history(5)) is not None
    assert kept.size <= 1000
    kept.keep(5, history(11))
    assert kept.find(5, history(11)) is None and kept.size == 0


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Where two can look at the same store, as two nodes do at theirs."""
    return f"sqlite:///{tmp_path / 'oenach.db'}"


def test_nobody_is_told_of_more_than_the_position_shows(file: str) -> None:
    """Another node goes on while everything is read from the store for whoever comes late."""

    async def run() -> None:
        async with opened_registry(file) as here, opened_registry(file) as there:
            ahead = await started_table(there)
            for _ in range(event_buffer.KEPT):
                async with ahead.lock:
                    await ahead.act(to_and_fro)
            behind = await here.table(ahead.row.id)
            shown = behind.playing().last_seq
            assert not behind.journal.reaches(-1)
            async with ahead.lock:
                await ahead.act(to_and_fro)
            for _ in range(2):
                async with behind.lock:
                    position = await behind.positions.since(None, -1)
                told = msgspec.json.decode(position.events)
                assert position.seq == shown
                assert [event["seq"] for event in told] == list(range(shown + 1))
            # When it has caught up, so has what is told.
            stored = there.context.archive.events(behind.row.number, shown)
            behind.journal.take_in(stored, behind.row, behind.journal.snapshot_seq)
            async with behind.lock:
                position = await behind.positions.since(None, -1)
            told = msgspec.json.decode(position.events)
            assert [event["seq"] for event in told] == list(range(position.seq + 1))
            assert position.seq == ahead.playing().last_seq

    asyncio.run(run())
