"""Who sits down, gets up, is asked to leave, and when a match begins.

The table's lock is held in all of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oenach.kernel.seats import letter
from oenach.server.errors import Conflict, Forbidden
from oenach.server.moments import now_ms
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.writes import Kind, Write
from oenach.server.table.due import stand_in
from oenach.server.table.notice import onlooker_id
from oenach.server.table.restoring import first_position
from oenach.story import Sitter

if TYPE_CHECKING:
    from oenach.server.table.table import Table


async def join(table: Table, person: str, name: str, seat: int | None, nonce: bytes | None) -> int:
    """Sit down at an open seat, the first one unless another is asked for."""
    _check_waiting(table)
    if person in table.row.removed:
        raise Forbidden("server-removed")
    if table.seats_of(person):
        raise Conflict("server-already-seated")
    open_seats = [chair.seat for chair in table.row.seats if chair.kind == "open"]
    if seat is None:
        seat = open_seats[0] if open_seats else None
    if seat is None or seat not in open_seats:
        raise Conflict("server-no-open-seat")
    chair = table.chair(seat)
    chair.kind, chair.person, chair.name, chair.nonce = "person", person, name, nonce
    await _keep_seats(table, chair)
    return seat


async def leave(table: Table, person: str) -> None:
    """Get up. Before the start the seat is free again; later a bot plays on."""
    seats = table.seats_of(person)
    if not seats and person != table.row.host:
        raise Forbidden("server-no-seat")
    if table.row.state == "playing":
        for seat in seats:
            if table.bot_of(seat) is None and not table.playing().over:
                await stand_in(table, seat, "left")
        return
    _check_waiting(table)
    chairs = [_emptied(table.chair(seat)) for seat in seats]
    if person == table.row.host:
        _pass_host_on(table)
    await _keep_seats(table, *chairs)


def _emptied(chair: SeatRow) -> SeatRow:
    chair.kind, chair.person, chair.name, chair.nonce = "open", None, None, None
    return chair


def _pass_host_on(table: Table) -> None:
    """The next person is the host; without people the table is closed."""
    people = [chair.person for chair in table.row.seats if chair.person is not None]
    if people:
        table.row.host = people[0]
    else:
        table.row.state = "closed"


async def remove(table: Table, seat: int) -> None:
    """The host sends somebody away, who cannot come back to this table's seats."""
    chair = table.chair(seat)
    if chair.kind != "person" or chair.person is None or chair.why == "removed":
        raise Conflict("server-nobody-there", seat=letter(seat))
    if chair.person == table.row.host:
        raise Conflict("server-host-stays")
    table.row.removed.append(chair.person)
    if table.row.state == "playing" and not table.playing().over:
        write = Write()
        write.add(Kind.MATCH_CHANGE, table.row.change())
        await stand_in(table, seat, "removed", write)
        return
    _check_waiting(table)
    await _keep_seats(table, _emptied(chair))


def sitting(table: Table, seat: int) -> str:
    """The person at a seat."""
    person = table.chair(seat).person
    if person is None:
        raise Conflict("server-nobody-there", seat=letter(seat))
    return person


def looking_on(table: Table, onlooker: str | None) -> str:
    """The person who looks on under an id."""
    for person in table.onlookers():
        if onlooker_id(table.row, person) == onlooker:
            return person
    raise Conflict("server-nobody-looks-on")


async def mute(table: Table, person: str, muted: bool) -> None:
    """What this person says is heard no more, or again."""
    if person == table.row.host:
        raise Conflict("server-host-stays")
    if muted and person not in table.row.muted:
        table.row.muted.append(person)
    elif not muted and person in table.row.muted:
        table.row.muted.remove(person)
    await _keep_seats(table)


async def rename(table: Table, person: str, name: str) -> None:
    """A person goes by another name now."""
    chairs = [table.chair(seat) for seat in table.seats_of(person)]
    if len(chairs) == 1:
        chairs[0].name = name
    for visitor in table.visitors:
        if visitor.person == person:
            visitor.name = name
    await _keep_seats(table, *chairs)


async def hand_over(table: Table, seat: int, owner: str, person: str) -> None:
    """A seat moves to another device, which is another person to the server.

    It keeps its name: whoever plays there is the same, or was named at a shared screen.
    """
    chair = table.chair(seat)
    if chair.kind != "person" or chair.person != owner or chair.why == "removed":
        raise Conflict("server-link-too-old")
    if person in table.row.removed:
        raise Forbidden("server-removed")
    if person != owner and table.seats_of(person) and not table.row.terms.pass_and_play:
        raise Conflict("server-already-seated")
    table.here.pop(owner, None)
    chair.person = person
    if table.row.host == owner and not table.seats_of(owner):
        table.row.host = person
    await _keep_seats(table, chair)
    await table.show_again({owner, person})


async def start(table: Table, fill: str | None, nonce: bytes | None = None) -> None:
    """Begin the match; open seats are taken by bots if that is asked for.

    The host has seen the commitment, too, and may add to the draws now that nobody else can.
    """
    _check_waiting(table)
    row = table.row
    chairs = [chair for chair in row.seats if chair.kind == "open"]
    if chairs and fill is None:
        raise Conflict("server-open-seats", count=len(chairs))
    for chair in chairs:
        chair.kind, chair.level = "bot", fill
    own = table.seats_of(row.host)
    if own and nonce is not None:
        table.chair(own[0]).nonce = nonce
        chairs.append(table.chair(own[0]))
    row.state, row.started = "playing", now_ms()
    match = first_position(row, table.game)
    table.match = match
    for chair in row.seats:
        match.take_seat(chair.seat, str(sitter_of(chair)))
    write = Write()
    write.add(Kind.MATCH_CHANGE, row.change())
    for chair in chairs:
        write.add(Kind.SEAT_CHANGE, chair.change(row.number))
    before = table.game.new().observe(None) if table.teller.reads_views else None
    await table.keep(match, -1, before, None, write)
    table.tell_table()
    table.publish()


def turned(chair: SeatRow, row: MatchRow) -> SeatRow:
    """Who sits one seat further in the next match; a bot does for somebody who was sent away."""
    seat = (chair.seat + 1) % len(row.seats)
    if chair.why == "removed":
        return SeatRow(seat, "bot", level=row.terms.stand_in)
    return SeatRow(seat, chair.kind, chair.person, chair.name, chair.level)


def sitter_of(chair: SeatRow) -> Sitter:
    """Whoever sits at a seat when the match begins, as the log names them."""
    if chair.kind == "bot":
        return Sitter(True, chair.level or "")
    return Sitter(False, chair.name or letter(chair.seat))


def _check_waiting(table: Table) -> None:
    if table.row.state != "waiting":
        closed = table.row.state == "closed"
        raise Conflict("server-closed" if closed else "server-already-started")


async def _keep_seats(table: Table, *chairs: SeatRow) -> None:
    write = Write()
    write.add(Kind.MATCH_CHANGE, table.row.change())
    for chair in chairs:
        write.add(Kind.SEAT_CHANGE, chair.change(table.row.number))
    await table.commit(write)
    table.tell_table()
