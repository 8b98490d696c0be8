"""All tables: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

import msgspec
import structlog

from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.server.errors import TooMuch, Unavailable
from oenach.server.house import House
from oenach.server.identity import new_id
from oenach.server.moments import now_ms
from oenach.server.records import Recordings
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.table import seating
from oenach.server.table.due import stand_in
from oenach.server.table.notice import table_seen
from oenach.server.table.restoring import restore
from oenach.server.table.table import Table
from oenach.server.terms import Terms
from oenach.server.wire import TableSeen

SWEEP: Final = 5.0
"""Seconds between two looks at what is due and who is idle."""

IDLE: Final = 30_000
"""Milliseconds after which a table without visitors is let go from memory."""

GOING_ON: Final = ("waiting", "playing")

log = structlog.get_logger("oenach.hall")


@lru_cache(maxsize=256)
def _game(name: str, seats: int, options: bytes, rules: int | None) -> Game:
    return make_game(name, seats, msgspec.json.decode(options), rules)


def shared_game(
    name: str, seats: int, options: dict[str, object], rules: int | None = None
) -> Game:
    """The rules; tables with the same options share them, for a map is large."""
    return _game(name, seats, msgspec.json.encode(options, order="deterministic"), rules)


class Hall:
    """Finds tables, sets up new ones, and lets idle ones go."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.recordings = Recordings(house.archive)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after what is due."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let no timer run any more."""
        self.house.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.timers.stop()

    async def table(self, match_id: str) -> Table:
        """The table with that id; NotFound if there is none."""
        table = self.tables.get(match_id)
        if table is not None:
            # Somebody is on the way to it: it must not be let go before they are there.
            table.idle_since = now_ms()
            return table
        loading = self._loading.get(match_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(match_id))
            self._loading[match_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def _load(self, match_id: str) -> Table:
        restored = await asyncio.to_thread(restore, self.house.archive, match_id, shared_game)
        table = Table(self.house, restored.row, restored.game, self.rematch)
        table.adopt(restored)
        self.tables[match_id] = table
        return table

    def seen(self, row: MatchRow) -> TableSeen:
        """A table as everybody may see it, whether or not it is in memory."""
        table = self.tables.get(row.id)
        if table is not None:
            return table.seen()
        # A table whose rules are not known here cannot be shown.
        shared_game(row.game, len(row.seats), row.options, row.rules)
        return table_seen(row)

    def listed(self, rows: Sequence[MatchRow]) -> list[TableSeen]:
        """The same for many; one whose rules are not known here does not hide the others."""
        seen: list[TableSeen] = []
        for row in rows:
            try:
                seen.append(self.seen(row))
            except OenachError as error:
                log.warning("table cannot be shown", table=row.id, error=str(error))
        return seen

    async def set_up(
        self,
        host: str,
        game: Game,
        chairs: Sequence[SeatRow],
        public: bool,
        terms: Terms,
        former: MatchRow | None = None,
    ) -> Table:
        """A new table, with nobody connected to it yet; `former` is the match it follows on."""
        archive = self.house.archive
        hosted = await asyncio.to_thread(archive.hosted, host, GOING_ON)
        if hosted >= self.house.settings.tables_per_person:
            raise TooMuch("server-too-many-tables", most=self.house.settings.tables_per_person)
        row = MatchRow(
            0,
            new_id(),
            game.name,
            game.given,
            game.rules_version,
            self.house.randomness.match_secret(None if former is None else former.secret),
            "waiting",
            public,
            host,
            terms,
            now_ms(),
            list(chairs),
        )
        row.number = await asyncio.to_thread(archive.add_match, row)
        table = Table(self.house, row, game, self.rematch)
        self.tables[row.id] = table
        return table

    async def rematch(self, table: Table) -> str:
        """The same game once more with everybody one seat further; its table's id.

        Whoever is not ready can sit down later: a bot plays until then.
        """
        old = table.row
        chairs = [seating.turned(chair, old) for chair in old.seats]
        chairs.sort(key=lambda chair: chair.seat)
        ready = [chair.person for chair in chairs if chair.person in table.ready]
        host = old.host if old.host in table.ready or not ready else ready[0]
        assert host is not None
        again = await self.set_up(host, table.game, chairs, old.public, old.terms, old)
        async with again.lock:
            again.row.muted, again.row.removed = list(old.muted), list(old.removed)
            await seating.start(again, fill=None)
            for chair in chairs:
                if chair.kind == "person" and chair.person not in table.ready:
                    await stand_in(again, chair.seat, "left")
        return again.row.id

    async def _sweep(self) -> None:
        while True:
            try:
                await self._find_tables_again()
                await self._wake_due_tables()
                self._let_idle_tables_go()
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _find_tables_again(self) -> None:
        """Tables whose memory was ahead of a disk that failed go on from what is stored."""
        for table in [table for table in self.tables.values() if table.astray]:
            async with table.lock:
                with suppress(Unavailable):
                    await table.recover()

    async def _wake_due_tables(self) -> None:
        """Tables at which something is due soon run their own timers once they are in memory."""
        horizon = now_ms() + round(2000 * SWEEP)
        for number, _, _ in await asyncio.to_thread(self.house.archive.due_until, horizon):
            row = await asyncio.to_thread(self.house.archive.match_id, number)
            if row is None or row in self.tables:
                continue
            try:
                await self.table(row)
            except OenachError as error:
                # One match that cannot be read must not keep the others from going on.
                log.error("table cannot be loaded", table=row, error=str(error))

    def _let_idle_tables_go(self) -> None:
        now = now_ms()
        for match_id, table in list(self.tables.items()):
            soonest = table.timers.soonest()
            if (
                not table.visitors
                and not table.lock.locked()
                and not table.astray
                and now - table.idle_since > IDLE
                and (soonest is None or soonest > now + 2 * IDLE)
            ):
                table.timers.stop()
                del self.tables[match_id]
