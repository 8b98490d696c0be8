"""One connection to a table: who it is, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Final

from oenach.server.wire.messages import ServerMessage, encoded

LARGEST_OUTBOX: Final = 512 * 1024
"""A client that lets so many bytes wait is too slow; it can come back and be told the rest. One
frame may be larger: what is to be told to whoever comes late to a long match."""

COST_OF_A_FRAME: Final = 256
"""Bytes that a frame counts for beside its own: many small ones take room, too."""

Send = Callable[[bytes], Coroutine[object, object, None]]
Close = Callable[[int, str], Awaitable[None]]
WriteNow = Callable[[bytes], bool]
"""Writes a frame, unless the connection takes nothing now."""


class Visitor:
    """Somebody who looks at a table. `person` is None for one who has no cookie; `place` is the
    address that they come from, as people there are counted.

    `seq` is the last event that was sent. A frame is sent at once if the connection takes it; only
    what it does not take now waits for `deliver`.
    """

    __slots__ = (
        "_begun",
        "_closing",
        "_outbox",
        "_send",
        "_waiting",
        "_wake",
        "_write_now",
        "name",
        "person",
        "place",
        "seq",
    )

    def __init__(self, person: str | None, name: str | None, seq: int, place: str = "") -> None:
        self.person = person
        self.place = place
        self.name = name
        self.seq = seq
        # No deque, though it is one: each takes 760 bytes for as long as a connection stays.
        self._outbox: list[bytes] = []
        # The bytes of all frames that were not taken yet, the one that is being sent included.
        self._waiting = 0
        self._send: Send | None = None
        self._write_now: WriteNow | None = None
        # Set while `deliver` has nothing to do.
        self._wake: asyncio.Future[None] | None = None
        # A frame whose sending has to wait, and for what.
        self._begun: tuple[Coroutine[object, object, None], object, int] | None = None
        self._closing: tuple[int, str] | None = None

    def tell(self, message: ServerMessage) -> None:
        """Have a message sent, after those that wait already."""
        self.push(encoded(message))

    @property
    def dismissed(self) -> bool:
        """Whether the connection is about to be closed."""
        return self._closing is not None

    def push(self, frame: bytes) -> None:
        """Send a frame, or have it sent; a client that does not read is let go."""
        if self._closing is not None:
            return
        if not self._outbox and self._wake is not None and not self._wake.done():
            if self._write_now is None:
                assert self._send is not None, "who waits for frames can send them"
                self._begin(self._send(frame), _size(frame))
                return
            if self._write_now(frame):
                return
        self.hold(frame)
        self._awake()

    def hold(self, frame: bytes) -> None:
        """Have a frame sent when what is held back is released; whatever comes after it, comes
        after it."""
        if self._closing is not None:
            return
        if self._waiting and self._waiting + _size(frame) > LARGEST_OUTBOX:
            self._outbox.clear()
            self.dismiss(4408, "too slow")
            return
        self._outbox.append(frame)
        self._waiting += _size(frame)

    def release(self) -> None:
        """Send what was held back."""
        if self._write_now is not None and self._wake is not None and not self._wake.done():
            while self._outbox and self._write_now(self._outbox[0]):
                self._waiting -= _size(self._outbox.pop(0))
        if self._outbox:
            self._awake()

    @property
    def waiting(self) -> int:
        """How many bytes wait for the connection to take them."""
        return self._waiting

    def _begin(self, sending: Coroutine[object, object, None], size: int) -> None:
        """Go as far as sending goes without waiting, which is nearly always to the end.

        A task for each frame would cost more than the sending itself.
        """
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:
            # The connection is gone, which whoever reads from it notices.
            return
        self._begun = sending, waits_for, size
        self._waiting += size
        self._awake()

    def dismiss(self, code: int, why: str) -> None:
        """Have the connection closed, after what waits to be sent."""
        if self._closing is None:
            self._closing = (code, why)
            self._awake()

    async def deliver(self, send: Send, close: Close, write_now: WriteNow | None = None) -> None:
        """Send what is to be sent until the connection ends; what can be written at once is."""
        self._send, self._write_now = send, write_now
        while True:
            if self._begun is not None:
                (sending, waits_for, size), self._begun = self._begun, None
                await _resumed(sending, waits_for)
                self._waiting -= size
            while self._outbox:
                frame = self._outbox.pop(0)
                await send(frame)
                self._waiting -= _size(frame)
            if self._closing is not None:
                await close(*self._closing)
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake

    def _awake(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)


def _size(frame: bytes) -> int:
    return len(frame) + COST_OF_A_FRAME


@types.coroutine
def _resumed(
    sending: Coroutine[object, object, None], waits_for: object
) -> Generator[object, object, None]:
    """Go on with a coroutine that was begun outside of a task, from what it waits for."""
    while True:
        try:
            got = yield waits_for
        except BaseException as error:
            step: Callable[[], object] = partial(sending.throw, error)
        else:
            step = partial(sending.send, got)
        try:
            waits_for = step()
        except StopIteration:
            return
