"""A server whose deals are chosen: `python tests/server/chosen.py serve --port … --database …`.

It serves as `oenach serve` does, with the same environment. Whoever sets up a table can say what
the secret of its match is (`"secret"`, 64 hexadecimal digits, in the body of POST /api/tables);
otherwise it follows from how many were asked for before. A rematch has its secret from the match
before, bots draw from the match's secret and take the time they need, and what browsers add to the
draws is always the same: the same moves of people make the same match, on any machine. New
people get their first names one after the other.

Whoever starts a match, at once or with POST /api/tables/…/start, can also say which moves were made
already (`"moves"`, in notation, of all seats in turn): the table goes on from there.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPRequestEvent, Message, Receive, Scope, Send

from oenach.bots.hosting.pool import BotPool
from oenach.server import serving
from oenach.server.app import make_app, make_services
from oenach.server.settings import Settings, read_settings
from oenach.server.table.registry.registry import TableRegistry

sys.path.insert(0, str(Path(__file__).parents[1]))

from chosen_randomness import ChosenRandomness, wished

UNHURRIED: Final = 60.0
"""Seconds that a bot has for a move. In service a bot whose time is over stops to think, and where
that is depends on the machine; with so much time it is always the level's number of simulations."""

TABLES: Final = "/api/tables"
DRAWN: Final = re.compile(r"/api/tables/[^/]+/(join|start)")
"""What people add to the draws comes with these."""

STARTED: Final = re.compile(r"/api/tables/([^/]+)/start")


class UnhurriedPool(BotPool):
    """Bots that are never cut short."""

    async def ask(self, *asked: Any, **options: Any) -> Any:
        return await super().ask(*asked, **{**options, "seconds": UNHURRIED})


class ChosenDeals:
    """Takes out of requests what chooses a deal before the server sees them."""

    def __init__(self, app: ASGIApp, registry: TableRegistry) -> None:
        self._app = app
        self._registry = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        posted = scope["type"] == ScopeType.HTTP and scope["method"] == "POST"
        # It may stand under a path.
        path = scope["path"][scope["path"].find("/api/") :] if posted else ""
        if path != TABLES and not DRAWN.fullmatch(path):
            await self._app(scope, receive, send)
            return
        body = await _whole(receive)
        try:
            fields = json.loads(body)
        except ValueError:
            fields = None
        moves: list[str] = []
        if isinstance(fields, dict):
            _choose(fields)
            moves = fields.pop("moves", [])
            body = json.dumps(fields).encode()
        scope = scope.copy()
        scope["headers"] = _with_length(scope["headers"], len(body))
        answer: list[Message] = []

        async def keep(message: Message) -> None:
            answer.append(message)

        await self._app(scope, _again(body, receive), keep)
        if moves and answer[0].get("status") in (200, 201):
            started = STARTED.fullmatch(path)
            await self._make(started[1] if started else _id_in(answer), moves)
        for message in answer:
            await send(message)

    async def _make(self, match_id: str, moves: list[str]) -> None:
        """Make moves for whoever is to make them, before anybody is told that the match began."""
        table = await self._registry.table(match_id)
        async with table.lock:
            for move in moves:
                # Nobody has a turn of their own before all are made.
                table.timers.stop()
                await table.act(lambda match, move=move: match.play(move))  # type: ignore[misc]


def _choose(fields: dict[str, Any]) -> None:
    """Keep the secret for this request, which runs in a context of its own; one that is none is
    left to the server to refuse."""
    secret = fields.get("secret")
    if isinstance(secret, str) and re.fullmatch("[0-9a-f]{64}", secret):
        wished.set(bytes.fromhex(fields.pop("secret")))
    nonce = fields.get("nonce")
    if isinstance(nonce, str) and re.fullmatch("([0-9a-f]{2})+", nonce):
        fields["nonce"] = "5e" * (len(nonce) // 2)


def _id_in(answer: list[Message]) -> str:
    """Which table an answer is about."""
    body = b"".join(message.get("body", b"") for message in answer)  # type: ignore[misc]
    return str(json.loads(body)["id"])


async def _whole(receive: Receive) -> bytes:
    parts: list[bytes] = []
    more = True
    while more:
        message: Any = await receive()
        parts.append(message.get("body", b""))
        more = message.get("more_body", False)
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    told: list[HTTPRequestEvent] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Any:
        return told.pop() if told else await receive()

    return next_message


def _with_length(headers: Any, length: int) -> list[tuple[bytes, bytes]]:
    """The headers of a request with another body, whose answer can be read here."""
    left_out = (b"content-length", b"accept-encoding")
    kept = [pair for pair in headers if pair[0].lower() not in left_out]
    return [*kept, (b"content-length", b"%d" % length)]


def chosen(settings: Settings) -> ASGIApp:
    """What a server with chosen deals runs."""
    services = make_services(settings, ChosenRandomness())
    services.registry.context.bots = UnhurriedPool(settings.bot_processes or None)
    return ChosenDeals(make_app(services), services.registry)


def main() -> int:
    """Serve, with the words of `oenach serve`."""
    parser = argparse.ArgumentParser(description="serve tables whose deals are chosen")
    parser.add_argument("command", choices=["serve"])
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    given = parser.parse_args()
    settings, _ = read_settings({"port": given.port, "database": given.database})
    listening = serving.bind(settings)
    url = f"http://{settings.host}:{listening.getsockname()[1]}/"
    return serving.serve(settings, listening, lambda: print(url, flush=True), chosen)


if __name__ == "__main__":
    raise SystemExit(main())
