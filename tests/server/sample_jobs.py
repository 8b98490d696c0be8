"""Jobs for processes that work for a server: each does one thing that such a job may do."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import waiting
from oenach.server.errors import Conflict

HERE = __name__


def pid(name: str = "") -> bytes:
    """Says in which process it was done."""
    return f"{os.getpid()} {name}".encode()


def note(file: str, name: str, until: str | None = None) -> bytes:
    """Adds its name to a file; before that it may wait for another file."""
    if until is not None:
        waiting.until(lambda: Path(until).exists(), "the file that lets the job go on")
    with Path(file).open("a") as done:
        done.write(f"{name}\n")
    return name.encode()


def refuse() -> bytes:
    """Refuses."""
    raise Conflict("server-not-over")


def fail() -> bytes:
    """Has a fault."""
    raise ZeroDivisionError("a fault of the job")


def die() -> bytes:
    """Ends its process."""
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def grow() -> bytes:
    """Takes more memory than there is for it."""
    return bytes(8 * 1024 * 1024 * 1024)


def endless(**_: object) -> bytes:
    """Goes on until its process is ended; leaves a file that says that it has begun."""
    (Path(os.environ["OENACH_DATA"]) / "begun").touch()
    signal.pause()
    return b""
