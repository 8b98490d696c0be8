"""What an attack is, and what whoever runs it has."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from oenach.server.client import Client, Message, Place

ADDRESS: Final = "127.0.0.2"
"""Attackers come from here, others from addresses of their own; all of 127.* is this machine."""

NO_ANSWER: Final = "no answer"


class Neighbour(Client):
    """Somebody at an address of their own."""

    def __init__(self, url: str, address: str, at_once: int = 100) -> None:
        limits = httpx.Limits(max_connections=at_once, max_keepalive_connections=at_once)
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False, limits=limits)
        super().__init__(url, transport)
        self._address = address

    async def come_to(self, table: str, after: int = -1, **options: Any) -> Place:
        """Connect to a table from there."""
        return await super().come_to(table, after, local_addr=(self._address, 0), **options)


@dataclass
class Attacker:
    """Whoever attacks: where the server is, how long there is, and what came of it."""

    url: str
    folder: Path
    """Where the server keeps its files."""
    pid: int
    """The server's process."""
    seconds: float
    answered: Counter[str] = field(default_factory=Counter)
    """How often each answer came: statuses, kinds of messages, codes of closed connections."""
    told: dict[str, Any] = field(default_factory=dict)
    """What else is worth telling."""
    broken: list[str] = field(default_factory=list)
    """Promises that were not kept."""
    kept: dict[str, Any] = field(default_factory=dict)
    """What was prepared."""
    until: float = 0.0

    def guest(self, at_once: int = 100) -> Neighbour:
        """One more guest at the attackers' address."""
        return Neighbour(self.url, ADDRESS, at_once)

    def begin(self) -> None:
        """From now on time runs."""
        self.until = time.monotonic() + self.seconds

    @property
    def going_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return max(0.0, self.until - time.monotonic())

    async def ask(self, guest: Client, path: str) -> httpx.Response | None:
        """Ask for something; how it is answered is counted."""
        return self._counted(await _sent(guest.http.get(path, follow_redirects=True)))

    async def post(self, guest: Client, path: str, body: Message) -> httpx.Response | None:
        """Do something; how it is answered is counted."""
        headers = {"x-oenach-csrf": guest.http.cookies.get("oenach_csrf") or ""}
        return self._counted(await _sent(guest.http.post(path, json=body, headers=headers)))

    def _counted(self, answer: httpx.Response | None) -> httpx.Response | None:
        status = NO_ANSWER if answer is None else str(answer.status_code)
        self.answered[status] += 1
        if status.startswith("5") and status != "503":
            self.broken.append(f"answered with {status}")
        return answer


async def _sent(request: Awaitable[httpx.Response]) -> httpx.Response | None:
    try:
        return await request
    except httpx.TransportError:
        return None


Act = Callable[[Attacker], Awaitable[None]]


async def nothing(_: Attacker) -> None:
    """Nothing is prepared."""


@dataclass(frozen=True, kw_only=True)
class Attack:
    """Something that is done to a server."""

    what: str
    """In a few words."""
    act: Act
    """Ends by itself when the attacker's time is over."""
    prepare: Act = nothing
    """Before others are measured in quiet."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """Of the server, beside the usual ones."""
    descriptors: int | None = None
    """How many files and sockets the server may have open, where that matters."""
    novices: bool = False
    """Whether the others play against bots, and wait for these, instead of among themselves."""
