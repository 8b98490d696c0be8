"""The bytes of a WebSocket: frames that are right, almost right, in pieces, and none."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final
from urllib.parse import urlsplit

from fuzz import spoiling
from fuzz.findings import Finding, Found
from fuzz.served.grammar import Grammar
from fuzz.served.target import target
from fuzz.watching import Job, Line
from oenach.server.client import PATIENCE

NAME: Final = "websocket-bytes"
AT_ONCE: Final = 8
TELLING: Final = 100
"""Connections after which is told how it goes."""
FRAMES: Final = 12
"""Frames of a connection at most."""
RIGHT: Final = 0.7
"""The part of frames with which nothing is wrong."""

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WHOLE: Final = 0x80
FAULT: Final = 1011
CODES: Final = (0, 999, 1000, 1001, 1004, 1005, 1006, 1012, 1015, 2999, 3000, 4999, 5000)
GOODBYE: Final = b"\x88\x82\0\0\0\0\x03\xe8"
"""A frame that ends a connection in which nothing is wrong."""

HANDSHAKE: Final = (
    "GET /api/tables/{table}/socket?after=-1 HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookies}\r\n\r\n"
)


def frame(kind: int, content: bytes, key: bytes = b"\0\0\0\0") -> bytes:
    """A frame of a client; `kind` is the whole first byte."""
    masked = bytes(one ^ key[at % 4] for at, one in enumerate(content))
    length = len(content)
    if length < 126:
        head = bytes([0x80 | length])
    elif length < 1 << 16:
        head = b"\xfe" + length.to_bytes(2, "big")
    else:
        head = b"\xff" + length.to_bytes(8, "big")
    return bytes([kind]) + head + key + masked


class Bytes:
    """What somebody sends over a connection."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._grammar = Grammar(rng)

    def all(self) -> list[bytes]:
        """Everything, in the pieces in which it is sent; with the end of the connection."""
        made = b"".join(self._some() for _ in range(self._rng.randrange(1, FRAMES)))
        return self._pieces(made + GOODBYE)

    def _some(self) -> bytes:
        rng = self._rng
        written = self._grammar.frame()
        content = written if isinstance(written, bytes) else written.encode()
        key = rng.randbytes(4)
        if rng.random() < RIGHT:
            return frame(WHOLE | TEXT, content, key)
        match rng.randrange(8):
            case 0:
                return self._continued(content)
            case 1:
                return frame(WHOLE | rng.choice((PING, PONG)), content[: rng.choice((0, 125, 126))])
            case 2:
                why = rng.choice(CODES).to_bytes(2, "big") + rng.choice((b"", b"bye", b"\xff" * 9))
                return frame(WHOLE | CLOSE, why[: rng.choice((0, 1, 2, 20))], key)
            case 3:
                # Any kind there is or is not, with bits that nobody has agreed on.
                return frame(rng.randrange(256), content[:300], key)
            case 4:
                # Not masked.
                return bytes([WHOLE | TEXT, min(len(content), 125)]) + content[:125]
            case 5:
                length = rng.choice((0, 1, 125, 126, 1 << 14, 1 << 31, (1 << 63) + 1))
                return b"\x81\xff" + length.to_bytes(8, "big") + key + content[:50]
            case 6:
                return frame(WHOLE | rng.choice((TEXT, BINARY)), spoiling.octets(content, rng), key)
            case _:
                return spoiling.octets(frame(WHOLE | TEXT, content, key), rng)

    def _continued(self, content: bytes) -> bytes:
        """A message in several frames, perhaps with others between, or without an end."""
        rng = self._rng
        parts = [content[at : at + 40] for at in range(0, min(len(content), 400), 40)] or [b""]
        kinds = [TEXT] + [CONTINUATION] * (len(parts) - 1)
        kinds[-1] |= WHOLE if rng.random() < 0.8 else 0
        frames = [frame(kind, part) for kind, part in zip(kinds, parts, strict=True)]
        if rng.random() < 0.5:
            frames.insert(rng.randrange(len(frames)), frame(WHOLE | PING, b"?"))
        return b"".join(frames)

    def _pieces(self, made: bytes) -> list[bytes]:
        rng = self._rng
        if rng.random() < 0.5:
            return [made]
        cuts = sorted(rng.randrange(len(made)) for _ in range(rng.randrange(1, 8)))
        return [made[a:b] for a, b in zip([0, *cuts], [*cuts, len(made)], strict=True)]


def answered(where: tuple[str, int], handshake: bytes, pieces: list[bytes]) -> str:
    """How a connection ended over which this was sent."""
    try:
        with socket.create_connection(where, timeout=PATIENCE) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.sendall(handshake)
            came = line.recv(4096)
            for piece in pieces:
                line.sendall(piece)
            # A frame that is not whole is not waited for.
            line.shutdown(socket.SHUT_WR)
            while (more := line.recv(65536)) != b"":
                came += more
    except TimeoutError:
        return "no end"
    except OSError as error:
        return type(error).__name__
    return _how(came)


def _how(came: bytes) -> str:
    """The code with which a server said goodbye."""
    head, _, rest = came.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        return head[9:12].decode("ascii", "replace")
    while len(rest) >= 2:
        kind, length, start = rest[0], rest[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(rest[2:start], "big")
        if kind == WHOLE | CLOSE:
            return f"closed {int.from_bytes(rest[start : start + 2], 'big')}"
        rest = rest[start + length :]
    return "closed without a word"


def fuzz_frames(job: Job, line: Line) -> None:
    """A server of its own, and all connections to it."""

    async def go() -> None:
        found = Found(NAME)
        async with target(found) as one:
            rng = Random(job.seed)
            tables = [await one.table(rng) for _ in range(4)]
            address = urlsplit(one.server.url)
            where = str(address.hostname), int(address.port or 0)

            def send(number: int) -> tuple[int, list[bytes], str]:
                rng = Random(f"{job.seed}/{NAME}/{number}")
                table = rng.choice(tables)
                cookies = rng.choice(one.seated[table]).cookies()["Cookie"]
                asked = HANDSHAKE.format(table=table, host=address.netloc, cookies=cookies)
                pieces = Bytes(rng).all()
                return number, pieces, answered(where, asked.encode(), pieces)

            def send_all() -> None:
                with ThreadPoolExecutor(AT_ONCE) as pool:
                    for begin in range(job.inputs.start, job.inputs.stop, TELLING):
                        numbers = range(begin, min(begin + TELLING, job.inputs.stop))
                        line.mark(begin, None)
                        some = Found(NAME)
                        for number, pieces, how in pool.map(send, numbers):
                            some.made["grammar"] += 1
                            some.answers[how] += 1
                            if how in ("no end", f"closed {FAULT}", "500"):
                                some.note(Finding(NAME, number, f"ended with {how}", pieces))
                        one.look(some, numbers.stop - job.inputs.start)
                        line.tell(some)

            await asyncio.to_thread(send_all)
        line.tell(found)

    asyncio.run(go())
