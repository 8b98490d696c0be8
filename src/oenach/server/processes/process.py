"""What runs in one of several serving processes: a server on a socket that it was given."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from contextlib import closing
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from oenach.kernel.errors import OenachError
from oenach.messages import explain
from oenach.server import serving
from oenach.server.listening.passing import Passing
from oenach.server.processes.child import READY, Order

BAD_START: Final = 2
"""The exit code when it cannot serve, and has said why."""

PATIENCE: Final = 30.0
"""Seconds that it has to end by itself when its supervisor is gone."""


def main(listening: int, line: int) -> int:
    """Serve as the supervisor says until a signal, or the supervisor's own end; the exit code."""
    to_supervisor = socket.socket(fileno=line)
    with to_supervisor.makefile("rb") as told:
        order = msgspec.json.decode(told.readline(), type=Order)
    threading.Thread(target=_end_with_supervisor, args=[to_supervisor], daemon=True).start()
    try:
        with closing(Passing(order.ends)) as passing:
            return serving.serve(
                order.settings,
                socket.socket(fileno=listening),
                lambda: to_supervisor.sendall(READY),
                passing=passing,
            )
    except OenachError as error:
        sentence = Text(explain(error, order.language))
        Console(stderr=True, highlight=False).print(sentence, soft_wrap=True)
        return BAD_START


def _end_with_supervisor(line: socket.socket) -> None:
    """Nothing more is ever said: what comes is the end of the line."""
    while line.recv(1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
