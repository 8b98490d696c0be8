"""What people have reported, as whoever runs a server is told."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

from oenach.messages import LANGUAGES
from server.company import gather_round, people, until
from server.serving import running


def told(folder: Path, *words: str) -> tuple[int, str]:
    """The exit code of the command, and what it says."""
    database = f"sqlite:///{folder / 'oenach.db'}"
    command = [sys.executable, "-m", "oenach.cli", "reports", "--database", database, *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "COLUMNS": "200"}, check=False
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


async def insulted(folder: Path) -> str:
    """Somebody reports what the host said; the id of the table."""
    async with running(folder) as server, people(server.url, 2) as clients:
        table, (a, b) = await gather_round(clients)
        await a.send("say", text="[bold]You fool[/bold]")
        said = (await b.next("chat"))["said"]
        wish = {"kind": "insult", "saying": said["id"], "text": "Every evening"}
        await clients[1].post(f"/api/tables/{table}/report", wish)
    return table


def test_reports_are_listed_and_settled(tmp_path: Path) -> None:
    table = asyncio.run(insulted(tmp_path))
    code, listed = told(tmp_path)
    assert code == 0
    assert table in listed and "[bold]You fool[/bold]" in listed
    assert "insult: Every evening" in listed
    (one,) = json.loads(told(tmp_path, "--json", "--match", table)[1])
    assert (one["match"], one["recipient"], one["outcome"]) == (table, "operator", None)
    assert json.loads(told(tmp_path, "--json", "--match", "another")[1]) == []

    code, said = told(tmp_path, "--dismiss", one["id"])
    assert code == 0 and one["id"] in said
    assert told(tmp_path, "--dismiss", one["id"])[0] == 1
    assert "Nothing waits" in told(tmp_path)[1]
    (settled,) = json.loads(told(tmp_path, "--json", "--all")[1])
    assert settled["outcome"] == "looked-at"


def test_reports_are_listed_in_every_language(tmp_path: Path) -> None:
    asyncio.run(insulted(tmp_path))
    listed = {told(tmp_path, "--language", each)[1] for each in LANGUAGES}
    assert len(listed) == len(LANGUAGES)


def test_a_report_is_settled_beside_a_running_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as server, people(server.url, 2) as clients:
            table, (a, b) = await gather_round(clients)
            await a.send("say", text="Fool")
            said = (await b.next("chat"))["said"]
            wish = {"kind": "insult", "saying": said["id"]}
            await clients[1].post(f"/api/tables/{table}/report", wish)
            _, listed = await asyncio.to_thread(told, tmp_path, "--json")
            (one,) = json.loads(listed)
            code, _ = await asyncio.to_thread(told, tmp_path, "--dismiss", one["id"])
            assert code == 0
            back = await clients[1].come_to(table)
            settled = await until(back, lambda m: m["type"] == "report-settled")
            assert settled["result"] == "looked-at"

    asyncio.run(scene())
