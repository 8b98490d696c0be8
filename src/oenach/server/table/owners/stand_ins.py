"""Bots that play in somebody's place."""

from __future__ import annotations

from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.server.errors import Conflict, Forbidden
from oenach.server.store.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience import Audience
from oenach.server.table.owners.clocks import Clocks
from oenach.server.table.roster import Roster
from oenach.server.wire.visitor import Visitor
from oenach.story import Sitter


class StandIns:
    """Owns when a bot takes a person's seat over, and when the person has it back."""

    __slots__ = ("_audience", "_clocks", "_roster", "_table")

    def __init__(self, table: Acting, roster: Roster, clocks: Clocks, audience: Audience) -> None:
        self._table = table
        self._roster = roster
        self._clocks = clocks
        self._audience = audience

    async def take_over(self, seat: int, why: str, write: Write | None = None) -> None:
        """A bot plays in somebody's place, until the person takes the seat back."""
        write = write or Write()

        def action(match: Match) -> None:
            self._seat_bot(match, seat, why, write)

        await self._table.act(action, write=write)
        self._audience.tell_table()

    async def resign(self, seat: int, command: str, visitor: Visitor) -> None:
        """A person gives up. Among three or more a bot plays on, and the seat is not taken back."""
        if self._table.playing().game.seats == 2:
            await self._table.act(lambda match: match.resign(seat), command=command, by=visitor)
            return
        if self._table.playing().over:
            raise Conflict("server-not-playing")
        write = Write()

        def action(match: Match) -> None:
            match.resign(seat)
            self._seat_bot(match, seat, "resigned", write)

        await self._table.act(action, command=command, by=visitor, write=write)
        self._audience.tell_table()

    async def give_back(self, seat: int, command: str, visitor: Visitor) -> None:
        """A person plays again where a bot stood in."""
        chair = self._roster.chair(seat)
        if chair.stand_in is None or self._table.playing().over:
            raise Conflict("server-nothing-to-take-back", seat=letter(seat))
        if chair.why == "resigned":
            raise Forbidden("server-resigned", seat=letter(seat))
        write = Write()

        def action(match: Match) -> None:
            match.take_seat(seat, str(self._roster.sitter(seat)))
            self._roster.sit_again(seat, self._clocks.refill(seat), write)

        await self._table.act(action, command=command, by=visitor, write=write)
        self._audience.tell_table()

    def _seat_bot(self, match: Match, seat: int, why: str, write: Write) -> None:
        match.take_seat(seat, str(Sitter(True, self._roster.terms.stand_in)))
        self._roster.stand_in(seat, why, write)
