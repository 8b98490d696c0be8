"""Hints through PostgreSQL's NOTIFY, by one connection of each node.

A commit that notifies takes a lock of the whole instance, so none of those that store moves does:
what they have changed is gathered for some milliseconds and sent in a transaction of its own.
"""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

import psycopg
import structlog
from psycopg.pq import PGnotify

from oenach.server.nodes.hints import NO_LINE, Hint, Receive, read, written
from oenach.server.store.postgres import LimitedConnection

CHANNEL: Final = "oenach"

GATHERING: Final = 0.005
"""Seconds for which changes are gathered before they are told."""

PAUSE: Final = (0.2, 5.0)
"""Seconds between two tries to connect, the first and the longest."""

ANSWER: Final = 5.0
"""Seconds in which the database must answer on the line; else another is made."""

SILENCE: Final = 10.0
"""Seconds after which a line on which nothing came is asked whether it still stands."""

FAREWELL: Final = 2.0
"""Seconds that the line has to end; one that hangs ends with the process."""

log = structlog.get_logger("oenach.nodes")


class PostgresHints:
    """Sends and listens in a thread of its own."""

    def __init__(self, address: str, epoch: Callable[[], int]) -> None:
        self._address = address
        self._epoch = epoch
        self._lock = threading.Lock()
        self._tables: set[int] = set()
        self._unclaimed = False
        self._ended = threading.Event()
        # Written to when there is something to send.
        # Sockets, since Windows can wait for nothing else.
        self._woken, self._wake = socket.socketpair()
        self._wake.setblocking(False)
        self._thread = threading.Thread(target=self._work, name="oenach-hints", daemon=True)
        self._loop: asyncio.AbstractEventLoop
        self._receive: Receive

    def open(self, receive: Receive) -> None:
        """Begin to listen, for the event loop that runs."""
        self._loop, self._receive = asyncio.get_running_loop(), receive
        self._thread.start()

    def send(self, tables: Collection[int], *, unclaimed: bool = False) -> None:
        """Have the others look at tables, soon. What is stored after the end of it they find by
        looking."""
        if self._ended.is_set():
            return
        with self._lock:
            waits = bool(self._tables)
            self._tables.update(tables)
            self._unclaimed |= unclaimed
        if not waits:
            self._stir()

    def close(self) -> None:
        """Listen no longer."""
        self._ended.set()
        self._stir()
        self._thread.join(FAREWELL)

    def _stir(self) -> None:
        # A line that is full wakes just as well, and one that is closed need not be woken.
        with suppress(OSError):
            self._wake.send(b".")

    def _work(self) -> None:
        with self._wake, self._woken:
            self._keep_a_line()

    def _keep_a_line(self) -> None:
        pause = PAUSE[0]
        while not self._ended.is_set():
            try:
                with LimitedConnection.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=round(ANSWER),
                    client_encoding="UTF8",
                ) as line:
                    line.limit = ANSWER
                    self._listen(line)
                    pause = PAUSE[0]
                    self._serve(line)
            except psycopg.Error as error:
                log.warning("hints interrupted", error=type(error).__name__)
                # What was not told is found by looking.
                self._taken()
                self._ended.wait(pause)
                pause = min(2 * pause, PAUSE[1])

    def _listen(self, line: LimitedConnection) -> None:
        # Some come while something else is asked, which the driver would keep for itself.
        line.pgconn.notify_handler = self._heard
        line.execute(f"LISTEN {CHANNEL}")
        found = line.execute("SELECT pg_backend_pid()").fetchone()
        if found is None or found[0] != line.info.backend_pid:
            # Behind a pooler nobody is told anything, and nothing fails.
            log.warning(NO_LINE, setting="hints_database")
        self._pass_on(None)

    def _serve(self, line: LimitedConnection) -> None:
        # Not `select` itself, for which a server with a thousand connections has too many files.
        with selectors.DefaultSelector() as waiting:
            for readable in (line, self._woken):
                waiting.register(readable, selectors.EVENT_READ)
            while not self._ended.is_set():
                ready = [key.fileobj for key, _ in waiting.select(SILENCE)]
                if not ready:
                    # What lies in between may have dropped the line without a word to either side.
                    line.execute("SELECT 1")
                if self._woken in ready:
                    self._woken.recv(4096)
                    time.sleep(GATHERING)
                    self._tell(line)
                line.pgconn.consume_input()
                while (message := line.pgconn.notifies()) is not None:
                    self._heard(message)

    def _heard(self, message: PGnotify) -> None:
        hint = read(message.extra.decode(errors="replace"))
        if hint is not None and hint.node != self._epoch():
            self._pass_on(hint)

    def _taken(self) -> Hint:
        with self._lock:
            hint = Hint(self._epoch(), frozenset(self._tables), self._unclaimed)
            self._tables.clear()
            self._unclaimed = False
        return hint

    def _tell(self, line: LimitedConnection) -> None:
        hint = self._taken()
        if hint.tables:
            for message in written(hint):
                line.execute("SELECT pg_notify(%s, %s)", [CHANNEL, message])

    def _pass_on(self, hint: Hint | None) -> None:
        # The loop may have ended before.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._receive, hint)
