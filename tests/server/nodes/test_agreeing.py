"""Nodes that do not fit together: other keys, other rules; and who is there at all."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from oenach import cli
from oenach.server.client import Client
from server.company import BOT, refused
from server.nodes.neighbours import shared_store
from server.serving import FREELY, KEY, Process
from waiting import until_async

__all__ = ["shared_store"]

OTHER_KEY = "a7" * 32

Say = Callable[..., str]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """What a command says."""
    monkeypatch.setenv("COLUMNS", "300")

    def said(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["oenach", *arguments])
        with pytest.raises(SystemExit):
            cli.main()
        written = capsys.readouterr()
        return written.out + written.err

    return said


class WithoutTheToy(Process):
    """A server on which the toy is not installed."""

    program = (
        "-c",
        "import sys; sys.path[:] = [one for one in sys.path if not one.endswith('/site')]; "
        "from oenach.cli import main; main()",
    )


def node(kind: type[Process], folder: Path, store: str, **settings: object) -> Process:
    """A server of its own on a store of several."""
    folder.mkdir(exist_ok=True)
    usual: dict[str, Any] = {
        "database": store,
        "secret": KEY,
        "lease_seconds": 2,
        "log_level": "info",
        **FREELY,
    }
    return kind(folder, **{**usual, **settings})


def test_nodes_that_come_at_once_to_a_new_store_all_get_in(
    shared_store: str, tmp_path: Path
) -> None:
    """As they do where one command starts them all; the first lays the store out."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            servers = [
                node(Process, tmp_path / str(number), shared_store, lease_seconds=6)
                for number in range(4)
            ]
            await asyncio.gather(*map(stack.enter_async_context, servers))

    asyncio.run(run())


def test_a_node_with_another_key_is_refused_and_told_what_to_do(
    shared_store: str, tmp_path: Path, say: Say
) -> None:
    async def run() -> None:
        first = node(Process, tmp_path / "first", shared_store)
        async with first:
            other = node(Process, tmp_path / "other", shared_store, secret=OTHER_KEY)
            with pytest.raises(AssertionError, match="signs cookies with another key"):
                await other.start()
            assert "OENACH_SECRET" in other.errors and "oenach nodes --new-key" in other.errors
            assert KEY not in other.errors and OTHER_KEY not in other.errors
            async with node(Process, tmp_path / "same", shared_store):
                pass
            beside = await asyncio.to_thread(say, "nodes", "--new-key", "--database", shared_store)
            assert "another server has the database" in beside.replace("Another", "another")
            assert await first.stop() == 0
        await asyncio.to_thread(say, "nodes", "--new-key", "--database", shared_store)
        async with node(Process, tmp_path / "other", shared_store, secret=OTHER_KEY):
            with pytest.raises(AssertionError, match="signs cookies with another key"):
                await first.start()

    asyncio.run(run())


def test_a_node_that_was_frozen_while_all_got_another_key_does_not_come_back(
    shared_store: str, tmp_path: Path, say: Say
) -> None:
    async def run() -> None:
        first = node(Process, tmp_path / "first", shared_store)
        async with first:
            os.kill(first.pid, signal.SIGSTOP)

            async def forgotten() -> bool:
                said = await asyncio.to_thread(
                    say, "nodes", "--new-key", "--database", shared_store
                )
                return "forgotten" in said

            await until_async(forgotten, "the first is held to be gone")
            async with node(Process, tmp_path / "other", shared_store, secret=OTHER_KEY):
                os.kill(first.pid, signal.SIGCONT)
                await until_async(lambda: "not among the nodes again" in first.errors, "it looked")
                assert "signs cookies with another key" in first.errors
                listed = await asyncio.to_thread(say, "nodes", "--json", "--database", shared_store)
                assert len(json.loads(listed)["nodes"]) == 1

    asyncio.run(run())


def test_a_table_whose_rules_a_node_lacks_is_played_at_others(
    shared_store: str, tmp_path: Path
) -> None:
    async def run() -> None:
        # Longer than a busy machine keeps a node from saying that it is there.
        with_it = node(Process, tmp_path / "with", shared_store, lease_seconds=6)
        without = node(WithoutTheToy, tmp_path / "without", shared_store, lease_seconds=6)
        async with with_it, without:

            async def seen() -> bool:
                return '"only_there": ["pebbles 1"]' in without.errors

            await until_async(seen, "who lacks the rules has seen who has them")
            assert "install the same version and the same games" in without.errors
            async with Client(with_it.url) as host, Client(without.url) as other:
                table = await host.set_up(
                    "pebbles", [BOT, BOT], start=True, options={"rounds": 9}, pace=0.3
                )
                path = f"/api/tables/{table['id']}"
                refusal = await refused(other.get(path))
                assert (refusal.status, refusal.problem["code"]) == (503, "rules-elsewhere")
                answer = await other.http.get(path)
                assert int(answer.headers["retry-after"]) > 0
                with pytest.raises(ConnectionClosed) as ended:
                    await other.come_to(table["id"])
                assert ended.value.rcvd is not None and ended.value.rcvd.code == 1013
                # Whoever lacks the rules takes on nothing there, though the one who has them is
                # gone for a while.
                await with_it.kill()

                async def alone() -> bool:
                    return "node gone" in without.errors

                await until_async(alone, "the other is held to be gone")
                # It may be started anew: nobody is told that there are no such rules.
                refusal = await refused(other.get(path))
                assert (refusal.status, refusal.problem["code"]) == (503, "rules-elsewhere")
                await with_it.start()

                async def over() -> bool:
                    return bool((await host.get(path))["state"] == "over")

                await until_async(over, "the match is over")
            assert "Traceback" not in without.errors

    asyncio.run(run())


def test_nodes_are_listed(shared_store: str, tmp_path: Path, say: Say) -> None:
    async def run() -> None:
        one = node(Process, tmp_path / "one", shared_store)
        async with one, node(Process, tmp_path / "two", shared_store) as two:
            listed = json.loads(
                await asyncio.to_thread(say, "nodes", "--json", "--database", shared_store)
            )
            assert listed["shared"]
            assert [row["kind"] for row in listed["nodes"]] == ["server", "server"]
            for row, server in zip(listed["nodes"], (one, two), strict=True):
                assert row["name"].endswith(f"process {server.pid}")
                assert row["seen"] >= row["started"] > 0 and row["bots"] == 1
                assert row["rules"]["pebbles"] == [1]
            shown = await asyncio.to_thread(say, "nodes", "--database", shared_store)
            assert f"process {one.pid}" in shown and f"process {two.pid}" in shown
            assert await two.stop(signal.SIGINT) == 0
            shown = await asyncio.to_thread(say, "nodes", "--database", shared_store)
            assert f"process {one.pid}" in shown and "pebbles" in shown
            assert shown.count("process ") == 1
            await two.start()
            await one.stop()
            await one.start()

    asyncio.run(run())


def test_with_sqlite_there_is_one_process(tmp_path: Path, say: Say) -> None:
    async def run() -> None:
        async with Process(tmp_path):
            pass

    asyncio.run(run())
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    assert "An SQLite file is for one process." in say("nodes", "--database", url)
    listed = json.loads(say("nodes", "--json", "--database", url))
    assert listed == {"shared": False, "nodes": []}
