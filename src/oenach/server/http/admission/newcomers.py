"""People who come for the first time: so many in a minute from each address, and no more."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from oenach.server.http.admission.limits import Buckets

PLACES: Final = 32
"""So many of one address wait to be let in, in the order in which they came; whoever has a place
is let in after as many others at most."""


class Newcomers:
    """Lets them in, at once or after those of the same address who came before.

    Nobody can tell one who comes for the first time from one who comes with ever new names. So
    these do not race for what there is: each connection has one place in a line.
    """

    def __init__(self, per_minute: int) -> None:
        self._pause = 60 / per_minute
        self._buckets = Buckets(per_minute / 60, float(per_minute))
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def let_in(self, address: str) -> bool:
        """Whether somebody is let in, perhaps after a while; False at once if too many wait."""
        line = self._lines.get(address)
        if line is None and self._buckets.take(address):
            return True
        if len(line or ()) >= PLACES:
            return False
        turn = asyncio.get_running_loop().create_future()
        if line is None:
            line = self._lines[address] = deque()
            self._look_again(address)
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # The server stops.
            return False
        return True

    def _look_again(self, address: str) -> None:
        asyncio.get_running_loop().call_later(self._pause, self._open, address)

    def _open(self, address: str) -> None:
        """Let in whoever may come now, and look again while others wait."""
        line = self._lines[address]
        while line and (line[0].done() or self._buckets.take(address)):
            turn = line.popleft()
            if not turn.done():
                turn.set_result(None)
        if line:
            self._look_again(address)
        else:
            del self._lines[address]
