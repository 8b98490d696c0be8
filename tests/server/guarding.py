"""What the tests of security share: people at a table, and the server's log."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from oenach.server.client import Client, Message, Place
from oenach.server.http.admission import limits
from oenach.server.wire.constants import CSRF_COOKIE, CSRF_HEADER
from server.company import GAME

CLIENTS = ("httpx", "httpcore", "websockets.client")
"""What the tests themselves use to talk to the server."""


class Noted(logging.Handler):
    """Everything that is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(CLIENTS):
            self.records.append(record)

    @property
    def text(self) -> str:
        """All of it, with the traces of exceptions."""
        formatter = logging.Formatter()
        return "\n".join(formatter.format(record) for record in self.records)

    def assert_calm(self) -> None:
        """Nothing went wrong in the server itself."""
        faults = [one for one in self.records if one.levelno >= logging.ERROR or one.exc_info]
        assert not faults, self.text
        assert "Traceback" not in self.text


@contextmanager
def noted(level: int = logging.DEBUG) -> Iterator[Noted]:
    """Listen to the log of a server that runs inside the test."""
    from oenach.server.logs import set_up_logs
    from oenach.server.settings import Settings

    root = logging.getLogger()
    kept, was, handlers = Noted(), root.level, list(root.handlers)
    set_up_logs(Settings(log_level="debug", log_format="json"))
    root.handlers = [kept]
    root.setLevel(level)
    try:
        yield kept
    finally:
        root.handlers = handlers
        root.setLevel(was)


class StoppedClock:
    """The clock by which the server counts what anybody asks for; it moves when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        """The time."""
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """The server counts by a clock that stands still."""
    stopped = StoppedClock()
    monkeypatch.setattr(limits, "time", stopped)
    return stopped


def token(client: Client) -> dict[str, str]:
    """The header that proves that a request comes from a page of the server."""
    return {CSRF_HEADER: client.http.cookies.get(CSRF_COOKIE) or ""}


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status of a refusal, and its message."""
    return answer.status_code, answer.json()["key"]


def command() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)


async def table_for_two(host: Client, other: Client, game: str = GAME, **terms: object) -> str:
    """A table at which two people play."""
    table = await host.set_up(game, [{"kind": "person"}, {"kind": "open"}], **terms)
    await other.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


async def mover(*places: Place) -> Place:
    """Whoever of them is to move."""
    return next(place for place in places if place.my_turn)


def first_move(place: Place) -> str:
    """A legal move."""
    offers: list[Message] = place.position["offers"]
    return str(offers[0]["text"])
