"""Running the server: sockets, signals, and the first words on the terminal."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from oenach.server import memory
from oenach.server.app import make_app, make_services
from oenach.server.errors import ServerError
from oenach.server.listening.doorway import doorway_for
from oenach.server.listening.passing import Passing
from oenach.server.listening.protocols import BoundedConfig, BoundedHttp
from oenach.server.listening.proxies import trusted
from oenach.server.logs import set_up_logs
from oenach.server.settings import Settings
from oenach.server.wire.protocol import LARGEST_FRAME

FAREWELL: Final = 10
"""Seconds that connections have to end when the server stops."""

HEARING: Final = 2.0
"""Seconds for which a process that stops beside others waits for the next request of connections
that it has accepted or kept."""

FRAMES_TO_A_MESSAGE: Final = 3
"""So many frames of other kinds, or parts of a message, there may be for each message."""

UNREAD: Final = 30_000
"""Milliseconds for which a client may leave unread what was sent to it."""

log = structlog.get_logger("oenach.server")


class CannotListen(ServerError):
    """The address is not ours, or the port is not for us."""

    code = "cannot-listen"


class PortTaken(CannotListen):
    """Somebody else listens there."""

    code = "port-taken"


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on; PortTaken if another program does already, CannotListen if nobody
    can."""
    try:
        return _bound(settings)
    except OSError as error:
        kind = PortTaken if error.errno == errno.EADDRINUSE else CannotListen
        why = error.strerror or str(error)
        raise kind("server-port-taken", host=settings.host, port=settings.port, why=why) from None


def _bound(settings: Settings) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    try:
        if sys.platform == "win32":
            # There the other option would let two programs listen at one port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # Connections have it from this socket: a client that reads nothing is cut off by the
            # system, for a closing frame would wait behind all that it has not read.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    return listening


class Server(uvicorn.Server):
    """Says when it listens, and asks clients to come back when it stops."""

    config: BoundedConfig

    def __init__(self, config: BoundedConfig, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        # Connections that others handed on, until somebody serves them.
        self._adopting: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            if self.config.passing is not None:
                self.config.passing.listen(self._adopt)
            self._ready()

    def _adopt(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has handed on."""
        protocol = BoundedHttp(self.config, self.server_state, self.lifespan.state)
        protocol.handed_on = request
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(lambda: protocol, connection))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop. Where others go on to listen, nobody is to notice: whoever has a connection here,
        and could as well have come to another process, is heard once more, and told with the answer
        that this was the last."""
        if self.config.passing is not None:
            self.config.passing.stop()
            for server in self.servers:
                server.close()
            self.config.leaving = True
            deadline = time.monotonic() + HEARING
            while self._may_be_asked() and time.monotonic() < deadline:
                await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def _may_be_asked(self) -> bool:
        """Whether there is a connection by which a request may be on its way."""
        connections = self.server_state.connections
        return any(isinstance(one, BoundedHttp) and one.waits for one in connections)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take signals as a wish to stop; to have followed it is a success, no death by signal.

        uvicorn's own would raise them once more in the end.
        """
        if threading.current_thread() is not threading.main_thread():
            # Only the main thread may say what signals do.
            yield
            return
        before = {one: signal.signal(one, self._told_to_stop) for one in HANDLED_SIGNALS}
        if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
            heard = self._told_to_stop if _at_a_terminal() else self._told_to_reload
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, heard)
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _told_to_stop(self, which: int, _: FrameType | None) -> None:
        """Whoever presses Ctrl-C a second time waits for nobody."""
        self.force_exit = self.force_exit or (self.should_exit and which == signal.SIGINT)
        self.should_exit = True

    def _told_to_reload(self, _: int, __: FrameType | None) -> None:
        """Whoever looks after services asks for it: it must not end a server that cannot do it."""
        log.warning("not restarted: one process cannot be replaced without a pause, restart it")


def _at_a_terminal() -> bool:
    """Whether somebody sits before it, who may close the window."""
    return sys.stdin is not None and sys.stdin.isatty()


def configure(app: ASGIApp, settings: Settings, passing: Passing | None = None) -> BoundedConfig:
    """How uvicorn is to serve: the quickest parts there are, no frame that is too large, and no
    more connections than can be had."""
    return BoundedConfig(
        app,
        doorway_for(settings),
        head_seconds=settings.head_seconds,
        frames_per_second=FRAMES_TO_A_MESSAGE * settings.messages_per_second,
        passing=passing,
        # On Windows there is no uvloop.
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        forwarded_allow_ips=trusted(settings).listed(),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
        timeout_keep_alive=30,
        callback_notify=memory.give_back,
        timeout_notify=memory.EVERY,
    )


def application(settings: Settings) -> ASGIApp:
    """What a server in service runs."""
    return make_app(make_services(settings))


def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    application: Callable[[Settings], ASGIApp] = application,
    *,
    passing: Passing | None = None,
) -> int:
    """Serve until a signal ends it, be it as one of several processes with one socket, which hand
    connections on; the exit code."""
    set_up_logs(settings)
    config = configure(application(settings), settings, passing)
    collect_seldom()
    server = Server(config, ready)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def collect_seldom() -> None:
    """Have Python look for circular garbage seldom: what a move or a connection leaves behind is
    freed at once without that, and looking through some hundred tables took a sixth of the server's
    time. Among what is new it looks more often: that costs the same in sum, and what a request
    leaves does not grow to many megabytes first."""
    # What was made so far stays as long as the server runs.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 250, 100)


def open_browser(url: str) -> None:
    """Open the page where there is a browser to open it."""
    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)
