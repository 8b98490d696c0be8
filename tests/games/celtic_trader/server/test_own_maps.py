"""Tables with maps of one's own: they are read once, and not where people's moves are answered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from oenach.games.celtic_trader.maps.files import worldmap
from oenach.games.celtic_trader.maps.generating.generator import new_map
from oenach.games.celtic_trader.module import MODULE
from oenach.games.celtic_trader.rules import options
from oenach.kernel.registry import make_game
from oenach.server.client import Client, Message
from server.ailing.asking import posted
from server.company import OPEN, PERSON, refused
from server.serving import WORK, running

GAME = MODULE.name


class Readings:
    """By which threads of this process maps were read, each time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        for module in (worldmap, options):
            patch.setattr(module, "read_map", self._read)

    def _read(self, content: object, read: object = worldmap.read_map) -> worldmap.WorldMap:
        self.threads.append("loop" if current_thread() is main_thread() else "thread")
        return read(content)  # type: ignore[operator,no-any-return]


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> Readings:
    return Readings(monkeypatch)


def with_map(number: int, **more: object) -> Message:
    return {"map": {**new_map(number, 24), **more}}


def test_a_game_reads_its_map_once(readings: Readings) -> None:
    given = with_map(1)
    game = make_game(GAME, 2, given)
    assert len(readings.threads) == 1
    given["map"]["name"] = "another"
    assert game.given["map"] == game.options["map"] == with_map(1)["map"]


def test_the_loop_reads_no_map(tmp_path: Path, readings: Readings) -> None:
    async def go() -> None:
        async with running(tmp_path) as server, Client(server.url) as host:
            before = WORK.figures().made
            comment = {"$comment": "x" * 100_000}
            first = await host.set_up(GAME, [PERSON, OPEN], options=with_map(2, **comment))
            assert WORK.figures().made == before + 1
            await host.post(f"/api/tables/{first['id']}/seats", {"count": 3})
            server.services.registry.tables.pop(first["id"]).rest()
            seen = await host.get(f"/api/tables/{first['id']}")
            assert len(seen["seats"]) == 3
            row = server.services.registry.context.archive.match(first["id"])
            assert row is not None and row.options == worldmap.without_comments(with_map(2))
            # The same once more is not checked again.
            await host.set_up(GAME, [PERSON, OPEN], options=with_map(2, **comment))
            assert WORK.figures().made == before + 1
            assert "loop" not in readings.threads

    asyncio.run(go())


def test_a_map_with_faults_is_refused_as_ever(tmp_path: Path, readings: Readings) -> None:
    async def go() -> None:
        async with running(tmp_path) as server, Client(server.url) as host:
            for seats, wrong, key in (
                ([PERSON, OPEN], with_map(3, version="none"), "bad-map"),
                ([PERSON, OPEN], {**with_map(3), "supply": 0}, "bad-value"),
                ([PERSON] * 1, with_map(3), "seat-count"),
                ([PERSON, OPEN], {**with_map(3), "nonsense": 1}, "unknown-option"),
            ):
                with pytest.raises(Exception) as here:
                    make_game(GAME, len(seats), wrong)
                before = len(readings.threads)
                told = await refused(host.set_up(GAME, seats, options=wrong))
                assert told.status == 400 and len(readings.threads) == before
                error = here.value
                assert told.problem["key"] == error.key == key  # type: ignore[attr-defined]
                assert told.problem["facts"] == error.facts  # type: ignore[attr-defined]

    asyncio.run(go())


def test_who_brings_maps_without_end_leaves_the_others_at_that_address_theirs(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        limits = {"maps_per_minute": 4, "maps_per_minute_per_address": 6}
        async with (
            running(tmp_path, **limits) as server,
            Client(server.url) as flood,
            Client(server.url) as neighbour,
        ):
            table = [PERSON, OPEN]
            for number in range(3):
                await flood.set_up(GAME, table, options=with_map(10 + number))
            told = await refused(flood.set_up(GAME, table, options=with_map(20)))
            assert (told.status, told.problem["key"]) == (429, "server-too-many-maps")
            wish = {"game": GAME, "seats": table, "options": with_map(20)}
            answer = await posted(flood, "/api/tables", wish)
            assert 0 < int(answer.headers["retry-after"]) <= 60
            # What was brought before is no new one, and tables without one are none.
            await flood.set_up(GAME, table, options=with_map(10))
            await flood.set_up(GAME, table)
            await neighbour.set_up(GAME, table, options=with_map(30))

    asyncio.run(go())
