"""Who sits down, gets up, is asked to leave, and when a match begins."""

from __future__ import annotations

from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.errors import Conflict, Forbidden
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.writing.writes import Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.audience.curtains import Curtains
from oenach.server.table.audience.table_seen import person_id
from oenach.server.table.owners.bots.stand_ins import StandIns
from oenach.server.table.owners.calling_off import CallingOff
from oenach.server.table.owners.naming import Naming
from oenach.server.table.roster import Roster


class Seating:
    """Owns who may sit where. The table's lock is held in all of these."""

    __slots__ = (
        "_audience",
        "_calling_off",
        "_curtains",
        "_naming",
        "_roster",
        "_stand_ins",
        "_table",
    )

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        curtains: Curtains,
        audience: Audience,
        naming: Naming,
        stand_ins: StandIns,
        calling_off: CallingOff,
    ) -> None:
        self._table = table
        self._roster = roster
        self._curtains = curtains
        self._audience = audience
        self._naming = naming
        self._stand_ins = stand_ins
        self._calling_off = calling_off

    async def join(self, person: str, name: str, *, seat: int | None, nonce: bytes | None) -> int:
        """Sit down at an open seat, the first one unless another is asked for."""
        self._check_waiting()
        if person in self._roster.row.removed:
            raise Forbidden("server-removed")
        if self._roster.seats_of(person):
            raise Conflict("server-already-seated")
        open_seats = self._roster.open_seats()
        if seat is None:
            seat = open_seats[0] if open_seats else None
        if seat is None or seat not in open_seats:
            raise Conflict("server-no-open-seat")
        write, name = Write(), self._naming.shown(person, name)
        self._roster.seat_person(seat, person=person, name=name, nonce=nonce, write=write)
        self._naming.seated(person, name, write)
        await self._keep(write)
        return seat

    async def resize(self, game: Game) -> None:
        """The table gets as many seats as a game has; open seats go first, then bots, never
        anybody who sits there."""
        self._check_waiting()
        chairs = list(self._roster.chairs)
        for kind in ("open", "bot"):
            for chair in reversed([one for one in chairs if one.kind == kind]):
                if len(chairs) > game.seats:
                    chairs.remove(chair)
        if len(chairs) > game.seats:
            raise Conflict("server-too-few-seats", count=len(chairs))
        chairs += [SeatRow(seat, "open") for seat in range(len(chairs), game.seats)]
        write = Write()
        self._roster.resize(chairs, game.given, write)
        await self._keep(write)

    async def leave(self, person: str) -> None:
        """Get up. Before the start the seat is free again; later a bot plays on."""
        roster = self._roster
        if roster.row.put_away is not None:
            raise Conflict("server-put-away")
        seats = roster.seats_of(person)
        if not seats and person != roster.host:
            raise Forbidden("server-no-seat")
        if roster.row.state == "playing":
            for seat in seats:
                if roster.bot_of(seat) is None and not self._table.playing().over:
                    await self._stand_ins.check_may_stand_in(seat)
                    await self._stand_ins.take_over(seat, "left")
            return
        self._check_waiting()
        write = Write()
        for seat in seats:
            roster.empty(seat, write)
        if person == roster.host:
            roster.pass_host_on(write)
        await self._keep(write)

    async def remove(self, seat: int) -> None:
        """The host sends somebody away, who cannot come back to this table's seats unless they are
        invited."""
        roster = self._roster
        chair = roster.chair(seat)
        if chair.kind == "bot":
            raise Conflict("server-bot-sits-there", seat=letter(seat))
        if chair.kind != "person" or chair.person is None or chair.why == "removed":
            raise Conflict("server-nobody-there", seat=letter(seat))
        if chair.person == roster.host:
            raise Conflict("server-host-stays")
        write = Write()
        if roster.row.put_away is not None:
            raise Conflict("server-put-away")
        if roster.row.state == "playing" and not self._table.playing().over:
            await self._send_away_from_match(chair.person, chair.name or "", write)
            return
        self._check_waiting()
        for own in roster.seats_of(chair.person):
            roster.empty(own, write)
        roster.ban(chair.person, chair.name or "", write)
        await self._keep(write)

    async def send_away(self, person: str, name: str) -> None:
        """The same for anybody: whoever has no seat may not sit down here, nor say anything."""
        seats = self._roster.seats_of(person)
        if seats:
            await self.remove(seats[0])
            return
        if person == self._roster.host:
            raise Conflict("server-host-stays")
        write = Write()
        self._roster.ban(person, name, write)
        await self._keep(write)

    async def _send_away_from_match(self, person: str, name: str, write: Write) -> None:
        roster = self._roster
        seats = roster.seats_of(person)
        self._curtains.drop(person)
        roster.ban(person, name, write)
        for seat in seats:
            await self._stand_ins.take_over(seat, "removed", write)
            write = Write()
        await self._audience.show_again({person})
        await self._calling_off.look_again()

    async def invite_back(self, sent_away: str) -> None:
        """Somebody who was sent away may come back: to an open seat before the start, later to
        their own, which a bot plays until they say that they are there."""
        row = self._roster.row
        known = {person_id(row, person): person for person in row.removed}
        if sent_away not in known:
            raise Conflict("server-not-sent-away")
        if row.state == "playing":
            # Who comes back can be sent away again.
            for chair in self._roster.chairs:
                if chair.person == known[sent_away]:
                    await self._stand_ins.check_may_stand_in(chair.seat)
        write = Write()
        self._roster.invite_back(known[sent_away], write)
        await self._keep(write)
        await self._audience.show_again({known[sent_away]})

    def sitting(self, seat: int) -> str:
        """The person at a seat."""
        person = self._roster.chair(seat).person
        if person is None:
            raise Conflict("server-nobody-there", seat=letter(seat))
        return person

    def looking_on(self, onlooker: str | None) -> str:
        """The person who looks on under an id."""
        for person in self._audience.onlookers():
            if person_id(self._roster.row, person) == onlooker:
                return person
        raise Conflict("server-nobody-looks-on")

    async def mute(self, person: str, muted: bool) -> None:
        """What this person says is heard no more, or again."""
        if person == self._roster.host:
            raise Conflict("server-host-stays")
        write = Write()
        self._roster.mute(person, muted, write)
        await self._keep(write)

    async def rename(self, person: str, name: str) -> None:
        """A person goes by another name now; the one of before stays theirs at this table."""
        write, name = Write(), self._naming.shown(person, name)
        self._roster.rename(person, name, write)
        if self._roster.seats_of(person):
            self._naming.note(person, name, write)
        self._audience.rename(person, name)
        await self._keep(write)

    def check_hand_over(self, seat: int, owner: str, person: str) -> None:
        """Conflict, or Forbidden, if a seat cannot move to another device."""
        roster = self._roster
        chair = roster.chair(seat)
        if chair.kind != "person" or chair.person != owner or chair.why == "removed":
            raise Conflict("server-link-too-old")
        if person in roster.row.removed:
            raise Forbidden("server-removed")
        if person != owner and roster.seats_of(person) and not roster.terms.pass_and_play:
            raise Conflict("server-already-seated")

    async def hand_over(self, seat: int, owner: str, person: str) -> None:
        """A seat moves to another device, which is another person to the server.

        It keeps its name: whoever plays there is the same, or was named at a shared screen.
        """
        self.check_hand_over(seat, owner, person)
        roster = self._roster
        self._curtains.drop(owner)
        write = Write()
        roster.hand_over(seat, person, write)
        self._naming.handed_over(owner, person, roster.chair(seat).name or "", write)
        await self._keep(write)
        await self._audience.show_again({owner, person})
        await self._calling_off.look_again()

    async def start(
        self, fill: str | None, nonce: bytes | None = None, played: Match | None = None
    ) -> None:
        """Begin the match; open seats are taken by bots if that is asked for.

        The host has seen the commitment, too, and may add to the draws now that nobody else can.
        A match that was `played` so far elsewhere, with the table's secret, goes on here.
        """
        self._check_waiting()
        missing = len(self._roster.open_seats())
        if missing and fill is None:
            raise Conflict("server-open-seats", count=missing)
        write = Write()
        self._roster.begin(now_ms(), fill=fill, nonce=nonce, write=write)
        self._naming.make_way_for_bots(write)
        await self._table.begin(write, played)

    def _check_waiting(self) -> None:
        state = self._roster.row.state
        if self._roster.row.put_away is not None:
            raise Conflict("server-put-away")
        if state != "waiting":
            raise Conflict("server-closed" if state == "closed" else "server-already-started")

    async def _keep(self, write: Write) -> None:
        await self._table.commit(write)
        self._audience.tell_table()


def turned(chair: SeatRow, row: MatchRow) -> SeatRow:
    """Who sits one seat further in the next match; a bot does for somebody who was sent away."""
    seat = (chair.seat + 1) % len(row.seats)
    if chair.why == "removed":
        return SeatRow(seat, "bot", level=row.terms.stand_in)
    return SeatRow(seat, chair.kind, person=chair.person, name=chair.name, level=chair.level)
