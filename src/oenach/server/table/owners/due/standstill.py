"""Nothing happens at a table by itself: while all games rest, and when nobody has it any more."""

from __future__ import annotations

from oenach.server.store.stillness import Stillness
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.owners.due.timers import Timers


class Standstill:
    """Holds all that goes on at a table by itself."""

    __slots__ = ("_absences", "_clocks", "_stillness", "_timers")

    def __init__(
        self, stillness: Stillness, timers: Timers, absences: Absences, clocks: Clocks
    ) -> None:
        self._stillness = stillness
        self._timers = timers
        self._absences = absences
        self._clocks = clocks

    def rest(self) -> None:
        """Nothing happens here by itself any more."""
        self._timers.stop()
        self._absences.stop()

    def end(self) -> None:
        """The same for good: whoever still looks at a table that was let go does not wake it."""
        self._timers.end()
        self._absences.end()

    def stand_still(self) -> None:
        """Nothing happens here by itself, and no clock runs."""
        self.rest()
        self._clocks.halt(self._stillness.now())

    def heed(self) -> None:
        """The same if all games rest: what was read from the store would go on."""
        if self._stillness.resting:
            self.stand_still()

    def give_back(self, gone_by: int) -> None:
        """All games rested for so many milliseconds, which count for nobody."""
        self._absences.give_back(gone_by)
        self._timers.give_back(gone_by)
