"""The lobby: games, people, and tables before and around a match."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from litestar import Controller, Request, Response, get, patch, post
from litestar.params import JSONBody, QueryParameter
from msgspec import structs

from oenach.catalog import BOTS, GAMES, LEVEL_NAMES
from oenach.hosting.host import seconds_of
from oenach.kernel.errors import OenachError, OptionError
from oenach.kernel.game import Game
from oenach.kernel.seats import LETTERS
from oenach.server.errors import Conflict
from oenach.server.hall import Hall, shared_game
from oenach.server.identity import Forged
from oenach.server.lobby_types import GameSeen, LevelSeen, Me, MyTable, NewName, NewTable, SeatWish
from oenach.server.people import Person, plain_name
from oenach.server.problems import CHANGING, refusals
from oenach.server.provided import TheHall, ThePeople
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.table import seating
from oenach.server.terms import Terms
from oenach.server.wire import TableSeen

USUAL_SEATS: Final = 3
MOST_LISTED: Final = 100
MOST_WOKEN: Final = 12

AnyRequest = Request[Any, Any, Any]


class MeController(Controller):
    """Who one is."""

    path = "/api/me"
    tags = ("me",)

    @get(summary="Who I am; somebody new gets a cookie and a name", responses=refusals())
    async def me(self, request: AnyRequest, people: ThePeople) -> Response[Me]:
        """Says who the cookie belongs to. Without a cookie that holds, makes one."""
        try:
            person = await people.whose(request)
        except Forged:
            person = None
        if person is not None:
            return Response(Me(person.name))
        person = await people.welcome()
        secure = request.url.scheme == "https"
        return Response(Me(person.name), cookies=[people.cookie(person, secure)])

    @patch(summary="Go by another name", responses=refusals(*CHANGING))
    async def rename(
        self, request: AnyRequest, people: ThePeople, hall: TheHall, data: JSONBody[NewName]
    ) -> Me:
        """The new name is seen at once at every table that is open."""
        person = await people.known(request)
        renamed = await people.rename(person, plain_name(data.name))
        for table in list(hall.tables.values()):
            if table.seats_of(person.id) or person.id in table.connected():
                async with table.lock:
                    await seating.rename(table, person.id, renamed.name)
        return Me(renamed.name)

    @get("/tables", summary="My tables, the newest first", responses=refusals(401))
    async def my_tables(
        self, request: AnyRequest, people: ThePeople, hall: TheHall
    ) -> list[MyTable]:
        """Tables at which I have a seat, or which I set up."""
        person = await people.known(request)
        archive = hall.house.archive
        rows = await asyncio.to_thread(archive.matches_of, person.id, MOST_LISTED)
        for row in [row for row in rows if row.state == "playing"][:MOST_WOKEN]:
            # Whose turn it is, only a table in memory knows.
            if row.id not in hall.tables:
                with suppress(OenachError):
                    await hall.table(row.id)
        by_id = {row.id: row for row in rows}
        return [_my_table(hall, by_id[seen.id], seen, person) for seen in hall.listed(rows)]


def _my_table(hall: Hall, row: MatchRow, seen: TableSeen, person: Person) -> MyTable:
    table = hall.tables.get(row.id)
    match = None if table is None else table.match
    seats = [chair for chair in row.seats if chair.person == person.id and chair.why != "removed"]
    return MyTable(
        **structs.asdict(seen),
        mine=[LETTERS[chair.seat] for chair in seats],
        to_act=None if match is None or match.over else LETTERS[match.to_act],
    )


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ("games",)

    @get(
        summary="The games, with a schema of their options that a form can be made of",
        responses=refusals(),
    )
    async def games(self) -> list[GameSeen]:
        """All games; nothing here changes while the server runs."""
        return [_game_seen(game) for game in GAMES.values()]


def _game_seen(game: type[Game]) -> GameSeen:
    seats = range(game.least_seats, game.most_seats + 1)
    options: dict[str, dict[str, object]] = {
        str(count): {
            "type": "object",
            "additionalProperties": False,
            "properties": {option.name: option.schema() for option in game.option_list(count)},
        }
        for count in seats
    }
    levels = [LevelSeen(name, seconds_of(name)) for name in LEVEL_NAMES]
    return GameSeen(
        game.name,
        game.least_seats,
        game.most_seats,
        USUAL_SEATS,
        game.rules_version,
        options,
        levels,
    )


class TablesController(Controller):
    """All tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Listed tables: open ones to join, running ones to watch", responses=refusals(400))
    async def tables(
        self,
        hall: TheHall,
        which: Annotated[
            Literal["open", "running", "over"],
            QueryParameter(name="state", description="Which tables."),
        ] = "open",
    ) -> list[TableSeen]:
        """Tables that were set up as public, the newest first."""
        states = {"open": "waiting", "running": "playing", "over": "over"}
        rows = await asyncio.to_thread(
            hall.house.archive.public_matches, [states[which]], MOST_LISTED
        )
        return hall.listed(rows)

    @post(summary="Set up a table", responses=refusals(*CHANGING, 409))
    async def set_up(
        self, request: AnyRequest, people: ThePeople, hall: TheHall, data: JSONBody[NewTable]
    ) -> TableSeen:
        """Sets up a table, and starts at once if that is asked for and nobody is missing."""
        person = await people.known(request)
        game = shared_game(data.game, len(data.seats), data.options)
        chairs = [_chair(seat, wish, person) for seat, wish in enumerate(data.seats)]
        mine = sum(chair.kind == "person" for chair in chairs)
        open_seats = sum(chair.kind == "open" for chair in chairs)
        if data.start and open_seats:
            raise Conflict("server-open-seats", count=open_seats)
        terms = Terms(
            data.clock,
            data.hints,
            data.takebacks,
            mine > 1,
            data.pace,
            known_bot(data.stand_in),
        )
        table = await hall.set_up(person.id, game, chairs, data.public, terms)
        if data.start:
            async with table.lock:
                await seating.start(table, fill=None)
        return table.seen()


def _chair(seat: int, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(seat, "bot", level=known_bot(wish.level))
    if wish.kind == "open":
        return SeatRow(seat, "open")
    name = person.name if wish.name is None else plain_name(wish.name)
    return SeatRow(seat, "person", person.id, name)


def known_bot(level: str) -> str:
    """The name if there is such a bot; OptionError if not."""
    if level not in BOTS:
        raise OptionError("unknown-bot", bot=level, known=", ".join(BOTS))
    return level
