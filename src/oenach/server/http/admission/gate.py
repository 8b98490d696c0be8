"""The gate that every request passes: not too many, and none that another site made."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oenach.server.errors import ServerError
from oenach.server.http.admission.identity import COOKIE
from oenach.server.http.admission.limits import FairBuckets, place_of
from oenach.server.http.admission.newcomers import Newcomers
from oenach.server.http.admission.pace import Pace
from oenach.server.http.admission.people import People
from oenach.server.http.admission.under_way import GiveWay, UnderWay
from oenach.server.http.bodies import Problem
from oenach.server.metrics import Metrics
from oenach.server.settings import Settings
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER
from oenach.server.workers.thread_turns import ASKER

DIRECT: Final = "oenach.direct"
"""Where the gate leaves a WebSocket handler the ways straight from and to the client."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")
BURST: Final = 4.0
"""Seconds' worth of requests that may come at once."""

DEAR: Final = {"/api/tables": 5.0}
"""What a request counts for that makes more work than others, by where it is sent to."""

PACED_PER_SECOND: Final = 300.0
"""Requests of one address, for pages and refused ones too, that begin in a second at least, if more
come; twice as many as may be made of the API, where that is more."""

BEGUN_AT_ONCE: Final = 40.0
"""So many begin without waiting: a page with all that belongs to it."""

COST_OF_A_SOCKET: Final = 4.0
"""What a WebSocket counts for there: whoever comes to a table is told all about it."""

NEW_PEOPLE: Final = "/api/me"
"""Where somebody without a cookie gets one."""

OF_THE_MOMENT: Final = ("/healthz", "/readyz", "/metrics")
"""What is asked by whoever looks after the server: no older answer will do."""

ALIVE: Final = "/healthz"
"""Answered however much there is to do: a server that is only busy is not to be started again."""

COME_BACK: Final = {429: b"1", 503: b"2"}
"""Seconds after which somebody may ask again, by the status of the refusal."""

CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_HEADER_LINES: Final = [(name.encode(), text.encode()) for name, text in HEADERS.items()]


Lines = list[tuple[bytes, bytes]]

Awaited = Callable[[GiveWay], AbstractContextManager[None]]
"""Notes, as long as it lasts, that the rest of a request is still to come."""


class TooSlow(ServerError):
    """The body of a request did not come in time."""

    code = "too-slow"
    status = 408


class Gate:
    """Counts requests of the API by person and address, compares their origin with the host that
    they came to, sees to it that each is answered in time, and puts the same headers on every
    answer, be it a page, a refusal or an address that is none.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, people: People) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._people = people
        self._body_seconds = settings.body_seconds
        self._answer_seconds = settings.answer_seconds
        self._buckets = FairBuckets(
            settings.requests_per_second, settings.requests_per_second_per_address, BURST
        )
        asked = max(settings.requests_per_second, settings.requests_per_second_per_address)
        self._pace = Pace(max(PACED_PER_SECOND, 2 * asked), BEGUN_AT_ONCE)
        self._newcomers = Newcomers(settings.guests_per_minute)
        self._under_way = UnderWay(settings.requests_at_once)
        self._late: set[asyncio.Task[None]] = set()
        own = [settings.public_url, *settings.origins.split(",")]
        self._origins = {_origin(address.strip()) for address in own if address.strip()}
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._names = {*named, socket.gethostname().lower(), socket.getfqdn().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        cost = 1.0 if scope["type"] == ScopeType.HTTP else COST_OF_A_SOCKET
        person = self._person(Headers.from_scope(scope))
        await self._pace.turn(_address(scope), person or "", cost)
        problem = self._problem(scope)
        if problem is None and not await self._comes_in(scope):
            problem = 429, Problem("too-much", "server-too-fast")
        if scope["type"] == ScopeType.HTTP:
            await self._measured(scope, receive, send, problem)
        elif problem is not None:
            # Closed before it opens, a WebSocket is answered with 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].key})
        else:
            # Frames need none of what is wrapped around these on the way to the handler.
            scope[DIRECT] = receive, send  # type: ignore[typeddict-unknown-key]
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        headers = Headers.from_scope(scope)
        if scope["path"].startswith("/api/") and not self._may_ask(scope, headers):
            return 429, Problem("too-much", "server-too-fast")
        if not self._is_ours(headers.get("host", "")):
            return 421, Problem("unknown-host", "server-unknown-host")
        if not self._from_here(scope, headers):
            return 403, Problem("forbidden", "server-other-origin")
        if not _token_can_be(scope, headers):
            return 403, Problem("forbidden", "server-bad-token")
        if "\0" in scope["path"]:
            # No file can be called that, and asking the system for one is an error of its own.
            return 404, Problem("not-found", "server-no-page")
        if scope["type"] == ScopeType.HTTP and not _is_json(headers):
            return 415, Problem("bad-type", "server-bad-type")
        return None

    def _may_ask(self, scope: Scope, headers: Headers) -> bool:
        """Whether whoever asks has not asked too much already."""
        address, person = _address(scope), self._person(headers)
        ASKER.set(person or f"@{address}")
        if person is None and scope["path"] == NEW_PEOPLE:
            # Counted apart: whoever else asks there without a cookie keeps nobody out.
            return True
        asks = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        cost = 1.0 if asks else DEAR.get(scope["path"].rstrip("/"), 1.0)
        return self._buckets.take(person, address, cost)

    async def _comes_in(self, scope: Scope) -> bool:
        """Whether somebody who comes without a cookie, and becomes somebody new, is let in; all
        others are in already."""
        if scope["path"] != NEW_PEOPLE or self._person(Headers.from_scope(scope)) is not None:
            return True
        return await self._newcomers.let_in(_address(scope))

    def _person(self, headers: Headers) -> str | None:
        """Whose measure a request counts against: nobody's if its cookie was not signed here, else
        everybody could have as many as they can think of names, or if it was signed out, else
        whoever stole it could use up its owner's."""
        for one in headers.get("cookie", "").split(";"):
            name, _, signed = one.strip().partition("=")
            if name == COOKIE:
                return self._people.counted(signed.strip('"'))
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a request can have been meant for this server.

        Another site can let its own name point to an address in this house, and its page would
        then count as one of ours. It cannot do so with an address as such, nor with a name that
        has no meaning outside the house.
        """
        try:
            named = urlsplit(f"//{host}")
            # A port that is none is found only when it is asked for.
            name, _ = named.hostname or "", named.port
        except ValueError:
            return False
        if name in self._names or "." not in name or name.endswith((".local", ".localhost")):
            return True
        return _is_address(name)

    def _from_here(self, scope: Scope, headers: Headers) -> bool:
        """Whether no other site's page can have made this request.

        Browsers name the origin of every request that can change something, and of every
        WebSocket; programs that are no browsers need not name any.
        """
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in (None, "same-origin", "none")
        return origin in self._origins or _netloc(origin) == headers.get("host")

    async def _measured(
        self, scope: Any, receive: Receive, send: Send, problem: tuple[int, Problem] | None
    ) -> None:
        began, status = time.perf_counter(), "500"
        # What the API tells is for whoever asked, unless it says itself for how long it holds.
        private = scope["path"].startswith("/api/") or scope["path"] in OF_THE_MOMENT
        host = Headers.from_scope(scope).get("host")
        secure = self._settings.is_https(scope["scheme"], host)

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                # What still comes after this one is the rest of the request.
                last = [(b"connection", b"close")] if status == "408" else []
                headers = [*message.get("headers", []), *_HEADER_LINES, *last]
                if private and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = _with_secure_cookies(headers) if secure else headers
            await send(message)

        try:
            if problem is None:
                await self._in_time(scope, receive, noting)
            else:
                await _turn_away(noting, *problem)
        finally:
            took = time.perf_counter() - began
            self._metrics.requests.labels(scope["method"], status).observe(took)

    async def _in_time(self, scope: Any, receive: Receive, send: Send) -> None:
        """Have a request answered: at once that there is too much to do, or after a while that it
        takes too long."""
        if scope["path"] == ALIVE:
            await self._app(scope, receive, send)
            return
        address, person = _address(scope), self._person(Headers.from_scope(scope))
        # Whoever comes for the first time asks for a page before they send anything, and is not
        # kept waiting by what somebody else does not send.
        looks = person is None and scope["method"] in SAFE
        who = person or ("@ looks" if looks else "@ sends")
        if not await self._under_way.begin(address, who, waits=looks):
            await _turn_away(send, 503, Problem("unavailable", "server-busy"))
            return
        answer = Answer(send)
        body = Body(receive, self._body_seconds, partial(self._under_way.awaited, address, who))
        work = asyncio.ensure_future(self._work(scope, body.receive, answer.send))
        work.add_done_callback(
            lambda _: None if body.gave_way else self._under_way.end(address, who)
        )
        try:
            await asyncio.wait({work}, timeout=self._answer_seconds + self._body_seconds)
        except asyncio.CancelledError:
            # The server stops, and has waited for long enough.
            if answer.begun:
                work.cancel()
            else:
                await self._leave(work, answer, send)
            return
        if not work.done() and not answer.begun:
            await self._leave(work, answer, send)
            return
        await work

    async def _leave(self, work: asyncio.Task[None], answer: Answer, send: Send) -> None:
        """Say that it takes too long. It is not broken off: something may be half done, and must
        be done whole."""
        answer.close()
        self._late.add(work)
        work.add_done_callback(self._late.discard)
        await _turn_away(send, 503, Problem("unavailable", "server-busy"))

    async def _work(self, scope: Any, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


class Answer:
    """The way back of a request, which is closed when it is too late for an answer."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._closed = False
        self.begun = False

    async def send(self, message: Message) -> None:
        """Pass a part of the answer on."""
        if not self._closed:
            self.begun = True
            await self._send(message)

    def close(self) -> None:
        """Nothing more goes this way."""
        self._closed = True


class Body:
    """What comes of the body of a request, as long as it comes in time, and nobody else needs the
    room meanwhile."""

    def __init__(self, receive: Receive, seconds: float, awaited: Awaited) -> None:
        self._receive = receive
        self._deadline = time.monotonic() + seconds
        self._awaited = awaited
        self._whole = False
        self._coming: asyncio.Future[Any] | None = None
        self.gave_way = False

    async def receive(self) -> Any:
        """The next part; TooSlow if it does not come."""
        if self._whole:
            return await self._receive()
        if self.gave_way:
            raise TooSlow("server-too-slow")
        with self._awaited(self._give_way):
            message = await self._next()
        self._whole = not message.get("more_body", False)
        return message

    async def _next(self) -> Any:
        self._coming = coming = asyncio.ensure_future(self._receive())
        left = self._deadline - time.monotonic()
        try:
            # What is there already counts as come in time, however late it is asked for.
            await asyncio.wait({coming}, timeout=max(0.0, left))
        finally:
            coming.cancel()
        if coming.done() and not coming.cancelled():
            return coming.result()
        raise TooSlow("server-too-slow")

    def _give_way(self) -> None:
        self.gave_way = True
        if self._coming is not None:
            self._coming.cancel()


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return place_of(client[0] if client else "")


def _with_secure_cookies(headers: Lines) -> Lines:
    """Headers in which no cookie is one that a browser would send by http. The framework marks its
    own, against requests of other sites, always or never."""
    return [
        (name, text + b"; Secure")
        if name.lower() == b"set-cookie" and b"; secure" not in text.lower()
        else (name, text)
        for name, text in headers
    ]


def _token_can_be(scope: Scope, headers: Headers) -> bool:
    """Whether the token against requests of other sites is such that it can be compared: the
    framework fails at letters that are not ASCII."""
    if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE:
        return True
    kept = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(CSRF_COOKIE, "")
    return kept.isascii() and headers.get(CSRF_HEADER, "").isascii()


def _is_json(headers: Headers) -> bool:
    """Whether what comes with a request is JSON, if anything comes; a form of another site's page
    could not say so."""
    kind = headers.get("content-type")
    if kind is None:
        return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind.partition(";")[0].strip().lower() == "application/json"


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _origin(address: str) -> str:
    """What a browser says of a page with this address: no path is part of it."""
    scheme, rest = address.partition("://")[::2]
    return f"{scheme}://{rest.partition('/')[0]}".lower()


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def _turn_away(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status in COME_BACK:
        headers.append((b"retry-after", COME_BACK[status]))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
