"""A PostgreSQL server of a test's own, which it may freeze, kill and start again, and whose disk it
may fill."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psycopg
import pytest

import waiting

BALLAST: Final = "ballast"
"""What fills a disk."""


class OwnPostgres:
    """The server, its folder, and the address by which it is reached."""

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self.disk: Path | None = None
        """A small file system that holds all of it, where there is one."""
        self._folder = folder
        self._programs = programs
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def make(self) -> None:
        """Lay the folder out."""
        command = [str(self._programs / "initdb"), "-D", str(self._folder / "data")]
        command += ["-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd="/")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data")]
        command += ["-h", "127.0.0.1", "-p", str(self._port), "-k", "", "-c", "fsync=off"]
        command += ["-c", "max_wal_size=64MB", "-c", "min_wal_size=32MB"]
        # In its folder, which goes with it: what it shares elsewhere a killed one leaves behind.
        command += ["-c", "dynamic_shared_memory_type=mmap"]
        with (self._folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                command, user=self._user, cwd="/", stdout=log, stderr=log
            )
        waiting.until(self._answers, "PostgreSQL")

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def freeze(self) -> None:
        """Nothing of it moves any more, though its connections stand."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        assert self._process is not None
        # It first, so that it starts no more of them.
        os.kill(self._process.pid, which)
        for one in self._children():
            with suppress(ProcessLookupError):
                os.kill(one, which)

    def _children(self) -> list[int]:
        assert self._process is not None
        listed = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(pid) for pid in listed.read_text().split()]

    def kill(self) -> None:
        """End it as a power cut would."""
        process, children = self._process, self._children()
        assert process is not None
        self._process = None
        process.kill()
        for one in children:
            # Some end by themselves as soon as they notice.
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        process.wait()
        # Whoever listens there next would be told that an earlier one still runs.
        waiting.until(lambda: not any(map(runs, children)), "the end of its processes")

    @property
    def ended(self) -> bool:
        """Whether it is not there, be it that it gave up by itself."""
        return self._process is None or self._process.poll() is not None

    def fill_disk(self) -> None:
        """Leave no room for anything more."""
        assert self.disk is not None, "only what is small can be filled"
        with (self.disk / BALLAST).open("wb", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(b"\0" * 65536)

    def free_disk(self) -> None:
        """Make room again."""
        assert self.disk is not None
        (self.disk / BALLAST).unlink(missing_ok=True)

    def end(self) -> None:
        """Leave nothing behind."""
        if self._process is not None:
            self.kill()
        if self.disk is not None:
            subprocess.run(["umount", str(self.disk)], check=True)
        shutil.rmtree(self._folder)


def _small_disk(folder: Path, megabytes: int) -> Path | None:
    """A file system of so much room at a folder; None where this is not allowed to mount one."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)],
        capture_output=True,
    )
    return folder if made.returncode == 0 else None


def runs(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def own_postgres(megabytes: int = 0) -> Iterator[OwnPostgres]:
    """A server of its own for a test, gone afterwards; skipped where none is installed. It has so
    much room, where that is said and may be arranged; else that of the machine."""
    found = shutil.which("initdb")
    if found is None:
        pytest.skip("PostgreSQL is not installed here")
    folder = Path(tempfile.mkdtemp(prefix="oenach-postgres-"))
    disk = _small_disk(folder, megabytes) if megabytes and os.getuid() == 0 else None
    user = None
    if os.getuid() == 0:
        # It refuses to run for root.
        user = "postgres"
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    server = OwnPostgres(folder, Path(found).resolve().parent, user)
    server.disk = disk
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.end()
