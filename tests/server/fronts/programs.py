"""Programs that stand before a server or its database, each with a folder and a port of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import waiting

NOBODY = "nobody"
"""For whom they run where the tests are run by root: some of them refuse root."""


def installed(program: str) -> str:
    """Where a program is; the test is skipped where it is not."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed here (apt-get install {program})")
    return found


def free_port() -> int:
    """A port at which nobody listens."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def own_folder() -> Iterator[Path]:
    """A folder that the program can write to."""
    folder = Path(tempfile.mkdtemp(prefix="oenach-front-"))
    if os.getuid() == 0:
        os.chown(folder, pwd.getpwnam(NOBODY).pw_uid, -1)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def started(command: list[str], folder: Path, port: int, host: str = "127.0.0.1") -> Iterator[None]:
    """A program that listens at a port, ended afterwards."""
    with (folder / "said.txt").open("wb") as said:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            user=NOBODY if os.getuid() == 0 else None,
            env={**os.environ, "HOME": str(folder)},
        )
    try:
        waiting.until(
            lambda: process.poll() is not None or _listens(host, port), "the program listens"
        )
        assert process.poll() is None, (folder / "said.txt").read_text()
        yield
    finally:
        process.terminate()
        process.wait(waiting.PATIENCE)


def _listens(host: str, port: int) -> bool:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(kind)) as probe:
        return probe.connect_ex((host, port)) == 0
