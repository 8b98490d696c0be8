"""A client in Python: for programs that play at a server's tables, for tests and for load."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from types import TracebackType
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER

Message = dict[str, Any]
Dial = Callable[[int], Awaitable[ClientConnection]]
"""Connects to a table, to be told what happened after an event."""

PATIENCE: Final = 60.0
"""Seconds without an answer after which there is none; a machine may have much else to do."""


@cache
def _trusted() -> ssl.SSLContext:
    """Whom to trust; to read it takes longer than to set up a table, and many may come."""
    return httpx.create_ssl_context()


class Refusal(Exception):
    """A request that the server refused."""

    def __init__(self, status: int, problem: Message) -> None:
        super().__init__(f"{status}: {problem.get('key')} {problem.get('facts')}")
        self.status = status
        self.problem = problem


class Client:
    """Somebody at a server, with a cookie of their own."""

    def __init__(self, url: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=PATIENCE, verify=_trusted()
        )
        self.name = ""
        self._places: list[Place] = []

    async def __aenter__(self) -> Client:
        self.name = (await self.get("/api/me"))["name"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.gather(*[place.leave() for place in self._places])
        await self.http.aclose()

    async def get(self, path: str, **query: str | int) -> Any:
        """Ask for something."""
        return _answer(await self.http.get(path, params=query))

    async def post(self, path: str, body: object = None) -> Any:
        """Do something."""
        token = self.http.cookies.get(CSRF_COOKIE) or ""
        return _answer(await self.http.post(path, json=body, headers={CSRF_HEADER: token}))

    async def rename(self, name: str) -> None:
        """Go by another name."""
        token = self.http.cookies.get(CSRF_COOKIE) or ""
        answer = await self.http.patch("/api/me", json={"name": name}, headers={CSRF_HEADER: token})
        self.name = _answer(answer)["name"]

    async def sign_out(self, *, everywhere: bool) -> None:
        """Sign out on this device, or on all others."""
        await self.post("/api/me/sign-out", {"everywhere": everywhere})

    async def set_up(self, game: str, seats: list[Message], **terms: object) -> Message:
        """A new table."""
        table: Message = await self.post("/api/tables", {"game": game, "seats": seats, **terms})
        return table

    async def come_to(self, table: str, after: int = -1, **options: Any) -> Place:
        """Connect to a table; the welcome has been read."""
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?after="
        options = {"compression": None, "max_size": None, "close_timeout": 1, **options}
        options = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, **options}

        async def dial(after: int) -> ClientConnection:
            return await connect(f"{url}{after}", additional_headers=self.cookies(), **options)

        place = Place(await dial(after), dial)
        self._places.append(place)
        await place.next("welcome")
        return place

    def cookies(self) -> dict[str, str]:
        """The cookies as a header."""
        pairs = [f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar]
        return {"Cookie": "; ".join(pairs)} if pairs else {}


class Place:
    """A connection to a table: the latest position, and what came in."""

    def __init__(self, socket: ClientConnection, dial: Dial) -> None:
        self.socket = socket
        self._dial = dial
        self.position: Message = {}
        self.table: Message = {}
        self.you: Message = {}
        self.frames: list[str] = []

    async def receive(self) -> Message:
        """The next message, whatever it is; what was missed before it comes with its position."""
        message = await self._read()
        if message.get("position"):
            if self._missed_something(message):
                message["position"] = await self._catch_up()
            self.position = message["position"]
        table = message.get("table")
        self.table = table if isinstance(table, dict) else self.table
        self.you = message.get("you", self.you)
        return message

    async def _read(self) -> Message:
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        return message

    def _missed_something(self, message: Message) -> bool:
        """Whether the events of a message do not follow on what is known."""
        if message["type"] not in ("update", "acknowledged", "stale") or not self.position:
            return False
        position = message["position"]
        events = position["events"]
        first = events[0]["seq"] if events else position["seq"] + 1
        return bool(first > self.position["seq"] + 1)

    async def _catch_up(self) -> Message:
        """The position with everything since the last that is known, over a new connection."""
        await self.socket.close()
        self.socket = await self._dial(self.position["seq"])
        position: Message = (await self._read())["position"]
        return position

    async def come_back(self) -> None:
        """Connect anew, as somebody does whose connection was lost; what was missed is read."""
        self.position = await self._catch_up()

    async def next(self, *kinds: str, seconds: float = PATIENCE) -> Message:
        """The next message of one of these kinds; those before it are passed over."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive()
                if message["type"] in kinds:
                    return message

    async def send(self, kind: str, **fields: object) -> str:
        """Send a message; gives its id."""
        command = str(fields.pop("id", None) or secrets.token_urlsafe(9))
        if kind not in ("here", "by-hand", "say"):
            fields["id"] = command
        await self.socket.send(json.dumps({"type": kind, **fields}))
        return command

    async def ask(self, kind: str, **fields: object) -> Message:
        """Send a message and wait for the answer to it."""
        command = await self.send(kind, **fields)
        while True:
            message = await self.next(
                "acknowledged", "refused", "stale", "hint", "because", "pong", "error"
            )
            if message.get("id") == command or message["type"] == "error":
                return message

    async def play(self, *moves: str) -> Message:
        """Make a move at the position that was last seen."""
        return await self.ask("move", moves=list(moves), answers=self.position["seq"])

    @property
    def my_turn(self) -> bool:
        """Whether the seat that looks is to move."""
        viewer = self.position.get("viewer")
        return viewer is not None and viewer == self.position.get("to_act")

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.position.get("outcome") is not None

    async def leave(self) -> None:
        """Close the connection."""
        await self.socket.close()


def _answer(answer: httpx.Response) -> Any:
    body = answer.json()
    if answer.is_error:
        raise Refusal(answer.status_code, body)
    return body
