"""A new version comes while the old one serves: first the store is given what the new one needs,
beside the old; what only the old one needs goes when that is gone."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect
from websockets.exceptions import ConnectionClosed

from oenach.server.client import Client
from oenach.server.store.database import open_database
from oenach.server.store.migrating import NEWEST, SCRIPTS
from server.company import BRISK, my_turn, people, reach, refused, sit_down
from server.nodes.neighbours import shared_store
from server.serving import FREELY, KEY, Process
from waiting import until_async

__all__ = ["shared_store"]

EXPAND, CONTRACT = "9001", "9002"

MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None
oldest = "{oldest}"


def upgrade():
    {change}
"""


def later_migrations(folder: Path) -> Path:
    """The migrations of two versions to come: a saying's text moves into a longer column."""
    scripts = folder / "migrations"
    shutil.copytree(SCRIPTS, scripts)
    add = 'op.add_column("sayings", sa.Column("words", sa.Text))'
    told = MIGRATION.format(revision=EXPAND, before=NEWEST, oldest=NEWEST, change=add)
    (scripts / "versions" / "v9001_expand.py").write_text(told)
    drop = 'op.drop_column("sayings", "text")'
    told = MIGRATION.format(revision=CONTRACT, before=EXPAND, oldest=EXPAND, change=drop)
    (scripts / "versions" / "v9002_contract.py").write_text(told)
    return scripts


def version(newest: str, scripts: Path) -> type[Process]:
    """A server of a version to come, as far as the form of its store goes."""

    class Later(Process):
        program = (
            "-c",
            "from oenach.server.store import migrating; "
            f"migrating.NEWEST, migrating.SCRIPTS = {newest!r}, {str(scripts)!r}; "
            "from oenach.cli import main; main()",
        )

    return Later


def columns(store: str) -> set[str]:
    """What a saying has."""
    engine = open_database(store)
    try:
        return {str(one["name"]) for one in inspect(engine).get_columns("sayings")}
    finally:
        engine.dispose()


def test_old_and_new_serve_side_by_side_until_the_old_is_gone(
    shared_store: str, tmp_path: Path
) -> None:
    scripts = later_migrations(tmp_path)
    usual: dict[str, Any] = {"database": shared_store, "secret": KEY, "lease_seconds": 2, **FREELY}

    def server(kind: type[Process], name: str) -> Process:
        (tmp_path / name).mkdir()
        return kind(tmp_path / name, **usual)

    old = server(Process, "old")
    new = server(version(EXPAND, scripts), "new")
    last = server(version(CONTRACT, scripts), "last")

    async def side_by_side(clients: list[Client], table: str) -> None:
        """One move of each, seen by the other."""
        elsewhere = Client(new.url)
        elsewhere.http.cookies, elsewhere.http.headers = (
            clients[1].http.cookies,
            clients[1].http.headers,
        )
        async with elsewhere.http:
            here, there = await clients[0].come_to(table), await elsewhere.come_to(table)
            for mover, other in ((here, there), (there, here)):
                await my_turn(mover)
                done = await mover.play(mover.position["offers"][0]["text"])
                assert done["type"] == "acknowledged"
                await reach(other, done["position"]["seq"])
            await here.send("say", text="from the old")
            assert "from the old" in str(await there.next("chat"))

    async def run() -> None:
        async with old, people(old.url, 2) as clients:
            table = await sit_down(clients, options={**BRISK, "rounds": 9})
            async with new:
                assert columns(shared_store) >= {"text", "words"}
                await side_by_side(clients, table)
                ready = await clients[0].get("/readyz")
                assert (ready["status"], ready["schema"]) == ("ready", EXPAND)
                assert ready["schema_needed"] == NEWEST
                # Whoever wants to go back can.
                async with server(Process, "back"):
                    pass
                with pytest.raises(AssertionError, match=r"(?i)another server has the database"):
                    await last.start()
                assert columns(shared_store) >= {"text", "words"}

    asyncio.run(run())

    async def contract() -> None:
        async with last:
            assert "text" not in columns(shared_store)
            with pytest.raises(AssertionError, match="made by a later version"):
                await old.start()

    asyncio.run(contract())


def test_an_old_one_that_was_frozen_meanwhile_does_not_come_back(
    shared_store: str, tmp_path: Path
) -> None:
    """It would read and write what is no more."""
    usual: dict[str, Any] = {"database": shared_store, "secret": KEY, "lease_seconds": 2, **FREELY}
    for name in ("old", "last"):
        (tmp_path / name).mkdir()
    old = Process(tmp_path / "old", **usual)
    last = version(CONTRACT, later_migrations(tmp_path))(tmp_path / "last", **usual)

    async def run() -> None:
        async with old, people(old.url, 2) as clients:
            table = await sit_down(clients, options={**BRISK, "rounds": 9})
            place = await clients[0].come_to(table)
            os.kill(old.pid, signal.SIGSTOP)
            async with last:
                os.kill(old.pid, signal.SIGCONT)
                await until_async(lambda: "not among the nodes again" in old.errors, "it looked")
                assert "made by a later version" in old.errors, "what is wrong, and what to do"
                assert (await refused(clients[0].get("/readyz"))).status == 503
                done = await place.play(place.position["offers"][0]["text"])
                assert (done["type"], done["code"]) == ("refused", "unavailable")
                with pytest.raises(ConnectionClosed) as ended:
                    await clients[0].come_to(table)
                assert ended.value.rcvd is not None and ended.value.rcvd.code == 1013
                assert "Traceback" not in old.errors

    asyncio.run(run())
