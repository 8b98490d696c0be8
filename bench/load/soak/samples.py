"""What a server holds at a moment, as the system tells it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from bench.attacks.measuring import computed_by, family


class Sample(msgspec.Struct, kw_only=True):
    """One moment, so many seconds after the start."""

    at: float
    memory: float
    """Megabytes of the server's process."""
    memory_of_all: float
    """With its bots and workers."""
    p99: float
    """Milliseconds of acknowledgements since the last moment."""
    descriptors: int
    """Of all of them, as are connections and threads: which of several processes serves is open."""
    connections: int
    threads: int
    processes: int
    computed: float
    """Seconds that all of them have computed so far."""
    moves: int
    """Acknowledged since the last moment."""


def sampled(pid: int, at: float, p99: float, moves: int) -> Sample:
    """How it stands now."""
    pids = family(pid)
    kinds = [kind for each in pids for kind in _descriptors(each)]
    return Sample(
        at=at,
        memory=_status(pid, "VmRSS") / 1000,
        memory_of_all=sum(_status(each, "VmRSS") for each in pids) / 1000,
        p99=p99,
        descriptors=len(kinds),
        connections=sum(kind.startswith("socket:") for kind in kinds),
        threads=sum(_status(each, "Threads") for each in pids),
        processes=len(pids),
        computed=computed_by(pids),
        moves=moves,
    )


def _status(pid: int, name: str) -> int:
    """A number of /proc/PID/status; 0 of a process that has just ended."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1])
    return 0


def _descriptors(pid: int) -> list[str]:
    """What is open: files and sockets by what they are links to."""
    found = []
    with contextlib.suppress(OSError):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found.append(os.readlink(link))
    return found
