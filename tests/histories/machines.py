"""The processes of a run that have the store: nodes that people are connected to, and workers that
play for bots. Each has a clock that can be set and lines of its own that can be broken."""

from __future__ import annotations

import os
import resource
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, make_url

from histories.faults.hints_line import HintsLine
from histories.faults.proxy import Proxy
from histories.skewed import VARIABLE
from server.serving import KEY, Process

LEASE: Final = 2
"""Seconds after which a process that says nothing is held to be gone."""

SETTINGS: Final[dict[str, Any]] = {
    "secret": KEY,
    # Who is killed has no time to give the database back: the next one waits for so long.
    "lease_seconds": LEASE,
    "database_seconds": 3,
    "messages_per_second": 10_000,
    "requests_per_second": 10_000,
    "requests_per_second_per_address": 10_000,
    "guests_per_minute": 10_000,
    "tables_per_hour": 1_000_000,
    "tables_per_person": 100_000,
    "log_level": "warning",
    "log_format": "json",
}

ROOM: Final = 64 * 1024
"""Bytes up to which a full disk still takes what is written into a file of SQLite."""


class Machine(Process):
    """A process that has the store. `back` is how it reaches PostgreSQL, `hints` how it hears of
    the others."""

    program = ("-m", "histories.skewed")

    def __init__(self, folder: Path, name: str, database: str, **settings: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.name = name
        self.back, self.hints = Proxy(), HintsLine()
        self._database = database
        self._clock = folder / "clock.txt"
        super().__init__(folder, **{"database": database, **SETTINGS, **settings})
        self.tell_time(0)
        self._environment[VARIABLE] = str(self._clock)

    async def open(self) -> None:
        """Lay the lines, and start it."""
        url = make_url(self._database)
        if url.port is not None:
            self.back.target = self.hints.target = url.port
            await self.back.start()
            await self.hints.start()
            # The database says of every connection whose it is.
            named = url.set(host="127.0.0.1", query={"application_name": self.name})
            self._set_url("OENACH_DATABASE", named.set(port=self.back.port))
            plain = named.update_query_dict({"sslmode": "disable", "gssencmode": "disable"})
            self._set_url("OENACH_HINTS_DATABASE", plain.set(port=self.hints.port))
        await self.start()

    def _set_url(self, variable: str, url: URL) -> None:
        self._environment[variable] = url.render_as_string(hide_password=False)

    async def close(self) -> None:
        """End it, and take the lines away."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGCONT)
            await self.kill()
        await self.back.stop()
        await self.hints.stop()

    @property
    def ended(self) -> bool:
        """Whether it is not there, by its own decision or by somebody else's."""
        return self._process is None or self._process.poll() is not None

    async def keep_up(self) -> bool:
        """Start it where it is not there, as often as that takes; whether it was not there."""
        was_ended = self.ended
        while self.ended:
            if self._process is not None:
                await self.kill()
            # It says what is wrong in its log, and whoever supervises it starts it again.
            with suppress(AssertionError):
                await self.start()
        return was_ended

    def helpers(self) -> list[int]:
        """The processes that it has started: bots, and what takes long."""
        found: list[int] = []
        with suppress(OSError):
            for task in Path(f"/proc/{self.pid}/task").iterdir():
                found += [int(pid) for pid in (task / "children").read_text().split()]
        return found

    def tell_time(self, seconds: int) -> None:
        """Let its clock be so far ahead, or behind."""
        # Nobody may read half of it.
        new = self._clock.with_suffix(".new")
        new.write_text(f"{seconds:+d}")
        new.replace(self._clock)


class Node(Machine):
    """One server. `front` is how people reach it."""

    def __init__(self, folder: Path, name: str, database: str, **settings: int) -> None:
        super().__init__(folder, name, database, **settings)
        self.front = Proxy()

    @property
    def address(self) -> str:
        """Where people find it."""
        return f"http://127.0.0.1:{self.front.port}"

    async def open(self) -> None:
        """Lay the lines, and start it."""
        await self.front.start()
        await super().open()
        self.front.target = int(self.url.rpartition(":")[2])

    async def close(self) -> None:
        """End it, and take the lines away."""
        await super().close()
        await self.front.stop()

    def fill_disk(self) -> None:
        """Let no file of it grow beyond a few pages: what SQLite writes is refused."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (ROOM, hard))

    def free_disk(self) -> None:
        """There is room again."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard, hard))


class Worker(Machine):
    """`oenach worker`, which plays for bots and is reached by nobody."""

    def _command(self) -> list[str]:
        return ["worker", "--bots", "1"]

    def _says_it_is_there(self, line: str) -> bool:
        # It says a single sentence, when it plays.
        return True
