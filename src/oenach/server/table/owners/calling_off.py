"""Ending a match early, when everybody agrees who is there."""

from __future__ import annotations

from collections.abc import Collection

from oenach.kernel.seats import SeatLetter, letter
from oenach.server.errors import Conflict
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.owners.absences import Absences
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import CallOff
from oenach.server.wire.messages import Acknowledged, CallOffSeen
from oenach.server.wire.visitor import Visitor


class CallingOff:
    """Owns who wants to end the match early, the one who proposed it first."""

    __slots__ = ("_absences", "_audience", "_roster", "_table", "_told")

    def __init__(
        self, table: Acting, roster: Roster, audience: Audience, absences: Absences
    ) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._absences = absences
        # What those who are here know of.
        self._told: CallOffSeen | None = None

    @property
    def _agreed(self) -> list[str]:
        return list(self._roster.row.proposals.call_off)

    async def _agree(self, people: Collection[str]) -> None:
        write = Write()
        self._roster.propose(write, call_off=tuple(people))
        await self._table.commit(write)

    @property
    def proposed(self) -> CallOffSeen | None:
        """The proposal as everybody sees it; None if there is none."""
        if not self._agreed or self._roster.row.state != "playing":
            return None
        missing = sorted(self._absences.awaited() - {*self._agreed})
        return CallOffSeen(self._seats(self._agreed), sorted(self._seats(missing)))

    def _seats(self, people: list[str]) -> list[SeatLetter]:
        return [letter(seat) for person in people for seat in self._roster.seats_of(person)]

    def tell(self) -> None:
        """Tell everybody how the proposal stands, if there is one."""
        self._told = self.proposed
        if self._told is not None:
            self._audience.tell_all(self._told)

    def tell_change(self) -> None:
        """The same, if they know it otherwise."""
        if self.proposed is not None and self.proposed != self._told:
            self.tell()
        elif self.proposed is None and self._told is not None:
            self._told = None
            if self._roster.row.state == "playing":
                self._audience.tell_all(CallOffSeen())

    async def answer(self, visitor: Visitor, message: CallOff) -> None:
        """Propose it, or agree, which ends the match once nobody is missing; or decline."""
        if self._table.playing().over:
            raise Conflict("server-not-playing")
        assert visitor.person is not None, "who has a seat is a person"
        if not message.yes:
            await self._decline(visitor.person)
        elif visitor.person not in self._agreed:
            await self._agree([*self._agreed, visitor.person])
        if self._is_agreed():
            await self._call_off(message, visitor)
        else:
            visitor.tell(Acknowledged(message.id))
            self.tell()

    async def _decline(self, person: str) -> None:
        if not self._agreed:
            raise Conflict("server-nothing-proposed")
        await self._agree(())
        self._told = None
        self._audience.tell_all(CallOffSeen(declined=self._seats([person])[0]))

    async def look_again(self) -> None:
        """Somebody need not be waited for any longer, or has lost or got a seat."""
        if not self._agreed:
            return
        still = [person for person in self._agreed if self._roster.seats_of(person)]
        if still != self._agreed:
            await self._agree(still)
        if not still:
            self._told = None
            self._audience.tell_all(CallOffSeen())
        elif self._is_agreed() and not self._table.playing().over:
            await self._call_off(None, None)
        else:
            self.tell()

    def _is_agreed(self) -> bool:
        return bool(self._agreed) and self._absences.awaited() <= {*self._agreed}

    async def _call_off(self, command: CallOff | None, by: Visitor | None) -> None:
        await self._table.act(lambda match: match.call_off(), command=command, by=by)

    def end(self) -> None:
        """Nothing is proposed any more."""
        self._told = None
