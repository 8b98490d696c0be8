"""The gate that every request passes: not too many, and none that another site made."""

from __future__ import annotations

import socket
import time
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oenach.server.http.bodies import Problem
from oenach.server.http.limits import Buckets, place_of
from oenach.server.metrics import Metrics
from oenach.server.settings import Settings

DIRECT_SEND: Final = "oenach.send"
"""Where the gate leaves a WebSocket handler the way straight to the client."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")
BURST: Final = 4.0
"""Seconds' worth of requests that may come at once."""

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


class Gate:
    """Counts requests of the API by address, compares their origin with the host that they came to,
    and puts the same headers on every answer, be it a page, a refusal or an address that is none.
    """

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        rate = settings.requests_per_second
        self._buckets = Buckets(rate, BURST * rate)
        own = [settings.public_url, *settings.origins.split(",")]
        self._origins = {origin.strip().rstrip("/") for origin in own if origin.strip()}
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._names = {*named, socket.gethostname().lower(), socket.getfqdn().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        problem = self._problem(scope)
        if scope["type"] == ScopeType.HTTP:
            await self._measured(scope, receive, send, problem)
        elif problem is not None:
            # Closed before it opens, a WebSocket is answered with 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].key})
        else:
            # Frames need none of what is wrapped around `send` on the way to the handler.
            scope[DIRECT_SEND] = send  # type: ignore[typeddict-unknown-key]
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        client = scope.get("client")
        address = place_of(client[0] if client else "")
        if scope["path"].startswith("/api/") and not self._buckets.take(address):
            return 429, Problem("too-much", "server-too-fast")
        headers = Headers.from_scope(scope)
        if not self._is_ours(headers.get("host", "")):
            return 421, Problem("unknown-host", "server-unknown-host")
        if not self._from_here(scope, headers):
            return 403, Problem("forbidden", "server-other-origin")
        if "\0" in scope["path"]:
            # No file can be called that, and asking the system for one is an error of its own.
            return 404, Problem("not-found", "server-no-page")
        if scope["type"] == ScopeType.HTTP and not _is_json(headers):
            return 415, Problem("bad-type", "server-bad-type")
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a request can have been meant for this server.

        Another site can let its own name point to an address in this house, and its page would
        then count as one of ours. It cannot do so with an address as such, nor with a name that
        has no meaning outside the house.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
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

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
                message["headers"] = [*message.get("headers", []), *_HEADER_LINES]
            await send(message)

        try:
            if problem is None:
                await self._app(scope, receive, noting)
            else:
                await _turn_away(noting, *problem)
        finally:
            took = time.perf_counter() - began
            self._metrics.requests.labels(scope["method"], status).observe(took)


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


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def _turn_away(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
