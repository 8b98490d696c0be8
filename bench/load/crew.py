"""Processes of players from the side of whoever measures."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
from msgspec import structs

from bench.load.job import Chain, Job, Result


class Failed(Exception):
    """Players ended before they had played."""


class Crew:
    """Processes of players that have connected, and wait for the word."""

    def __init__(self, processes: Sequence[asyncio.subprocess.Process], folder: Path) -> None:
        self._processes = processes
        self._folder = folder

    async def play(self) -> list[Result]:
        """All begin together; what came of it, by process."""
        for process in self._processes:
            await _tell(process, b"begin")
        results = []
        for number, process in enumerate(self._processes):
            await _line(process)
            written = (self._folder / str(number)).read_bytes()
            results.append(msgspec.json.decode(written, type=Result))
        return results


@contextlib.asynccontextmanager
async def crew(jobs: Sequence[Job]) -> AsyncIterator[Crew]:
    """A process for each job; none is left behind."""
    processes: list[asyncio.subprocess.Process] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            for number, job in enumerate(jobs):
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bench.load.players"),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                processes.append(process)
                told = structs.replace(job, result=str(folder / str(number)))
                await _tell(process, msgspec.json.encode(told))
            for process in processes:
                await _line(process)
            yield Crew(processes, folder)
        finally:
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def _tell(process: asyncio.subprocess.Process, line: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise Failed(f"players ended with {await process.wait()}")
    return line


def allow_many_connections() -> None:
    """For servers and players that are started from here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def shared_out(chains: Sequence[Chain], among: int) -> list[list[Chain]]:
    """Tables, shared out evenly among so many processes, none of them without any."""
    return [list(chains[first::among]) for first in range(min(among, len(chains)))]
