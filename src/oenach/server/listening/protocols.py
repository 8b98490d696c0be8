"""Connections that are counted, and that are closed when the head of a request does not come."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from oenach.server.http.admission.limits import BURST, Bucket
from oenach.server.listening.doorway import Doorway
from oenach.server.listening.passing import Passing
from oenach.server.listening.text_frames import TextFrames

LARGEST_HEAD: Final = 65_536
"""Bytes in which a request must have said what it wants."""

READ_AT_ONCE: Final = 512
"""Bytes of a WebSocket that are read before it is seen how many frames there were."""

TOO_MANY: Final = 4429

MOST_AHEAD: Final = 16
"""Requests that may wait on a connection until those before them are answered. Browsers send none
ahead, nor do proxies; each takes some kB of memory."""


def _answer(status: str, more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n{more}\r\n".encode()


FULL: Final = _answer("503 Service Unavailable", "retry-after: 5\r\n")
BAD: Final = _answer("400 Bad Request")
TOO_SLOW: Final = _answer("408 Request Timeout")
TOO_LARGE: Final = _answer("431 Request Header Fields Too Large")


class TooFarAhead(Exception):
    """More requests were sent ahead than may wait."""


class BoundedConfig(uvicorn.Config):
    """What uvicorn is told, and what its connections have to know beside."""

    def __init__(
        self,
        app: Any,
        doorway: Doorway,
        *,
        head_seconds: float,
        frames_per_second: float,
        passing: Passing | None = None,
        **rest: Any,
    ) -> None:
        super().__init__(app, http=BoundedHttp, ws=BoundedSocket, **rest)
        self.doorway = doorway
        self.head_seconds = head_seconds
        self.frames_per_second = frames_per_second
        self.passing = passing
        """How connections go to other processes, where there are any."""
        self.leaving = False
        """Set when the server is about to stop: no connection is kept after its next answer."""


class BoundedHttp(HttpToolsProtocol):
    """A connection that has some seconds for the head of each request.

    uvicorn itself only closes those that say nothing after an answer.
    """

    config: BoundedConfig
    handed_on = b""
    """What had come when another process handed the connection on."""
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    _in_body = False
    _fresh = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or turn it away."""
        super().connection_made(transport)
        if self.config.doorway.enter(transport):
            self._await_head()
        else:
            self._end(FULL)
        if self.handed_on:
            self._fresh = False
            self.data_received(self.handed_on)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._head_came()
        self.config.doorway.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of a request has no end."""
        if self.transport.is_closing() or (self._fresh and self._goes_elsewhere(data)):
            return
        if self._timer is None and self.waits:
            self._await_head()
        super().data_received(data)
        if self._timer is not None and not self._in_body:
            # The head has still not ended.
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._end(TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        """From here on another reads what comes; the parser and this know each other."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        """One more request begins, perhaps before the one before it is answered."""
        if len(self.pipeline) >= MOST_AHEAD:
            # What the parser has not looked at yet is not looked at any more: the connection ends
            # as one does that speaks no HTTP.
            raise TooFarAhead
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """What is asked is known."""
        self._head_came()
        self._in_body = True
        self.config.doorway.speaks(self.transport)
        super().on_headers_complete()
        if self.config.leaving and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_message_complete(self) -> None:
        """The body is there, too."""
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """What was asked is answered; uvicorn waits for the next request only for a while."""
        super().on_response_complete()
        if self.cycle.response_complete:
            self.config.doorway.silent(self.transport)

    @property
    def waits(self) -> bool:
        """Whether nothing is being answered: the next request may be on its way."""
        return self.cycle is None or self.cycle.response_complete

    def _goes_elsewhere(self, data: bytes) -> bool:
        """Whether another process has the connection now; one that was used before stays."""
        self._fresh = False
        passing = self.config.passing
        return passing is not None and passing.pass_on(self.transport, data)

    def _await_head(self) -> None:
        self._timer = self.loop.call_later(self.config.head_seconds, self._end, TOO_SLOW)

    def _head_came(self) -> None:
        self._head = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, answer: bytes) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


class BoundedSocket(TextFrames):
    """A connection that has become a WebSocket: it stays until it ends, and is then counted no
    more. One that sends more frames than anybody needs is closed, whatever is in them: a ping costs
    its sender nothing, and whoever reads it a while, in which nobody else is answered.
    """

    config: BoundedConfig
    _frames: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        """Read on, unless it was asked for in a way in which none can be had (by POST, say):
        uvicorn would leave such a connection as it is, without an answer, for as long as it stays.
        """
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD)
            self.transport.close()

    def read_frames(self, data: bytes) -> None:
        """What comes at once may be thousands of frames: after some bytes, see how many."""
        for start in range(0, len(data), READ_AT_ONCE):
            if self.transport.is_closing():
                return
            super().read_frames(data[start : start + READ_AT_ONCE])

    def handle_events(self) -> None:
        """Count frames, but for those that came as one text: of these the table counts."""
        if self._frames is None:
            rate = self.config.frames_per_second
            self._frames = Bucket(rate, BURST * rate)
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        elif not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
            self.conn.send_close(TOO_MANY, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.config.doorway.leave(self.transport)
        super().connection_lost(exc)
