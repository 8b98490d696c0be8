"""Who of those who play is away, and for how long."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable

from oenach.server.clock import now_ms
from oenach.server.table.roster import Roster

Noticed = Callable[[], None]
"""Somebody has been away for as long as was agreed."""


class Absences:
    """Owns since when each person has been away. By the server's own clock: a page only shows it.

    Time during which the table was not in memory does not count: nobody waited at it.
    """

    __slots__ = ("_ended", "_handle", "_noticed", "_roster", "_there", "since")

    def __init__(self, roster: Roster, noticed: Noticed) -> None:
        self._roster = roster
        self._noticed = noticed
        self._there: set[str] = set()
        self.since: dict[str, int] = {}
        self._handle: asyncio.TimerHandle | None = None
        # Whether the table was let go: whoever is away then is waited for by nobody.
        self._ended = False

    def came(self, person: str) -> None:
        """Somebody is there."""
        self._there.add(person)
        self.since.pop(person, None)

    def went(self, person: str) -> None:
        """Somebody's last connection is gone."""
        self._there.discard(person)
        self.since[person] = now_ms()
        self.watch()
        if self.replaceable().get(person, math.inf) <= now_ms():
            # Nobody has to wait at all.
            self._noticed()

    def begin(self) -> None:
        """The match begins, or is taken up again: who is not there is waited for from now on."""
        self.since.clear()
        self.watch()

    def give_back(self, milliseconds: int) -> None:
        """Time went by in which nobody could play: it does not count."""
        self.since = {person: at + milliseconds for person, at in self.since.items()}
        self.watch()

    def watch(self) -> None:
        """Notice it when somebody will have been away for as long as was agreed."""
        self.stop()
        now = now_ms()
        to_come = [at for at in self.replaceable().values() if at > now]
        if to_come and not self._ended:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later((min(to_come) - now) / 1000, self._notice)

    def stop(self) -> None:
        """Notice nothing any more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def end(self) -> None:
        """Notice nothing, whoever comes and goes."""
        self._ended = True
        self.stop()

    def _notice(self) -> None:
        self.watch()
        self._noticed()

    def replaceable(self) -> dict[str, int]:
        """By person who plays and is away: from when on the others need not wait any longer."""
        patience, now = 1000 * self._roster.terms.patience, now_ms()
        return {
            person: self.since.setdefault(person, now) + patience for person in self._waited_for()
        }

    def _waited_for(self) -> Iterable[str]:
        row = self._roster.row
        if row.state != "playing" or row.put_away is not None:
            return []
        return sorted(self._roster.people() - self._there)

    def awaited(self) -> set[str]:
        """Those without whom nothing is agreed on: who has a seat and is there, or was a moment
        ago."""
        now = now_ms()
        briefly = {person for person, at in self.replaceable().items() if at > now}
        return briefly | {person for person in self._there if self._roster.seats_of(person)}
