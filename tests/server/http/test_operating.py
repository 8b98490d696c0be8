"""What whoever runs a server relies on: its log, its health, its figures, and how it ends."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import structlog
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

import waiting
from oenach.server.client import Client
from oenach.server.logs import set_up_logs
from oenach.server.settings import Settings
from server.company import BRISK, GAME, PERSON, gather_round, my_turn, people
from server.guarding import noted, token
from server.serving import PatientProcess, Process, Running, at_server, running

DOCS = Path(__file__).parents[3] / "docs"
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


def test_a_log_for_people_is_text(capsys: pytest.CaptureFixture[str]) -> None:
    with noted():
        set_up_logs(Settings(log_level="info", log_format="text"))
        structlog.get_logger("oenach.server").info("open", database="here")
        first = capsys.readouterr().err.splitlines()[0]
    assert "open" in first and "here" in first and not first.startswith("{")


@at_server
async def test_health_tells_how_much_there_is_to_do(server: Running) -> None:
    async with people(server.url, 2) as clients:
        await gather_round(clients)
        found = await answer(server.url, "/api/health")
        assert found.status_code == 200
        assert found.json()["status"] == "ok" and found.json()["database"] is True
        assert (found.json()["tables"], found.json()["connections"]) == (1, 2)


def test_health_fails_while_the_database_cannot_be_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server:
            file, aside = tmp_path / "oenach.db", tmp_path / "aside.db"
            server.services.engine.dispose()
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
    with server.services.engine.begin() as connection:
        connection.execute(text("PRAGMA foreign_keys=OFF"))
        connection.execute(text("ALTER TABLE matches RENAME TO elsewhere"))
    assert (await answer(server.url, "/api/health")).status_code == 503


@at_server
async def test_metrics_are_those_that_the_documents_name(server: Running) -> None:
    async with people(server.url, 2) as clients:
        _, places = await gather_round(clients, bots=1)
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


def test_a_signal_stops_everything_and_loses_nothing(tmp_path: Path) -> None:
    """First the one that systems send, then that of Ctrl-C, which the shell of a background job
    has told it to ignore."""

    async def scene() -> None:
        async with PatientProcess(tmp_path, background=True) as server, Client(server.url) as host:
            bot = {"kind": "bot", "level": "novice"}
            made = await host.set_up(GAME, [PERSON, bot], start=True, options=BRISK)
            table = str(made["id"])
            await ends_well(server, host, table, signal.SIGTERM)
            await server.start()
            await ends_well(server, host, table, signal.SIGINT)
        assert "Traceback" not in server.errors

    asyncio.run(scene())


async def ends_well(server: Process, host: Client, table: str, how: signal.Signals) -> None:
    """Told to stop after a move, it says goodbye to whoever is there and leaves no bot behind."""
    place = await host.come_to(table)
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
    with closing(sqlite3.connect(server.folder / "oenach.db")) as database:
        stored = [row[0] for row in database.execute("SELECT seq FROM events ORDER BY seq")]
    assert stored == list(range(len(stored))) and len(stored) > seq


def test_a_second_ctrl_c_waits_for_nobody(tmp_path: Path) -> None:
    """The first waits, for an hour if need be, for a request that never ends."""

    async def scene() -> None:
        patient = PatientProcess(tmp_path, body_seconds=3600, answer_seconds=3600)
        async with patient as server, Client(server.url) as host:
            where = urlsplit(server.url)
            _, writer = await asyncio.open_connection(where.hostname, where.port)
            fields = {"host": where.netloc, **token(host), **host.cookies()}
            fields |= {"content-type": "application/json", "content-length": "100"}
            lines = [f"{name}: {text}\r\n" for name, text in fields.items()]
            writer.write(("POST /api/tables HTTP/1.1\r\n" + "".join(lines) + "\r\n{").encode())
            # What came later is answered: so the request is under way.
            for _ in range(2):
                assert (await answer(server.url, "/api/health")).status_code == 200
            bots, pid = bots_of(server.pid), server.pid
            os.kill(pid, signal.SIGINT)
            await waiting.until_async(lambda: refuses(server.url), "nobody new is let in")
            assert bots and is_there(pid)
            assert await server.stop(signal.SIGINT) == 0
            await waiting.until_async(lambda: not any(map(is_there, bots)), "the bots' end")
            writer.close()

    asyncio.run(scene())


async def refuses(url: str) -> bool:
    """Whether nobody listens there any more."""
    try:
        await answer(url, "/api/health")
    except httpx.ConnectError:
        return True
    except httpx.TransportError:
        # It was let in just before, and sent away unanswered.
        return False
    return False
