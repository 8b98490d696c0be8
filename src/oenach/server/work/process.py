"""The process that works for a server. Started by `worker.Worker`.

    python -m oenach.server.work.process LIFELINE

LIFELINE is the number of a pipe whose other end only the server holds. Every job has one reply.
"""

from __future__ import annotations

import gzip
import os
import resource
import select
import signal
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Final

import msgspec

from oenach.bots.hosting.process import die_with_the_parent, private_pipes
from oenach.kernel.errors import OenachError
from oenach.server.errors import ServerError
from oenach.server.work.frames import DONE, FAILED, REFUSED, Frame, Refusal, read_frame

NICE: Final = 10
"""How far it stands back behind the server, which answers people, where both want a core."""

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of its own that it may use; a job that needs more fails."""

PACKED: Final = 6


def main() -> None:
    """Work until there is nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lifeline = int(sys.argv[1])
    die_with_the_parent(lifeline)
    if is_cut(lifeline):
        # The server was gone before anybody listened for that.
        return
    os.nice(NICE)
    _bound_memory()
    jobs, replies = private_pipes()
    while (job := read_frame(jobs.read)) is not None:
        reply = answered(job.body)
        replies.write(reply.to_bytes())
        replies.flush()


def is_cut(lifeline: int) -> bool:
    """Whether nobody holds the other end any more."""
    looking = select.poll()
    looking.register(lifeline, select.POLLHUP)
    return bool(looking.poll(0))


def _bound_memory() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    bound = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (bound, most))


def answered(body: bytes) -> Frame:
    """What became of a job."""
    try:
        job = msgspec.json.decode(body)
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
