"""Units of systemd start after one of ours when it has said that it is ready, and not before."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from oenach.server.readiness import tell_readiness
from server.nodes.neighbours import shared_store
from server.serving import KEY, Process
from waiting import PATIENCE

__all__ = ["shared_store"]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is on Linux alone")


class Worker(Process):
    """`oenach worker`, which says that it plays in its first line."""

    def _command(self) -> list[str]:
        return ["worker"]

    def _says_it_is_there(self, line: str) -> bool:
        return bool(line)


@pytest.fixture(params=["in a folder", "in none"])
def systemd(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[socket.socket]:
    """A socket of either kind, as systemd has one."""
    # Not the folder of the test, whose name may be too long for a socket.
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        place = f"{folder}/notify" if request.param == "in a folder" else f"@{secrets.token_hex(8)}"
        line.bind(place.replace("@", "\0"))
        line.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", place)
        yield line


def test_a_server_says_when_it_is_ready_and_may_be_told_to_reload(
    systemd: socket.socket, tmp_path: Path
) -> None:
    async def scene() -> None:
        starting = asyncio.create_task(server.start())
        assert await asyncio.to_thread(systemd.recv, 100) == b"READY=1"
        await starting
        os.kill(server.pid, signal.SIGHUP)
        assert await server.stop() == 0

    server = Process(tmp_path)
    asyncio.run(scene())


def test_several_processes_and_a_worker_say_it_once_each(
    systemd: socket.socket, shared_store: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        (tmp_path / "worker").mkdir()
        server = Process(tmp_path, "--processes", "2", database=shared_store, secret=KEY)
        worker = Worker(tmp_path / "worker", database=shared_store, secret=KEY)
        async with server, worker:
            for _ in (server, worker):
                assert await asyncio.to_thread(systemd.recv, 100) == b"READY=1"
        systemd.setblocking(False)
        with pytest.raises(BlockingIOError):
            systemd.recv(100)

    asyncio.run(scene())


@pytest.mark.parametrize("place", [None, "", "/nowhere/at/all", "@nobody-listens-here"])
def test_nothing_fails_where_nobody_listens(
    place: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    if place is not None:
        monkeypatch.setenv("NOTIFY_SOCKET", place)
    tell_readiness()
