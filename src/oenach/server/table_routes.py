"""One table over HTTP: sitting down and getting up, links, and what a match leaves behind."""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from oenach.kernel.game import Game
from oenach.kernel.seats import LETTERS
from oenach.offers import furnishing, layout
from oenach.server.errors import Conflict, Forbidden, NotFound
from oenach.server.hall import Hall
from oenach.server.links import base_url, link
from oenach.server.lobby import known_bot
from oenach.server.lobby_types import (
    Link,
    LinkToken,
    MuteWish,
    Replay,
    SeatChoice,
    Seated,
    SeatNamed,
    StartWish,
    Verification,
)
from oenach.server.moments import now_ms
from oenach.server.people import People, Person
from oenach.server.problems import CHANGING, refusals
from oenach.server.provided import TheHall, TheIdentity, ThePeople, TheSettings
from oenach.server.records import public_or_full_log, replay, verification
from oenach.server.table import seating
from oenach.server.table.table import Table
from oenach.server.wire import TableSeen

LINK_LASTS: Final = 15 * 60_000
"""Milliseconds for which a seat link works, once."""

STEPS_AT_ONCE: Final = 100

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40, description="The id in the table's link.")]


class TableController(Controller):
    """One table."""

    path = "/api/tables/{table_id:str}"
    tags = ("table",)

    @get(summary="A table, as everybody with the link may see it", responses=refusals(400, 404))
    async def table(self, hall: TheHall, table_id: TableId) -> TableSeen:
        """Who sits where, and how far the match has got."""
        return (await hall.table(table_id)).seen()

    @get(
        "/furnishing",
        summary="What never changes at a table and is needed to draw it",
        responses=refusals(400, 404),
    )
    async def furnishing(self, hall: TheHall, table_id: TableId) -> dict[str, object]:
        """The map and where it is drawn, the tables of the rules, what there is of each piece."""
        game = (await hall.table(table_id)).game
        return await asyncio.to_thread(furnished, game)

    @get("/invitation", summary="The link to a table, with a QR code", responses=refusals(400, 404))
    async def invitation(
        self, request: AnyRequest, settings: TheSettings, hall: TheHall, table_id: TableId
    ) -> Link:
        """For friends: whoever has the link may join or watch."""
        table = await hall.table(table_id)
        return link(f"{base_url(request, settings)}/table/{table.row.id}")

    @post(
        "/join",
        status_code=200,
        summary="Sit down at an open seat",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def join(
        self,
        request: AnyRequest,
        people: ThePeople,
        hall: TheHall,
        table_id: TableId,
        data: JSONBody[SeatChoice],
    ) -> Seated:
        """Takes the seat asked for, or the first open one."""
        person, table = await _both(request, people, hall, table_id)
        seat = None if data.seat is None else LETTERS.index(data.seat)
        nonce = bytes.fromhex(data.nonce) or None
        async with table.lock:
            taken = await seating.join(table, person.id, person.name, seat, nonce)
        return Seated(LETTERS[taken], table.seen())

    @post(
        "/leave",
        status_code=200,
        summary="Get up from my seat",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def leave(
        self, request: AnyRequest, people: ThePeople, hall: TheHall, table_id: TableId
    ) -> TableSeen:
        """Before the start the seat is open again; afterwards a bot plays until I take it back."""
        person, table = await _both(request, people, hall, table_id)
        async with table.lock:
            await seating.leave(table, person.id)
        return table.seen()

    @post(
        "/start",
        status_code=200,
        summary="Begin the match (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def start(
        self,
        request: AnyRequest,
        people: ThePeople,
        hall: TheHall,
        table_id: TableId,
        data: JSONBody[StartWish],
    ) -> TableSeen:
        """Open seats can be filled with bots."""
        table = await _hosted(request, people, hall, table_id)
        fill = None if data.fill is None else known_bot(data.fill)
        async with table.lock:
            await seating.start(table, fill, bytes.fromhex(data.nonce) or None)
        return table.seen()

    @post(
        "/remove",
        status_code=200,
        summary="Send somebody away (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def remove(
        self,
        request: AnyRequest,
        people: ThePeople,
        hall: TheHall,
        table_id: TableId,
        data: JSONBody[SeatNamed],
    ) -> TableSeen:
        """The seat is open again, or a bot plays on."""
        table = await _hosted(request, people, hall, table_id)
        seat = _seat(table, data.seat)
        async with table.lock:
            await seating.remove(table, seat)
        return table.seen()

    @post(
        "/mute",
        status_code=200,
        summary="Let somebody be heard no more, or again (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def mute(
        self,
        request: AnyRequest,
        people: ThePeople,
        hall: TheHall,
        table_id: TableId,
        data: JSONBody[MuteWish],
    ) -> TableSeen:
        """Concerns the chat alone."""
        table = await _hosted(request, people, hall, table_id)
        async with table.lock:
            if data.seat is not None:
                person = seating.sitting(table, _seat(table, data.seat))
            else:
                person = seating.looking_on(table, data.onlooker)
            await seating.mute(table, person, data.muted)
        return table.seen()

    @post(
        "/seat-link",
        status_code=200,
        summary="A link that moves my seat to another device",
        responses=refusals(*CHANGING, 404),
    )
    async def seat_link(
        self,
        request: AnyRequest,
        people: ThePeople,
        identity: TheIdentity,
        settings: TheSettings,
        hall: TheHall,
        table_id: TableId,
        data: JSONBody[SeatNamed],
    ) -> Link:
        """Works once, for a quarter of an hour. The token stands behind the # of the address,
        which browsers do not send: no log ever has it."""
        person, table = await _both(request, people, hall, table_id)
        seat = _seat(table, data.seat)
        if seat not in table.seats_of(person.id):
            raise Forbidden("server-other-seat", seat=data.seat)
        token, expires = secrets.token_urlsafe(24), now_ms() + LINK_LASTS
        archive = hall.house.archive
        await asyncio.to_thread(
            archive.add_seat_link,
            identity.token_hash(token),
            table.row.number,
            seat,
            person.id,
            expires,
        )
        return link(f"{base_url(request, settings)}/seat#{token}", expires)

    @get(
        "/log",
        summary="The log: public while the match goes on, full when it is over",
        responses=refusals(400, 404, 409),
    )
    async def log(self, hall: TheHall, table_id: TableId) -> dict[str, object]:
        """It can be checked with `oenach verify`, and replayed once it is full."""
        table = _begun(await hall.table(table_id))
        return await asyncio.to_thread(public_or_full_log, hall.house.archive, table)

    @get("/verification", summary="What checking the log finds", responses=refusals(400, 404, 409))
    async def verification(self, hall: TheHall, table_id: TableId) -> Verification:
        """The server's own check; a page can make the same from the log."""
        table = _begun(await hall.table(table_id))
        return await asyncio.to_thread(verification, hall.house.archive, table)

    @get("/replay", summary="A finished match step by step", responses=refusals(400, 404, 409))
    async def replay(
        self,
        hall: TheHall,
        table_id: TableId,
        viewer: Annotated[
            str,
            QueryParameter(
                name="as",
                pattern="^([A-E]|spectator|open)$",
                description="Whose eyes to see with: a seat, `spectator`, or `open`.",
            ),
        ] = "open",
        first: Annotated[int, QueryParameter(ge=0, description="The first step to show.")] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=STEPS_AT_ONCE)] = STEPS_AT_ONCE,
    ) -> Replay:
        """Only when it is over: nothing is hidden any more."""
        table = _begun(await hall.table(table_id))
        return await asyncio.to_thread(replay, hall.recordings, table, viewer, first, count)


@lru_cache(maxsize=64)
def furnished(game: Game) -> dict[str, object]:
    """What a table is drawn from; finding where a new map's roads run takes a second or two."""
    return {**furnishing(game), "layout": layout(game)}


class SeatLinkController(Controller):
    """Links that move a seat to another device."""

    path = "/api/seat-links"
    tags = ("table",)

    @post(
        "/use",
        status_code=200,
        summary="Take the seat of a seat link over",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def use(
        self,
        request: AnyRequest,
        people: ThePeople,
        identity: TheIdentity,
        hall: TheHall,
        data: JSONBody[LinkToken],
    ) -> Seated:
        """Whoever has the link has the seat; the device that it came from looks on."""
        person = await people.known(request)
        archive = hall.house.archive
        token = identity.token_hash(data.token)
        found = await asyncio.to_thread(archive.use_seat_link, token, now_ms())
        if found is None:
            raise NotFound("server-link-too-old")
        number, seat, owner = found
        table_id = await asyncio.to_thread(archive.match_id, number)
        table = await hall.table(table_id or "")
        async with table.lock:
            await seating.hand_over(table, seat, owner, person.id)
        return Seated(LETTERS[seat], table.seen())


async def _both(
    request: AnyRequest, people: People, hall: Hall, table_id: str
) -> tuple[Person, Table]:
    return await people.known(request), await hall.table(table_id)


async def _hosted(request: AnyRequest, people: People, hall: Hall, table_id: str) -> Table:
    person, table = await _both(request, people, hall, table_id)
    if person.id != table.row.host:
        raise Forbidden("server-host-only")
    return table


def _seat(table: Table, named: str) -> int:
    seat = LETTERS.index(named)
    if seat >= len(table.row.seats):
        raise NotFound("server-no-seat-named", seat=named)
    return seat


def _begun(table: Table) -> Table:
    if table.match is None:
        raise Conflict("server-not-started")
    return table
