"""Tables that are put away, and taken up again."""

from __future__ import annotations

from oenach.server.clock import now_ms
from oenach.server.errors import Conflict
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.bots.stand_ins import StandIns
from oenach.server.table.owners.due.timers import Timers
from oenach.server.table.roster import Roster


class Shelving:
    """Owns whether a table is put away. The table's lock is held in all of these."""

    __slots__ = ("_absences", "_audience", "_roster", "_stand_ins", "_table", "_timers")

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        audience: Audience,
        timers: Timers,
        absences: Absences,
        stand_ins: StandIns,
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._timers = timers
        self._absences = absences
        self._stand_ins = stand_ins

    def check_in_use(self) -> None:
        """Conflict while the table is put away."""
        if self._roster.row.put_away is not None:
            raise Conflict("server-put-away")

    def check_may_go(self, person: str | None) -> None:
        """Conflict if the table cannot be put away: it is over, or others than this person, who
        have a seat, are there."""
        if self._roster.row.state not in ("waiting", "playing"):
            raise Conflict("server-not-playing")
        self.check_in_use()
        there = self._audience.connected() - {person}
        if any(self._roster.seats_of(one) for one in there):
            raise Conflict("server-others-are-there")

    async def put_away(self) -> None:
        """Nothing is due any more, no clock runs and no bot thinks."""
        write, now = Write(), now_ms()
        self._roster.put_away(now, write)
        self._timers.put_away(now, write)
        await self._table.commit(write)
        self._audience.tell_table()

    async def take_up(self) -> None:
        """Whatever was due is due again, and whoever came back in the meantime plays again."""
        if self._roster.row.put_away is None:
            raise Conflict("server-not-put-away")
        write = Write()
        self._roster.take_up(now_ms(), write)
        self._timers.visited()
        if self._roster.row.state == "playing":
            await self._table.reschedule(write)
        else:
            await self._table.commit(write)
        self._absences.begin()
        self._audience.tell_table()
        for person in sorted(self._audience.connected()):
            for told in await self._stand_ins.welcome_back(person):
                self._audience.tell_person(person, told)
