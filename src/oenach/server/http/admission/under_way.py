"""Requests that are being answered: how many at the same time, and whose."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from oenach.server.http.admission.limits import one_less

PLACES: Final = 256
"""So many requests of those whom nobody knows wait at one address, in the order in which they
came."""

PATIENCE: Final = 5.0
"""Seconds for which they wait."""


GiveWay = Callable[[], None]
"""Lets a request go of which something is still to come."""


class UnderWay:
    """Counts what is being done: in all, for each address, which has half of the room at most, and
    for whoever asks there.

    Those who ask at an address have the same share of its room, of which one is always left for
    who comes next: whoever asks for everything, be it under many names, keeps none of the others
    out. Those whom nobody knows have one share together, at which their connections take turns: a
    flood of them is told from somebody who comes for the first time by nothing else.

    Whoever has taken much while nobody else was there may hold on to it by not sending the rest of
    what was begun. When others want room there, what has been waited for longest gives way.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._share = max(1, most // 2)
        self._all = 0
        self._by_address: dict[str, Counter[str]] = {}
        # Those who wait, by address and in lines of their kind.
        self._lines: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        # Those of which something is still to come, by address, the longest awaited first: how to
        # let each go, and whose it is.
        self._awaited: dict[str, dict[GiveWay, str]] = {}

    async def begin(self, address: str, who: str, *, waits: bool = False) -> bool:
        """Count one more, unless there are too many already. Who waits does so for a little, until
        there is room; with too many in all, the answer comes at once."""
        line = self._lines.get(address, {}).get(who, ())
        if not line and self._count(address, who):
            return True
        if not waits or self._all >= self._most or len(line) >= PLACES:
            return False
        return await self._wait(address, who)

    @contextmanager
    def awaited(self, address: str, who: str, give_way: GiveWay) -> Iterator[None]:
        """The rest of a request that was begun is still to come. If somebody else needs its room
        first, `give_way` is called: it is counted no longer then, and does not end."""
        awaited = self._awaited.setdefault(address, {})
        awaited[give_way] = who
        try:
            yield
        finally:
            awaited.pop(give_way, None)
            if not awaited and self._awaited.get(address) is awaited:
                del self._awaited[address]

    def end(self, address: str, who: str) -> None:
        """One less; whoever waits for that is next."""
        self._one_less(address, who)
        for waiting, line in self._lines.get(address, {}).items():
            while line and self._count(address, waiting):
                line.popleft().set_result(None)

    def _count(self, address: str, who: str) -> bool:
        here = self._by_address.get(address, Counter())
        asking = len(here) + (who not in here)
        fair = max(1, self._share // (asking + 1))
        if self._all >= self._most or here[who] >= fair:
            return False
        if here.total() >= self._share and not self._make_room(address, here, here[who]):
            return False
        self._all += 1
        self._by_address.setdefault(address, here)[who] += 1
        return True

    def _make_room(self, address: str, here: Counter[str], mine: int) -> bool:
        """Whether somebody who has more there than so many gives way: who has most of those of
        whom something is still to come."""
        awaited = self._awaited.get(address, {})
        most = max((here[one] for one in awaited.values()), default=0)
        if most <= mine:
            return False
        give_way, who = next(item for item in awaited.items() if here[item[1]] == most)
        del awaited[give_way]
        self._one_less(address, who)
        give_way()
        return True

    def _one_less(self, address: str, who: str) -> None:
        self._all -= 1
        here = self._by_address[address]
        one_less(here, who)
        if not here:
            del self._by_address[address]

    async def _wait(self, address: str, who: str) -> bool:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines = self._lines.setdefault(address, {})
        line = lines.setdefault(who, deque())
        line.append(turn)
        try:
            await asyncio.wait({turn}, timeout=PATIENCE)
        except asyncio.CancelledError:
            if turn.done():
                self.end(address, who)
            raise
        finally:
            if turn in line:
                line.remove(turn)
            if not line and lines.get(who) is line:
                del lines[who]
            if not lines and self._lines.get(address) is lines:
                del self._lines[address]
        return turn.done()
