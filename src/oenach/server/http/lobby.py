"""The lobby: people, and tables before and around a match."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Controller, Request, Response, get, patch, post
from litestar.params import JSONBody, QueryParameter
from msgspec import structs

from oenach.kernel.errors import OenachError
from oenach.kernel.seats import LETTERS
from oenach.server.errors import Conflict, Damaged
from oenach.server.http.admission.identity import Ended, Forged
from oenach.server.http.admission.limits import asked_from
from oenach.server.http.admission.people import Person, SignedOut
from oenach.server.http.bodies import (
    LevelProposed,
    Limits,
    Me,
    MyTable,
    MyTables,
    NewName,
    NewTable,
    SeatWish,
    SignOut,
    StillMe,
    TablePage,
)
from oenach.server.http.dependencies import TheAsking, ThePeople, TheRegistry, TheSettings
from oenach.server.http.levels import proposed_levels
from oenach.server.http.problems import CHANGING, refusals
from oenach.server.http.summaries import LISTED, After, Limit, summary
from oenach.server.naming.names import plain_name
from oenach.server.settings import Settings
from oenach.server.store.archive.lists import Cursor
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.terms import Terms, usual_patience
from oenach.server.table.owners.bots.stand_ins import known_bot
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.parts import TableSeen

MOST_FINISHED: Final = 500
MOST_WOKEN: Final = 12

AnyRequest = Request[Any, Any, Any]


class MeController(Controller):
    """Who one is."""

    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am; somebody new gets a cookie and a name", responses=refusals(401))
    async def me(
        self, request: AnyRequest, people: ThePeople, settings: TheSettings
    ) -> Response[Me]:
        """Says who the cookie belongs to, which then lasts for another year. Without a cookie that
        holds, makes one; whose was signed out is told so, and keeps it until they sign out here."""
        try:
            person = await people.whose(request)
        except Ended:
            # The cookie of its successor may be on its way to the same browser.
            raise SignedOut("server-signed-out") from None
        except Forged:
            person = None
        if person is None:
            person = await people.welcome(people.signed(request))
        secure = settings.is_https(request.url.scheme, request.headers.get("host"))
        return Response(_me(person, settings), cookies=[people.cookie(person, secure)])

    @patch(summary="Go by another name", responses=refusals(*CHANGING))
    async def rename(
        self,
        request: AnyRequest,
        people: ThePeople,
        registry: TheRegistry,
        settings: TheSettings,
        data: JSONBody[NewName],
    ) -> Me:
        """The new name is seen at once at every table that is open."""
        person = await people.known(request)
        held = _tables_with(person, registry)
        numbers = [table.row.number for table in held]
        renamed = await people.rename(person, plain_name(data.name), numbers)
        for table in held:
            await table.alone(partial(table.seating.rename, person.id, renamed.name))
        for table in _tables_with(person, registry):
            # It came meanwhile, and may have been read before it was renamed in the store.
            if table not in held:
                table.doubt()
        return _me(renamed, settings)

    @post(
        "/sign-out",
        status_code=200,
        summary="Sign out: on this device, or on all others",
        responses=refusals(*CHANGING),
    )
    async def sign_out(
        self,
        request: AnyRequest,
        people: ThePeople,
        settings: TheSettings,
        data: JSONBody[SignOut],
    ) -> Response[StillMe]:
        """On this device its cookie is taken away, and with it the seats. Everywhere, no cookie
        works any more but the new one that comes with the answer, links that move seats are void,
        and connections are closed with 4403."""
        secure = settings.is_https(request.url.scheme, request.headers.get("host"))
        if not data.everywhere:
            return Response(StillMe(None), cookies=[people.no_cookie(secure)])
        person = await people.sign_out_everywhere(request, data.proof)
        return Response(StillMe(person.name), cookies=[people.cookie(person, secure)])

    @get("/levels", summary="The bots to play against next", responses=refusals(401))
    async def levels(
        self, request: AnyRequest, people: ThePeople, registry: TheRegistry
    ) -> list[LevelProposed]:
        """One level above those that I have beaten; a game that is not listed begins with the
        weakest."""
        person = await people.known(request)
        return await asyncio.to_thread(_finished, registry, person)

    @get("/finished", summary="The games of which I have finished a match", responses=refusals(401))
    async def finished(
        self, request: AnyRequest, people: ThePeople, registry: TheRegistry
    ) -> list[str]:
        """Whoever has not is shown the way to a lesson first."""
        person = await people.known(request)
        return await asyncio.to_thread(registry.context.archive.games_finished, person.id)

    @get(
        "/tables",
        summary="My tables: those that are not over, then the others, the newest first",
        responses=refusals(400, 401),
    )
    async def my_tables(
        self,
        request: AnyRequest,
        people: ThePeople,
        registry: TheRegistry,
        limit: Limit = LISTED,
        after: After = None,
    ) -> MyTables:
        """Tables at which I have a seat, or which I set up. Whose turn it is, is said of those that
        are in memory, and of the first dozen that are played."""
        person = await people.known(request)
        archive = registry.context.archive
        rows = await asyncio.to_thread(archive.matches_of, person.id, limit + 1, Cursor.read(after))
        rows, further = rows[:limit], rows[limit:]
        played = [row for row in rows if row.state == "playing" and row.put_away is None]
        for row in played[:MOST_WOKEN]:
            # Whose turn it is, only a table in memory knows.
            if row.id not in registry.tables:
                with suppress(OenachError):
                    await registry.table(row.id)
        return MyTables(
            [await _my_table(registry, row, person) for row in rows],
            Cursor.of(rows[-1]).written() if further else None,
        )


def _tables_with(person: Person, registry: TableRegistry) -> list[Table]:
    """The tables in memory at which somebody has a seat, or is connected."""
    return [
        table
        for table in registry.tables.values()
        if person.id in table.audience.connected()
        or any(chair.person == person.id for chair in table.roster.chairs)
    ]


def _me(person: Person, settings: Settings) -> Me:
    limits = Limits(
        tables=settings.tables_per_person,
        put_away=settings.put_away_per_person,
        days=settings.put_away_after_days,
        minutes=settings.bots_wait_after_minutes,
    )
    return Me(person.name, limits)


def _finished(registry: TableRegistry, person: Person) -> list[LevelProposed]:
    rows = registry.context.archive.finished_of(person.id, MOST_FINISHED)
    return proposed_levels(rows, person.id)


async def _my_table(registry: TableRegistry, row: MatchRow, person: Person) -> MyTable:
    table, seen = registry.tables.get(row.id), summary(registry, row)
    if seen.damaged:
        return MyTable(
            **structs.asdict(seen), mine=_letters(row, person), hosting=row.host == person.id
        )
    match = None if table is None else table.match
    played = table is not None and match is not None and not match.over
    last = None
    # What was last said may be too long ago to be in memory, and not be readable any more.
    with suppress(Damaged):
        last = await table.latest(person.id) if table is not None and played else None
    return MyTable(
        **structs.asdict(seen),
        mine=_letters(row, person),
        hosting=row.host == person.id,
        to_act=None if match is None or match.over else LETTERS[match.to_act],
        bots_wait=table is not None and table.timers.asleep,
        last=last,
    )


def _letters(row: MatchRow, person: Person) -> list[str]:
    """The seats of somebody at a table."""
    return [
        LETTERS[chair.seat]
        for chair in row.seats
        if chair.person == person.id and chair.why != "removed"
    ]


class TablesController(Controller):
    """All tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Listed tables: open ones to join, running ones to watch", responses=refusals(400))
    async def tables(
        self,
        registry: TheRegistry,
        which: Annotated[
            Literal["open", "running", "over"],
            QueryParameter(name="state", description="Which tables."),
        ] = "open",
        limit: Limit = LISTED,
        after: After = None,
    ) -> TablePage:
        """Tables that were set up as public, the newest first."""
        states = {"open": "waiting", "running": "playing", "over": "over"}
        rows = await asyncio.to_thread(
            registry.context.archive.public_matches,
            [states[which]],
            limit + 1,
            Cursor.read(after),
        )
        rows, further = rows[:limit], rows[limit:]
        return TablePage(
            [summary(registry, row) for row in rows if not registry.is_damaged(row)],
            Cursor.of(rows[-1]).written() if further else None,
        )

    @post(summary="Set up a table", responses=refusals(*CHANGING, 404, 409))
    async def set_up(
        self,
        request: AnyRequest,
        people: ThePeople,
        registry: TheRegistry,
        asking: TheAsking,
        data: JSONBody[NewTable],
    ) -> TableSeen:
        """Sets up a table, and starts at once if that is asked for and nobody is missing."""
        person = await people.known(request)
        wished = await _options(registry, data)
        game = await asking.game(request, data.game, len(data.seats), wished)
        chairs = [_chair(seat, wish, person) for seat, wish in enumerate(data.seats)]
        mine = sum(chair.kind == "person" for chair in chairs)
        open_seats = sum(chair.kind == "open" for chair in chairs)
        if data.start and open_seats:
            raise Conflict("server-open-seats", count=open_seats)
        terms = Terms(
            clock=data.clock,
            hints=data.hints,
            takebacks=data.takebacks,
            pass_and_play=mine > 1,
            pace=data.pace,
            stand_in=known_bot(data.stand_in),
            patience=usual_patience(data.clock) if data.patience is None else data.patience,
        )
        table = await registry.set_up(
            host=person.id,
            game=game,
            chairs=chairs,
            public=data.public,
            terms=terms,
            onlookers_speak=data.onlookers_speak,
            place=asked_from(request),
        )
        if data.start:
            await table.alone(lambda: table.seating.start(fill=None))
        return table.seen()


async def _options(registry: TableRegistry, data: NewTable) -> dict[str, object]:
    """The options that are wished for."""
    if data.options_of is None:
        return data.options
    return {**(await registry.table(data.options_of)).row.options, **data.options}


def _chair(seat: int, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(seat, "bot", level=known_bot(wish.level))
    if wish.kind == "open":
        return SeatRow(seat, "open")
    name = person.name if wish.name is None else plain_name(wish.name)
    return SeatRow(seat, "person", person.id, name)
