"""A process of players: `python -m bench.load.players`, told by `bench.load.crew` what to do.

Reads a job, connects everybody, says `ready`, begins with the next line that it reads, writes what
came of it into a file and says `done`. It is a process of its own so that what it computes is told
apart from the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.attacks.measuring import computed_by, family
from bench.load.boardgame_io import client as boardgame_io
from bench.load.job import Job, Result
from bench.pairs import Figures, Pair, connect

AT_ONCE = 16
"""Connections that are opened at the same time."""

QUIET = 0.5
"""Seconds without a message after which onlookers have been told of all others."""


class Playing:
    """A table that is played at: one match after the other, until there is none."""

    def __init__(self, pairs: Iterable[Pair], ended: asyncio.Event) -> None:
        self._pairs = iter(pairs)
        self._ended = ended

    def go_on(self, _: object = None) -> None:
        """With the next match."""
        pair = next(self._pairs, None)
        if pair is None:
            self._ended.set()
            return
        pair.over.add_done_callback(self.go_on)
        pair.begun = True
        pair.play()


class Players:
    """All who play in this process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.figures = Figures(len(job.chains))
        self.chains: list[list[Pair]] = []
        self.onlookers: list[Any] = []
        self.frames = 0
        self.frames_before = 0

    @property
    def pairs(self) -> list[Pair]:
        """At all matches, those to come too."""
        return [pair for chain in self.chains for pair in chain]

    async def come(self) -> None:
        """Connect to all matches, and wait until everybody has a position."""
        free = asyncio.Semaphore(AT_ONCE)
        rng = Random(self.job.seed)

        async def seated(pair: Pair, match: str, keys: list[str]) -> None:
            async with free:
                await self._seat(pair, match, keys)

        coming = []
        for matches in self.job.chains:
            chain = [Pair(self.figures, Random(rng.random()), self.job.pace) for _ in matches]
            self.chains.append(chain)
            coming += [seated(pair, *match) for pair, match in zip(chain, matches, strict=True)]
        await asyncio.gather(*coming)
        await self._look_on_all()
        # The first moves of a match may be forced, and are made by the table itself.
        while not all(pair.ready() for pair in self.pairs):
            if self.figures.faults:
                raise SystemExit(f"players were not let in: {self.figures.faults[0]}")
            await asyncio.sleep(0.02)

    async def _seat(self, pair: Pair, match: str, keys: list[str]) -> None:
        address = self.job.url.replace("http", "ws", 1)
        for key in keys:
            if self.job.speaks == "boardgame.io":
                await boardgame_io.connect(pair, address, match, key)
            else:
                cookie = {"Cookie": key} if key else {}
                await connect(pair, f"{address}/api/tables/{match}/socket", cookie)

    async def _look_on_all(self) -> None:
        """All onlookers, until what they are told of one another has come to an end."""
        for _ in range(self.job.onlookers):
            await self._look_on(self.job.watched)
        before = -1
        while self.onlookers and self.frames != before:
            before = self.frames
            await asyncio.sleep(QUIET)
        self.frames_before = self.frames

    async def _look_on(self, table: str) -> None:
        from picows import WSListener, WSMsgType, ws_connect

        players = self

        class Onlooker(WSListener):
            def on_ws_frame(self, transport: Any, frame: Any) -> None:
                if frame.msg_type == WSMsgType.TEXT:
                    players.frames += 1
                elif frame.msg_type == WSMsgType.CLOSE:
                    players.figures.faults.append("an onlooker was let go")
                    transport.disconnect()

        address = self.job.url.replace("http", "ws", 1)
        transport, _ = await ws_connect(Onlooker, f"{address}/api/tables/{table}/socket")
        self.onlookers.append(transport)

    async def play(self) -> Result:
        """Until time is over, or a table has played all its matches."""
        ended = asyncio.Event()
        for chain in self.chains:
            Playing(chain, ended).go_on()
        await _within(self.job.warm, ended)
        self._forget()
        began, before = time.perf_counter(), self._computed()
        await _within(self.job.seconds, ended)
        seconds = time.perf_counter() - began
        server, client = (now - then for now, then in zip(self._computed(), before, strict=True))
        figures = self.figures
        result = Result(
            moves=figures.moves,
            seconds=seconds,
            acknowledged=_microseconds(figures.acknowledged),
            updated=_microseconds(figures.updated),
            bytes_a_move=figures.received / max(1, figures.moves),
            overtaken=figures.overtaken,
            faults=list(figures.faults),
            server_seconds=server,
            client_seconds=client,
            frames=self.frames,
            frames_before=self.frames_before,
        )
        self._leave()
        return result

    def _forget(self) -> None:
        """What was measured so far does not count; what went wrong does."""
        figures = self.figures
        figures.moves = figures.received = figures.overtaken = self.frames = 0
        figures.acknowledged.clear()
        figures.updated.clear()

    def _computed(self) -> tuple[float, float]:
        return computed_by(family(self.job.pid)), time.process_time()

    def _leave(self) -> None:
        for pair in self.pairs:
            pair.stop()
        for transport in self.onlookers:
            transport.disconnect()


async def _within(seconds: float, ended: asyncio.Event) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(ended.wait(), seconds)


def _microseconds(seconds: list[float]) -> list[int]:
    return [round(1e6 * each) for each in seconds]


async def run(job: Job) -> Result:
    """Connect, wait for the word, play."""
    players = Players(job)
    await players.come()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    return await players.play()


def main() -> None:
    """Play, and say what came of it."""
    import uvloop

    job = msgspec.json.decode(sys.stdin.readline(), type=Job)
    # All times of a run are more than pipes are made for.
    Path(job.result).write_bytes(msgspec.json.encode(uvloop.run(run(job))))
    print("done", flush=True)


if __name__ == "__main__":
    main()
