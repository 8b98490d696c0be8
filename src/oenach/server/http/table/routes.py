"""One table over HTTP: sitting down and getting up, links, and what a match leaves behind."""

from __future__ import annotations

import asyncio
import secrets
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from oenach.kernel.matches.match import Match
from oenach.kernel.seats import LETTERS
from oenach.server.clock import now_ms
from oenach.server.errors import Conflict, Forbidden, NotFound
from oenach.server.http.admission.people import Person, SignedOut
from oenach.server.http.bodies import (
    Forgotten,
    Link,
    MuteWish,
    OnlookerChat,
    Replay,
    SeatChoice,
    SeatCount,
    Seated,
    SeatNamed,
    SentAway,
    StartWish,
    Verification,
)
from oenach.server.http.dependencies import (
    TheAsking,
    TheIdentity,
    ThePeople,
    TheRegistry,
    TheSettings,
)
from oenach.server.http.games import UNCHANGED
from oenach.server.http.links import base_url, link
from oenach.server.http.problems import CHANGING, refusals
from oenach.server.http.slow import jobs
from oenach.server.http.slow.asking import PACKED, unchanged
from oenach.server.table.games import shared_game
from oenach.server.table.owners.bots.stand_ins import known_bot
from oenach.server.table.table import Table
from oenach.server.wire.brief import static_key
from oenach.server.wire.parts import TableSeen

LINK_LASTS: Final = 15 * 60_000
"""Milliseconds for which a seat link works, once."""

STEPS_AT_ONCE: Final = 100

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40, description="The id in the table's link.")]


class Visit(NamedTuple):
    """Somebody who is known asks something of a table."""

    person: Person
    table: Table


async def the_visit(
    request: AnyRequest, people: ThePeople, registry: TheRegistry, table_id: TableId
) -> Visit:
    """Who asks, and of which table."""
    return Visit(await people.known(request), await registry.table(table_id))


async def the_hosted(visit: NamedDependency[Visit]) -> Table:
    """The table of whoever asks, who is its host; Forbidden for all others."""
    if visit.person.id != visit.table.row.host:
        raise Forbidden("server-host-only")
    return visit.table


class TableController(Controller):
    """One table."""

    path = "/api/tables/{table_id:str}"
    tags = ("table",)
    dependencies = MappingProxyType({"visit": Provide(the_visit), "hosted": Provide(the_hosted)})

    @get(
        summary="A table, as everybody with the link may see it", responses=refusals(400, 404, 409)
    )
    async def table(self, registry: TheRegistry, table_id: TableId) -> TableSeen:
        """Who sits where, and how far the match has got."""
        return (await registry.table(table_id)).seen()

    @get(
        "/static-data",
        summary="What never changes at a table and is needed to draw it",
        responses={**UNCHANGED, **refusals(400, 404, 409, 503)},
        opt={PACKED: True},
    )
    async def static_data(
        self, request: AnyRequest, registry: TheRegistry, asking: TheAsking, table_id: TableId
    ) -> Response[dict[str, object]]:
        """The map and where it is drawn, the tables of the rules, what there is of each piece.
        `GET /api/static-data/{key}` has the same, for all tables that share it."""
        game = (await registry.table(table_id)).game
        tag = f'W/"{static_key(game)}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if tag in request.headers.get("if-none-match", ""):
            return unchanged(headers)
        return await asking.static_data(request, game, headers)

    @get(
        "/invitation",
        summary="The link to a table, with a QR code",
        responses=refusals(400, 404, 409),
    )
    async def invitation(
        self, request: AnyRequest, settings: TheSettings, registry: TheRegistry, table_id: TableId
    ) -> Link:
        """For friends: whoever has the link may join or watch."""
        table = await registry.table(table_id)
        address = f"{base_url(request, settings)}/table/{table.row.id}"
        return await registry.context.threads.have(link, address)

    @post(
        "/join",
        status_code=200,
        summary="Sit down at an open seat",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def join(self, visit: NamedDependency[Visit], data: JSONBody[SeatChoice]) -> Seated:
        """Takes the seat asked for, or the first open one."""
        person, table = visit
        seat = None if data.seat is None else LETTERS.index(data.seat)
        nonce = bytes.fromhex(data.nonce) or None
        taken = await table.alone(
            lambda: table.seating.join(person.id, person.name, seat=seat, nonce=nonce)
        )
        return Seated(LETTERS[taken], table.seen())

    @post(
        "/leave",
        status_code=200,
        summary="Get up from my seat",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def leave(self, visit: NamedDependency[Visit]) -> TableSeen:
        """Before the start the seat is open again; afterwards a bot plays until I take it back."""
        person, table = visit

        async def leave() -> None:
            await table.seating.leave(person.id)
            # There may be another host.
            await table.reports.tell_host()

        await table.alone(leave)
        return table.seen()

    @post(
        "/start",
        status_code=200,
        summary="Begin the match (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def start(self, hosted: NamedDependency[Table], data: JSONBody[StartWish]) -> TableSeen:
        """Open seats can be filled with bots."""
        fill = None if data.fill is None else known_bot(data.fill)
        nonce = bytes.fromhex(data.nonce) or None
        await hosted.alone(lambda: hosted.seating.start(fill, nonce))
        return hosted.seen()

    @post(
        "/seats",
        status_code=200,
        summary="Have more seats, or fewer, before the match begins (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def seats(
        self, hosted: NamedDependency[Table], registry: TheRegistry, data: JSONBody[SeatCount]
    ) -> TableSeen:
        """As many as the game allows; nobody who has sat down loses their seat."""
        row, turns = hosted.row, registry.context.threads
        # What a table is played with never changes; only how many play.
        game = await turns.have(shared_game, row.game, data.count, row.options, row.rules)
        await hosted.alone(lambda: hosted.resize(game))
        return hosted.seen()

    @post(
        "/put-away",
        status_code=200,
        summary="Put a table away (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def put_away(
        self,
        visit: NamedDependency[Visit],
        hosted: NamedDependency[Table],
        registry: TheRegistry,
    ) -> TableSeen:
        """No bot moves and no clock runs there until somebody takes it up again. Not while others
        who play are there."""
        await registry.put_away(hosted, visit.person.id)
        return hosted.seen()

    @post(
        "/take-up",
        status_code=200,
        summary="Go on with a table that was put away",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def take_up(self, visit: NamedDependency[Visit], registry: TheRegistry) -> TableSeen:
        """For its host, and for everybody who has a seat there."""
        await registry.take_up(visit.table, visit.person.id)
        return visit.table.seen()

    @post(
        "/forget",
        status_code=200,
        summary="Delete a table from my list that is put away or over",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def forget(
        self,
        request: AnyRequest,
        people: ThePeople,
        registry: TheRegistry,
        table_id: TableId,
    ) -> Forgotten:
        """It is deleted for good when nobody has it in their list any more. Whoever deletes a match
        that is over is no longer named in it."""
        person = await people.known(request)
        await registry.forget(table_id, person.id)
        return Forgotten(table_id)

    @post(
        "/remove",
        status_code=200,
        summary="Send somebody away (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def remove(self, hosted: NamedDependency[Table], data: JSONBody[SeatNamed]) -> TableSeen:
        """The seat is open again, or a bot plays on."""
        seat = _seat(hosted, data.seat)
        await hosted.alone(lambda: hosted.seating.remove(seat))
        return hosted.seen()

    @post(
        "/invite-back",
        status_code=200,
        summary="Let somebody come back who was sent away (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def invite_back(
        self, hosted: NamedDependency[Table], data: JSONBody[SentAway]
    ) -> TableSeen:
        """Before the start they may sit down again; later their own seat is theirs again."""
        await hosted.alone(lambda: hosted.seating.invite_back(data.id))
        return hosted.seen()

    @post(
        "/mute",
        status_code=200,
        summary="Let somebody be heard no more, or again (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def mute(self, hosted: NamedDependency[Table], data: JSONBody[MuteWish]) -> TableSeen:
        """Concerns the chat alone."""

        async def mute() -> None:
            if data.seat is not None:
                person = hosted.seating.sitting(_seat(hosted, data.seat))
            else:
                person = hosted.seating.looking_on(data.onlooker)
            await hosted.seating.mute(person, data.muted)

        await hosted.alone(mute)
        return hosted.seen()

    @post(
        "/onlooker-chat",
        status_code=200,
        summary="Close the chat to onlookers, or open it again (host)",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def onlooker_chat(
        self, hosted: NamedDependency[Table], data: JSONBody[OnlookerChat]
    ) -> TableSeen:
        """They can still read what is said. Also at a table that is put away."""
        await hosted.alone(lambda: hosted.chat.let_onlookers_speak(data.open))
        return hosted.seen()

    @post(
        "/seat-link",
        status_code=200,
        summary="A link that moves my seat to another device",
        responses=refusals(*CHANGING, 404, 409),
    )
    async def seat_link(
        self,
        request: AnyRequest,
        visit: NamedDependency[Visit],
        identity: TheIdentity,
        settings: TheSettings,
        registry: TheRegistry,
        data: JSONBody[SeatNamed],
    ) -> Link:
        """Works once, for a quarter of an hour. The token stands behind the # of the address,
        which browsers do not send: no log ever has it."""
        person, table = visit
        if table.game.table_rules.seats_drawn is not None:
            # Before the draw, nobody's seat is known.
            _begun(table)
        seat = _seat(table, data.seat)
        if seat not in table.roster.seats_of(person.id):
            raise Forbidden("server-other-seat", seat=data.seat)
        token, expires = secrets.token_urlsafe(24), now_ms() + LINK_LASTS
        archive = registry.context.archive
        added = await asyncio.to_thread(
            archive.add_seat_link,
            identity.token_hash(token),
            match=table.row.number,
            seat=seat,
            person=person.id,
            session=person.session,
            expires=expires,
        )
        if not added:
            raise SignedOut("server-signed-out")
        address = f"{base_url(request, settings)}/seat#{token}"
        return await registry.context.threads.have(link, address, expires)

    @get(
        "/log",
        summary="The log: public while the match goes on, full when it is over",
        responses=refusals(400, 404, 409, 503),
        opt={PACKED: True},
    )
    async def log(
        self, request: AnyRequest, registry: TheRegistry, asking: TheAsking, table_id: TableId
    ) -> Response[dict[str, object]]:
        """It can be checked with `oenach verify`, and replayed once it is full."""
        match = _begun(await registry.table(table_id))
        return await asking.of_match(request, jobs.log, table_id, match.last_seq)

    @get(
        "/verification",
        summary="What checking the log finds",
        responses=refusals(400, 404, 409, 503),
        opt={PACKED: True},
    )
    async def verification(
        self, request: AnyRequest, registry: TheRegistry, asking: TheAsking, table_id: TableId
    ) -> Response[Verification]:
        """The server's own check; a page can make the same from the log."""
        match = _begun(await registry.table(table_id))
        return await asking.of_match(request, jobs.verification, table_id, match.last_seq)

    @get(
        "/replay",
        summary="A match step by step",
        responses=refusals(400, 404, 409, 503),
        opt={PACKED: True},
    )
    async def replay(
        self,
        request: AnyRequest,
        registry: TheRegistry,
        asking: TheAsking,
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
        after: Annotated[
            int | None,
            QueryParameter(ge=-1, description="Count from the first step after this event."),
        ] = None,
    ) -> Response[Replay]:
        """Only when it is over, and nothing is hidden any more, or where only bots play, of whom
        everybody may see all."""
        table = await registry.table(table_id)
        match = _begun(table)
        return await asking.of_match(
            request,
            jobs.replay,
            table_id,
            match.last_seq,
            seen=msgspec.to_builtins(table.seen()),
            viewer=viewer,
            first=first,
            count=count,
            after=after,
        )


def _seat(table: Table, named: str) -> int:
    seat = LETTERS.index(named)
    if seat >= len(table.row.seats):
        raise NotFound("server-no-seat-named", seat=named)
    return seat


def _begun(table: Table) -> Match:
    """The match of a table; Conflict before it has begun."""
    if table.match is None:
        raise Conflict("server-not-started")
    return table.match
