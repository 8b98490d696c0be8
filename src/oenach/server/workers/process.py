"""The process that works for a server. Started by `worker.Worker`.

    python -m oenach.server.workers.process LIFELINE

`processes.child.ChildProcess` adds LIFELINE. Every job has one reply.
"""

from __future__ import annotations

import gzip
import os
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Final

import msgspec

from oenach.kernel.errors import OenachError
from oenach.processes.frames import Frame
from oenach.processes.serving import serve_frames
from oenach.server.errors import ServerError
from oenach.server.workers.frames import DONE, FAILED, REFUSED, Refusal

NICE: Final = 10
"""How far it stands back behind the server, which answers people, where both want a core."""

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of its own that it may use; a job that needs more fails."""

PACKED: Final = 6


def main() -> None:
    """Work until there is nothing more to do."""
    _stand_back()
    _bound_memory()
    serve_frames(int(sys.argv[1]), answered)


def _stand_back() -> None:
    # Windows has another way, which only whoever starts a process can go.
    if hasattr(os, "nice"):
        os.nice(NICE)


def _bound_memory() -> None:
    # Windows counts nobody's memory: there a job that wants too much is ended for being late.
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    bound = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (bound, most))


def answered(frame: Frame) -> Frame:
    """What became of a job."""
    try:
        job = msgspec.json.decode(frame.body)
        module, _, name = job["call"].partition(":")
        work: Callable[..., bytes] = getattr(import_module(module), name)
        return Frame(DONE, gzip.compress(work(**job["given"]), PACKED))
    except OenachError as error:
        status = error.status if isinstance(error, ServerError) else 400
        told = Refusal(status, error.code, error.key, dict(error.facts))
        return Frame(REFUSED, msgspec.json.encode(told))
    except Exception:
        return Frame(FAILED, traceback.format_exc().encode())


if __name__ == "__main__":
    main()
