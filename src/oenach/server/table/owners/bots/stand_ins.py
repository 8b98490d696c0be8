"""Bots that play in somebody's place."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from oenach.bots.catalog import BOTS
from oenach.kernel.errors import OptionError
from oenach.kernel.logs.events import Event, Moved, Seated, TakenBack
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.errors import Conflict, Forbidden, Unavailable
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.journal import Journal
from oenach.server.table.owners.absences import Absences
from oenach.server.table.owners.due.clocks import Clocks
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Command, StandIn
from oenach.server.wire.messages import GivenBack
from oenach.server.wire.visitor import Visitor
from oenach.story import Sitter, read_sitter

MOST_STAND_INS: Final = 100
"""So often bots may stand in at a seat in one match: who sits down, and comes back, makes the log
longer, which everybody reads who comes later."""


class StandIns:
    """Owns when a bot takes a person's seat over, and when the person has it back."""

    __slots__ = ("_absences", "_audience", "_clocks", "_journal", "_roster", "_table")

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        clocks: Clocks,
        audience: Audience,
        absences: Absences,
        journal: Journal,
    ) -> None:
        self._table = table
        self._roster = roster
        self._clocks = clocks
        self._audience = audience
        self._absences = absences
        self._journal = journal

    # A bot sits down.

    async def take_over(self, seat: int, why: str, write: Write | None = None) -> None:
        """A bot plays in somebody's place, until the person takes the seat back."""
        write = write or Write()

        def action(match: Match) -> None:
            self._seat_bot(match, seat, why=why, write=write)

        await self._table.act(action, write=write)
        self._audience.tell_table()

    async def check_may_stand_in(self, seat: int) -> None:
        """Conflict if bots have stood in at a seat as often as they may in one match."""
        events = await self._journal.everything(self._roster.row)
        if times_stood_in(events, seat) >= MOST_STAND_INS:
            raise Conflict("server-too-many-stand-ins", seat=letter(seat), most=MOST_STAND_INS)

    async def play_for_me(self, seat: int, message: StandIn, visitor: Visitor) -> None:
        """Somebody must leave for a while, and says when they are back."""
        await self._sit_in(seat, "left", message, visitor)

    async def play_for_absent(self, seat: int, message: StandIn, visitor: Visitor) -> None:
        """The others have waited for somebody for as long as was agreed."""
        chairs = self._roster.chairs
        if seat >= len(chairs) or (person := chairs[seat].person) is None:
            raise Conflict("server-nobody-there", seat=letter(seat))
        if self._roster.bot_of(seat) is not None:
            raise Conflict("server-bot-plays", seat=letter(seat))
        at = self._absences.replaceable().get(person)
        if at is None:
            raise Conflict("server-not-away", seat=letter(seat))
        left = at - now_ms()
        if left > 0:
            raise Conflict("server-away-briefly", seat=letter(seat), seconds=-(-left // 1000))
        await self._sit_in(seat, "away", message, visitor)

    async def _sit_in(self, seat: int, why: str, message: StandIn, visitor: Visitor) -> None:
        bot, write = known_bot(message.level), Write()
        if self._table.playing().over:
            raise Conflict("server-not-playing")
        await self.check_may_stand_in(seat)

        def action(match: Match) -> None:
            self._seat_bot(match, seat, bot=bot, why=why, write=write)

        await self._table.act(action, command=message, by=visitor, write=write)
        self._audience.tell_table()

    async def resign(self, seat: int, command: Command, visitor: Visitor) -> None:
        """A person gives up. Among three or more a bot plays on, and the seat is not taken back."""
        if self._table.playing().game.seats == 2:
            await self._table.act(lambda match: match.resign(seat), command=command, by=visitor)
            return
        if self._table.playing().over:
            raise Conflict("server-not-playing")
        write = Write()

        def action(match: Match) -> None:
            match.resign(seat)
            self._seat_bot(match, seat, why="resigned", write=write)

        await self._table.act(action, command=command, by=visitor, write=write)
        self._audience.tell_table()

    def _seat_bot(
        self, match: Match, seat: int, *, why: str, write: Write, bot: str | None = None
    ) -> None:
        bot = bot or self._roster.terms.stand_in
        match.take_seat(seat, str(Sitter(True, bot)))
        self._roster.stand_in(seat, bot, why, write)

    # The person is back.

    async def give_back(self, seat: int, command: Command, visitor: Visitor) -> None:
        """A person plays again where a bot stood in."""
        chair = self._roster.chair(seat)
        if chair.stand_in is None or self._table.playing().over:
            raise Conflict("server-nothing-to-take-back", seat=letter(seat))
        if chair.why == "resigned":
            raise Forbidden("server-resigned", seat=letter(seat))
        told = await self._sit_again(seat, command, visitor)
        self._audience.tell_person(chair.person, told)

    async def welcome_back(self, person: str | None) -> list[GivenBack]:
        """Somebody connects: where a bot played because they were away, it plays no longer."""
        told: list[GivenBack] = []
        match = self._journal.match
        if match is None or match.over or self._roster.row.put_away is not None:
            return told
        # A disk that fails now must not keep anybody from seeing the table.
        with suppress(Unavailable):
            for seat in self._roster.seats_of(person):
                if self._roster.chair(seat).why == "away":
                    told.append(await self._sit_again(seat))
        return told

    async def _sit_again(
        self, seat: int, command: Command | None = None, by: Visitor | None = None
    ) -> GivenBack:
        bot, write = self._roster.chair(seat).stand_in, Write()
        events = await self._journal.everything(self._roster.row)

        def action(match: Match) -> None:
            match.take_seat(seat, str(self._roster.sitter(seat)))
            self._roster.sit_again(seat, self._clocks.refill(seat), write)

        await self._table.act(action, command=command, by=by, write=write)
        self._audience.tell_table()
        since, moves = stood_in(events, seat)
        return GivenBack(letter(seat), bot or "", moves, since)


def stood_in(events: list[Event], seat: int) -> tuple[int, int]:
    """Since which event a bot has been playing in a person's place, and how many moves it made
    that still stand."""
    since, counted, moves = 0, 0, 0
    for event in reversed(events):
        if isinstance(event, Seated) and event.seat == seat:
            if not read_sitter(event.who).is_bot:
                break
            # A bot sits down anew after a fault of its own.
            since, counted = event.seq, moves
        elif isinstance(event, Moved) and event.seat == seat:
            moves += 1
        elif isinstance(event, TakenBack) and event.seat == seat:
            moves -= 1
    return since, max(counted, 0)


def times_stood_in(events: list[Event], seat: int) -> int:
    """How often a bot has sat down in a person's place so far."""
    sitters = [event.who for event in events if isinstance(event, Seated) and event.seat == seat]
    return sum(read_sitter(who).is_bot for who in sitters)


def known_bot(level: str) -> str:
    """The name if there is such a bot; OptionError if not."""
    if level not in BOTS:
        raise OptionError("unknown-bot", bot=level, known=", ".join(BOTS))
    return level
