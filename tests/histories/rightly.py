"""A match that is played as it should be, without a server around it: what its players sent and
saw, and what is left of it."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Final

from histories.evidence import Evidence, collect
from histories.record import Came, History, Lost, Message, Saw, Sent
from oenach.server.http.slow.records import Stored, public_or_full_log
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.table.commands import dispatch
from oenach.server.table.table import Table
from oenach.server.wire.commands import decoded
from oenach.server.wire.visitor import Visitor
from stores import GAME, opened_registry, started_table

OPTIONS: Final[dict[str, object]] = {"rounds": 2}


class Seated:
    """Somebody at the table, who comes and goes."""

    def __init__(self, table: Table, seat: int, clock: list[float]) -> None:
        self.history = History(f"Medb {seat}", table.row.id)
        self.position: Message = {}
        self.visitor: Visitor | None = None
        self._table = table
        self._seat = seat
        self._clock = clock

    def _now(self) -> float:
        self._clock[0] += 1
        return self._clock[0]

    async def come(self) -> None:
        """Connect, after the last event that is known."""
        after = self.position.get("seq", -1)
        self.visitor = Visitor(f"person-{self._seat}", self.history.person, after)
        self.history.notes.append(Came(self._now(), 0, after))
        await self._table.enter(self.visitor)
        self.listen()
        # The table makes no move by itself, however slow the machine is.
        await self.send({"type": "by-hand", "yes": True})

    def go(self) -> None:
        """Let the connection end."""
        assert self.visitor is not None
        self._table.leave(self.visitor)
        self.history.notes.append(Lost(self._now(), "left"))
        self.visitor = None

    def listen(self) -> None:
        """Take in what was told."""
        assert self.visitor is not None
        for frame in list(self.visitor._outbox):
            message: Message = json.loads(frame)
            self.position = message.get("position") or self.position
            self.history.notes.append(Saw(self._now(), message))
        self.visitor._outbox.clear()

    async def send(self, message: Message) -> None:
        """Say something, and hear the answer."""
        assert self.visitor is not None
        self.history.notes.append(Sent(self._now(), message))
        await dispatch(self._table, self.visitor, decoded(json.dumps(message)))


def played(seed: int) -> tuple[list[History], Evidence]:
    """A match of two who move, undo, queue, talk, and come and go."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_played(f"sqlite:///{Path(folder) / 'oenach.db'}", seed))


async def _played(url: str, seed: int) -> tuple[list[History], Evidence]:
    chance, clock = random.Random(seed), [0.0]
    async with opened_registry(url) as registry:
        table = await started_table(registry, GAME, options=OPTIONS)
        sitting = [Seated(table, seat, clock) for seat in range(2)]
        for one in sitting:
            await one.come()
            _all_listen(sitting)
        while not table.playing().over:
            await _something_happens(sitting, chance)
        histories = [one.history for one in sitting]
        for one in sitting:
            one.go()
        return histories, _evidence(url, table)


def _all_listen(sitting: list[Seated]) -> None:
    for one in sitting:
        if one.visitor is not None:
            one.listen()


async def _something_happens(sitting: list[Seated], chance: random.Random) -> None:
    mover = next(one for one in sitting if one.position["viewer"] == one.position["to_act"])
    other = next(one for one in sitting if one is not mover)
    await mover.send(_command(mover.position, chance))
    _all_listen(sitting)
    whim = chance.random()
    if whim < 0.2:
        other.go()
        await other.come()
    elif whim < 0.5:
        words = f"{chance.getrandbits(32):08x}"
        await other.send({"type": "say", "text": words})
    elif other.position.get("queueable"):
        move = chance.choice(other.position["queueable"])["text"]
        identity = f"{chance.getrandbits(64):016x}"
        await other.send({"type": "queue", "id": identity, "moves": [move]})
    _all_listen(sitting)


def _command(position: Message, chance: random.Random) -> Message:
    identity, answers = f"{chance.getrandbits(64):016x}", position["seq"]
    if position.get("undo") and chance.random() < 0.1:
        return {"type": "undo", "id": identity, "answers": answers}
    move = chance.choice(position["offers"])["text"]
    return {"type": "move", "id": identity, "answers": answers, "moves": [move]}


def _evidence(url: str, table: Table) -> Evidence:
    engine = open_database(url)
    try:
        [evidence] = collect(engine, [table.row.id])
        stored = Stored(Archive(engine), evidence.row, evidence.game)
        evidence.log = json.loads(json.dumps(public_or_full_log(stored)))
    finally:
        engine.dispose()
    evidence.people = {f"Medb {seat}": f"person-{seat}" for seat in range(2)}
    evidence.verified = True
    return evidence
