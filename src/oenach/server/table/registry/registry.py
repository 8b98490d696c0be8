"""All tables: those in memory, and the way to those that are not."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import OenachError
from oenach.kernel.game import Game
from oenach.server.clock import now_ms
from oenach.server.context import Context
from oenach.server.errors import (
    Conflict,
    Damaged,
    Forbidden,
    RulesElsewhere,
    RulesMissing,
    TooMuch,
    Unavailable,
    no_such_table,
)
from oenach.server.randomness import new_id
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.seat_names import distinct
from oenach.server.store.terms import Terms
from oenach.server.store.writing.writes import Write
from oenach.server.table.games import shared_game
from oenach.server.table.owners.due.timers import BOT
from oenach.server.table.owners.seating import turned
from oenach.server.table.registry.following import Following
from oenach.server.table.registry.live_tables import LiveTables
from oenach.server.table.registry.pausing import Pauser
from oenach.server.table.registry.put_aside import PutAside, Uninstalled
from oenach.server.table.registry.tidying import Tidying
from oenach.server.table.restoring import reading_stored, restore
from oenach.server.table.table import Table

SWEEP: Final = 5.0
"""Seconds between two looks at what is due and who is idle."""

IDLE: Final = 30_000
"""Milliseconds after which a table without visitors is let go from memory."""

GOING_ON: Final = ("waiting", "playing")

log = structlog.get_logger("oenach.tables")


def _check_forgettable(row: MatchRow, person: str) -> None:
    """Forbidden, or Conflict, if somebody cannot delete a table from their list."""
    if person not in row.people():
        raise Forbidden("server-no-seat")
    if row.put_away is None and row.state in GOING_ON:
        raise Conflict("server-not-put-away")


def _is_last(row: MatchRow, person: str) -> bool:
    """Whether nobody else has a table in their list."""
    # Whoever has deleted a match that is over is no longer named in it, not even as its host.
    return row.people() <= {person, *row.forgotten, ""}


class TableRegistry:
    """Finds tables, sets up new ones, and lets idle ones go."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables = LiveTables()
        self.put_aside = PutAside()
        self.uninstalled = Uninstalled()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        # Those that could not be had for another reason, which were named in the log.
        self._unwoken: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        # Held from counting somebody's tables until there is one more or less of them.
        self._counting = asyncio.Lock()
        self._following = Following(context, self.tables, self._wake_due_tables, self.let_go)
        self._tidying = Tidying(context, self.tables, self._check_shelf)
        self.pauser = Pauser(context, self.tables.values)

    async def open(self) -> None:
        """Begin to look after what is due, and at what other nodes do."""
        await self.pauser.open()
        self._tasks = [asyncio.create_task(self._sweep())]
        if self.context.lease.shared:
            self._following.open()

    async def close(self) -> None:
        """Let no timer run any more."""
        self.context.close()
        for task in self._tasks:
            task.cancel()
        self._following.close()
        self.pauser.close()
        for table in self.tables.values():
            table.end()

    async def table(self, match_id: str) -> Table:
        """The table with that id; NotFound if there is none, Damaged if it cannot be read,
        RulesMissing or RulesElsewhere if it is not played by rules that are known here."""
        table = self.tables.get(match_id)
        if table is not None:
            # Somebody is on the way to it: it must not be let go before they are there.
            table.audience.touch()
            if self.context.lease.shared:
                # They may come from another node, where they did something a moment ago.
                await table.look()
            return table
        loading = self._loading.get(match_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(match_id))
            self._loading[match_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        try:
            return await asyncio.shield(loading)
        finally:
            # What it failed with would know it, and it that.
            del loading

    async def _load(self, match_id: str) -> Table:
        try:
            archive = self.context.archive
            restored = await self.context.threads.have(restore, archive, match_id, shared_game)
            with reading_stored():
                table = Table(self.context, restored.row, restored.game, self.rematch)
                table.adopt(restored)
        except Damaged as error:
            self.put_aside.add(match_id, error.why, now_ms())
            raise
        except RulesMissing as error:
            if await self._others_play(error):
                self.uninstalled.sound(match_id)
                raise RulesElsewhere from None
            self.uninstalled.add(match_id, f"{error.game} {error.rules}", now_ms())
            raise
        self.put_aside.sound(match_id)
        self.tables[match_id] = table
        await self._following.look_who_is_there(table)
        return table

    async def _others_play(self, missing: RulesMissing) -> bool:
        """Whether another node plays by rules that are missing here."""
        others = self.context.other_rules
        return others is not None and await asyncio.to_thread(
            others.played, missing.game, missing.rules
        )

    def is_damaged(self, row: MatchRow) -> bool:
        """Whether a match is known to be damaged: by its row, or because it was put aside."""
        return bool(row.damaged) or row.id in self.put_aside

    async def set_up(
        self,
        *,
        host: str,
        game: Game,
        chairs: Sequence[SeatRow],
        public: bool,
        terms: Terms,
        onlookers_speak: bool = True,
        former: MatchRow | None = None,
        secret: bytes | None = None,
        place: str = "",
    ) -> Table:
        """A new table, with nobody connected to it yet; `former` is the match it follows on, which
        knows of it at once, or StaleRow if that is not as it was. Its secret is drawn, unless it
        goes on with a match that has one. `place` is the address that it is asked for from."""
        chairs = distinct(chairs)
        if secret is None:
            earlier = None if former is None else former.secret
            secret = self.context.randomness.match_secret(earlier)
        row = MatchRow(
            # The database gives it its number.
            number=0,
            id=new_id(),
            game=game.name,
            options=game.given,
            rules=game.rules_version,
            secret=secret,
            state="waiting",
            public=public,
            host=host,
            terms=terms,
            created=now_ms(),
            seats=chairs,
            muted=[] if former is None else list(former.muted),
            removed={} if former is None else dict(former.removed),
            called={
                **({} if former is None else former.called),
                **{chair.name: chair.person for chair in chairs if chair.name and chair.person},
            },
            onlookers_speak=onlookers_speak,
        )
        async with self._counting:
            await self._check_room(host)
            self.context.count_table(host, place)
            number = await asyncio.to_thread(self.context.archive.add_match, row, former)
        row = replace(row, number=number)
        table = Table(self.context, row, game, self.rematch)
        self.tables[row.id] = table
        return table

    async def _check_room(self, host: str) -> None:
        """TooMuch if a host has as many tables as may be played at."""
        most = self.context.settings.tables_per_person
        if await asyncio.to_thread(self.context.archive.hosted, host, GOING_ON) >= most:
            raise TooMuch("server-too-many-tables", most=most)

    async def _check_shelf(self, host: str) -> None:
        """TooMuch if a host has as many tables put away as may be."""
        most = self.context.settings.put_away_per_person
        archive = self.context.archive
        if await asyncio.to_thread(archive.hosted, host, GOING_ON, put_away=True) >= most:
            raise TooMuch("server-too-many-put-away", most=most)

    async def put_away(self, table: Table, person: str) -> None:
        """The host puts a table away, which is then let go from memory when nobody looks at it."""

        async def put_away() -> None:
            async with self._counting:
                table.shelving.check_may_go(person)
                await self._check_shelf(table.row.host)
                await table.shelving.put_away()

        await table.alone(put_away)

    async def take_up(self, table: Table, person: str) -> None:
        """Somebody who sits at a table that is put away, or its host, goes on with it."""

        async def take_up() -> None:
            async with self._counting:
                if person not in table.row.people():
                    raise Forbidden("server-no-seat")
                await self._check_room(table.row.host)
                await table.shelving.take_up()

        await table.alone(take_up)

    async def forget(self, match_id: str, person: str) -> None:
        """Somebody deletes a table from their list; with the last of them one that is put away
        goes for good."""
        archive, table = self.context.archive, self.tables.get(match_id)
        if table is None:
            row = await asyncio.to_thread(archive.match, match_id)
            if row is None:
                raise no_such_table()
            _check_forgettable(row, person)
            if _is_last(row, person):
                await asyncio.to_thread(archive.delete_match, row)
            elif row.state == "over":
                await asyncio.to_thread(archive.leave_finished, row, person)
            else:
                await asyncio.to_thread(archive.forget, row, person)
            return
        await table.alone(lambda: self._forget_in_memory(table, person))

    async def _forget_in_memory(self, table: Table, person: str) -> None:
        archive = self.context.archive
        _check_forgettable(table.row, person)
        if _is_last(table.row, person):
            await asyncio.to_thread(archive.delete_match, table.row)
            self.let_go(table)
        elif table.row.state == "over":
            await asyncio.to_thread(archive.leave_finished, table.row, person)
            table.doubt()
            # Whoever looks next must not find them named; what cannot be read now is read later.
            with suppress(Unavailable, Damaged):
                await table.recover()
        else:
            write = Write()
            table.roster.forget(person, write)
            await table.commit(write)

    def let_go(self, table: Table, code: int = 4404, why: str = "no such table") -> None:
        """Have a table no longer, and send away whoever is there."""
        table.end()
        self.tables.pop(table.row.id, None)
        for visitor in table.audience.visitors:
            visitor.dismiss(code, why)

    async def rematch(
        self, table: Table, ready: Collection[str], at_once: bool, place: str
    ) -> None:
        """The same game once more with everybody one seat further.

        Whoever is not ready can sit down later: a bot plays until then. If it does not begin at
        once, their seats are open, and the host may have more of them or fewer.
        """
        old = table.row
        chairs = [turned(chair, old) for chair in old.seats]
        chairs.sort(key=lambda chair: chair.seat)
        if not at_once:
            chairs = [
                SeatRow(chair.seat, "open")
                if chair.kind == "person" and chair.person not in ready
                else chair
                for chair in chairs
            ]
        there = [chair.person for chair in chairs if chair.person in ready]
        host = old.host if old.host in ready or not there else there[0]
        assert host is not None
        again = await self.set_up(
            host=host,
            game=table.game,
            chairs=chairs,
            public=old.public,
            terms=old.terms,
            onlookers_speak=old.onlookers_speak,
            former=old,
            place=place,
        )
        table.roster.follow_up(again.row.id)
        self.context.hints.send([old.number])
        if not at_once:
            return
        async with again.lock:
            await again.seating.start(fill=None)
            # Where they sit now: seats may have been drawn anew.
            for person in {chair.person for chair in chairs if chair.kind == "person"} - {*ready}:
                for seat in again.roster.seats_of(person):
                    await again.stand_ins.take_over(seat, "left")

    async def _sweep(self) -> None:
        while True:
            try:
                if self.context.stillness.resting:
                    await asyncio.sleep(SWEEP)
                    continue
                if await self._tidying.is_due():
                    await self.tidy()
                if self.context.other_rules is not None:
                    await asyncio.to_thread(self.context.other_rules.look)
                await self._recover_tables()
                await self._wake_due_tables()
                self._let_idle_tables_go()
                await asyncio.to_thread(self.context.archive.checkpoint)
            except (SQLAlchemyError, Unavailable) as error:
                # The database is away, or others hold this node to be: a trace every few seconds
                # would say no more than that.
                log.warning("sweep failed", error=type(error).__name__)
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def tidy(self) -> None:
        """Delete what is kept no longer, and put tables away at which nothing has happened for
        long."""
        await self._tidying.tidy()

    async def _recover_tables(self) -> None:
        """Tables whose memory was ahead of a disk that failed go on from what is stored."""
        for table in [table for table in self.tables.values() if table.diverged]:
            async with table.lock:
                try:
                    await table.recover()
                except Unavailable:
                    pass
                except Damaged as error:
                    self.put_aside.add(table.row.id, error.why, now_ms())
                    self.let_go(table, 4409, "damaged table")

    async def _wake_due_tables(self) -> None:
        """Tables at which something is due soon run their own timers once they are in memory."""
        until = now_ms() + round(2000 * SWEEP)
        numbers = await asyncio.to_thread(
            self.context.sharing.claim_due, until, but=() if self.context.has_bots else (BOT,)
        )
        here = self.tables.numbered(numbers)
        for number in numbers:
            if number in here:
                if not here[number].timers.knows_all():
                    await here[number].look(again=True)
                continue
            row = await asyncio.to_thread(self.context.archive.match_id, number)
            aside = self.put_aside, self.uninstalled
            if row is not None and not any(one.rests(row, now_ms()) for one in aside):
                await self._wake(row)

    async def _wake(self, match_id: str) -> None:
        """One match that cannot be read must not keep the others from going on."""
        try:
            await self.table(match_id)
        except (Damaged, RulesMissing):
            return
        except OenachError as error:
            if match_id not in self._unwoken:
                self._unwoken.add(match_id)
                log.error("table cannot be loaded", table=match_id, error=str(error))
        else:
            self._unwoken.discard(match_id)

    def _let_idle_tables_go(self) -> None:
        now = now_ms()
        for match_id, table in list(self.tables.items()):
            if table.is_idle(now, IDLE):
                table.end()
                del self.tables[match_id]
