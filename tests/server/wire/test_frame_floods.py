"""Frames that are no whole texts cost their sender nothing: however many come, few are read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import CLIENT, Protocol, State

import waiting
from oenach.server.client import Client
from oenach.server.http.admission.limits import BURST
from oenach.server.listening.doorway import Doorway
from oenach.server.listening.protocols import READ_AT_ONCE, BoundedConfig, BoundedSocket
from server.guarding import StoppedClock, clock, noted, table_for_two
from server.serving import running
from server.wire.lines import HANDSHAKE, Line, sent
from waiting import PATIENCE

__all__ = ["clock"]

RATE = 20.0
MOST = round(BURST * RATE)
"""Frames that may come at once where no time passes."""

FLOODS = {
    "pings": sent(b"", Opcode.PING),
    "pongs": sent(b"", Opcode.PONG),
    "whole texts at once": sent(b"{}"),
    "parts of a message": sent(b"", Opcode.CONT, fin=False),
}


async def flooded(stream: bytes) -> tuple[list[dict[str, Any]], list[Frame], Line]:
    """What a handler hears of a stream that comes in one piece, and what is answered."""
    heard: list[dict[str, Any]] = []

    async def handler(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1]["type"] == "websocket.receive":
            heard.append(await receive())

    config = BoundedConfig(
        handler,
        Doorway(10, 10),
        head_seconds=10.0,
        frames_per_second=RATE,
        ws_max_size=1000,
        ws_ping_interval=None,
    )
    config.load()
    connection, line = BoundedSocket(config, ServerState(), {}), Line()
    connection.connection_made(line)
    connection.data_received(HANDSHAKE)
    await waiting.until_async(lambda: line.written, "the handshake")
    line.written = b""
    connection.data_received(stream)
    await waiting.until_async(lambda: heard and "code" in heard[-1], "the end")
    connection.connection_lost(None)
    client = Protocol(CLIENT, state=State.OPEN)
    client.receive_data(line.written)
    return heard, [one for one in client.events_received() if isinstance(one, Frame)], line


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_read_for_a_moment_and_closed(kind: str, clock: StoppedClock) -> None:
    begun = sent(b"{", fin=False) if kind == "parts of a message" else b""
    heard, answered, line = asyncio.run(flooded(begun + FLOODS[kind] * 100_000))
    assert heard[-1] == {"type": "websocket.disconnect", "code": 4429}
    assert Close.parse(answered[-1].data).code == 4429
    assert line.closed
    at_once = READ_AT_ONCE // len(FLOODS[kind]) + 1
    assert len(answered) - 1 <= MOST + at_once
    assert len(heard) - 1 <= MOST


def test_what_anybody_needs_is_not_refused(clock: StoppedClock) -> None:
    texts = [sent(b"{}", fin=False) + sent(b"", Opcode.PONG) + sent(b"", Opcode.CONT)] * 5
    end = sent(Close(1000, "").serialize(), Opcode.CLOSE)
    heard, answered, _ = asyncio.run(flooded(b"".join(texts) + sent(b"", Opcode.PING) + end))
    assert [one["type"] for one in heard] == ["websocket.receive"] * 5 + ["websocket.disconnect"]
    assert heard[-1]["code"] == 1000
    assert [one.opcode for one in answered] == [Opcode.PONG, Opcode.CLOSE]


def test_a_flood_of_pings_ends_one_connection_and_no_other_waits_for_it(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async def go() -> None:
        with noted() as log:
            async with (
                running(tmp_path, messages_per_second=RATE) as server,
                Client(server.url) as one,
                Client(server.url) as two,
            ):
                table = await table_for_two(one, two)
                calm, flooding = await one.come_to(table), await two.come_to(table)
                raw = flooding.socket.transport
                raw.write(sent(b"", Opcode.PING) * 100_000)
                assert (await calm.ask("ping"))["type"] == "pong"
                with pytest.raises(ConnectionClosed) as ended:
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            await flooding.receive()
                # Where more lies unread when a connection is closed, the system may cut it off.
                assert ended.value.rcvd is None or ended.value.rcvd.code == 4429
                assert (await calm.ask("ping"))["type"] == "pong"
        log.assert_calm()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
