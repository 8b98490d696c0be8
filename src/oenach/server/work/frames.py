"""What goes between the server and a process that works for it: a kind, a length, a text."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import Struct

from oenach.kernel.errors import Fact

WORK: Final = b"W"
"""A job: JSON with `call`, a function as `module:name`, and `given`, what it is given."""
DONE: Final = b"D"
"""What a job made, packed by gzip."""
REFUSED: Final = b"R"
"""It was refused: the JSON of a `Refusal`."""
FAILED: Final = b"F"
"""A fault: what went wrong, for the log."""

LARGEST: Final = 64 * 1024 * 1024
"""No frame has more bytes."""

_head = struct.Struct(">cI")


class Refusal(Struct):
    """Why a job was refused: as an error here would say it."""

    status: int
    code: str
    key: str
    facts: dict[str, Fact]


class Frame(NamedTuple):
    """One message."""

    kind: bytes
    body: bytes

    def to_bytes(self) -> bytes:
        """As it is sent."""
        return _head.pack(self.kind, len(self.body)) + self.body


def read_frame(read: Callable[[int], bytes]) -> Frame | None:
    """The next message, by a function that reads exactly so many bytes, or fewer at the end; None
    if that is the end. ValueError if it is larger than may be."""
    head = read(_head.size)
    if len(head) < _head.size:
        return None
    kind, length = _head.unpack(head)
    if length > LARGEST:
        raise ValueError("a frame that is too large")
    body = read(length)
    return Frame(kind, body) if len(body) == length else None
