"""What whoever runs a server relies on: its log, its health, its figures, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from company import PERSON, gather_round, my_turn, people
from serving import PatientProcess, Process, Running, at_server, running
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from oenach.server.guest import Guest

DOCS = Path(__file__).parents[2] / "docs"
ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}
"""What a proxy on this machine says of a client that is not."""


async def answer(url: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url) as client:
        return await client.get(path, headers=headers)


def bots_of(server: int) -> set[int]:
    """The processes that a process started, as the system knows them."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name stands in parentheses and may hold anything.
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == server and state != "Z":
            found.add(int(stat.parent.name))
    return found


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def lines_of(server: Process) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.errors.splitlines()]


def test_every_line_of_the_log_is_an_event_that_programs_can_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Process(tmp_path, log_level="debug") as server:
            async with people(server.url, 2) as guests:
                _, places = await gather_round(guests)
                await places[0].play(places[0].position["offers"][0]["text"])
            assert await server.stop() == 0
        lines = lines_of(server)
        for line in lines:
            assert isinstance(line["event"], str) and line["event"]
            assert line["level"] in ("debug", "info", "warning", "error")
            assert line["logger"]
            assert datetime.fromisoformat(line["timestamp"]).tzinfo is not None
        told = [line["event"] for line in lines if line["logger"] == "oenach.server"]
        assert told[0] == "open" and told[-1] == "closed"

    asyncio.run(scene())


def test_a_log_for_people_is_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Process(tmp_path, log_level="info", log_format="text") as server:
            await server.stop()
        first = server.errors.splitlines()[0]
        assert "open" in first and not first.startswith("{")

    asyncio.run(scene())


@at_server
async def test_health_tells_how_much_there_is_to_do(server: Running) -> None:
    async with people(server.url, 2) as guests:
        await gather_round(guests)
        found = await answer(server.url, "/api/health")
        assert found.status_code == 200
        assert found.json()["status"] == "ok" and found.json()["database"] is True
        assert (found.json()["tables"], found.json()["connections"]) == (1, 2)


def test_health_fails_while_the_database_cannot_be_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            file, aside = tmp_path / "oenach.db", tmp_path / "aside.db"
            server.premises.engine.dispose()
            file.rename(aside)
            file.mkdir()
            gone = await answer(server.url, "/api/health")
            assert (gone.status_code, gone.json()["status"]) == (503, "failing")
            assert gone.json()["database"] is False
            file.rmdir()
            aside.rename(file)
            assert (await answer(server.url, "/api/health")).status_code == 200

    asyncio.run(scene())


@at_server
async def test_health_fails_when_the_database_is_not_ours_any_more(server: Running) -> None:
    with server.premises.engine.begin() as connection:
        connection.execute(text("PRAGMA foreign_keys=OFF"))
        connection.execute(text("ALTER TABLE matches RENAME TO elsewhere"))
    assert (await answer(server.url, "/api/health")).status_code == 503


@at_server
async def test_metrics_are_those_that_the_documents_name(server: Running) -> None:
    async with people(server.url, 2) as guests:
        _, places = await gather_round(guests, bots=1)
        await my_turn(places[0])
        await places[0].play(places[0].position["offers"][0]["text"])
        found = (await answer(server.url, "/metrics")).text
    listed = (DOCS / "operating.md").read_text(encoding="utf-8")
    table = listed.partition("<!-- made: metrics -->")[2].partition("<!-- end -->")[0]
    promised = dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", table, re.MULTILINE))
    # The format names a counter with its _total, as the documents do.
    shown = dict(re.findall(r"^# TYPE (\w+) (\w+)$", found, re.MULTILINE))
    made_beside = {name for name in shown if name.endswith("_created")}
    assert {name: kind for name, kind in shown.items() if name not in made_beside} == promised
    figures = dict(re.findall(r"^(\S+) (\S+)$", found, re.MULTILINE))
    assert float(figures['oenach_messages_total{kind="move"}']) == 1
    assert float(figures["oenach_tables"]) == 1
    assert float(figures["oenach_connections"]) == 2
    assert float(figures["oenach_writes_total"]) >= 1


@pytest.mark.parametrize(
    ("metrics", "here", "elsewhere"), [("local", 200, 404), ("open", 200, 200), ("off", 404, 404)]
)
def test_metrics_are_for_those_they_were_set_to_be_for(
    tmp_path: Path, metrics: str, here: int, elsewhere: int
) -> None:
    async def scene() -> None:
        async with running(tmp_path, metrics=metrics) as server:
            assert (await answer(server.url, "/metrics")).status_code == here
            forwarded = await answer(server.url, "/metrics", ELSEWHERE)
            assert forwarded.status_code == elsewhere

    asyncio.run(scene())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_everything_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    async def scene() -> None:
        async with PatientProcess(tmp_path) as server:
            async with Guest(server.url) as host:
                bot = {"kind": "bot", "level": "novice"}
                table = await host.set_up("keltis", [PERSON, bot], start=True)
                place = await host.come_to(table["id"])
                await my_turn(place)
                done = await place.play(place.position["offers"][0]["text"])
                assert done["type"] == "acknowledged"
                seq, bots = place.position["seq"], bots_of(server.pid)
                assert bots, "the bot should have a process"
                assert await server.stop(how) == 0
                with pytest.raises(ConnectionClosed) as ended:
                    while True:
                        await place.receive()
                assert ended.value.rcvd is not None and ended.value.rcvd.code == 1012
                assert not [pid for pid in bots if is_there(pid)]
                await server.start()
                again = await host.come_to(table["id"])
                assert again.position["seq"] >= seq
                log = await host.get(f"/api/tables/{table['id']}/log")
                assert len(log["events"]) > seq
            assert await server.stop(how) == 0
        assert "Traceback" not in server.errors

    asyncio.run(scene())
