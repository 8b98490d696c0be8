"""One serving process, from the side of its supervisor."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import ExitStack, suppress
from typing import Final

import msgspec

from oenach.server.listening.passing import Ends, Ways
from oenach.server.settings import Settings

READY: Final = b"ready\n"
"""What a process says when it listens."""


class Order(msgspec.Struct):
    """What a process is told at its start. It comes by a socket: a command line could be read by
    everybody on the machine, and there are passwords in it."""

    settings: Settings
    language: str
    ends: Ends


class Child:
    """A process that has the listening socket together with others.

    It has a line to its supervisor, by which it is told its settings and says that it is ready, and
    ends when that line does, whatever became of the supervisor. Ctrl-C does not reach it, since it
    is in a process group of its own.
    """

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls, listening: socket.socket, ways: Ways, order: Order) -> Child:
        """A new process, which is not ready yet; OSError where there can be none now."""
        ours, theirs = socket.socketpair()
        with ExitStack() as failing, theirs:
            failing.enter_context(ours)
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "oenach.server.processes.process",
                *map(str, (listening.fileno(), theirs.fileno())),
                pass_fds=[listening.fileno(), theirs.fileno(), *ways.descriptors()],
                stdin=asyncio.subprocess.DEVNULL,
                process_group=0,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            failing.pop_all()
        reader, writer = await asyncio.open_connection(sock=ours)
        writer.write(msgspec.json.encode(order) + b"\n")
        return cls(process, reader, writer)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ready(self) -> bool:
        """Whether it listens at last; False if it has ended before."""
        # One that ends with its order unread leaves a broken line.
        with suppress(ConnectionError):
            return await self._reader.readline() == READY
        return False

    async def ended(self) -> int:
        """Its exit code, once there is one."""
        code = await self._process.wait()
        self._writer.close()
        return code

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal, if it is still there."""
        with suppress(ProcessLookupError):
            self._process.send_signal(which)
