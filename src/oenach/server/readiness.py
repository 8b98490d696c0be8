"""Telling systemd that there is somebody to answer, where a unit waits for that."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from typing import Final

ADDRESS: Final = "NOTIFY_SOCKET"
"""The variable in which systemd names the socket that it listens to."""


def tell_readiness() -> None:
    """Say it to whoever started this as a service of `Type=notify`."""
    address = os.environ.get(ADDRESS)
    if sys.platform == "win32" or not address:
        return
    # An @ stands for the byte 0, of sockets that are in no folder.
    place = "\0" + address[1:] if address.startswith("@") else address
    # Nobody is kept from playing because nobody listens there.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.sendto(b"READY=1", place)
