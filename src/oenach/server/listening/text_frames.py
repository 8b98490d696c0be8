"""Text frames, which are nearly all that goes over a WebSocket here, without the machinery that all
others need: read in one piece, and written as they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from oenach.server.listening.mailbox import Mailbox

# There may be no extension for this machine.
try:
    from websockets.speedups import apply_mask
except ImportError:
    # As websockets itself does it then.
    from websockets.utils import apply_mask

CONNECTION: Final = "oenach.connection"
"""Where a WebSocket handler finds its connection in the scope."""

_WHOLE_TEXT: Final = 0x81
_MASKED: Final = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127


class TextFrames(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's with a short way in and out.

    What comes as one whole text frame goes to the handler at once; whatever else comes, websockets
    reads. A frame that is written is not drawn up anew for each of many who get the same.
    """

    _between_frames = False
    _afterwards: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """Serve, and let the handler know its connection. What knows the connection is let go at
        the end, or it would wait for the search for circular garbage, which is seldom made."""
        self.scope[CONNECTION] = self  # type: ignore[typeddict-unknown-key]
        self.app = self._serve
        try:
            await super().run_asgi()
        finally:
            self.app = self.config.loaded_app
            self.scope.clear()  # type: ignore[attr-defined]

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await self.config.loaded_app(scope, receive, send)
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            scope.clear()
            # What was asked for and answered is of no use any more, and takes several kB.
            self.request = self.response = None  # type: ignore[assignment]
            await afterwards()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is read any more: what waits to go on reading is let go, with all that it has,
        and so are the places at which something went wrong."""
        super().connection_lost(exc)
        self.conn.parser.close()
        for wrong in (self.conn.parser_exc, self.conn.handshake_exc):
            if wrong is not None:
                wrong.__traceback__ = None

    def go_on(self, afterwards: Callable[[], Awaitable[None]]) -> None:
        """Have something done with the open connection when the handler has returned: neither it
        nor all that stands around it has to be kept for as long as the connection stays."""
        self._afterwards = afterwards

    def data_received(self, data: bytes) -> None:
        """Something came; a text is nearly always alone and whole."""
        text = self._text_in(data) if self._between_frames else None
        if text is None:
            self.read_frames(data)
            self._between_frames = _waits_for_a_frame(self.conn)
        else:
            self._pass_on(text)

    def read_frames(self, data: bytes) -> None:
        """The long way in."""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass on what came in frames. A text that is none ends the connection, which the client
        may have ended itself with what came after it: uvicorn would fail at that."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.handle_parser_exception()

    def _text_in(self, data: bytes) -> str | None:
        if self.close_sent or self.conn.state is not State.OPEN:
            return None
        return whole_text(data, self.config.ws_max_size)

    def _pass_on(self, text: str) -> None:
        """Only a client that sends more than is taken from it has to wait: to stop reading for each
        message, and begin again, would cost two calls of the system."""
        ahead = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if ahead and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write_text(self, text: bytes) -> bool:
        """Write a message; False if the connection takes nothing now, or no more."""
        if (
            not self.writable.is_set()
            or self.disconnected
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(_framed(text))
        return True


def _waits_for_a_frame(connection: Protocol) -> bool:
    """Whether all that came has been read, and no message is still to be continued."""
    reading: object = connection.parser
    while (inner := getattr(reading, "gi_yieldfrom", None)) is not None:
        reading = inner
    at = getattr(reading, "gi_code", None)
    return at is StreamReader.at_eof.__code__ and connection.current_size is None


def whole_text(data: bytes, most: int) -> str | None:
    """The text, if this is one whole frame of a client with a text of at most so many bytes; None
    for everything else, be it right or wrong."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT or data[1] < _MASKED:
        return None
    length, start = data[1] - _MASKED, 6
    if length == _EIGHT_BYTES:
        return None
    if length == _TWO_BYTES:
        length, start = int.from_bytes(data[2:4], "big"), 8
    if length > most or len(data) != start + length:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """A message as a frame of a server's."""
    length = len(text)
    if length < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class _Latest:
    """The frame that was written last: many onlookers get the same one after the other."""

    text = b""
    frame = framed(b"")


def _framed(text: bytes) -> bytes:
    if text is not _Latest.text:
        _Latest.text, _Latest.frame = text, framed(text)
    return _Latest.frame
