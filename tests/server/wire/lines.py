"""A connection without a network, and what a client sends over it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from websockets.frames import Frame, Opcode

HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, **flags: bool) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text, **flags).serialize(mask=True)


class Line(asyncio.Transport):
    """A connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Nothing is known of it."""
        return default

    def write(self, data: Any) -> None:
        """To the client."""
        self.written += data

    def is_closing(self) -> bool:
        """Whether the server has closed it."""
        return self.closed

    def close(self) -> None:
        """The server ends it."""
        self.closed = True

    def pause_reading(self) -> None:
        """Take no more."""
        self.reading = False

    def resume_reading(self) -> None:
        """Take on."""
        self.reading = True
