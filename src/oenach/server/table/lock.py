"""The lock of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Literal

from oenach.kernel.errors import OenachError


class TableLock(asyncio.Lock):
    """Held by whoever changes a table, one after the other.

    A refusal changes nothing. Whoever ends in any other way before the time may have changed some
    of the table and not the rest: it is then in doubt.
    """

    def __init__(self, doubt: Callable[[], None]) -> None:
        super().__init__()
        self._doubt = doubt
        self.turn = 0
        """The number of whoever has the table to themselves, or had it last."""

    async def acquire(self) -> Literal[True]:
        """Wait for one's turn."""
        await super().acquire()
        self.turn += 1
        return True

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None and not isinstance(error, OenachError):
            self._doubt()
        self.release()
