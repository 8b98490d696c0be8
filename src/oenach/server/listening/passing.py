"""Connections to one table come together in one of several processes.

The system gives whoever connects to any of the processes that have a socket together. Any of them
serves any table, but what is done at one is read, carried out and drawn up once more by the other.
So a process that is asked for a table hands the open connection itself to the one to which the
table's name points. Nobody outside notices. Where that one is not there, or takes nothing now,
whoever was asked serves.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from mmap import mmap
from typing import Final
from zlib import crc32

import msgspec

LARGEST: Final = 16_384
"""Bytes that may come with a connection: a request without anything strange in it."""

BEAT: Final = 1.0
"""Seconds between two signs of life."""

SILENT: Final = 3.0
"""Seconds after which a process that gave none, because it is frozen or gone, is handed nothing."""

AT_ONCE: Final = 64
"""So many connections are taken before the event loop goes on."""

_ASKED: Final = re.compile(rb"GET [^ ?]*/api/tables/([^/ ?]+)/socket[ ?]")
_UPGRADE: Final = re.compile(rb"\r\nupgrade: *websocket\r\n", re.IGNORECASE)
_END: Final = b"\r\n\r\n"

Take = Callable[[socket.socket, bytes], None]
"""Serves a connection that came with so many bytes."""


def table_asked_for(request: bytes) -> bytes | None:
    """The table whose socket is asked for, if this is such a request, whole and alone."""
    if len(request) > LARGEST or request.find(_END) != len(request) - len(_END):
        return None
    asked = _ASKED.match(request)
    return asked[1] if asked and _UPGRADE.search(request) else None


class Ends(msgspec.Struct):
    """What one process has of the ways between all of them: descriptors that it was given."""

    slot: int
    inbox: int
    outboxes: list[int]
    signs: int


class Signs:
    """When each process last gave a sign of life, where all of them see it."""

    def __init__(self, descriptor: int, processes: int) -> None:
        self._memory = mmap(descriptor, 8 * processes)
        self._at = memoryview(self._memory).cast("d")

    def give(self, slot: int) -> None:
        """The process in a slot is well."""
        self._at[slot] = time.monotonic()

    def take_back(self, slot: int) -> None:
        """It is not."""
        self._at[slot] = 0

    def well(self, slot: int) -> bool:
        """Whether it was a moment ago."""
        return time.monotonic() - self._at[slot] < SILENT

    def close(self) -> None:
        """Nobody looks any more."""
        self._at.release()
        self._memory.close()


class Ways:
    """From each process to each other, as their supervisor lays them. They stay when a process is
    replaced: what is on its way then finds the one that comes after it."""

    def __init__(self, processes: int) -> None:
        # Parts of a message must not mix; of datagrams Linux keeps but ten.
        kind = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
        self._ways = [socket.socketpair(socket.AF_UNIX, kind) for _ in range(processes)]
        for end in (end for way in self._ways for end in way):
            end.setblocking(False)
        self._shared = _shared_bytes(8 * processes)
        self._signs = Signs(self._shared, processes)

    def descriptors(self) -> list[int]:
        """What each process has to be given."""
        return [*(end.fileno() for way in self._ways for end in way), self._shared]

    def ends(self, slot: int) -> Ends:
        """What they are to the process in a slot."""
        outboxes = [way[0].fileno() for way in self._ways]
        return Ends(slot, self._ways[slot][1].fileno(), outboxes, self._shared)

    def nobody_at(self, slot: int) -> None:
        """The process in a slot has died. Whoever waits for it is cut off like all whom it had, and
        comes back."""
        self._signs.take_back(slot)
        for _, connection in _handed_on(self._ways[slot][1]):
            connection.close()

    def close(self) -> None:
        """Nobody needs them any more."""
        for end in (end for way in self._ways for end in way):
            end.close()
        self._signs.close()
        os.close(self._shared)


class Passing:
    """Hands connections on to other processes, and takes what they hand on."""

    def __init__(self, ends: Ends) -> None:
        self._slot = ends.slot
        self._inbox = socket.socket(fileno=ends.inbox)
        self._outboxes = [socket.socket(fileno=one) for one in ends.outboxes]
        self._signs = Signs(ends.signs, len(ends.outboxes))
        self._beating: asyncio.TimerHandle | None = None

    def pass_on(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Whether a connection went elsewhere, with all that had come over it."""
        table = table_asked_for(request)
        if table is None:
            return False
        slot = crc32(table) % len(self._outboxes)
        if slot == self._slot or not self._signs.well(slot):
            return False
        descriptor = transport.get_extra_info("socket").fileno()
        try:
            socket.send_fds(self._outboxes[slot], [request], [descriptor])
        except OSError:
            # It has not taken yet what was handed on before.
            return False
        # The connection itself stays open: the other one has it.
        transport.abort()
        return True

    def listen(self, take: Take) -> None:
        """Take what others hand on, from now on."""
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._receive, take)
        self._beat()

    def _beat(self) -> None:
        self._signs.give(self._slot)
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def stop(self) -> None:
        """Leave the rest to whoever comes after and gives a sign, else to those who are asked."""
        self._signs.take_back(self._slot)
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())
        if self._beating is not None:
            self._beating.cancel()

    def close(self) -> None:
        """Hand nothing on any more."""
        for end in (self._inbox, *self._outboxes):
            end.close()
        self._signs.close()

    def _receive(self, take: Take) -> None:
        for request, connection in islice(_handed_on(self._inbox), AT_ONCE):
            take(connection, request)


def _handed_on(inbox: socket.socket) -> Iterator[tuple[bytes, socket.socket]]:
    """What waits in an inbox."""
    with suppress(BlockingIOError):
        while True:
            request, descriptors, _, _ = socket.recv_fds(inbox, LARGEST, 1)
            # Without descriptors to spare, the system has closed what was to come.
            for descriptor in descriptors:
                yield request, socket.socket(fileno=descriptor)


def _shared_bytes(many: int) -> int:
    """The descriptor of bytes that several processes can see and change."""
    if sys.platform == "linux":
        descriptor = os.memfd_create("oenach")
    else:
        descriptor, name = tempfile.mkstemp()
        os.unlink(name)
    os.ftruncate(descriptor, many)
    return descriptor
