"""Answers that take long to make: made in processes of their own, by turns, and kept."""

from __future__ import annotations

import gzip
import hashlib
import math
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response

from oenach.kernel.game import Game
from oenach.server.context import Context
from oenach.server.errors import TooSoon
from oenach.server.http.admission.identity import Forged
from oenach.server.http.admission.limits import FairBuckets, asked_from
from oenach.server.http.admission.people import People
from oenach.server.http.slow import jobs
from oenach.server.http.slow.options import kept_options
from oenach.server.table.games import shared_game
from oenach.server.wire.brief import static_key

PACKED: Final = "packed"
"""The option of a route whose answers come packed already."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""What is named by its hash never changes."""

SHORT: Final = 1000
"""Bytes of options that are read at once: nothing in them can take long."""

A_MINUTE: Final = 60.0

_encode = msgspec.json.Encoder(order="deterministic").encode

AnyRequest = Request[Any, Any, Any]


class Asking:
    """Has the functions of `jobs.py` called elsewhere, for whoever makes a request."""

    def __init__(self, context: Context, people: People, database: str) -> None:
        self._context = context
        self._people = people
        self._database = database
        settings = context.settings
        self._maps = FairBuckets(
            settings.maps_per_minute / 60, settings.maps_per_minute_per_address / 60, A_MINUTE
        )

    async def static_data(
        self, request: AnyRequest, game: Game, headers: Mapping[str, str]
    ) -> Response[Any]:
        """What a game is drawn from."""
        packed = await self._context.work.make(
            await self._who(request),
            static_key(game),
            _named(jobs.static_data),
            game=game.name,
            seats=game.seats,
            options=game.given,
            rules=game.rules_version,
        )
        return _answer(request, packed, headers)

    async def game(
        self, request: AnyRequest, name: str, seats: int, wished: dict[str, object]
    ) -> Game:
        """A game with options that somebody wishes for.

        What is long among them, a map, may be anything and is read elsewhere first; of what was
        found to hold a game is made here, by turns. TooSoon if somebody brings too many.
        """
        written = _encode(wished)
        if len(written) <= SHORT:
            return shared_game(name, seats, kept_options(name, seats, wished))
        key = f"options {name} {seats} {hashlib.sha256(written).hexdigest()}"
        packed, work = self._context.work.found(key), self._context.work
        if packed is None:
            who, place = await self._who(request), asked_from(request)
            asker = None if who == place else who
            if not self._maps.take(asker, place):
                seconds = math.ceil(self._maps.seconds_until(asker, place))
                raise TooSoon("server-too-many-maps", retry_after=max(1, seconds))
            packed = await work.make(
                who, key, _named(jobs.checked_options), game=name, seats=seats, options=wished
            )
        options = msgspec.json.decode(gzip.decompress(packed))
        return await self._context.threads.have(shared_game, name, seats, options)

    def static_data_kept(
        self, request: AnyRequest, key: str, headers: Mapping[str, str]
    ) -> Response[Any] | None:
        """The same by its name, if it was made before."""
        packed = self._context.work.found(key)
        return None if packed is None else _answer(request, packed, headers)

    async def of_match(
        self, request: AnyRequest, job: Any, table: str, seq: int, **given: object
    ) -> Response[Any]:
        """What is made of a match as it stood at an event."""
        key = f"{job.__name__} {table} {seq} {given}"
        packed = await self._context.work.make(
            await self._who(request),
            key,
            _named(job),
            database=self._database,
            table=table,
            **given,
        )
        return _answer(request, packed)

    async def of_lesson(
        self, request: AnyRequest, job: Any, game: str, lesson: str, **given: object
    ) -> Response[Any]:
        """What is made of a lesson."""
        key = f"{job.__name__} {game} {lesson} {given}"
        who = await self._who(request)
        packed = await self._context.work.make(
            who, key, _named(job), game=game, lesson=lesson, **given
        )
        return _answer(request, packed)

    async def _who(self, request: AnyRequest) -> str:
        """Whose turn a request takes: the person's; of those without a cookie, all who come from
        one address share a turn."""
        try:
            person = await self._people.whose(request)
        except Forged:
            person = None
        if person is not None:
            return person.id
        return asked_from(request)


def unchanged(headers: Mapping[str, str]) -> Response[Any]:
    """The answer to whoever has it already."""
    return Response(None, status_code=304, headers=dict(headers))


def _named(job: Any) -> str:
    return f"{job.__module__}:{job.__name__}"


def _answer(
    request: AnyRequest, packed: bytes, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    sent = {"vary": "Accept-Encoding", **(headers or {})}
    if "gzip" in request.headers.get("accept-encoding", ""):
        sent["content-encoding"] = "gzip"
        body = packed
    else:
        body = gzip.decompress(packed)
    return Response(body, media_type=MediaType.JSON, headers=sent)
