"""The servers that are measured: how each is started, and how tables are set up there."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import httpx

from bench.load.boardgame_io import client as boardgame_io
from bench.load.boardgame_io.packages import HERE
from bench.load.job import Seats
from bench.serving import SERVE, bare_server, fresh_database, server, set_up, started
from oenach.server.client import Client


class Contestant(Protocol):
    """A server that is measured."""

    @property
    def name(self) -> str:
        """What it is called in tables and plots."""

    @property
    def speaks(self) -> str:
        """The protocol of its players: `oenach` or `boardgame.io`."""

    @property
    def rate(self) -> int:
        """Moves a second for which matches are set up; more than it makes."""

    def serving(self, folder: Path) -> contextlib.AbstractAsyncContextManager[tuple[str, int]]:
        """Started; its address and its process number."""

    async def tables(self, url: str, count: int) -> list[Seats]:
        """So many tables at which two can play."""


@dataclass(frozen=True, kw_only=True)
class Oenach:
    """`oenach serve`, or whatever else is started in its place."""

    name: str = "oenach, SQLite"
    database: str | None = None
    """None for a SQLite file of its own; of PostgreSQL a database of its own is made there."""
    command: Sequence[str] = SERVE
    speaks: str = "oenach"
    rate: int = 8_000
    kept: bool = False
    """Whether the database is used as it is, and not one of its own beside it."""

    @contextlib.asynccontextmanager
    async def placed(self, folder: Path) -> AsyncIterator[tuple[Oenach, str]]:
        """With an empty database of its own, and its address."""
        if self.database is None:
            url = f"sqlite:///{folder / 'load.db'}"
            yield replace(self, database=url, kept=True), url
        elif self.kept or not self.database.startswith("postgresql"):
            yield self, self.database
        else:
            async with fresh_database(self.database) as url:
                yield replace(self, database=url, kept=True), url

    @contextlib.asynccontextmanager
    async def serving(self, folder: Path) -> AsyncIterator[tuple[str, int]]:
        """With all limits of admission raised, so that one address can play at all tables."""
        async with self.placed(folder) as (_, database):
            with server(database, folder, self.command) as (url, pid):
                yield url.rstrip("/"), pid

    async def tables(self, url: str, count: int) -> list[Seats]:
        """Of two people, who are the same at all of them."""
        async with Client(url) as first, Client(url) as second:
            cookies = [client.cookies()["Cookie"] for client in (first, second)]
            return [(await set_up(first, second), cookies) for _ in range(count)]


@dataclass(frozen=True)
class Bare:
    """Sockets with nothing behind them: no rules, no store."""

    name: str = "bare sockets"
    speaks: str = "oenach"
    rate: int = 40_000

    @contextlib.asynccontextmanager
    async def serving(self, folder: Path) -> AsyncIterator[tuple[str, int]]:
        """`bench.bare_table`."""
        with bare_server() as found:
            yield found

    async def tables(self, url: str, count: int) -> list[Seats]:
        """They are there when somebody comes."""
        return [(f"t{number}", ["", ""]) for number in range(count)]


@dataclass(frozen=True)
class BoardgameIo:
    """boardgame.io's server, with matches in memory or in files."""

    name: str
    modules: Path
    files: bool = False
    speaks: str = "boardgame.io"
    rate: int = 10_000

    @contextlib.asynccontextmanager
    async def serving(self, folder: Path) -> AsyncIterator[tuple[str, int]]:
        """As in production: its log says nothing of single moves then."""
        kept = str(folder / "matches") if self.files else "memory"
        command = ["node", str(HERE / "server.js"), str(self.modules), kept]
        with started(command, {**os.environ, "NODE_ENV": "production"}) as found:
            yield found

    async def tables(self, url: str, count: int) -> list[Seats]:
        """Through its lobby."""
        async with httpx.AsyncClient(base_url=url, timeout=60) as lobby:
            return [await boardgame_io.set_up(lobby) for _ in range(count)]


MEMORY: Final = "boardgame.io, memory"
FILES: Final = "boardgame.io, files"


def boardgame_ios(modules: Path) -> Iterator[BoardgameIo]:
    """Both of its stores that come with it and outlive nothing, or a restart."""
    yield BoardgameIo(MEMORY, modules)
    yield BoardgameIo(FILES, modules, files=True)
