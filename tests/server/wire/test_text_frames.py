"""The short way of text frames reads and writes the same as websockets does."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol, State

import waiting
from oenach.server.listening.text_frames import CONNECTION, TextFrames, framed, whole_text
from oenach.server.wire.protocol import LARGEST_FRAME
from server.wire.lines import HANDSHAKE, Line, sent

LENGTHS = [0, 1, 125, 126, 127, 4_000, LARGEST_FRAME]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read(length: int) -> None:
    text = ("é" + "x" * length)[: max(length - 1, 0)]
    assert whole_text(sent(text.encode()), LARGEST_FRAME) == text


def test_all_else_is_left_to_websockets() -> None:
    whole = sent(b'{"type":"ping"}')
    for data in (
        b"",
        *[whole[:cut] for cut in range(len(whole))],
        whole + b"\x81",
        whole + whole,
        sent(b"x", Opcode.BINARY),
        sent(b"x", Opcode.PING),
        sent(b"x", Opcode.CONT),
        sent(b"x", fin=False),
        bytes([whole[0] | 0x40]) + whole[1:],
        sent(b"\xff"),
        sent(b"x" * (LARGEST_FRAME + 1)),
        sent(b"x" * 70_000),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ):
        assert whole_text(data, LARGEST_FRAME) is None, data[:20]


@pytest.mark.parametrize("length", [*LENGTHS, 65_535, 65_536, 200_000])
def test_a_frame_is_the_one_that_websockets_writes(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    client = Protocol(CLIENT, state=State.OPEN, max_size=None)
    client.receive_data(framed(text))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame) and frame.data == text


async def heard_by(stream: bytes, cuts: Random, texts: int) -> tuple[list[str], Line]:
    """What a handler hears of a stream that comes in pieces."""
    heard: list[str] = []

    async def handler(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert scope[CONNECTION].write_text(b"written")
        while len(heard) < texts:
            heard.append((await receive())["text"])

    config = uvicorn.Config(handler, ws_max_size=LARGEST_FRAME, ws_ping_interval=None)
    config.load()
    connection, line = TextFrames(config, uvicorn.server.ServerState(), {}), Line()
    connection.connection_made(line)
    connection.data_received(HANDSHAKE)
    await waiting.until_async(lambda: line.written.endswith(b"written"), "the handshake")
    while stream:
        cut = cuts.choice([1, 2, 5, 30, 41, 100])
        connection.data_received(stream[:cut])
        stream = stream[cut:]
        await asyncio.sleep(0)
    await waiting.until_async(lambda: len(heard) == texts, "all texts")
    connection.connection_lost(None)
    return heard, line


@pytest.mark.parametrize("seed", range(8))
def test_a_stream_is_understood_wherever_it_is_cut(seed: int) -> None:
    rng, texts, stream = Random(seed), [], b""
    for number in range(60):
        texts.append(f"text {number} " + "é" * rng.randrange(90))
        text, cut = texts[-1].encode(), rng.randrange(9)
        if rng.random() < 0.2:
            # In two frames, with a pong between them.
            stream += sent(text[:cut], fin=False) + sent(b"", Opcode.PONG)
            stream += sent(text[cut:], Opcode.CONT)
        else:
            stream += sent(text)
    heard, line = asyncio.run(heard_by(stream, rng, len(texts)))
    assert heard == texts
    assert line.reading


def test_a_client_that_sends_more_than_is_taken_from_it_has_to_wait() -> None:
    async def scene() -> None:
        async def deaf(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await asyncio.get_running_loop().create_future()

        config = uvicorn.Config(deaf, ws_max_size=LARGEST_FRAME, ws_ping_interval=None)
        config.load()
        connection, line = TextFrames(config, uvicorn.server.ServerState(), {}), Line()
        connection.connection_made(line)
        connection.data_received(HANDSHAKE)
        await waiting.until_async(lambda: line.written, "the handshake")
        connection.data_received(sent(b"one"))
        assert line.reading
        connection.data_received(sent(b"two"))
        assert not line.reading
        for task in connection.tasks:
            task.cancel()

    asyncio.run(scene())


def test_a_text_that_is_none_and_a_goodbye_at_once_end_a_connection() -> None:
    """websockets has answered the goodbye before anybody looks at the text."""

    async def scene() -> None:
        heard: list[Any] = []

        async def handler(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            heard.append(await receive())

        config = uvicorn.Config(handler, ws_max_size=LARGEST_FRAME, ws_ping_interval=None)
        config.load()
        connection, line = TextFrames(config, uvicorn.server.ServerState(), {}), Line()
        connection.connection_made(line)
        connection.data_received(HANDSHAKE)
        await waiting.until_async(lambda: line.written, "the handshake")
        line.written = b""
        connection.data_received(sent(b"\xff") + sent(b"\x03\xe8", Opcode.CLOSE))
        await waiting.until_async(lambda: heard, "the end")
        assert heard[0]["type"] == "websocket.disconnect"
        assert line.written == Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=False)

    asyncio.run(scene())
