"""What a move makes a server compute, in two builds: `python -m bench.move_cost OLD NEW`.

Each is the interpreter of an environment in which the package is installed. A process of each has
its tables on SQLite, with two players at each and no sockets; in every round one move is made at
every table, by the two builds by turns, so that a slow moment hits both. Counted is the processor
time of the thread with the event loop, and of all others, which is the one that writes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]


class Cost(NamedTuple):
    """Microseconds of the processor for a move."""

    loop: float
    others: float


@dataclass(slots=True)
class Round:
    """The moves of a round that are still to be acknowledged."""

    left: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def write_now(self, frame: bytes) -> bool:
        """Take what the server writes to a player."""
        if frame.startswith(b'{"type":"acknowledged"'):
            self.left -= 1
            if not self.left:
                self.done.set()
        return True


class Tables:
    """So many tables with their players, one match after the other."""

    def __init__(self, registry: Any, count: int, writes: Round) -> None:
        self._registry = registry
        self._count = count
        self._round = writes
        self._rng = Random(5)
        self._made = 0
        self._seated: list[tuple[Any, list[Any]]] = []
        self._attending: set[asyncio.Task[None]] = set()

    async def ready(self) -> None:
        """Matches that go on, at nearly all tables."""
        self._seated = [seated for seated in self._seated if not seated[0].match.over]
        if len(self._seated) < 0.8 * self._count:
            self._seated = [await self._set_up() for _ in range(self._count)]
            await asyncio.sleep(0.3)

    async def _set_up(self) -> tuple[Any, list[Any]]:
        from bench.per_game import served_game
        from oenach.server.http.table import socket
        from oenach.server.listening.mailbox import Mailbox
        from oenach.server.store.rows import SeatRow
        from oenach.server.store.terms import Terms
        from oenach.server.table.games import shared_game
        from oenach.server.wire.visitor import Visitor

        game = shared_game(served_game(), 2, {})
        chairs = [SeatRow(seat, "person", f"person-{seat}", f"Medb {seat}") for seat in range(2)]
        table = await self._registry.set_up(
            host="person-0", game=game, chairs=chairs, public=True, terms=Terms()
        )
        async with table.lock:
            await table.seating.start(fill=None)
        # No move is to come while a round is played but those of the round.
        table.timers.leave_forced(range(2), True)
        boxes: list[Any] = [Mailbox() for _ in table.row.seats]
        metrics: Any = _Metrics()
        for chair, box in zip(table.row.seats, boxes, strict=True):
            channel = socket.Channel(box.get, _send, self._round.write_now)
            nobody: Any = None
            settings = self._registry.context.settings
            admission = socket.Admission(
                address="",
                connections=nobody,
                pace=socket.message_pace(settings),
                dear=socket.dear_messages(settings),
                settings=settings,
                metrics=metrics,
            )
            visitor = Visitor(chair.person, chair.name, -1)
            attending = socket._attend(channel, table, visitor, admission)
            self._attending.add(asyncio.create_task(attending))
        return table, boxes

    def frames(self) -> list[tuple[Any, str]]:
        """A random move at each table, and whose it is."""
        found = []
        for table, boxes in self._seated:
            state = table.match.state
            text = table.game.text(state, self._rng.choice(state.legal_moves()))
            self._made += 1
            move = {"type": "move", "id": f"move-{self._made:06}", "moves": [text]}
            frame = json.dumps({**move, "answers": table.match.last_seq})
            found.append((boxes[table.match.to_act], frame))
        return found


class _Metrics:
    def __init__(self) -> None:
        self.messages: Counter[type] = Counter()


async def _send(message: object) -> None:
    raise AssertionError(f"all is written at once, and not {message}")


async def play(count: int) -> None:
    """A round for each line that comes, and what it cost as a line."""
    from oenach.server.serving import collect_seldom

    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        registry = await _registry(f"sqlite:///{folder}/tables.db")
        writes = Round()
        tables = Tables(registry, count, writes)
        await tables.ready()
        collect_seldom()
        while await asyncio.to_thread(sys.stdin.readline):
            await tables.ready()
            frames = tables.frames()
            writes.left = len(frames)
            writes.done.clear()
            all_before, loop_before = time.process_time(), time.thread_time()
            for box, frame in frames:
                box.put_nowait({"type": "websocket.receive", "text": frame})
            await writes.done.wait()
            loop = time.thread_time() - loop_before
            others = time.process_time() - all_before - loop
            print(*(1e6 * seconds / len(frames) for seconds in (loop, others)), flush=True)
        sys.stdout.flush()
        # Nothing is left to be kept, and players still wait for one another.
        os._exit(0)


async def _registry(url: str) -> Any:
    from oenach.bots.hosting.pool import BotPool
    from oenach.server.context import Context
    from oenach.server.settings import Settings
    from oenach.server.store.archive.archive import Archive
    from oenach.server.store.database import open_database
    from oenach.server.store.leases.lease import NO_LEASE
    from oenach.server.store.leases.sharing import Sharing
    from oenach.server.store.migrating import migrate
    from oenach.server.store.writing.writer import Writer
    from oenach.server.table.registry.registry import TableRegistry
    from oenach.server.workers.pool import WorkPool

    engine = open_database(url)
    migrate(engine)
    context = Context(
        settings=Settings(tables_per_person=1_000_000, messages_per_second=1_000_000),
        archive=Archive(engine),
        writer=Writer(engine),
        bots=BotPool(1),
        work=WorkPool(1),
        sharing=Sharing(engine, NO_LEASE),
    )
    registry = TableRegistry(context)
    context.writer.open()
    await registry.open()
    return registry


class Build:
    """A process of one environment, which plays a round when it is asked."""

    def __init__(self, python: Path, tables: int, stack: ExitStack) -> None:
        # Nothing of the place where this was started must be found before the installed package.
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        self._process = stack.enter_context(
            subprocess.Popen(
                [str(python.absolute()), "-m", "bench.move_cost", "--play", str(tables)],
                cwd=folder,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )

    def round(self) -> Cost:
        """What a move cost in one round."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self._process.args!r} ended")
        return Cost(*map(float, answer.split()))


def measured(old: Path, new: Path, rounds: int, tables: int) -> list[tuple[Cost, Cost]]:
    """The costs of each round, of the old build and of the new one."""
    found = []
    with ExitStack() as stack:
        before, after = Build(old, tables, stack), Build(new, tables, stack)
        for number in range(rounds):
            if number % 2:
                later = after.round()
                found.append((before.round(), later))
            else:
                found.append((before.round(), after.round()))
    return found


def told(name: str, pairs: list[tuple[float, float]]) -> str:
    """A line about one of the costs."""
    old, new = (statistics.median(costs) for costs in zip(*pairs, strict=True))
    ratio = statistics.median(after / before for before, after in pairs if before)
    return f"{name:<12} {old:6.1f} µs a move before, {new:6.1f} now; {ratio:.3f} of it"


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.move_cost", description=__doc__)
    parser.add_argument("old", type=Path, nargs="?", help="the interpreter of the one before")
    parser.add_argument("new", type=Path, nargs="?", help="the interpreter of the one after")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.play is not None:
        import uvloop

        uvloop.run(play(asked.play))
    if asked.old is None or asked.new is None:
        parser.error("two environments are compared")
    pairs = measured(asked.old, asked.new, asked.rounds, asked.tables)
    print(told("event loop", [(old.loop, new.loop) for old, new in pairs]))
    print(told("writer", [(old.others, new.others) for old, new in pairs]))


if __name__ == "__main__":
    main()
