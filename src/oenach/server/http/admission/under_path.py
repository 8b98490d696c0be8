"""A server that stands under a path of a host which has other things, too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oenach.server.http.admission.gate import HEADERS
from oenach.server.settings import Settings

EVERYWHERE: Final = re.compile(rb"; *Path=/(?=;|$)", re.IGNORECASE)
"""What a cookie says that goes to the whole host."""

ELSEWHERE: Final = 308

Lines = list[tuple[bytes, bytes]]


class UnderPath:
    """Has requests under the path of `public_url` answered as those at the root are, whether or
    not the proxy took the path off, and keeps the cookies to it.

    Whatever else the pages need of the path they find out themselves. No header names it: proxies
    pass on most headers that they do not know, so that anybody could.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._path = settings.path
        self._host = urlsplit(settings.public_url).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whichever way it came."""
        if not self._path:
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path == self._path and scope["type"] == ScopeType.HTTP:
            await self._go_inside(scope, send)
            return
        below = path.startswith(f"{self._path}/")
        if below:
            path, raw = path[len(self._path) :], scope["raw_path"][len(self._path) :]
            scope = cast(Scope, {**scope, "path": path, "raw_path": raw})
        if below or self._by_public_name(scope):
            scope = cast(Scope, {**scope, "headers": [*_nearest(scope["headers"])]})
            send = self._with_narrow_cookies(send)
        await self._app(scope, receive, send)

    def _by_public_name(self, scope: Scope) -> bool:
        """Whether a request whose path says nothing was sent to the public address, as a proxy
        does that took the path off; in the house the server is at the root."""
        names = [text for name, text in scope["headers"] if name == b"host"]
        return names == [self._host.encode()]

    def _with_narrow_cookies(self, send: Send) -> Send:
        narrow = f"; Path={self._path}/".encode()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    (name, EVERYWHERE.sub(narrow, text) if name.lower() == b"set-cookie" else text)
                    for name, text in message["headers"]
                ]
            await send(message)

        return sending

    async def _go_inside(self, scope: Scope, send: Send) -> None:
        """Send a browser from `/path` to `/path/`, below which addresses are."""
        asked = cast(Any, scope)["query_string"]
        there = f"{self._path}/".encode() + (b"?" + asked if asked else b"")
        said = [(name.encode(), text.encode()) for name, text in HEADERS.items()]
        headers = [*said, (b"location", there), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": ELSEWHERE, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _nearest(headers: Iterable[tuple[bytes, bytes]]) -> Lines:
    """Headers in which each cookie comes once. A browser that has two of one name, of this path and
    of the whole host, sends that of the longer path first; readers mostly take the last."""
    lines: Lines = []
    for name, text in headers:
        if name == b"cookie":
            first: dict[bytes, bytes] = {}
            for one in text.split(b";"):
                first.setdefault(one.partition(b"=")[0].strip(), one.strip())
            text = b"; ".join(first.values())
        lines.append((name, text))
    return lines
