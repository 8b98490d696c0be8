"""What comes from one address begins at a steady pace: no storm there fills the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from oenach.server.http.admission.limits import MOST_BUCKETS
from oenach.server.workers.bounded_queue import BoundedQueue

UNBOUNDED: Final = 2**62
"""How many wait is bounded by how many connections an address may have."""


class Waiting(NamedTuple):
    """Somebody who waits for their turn, and what it counts for."""

    turn: asyncio.Future[None]
    cost: float


class Pace:
    """Lets some begin at once at each address, and then so many in a second; who asks there without
    end waits for the others there, who take turns.

    All that is being done has its share of the event loop: a thousand things that begin together
    would make everybody else's wait a thousand times as long, though each of them is quick.
    """

    def __init__(self, per_second: float, at_once: float) -> None:
        self._seconds_each = 1 / per_second
        self._ahead = at_once / per_second
        # When the next may begin, had all begun one after the other.
        self._next: OrderedDict[str, float] = OrderedDict()
        self._lines: dict[str, BoundedQueue[Waiting]] = {}

    async def turn(self, address: str, who: str, cost: float = 1.0) -> None:
        """Wait, if need be, until it is somebody's turn at an address."""
        line = self._lines.get(address)
        if line is None:
            if self._begins(address, cost):
                return
            line = self._lines[address] = BoundedQueue(UNBOUNDED, UNBOUNDED)
            self._look_again(address)
        waiting = Waiting(asyncio.get_running_loop().create_future(), cost)
        line.put(who, waiting)
        await waiting.turn

    def _begins(self, address: str, cost: float) -> bool:
        now = asyncio.get_running_loop().time()
        due = max(self._next.pop(address, 0.0), now - self._ahead)
        begins = due <= now
        self._next[address] = due + cost * self._seconds_each if begins else due
        if len(self._next) > MOST_BUCKETS:
            self._next.popitem(last=False)
        return begins

    def _look_again(self, address: str) -> None:
        loop = asyncio.get_running_loop()
        loop.call_at(self._next.get(address, loop.time()), self._let_in, address)

    def _let_in(self, address: str) -> None:
        line = self._lines[address]
        while len(line):
            # What it costs is known when it is taken, and keeps those after it waiting.
            if not self._begins(address, 0.0):
                self._look_again(address)
                return
            waiting = line.take()
            if not waiting.turn.done():
                self._begins(address, waiting.cost)
                waiting.turn.set_result(None)
        del self._lines[address]
