"""What goes between a parent and its child process: a kind, a length, a body."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final, NamedTuple

LARGEST: Final = 64 * 1024 * 1024
"""No frame has a body of more bytes."""

_head = struct.Struct(">cI")


class FrameTooLarge(ValueError):
    """A frame that says to be larger than may be; perhaps it is none."""

    def __init__(self) -> None:
        super().__init__("a frame that is too large")


class Frame(NamedTuple):
    """One message."""

    kind: bytes
    body: bytes

    def to_bytes(self) -> bytes:
        """As it is sent."""
        return _head.pack(self.kind, len(self.body)) + self.body


def read_frame(read: Callable[[int], bytes], largest: int = LARGEST) -> Frame | None:
    """The next message, by a function that reads exactly so many bytes, or fewer at the end; None
    if that is the end. FrameTooLarge if it is larger than may be."""
    head = read(_head.size)
    if len(head) < _head.size:
        return None
    kind, length = _head.unpack(head)
    if length > largest:
        raise FrameTooLarge
    body = read(length)
    return Frame(kind, body) if len(body) == length else None
