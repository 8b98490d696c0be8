"""A table over WebSocket: who may connect, and how messages come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.params import FromQuery, PathParameter
from sqlalchemy.exc import SQLAlchemyError

from oenach.server.errors import Damaged, NotFound, RulesMissing, Unavailable
from oenach.server.http.admission.gate import DIRECT
from oenach.server.http.admission.identity import Ended, Forged
from oenach.server.http.admission.limits import (
    BURST,
    Bucket,
    Connections,
    FairBuckets,
    asked_from,
)
from oenach.server.http.admission.pace import Pace
from oenach.server.http.dependencies import (
    TheConnections,
    TheDear,
    TheMetrics,
    ThePace,
    ThePeople,
    TheRegistry,
    TheSettings,
)
from oenach.server.listening.text_frames import CONNECTION, TextFrames
from oenach.server.metrics import Metrics
from oenach.server.settings import Settings
from oenach.server.table.commands import dispatch
from oenach.server.table.registry.registry import TableRegistry
from oenach.server.table.table import Table
from oenach.server.wire.commands import AskHint, AskWhy, ClientMessage, Say, decoded
from oenach.server.wire.messages import Complaint
from oenach.server.wire.visitor import Visitor, WriteNow

PACED_CONNECTIONS: Final = 20
"""As many messages of one address are looked at in a second as so many connections may send."""

COSTS: Final[dict[type[msgspec.Struct], float]] = {Say: 6.0, AskHint: 6.0, AskWhy: 1.0}
"""What is dearer than other messages, counted apart: whoever talks too fast may still move. Counted
for a person, however many connections they have: what is said is stored."""

DEAR_CONNECTIONS: Final = 10
"""As much of that as so many connections may send in a second is for all people of an address."""

AWAY: Final = (Unavailable, SQLAlchemyError)
"""What is raised while the database cannot be reached, or can write nothing."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

log = structlog.get_logger("oenach.socket")


class Channel(NamedTuple):
    """The ways straight from and to a client, past all that stands around a handler."""

    receive: Receive
    send: Send
    write_now: WriteNow | None

    async def close(self, code: int, why: str) -> None:
        """Say why the connection ends, and end it."""
        await self.send({"type": "websocket.close", "code": code, "reason": why})


class Admission(NamedTuple):
    """What decides whether somebody may come, from where, and how much they may say."""

    address: str
    connections: Connections
    pace: Pace
    dear: FairBuckets
    settings: Settings
    metrics: Metrics


def message_pace(settings: Settings) -> Pace:
    """The pace of messages, of whoever has many connections at an address or is one of many."""
    per_second = PACED_CONNECTIONS * settings.messages_per_second
    return Pace(per_second, per_second / 4)


def dear_messages(settings: Settings) -> FairBuckets:
    """Counts what is dear, for people and addresses."""
    per_second = settings.messages_per_second
    return FairBuckets(per_second, DEAR_CONNECTIONS * per_second, BURST)


class PlainSocket(WebSocket[Any, Any, Any]):
    """A WebSocket without checks of the order of messages: a socket and its checks know each other,
    so that they would wait for the search for circular garbage, which is seldom made."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """As it is."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """As it is."""
        return send


@websocket("/api/tables/{table_id:str}/socket", websocket_class=PlainSocket)
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    registry: TheRegistry,
    people: ThePeople,
    settings: TheSettings,
    connections: TheConnections,
    paced: ThePace,
    dear: TheDear,
    metrics: TheMetrics,
    table_id: Annotated[str, PathParameter(max_length=40)],
    after: FromQuery[int] = -1,
) -> None:
    """Everything that happens at a table, after the event that the client has."""
    await socket.accept()
    # Where another server than ours serves the application, there is but the long way.
    connection: TextFrames | None = socket.scope.get(CONNECTION)  # type: ignore[assignment]
    receive, send = socket.scope[DIRECT]  # type: ignore[typeddict-item]
    channel = Channel(receive, send, None if connection is None else connection.write_text)
    try:
        person = await people.whose(socket)
    except Ended:
        await channel.close(4403, "signed out")
        return
    except Forged:
        await channel.close(4401, "unknown cookie")
        return
    except AWAY:
        await channel.close(1013, "come back later")
        return
    who, name = (None, None) if person is None else (person.id, person.name)
    visitor = Visitor(who, name, max(after, -1), asked_from(socket))
    # From here on whoever signs out everywhere closes this connection, too.
    people.came(visitor, person)
    visit = partial(
        _visit,
        channel,
        visitor,
        registry=registry,
        table_id=table_id,
        admission=Admission(
            address=socket.client.host if socket.client else "",
            connections=connections,
            pace=paced,
            dear=dear,
            settings=settings,
            metrics=metrics,
        ),
        leave=partial(people.went, visitor),
    )
    if connection is None:
        await visit()
    else:
        connection.go_on(visit)


async def _visit(
    channel: Channel,
    visitor: Visitor,
    *,
    registry: TableRegistry,
    table_id: str,
    admission: Admission,
    leave: Callable[[], None],
) -> None:
    """From the open connection to its end."""
    try:
        table = await _table(channel, registry, table_id)
        if table is not None:
            await _admit(channel, table, visitor, admission)
    finally:
        leave()


async def _table(channel: Channel, registry: TableRegistry, table_id: str) -> Table | None:
    """The table that is asked for; None, and a closed connection, if it cannot be had."""
    try:
        return await registry.table(table_id)
    except NotFound:
        await channel.close(4404, "no such table")
    except Damaged:
        await channel.close(4409, "damaged table")
    except RulesMissing:
        await channel.close(4410, "rules not installed")
    except AWAY:
        await channel.close(1013, "come back later")
    except Exception:
        log.exception("table cannot be loaded", table=table_id)
        await channel.close(1011, "server fault")
    return None


async def _admit(channel: Channel, table: Table, visitor: Visitor, admission: Admission) -> None:
    """Let somebody in, unless there are too many connections."""
    if not admission.connections.admit(visitor.person, admission.address):
        await channel.close(4429, "too many connections")
        return
    try:
        await _attend(channel, table, visitor, admission)
    except Damaged:
        # Only what was long ago, perhaps: those who were there before go on.
        await channel.close(4409, "damaged table")
    except AWAY:
        with suppress(Exception):
            await channel.close(1013, "come back later")
    except Exception:
        log.exception("connection failed", table=table.row.id)
        with suppress(Exception):
            await channel.close(1011, "server fault")
    finally:
        admission.connections.release(visitor.person, admission.address)


async def _attend(channel: Channel, table: Table, visitor: Visitor, admission: Admission) -> None:
    delivering = asyncio.create_task(_deliver(channel, visitor))
    try:
        await table.enter(visitor)
        await _listen(channel.receive, table, visitor, admission)
        await asyncio.wait([delivering], timeout=2)
    finally:
        table.leave(visitor)
        delivering.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await delivering


async def _listen(receive: Receive, table: Table, visitor: Visitor, admission: Admission) -> None:
    """Do what a client asks for, one thing after the other, until it goes or is sent away."""
    rate, messages = admission.settings.messages_per_second, admission.metrics.messages
    bucket, dear = Bucket(rate, BURST * rate), admission.dear
    place, person = visitor.place, visitor.person
    while (frame := await _next_frame(receive, visitor)) is not None:
        if not bucket.take():
            visitor.dismiss(4429, "too many messages")
            break
        await admission.pace.turn(place, person or "")
        if visitor.dismissed:
            break
        message = _read(frame, visitor)
        if message is None:
            continue
        kind = type(message)
        messages[kind] += 1
        if kind in COSTS and not dear.take(person, place, COSTS[kind]):
            visitor.tell(Complaint("too-much", "server-too-fast"))
            continue
        await dispatch(table, visitor, message)


async def _next_frame(receive: Receive, visitor: Visitor) -> str | None:
    """The next text that the client sends; None when the connection has ended, or must."""
    if visitor.dismissed:
        return None
    received = await receive()
    if received["type"] == "websocket.disconnect":
        visitor.dismiss(1000, "")
        return None
    if visitor.dismissed:
        # It was signed out while it was waited for.
        return None
    text: str | None = received.get("text")
    if text is None:
        visitor.dismiss(1003, "messages are text")
    return text


def _read(frame: str, visitor: Visitor) -> ClientMessage | None:
    """The message of a frame; a complaint if it is none, and the end if it is not even JSON."""
    try:
        return decoded(frame)
    except msgspec.ValidationError as error:
        visitor.tell(Complaint("bad-message", "server-bad-message", {"why": str(error)[:200]}))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        visitor.tell(Complaint("malformed", "server-not-json"))
        visitor.dismiss(1007, "not JSON")
    return None


async def _deliver(channel: Channel, visitor: Visitor) -> None:
    """Send what is to be sent; a connection that breaks meanwhile is noticed by the reader."""

    async def send_frame(frame: bytes) -> None:
        await channel.send({"type": "websocket.send", "text": frame.decode()})

    with suppress(Exception):
        await visitor.deliver(send_frame, channel.close, channel.write_now)
